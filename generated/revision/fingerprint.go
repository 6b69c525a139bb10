// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "53b296d8c12510e8395f18e56c6443003ee20ce70f207f1f6b599ba984205c40"
