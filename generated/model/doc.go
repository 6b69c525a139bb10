// Code generated from spec/ by go generate. DO NOT EDIT.

// Package model holds generated records.
//
// Semantic Models: what NSPL declares, without any text of it. Models are persisted through the
// control plane and never reach the data plane.
//
// Places inside a Model are named by paths: the names of fields in snake_case joined by dots,
// with the position in a list in brackets, as in routes[0].construction.set[1].value. The variant
// of a union adds nothing to a path. Diff, References, Expressions, errors of the canonical
// encoding and the spans that the grammar keeps use the same paths.
package model
