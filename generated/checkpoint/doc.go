// Code generated from spec/ by go generate. DO NOT EDIT.

// Package checkpoint holds generated records.
//
// Durable node state as the store of a node keeps it: a header for each place and the sections
// that were written since the last complete one. Rows are Arrow streams with one record batch,
// whose columns the owner of the state knows.
package checkpoint
