package lifecycle

import (
	"fmt"
	"strings"

	"nervix/controlplane/registry"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/state"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// Plan gives the effect of START, at a point in time that may be nil, or STOP on a domain with the
// record that follows. The clock is set when the effect is applied. It fails with
// failure.DomainRunning, failure.DomainStopped or failure.NoSchedulableNode.
func Plan(d *record.Domain, graph *registry.Graph, schedule *record.DomainSchedule, to record.Lifecycle, at *statement.StartPoint, members scheduler.Members) (*record.LifecycleChange, *record.Domain, error) {
	status, err := state.NextStatus(d, to)
	if err != nil {
		return nil, nil, err
	}
	next := d.Clone()
	next.Status = status
	if to == record.LifecycleStart {
		next.StartVersion++
	}
	placed, err := scheduler.Place(schedule, graph, scheduler.Lifecycle{Status: status, StartVersion: next.StartVersion}, members)
	if err != nil {
		return nil, nil, err
	}
	next.Nodes = placed.Nodes
	return &record.LifecycleChange{Domain: d.Name, Base: d.Revision, To: to, At: at, Nodes: placed.Nodes}, next, nil
}

// Text gives the result of START or STOP (runtime semantics §16.2).
func Text(domain string, to record.Lifecycle) string {
	if to == record.LifecycleStart {
		return fmt.Sprintf("starting domain '%s'", domain)
	}
	return fmt.Sprintf("stopped domain '%s'", domain)
}

// Status names the status of a domain as people read it: Running, Stopped or Paused.
func (l *Locks) Status(d *record.Domain) string {
	switch {
	case d.Status != record.DomainStatusRunning:
		return "Stopped"
	case l.Paused(d.Name):
		return "Paused"
	}
	return "Running"
}

// Pace names the clock of a domain: PACED or UNPACED.
func Pace(d *record.Domain) string {
	if d.Pace == nil {
		return "UNPACED"
	}
	return "PACED"
}

// DomainLines gives the section [domains] of SHOW CLUSTER STATUS.
func (l *Locks) DomainLines(v *state.View) []string {
	var lines []string
	for _, d := range v.Domains() {
		line := fmt.Sprintf("- %s status=%s pace=%s", d.Record.Name, l.Status(d.Record), Pace(d.Record))
		if steps := d.Record.Pace; steps != nil {
			line += fmt.Sprintf(" period=%s skew=%s", steps.Period.Text, steps.Skew.Text)
		}
		lines = append(lines, line)
	}
	return orNone(lines)
}

// ScheduleLines gives the section [schedule] of SHOW CLUSTER STATUS.
func ScheduleLines(v *state.View) []string {
	var lines []string
	for _, d := range v.Domains() {
		if len(d.Record.Nodes) == 0 {
			lines = append(lines, fmt.Sprintf("- domain=%s nodes=none", d.Record.Name))
		}
		for _, n := range d.Record.Nodes {
			kind := strings.ReplaceAll(strings.ToLower(n.Key.Kind.Text()), " ", "_")
			lines = append(lines, fmt.Sprintf("- domain=%s kind=%s name=%s owner=%s replicas=%s",
				d.Record.Name, kind, n.Key.Name, orDash(n.Primary), orDash(strings.Join(n.Replicas, ","))))
		}
	}
	return orNone(lines)
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

func orNone(lines []string) []string {
	if len(lines) == 0 {
		return []string{"- none"}
	}
	return lines
}
