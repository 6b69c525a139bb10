// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "024f38b89aae8f620da30e3fb37e614eea85ce425f5c71a65ef084d9d136f6f9"
