// Code generated from spec/ by go generate. DO NOT EDIT.

// Package modeltest draws random values of package model for property tests. Values have the
// shape of the spec and keep the bounds that its fields declare; references between them dangle.
package modeltest
