// Package frame generates the client session frames from spec/wire/session.fbs.
//
// It owns the reading of the FlatBuffers schema language (the part Nervix uses; everything else
// is an error that names file and line), the canonical text and fingerprint of a schema, and the
// emission of one Go package: value types with sealed unions, zero-copy views, a verifier for
// untrusted bytes, encode and decode, and the schema file itself for authors of other clients.
//
// It never runs flatc and knows nothing about what the frames mean.
//
// Main types: Schema (a parsed and checked schema), Generate (the generator's entry).
package frame
