// Package avro is the schema-driven AVRO codec (runtime semantics, section 12.2).
//
// A record is one binary datum, without container and schema id, of the record schema that follows
// from the wire schema: its fields in their order, optional ones as a union of null and the type.
// Array items follow from the schema: long for integers, float and double for F32 and F64, string
// for texts and instants.
//
// Decoder reads fields straight into column buffers and Encoder writes rows of Arrow columns into
// one reused buffer: no tree, no map, no allocation per record. Both are compiled from a codec and
// its schema, and each belongs to one goroutine. A datum names nothing, so that STRICT and LOOSE
// are the same. Integers are range checked both ways; an instant is RFC 3339 text; floating-point
// values that are not finite pass. Failures name fields, types and offsets, never values.
package avro
