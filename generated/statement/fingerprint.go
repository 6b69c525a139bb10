// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "49d741533d01a994211df4d21347cfb4073abcb063b2837755365b82f735c6c7"
