package ack

import "testing"

const benchRows = 1024

// BenchmarkSet forks, narrows and settles the shares of a batch.
func BenchmarkSet(b *testing.B) {
	selected := make([]int32, 0, benchRows/2)
	for row := int32(0); row < benchRows; row += 2 {
		selected = append(selected, row)
	}
	tracker := new(Tracker)
	run := func(b *testing.B, start func() (*Root, Set)) {
		b.ReportAllocs()
		for b.Loop() {
			root, set := start()
			set.Fork(1)
			other := set.Clone()
			other.Resolve(nil)
			set.Take(selected).Resolve(nil)
			<-root.Done()
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*benchRows), "ns/record")
	}
	b.Run("records", func(b *testing.B) {
		run(b, func() (*Root, Set) {
			root := NewRoot(benchRows, tracker)
			return root, Records(root)
		})
	})
	b.Run("uniform", func(b *testing.B) {
		run(b, func() (*Root, Set) {
			root := NewRoot(1, tracker)
			return root, Uniform(root, benchRows)
		})
	})
	b.Run("joined", func(b *testing.B) {
		sets, counts := make([]Set, 8), make([]int, 8)
		run(b, func() (*Root, Set) {
			root := NewRoot(benchRows, tracker)
			all := Records(root).shares
			for i := range sets {
				sets[i], counts[i] = Shares(all[i*benchRows/8:(i+1)*benchRows/8]), benchRows/8
			}
			return root, Concat(sets, counts)
		})
	})
}
