package relay

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
)

// BenchmarkPublishTake passes a batch to every consumer and takes it out again.
func BenchmarkPublishTake(b *testing.B) {
	const size = 1024
	for _, consumers := range []int{1, 3} {
		for _, branches := range []int{0, 1, 1000} {
			b.Run(fmt.Sprintf("consumers=%d/branches=%d", consumers, branches), func(b *testing.B) {
				r := New("r", nil, 1)
				inboxes := make([]*Inbox, consumers)
				for i := range inboxes {
					inboxes[i] = NewInbox(r.Capacity, make(chan struct{}, 1))
					r.Attach(&Consumer{Inbox: inboxes[i], Attached: true})
				}
				published := &batch.Batch{Rows: size, Keys: batch.Keys{Table: make([]*branch.Key, branches)}}
				for i := range published.Keys.Table {
					published.Keys.Table[i] = new(branch.Key)
				}
				b.ReportAllocs()
				for b.Loop() {
					view := *published
					view.Acks = ack.Uniform(ack.NewRoot(1, nil), size)
					if err := r.Publish(b.Context(), &view); err != nil {
						b.Fatal(err)
					}
					for _, inbox := range inboxes {
						inbox.Take().Acks.Resolve(nil)
					}
				}
			})
		}
	}
}

// BenchmarkStateOfManyBranches stores rows that come one by one, each of a branch of its own, twice.
func BenchmarkStateOfManyBranches(b *testing.B) {
	const branches = 20_000
	keys := make([]*branch.Key, branches)
	for i := range keys {
		keys[i] = new(branch.Key)
	}
	numbers := array.NewInt64Builder(memory.DefaultAllocator)
	numbers.Append(1)
	column := numbers.NewArray()
	var state *State
	b.ReportAllocs()
	for b.Loop() {
		state = NewState()
		for time := range int64(2) {
			for _, key := range keys {
				state.update(&batch.Batch{
					Columns: []arrow.Array{column}, Rows: 1, Low: []int64{time}, High: []int64{time}, Keys: batch.Keys{Table: []*branch.Key{key}},
				})
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*branches*2), "ns/record")
	with := live()
	runtime.KeepAlive(state)
	state = nil
	b.ReportMetric(float64(with-live())/branches, "B/branch")
}

// live gives the bytes that are alive after a collection.
func live() int64 {
	var stats runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&stats)
	return int64(stats.HeapAlloc)
}
