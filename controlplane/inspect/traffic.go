package inspect

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"nervix/runtime/execution"
	"nervix/runtime/node"
)

// localMetrics writes the metric lines of the described node.
func (d *description) localMetrics() {
	local, _ := d.local()
	d.metrics(local)
}

// metrics writes the metric sections (runtime semantics, section 16.1); none while nothing was
// measured.
func (d *description) metrics(local execution.Inspection) {
	incoming, outgoing := d.edges(local.Traffic, false), d.edges(local.Traffic, true)
	if len(incoming)+len(outgoing) == 0 {
		return
	}
	d.lines = append(d.lines, "metrics:")
	if len(incoming) > 0 {
		d.lines = append(append(d.lines, "  incoming_edges:"), incoming...)
	}
	if len(outgoing) > 0 {
		d.lines = append(append(d.lines, "  outgoing_edges:"), outgoing...)
	}
}

func (d *description) edges(traffic []node.Traffic, sent bool) []string {
	host := ""
	if d.subject.Snapshot != nil {
		host = d.subject.Snapshot.Host
	}
	var lines []string
	for _, t := range traffic {
		if t.Sent != sent || t.Messages == 0 {
			continue
		}
		direction := "received"
		if sent {
			direction = "sent"
		}
		for _, metric := range [3]struct {
			name  string
			total uint64
		}{{"batches_total", t.Batches}, {"bytes_total", t.Bytes}, {"messages_total", t.Messages}} {
			if metric.total == 0 {
				continue
			}
			scale := float64(metric.total) / float64(t.Messages)
			lines = append(lines, fmt.Sprintf(
				"    %s %s relay=%s physical_node=%s total=%d wall_rate_per_sec=%s domain_rate_per_sec=%s wall_rate_ema_1m_per_sec=%s wall_rate_ema_15m_per_sec=%s",
				metric.name, direction, t.Relay, host, metric.total, number(t.WallRate*scale), number(t.DomainRate*scale),
				number(t.MinuteRate*scale), number(t.FifteenMin*scale)))
		}
	}
	slices.Sort(lines)
	return lines
}

// number prints up to six decimals without trailing zeros; a missing value is a dash.
func number(v float64) string {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return "-"
	}
	text := strconv.FormatFloat(v, 'f', 6, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}
