// Code generated from spec/ by go generate. DO NOT EDIT.

// Package record holds generated records.
//
// Replicated commands and the records that the replicated state machine stores. States are the
// values of the generated machines; instants are UTC, in Unix milliseconds.
package record
