package flush

import (
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
)

var schema = arrow.NewSchema([]arrow.Field{{Name: "n", Type: arrow.PrimitiveTypes.Int64}}, nil)

// rows makes a batch with the given values; keys gives the branch per row, nil for unbranched.
func rows(values []int64, keys []*branch.Key) *batch.Batch {
	builder := array.NewInt64Builder(memory.DefaultAllocator)
	builder.AppendValues(values, nil)
	b := &batch.Batch{Schema: schema, Columns: []arrow.Array{builder.NewArray()}, Rows: len(values), Low: values, High: values}
	if keys == nil {
		return b
	}
	ordinals := map[*branch.Key]uint32{}
	for _, key := range keys {
		if _, known := ordinals[key]; !known {
			ordinals[key] = uint32(len(b.Keys.Table))
			b.Keys.Table = append(b.Keys.Table, key)
		}
		b.Keys.Row = append(b.Keys.Row, ordinals[key])
	}
	if len(b.Keys.Table) == 1 {
		b.Keys.Row = nil
	}
	return b
}

func values(b *batch.Batch) []int64 {
	if b == nil {
		return nil
	}
	return b.Columns[0].(*array.Int64).Int64Values()
}

func TestDeadlineStartsWithTheFirstRow(t *testing.T) {
	buffer := New(revision.Flush{Interval: 100})
	_, pending := buffer.Deadline()
	require.False(t, pending)
	buffer.Add(rows([]int64{1}, nil), 10)
	buffer.Add(rows([]int64{2}, nil), 90)
	deadline, pending := buffer.Deadline()
	require.True(t, pending)
	require.EqualValues(t, 110, deadline)
	early, err := buffer.Due(109)
	require.NoError(t, err)
	require.Nil(t, early)
	due, err := buffer.Due(110)
	require.NoError(t, err)
	require.Equal(t, []int64{1, 2}, values(due))
	require.Zero(t, buffer.Rows())
}

func TestBriefTimerIsOneForAllBranches(t *testing.T) {
	a, b := &branch.Key{Text: "a"}, &branch.Key{Text: "b"}
	for interval, want := range map[int64][]int64{Brief: {1, 2, 3}, Brief + 1: {1, 3}} {
		buffer := New(revision.Flush{Interval: interval})
		buffer.Add(rows([]int64{1}, []*branch.Key{a}), 0)
		buffer.Add(rows([]int64{2, 3}, []*branch.Key{b, a}), Brief-1)
		deadline, _ := buffer.Deadline()
		require.Equal(t, interval, deadline)
		due, err := buffer.Due(interval)
		require.NoError(t, err)
		require.Equal(t, want, values(due))
	}
}

func TestByteBoundIsPerBranch(t *testing.T) {
	a, b := &branch.Key{Text: "a"}, &branch.Key{Text: "b"}
	buffer := New(revision.Flush{Interval: 1000, MaxBytes: 32})
	buffer.Add(rows([]int64{1, 2, 3}, []*branch.Key{a, b, a}), 0)
	due, err := buffer.Due(1)
	require.NoError(t, err)
	require.Nil(t, due)
	buffer.Add(rows([]int64{4, 5, 6}, []*branch.Key{a, a, b}), 2)
	due, err = buffer.Due(3)
	require.NoError(t, err)
	require.Equal(t, []int64{1, 3, 4, 5}, values(due), "only the full branch leaves, in order")
	rest, err := buffer.Flush()
	require.NoError(t, err)
	require.Equal(t, []int64{2, 6}, values(rest))
}

func TestDropGivesTheRowsOfTheBranch(t *testing.T) {
	a, b := &branch.Key{Text: "a"}, &branch.Key{Text: "b"}
	buffer := New(revision.Flush{Interval: 1000})
	root := ack.NewRoot(2, nil)
	chunk := rows([]int64{1, 2}, []*branch.Key{a, b})
	chunk.Acks = ack.Records(root)
	buffer.Add(chunk, 0)
	for _, dropped := range buffer.Drop([]*branch.Key{a}) {
		require.Equal(t, []int64{1}, values(dropped))
		dropped.Acks.Resolve(ack.ErrEvicted)
	}
	rest, err := buffer.Flush()
	require.NoError(t, err)
	require.Equal(t, []int64{2}, values(rest))
	rest.Acks.Resolve(nil)
	<-root.Done()
	require.Error(t, root.Err(0))
	require.NoError(t, root.Err(1))
}

// Every row leaves exactly once, per branch in order, and never before its branch is due.
func TestBufferKeepsOrderPerBranch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := []*branch.Key{{Text: "a"}, {Text: "b"}, {Text: "c"}}
		policy := revision.Flush{Interval: rapid.Int64Range(0, 50).Draw(t, "interval"), MaxBytes: uint64(rapid.IntRange(0, 100).Draw(t, "bytes"))}
		buffer := New(policy)
		next, now := int64(0), int64(0)
		added, left := map[*branch.Key][]int64{}, map[*branch.Key][]int64{}
		take := func(b *batch.Batch, err error) {
			require.NoError(t, err)
			for row, value := range values(b) {
				left[b.Keys.Key(row)] = append(left[b.Keys.Key(row)], value)
			}
		}
		for range rapid.IntRange(1, 20).Draw(t, "steps") {
			now += rapid.Int64Range(0, 20).Draw(t, "time")
			var numbers []int64
			var keys []*branch.Key
			for range rapid.IntRange(0, 5).Draw(t, "rows") {
				key := rapid.SampledFrom(table).Draw(t, "key")
				added[key] = append(added[key], next)
				numbers, keys = append(numbers, next), append(keys, key)
				next++
			}
			if len(numbers) > 0 {
				buffer.Add(rows(numbers, keys), now)
			}
			switch rapid.IntRange(0, 9).Draw(t, "change") {
			case 0:
				policy.Interval = rapid.Int64Range(0, 50).Draw(t, "interval")
				buffer.SetPolicy(policy)
			case 1:
				key := rapid.SampledFrom(table).Draw(t, "dropped")
				buffer.Drop([]*branch.Key{key})
				delete(added, key)
				if len(left[key]) > 0 {
					added[key] = append([]int64(nil), left[key]...)
				}
			}
			take(buffer.Due(now))
			deadline, pending := buffer.Deadline()
			require.Equal(t, buffer.Rows() > 0, pending)
			if pending {
				require.Greater(t, deadline, now)
			}
		}
		take(buffer.Flush())
		require.Equal(t, added, left)
	})
}
