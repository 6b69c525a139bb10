// Code generated from spec/ by go generate. DO NOT EDIT.

// Package revisionwire holds the Cap'n Proto form of package revision. It is compiled from
// revision.capnp, which is written for client authors too; Go programs use package revision.
package revisionwire
