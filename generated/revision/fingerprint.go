// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "0ce4063d481ee90e66dff8c4ba763744b7731e3e85440322e806c314914a63c1"
