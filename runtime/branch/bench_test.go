package branch

import (
	"fmt"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// BenchmarkAssign finds the live key of every row.
func BenchmarkAssign(b *testing.B) {
	const rows = 1024
	texts, numbers := array.NewStringBuilder(memory.DefaultAllocator), array.NewInt64Builder(memory.DefaultAllocator)
	for _, keys := range []int{1, 1000} {
		for row := range rows {
			texts.Append(fmt.Sprintf("tenant-%d", row*7919%keys))
			numbers.Append(int64(row * 7919 % keys))
		}
		for kind, column := range map[datatype.Kind]arrow.Array{datatype.KindString: texts.NewArray(), datatype.KindI64: numbers.NewArray()} {
			b.Run(fmt.Sprintf("%s/keys=%d", kind, keys), func(b *testing.B) {
				registry := NewRegistry(&revision.Branch{Name: "b", TTL: 1}, &revision.Schema{Fields: []revision.Field{
					{Name: "key", Type: datatype.Type{Kind: kind}},
				}})
				columns := []arrow.Array{column}
				registry.Assign(columns, rows, 1)
				b.ReportAllocs()
				for b.Loop() {
					registry.Assign(columns, rows, 1)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*rows), "ns/record")
			})
		}
	}
}
