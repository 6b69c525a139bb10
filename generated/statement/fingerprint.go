// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "0cb2498fb7f92d9d881a73caf6b67f19ad766586743829b6e806651edb25e690"
