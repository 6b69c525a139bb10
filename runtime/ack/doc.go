// Package ack tracks which source records are settled.
//
// A Root counts the open shares of each record of one source attempt. A Set holds the shares of
// a batch's rows: fan-out adds shares, filtering and delivery resolve them. A record succeeds
// when its last share succeeded and fails with the first share that failed; either happens once.
// Shares live in the batch as plain values, so that a row costs no allocation and no lock.
//
// The package never decides what a failure means for a source: sources wait on their Root.
// Acknowledgements are never persisted.
package ack
