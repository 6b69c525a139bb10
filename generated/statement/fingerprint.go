// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "b5b6e8384a70b530ffdf3a9add5123a25cc629b9ba304411c6d0e24e58d6546f"
