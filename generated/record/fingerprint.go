// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "3a27544bd461501418325ae36f48fb27eb91f3b66c37467af0daac4c01def90c"
