package consensus

import (
	"fmt"

	"nervix/generated/failure"
)

// notLeader refuses work that only the leader accepts and names the leader this member knows.
func notLeader(leader MemberID, term uint64, members Membership) error {
	if leader == 0 {
		return &failure.LeaderUnknown{}
	}
	name := leader.String()
	if m, known := members.Member(leader); known && m.Node != "" {
		name = m.Node
	}
	return &failure.NotConsensusLeader{Leader: name, Member: uint64(leader), Term: term}
}

// unknown ends the wait for a proposal that may still commit.
func unknown(cause error) error { return new(failure.ProposalOutcomeUnknown).WithCause(cause) }

// stopped answers calls that meet a node that has ended.
func stopped() error { return &failure.ConsensusStopped{} }

// overloaded refuses work at a bound.
func overloaded(work string, limit uint64) error {
	return &failure.ConsensusOverloaded{Work: work, Limit: limit}
}

// corrupt says which stored or received record is unusable and why.
func corrupt(record, format string, args ...any) error {
	return &failure.CorruptRecord{Record: record, Reason: fmt.Sprintf(format, args...)}
}

// mismatch says how stores contradict each other.
func mismatch(format string, args ...any) error {
	return &failure.ConsensusMismatch{Reason: fmt.Sprintf(format, args...)}
}

// invalid says what is wrong with a Config.
func invalid(format string, args ...any) error {
	return &failure.InvalidConsensusConfig{Reason: fmt.Sprintf(format, args...)}
}

// membershipRefused says why a membership change is not made.
func membershipRefused(format string, args ...any) error {
	return &failure.MembershipRefused{Reason: fmt.Sprintf(format, args...)}
}

// snapshotRefused says why an inbound snapshot is not taken.
func snapshotRefused(format string, args ...any) error {
	return &failure.SnapshotRefused{Reason: fmt.Sprintf(format, args...)}
}
