package clock

import (
	"math"
	"time"

	"nervix/generated/revision"
)

const (
	// history is the number of ticks, besides those to come, whose events are still admitted.
	history = 256
	// shortest is the least wait for an instant. On a fast clock a deadline of domain time is often
	// less than that away; it is met this much later, rather than by asking without a pause.
	shortest = alarmStep
)

// Paced is the clock of a running paced domain. It is immutable: the time follows from the stored
// mapping and from the monotonic time since the clock was made, so that steps of the wall clock do
// not move it.
type Paced struct {
	mapping revision.Clock
	// made is when the clock was made and passed the UTC that had passed since START by then.
	made   time.Time
	passed int64
	// end is where the clock stands still: 292 years after START or at the last DATETIME. A deadline
	// after it never comes.
	end int64
}

// NewPaced makes the clock of a stored mapping.
func NewPaced(mapping *revision.Clock) *Paced {
	p := &Paced{mapping: *mapping, made: time.Now()}
	p.passed = Sub(p.made.UnixNano(), mapping.Wall)
	p.end = Add(min(mapping.Logical, 0), math.MaxInt64-1)
	return p
}

// Mapping gives what the clock runs by.
func (p *Paced) Mapping() *revision.Clock { return &p.mapping }

// elapsed is the UTC that has passed since START; it is negative where the wall is still behind the
// node that took it.
func (p *Paced) elapsed() int64 { return Add(p.passed, int64(time.Since(p.made))) }

// Now is the domain time: that of START plus rate times the UTC since then.
func (p *Paced) Now() int64 { return p.at(p.elapsed()) }

func (p *Paced) at(elapsed int64) int64 {
	return min(Add(p.mapping.Logical, scale(max(0, elapsed), p.mapping.Rate, math.Floor)), p.end)
}

// Until is the rest of the time divided by the rate.
func (p *Paced) Until(instant int64) time.Duration {
	elapsed := p.elapsed()
	rest := Sub(instant, p.at(elapsed))
	switch {
	case rest <= 0:
		return 0
	case instant > p.end:
		return math.MaxInt64
	}
	wait := Add(scale(rest, 1/p.mapping.Rate, math.Ceil), max(0, -elapsed))
	return max(shortest, time.Duration(wait))
}

// scale multiplies a time by a speed. It never decreases with the time.
func scale(span int64, by float64, round func(float64) float64) int64 {
	if by == 1 {
		return span
	}
	// Both bounds are the floats next to the range of int64, which holds every one between them.
	switch product := round(float64(span) * by); {
	case product >= math.MaxInt64:
		return math.MaxInt64
	case product <= math.MinInt64:
		return math.MinInt64
	default:
		return int64(product)
	}
}

// Admission tells which event times a paced domain takes at one moment: those at most SKEW away from
// a tick. That are the last 256 ticks, and those to come which are not farther than SKEW themselves.
type Admission struct {
	start, period, skew int64
	oldest, newest      int64 // numbers of ticks
}

// Admission gives what is taken now.
func (p *Paced) Admission() Admission {
	now := p.Now()
	last := Sub(now, p.mapping.Logical) / p.mapping.Period // START is tick 0
	ahead := Sub(Add(now, p.mapping.Skew), p.mapping.Logical) / p.mapping.Period
	return Admission{
		start: p.mapping.Logical, period: p.mapping.Period, skew: p.mapping.Skew,
		oldest: max(0, last-history+1), newest: max(0, ahead),
	}
}

// Admits tells whether an event of this time is taken.
func (a *Admission) Admits(instant int64) bool {
	before := Sub(instant, a.start) / a.period
	return a.near(instant, before) || a.near(instant, before+1)
}

// near tells whether the tick of a number, or the one nearest to it, is at most SKEW away.
func (a *Admission) near(instant, number int64) bool {
	tick := a.start + min(max(number, a.oldest), a.newest)*a.period
	return max(Sub(instant, tick), Sub(tick, instant)) <= a.skew
}
