// Code generated from spec/ by go generate. DO NOT EDIT.

package canonical

// Bounds of every encoded record.
const (
	// MaxBytes is the longest encoding in bytes.
	MaxBytes = 16777216
	// MaxDepth is the deepest nesting of fields.
	MaxDepth = 1024
	// MaxElements is the longest list.
	MaxElements = 65536
)
