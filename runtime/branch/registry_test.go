package branch

import (
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

func field(name string, kind datatype.Kind) revision.Field {
	return revision.Field{Name: name, Type: datatype.Type{Kind: kind}, Nullable: true}
}

func registry(ttl time.Duration, limit uint64) *Registry {
	schema := &revision.Schema{Fields: []revision.Field{field("tenant", datatype.KindString), field("shard", datatype.KindI64)}}
	return NewRegistry(&revision.Branch{Name: "by_tenant", TTL: int64(ttl), MaxInstances: limit}, schema)
}

func keys(tenants []string, shards []int64) []arrow.Array {
	text := array.NewStringBuilder(memory.DefaultAllocator)
	text.AppendValues(tenants, nil)
	number := array.NewInt64Builder(memory.DefaultAllocator)
	number.AppendValues(shards, nil)
	return []arrow.Array{text.NewArray(), number.NewArray()}
}

func TestAssignInternsByValue(t *testing.T) {
	r := registry(time.Minute, 0)
	table, index, evicted := r.Assign(keys([]string{"a", "b", "a", "a"}, []int64{1, 1, 1, 2}), 4, 0)
	require.Empty(t, evicted)
	require.Equal(t, []uint32{0, 1, 0, 2}, index)
	require.Equal(t, `{"shard":1,"tenant":"a"}`, table[0].Text, "fields are sorted by name")
	again, single, _ := r.Assign(keys([]string{"b"}, []int64{1}), 1, 1)
	require.Nil(t, single)
	require.Same(t, table[1], again[0])
	require.Same(t, table[2], r.Find(`{"shard":2,"tenant":"a"}`))
	require.Nil(t, r.Find(`{"shard":3,"tenant":"a"}`))
}

func TestAdjacentTextsDoNotCollide(t *testing.T) {
	schema := &revision.Schema{Fields: []revision.Field{field("x", datatype.KindString), field("y", datatype.KindString)}}
	r := NewRegistry(&revision.Branch{TTL: 1}, schema)
	x := array.NewStringBuilder(memory.DefaultAllocator)
	x.AppendValues([]string{"ab", "a"}, nil)
	y := array.NewStringBuilder(memory.DefaultAllocator)
	y.AppendValues([]string{"c", "bc"}, nil)
	table, _, _ := r.Assign([]arrow.Array{x.NewArray(), y.NewArray()}, 2, 0)
	require.Len(t, table, 2)
}

func TestLeastRecentlyIngestedMakesRoom(t *testing.T) {
	r := registry(time.Minute, 2)
	first, _, _ := r.Assign(keys([]string{"a", "b"}, []int64{1, 1}), 2, 0)
	_, _, _ = r.Assign(keys([]string{"a"}, []int64{1}), 1, 1)
	_, _, evicted := r.Assign(keys([]string{"c"}, []int64{1}), 1, 2)
	require.Equal(t, []Eviction{{Key: first[1], Reason: LRU}}, evicted)
	require.True(t, first[1].Evicted())
	require.Equal(t, 2, r.Len())
	back, _, _ := r.Assign(keys([]string{"b"}, []int64{1}), 1, 3)
	require.NotSame(t, first[1], back[0], "a key that comes back is a new incarnation")
}

func TestExpireByIdleTime(t *testing.T) {
	r := registry(time.Second, 0)
	table, _, _ := r.Assign(keys([]string{"a"}, []int64{1}), 1, 0)
	_, _, _ = r.Assign(keys([]string{"b"}, []int64{1}), 1, int64(400*time.Millisecond))
	evicted, next := r.Expire(int64(time.Second) - 1)
	require.Empty(t, evicted)
	require.Equal(t, time.Nanosecond, next)
	evicted, next = r.Expire(int64(time.Second))
	require.Equal(t, []Eviction{{Key: table[0], Reason: TTL}}, evicted)
	require.Equal(t, 400*time.Millisecond, next)
	_, next = r.Expire(int64(time.Hour))
	require.Equal(t, time.Second, next, "a branch that begins now lives for a whole TTL")
	require.Zero(t, r.Len())
}
