package node

import (
	"testing"

	"nervix/generated/failure"
	"nervix/runtime/ack"
	"nervix/runtime/program"
)

// A failed row of a source without acknowledgement leaves the counter of its group once.
func TestRestrictSettlesUnobservedRowsOnce(t *testing.T) {
	root := ack.NewRoot(1, nil)
	r := &rows{acks: ack.Uniform(root, 4)}
	r.frame.Rows = 4
	result := program.Result{Selected: []int32{1, 3}, Errors: []program.RowError{{Row: 0, Failure: &failure.Overflow{}}}}
	var failed ack.Share
	r.restrict(&result, func(_ *program.RowError, share ack.Share) { failed = share })
	failed.Resolve(nil)
	r.acks.Row(1).Resolve(nil)
	select {
	case <-root.Done():
		t.Fatal("settled while a row is on its way")
	default:
	}
	r.acks.Row(3).Resolve(nil)
	<-root.Done()
}
