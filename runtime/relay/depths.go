package relay

import (
	"sync"

	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/summary"
)

const (
	// measuredBranches is how many branches of a relay are measured at least: of those that were
	// measured last, once there are more than twice as many.
	measuredBranches = 2048
	// sampledBranches bounds the branches that are measured of one batch. Batches with more of them
	// take turns.
	sampledBranches = 16
	// countingBudget is the work that a batch may be for counting what waits, in comparisons of
	// branches. What costs more is done once in as many batches.
	countingBudget, countingLimit = 1 << 10, 1 << 16
)

// Depths measure the queues of the single branches of a relay: the batches with rows of a branch that
// wait in a consumer's queue whenever one was added. The zero value is ready. They are safe for
// concurrent use, and their memory and work are bounded whatever the number of branches.
type Depths struct {
	lock sync.Mutex
	// recent are the branches that were measured since the last ones went to former.
	recent, former map[*branch.Key]*summary.Distribution
	budget, turn   int

	sample [sampledBranches]*branch.Key
	waits  [sampledBranches]int
}

// observe measures some branches of a batch that was just added to a queue of so many batches.
func (d *Depths) observe(inbox *Inbox, keys batch.Keys, queued int, at summary.Instant) {
	if len(keys.Table) == 0 {
		return
	}
	d.lock.Lock()
	defer d.lock.Unlock()
	cost := len(keys.Table) * (queued + 1)
	d.budget = min(d.budget+countingBudget, max(countingLimit, cost))
	count := min(d.budget/cost, sampledBranches, len(keys.Table))
	if count == 0 {
		return
	}
	d.budget -= count * cost
	for i := range count {
		d.sample[i] = keys.Table[(d.turn+i)%len(keys.Table)]
	}
	d.turn = (d.turn + count) % len(keys.Table)
	inbox.waiting(d.sample[:count], d.waits[:count])
	for i, key := range d.sample[:count] {
		d.of(key).Observe(float64(d.waits[i]), at)
	}
	clear(d.sample[:count])
}

// of gives what a branch is measured by.
func (d *Depths) of(key *branch.Key) *summary.Distribution {
	found := d.recent[key]
	if found != nil {
		return found
	}
	if found = d.former[key]; found == nil {
		found = &summary.Distribution{}
	}
	delete(d.former, key)
	if len(d.recent) >= measuredBranches {
		d.former, d.recent = d.recent, nil
	}
	if d.recent == nil {
		d.recent = map[*branch.Key]*summary.Distribution{}
	}
	d.recent[key] = found
	return found
}

// Percentiles gives those of one branch; none for a branch that is not measured.
func (d *Depths) Percentiles(key *branch.Key) summary.Percentiles {
	d.lock.Lock()
	defer d.lock.Unlock()
	found := d.recent[key]
	if found == nil {
		found = d.former[key]
	}
	if found == nil {
		found = &summary.Distribution{}
	}
	return found.Percentiles()
}

// Drop forgets ended branches.
func (d *Depths) Drop(keys []*branch.Key) {
	d.lock.Lock()
	defer d.lock.Unlock()
	for _, key := range keys {
		delete(d.recent, key)
		delete(d.former, key)
	}
}

// waiting counts the batches in the queue that have rows of each branch.
func (i *Inbox) waiting(keys []*branch.Key, into []int) {
	i.lock.Lock()
	defer i.lock.Unlock()
	clear(into)
	if i.counted {
		for n, key := range keys {
			into[n] = i.depth[key]
		}
		return
	}
	for _, b := range i.queue[i.head:] {
		for _, held := range b.Keys.Table {
			for n, key := range keys {
				if held == key {
					into[n]++
				}
			}
		}
	}
}
