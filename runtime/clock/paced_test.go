package clock

import (
	"math"
	"math/big"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/revision"
)

// drawPlan draws clocks of every speed, most of them of a kind that people use.
func drawPlan(t *rapid.T) revision.Clock {
	instant := rapid.OneOf(rapid.Int64Range(-1<<60, 1<<61), rapid.Int64Max(math.MaxInt64-1))
	span := rapid.OneOf(rapid.Int64Range(1, int64(time.Hour)), rapid.Int64Range(1, math.MaxInt64))
	rate := rapid.OneOf(
		rapid.SampledFrom([]float64{1, 0.5, 4, 20, 0.01, 1000, 1e-9, 1e9, math.SmallestNonzeroFloat64, math.MaxFloat64}),
		rapid.Float64Range(1e-6, 1e6),
	)
	return revision.Clock{
		Logical: instant.Draw(t, "logical"), Wall: time.Now().UnixNano() - rapid.Int64Range(-int64(time.Hour), int64(1000*time.Hour)).Draw(t, "since"),
		Rate: rate.Draw(t, "rate"), Period: span.Draw(t, "period"), Skew: rapid.OneOf(rapid.Just(int64(0)), span).Draw(t, "skew"),
	}
}

// bubble checks a property in a bubble, whose time goes on with its sleeps.
func bubble(t *testing.T, property func(*rapid.T)) {
	// The deadline of the test, which a bubble must not ask for, is hidden.
	synctest.Test(t, func(t *testing.T) { rapid.Check(struct{ testing.TB }{t}, property) })
}

// A clock starts where its mapping says, never moves backwards and runs at its rate, whatever the
// rate and however it is asked; it also agrees with a clock that is made later, as after a restart.
func TestPacedFollowsItsMapping(t *testing.T) {
	bubble(t, func(t *rapid.T) {
		plan := drawPlan(t)
		c := NewPaced(&plan)
		last := c.Now()
		for range 20 {
			time.Sleep(time.Duration(rapid.Int64Range(0, int64(10*time.Minute)).Draw(t, "sleep")))
			now := c.Now()
			require.GreaterOrEqual(t, now, last)
			last = now
			require.Equal(t, now, NewPaced(&plan).Now(), "every node tells the same time")

			passed := max(0, time.Now().UnixNano()-plan.Wall)
			want := new(big.Float).SetInt64(passed)
			want.Mul(want, big.NewFloat(plan.Rate)).Add(want, new(big.Float).SetInt64(plan.Logical))
			bound := new(big.Float).SetInt64(c.end)
			if want.Cmp(bound) > 0 {
				want = bound
			}
			off, _ := want.Sub(want, new(big.Float).SetInt64(now)).Float64()
			// A float64 holds 53 bits of the time since START.
			require.LessOrEqual(t, math.Abs(off), 2+math.Abs(float64(Sub(now, plan.Logical)))/(1<<51))
		}
	})
}

// Whoever waits for an instant neither asks without a pause nor sleeps on past it.
func TestPacedWaits(t *testing.T) {
	bubble(t, func(t *rapid.T) {
		plan := drawPlan(t)
		c := NewPaced(&plan)
		start := c.Now()
		due := Add(start, rapid.OneOf(rapid.Int64Range(0, int64(time.Minute)), rapid.Int64Range(0, math.MaxInt64)).Draw(t, "after"))
		grain := time.Duration(scale(1, 1/plan.Rate, math.Ceil)) // of domain time, on the wall
		for waits := 0; c.Now() < due; waits++ {
			wait := c.Until(due)
			require.GreaterOrEqual(t, wait, shortest)
			if wait > 365*24*time.Hour {
				return // nobody waits for it in one piece
			}
			if waits > 0 {
				// Only rounding is left.
				require.LessOrEqual(t, wait, max(shortest, grain))
			}
			require.Less(t, waits, 3)
			if early := wait - wait>>20 - max(shortest, grain); early > 0 {
				time.Sleep(early)
				require.Less(t, c.Now(), due, "the wait is not longer than needed")
				wait -= early
			}
			time.Sleep(wait)
		}
		require.Zero(t, c.Until(due))
	})
}

// The mapping starts at the instant of START, and a wall clock that is behind it does not count.
func TestPacedStarts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		plan := revision.Clock{Logical: 1_000, Wall: time.Now().UnixNano(), Rate: 4, Period: 1, Skew: 0}
		c := NewPaced(&plan)
		require.EqualValues(t, 1_000, c.Now())
		time.Sleep(time.Second)
		require.EqualValues(t, 1_000+4*time.Second, c.Now())
		require.Equal(t, 250*time.Millisecond, c.Until(1_000+int64(5*time.Second)))
		plan.Wall = time.Now().Add(time.Hour).UnixNano()
		require.EqualValues(t, 1_000, NewPaced(&plan).Now())
	})
}

// An event is admitted exactly when a tick that counts is near. The ticks are searched one by one.
func TestAdmissionSearchesTicks(t *testing.T) {
	bubble(t, func(t *rapid.T) {
		small := rapid.Int64Range(1, 100)
		plan := revision.Clock{
			Logical: rapid.Int64Range(-500, 500).Draw(t, "logical"), Wall: time.Now().UnixNano(), Rate: 1,
			Period: small.Draw(t, "period"), Skew: rapid.Int64Range(0, 200).Draw(t, "skew"),
		}
		c := NewPaced(&plan)
		time.Sleep(time.Duration(rapid.Int64Range(0, 60_000).Draw(t, "passed")))
		now, admission := c.Now(), c.Admission()
		last := (now - plan.Logical) / plan.Period
		event := rapid.Int64Range(plan.Logical-1000, now+1000).Draw(t, "event")
		want := false
		for n := max(0, last-255); plan.Logical+n*plan.Period <= now+plan.Skew; n++ {
			tick := plan.Logical + n*plan.Period
			want = want || event >= tick-plan.Skew && event <= tick+plan.Skew
		}
		require.Equal(t, want, admission.Admits(event))
	})
}

// Nothing overflows at the ends of time.
func TestAdmissionAtTheEnds(t *testing.T) {
	bubble(t, func(t *rapid.T) {
		plan := drawPlan(t)
		c := NewPaced(&plan)
		admission := c.Admission()
		require.LessOrEqual(t, admission.oldest, admission.newest)
		tick := plan.Logical + rapid.Int64Range(admission.oldest, admission.newest).Draw(t, "number")*plan.Period
		require.True(t, admission.Admits(tick))
		require.True(t, admission.Admits(Add(tick, plan.Skew)))
		require.True(t, admission.Admits(Add(tick, -plan.Skew)))
		beyond := Add(Add(plan.Logical+admission.newest*plan.Period, plan.Skew), 1)
		require.Equal(t, beyond == math.MaxInt64 && admission.Admits(beyond), admission.Admits(beyond))
	})
}

func TestInstantsSaturate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.Int64().Draw(t, "a"), rapid.Int64().Draw(t, "b")
		clamp := func(n *big.Int) int64 {
			switch {
			case n.IsInt64():
				return n.Int64()
			case n.Sign() > 0:
				return math.MaxInt64
			}
			return math.MinInt64
		}
		require.Equal(t, clamp(new(big.Int).Add(big.NewInt(a), big.NewInt(b))), Add(a, b))
		require.Equal(t, clamp(new(big.Int).Sub(big.NewInt(a), big.NewInt(b))), Sub(a, b))
	})
}

func TestWallWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var wall Wall
		due := wall.Now() + int64(time.Minute)
		require.Equal(t, time.Minute, wall.Until(due))
		time.Sleep(2 * time.Minute)
		require.Zero(t, wall.Until(due))
	})
}
