package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// accepted names the line of the records that were sent, beside those of the relays.
const accepted = "accepted"

// display shows how far things are.
type display interface {
	// advance tells how many rows of a line arrived so far.
	advance(line string, n int)
	// close ends the display and waits for its goroutines.
	close()
}

// goals are the lines of a display with their ends, in order.
type goal struct {
	line string
	end  int
}

func goals(want *totals) []goal {
	return []goal{
		{accepted, want.Accepted},
		{"unique_flights", count(want.Unique)},
		{"late_flights", count(want.Late)},
		{"origin_windows", count(want.Windows)},
	}
}

// newDisplay draws a bar for each line on a terminal; elsewhere it writes a line for every tenth
// of the records.
func newDisplay(out io.Writer, terminal bool, goals []goal) display {
	if !terminal {
		return &lines{out: out, goals: goals}
	}
	b := &bars{container: mpb.New(mpb.WithOutput(out), mpb.WithAutoRefresh(), mpb.WithWidth(40)), bars: map[string]*mpb.Bar{}}
	for _, g := range goals {
		b.bars[g.line] = b.container.AddBar(int64(g.end),
			mpb.PrependDecorators(decor.Name(g.line, decor.WC{W: 16, C: decor.DindentRight})),
			mpb.AppendDecorators(decor.CountersNoUnit("%6d / %d"), decor.Percentage(decor.WC{W: 6})))
	}
	return b
}

// bars is a live table of progress.
type bars struct {
	container *mpb.Progress
	bars      map[string]*mpb.Bar
}

func (b *bars) advance(line string, n int) { b.bars[line].SetCurrent(int64(n)) }

func (b *bars) close() {
	for _, bar := range b.bars {
		bar.Abort(false)
	}
	b.container.Wait()
}

// lines writes progress without steering a terminal.
type lines struct {
	out   io.Writer
	goals []goal
	tenth int
}

func (l *lines) advance(line string, n int) {
	if line != accepted || l.goals[0].end == 0 {
		return
	}
	if tenth := n * 10 / l.goals[0].end; tenth > l.tenth {
		l.tenth = tenth
		fmt.Fprintf(l.out, "%d of %d records accepted\n", n, l.goals[0].end)
	}
}

func (l *lines) close() {}

// summarise writes what came out.
func summarise(out io.Writer, got *totals, took time.Duration) {
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.AppendRows([]table.Row{
		{"records accepted", got.Accepted},
		{"unique flights", fmt.Sprintf("%d from %d origins", count(got.Unique), len(got.Unique))},
		{"flights more than 120 minutes late", count(got.Late)},
		{"windows of 50 flights", fmt.Sprintf("%d with a total delay of %d minutes", count(got.Windows), got.delays())},
		{"records per second", int(float64(got.Accepted) / took.Seconds())},
	})
	fmt.Fprintln(out, t.Render())
	fmt.Fprintln(out, top(got))
}

// shownOrigins is how many origins the summary names.
const shownOrigins = 10

// top is a table of the origins with most flights.
func top(got *totals) string {
	origins := slices.SortedFunc(maps.Keys(got.Unique), func(a, b string) int {
		return cmp.Or(cmp.Compare(len(got.Unique[b]), len(got.Unique[a])), cmp.Compare(a, b))
	})
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Format.Header = text.FormatDefault
	t.AppendHeader(table.Row{"origin", "unique flights", "late", "windows", "mean delay", "maximum delay"})
	for _, origin := range origins[:min(shownOrigins, len(origins))] {
		var flights, total, longest int64
		for i, w := range got.Windows[origin] {
			flights, total = flights+w.Flights, total+w.Total
			if i == 0 || w.Max > longest {
				longest = w.Max
			}
		}
		row := table.Row{origin, len(got.Unique[origin]), len(got.Late[origin]), len(got.Windows[origin]), "-", "-"}
		if flights > 0 {
			row[4], row[5] = fmt.Sprintf("%.2f", float64(total)/float64(flights)), longest
		}
		t.AppendRow(row)
	}
	return t.Render()
}
