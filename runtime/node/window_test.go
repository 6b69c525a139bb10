package node

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/ack"
)

// Event times come from outside. At the ends of their range a window neither closes for ever nor is
// it due for ever.
func TestWindowsAtTheEndsOfTime(t *testing.T) {
	bound := revision.WindowBound{Duration: 10}
	w := newWindowProcessor(nil, &revision.WindowProcessor{Width: bound, Step: bound}, nil)
	for _, times := range [][]int64{
		{math.MaxInt64 - 5}, {math.MaxInt64}, {math.MinInt64}, {math.MaxInt64, math.MinInt64, math.MaxInt64},
	} {
		state := newWindow(nil, 0)
		for _, time := range times {
			state.append(time, nil, 0, ack.Share{})
		}
		w.arm(state)
		const now = 1 << 60
		if due := w.due.expired(now); due != nil {
			require.Same(t, state, due)
			for closed := 0; state.met(bound, now); closed++ {
				require.Less(t, closed, len(times))
				state.leave(state.leaving(bound))
			}
			w.arm(state)
		}
		require.Nil(t, w.due.expired(now))
		for state.rows() > 0 {
			state.leave(state.leaving(bound))
		}
		w.arm(state)
	}
}
