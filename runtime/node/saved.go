package node

import (
	"context"

	"nervix/generated/revision"
	"nervix/runtime/branch"
	"nervix/runtime/relay"
	"nervix/runtime/state"
)

// Saved is the part of a processor's state that outlives the process; nil for processors that have
// none. Correlators and reorderers hold rows that their sources deliver again.
func (t *Task) Saved() state.Part {
	switch operation := t.operation().(type) {
	case *deduplicator:
		return operation.recent
	case *windowProcessor:
		return taskWindows{t, operation}
	}
	return nil
}

// taskWindows saves the windows of a task.
type taskWindows struct {
	task    *Task
	windows *windowProcessor
}

// Urgent never delivers: rows that somebody awaits are not saved.
func (s taskWindows) Urgent() <-chan struct{} { return nil }

// Kept has nothing to begin: the first capture is complete.
func (s taskWindows) Kept() {}

// Released has nothing to end: the windows end with their task.
func (s taskWindows) Released() {}

// Capture runs between two batches of the task, or after its end.
func (s taskWindows) Capture(ctx context.Context, whole bool) (state.Changes, error) {
	captured := new(state.Changes)
	done := false
	err := s.task.Call(ctx, func(context.Context) { *captured, done = s.windows.capture(whole), true })
	if err != relay.ErrClosed {
		if err != nil {
			return state.Changes{}, err
		}
		return *captured, nil
	}
	// The task has ended, perhaps right after it had answered.
	if !done {
		*captured = s.windows.capture(whole)
	}
	return *captured, nil
}

// SavedShape gives the columns in which the state of an operation is saved; false without state.
func SavedShape(plan revision.ProcessorOperation) (state.Shape, bool) {
	switch operation := plan.(type) {
	case *revision.Deduplicator:
		return state.Shape{Rows: savedKeys}, true
	case *revision.WindowProcessor:
		return windowShape(operation), true
	}
	return state.Shape{}, false
}

// Restoring collects the saved state of one processor.
type Restoring struct {
	keys    *restoredKeys
	windows *restoredWindows
}

// NewRestoring begins a restore for an operation.
func NewRestoring(plan revision.ProcessorOperation) *Restoring {
	switch operation := plan.(type) {
	case *revision.Deduplicator:
		return &Restoring{keys: &restoredKeys{}}
	case *revision.WindowProcessor:
		return &Restoring{windows: &restoredWindows{plan: operation, list: map[uint64]*window{}}}
	}
	return nil
}

// Add applies one section.
func (r *Restoring) Add(from state.Section) error {
	if r.keys != nil {
		r.keys.add(from)
	} else {
		r.windows.add(from)
	}
	return nil
}

// State gives what was restored, for the branches that are alive by incarnation.
func (r *Restoring) State(live map[uint64]*branch.Key) *State {
	if r.keys != nil {
		return &State{recent: r.keys.keys()}
	}
	return &State{windows: r.windows.windows(live)}
}
