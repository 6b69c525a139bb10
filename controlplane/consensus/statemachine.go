package consensus

import (
	"context"
	"fmt"
	"io"
)

// Position is the place of one entry in the log. Index counts from 1; Term is the leader's tenure
// that wrote the entry.
type Position struct {
	Index, Term uint64
}

// String renders the position as term.index.
func (p Position) String() string { return fmt.Sprintf("%d.%d", p.Term, p.Index) }

// EntryKind says what an Entry asks of the state machine.
type EntryKind uint8

const (
	// EntryNone only advances the applied position: a leader's first entry or a refused change.
	EntryNone EntryKind = iota
	// EntryCommand carries a proposed command.
	EntryCommand
	// EntryMembership carries a new Membership to store.
	EntryMembership
)

// Entry is one committed log entry.
type Entry struct {
	// Position is where the entry stands. Its term identifies the leader tenure that proposed the
	// command, which lets a command refuse to apply outside it (CP-203).
	Position Position
	// Kind selects which of the following fields is set.
	Kind EntryKind
	// Command is what Propose was given. It must not be changed.
	Command []byte
	// Membership is the configuration from this entry on.
	Membership Membership
}

// StateMachine applies committed entries to its own durable store. The node calls it from one
// goroutine at a time; Applied and Snapshot may be called while Apply runs.
type StateMachine interface {
	// Apply applies entries in log order as one atomic, synced write that also stores the position
	// of the last entry and the last membership among them (CP-022). It returns one result per
	// entry; results of commands reach their proposers. A refusal is a result. An error means the
	// write may be missing: the node stops, and the same entries are applied again after a restart.
	Apply(ctx context.Context, entries []Entry) ([]any, error)
	// Applied returns the position and membership of the last durable Apply or Restore, zero values
	// for a new store. Open resumes the log behind it.
	Applied() (Position, Membership)
	// Snapshot opens a consistent view of the durable state.
	Snapshot() (SnapshotSource, error)
	// Restore replaces the whole state by what r yields and stores the position and membership. It
	// is atomic: until it has everything durable, a reopened store shows the former state. It must
	// read r to its end and fail if r does.
	Restore(ctx context.Context, r io.Reader, at Position, membership Membership) error
}

// SnapshotSource is one consistent view of the state, read as a stream. Close releases it.
type SnapshotSource interface {
	io.ReadCloser
	// Applied returns the position and membership of the view.
	Applied() (Position, Membership)
}
