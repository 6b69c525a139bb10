package relay

import (
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/budget"
)

// stamped makes a batch of numbers with their watermarks and branches.
func stamped(values, low, high []int64, table []*branch.Key, rows []uint32) *batch.Batch {
	numbers := array.NewInt64Builder(memory.DefaultAllocator)
	numbers.AppendValues(values, nil)
	return &batch.Batch{
		Columns: []arrow.Array{numbers.NewArray()}, Rows: len(values), Low: low, High: high, Keys: batch.Keys{Table: table, Row: rows},
	}
}

// kept reads the value of every branch; branches without one are left out.
func (s *State) values(t require.TestingT, table []*branch.Key) map[*branch.Key]int64 {
	columns, rows, err := s.Read(batch.Keys{Table: table})
	require.NoError(t, err)
	values := map[*branch.Key]int64{}
	for i, key := range tableOf(batch.Keys{Table: table}) {
		if rows[i] >= 0 {
			values[key] = columns[0].(*array.Int64).Value(int(rows[i]))
		}
	}
	return values
}

// The state holds what a plain search over everything published gives: the row with the greatest
// high and then low watermark, the first of equals.
func TestStateAgainstSearch(t *testing.T) {
	type row struct{ value, low, high int64 }
	rapid.Check(t, func(t *rapid.T) {
		keys := []*branch.Key{new(branch.Key), new(branch.Key), new(branch.Key)}
		s, want := NewState(), map[*branch.Key]row{}
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			if rapid.IntRange(0, 9).Draw(t, "action") == 0 {
				gone := rapid.SampledFrom(keys).Draw(t, "gone")
				s.Drop([]*branch.Key{gone})
				delete(want, gone)
				continue
			}
			if rapid.IntRange(0, 5).Draw(t, "crowded") == 0 {
				s.retired += compactionSlack // as after many changes
			}
			count := rapid.IntRange(1, 6).Draw(t, "rows")
			var values, low, high []int64
			var ordinals []uint32
			for range count {
				one := row{rapid.Int64().Draw(t, "value"), rapid.Int64Range(0, 2).Draw(t, "low"), rapid.Int64Range(0, 2).Draw(t, "high")}
				ordinal := uint32(rapid.IntRange(0, 2).Draw(t, "branch"))
				values, low, high, ordinals = append(values, one.value), append(low, one.low), append(high, one.high), append(ordinals, ordinal)
				old, exists := want[keys[ordinal]]
				if !exists || one.high > old.high || one.high == old.high && one.low > old.low {
					want[keys[ordinal]] = one
				}
			}
			s.update(stamped(values, low, high, keys, ordinals))
			got := map[*branch.Key]int64{}
			for key, one := range want {
				got[key] = one.value
			}
			require.Equal(t, got, s.values(t, keys))
			require.Equal(t, len(want), s.Len())
			columns, all, err := s.All()
			require.NoError(t, err)
			require.Len(t, all, len(want))
			for i, key := range all {
				require.Equal(t, got[key], columns[0].(*array.Int64).Value(i))
			}
		}
	})
}

// The rows that are held are bounded by the branches, however often they change.
func TestStateIsCompacted(t *testing.T) {
	s := NewState()
	keys := []*branch.Key{new(branch.Key), new(branch.Key)}
	for i := range int64(10 * compactionSlack) {
		s.update(stamped([]int64{i, -i}, []int64{i, i}, []int64{i, i}, keys, []uint32{0, 1}))
		require.LessOrEqual(t, s.retired, 2*len(keys)+compactionSlack)
	}
	last := int64(10*compactionSlack - 1)
	require.Equal(t, map[*branch.Key]int64{keys[0]: last, keys[1]: -last}, s.values(t, keys))
}

func TestStateIsWatched(t *testing.T) {
	s := NewState()
	first := new(branch.Key)
	s.update(stamped([]int64{1}, []int64{1}, []int64{1}, []*branch.Key{first}, nil))
	notify := make(chan struct{}, 1)
	w := s.Watch(notify, true)
	require.Equal(t, []*branch.Key{first}, w.Fresh())
	before := s.Changes()
	s.update(stamped([]int64{2}, []int64{1}, []int64{1}, []*branch.Key{first}, nil))
	require.Empty(t, notify, "a tie changes nothing")
	require.Equal(t, before, s.Changes())
	s.update(stamped([]int64{3}, []int64{1}, []int64{1}, nil, nil))
	require.Len(t, notify, 1)
	require.Equal(t, []*branch.Key{nil}, w.Fresh())
	w.End()
	<-notify
	s.update(stamped([]int64{4}, []int64{2}, []int64{2}, nil, nil))
	require.Empty(t, notify)
}

// A batch that the consumer keeps takes the place of a queued one, for its branches only.
func TestInboxCountsHeldBatches(t *testing.T) {
	a, b := &branch.Key{Text: "a"}, &branch.Key{Text: "b"}
	inbox := NewInbox(func() int { return 1 }, make(chan struct{}, 1))
	require.True(t, inbox.Offer(one(a)))
	held := inbox.Take()
	inbox.Hold(held.Keys)
	require.False(t, inbox.Offer(one(a)))
	require.True(t, inbox.Offer(one(b)))
	require.False(t, inbox.Offer(one(b)))
	require.NotNil(t, inbox.Take())
	require.True(t, inbox.Offer(one(b)))
	inbox.Release(held.Keys)
	require.True(t, inbox.Offer(one(a)))
	require.False(t, inbox.Offer(one(a)))
}

// Rows are stored before they are seen, and those of ended branches not at all.
func TestRelayKeepsState(t *testing.T) {
	r := New("r", nil, 1)
	s := NewState()
	r.Materialize(s)
	require.NoError(t, r.Publish(t.Context(), stamped([]int64{1}, []int64{1}, []int64{1}, nil, nil)))
	require.Equal(t, map[*branch.Key]int64{nil: 1}, s.values(t, nil))
	registry := branch.NewRegistry(branchPlan, branchShape)
	numbers := array.NewInt64Builder(memory.DefaultAllocator)
	numbers.Append(7)
	table, _, _ := registry.Assign([]arrow.Array{numbers.NewArray()}, 1, 0)
	registry.Expire(1 << 60)
	require.NoError(t, r.Publish(t.Context(), stamped([]int64{2}, []int64{2}, []int64{2}, table, nil)))
	require.Equal(t, 1, s.Len())
}

var (
	branchPlan  = &revision.Branch{Name: "b", TTL: 1}
	branchShape = &revision.Schema{Fields: []revision.Field{{Name: "n", Type: datatype.Type{Kind: datatype.KindI64}}}}
)

// The account of a state follows the chunks that hold rows; many small chunks become one.
func TestStateIsCounted(t *testing.T) {
	memory := budget.New(budget.Config{Limit: 1 << 30})
	s := NewState()
	s.Account = memory.Open(metric.HoldingState, "d", "RELAY r")
	keys := make([]*branch.Key, 3*compactionSlack)
	for i := range keys {
		keys[i] = new(branch.Key)
	}
	for round := range int64(3) {
		for _, key := range keys {
			s.update(stamped([]int64{round}, []int64{round}, []int64{round}, []*branch.Key{key}, nil))
		}
		require.LessOrEqual(t, s.chunks, len(keys)/smallChunk+compactionSlack)
		require.GreaterOrEqual(t, memory.Reserved(), int64(8*len(keys)))
		require.LessOrEqual(t, memory.Reserved(), int64(8*(2*len(keys)+compactionSlack)))
	}
	s.Drop(keys[1:])
	require.Positive(t, memory.Reserved())
	require.Equal(t, map[*branch.Key]int64{keys[0]: 2}, s.values(t, keys[:1]))
	s.Drop(keys[:1])
	require.Zero(t, memory.Reserved())
	require.Zero(t, s.chunks)
	s.update(stamped([]int64{1}, []int64{1}, []int64{1}, keys[:1], nil))
	s.Uncount()
	require.Zero(t, memory.Reserved())
	s.Drop(keys[:1])
	require.Zero(t, memory.Reserved(), "nobody counts any more")
}
