// Code generated from spec/ by go generate. DO NOT EDIT.

// Package canonical holds what the canonical encodings of all record packages share: bounds, the
// typed failure with the field it met, and the walk that fills and reads Cap'n Proto structs.
//
// The encoding of a record is one unframed Cap'n Proto segment whose objects are laid out in
// field order. Equal records have equal bytes, and decoding refuses bytes that encoding would not
// have produced, so a digest of stored bytes is a digest of the record. Bytes of another shape
// are never decoded: peers and stores compare the Fingerprint of the record's package first.
//
// The package never panics on outside bytes and holds no record of its own.
package canonical
