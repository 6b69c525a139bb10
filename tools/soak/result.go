package main

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/jedib0t/go-pretty/v6/table"
)

// Result is what a run found.
type Result struct {
	Seconds  float64            `json:"seconds"`
	Seed     uint64             `json:"seed"`
	Overload bool               `json:"overload"`
	Records  map[string]Account `json:"records"`
	// Disturbances counts them by name.
	Disturbances map[string]int `json:"disturbances"`
	Memory       Memory         `json:"resident_memory"`
	// Goroutines of the server before the first start of the domain and after its last stop.
	Goroutines [2]int `json:"goroutines"`
	// Reserved is the memory that was reserved after the drain, but for state.
	Reserved int64 `json:"reserved_after_drain"`
	// Pressure counts the times the ingestors paused, Evictions branches that ended since the last start
	// of the domain.
	Pressure  int      `json:"memory_pressure"`
	Evictions int      `json:"branch_evictions"`
	Faults    []string `json:"faults"`
}

const (
	// shortest is the time from which on the trend of the memory is judged: before, the server still
	// fills its pools.
	shortest = 2 * time.Minute
	// growth and slack bound the late median of the memory by the early one.
	growth, slack = 1.2, 48 << 20
	// overshoot bounds the peak by the limit: the collector aims at the limit and does not know
	// everything that is resident, such as the mapped program.
	overshoot = 1.15
	// strayGoroutines may differ between two looks at a server that does nothing.
	strayGoroutines = 8
)

// judge adds a fault for everything that did not hold.
func (r *Result) judge() {
	fault := func(broken bool, format string, args ...any) {
		if broken {
			r.Faults = append(r.Faults, fmt.Sprintf(format, args...))
		}
	}
	for _, name := range names[:overNATS] {
		a := r.Records[name]
		fault(a.Acknowledged == 0, "no record over %s was acknowledged", name)
		fault(a.Missing > 0, "%d acknowledged records over %s were not delivered, first %d", a.Missing, name, a.First)
	}
	fault(r.Reserved != 0, "%d bytes are reserved after the drain", r.Reserved)
	fault(r.Goroutines[1] > r.Goroutines[0]+strayGoroutines, "%d goroutines became %d", r.Goroutines[0], r.Goroutines[1])
	m := r.Memory
	fault(m.Peak > overshoot*m.Limit, "resident memory reached %s, the limit is %s", size(m.Peak), size(m.Limit))
	long := r.Seconds >= shortest.Seconds() && !r.Overload // what waits may grow up to its bounds
	fault(long && m.Late > growth*m.Early+slack, "resident memory grew from %s to %s", size(m.Early), size(m.Late))
	fault(long && m.LiveLate > growth*m.LiveEarly+slack/4, "the live heap grew from %s to %s", size(m.LiveEarly), size(m.LiveLate))
}

func size(bytes float64) string { return fmt.Sprintf("%.0f MiB", bytes/(1<<20)) }

// show writes the result as JSON or for people.
func (r *Result) show(out io.Writer, asJSON bool) error {
	if asJSON {
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(r)
	}
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.AppendHeader(table.Row{"source", "sent", "acknowledged", "delivered", "repeated", "missing"})
	for _, name := range names {
		a := r.Records[name]
		missing := any(a.Missing)
		if name == names[overNATS] {
			missing = "-"
		}
		t.AppendRow(table.Row{name, a.Sent, a.Acknowledged, a.Delivered, a.Repeated, missing})
	}
	fmt.Fprintln(out, t.Render())
	disturbed := 0
	for _, count := range r.Disturbances {
		disturbed += count
	}
	fmt.Fprintf(out, "%.0f s with %d disturbances (seed %d); memory %s early, %s late, %s at most of %s; live heap %s early, %s late\n",
		r.Seconds, disturbed, r.Seed, size(r.Memory.Early), size(r.Memory.Late), size(r.Memory.Peak), size(r.Memory.Limit), size(r.Memory.LiveEarly), size(r.Memory.LiveLate))
	fmt.Fprintf(out, "goroutines %d before, %d after; %d bytes reserved after the drain; %d times memory pressure; %d branches ended\n",
		r.Goroutines[0], r.Goroutines[1], r.Reserved, r.Pressure, r.Evictions)
	for _, fault := range slices.Sorted(slices.Values(r.Faults)) {
		fmt.Fprintln(out, "FAULT:", fault)
	}
	if len(r.Faults) == 0 {
		fmt.Fprintln(out, "the server held out")
	}
	return nil
}
