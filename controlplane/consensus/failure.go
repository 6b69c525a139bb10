package consensus

import (
	"errors"
	"fmt"
)

// The failure classes of this package. Each concrete failure wraps exactly one of them, so a caller
// decides with errors.Is; NotLeaderError carries the leader and is read with errors.As.
var (
	// ErrNotLeader refuses a proposal or a membership change on a node that does not lead. Nothing
	// was proposed. Always a *NotLeaderError.
	ErrNotLeader = errors.New("this node is not the consensus leader")
	// ErrOutcomeUnknown ends the wait for a proposal that may still commit: leadership was lost, the
	// waiter's context ended, or the node stopped (CP-031).
	ErrOutcomeUnknown = errors.New("the outcome of the proposal is unknown")
	// ErrOverloaded refuses a proposal or a read because a bound of Limits is reached. Nothing was
	// proposed; the caller may try again.
	ErrOverloaded = errors.New("too much consensus work is in flight")
	// ErrTooLarge refuses a command longer than Limits.ProposalBytes. Nothing was proposed.
	ErrTooLarge = errors.New("the command exceeds the proposal size limit")
	// ErrReadInterrupted ends a ReadIndex wait because leadership changed. Reads have no effect, so
	// the caller may try again.
	ErrReadInterrupted = errors.New("the linearizable read was interrupted by a change of leader")
	// ErrMembershipRefused refuses a membership change that is invalid for the current membership or
	// meets one that is still being applied (CP-199). Nothing changed.
	ErrMembershipRefused = errors.New("the membership change was refused")
	// ErrSnapshotRefused ends an inbound snapshot whose stream is damaged, superseded or unwanted.
	ErrSnapshotRefused = errors.New("the snapshot was refused")
	// ErrCorrupt reports a stored or received record that does not decode or contradicts another.
	ErrCorrupt = errors.New("a consensus record is corrupt")
	// ErrMismatch reports that the consensus database and the state machine's store do not belong
	// together, or that the database belongs to another member.
	ErrMismatch = errors.New("consensus storage and state do not match")
	// ErrInvalidConfig refuses Open because of an unusable Config.
	ErrInvalidConfig = errors.New("the consensus configuration is invalid")
	// ErrStopped answers every call after Close, or after a fault ended the node.
	ErrStopped = errors.New("the consensus node is stopped")
	// ErrFaulted is the class of the failure that ended the node by itself: a failed write, a corrupt
	// record or a state machine that could not apply. Node.Err returns it with its cause.
	ErrFaulted = errors.New("the consensus node failed")
)

// NotLeaderError refuses work that only the leader accepts and names the leader this node knows.
type NotLeaderError struct {
	// Leader is the leader of Term, or 0 when none is known.
	Leader MemberID
	// Term is this node's current term.
	Term uint64
}

// Error implements error.
func (e *NotLeaderError) Error() string {
	if e.Leader == 0 {
		return fmt.Sprintf("%v: no leader is known in term %d", ErrNotLeader, e.Term)
	}
	return fmt.Sprintf("%v: member %s leads term %d", ErrNotLeader, e.Leader, e.Term)
}

// Is makes errors.Is(err, ErrNotLeader) hold.
func (e *NotLeaderError) Is(target error) bool { return target == ErrNotLeader }

// corrupt returns an ErrCorrupt that says which record and why.
func corrupt(record, format string, args ...any) error {
	return fmt.Errorf("%w: %s: %s", ErrCorrupt, record, fmt.Sprintf(format, args...))
}
