package consensus

import (
	"fmt"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
)

// BenchmarkPropose measures durable commands of one voter on the real file system: each is synced in
// the log and in the state machine's store. Concurrent proposers share both syncs.
func BenchmarkPropose(b *testing.B) {
	for _, proposers := range []int{1, 16, 256} {
		b.Run(fmt.Sprintf("proposers=%d", proposers), func(b *testing.B) {
			dir := b.TempDir()
			j, err := openJournal(vfs.Default, dir+"/state")
			if err != nil {
				b.Fatal(err)
			}
			n, err := Open(b.Context(), Config{
				Self: testMember("a"), Dir: dir + "/consensus", StateMachine: j, Bootstrap: true,
			})
			if err != nil {
				b.Fatal(err)
			}
			s := &seat{Node: n, journal: j}
			s.lead(b)
			command := make([]byte, 256)
			before := s.Observations().Syncs
			b.SetParallelism(max(1, proposers/2))
			b.ReportAllocs()
			b.ResetTimer()
			b.RunParallel(func(pb *testing.PB) {
				for pb.Next() {
					if _, err := s.Propose(b.Context(), command); err != nil {
						b.Error(err)
						return
					}
				}
			})
			b.StopTimer()
			b.ReportMetric(float64(b.N)/float64(s.Observations().Syncs-before), "commands/sync")
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "commands/s")
			s.stop(b)
		})
	}
}
