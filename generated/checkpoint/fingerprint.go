// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "97a3c44dad2efa1bfe31c682ba73ccaa2b2aac62f33059b3edd8c7e775b4f264"
