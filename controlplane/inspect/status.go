package inspect

import (
	"fmt"
	"strings"
	"time"

	"nervix/controlplane/state"
	"nervix/generated/record"
)

// Member is one member of the consensus group.
type Member struct {
	Name, Address string
	Voter         bool
}

// Cluster is what SHOW CLUSTER STATUS needs beyond the committed state.
type Cluster struct {
	ID, Self, Role         string
	Leader                 string // empty when none is known
	Term, Index, Applied   uint64
	Members                []Member
	UnavailabilityInterval time.Duration
}

// Status writes SHOW CLUSTER STATUS (runtime semantics, section 16.3).
func Status(c *Cluster, view *state.View) []string {
	lines := []string{
		"[chitchat]", "cluster_id: " + c.ID, "seed_nodes: (none)", "self: " + c.Self, "live_nodes: " + c.Self,
		"[raft]", "raft.id: " + c.Self, "raft.current_leader: " + orNone(c.Leader),
		fmt.Sprintf("raft.current_term: %d", c.Term), "raft.state: " + c.Role,
		"raft.node_unavailability_timeout: " + c.UnavailabilityInterval.String(), "raft.cordoned_nodes: (none)",
		fmt.Sprintf("raft.last_log_index: %d", c.Index), fmt.Sprintf("raft.last_applied: %d", c.Applied), "raft.membership:",
	}
	for _, m := range c.Members {
		kind := "learner"
		if m.Voter {
			kind = "voter"
		}
		lines = append(lines, fmt.Sprintf("- %s [%s] %s", m.Name, kind, orDash(m.Address)))
	}
	lines = append(lines, "[interconnect]", "- (none)", "[domains]")
	lines = append(lines, orNoneLine(domainLines(view))...)
	lines = append(lines, "[schedule]")
	lines = append(lines, orNoneLine(scheduleLines(view))...)
	return append(lines, "[warnings]", "- none")
}

func orNone(text string) string {
	if text == "" {
		return "(none)"
	}
	return text
}

func orNoneLine(lines []string) []string {
	if len(lines) == 0 {
		return []string{"- none"}
	}
	return lines
}

func domainLines(view *state.View) []string {
	var lines []string
	for _, d := range view.Domains() {
		lines = append(lines, fmt.Sprintf("- %s status=%s pace=%s", d.Record.Name, StatusText(d.Record.Status), d.Record.Pace))
	}
	return lines
}

// StatusText is how people read the lifecycle of a domain; a domain that was never started is
// stopped.
func StatusText(status record.DomainStatus) string {
	if status == record.DomainStatusRunning {
		return "Running"
	}
	return "Stopped"
}

func scheduleLines(view *state.View) []string {
	var lines []string
	for _, d := range view.Domains() {
		if len(d.Schedule.Nodes) == 0 {
			lines = append(lines, fmt.Sprintf("- domain=%s nodes=none", d.Record.Name))
		}
		for _, n := range d.Schedule.Nodes {
			lines = append(lines, fmt.Sprintf("- domain=%s kind=%s name=%s owner=%s replicas=%s", d.Record.Name,
				strings.ToLower(n.Key.Kind.String()), n.Key.Name, orDash(n.Primary), orDash(strings.Join(n.Replicas, ","))))
		}
	}
	return lines
}

// DomainLines describes the domain itself.
func (s *Subject) DomainLines() []string {
	return []string{
		"domain: " + s.Domain.Record.Name, "status: " + strings.ToLower(StatusText(s.Domain.Record.Status)),
		"placement:", "  default policy: NEUTRAL", "  rule count: 0",
	}
}
