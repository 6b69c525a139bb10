package node

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

type chore struct{ appointment }

// Things come when they are due, the earliest first, whatever was moved or taken out before.
func TestScheduleAgainstList(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var s schedule[*chore]
		chores, want := make([]chore, 8), map[*chore]int64{}
		for range rapid.IntRange(1, 60).Draw(rt, "steps") {
			one := &chores[rapid.IntRange(0, len(chores)-1).Draw(rt, "chore")]
			if rapid.IntRange(0, 3).Draw(rt, "disarmed") == 0 {
				s.disarm(one)
				delete(want, one)
			} else {
				want[one] = rapid.Int64Range(-3, 3).Draw(rt, "due")
				s.arm(one, want[one])
			}
			first := int64(math.MaxInt64)
			for _, due := range want {
				first = min(first, due)
			}
			due, pending := s.next()
			require.Equal(rt, len(want) > 0, pending)
			require.Nil(rt, s.expired(first-1))
			if pending {
				require.Equal(rt, first, due)
				require.Equal(rt, first, want[s.expired(first)])
			}
		}
		for before := int64(math.MinInt64); len(want) > 0; {
			next := s.expired(math.MaxInt64)
			require.GreaterOrEqual(rt, want[next], before)
			before = want[next]
			s.disarm(next)
			delete(want, next)
		}
		require.Nil(rt, s.expired(math.MaxInt64))
	})
}
