package main

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Series that are read. Of the labelled ones all are added up whose text begins so.
const (
	resident   = "process_resident_memory_bytes"
	goroutines = "go_goroutines"
	reserved   = "nervix_memory_reserved_bytes"
	remembered = `nervix_memory_reserved_bytes{holding="state"}`
	pressure   = "nervix_memory_pressure_total"
	used       = "nervix_memory_used_bytes"
	branches   = "nervix_branch_instances"
	evictions  = "nervix_branch_evictions_total"
)

// watcher reads the metrics of the server.
type watcher struct {
	address string

	lock    sync.Mutex
	samples []float64 // of resident memory
	alive   []float64 // of the live heap
	last    map[string]float64
	peak    float64
}

// read gives the sums of all families, and the single series that are named above.
func (w *watcher) read(ctx context.Context) (map[string]float64, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+w.address+"/metrics", nil)
	if err != nil {
		return nil, err
	}
	request.Close = true // no connection of the watcher counts as a goroutine of the server later
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	values := map[string]float64{}
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := lines.Text()
		at := strings.LastIndexByte(line, ' ')
		if at < 0 || line[0] == '#' {
			continue
		}
		value, err := strconv.ParseFloat(line[at+1:], 64)
		if err != nil {
			return nil, fmt.Errorf("metrics: %.200q: %w", line, err)
		}
		family, _, _ := strings.Cut(line[:at], "{")
		values[family] += value
		if line[:at] == remembered {
			values[remembered] = value
		}
	}
	return values, lines.Err()
}

// run takes samples until the context ends.
func (w *watcher) run(ctx context.Context, every time.Duration) error {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
		values, err := w.read(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			return err
		}
		w.lock.Lock()
		w.samples, w.alive = append(w.samples, values[resident]), append(w.alive, values[used])
		w.last, w.peak = values, max(w.peak, values[resident])
		w.lock.Unlock()
	}
}

// now gives the last sample.
func (w *watcher) now() map[string]float64 {
	w.lock.Lock()
	defer w.lock.Unlock()
	return w.last
}

// await reads until the condition holds, or fails after the patience with what it saw.
func (w *watcher) await(ctx context.Context, patience time.Duration, condition func(map[string]float64) bool) (map[string]float64, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	ticker := time.NewTicker(100 * time.Millisecond)
	defer ticker.Stop()
	for {
		values, err := w.read(ctx)
		if err == nil && condition(values) {
			return values, nil
		}
		select {
		case <-ticker.C:
		case <-ctx.Done():
			if last, again := w.read(context.WithoutCancel(ctx)); again == nil {
				return last, fmt.Errorf("not within %s", patience)
			}
			return nil, fmt.Errorf("not within %s: %w", patience, err)
		}
	}
}

// Memory is the resident memory of the server in bytes.
type Memory struct {
	// Early and Late are medians of the second and of the last quarter of the time, as those of the live
	// heap are.
	Early     float64 `json:"early"`
	Late      float64 `json:"late"`
	LiveEarly float64 `json:"live_early"`
	LiveLate  float64 `json:"live_late"`
	Peak      float64 `json:"peak"`
	Limit     float64 `json:"limit"`
}

func (w *watcher) memory() Memory {
	w.lock.Lock()
	defer w.lock.Unlock()
	n := len(w.samples)
	return Memory{
		Early: median(w.samples[n/4 : n/2]), Late: median(w.samples[n-n/4:]),
		LiveEarly: median(w.alive[n/4 : n/2]), LiveLate: median(w.alive[n-n/4:]), Peak: w.peak,
	}
}

func median(list []float64) float64 {
	if len(list) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(list))
	return sorted[len(sorted)/2]
}
