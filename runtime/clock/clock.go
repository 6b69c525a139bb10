package clock

import (
	"math"
	"time"
)

// Clock tells the time of one domain.
type Clock interface {
	// Now is the domain time in nanoseconds since the Unix epoch. It never decreases.
	Now() int64
	// Until is the wall time to wait for an instant of domain time; 0 when it is reached. A wait
	// may end early, when the clock runs very slowly or very long, but never by so little that
	// waiting again and again would keep a processor busy.
	Until(instant int64) time.Duration
}

// Wall is the clock of unpaced domains.
type Wall struct{}

// Now is the wall time.
func (Wall) Now() int64 { return time.Now().UnixNano() }

// Until is the rest of the wall time.
func (w Wall) Until(instant int64) time.Duration { return max(0, time.Duration(Sub(instant, w.Now()))) }

// Add gives an instant that lies a time after another. Beyond the range of instants it is the last
// one, or the first.
func Add(instant, after int64) int64 {
	sum := instant + after
	switch {
	case after > 0 && sum < instant:
		return math.MaxInt64
	case after < 0 && sum > instant:
		return math.MinInt64
	}
	return sum
}

// Sub gives the time from one instant to another, at most the longest one there is.
func Sub(to, from int64) int64 {
	difference := to - from
	switch {
	case from < 0 && difference < to:
		return math.MaxInt64
	case from > 0 && difference > to:
		return math.MinInt64
	}
	return difference
}
