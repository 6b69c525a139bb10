package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"
)

const (
	// lateAfter is the delay in minutes above which a flight is late.
	lateAfter = 120
	// windowFlights is the number of flights of a window.
	windowFlights = 50
)

// flight is one line of the data.
type flight struct {
	ID          int64     `json:"flight_id"`
	DepartedAt  time.Time `json:"departed_at"`
	Origin      string    `json:"origin"`
	Destination string    `json:"destination"`
	Distance    int64     `json:"distance"`
	Delay       int64     `json:"delay"`
}

// window is the sum of 50 flights of one origin.
type window struct {
	Flights, Total, Max int64
	Mean                float64
}

// totals is what comes out for the data, per origin and in order of arrival.
type totals struct {
	// Accepted counts the lines.
	Accepted int
	// Unique and Late are flight ids.
	Unique, Late map[string][]int64
	Windows      map[string][]window
}

func newTotals() *totals {
	return &totals{Unique: map[string][]int64{}, Late: map[string][]int64{}, Windows: map[string][]window{}}
}

// expect computes the totals in a single pass, without any of the product.
func expect(data []byte) (*totals, error) {
	type identity struct {
		departedAt          int64
		origin, destination string
	}
	result, seen, open := newTotals(), map[identity]bool{}, map[string]*window{}
	for line := range bytes.Lines(data) {
		var f flight
		if err := json.Unmarshal(line, &f); err != nil {
			return nil, fmt.Errorf("line %d of the data: %w", result.Accepted+1, err)
		}
		result.Accepted++
		key := identity{f.DepartedAt.UnixNano(), f.Origin, f.Destination}
		if seen[key] {
			continue
		}
		seen[key] = true
		result.Unique[f.Origin] = append(result.Unique[f.Origin], f.ID)
		if f.Delay > lateAfter {
			result.Late[f.Origin] = append(result.Late[f.Origin], f.ID)
		}
		w := open[f.Origin]
		if w == nil {
			w = &window{Max: f.Delay}
			open[f.Origin] = w
		}
		w.Flights, w.Total, w.Max = w.Flights+1, w.Total+f.Delay, max(w.Max, f.Delay)
		if w.Flights == windowFlights {
			w.Mean = float64(w.Total) / float64(w.Flights)
			result.Windows[f.Origin] = append(result.Windows[f.Origin], *w)
			delete(open, f.Origin)
		}
	}
	return result, nil
}

// count adds up what is kept per origin.
func count[T any](perOrigin map[string][]T) int {
	n := 0
	for _, list := range perOrigin {
		n += len(list)
	}
	return n
}

// delays adds up the total delay of all windows.
func (t *totals) delays() int64 {
	var sum int64
	for _, windows := range t.Windows {
		for _, w := range windows {
			sum += w.Total
		}
	}
	return sum
}

// differences tells where two totals disagree; nothing when they are equal.
func differences(want, got *totals) []string {
	var found []string
	if want.Accepted != got.Accepted {
		found = append(found, fmt.Sprintf("%d records were accepted, expected %d", got.Accepted, want.Accepted))
	}
	found = append(found, compare("unique flights", want.Unique, got.Unique)...)
	found = append(found, compare("late flights", want.Late, got.Late)...)
	return append(found, compare("windows", want.Windows, got.Windows)...)
}

// compare compares one relay per origin: how much arrived, what, and in which order.
func compare[T comparable](what string, want, got map[string][]T) []string {
	origins := slices.Collect(maps.Keys(want))
	for origin := range got {
		if _, known := want[origin]; !known {
			origins = append(origins, origin)
		}
	}
	slices.Sort(origins)
	var found []string
	for _, origin := range origins {
		w, g := want[origin], got[origin]
		switch {
		case len(w) != len(g):
			found = append(found, fmt.Sprintf("%s: %d %s, expected %d", origin, len(g), what, len(w)))
		case !slices.Equal(w, g):
			at := 0
			for w[at] == g[at] {
				at++
			}
			found = append(found, fmt.Sprintf("%s: number %d of %s is %+v, expected %+v", origin, at+1, what, g[at], w[at]))
		}
	}
	return found
}
