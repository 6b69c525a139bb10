// Code generated from spec/ by go generate. DO NOT EDIT.

// Package checkpointtest draws random values of package checkpoint for property tests. Values
// have the shape of the spec and keep the bounds that its fields declare; references between them
// dangle.
package checkpointtest
