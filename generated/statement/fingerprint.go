// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "5111d1a6c23e53f68ccc1eec7a39b4d7771bb4c9a0c7b30d1d36bd94830066a9"
