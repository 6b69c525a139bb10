package node

import (
	"slices"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Whatever arrived and ended, the rows that wait are found by their hashes in the order of their arrival,
// and their columns are theirs. What is kept is bounded by what waits.
func TestWaitingAgainstList(t *testing.T) {
	type row struct {
		number int64
		hash   uint64
	}
	rapid.Check(t, func(rt *rapid.T) {
		var w waiting
		var want []row
		next := int64(0)
		numbers := func(places []int32) (list []int64) {
			if len(places) == 0 {
				return nil
			}
			columns, err := w.take(places)
			require.NoError(rt, err)
			for i, place := range places {
				list = append(list, columns[0].(*array.Int64).Value(i))
				require.Equal(rt, list[i], w.rows[place].since)
			}
			return list
		}
		for range rapid.IntRange(1, 12).Draw(rt, "batches") {
			count := rapid.IntRange(1, 300).Draw(rt, "rows")
			distinct := rapid.Uint64Range(1, 400).Draw(rt, "hashes")
			amounts, hashes := array.NewInt64Builder(memory.DefaultAllocator), make([]uint64, count)
			for i := range count {
				amounts.Append(next + int64(i))
				hashes[i] = uint64(next+int64(i)) * 31 % distinct
				want = append(want, row{next + int64(i), hashes[i]})
			}
			columns := []arrow.Array{amounts.NewArray()}
			for i := range count { // one row at a time or all at once; since tells them apart
				r := &rows{low: make([]int64, count), high: make([]int64, count)}
				r.frame.Now = next
				w.add(r, columns, []int32{int32(i)}, hashes, false)
				next++
			}
			ends := rapid.IntRange(0, 4).Draw(rt, "ends")
			places := w.alive(nil)
			kept := want[:0:0]
			for i, place := range places {
				if int(want[i].number)*7%4 < ends {
					w.end(place)
				} else {
					kept = append(kept, want[i])
				}
			}
			want = kept
			if w.compact(); rapid.IntRange(0, 5).Draw(rt, "flat") == 0 {
				require.NoError(rt, w.flatten())
				require.Len(rt, w.rows, len(want))
			}
			require.LessOrEqual(rt, len(w.rows), 2*len(want)+waitingSlack)
			require.LessOrEqual(rt, len(w.parts), 10)
			require.LessOrEqual(rt, len(w.index.slots), max(smallestIndex, 8*(2*len(want)+waitingSlack)))
			require.Equal(rt, len(want) == 0, w.size() == 0)

			var all []int64
			byHash := map[uint64][]int64{}
			for _, waits := range want {
				all = append(all, waits.number)
				byHash[waits.hash] = append(byHash[waits.hash], waits.number)
			}
			require.Equal(rt, all, numbers(w.alive(nil)))
			slices.Reverse(all)
			backwards := w.alive(nil)
			slices.Reverse(backwards)
			require.Equal(rt, all, numbers(backwards))
			for hash := range distinct {
				require.Equal(rt, byHash[hash], numbers(w.index.appendRows(nil, w.rows, hash)))
			}
		}
	})
}
