package clock

import "time"

// Clock tells the time of one domain.
type Clock interface {
	// Now is the domain time in nanoseconds since the Unix epoch.
	Now() int64
}

// Wall is the clock of unpaced domains.
type Wall struct{}

// Now is the wall time.
func (Wall) Now() int64 { return time.Now().UnixNano() }
