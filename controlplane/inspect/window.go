package inspect

import (
	"fmt"
	"slices"
	"strings"

	"nervix/generated/model"
	"nervix/grammar"
)

func (d *description) window(m *model.WindowProcessor) {
	d.head("window processor")
	d.placement()
	d.line("from", from(m.Inputs))
	d.line("mode", attachment(m.Detached))
	d.line("width", bound(m.Width))
	d.line("step", bound(m.Step))
	d.line("filter-where", presence(m.Filter != nil))
	d.line("branch-local", true)
	structures := structuresOf(m)
	d.line("aggregate structures", len(structures))
	d.line("outputs", len(m.Routes))
	for i, route := range m.Routes {
		d.output(i, route.Relay, "present", "NODE-WIDE", nil)
	}
	for i, s := range structures {
		d.lines = append(d.lines, fmt.Sprintf("structure %d:", i))
		d.line("  functions", strings.Join(s.functions, ","))
		d.line("  storage", s.storage)
		d.line("  references", s.references)
		d.line("  input", s.input)
		for i, value := range s.histogram {
			d.line("  "+histogram[i], value)
		}
	}
	d.localMetrics()
}

func bound(b model.WindowBound) string {
	var parts []string
	if b.Messages > 0 {
		parts = append(parts, fmt.Sprintf("%d MESSAGES", b.Messages))
	}
	if b.Duration != nil {
		parts = append(parts, b.Duration.Text+" DURATION")
	}
	return strings.Join(parts, " ")
}

// structure is one shared accumulator of a window processor.
type structure struct {
	storage, input string
	functions      []string
	references     int
	// histogram holds what a histogram is configured by, in the order of its names.
	histogram []string
}

// histogram names the arguments of a percentile behind the percent.
var histogram = [4]string{"buckets", "min", "max", "delay"}

// storages names what an aggregate keeps (expressions reference, section 11).
var storages = map[string]string{
	"count": "counter", "sum": "sum", "min": "sorted map", "max": "sorted map", "first": "sequence", "last": "sequence",
	"percentile_linear_histogram": "linear histogram",
}

// structuresOf lists the accumulators that the aggregates of all routes share, in order of first
// use.
func structuresOf(m *model.WindowProcessor) []*structure {
	var list []*structure
	model.Expressions(m, func(_ string, e model.Expression) {
		model.WalkExpression("", e, func(_ string, inner model.Expression) bool {
			call, isCall := inner.(*model.Call)
			if !isCall || storages[call.Function] == "" || len(call.Arguments) == 0 {
				return true
			}
			used := &structure{storage: storages[call.Function], input: grammar.RenderExpr(call.Arguments[0])}
			for _, argument := range call.Arguments[min(2, len(call.Arguments)):] {
				used.histogram = append(used.histogram, constant(argument))
			}
			at := slices.IndexFunc(list, func(s *structure) bool {
				return s.storage == used.storage && s.input == used.input && slices.Equal(s.histogram, used.histogram)
			})
			if at < 0 {
				at = len(list)
				list = append(list, used)
			}
			list[at].references++
			if name := strings.ToUpper(call.Function); !slices.Contains(list[at].functions, name) {
				list[at].functions = append(list[at].functions, name)
			}
			return true
		})
	})
	return list
}

// constant writes a constant argument; texts stand without their quotes.
func constant(e model.Expression) string {
	if text, is := e.(*model.StringLiteral); is {
		return text.Value
	}
	return grammar.RenderExpr(e)
}
