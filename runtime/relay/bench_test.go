package relay

import (
	"fmt"
	"testing"

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
