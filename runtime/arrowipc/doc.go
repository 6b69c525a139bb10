// Package arrowipc reads Arrow IPC streams of unknown origin.
//
// It owns one thing: Decode checks every offset, length and count of a stream that holds one
// schema and one record batch against the bytes that are there, and then makes the record. The
// Arrow module's own reader trusts its input: damaged bytes make it allocate without bound or
// panic. Streams are written with the Arrow module.
//
// It accepts the column types that NSPL types map to (see package columnar) and refuses every
// other type, dictionaries and compression.
package arrowipc
