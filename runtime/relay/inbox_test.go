package relay

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/runtime/batch"
	"nervix/runtime/branch"
)

// The queue admits by the depth of every branch, in order, as a plain list with counting does.
func TestInboxAgainstList(t *testing.T) {
	keys := []*branch.Key{new(branch.Key), new(branch.Key), new(branch.Key)}
	rapid.Check(t, func(t *rapid.T) {
		capacity := 1
		notify := make(chan struct{}, 1)
		inbox := NewInbox(func() int { return capacity }, notify)
		var model []*batch.Batch
		depth := func(key *branch.Key) int {
			count := 0
			for _, b := range model {
				if len(b.Keys.Table) == 0 && key == nil || slices.Contains(b.Keys.Table, key) {
					count++
				}
			}
			return count
		}
		for range rapid.IntRange(1, 100).Draw(t, "steps") {
			switch rapid.IntRange(0, 5).Draw(t, "action") {
			case 0:
				capacity = rapid.IntRange(1, 4).Draw(t, "capacity")
			case 1, 2:
				taken := inbox.Take()
				if len(model) == 0 {
					require.Nil(t, taken)
					continue
				}
				require.Same(t, model[0], taken)
				model = model[1:]
			default:
				b := &batch.Batch{Rows: 1}
				for _, key := range keys {
					if rapid.Bool().Draw(t, "holds") {
						b.Keys.Table = append(b.Keys.Table, key)
					}
				}
				fits := len(b.Keys.Table) > 0 || depth(nil) < capacity
				for _, key := range b.Keys.Table {
					fits = fits && depth(key) < capacity
				}
				require.Equal(t, fits, inbox.Offer(b))
				if fits {
					model = append(model, b)
					<-notify
				}
			}
			require.Equal(t, len(model), inbox.Len())
		}
		require.Equal(t, len(model), len(inbox.Close()))
	})
}
