// Package emit holds what every generator needs to write its output: rendering of Go files,
// wrapped doc comments, identifiers derived from spec names, and Markdown tables.
//
// It owns the look of generated files. It knows nothing about any family's content and never
// reads or writes the tree; gen/spec does both.
package emit
