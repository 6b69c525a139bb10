// Code generated from spec/ by go generate. DO NOT EDIT.

package datatype

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "a614d00f1b7f2023ba35a40d069e7c06ab7c37de5fafa36b131fc334279e27ab"
