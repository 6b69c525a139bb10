// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "14d386ae5ebc64e3e2a6747f7400928a8ad3706fb2bf09118a440f6803164a7f"
