// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "c595a5aacb8fdbd8535d918f9fe7014ae55dd77280692e38f5bdae592a275d32"
