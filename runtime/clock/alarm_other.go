//go:build !linux

package clock

import "time"

// Alarm keeps short timers exact where the system has the means; here waits are coarse.
type Alarm struct{}

// Within does nothing.
func (*Alarm) Within(time.Duration) {}

// Close does nothing.
func (*Alarm) Close() {}
