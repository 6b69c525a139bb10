// Package clock gives domain time (runtime semantics, section 10).
//
// An unpaced domain runs on the wall clock. A paced one runs on a clock that START sets and that
// the control plane stores as a mapping from UTC to domain time; every node derives the same time
// from it, also after a restart. A clock is a value that nobody drives: it never moves backwards,
// its ticks are computed, and who waits for an instant asks how long that takes on the wall.
// Acknowledgement timeouts, retries and connectors use package time and not a domain clock. Tests
// drive both with testing/synctest or a Clock of their own.
//
// Main types: Clock, Wall, Paced, Admission (which event times fit a paced domain), Alarm (exact
// waits below a millisecond).
package clock
