package ack

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

// Root tracks the records of one source attempt.
type Root struct {
	records  []record
	single   [1]record    // the records of a root with one
	open     atomic.Int64 // records that are not settled yet
	progress atomic.Int64 // monotonic nanoseconds of the last sign of life
	tracker  *Tracker

	// parents are kept alive by this root; settled observes each record once. See Chain and Join.
	parents []Set
	settled func(record int, err error)
	// above gives the shares that a record of this root stands for; nil for the root of a source.
	above func(record int) []Share

	failed atomic.Bool // some record has failed, so that errors is worth a look

	lock     sync.Mutex
	errors   map[int]error
	finished bool          // every record is settled
	done     chan struct{} // closed when finished; nil while nobody waits
}

// record packs the open shares and the outcome of one record.
type record struct {
	shares  atomic.Int64
	outcome atomic.Uint32
}

// Outcomes of a record.
const (
	pending uint32 = iota
	succeeded
	failed
)

// epoch anchors progress times to the monotonic clock.
var epoch = time.Now()

func monotonic() int64 { return int64(time.Since(epoch)) }

// NewRoot starts the tracking of n records, each with one open share. A tracker may be nil.
func NewRoot(n int, tracker *Tracker) *Root {
	root := &Root{tracker: tracker}
	if root.records = root.single[:]; n != 1 {
		root.records = make([]record, n)
	}
	for i := range root.records {
		root.records[i].shares.Store(1)
	}
	root.open.Store(int64(n))
	root.Alive()
	if tracker != nil {
		tracker.add(root)
	}
	if n == 0 {
		root.finish()
	}
	return root
}

// Len is the number of records.
func (r *Root) Len() int { return len(r.records) }

// Done is closed when every record is settled.
func (r *Root) Done() <-chan struct{} {
	r.lock.Lock()
	defer r.lock.Unlock()
	if r.done == nil {
		r.done = make(chan struct{})
		if r.finished {
			close(r.done)
		}
	}
	return r.done
}

// Err gives the failure of a settled record; nil means success. Call it after Done or Abandon: a record
// that is being failed at the same time by somebody else is never taken for a success.
func (r *Root) Err(i int) error {
	if r.records[i].outcome.Load() != failed {
		return nil
	}
	r.lock.Lock()
	defer r.lock.Unlock()
	return r.errors[i]
}

// Failed tells whether any record failed so far.
func (r *Root) Failed() bool { return r.failed.Load() }

// failures is the number of records that failed so far.
func (r *Root) failures() int {
	r.lock.Lock()
	defer r.lock.Unlock()
	return len(r.errors)
}

// Alive reports progress, which re-arms the inactivity timeout of the waiting source.
func (r *Root) Alive() {
	r.progress.Store(monotonic())
	for _, parent := range r.parents {
		parent.Alive()
	}
}

// Silence is the time since the last progress.
func (r *Root) Silence() time.Duration { return time.Duration(monotonic() - r.progress.Load()) }

// Wait returns when every record is settled, when silence reaches the timeout (a timeout of zero
// waits for ever) or when the context ends; it tells whether all records are settled. Records
// that are still open afterwards are failed with Abandon.
func (r *Root) Wait(ctx context.Context, timeout time.Duration) (bool, error) {
	if timeout <= 0 {
		select {
		case <-r.Done():
			return true, nil
		case <-ctx.Done():
			return false, ctx.Err()
		}
	}
	done := r.Done()
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	for {
		select {
		case <-done:
			return true, nil
		case <-ctx.Done():
			return false, ctx.Err()
		case <-timer.C:
			silence := r.Silence()
			if silence >= timeout {
				return false, nil
			}
			timer.Reset(timeout - silence)
		}
	}
}

// Abandon fails every record that is still open.
func (r *Root) Abandon(err error) {
	for i := range r.records {
		r.settle(i, err)
	}
}

// add opens n more shares of a record.
func (r *Root) add(i, n int) { r.records[i].shares.Add(int64(n)) }

// resolve closes n shares of a record.
func (r *Root) resolve(i, n int, err error) {
	if err != nil {
		r.settle(i, err)
	}
	if r.records[i].shares.Add(-int64(n)) <= 0 {
		r.settle(i, nil)
	}
}

// settle ends a record once; later calls for it have no effect.
func (r *Root) settle(i int, err error) {
	if err != nil {
		if !r.fail(i, err) {
			return
		}
	} else if !r.records[i].outcome.CompareAndSwap(pending, succeeded) {
		return
	}
	if r.settled != nil {
		r.settled(i, err)
	}
	if r.open.Add(-1) == 0 {
		r.finish()
	}
}

// fail gives a record its failure and tells whether it had no outcome yet.
func (r *Root) fail(i int, err error) bool {
	r.lock.Lock()
	defer r.lock.Unlock()
	if !r.records[i].outcome.CompareAndSwap(pending, failed) {
		return false
	}
	if r.errors == nil {
		r.errors = map[int]error{}
	}
	r.errors[i] = err
	r.failed.Store(true)
	return true
}

func (r *Root) finish() {
	r.lock.Lock()
	if r.finished = true; r.done != nil {
		close(r.done)
	}
	r.lock.Unlock()
	if r.tracker != nil {
		r.tracker.remove(r)
	}
}
