// Code generated from spec/ by go generate. DO NOT EDIT.

// Package statementwire holds the Cap'n Proto form of package statement. It is compiled from
// statement.capnp, which is written for client authors too; Go programs use package statement.
package statementwire
