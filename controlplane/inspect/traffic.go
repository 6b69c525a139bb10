package inspect

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"nervix/generated/revision"
	"nervix/runtime/branch"
	"nervix/runtime/execution"
	"nervix/runtime/relay"
	"nervix/runtime/summary"
)

// localMetrics writes the metric lines of the described node.
func (d *description) localMetrics() {
	local, _ := d.local()
	d.metrics(local)
}

// metrics writes the metric sections (runtime semantics, section 16.1); none while nothing was
// measured.
func (d *description) metrics(local execution.Inspection) {
	received, sent := flows{}, flows{}
	received.add(local.Traffic, false)
	sent.add(local.Traffic, true)
	host := d.subject.host()
	d.lines = append(d.lines, sections("metrics:", section{"incoming_edges", received.lines(host, "received")}, section{"outgoing_edges", sent.lines(host, "sent")})...)
}

// traffic writes the metric sections of a domain: what comes in and goes out, and what its nodes
// process, summed up by relay.
func (s *Subject) traffic() []string {
	if s.Snapshot == nil {
		return nil
	}
	// Received and sent, of the edge of the domain and of all nodes.
	var outer, all [2]flows
	for i := range 2 {
		outer[i], all[i] = flows{}, flows{}
	}
	for i := range s.Snapshot.Revision.Nodes {
		identity := s.Snapshot.Revision.Nodes[i].Identity
		local, _ := s.Snapshot.Inspect(identity)
		for way, sent := range [2]bool{false, true} {
			all[way].add(local.Traffic, sent)
			if identity.Kind == revision.NodeKindIngestor || identity.Kind == revision.NodeKindEmitter {
				outer[way].add(local.Traffic, sent)
			}
		}
	}
	lines := func(of [2]flows) []string {
		list := append(of[0].lines(s.host(), "received"), of[1].lines(s.host(), "sent")...)
		slices.Sort(list)
		return list
	}
	return sections("metrics:", section{"input_output", lines(outer)}, section{"processed", lines(all)})
}

// host is the name of this cluster node.
func (s *Subject) host() string {
	if s.Snapshot == nil {
		return ""
	}
	return s.Snapshot.Host
}

// section is a titled list of metric lines.
type section struct {
	title string
	lines []string
}

// sections writes the sections that have lines under a head; nothing without any.
func sections(head string, list ...section) (lines []string) {
	for _, section := range list {
		if len(section.lines) == 0 {
			continue
		}
		if lines == nil {
			lines = []string{head}
		}
		lines = append(append(lines, "  "+section.title+":"), section.lines...)
	}
	return lines
}

// flows sums up traffic by relay.
type flows map[string]*summary.Flow

// add adds the edges of one direction.
func (f flows) add(traffic []execution.Traffic, sent bool) {
	for _, t := range traffic {
		if t.Sent != sent {
			continue
		}
		if f[t.Relay] == nil {
			f[t.Relay] = &summary.Flow{}
		}
		f[t.Relay].Add(t.Flow)
	}
}

// lines writes the figures of edges where something passed.
func (f flows) lines(host, direction string) []string {
	var lines []string
	for _, relay := range slices.Sorted(maps.Keys(f)) {
		view := f[relay].View(time.Now().UnixNano())
		place := fmt.Sprintf("%s relay=%s physical_node=%s", direction, relay, host)
		for _, counter := range [3]struct {
			name   string
			figure *summary.Figure
		}{{"batches_total", &view.Batches}, {"bytes_total", &view.Bytes}, {"messages_total", &view.Messages}} {
			if counter.figure.Total > 0 {
				lines = append(lines, counterLine(counter.name, place, counter.figure))
			}
		}
		if view.Batches.Total > 0 {
			lines = append(lines, "    delivery_latency_seconds "+place+percentiles(&view.Latency), "    messages_per_batch "+place+percentiles(&view.PerBatch))
		}
	}
	slices.Sort(lines)
	return lines
}

func counterLine(name, place string, f *summary.Figure) string {
	return fmt.Sprintf("    %s %s total=%d wall_rate_per_sec=%s domain_rate_per_sec=%s"+
		" wall_rate_ema_1m_per_sec=%s wall_rate_ema_15m_per_sec=%s domain_rate_ema_1m_per_sec=%s domain_rate_ema_15m_per_sec=%s",
		name, place, f.Total, number(f.Wall), number(f.Domain), number(f.Decayed[summary.WallMinute]), number(f.Decayed[summary.WallQuarter]),
		number(f.Decayed[summary.DomainMinute]), number(f.Decayed[summary.DomainQuarter]))
}

// views names the views of percentiles in the order of their numbers: before and behind the rank.
var views = [summary.Views][2]string{{"", "_1m"}, {"", "_15m"}, {"domain_", "_1m"}, {"domain_", "_15m"}}

func percentiles(p *summary.Percentiles) string {
	var text strings.Builder
	for v, name := range views {
		for r, rank := range [3]string{"p50", "p90", "p99"} {
			fmt.Fprintf(&text, " %s%s%s=%s", name[0], rank, name[1], decimal(p[v][r]))
		}
	}
	return text.String()
}

// buffers writes how full the queues behind a relay were, with the rows of one branch or, for nil, of
// all.
func (d *description) buffers(name string, key *branch.Key) {
	var found *relay.Relay
	if d.subject.Snapshot != nil {
		found = d.subject.Snapshot.Relays[name]
	}
	if found == nil || found.Meter == nil {
		return
	}
	p := found.Meter.Depth.Percentiles()
	if key != nil {
		p = found.Meter.Depths.Percentiles(key)
	}
	if math.IsNaN(p[summary.WallMinute][0]) {
		return
	}
	line := fmt.Sprintf("    relay_buffer_len concrete relay=%s physical_node=%s capacity=%d", name, d.subject.host(), found.Capacity())
	d.lines = append(d.lines, sections("metrics:", section{"relay_buffers", []string{line + percentiles(&p)}})...)
}

// number prints up to six decimals without trailing zeros; a missing value is a dash.
func number(v float64) string {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return "-"
	}
	text := strconv.FormatFloat(v, 'f', 6, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// decimal prints like number, with one decimal at least.
func decimal(v float64) string {
	text := number(v)
	if text != "-" && !strings.Contains(text, ".") {
		text += ".0"
	}
	return text
}
