package flush

import (
	"fmt"
	"testing"

	"nervix/generated/revision"
	"nervix/runtime/branch"
)

// BenchmarkBuffer adds chunks of 1024 rows and takes them out when four are pending.
func BenchmarkBuffer(b *testing.B) {
	const size, chunks = 1024, 4
	for _, branches := range []int{0, 1, 1000} {
		for _, bound := range []uint64{0, 1 << 30} {
			b.Run(fmt.Sprintf("branches=%d/bound=%d", branches, bound), func(b *testing.B) {
				made, keys := make([]*branch.Key, branches), make([]*branch.Key, 0, size)
				for i := range made {
					made[i] = new(branch.Key)
				}
				numbers := make([]int64, size)
				for i := range numbers {
					if branches > 0 {
						keys = append(keys, made[i%branches])
					}
				}
				if branches == 0 {
					keys = nil
				}
				chunk := rows(numbers, keys)
				buffer := New(revision.Flush{Interval: 1, MaxBytes: bound})
				b.ReportAllocs()
				for b.Loop() {
					for range chunks {
						buffer.Add(chunk, 0)
					}
					if due, err := buffer.Due(1); err != nil || due.Rows != chunks*size {
						b.Fatal(due, err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*size*chunks), "ns/record")
			})
		}
	}
}

// BenchmarkDrop ends a hundred of ten thousand pending branches at a time.
func BenchmarkDrop(b *testing.B) {
	const pending, together = 10_000, 100
	numbers, keys := make([]int64, pending), make([]*branch.Key, pending)
	for i := range keys {
		keys[i] = new(branch.Key)
	}
	b.ReportAllocs()
	for b.Loop() {
		buffer := New(revision.Flush{Interval: 1})
		buffer.Add(rows(numbers, keys), 0)
		for start := 0; start < pending; start += together {
			buffer.Drop(keys[start : start+together])
		}
		if buffer.Rows() != 0 {
			b.Fatal("rows are left")
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*pending), "ns/branch")
}
