// Code generated from spec/ by go generate. DO NOT EDIT.

// Package session holds the frames described by its session.fbs.
//
// It owns the value types of the frames, their sealed unions, a verifier for bytes of
// unknown origin, views that read a verified frame without copying, and encoding and
// decoding. It never talks to a network and knows nothing about what frames mean.
//
// Main types: Frame, Limits, MalformedError.
//
// The client session protocol of Nervix.
//
// A client opens the bidirectional gRPC stream `nervix.Session/Open`. Every message of that
// stream, in both directions, is one finished FlatBuffer with root `Frame` and the identifier
// NVXS; there is no protobuf message. Frames are checked in full before any field is read, so
// these rules hold for every accepted frame:
//   - a (required) field is present, a union tag and an enum value are known, a string is UTF-8;
//   - the `limit` of a field bounds the bytes of a string or byte vector and the elements of
//     any other vector;
//   - a table carries no field that this schema does not declare.
//
// Conversation. The first frame of the client is an Authenticate request and the server answers
// Welcome, or Refused and the end of the stream. After that requests may be pipelined. Execute
// requests of one session run in the order they arrive. Complete, SelectDomain and ListDomains
// are answered while a command waits; Credit, Cancel and Close take effect at once. Every
// Execute, Complete, SelectDomain and ListDomains request gets exactly one answering event.
package session

import _ "embed"

// Schema is the text of session.fbs, for authors of other clients.
//
//go:embed session.fbs
var Schema string

// Identifier is the file identifier of every frame.
const Identifier = "NVXS"

// Fingerprint is the wire-contract fingerprint: the BLAKE3 digest of the schema without its
// comments and layout. Peers with another fingerprint do not understand each other.
var Fingerprint = [32]byte{
	0x33, 0xaa, 0x90, 0xd6, 0xfa, 0xa4, 0xa4, 0xaa,
	0x29, 0xaf, 0x28, 0xa4, 0x9e, 0x07, 0xa5, 0x89,
	0x35, 0x8d, 0xa9, 0x3d, 0x33, 0xbe, 0xba, 0x15,
	0x42, 0x15, 0xb7, 0x8e, 0x80, 0xb7, 0x8c, 0xc2,
}
