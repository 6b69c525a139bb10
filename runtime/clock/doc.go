// Package clock gives domain time. An unpaced domain runs on the wall clock; deadlines and
// backoff always use the monotonic clock of package time. Tests drive both with testing/synctest
// or a Clock of their own.
//
// Main types: Clock, Wall, Alarm (exact waits below a millisecond).
package clock
