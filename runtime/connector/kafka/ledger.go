package kafka

import (
	"context"
	"slices"
	"sync"

	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/generated/checkpoint"
	"nervix/runtime/connector"
)

// progress is where the offsets behind finished records go.
type progress interface {
	// commit stores them durably before it returns.
	commit(ctx context.Context, records []*kgo.Record) error
	// mark notes them to be stored soon.
	mark(records []*kgo.Record)
}

// groupProgress leaves offsets to the consumer group at the broker.
type groupProgress struct{ client *kgo.Client }

func (g groupProgress) commit(ctx context.Context, records []*kgo.Record) error {
	return g.client.CommitRecords(ctx, records...)
}

func (g groupProgress) mark(records []*kgo.Record) { g.client.MarkCommitRecords(records...) }

// ledger holds the offsets of a source whose domain owns them. Its consumers share it.
type ledger struct {
	keeper connector.OffsetKeeper

	lock    sync.Mutex
	offsets *checkpoint.Offsets // never changed, only replaced
	marked  bool                // offsets are ahead of what is saved
}

// commit saves the offsets behind the records. When it fails, they stay undone.
func (l *ledger) commit(_ context.Context, records []*kgo.Record) error {
	l.lock.Lock()
	defer l.lock.Unlock()
	return l.save(advance(l.offsets, records))
}

func (l *ledger) mark(records []*kgo.Record) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.offsets, l.marked = advance(l.offsets, records), true
}

// flush saves what is marked.
func (l *ledger) flush() error {
	l.lock.Lock()
	defer l.lock.Unlock()
	if !l.marked {
		return nil
	}
	return l.save(l.offsets)
}

// adopt saves other offsets. What is being consumed goes on meanwhile. The epoch counts another
// division of the partitions.
func (l *ledger) adopt(next *checkpoint.Offsets, busy []int32) error {
	l.lock.Lock()
	defer l.lock.Unlock()
	next.Epoch = 1
	if l.offsets != nil {
		next.Epoch = l.offsets.Epoch
		if next.Consumers != l.offsets.Consumers || !slices.EqualFunc(next.Partitions, l.offsets.Partitions, samePartition) {
			next.Epoch++
		}
	}
	for _, partition := range busy {
		from, known := position(l.offsets, partition)
		to, stays := position(next, partition)
		if known && stays {
			next.Partitions[to].Next = l.offsets.Partitions[from].Next
		}
	}
	return l.save(next)
}

func samePartition(a, b checkpoint.PartitionOffset) bool { return a.Partition == b.Partition }

// current gives the offsets; nil before the first were saved.
func (l *ledger) current() *checkpoint.Offsets {
	l.lock.Lock()
	defer l.lock.Unlock()
	return l.offsets
}

// save makes offsets durable, then current; the caller holds the lock.
func (l *ledger) save(next *checkpoint.Offsets) error {
	if err := l.keeper.Save(next); err != nil {
		return err
	}
	l.offsets, l.marked = next, false
	return nil
}

// advance gives the offsets behind records.
func advance(offsets *checkpoint.Offsets, records []*kgo.Record) *checkpoint.Offsets {
	next := *offsets
	next.Partitions = slices.Clone(offsets.Partitions)
	for _, record := range records {
		if at, known := position(&next, record.Partition); known {
			next.Partitions[at].Next = max(next.Partitions[at].Next, record.Offset+1)
		}
	}
	return &next
}

// position finds a partition.
func position(offsets *checkpoint.Offsets, partition int32) (int, bool) {
	return slices.BinarySearchFunc(offsets.Partitions, partition, func(p checkpoint.PartitionOffset, wanted int32) int {
		return int(p.Partition) - int(wanted)
	})
}

// assign divides ascending partitions over consumers, in turn.
func assign(partitions []int32, consumers int) [][]int32 {
	assigned := make([][]int32, consumers)
	for i, partition := range partitions {
		at := i % consumers
		assigned[at] = append(assigned[at], partition)
	}
	return assigned
}
