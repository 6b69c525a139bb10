// Code generated from spec/ by go generate. DO NOT EDIT.

// Package statement holds generated records.
//
// Semantic statements: what a request asks for, without any text of it. Transactions replicate
// them; execution never reparses source text (CP-046).
package statement
