// Package cbor is the schema-driven CBOR codec (runtime semantics, section 12.1): the model of the
// JSON codec over maps with text keys.
//
// Decoder reads RFC 8949 items and writes values straight into column buffers: no tree, no map, no
// allocation per record. Encoder writes rows of Arrow columns into one reused buffer. Both are
// compiled from a codec and its schema, and each belongs to one goroutine.
//
// A record is one well-formed item: a map of definite or indefinite length, behind the tag of
// self-described CBOR or not. Text may come in chunks. An instant is text, behind the tag of
// date-time text or not; no other tag stands before a declared value. Byte strings, bignums and
// numbers that are not finite carry no declared value, as JSON has none of them; undefined is null.
// Failures name fields, types and offsets, never values.
package cbor
