// Code generated from spec/ by go generate. DO NOT EDIT.

// Package model holds generated records.
//
// Semantic Models: what NSPL declares, without any text of it. Models are persisted through the
// control plane and never reach the data plane.
package model
