package ack

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
	"pgregory.net/rapid"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var errFailed, errGaveUp = errors.New("delivery failed"), errors.New("the source gave up")

func settled(root *Root) bool {
	select {
	case <-root.Done():
		return true
	default:
		return false
	}
}

func TestRecordSucceedsWithItsLastShare(t *testing.T) {
	root := NewRoot(1, nil)
	set := Records(root)
	set.Fork(2)
	set.Clone().Resolve(nil)
	set.Clone().Resolve(nil)
	require.False(t, settled(root))
	set.Resolve(nil)
	require.True(t, settled(root))
	require.NoError(t, root.Err(0))
}

func TestFirstFailureFailsTheRecordOnce(t *testing.T) {
	root := NewRoot(1, nil)
	set := Records(root)
	set.Fork(1)
	set.Clone().Resolve(errFailed)
	require.True(t, settled(root), "a failure settles at once")
	set.Resolve(errors.New("another one"))
	require.Equal(t, errFailed, root.Err(0))
}

// A record that fails at the moment in which its source gives up is never seen as a success.
func TestFailureDuringAbandonIsNoSuccess(t *testing.T) {
	for range 2000 {
		root := NewRoot(8, nil)
		start, done := make(chan struct{}), make(chan struct{})
		go func() {
			defer close(done)
			<-start
			Records(root).Resolve(errFailed)
		}()
		close(start)
		root.Abandon(errGaveUp)
		for i := range root.Len() {
			require.Error(t, root.Err(i))
		}
		<-done
	}
}

func TestShareLiesWithinWhatItWasMadeFrom(t *testing.T) {
	root := NewRoot(2, nil)
	all := Records(root)
	chained := Chain(all, 2, func(int, error) {})
	joined := Join([][]Share{{chained.Row(0)}, {chained.Row(1)}})
	require.True(t, joined.Row(0).Within(all.Row(0)))
	require.True(t, joined.Row(0).Within(joined.Row(0)))
	require.False(t, joined.Row(0).Within(all.Row(1)))
	require.False(t, all.Row(0).Within(chained.Row(0)))
	require.False(t, Share{}.Within(all.Row(0)))
	require.False(t, all.Row(0).Within(Share{}))
}

func TestEmptyGroupIsSettled(t *testing.T) {
	require.True(t, settled(NewRoot(0, nil)))
	root := NewRoot(1, nil)
	Uniform(root, 0)
	require.True(t, settled(root))
}

func TestChainSeesOutcomesBeforeTheParent(t *testing.T) {
	root := NewRoot(2, nil)
	var seen []error
	chained := Chain(Records(root), 2, func(_ int, err error) {
		require.False(t, settled(root))
		seen = append(seen, err)
	})
	chained.Row(1).Resolve(errFailed)
	chained.Row(0).Resolve(nil)
	require.Equal(t, []error{errFailed, nil}, seen)
	require.True(t, settled(root))
	require.NoError(t, root.Err(0))
	require.Equal(t, errFailed, root.Err(1))
}

func TestJoinSettlesAllMembers(t *testing.T) {
	root := NewRoot(3, nil)
	all := Records(root)
	joined := Join([][]Share{{all.Row(0), all.Row(2)}, {all.Row(1)}})
	joined.Row(0).Resolve(errFailed)
	joined.Row(1).Resolve(nil)
	require.Equal(t, errFailed, root.Err(0))
	require.NoError(t, root.Err(1))
	require.Equal(t, errFailed, root.Err(2))
	require.False(t, Join([][]Share{nil, nil}).Tracked())
}

func TestTrackerWaitsForEveryRoot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var tracker Tracker
		require.NoError(t, tracker.Wait(t.Context()))
		first, second := NewRoot(1, &tracker), NewRoot(1, &tracker)
		waited := make(chan error, 1)
		go func() { waited <- tracker.Wait(t.Context()) }()
		Records(first).Resolve(nil)
		synctest.Wait()
		require.Equal(t, 1, tracker.Outstanding())
		require.Empty(t, waited)
		tracker.Abandon(ErrStopped)
		require.NoError(t, <-waited)
		require.Equal(t, ErrStopped, second.Err(0))
	})
}

func TestWaitCountsSilenceFromTheLastProgress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		root := NewRoot(1, nil)
		started := time.Now()
		go func() {
			for range 3 {
				time.Sleep(400 * time.Millisecond)
				root.Alive()
			}
		}()
		done, err := root.Wait(t.Context(), 500*time.Millisecond)
		require.NoError(t, err)
		require.False(t, done)
		require.Equal(t, 1700*time.Millisecond, time.Since(started))
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err = root.Wait(ctx, 0)
		require.ErrorIs(t, err, context.DeadlineExceeded)
	})
}

// Whatever is forked, filtered, split, joined and resolved in any order, every record is settled
// exactly when its last row is, with a failure exactly when one of its rows failed.
func TestSetsSettleEveryRecordOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		records := rapid.IntRange(1, 8).Draw(t, "records")
		root := NewRoot(records, nil)
		failed := map[int]bool{}
		rows := make([]int, records) // record of each row
		for i := range rows {
			rows[i] = i
		}
		type part struct {
			set  Set
			rows []int
		}
		live := []part{{Records(root), rows}}
		for len(live) > 0 {
			at := rapid.IntRange(0, len(live)-1).Draw(t, "part")
			p := live[at]
			live = append(live[:at], live[at+1:]...)
			switch action := rapid.IntRange(0, 3).Draw(t, "action"); {
			case action == 0 && len(live) < 4: // fan out
				p.set.Fork(1)
				live = append(live, part{p.set.Clone(), p.rows}, p)
			case action == 1: // filter
				var kept []int32
				var left []int
				for row, record := range p.rows {
					if rapid.Bool().Draw(t, "keep") {
						kept, left = append(kept, int32(row)), append(left, record)
					}
				}
				live = append(live, part{p.set.Take(kept), left})
			case action == 2 && len(live) > 0: // join with another part
				other := live[0]
				live = append(live[1:], part{Concat([]Set{p.set, other.set}, []int{len(p.rows), len(other.rows)}), append(append([]int(nil), p.rows...), other.rows...)})
			default:
				outcome := error(nil)
				if rapid.IntRange(0, 3).Draw(t, "outcome") == 0 {
					outcome = errFailed
					for _, record := range p.rows {
						failed[record] = true
					}
				}
				if len(p.rows) > 0 {
					p.set.Resolve(outcome)
				}
			}
		}
		require.True(t, settled(root))
		for record := range records {
			require.Equal(t, failed[record], root.Err(record) != nil, "record %d", record)
		}
	})
}

// Groups of a source without acknowledgement stay one counter through every operation.
func TestUniformSetsCountRows(t *testing.T) {
	first, second := NewRoot(1, nil), NewRoot(1, nil)
	joined := Concat([]Set{Uniform(first, 3), Uniform(second, 2)}, []int{3, 2})
	require.True(t, joined.Unobserved())
	joined.Remove(4).Resolve(nil)
	kept := joined.Take([]int32{0, 3})
	kept.Fork(1)
	kept.Clone().Resolve(nil)
	require.False(t, settled(first) || settled(second))
	kept.Resolve(nil)
	require.True(t, settled(first) && settled(second))
}

// A share is abandoned once every record that it stands for has ended without it.
func TestAbandoned(t *testing.T) {
	root := NewRoot(3, nil)
	set := Records(root)
	chained := Chain(set.Clone(), 3, func(int, error) {})
	joined := Join([][]Share{{chained.Row(0), chained.Row(1)}, {chained.Row(2)}, {}})
	require.False(t, joined.Row(0).Abandoned())
	set.Fork(1)
	set.Row(0).Resolve(errors.New("elsewhere"))
	require.True(t, chained.Row(0).Abandoned())
	require.False(t, joined.Row(0).Abandoned(), "the other record of the group is open")
	set.Row(1).Resolve(errors.New("elsewhere"))
	require.True(t, joined.Row(0).Abandoned())
	require.False(t, joined.Row(1).Abandoned())
	require.False(t, joined.Row(2).Abandoned())
	require.False(t, Share{}.Abandoned())
}
