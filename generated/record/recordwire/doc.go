// Code generated from spec/ by go generate. DO NOT EDIT.

// Package recordwire holds the Cap'n Proto form of package record. It is compiled from
// record.capnp, which is written for client authors too; Go programs use package record.
package recordwire
