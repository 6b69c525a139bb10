// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "45a56a277b920b1c2a02b513fb59c50b4b5c7c5a1c36968c741f18ea7feac425"
