package inspect

import (
	"fmt"
	"time"

	"nervix/controlplane/lifecycle"
	"nervix/controlplane/state"
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

// Status writes SHOW CLUSTER STATUS (runtime semantics, section 16.3). The locks know which domains
// are paused.
func Status(c *Cluster, view *state.View, locks *lifecycle.Locks) []string {
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
	lines = append(lines, locks.DomainLines(view)...)
	lines = append(lines, "[schedule]")
	lines = append(lines, lifecycle.ScheduleLines(view)...)
	return append(lines, "[warnings]", "- none")
}

func orNone(text string) string {
	if text == "" {
		return "(none)"
	}
	return text
}
