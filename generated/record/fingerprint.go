// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "6c9e66e7cc87fc7dfa93af89d0ed540bf0a38f2795442a870683fa66c3fdb5a0"
