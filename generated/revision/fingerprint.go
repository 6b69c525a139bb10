// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "a4baa2d8fda85c1fc60b5c6f30c7e0e84ef588fddab2b997d491d085809be8f5"
