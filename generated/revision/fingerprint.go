// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "77815bdf9602d2786cb3d9b3e728f4448e78f7319f0c8f7c1f2595fcc92476fd"
