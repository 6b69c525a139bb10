package ack

import "errors"

// Reasons with which held rows are settled without being processed.
var (
	// ErrEvicted settles rows whose concrete branch ended while they waited.
	ErrEvicted = errors.New("the branch was evicted")
	// ErrStopped settles rows that a stopping domain still held.
	ErrStopped = errors.New("the domain was stopped")
	// ErrSilent settles records whose attempt made no progress within the acknowledgement timeout.
	ErrSilent = errors.New("no progress within the acknowledgement timeout")
)
