// Code generated from spec/ by go generate. DO NOT EDIT.

// Package datatypewire holds the Cap'n Proto form of package datatype. It is compiled from
// datatype.capnp, which is written for client authors too; Go programs use package datatype.
package datatypewire
