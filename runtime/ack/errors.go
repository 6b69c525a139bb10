package ack

import "nervix/generated/failure"

// Reasons with which held rows are settled without being processed. They have no cause and are
// never changed.
var (
	// ErrEvicted settles rows whose concrete branch ended while they waited.
	ErrEvicted error = &failure.BranchEvicted{}
	// ErrStopped settles rows that a stopping domain still held.
	ErrStopped error = &failure.ExecutionStopped{}
)
