// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "ecd9fab1332eaa9d762a566db79948a80a961b4a79a52f89c0b833ce5939ae88"
