// Code generated from spec/ by go generate. DO NOT EDIT.

// Package revision holds generated records.
//
// Typed execution revisions: the complete in-memory plan that the data plane executes. A revision
// is derived from one committed schedule and holds no Model and no NSPL text (Execution Plans).
package revision
