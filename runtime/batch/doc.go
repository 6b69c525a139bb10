// Package batch defines the unit of data that moves through the graph: columns of equal length
// with per-row watermarks, acknowledgement shares and branch keys.
//
// A batch is immutable once published; consumers share its columns. One batch may hold rows of
// many concrete branches: Keys tells the branch of each row, and everything that is observable
// per branch (state, capacity, flush deadlines, order) is kept per key. There is no row-shaped
// payload; a row is an index into a batch.
package batch
