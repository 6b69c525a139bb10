package branch

import "sync/atomic"

// Key is one concrete branch while it lives. Keys are interned: within one incarnation equal key
// values have the same *Key, and a key that comes back after its eviction is a new *Key.
// Unbranched rows have a nil *Key.
type Key struct {
	// Branch is the name of the declared branch.
	Branch string
	// Text is the canonical form: a JSON object with fields sorted by name. It is what people see
	// as key={…} and what identifies the branch across incarnations.
	Text string
	// Values are the key columns' values in the order of the branch schema; nil is null.
	// An element is one of uint64 (unsigned kinds), int64 (signed kinds and DATETIME), float64,
	// bool or string.
	Values []any

	// Digest identifies the branch across incarnations in few bytes: a 128-bit hash of its name and
	// text.
	Digest [16]byte

	// Incarnation tells the lives of one key apart, also across restarts; it is never 0.
	Incarnation uint64

	evicted atomic.Bool
}

// String gives the canonical text; a nil key is unbranched and empty.
func (k *Key) String() string {
	if k == nil {
		return ""
	}
	return k.Text
}

// Life gives the incarnation; 0 when unbranched.
func (k *Key) Life() uint64 {
	if k == nil {
		return 0
	}
	return k.Incarnation
}

// Evicted tells whether the branch has ended. Rows that were already on their way may still
// arrive; the state that they touch is dropped afterwards.
func (k *Key) Evicted() bool { return k != nil && k.evicted.Load() }
