// Code generated from spec/ by go generate. DO NOT EDIT.

// Package checkpointwire holds the Cap'n Proto form of package checkpoint. It is compiled from
// checkpoint.capnp, which is written for client authors too; Go programs use package checkpoint.
package checkpointwire
