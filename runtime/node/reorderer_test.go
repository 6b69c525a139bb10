package node

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
)

func reordering(maxTime int64, policy revision.Flush) *revision.Processor {
	route := benchForward
	route.Flush = &policy
	return &revision.Processor{
		Inputs: []revision.Input{{Relay: 0}}, Routes: []revision.Route{route},
		Operation: &revision.Reorderer{MaxTime: maxTime, By: revision.Values{
			Registers: 1, Blocks: []revision.Block{{Instructions: benchLoad(0, revision.ColumnSourceInput, 1, datatype.KindI64)}},
		}},
	}
}

// The buffer of a branch leaves sorted as one batch, with the flush or when its first row has
// waited MAX TIME.
func TestReordererSortsWhatItReleases(t *testing.T) {
	for name, plan := range map[string]*revision.Processor{
		"flush": reordering(1<<40, revision.Flush{Interval: 100, MaxBytes: 1 << 40}), "max time": reordering(100, revision.Flush{Interval: 1 << 40, MaxBytes: 1 << 40}),
	} {
		t.Run(name, func(t *testing.T) {
			d := drive(t, plan)
			first := d.feed(0, order{"a", 3}, order{"a", 1})
			d.at(90)
			d.feed(0, order{"a", 2})
			d.at(100)
			require.Empty(t, d.published(1))
			require.Equal(t, "open", outcomes(first))
			d.at(101)
			require.Equal(t, []string{"a 1, a 2, a 3"}, d.published(1))
			require.Equal(t, "<nil>, <nil>", outcomes(first))
			d.feed(0, order{"a", 0})
			d.at(201)
			require.Equal(t, []string{"a 0"}, d.published(1), "a late row is not compared with rows that left")
		})
	}
}

// A size releases the rows, counted without the tuples that they are sorted by.
func TestReordererCountsItsColumns(t *testing.T) {
	d := drive(t, reordering(1<<40, revision.Flush{Interval: 1 << 40, MaxBytes: 30}))
	d.feed(0, order{"a", 2})
	require.Empty(t, d.published(1), "17 bytes of columns and 8 of the tuple")
	d.feed(0, order{"a", 1})
	require.Equal(t, []string{"a 1, a 2"}, d.published(1))
}

func TestReordererHoldsUntilTheEnd(t *testing.T) {
	d := drive(t, reordering(1<<40, revision.Flush{Interval: 1 << 40, MaxBytes: 1 << 40}))
	gone := d.feed(0, order{"a", 2})
	d.evict("a")
	require.Equal(t, ack.ErrEvicted.Error(), outcomes(gone))
	d.feed(0, order{"b", 2}, order{"b", 1})
	d.task.Attach()
	d.task.Start()
	ok, err := d.task.Adopt(t.Context(), d.prepare(reordering(1, revision.Flush{Interval: 1 << 40, MaxBytes: 1 << 40})))
	require.NoError(t, err)
	require.True(t, ok)
	require.NoError(t, d.task.Flush(t.Context()))
	require.Equal(t, []string{"b 1, b 2"}, d.published(1))
	var left *ack.Root
	require.NoError(t, d.task.Call(t.Context(), func(context.Context) { left = d.feed(0, order{"b", 9}) }))
	d.task.Stop(ack.ErrStopped)
	require.Equal(t, ack.ErrStopped.Error(), outcomes(left))
}

// Whatever arrives in whatever batches leaves as a stable sort of each branch, every record once.
func TestReordererProperty(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		d := drive(t, reordering(1<<40, revision.Flush{Interval: 1 << 40, MaxBytes: 1 << 40}))
		want := map[string][]int64{}
		var roots []*ack.Root
		for range rapid.IntRange(1, 8).Draw(rt, "batches") {
			batch := rapid.SliceOfN(rapid.Custom(func(rt *rapid.T) order {
				return order{rapid.SampledFrom([]string{"a", "b", "c"}).Draw(rt, "tenant"), rapid.Int64Range(0, 5).Draw(rt, "amount")}
			}), 1, 10).Draw(rt, "rows")
			for _, o := range batch {
				want[o.tenant] = append(want[o.tenant], o.amount)
			}
			roots = append(roots, d.feed(0, batch...))
		}
		d.task.outputs[0].flushAll(rt.Context())
		got := map[string][]int64{}
		for _, text := range d.published(1) {
			for _, row := range strings.Split(text, ", ") {
				var tenant string
				var amount int64
				_, err := fmt.Sscan(row, &tenant, &amount)
				require.NoError(rt, err)
				got[tenant] = append(got[tenant], amount)
			}
		}
		for tenant := range want {
			slices.SortStableFunc(want[tenant], cmp.Compare[int64])
		}
		require.Equal(rt, want, got)
		for _, root := range roots {
			require.NotContains(rt, outcomes(root), "open")
		}
	})
}
