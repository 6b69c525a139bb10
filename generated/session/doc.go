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
// Welcome, or Refused and the end of the stream. After that requests may be pipelined. The
// commands of one session (Execute, BeginUpload, UploadPart, EndUpload) run in the order they
// arrive. Its inspections (Complete, SelectDomain, ListDomains) are answered while a command
// waits; Credit, Cancel and Close take effect at once. Every command and every inspection gets
// exactly one answering event.
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
	0xf3, 0x99, 0x0d, 0x55, 0xf5, 0xb3, 0xa8, 0x66,
	0xeb, 0xb7, 0x5a, 0x36, 0x7b, 0xd1, 0x78, 0x05,
	0x54, 0x26, 0xb1, 0x28, 0x57, 0x39, 0xd6, 0x9a,
	0x2a, 0x8b, 0x27, 0x22, 0x93, 0x43, 0x05, 0x27,
}
