// Package state keeps the state of nodes that outlives the process: which concrete branches are
// alive, the latest rows of materialized relays, the recent keys of deduplicators, the rows of open
// windows and what DESCRIBE sums up (runtime semantics, sections 1, 4 and 17; cluster-interconnect,
// runtime state).
//
// A Store holds, for each Place, the sections that its owner wrote since the last complete one. A
// Keeper asks a Part for what changed, at most once in an interval, and makes it durable beside the
// flow of rows; whatever a place holds was written in one piece. What a section means is known to
// the part alone. Sections under another fingerprint are forgotten, damaged ones are an error.
//
// The positions of sources whose domain owns them are records of their own. They are written when a
// source asks, because it acknowledges by them.
//
// The package never looks into rows, and never keeps batches, buffers or acknowledgements.
package state
