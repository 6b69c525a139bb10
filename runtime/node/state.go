package node

import (
	"bytes"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/revision"
	"nervix/runtime/branch"
)

// State is what a node hands to its successor when it is stopped. It belongs to whoever holds it.
type State struct {
	recent  *recentKeys
	windows map[*branch.Key]*window
}

// SameState tells whether what a node with one operation holds means the same to another.
func SameState(previous, next revision.ProcessorOperation) bool {
	switch p := previous.(type) {
	case *revision.Deduplicator:
		n, same := next.(*revision.Deduplicator)
		return same && p.Keys.Equal(&n.Keys)
	case *revision.WindowProcessor:
		n, same := next.(*revision.WindowProcessor)
		return same && bytes.Equal(p.StateFingerprint, n.StateFingerprint)
	case *revision.Reorderer:
		n, same := next.(*revision.Reorderer)
		return same && p.By.Equal(&n.By)
	}
	return false
}

// TakeState gives the state of a stopped processor; nil when its kind has none. Window rows whose
// source awaits them are left out: they were acknowledged negatively and come again.
func (t *Task) TakeState() *State {
	switch operation := t.operation().(type) {
	case *deduplicator:
		return &State{recent: operation.recent}
	case *windowProcessor:
		windows := map[*branch.Key]*window{}
		for key, state := range operation.windows {
			kept := state.copy()
			if (len(kept.times) > 0 || kept.departed != nil) && !key.Evicted() {
				windows[key] = kept.window(key)
			}
		}
		return &State{windows: windows}
	}
	return nil
}

// Rewind dates what the state has from after the domain time now at now: the clock has started again
// from an earlier time. Rows of windows carry the times of their events and keep them.
func (s *State) Rewind(now int64) {
	if s.recent != nil {
		s.recent.rewind(now)
	}
}

// GiveState lets a task that has not started continue from a predecessor's state.
func (t *Task) GiveState(state *State) {
	switch operation := t.operation().(type) {
	case *deduplicator:
		if state.recent != nil {
			operation.recent = state.recent
		}
	case *windowProcessor:
		for key, kept := range state.windows {
			if key.Evicted() {
				continue
			}
			operation.bytes += kept.bytes
			operation.windows[key] = kept
			operation.arm(kept)
		}
	}
}

// operation is that of a processor; nil for other nodes.
func (t *Task) operation() transform {
	if work, isProcessor := t.work.(*processor); isProcessor {
		return work.operation
	}
	return nil
}

// Bytes is what the state holds.
func (s *State) Bytes() int64 {
	bytes := int64(0)
	if s.recent != nil {
		bytes = s.recent.size()
	}
	for _, kept := range s.windows {
		bytes += kept.bytes
	}
	return bytes
}

// ArrowSchema gives the Arrow form of a shape.
func ArrowSchema(schema *revision.Schema) *arrow.Schema { return schemaOf(schema) }
