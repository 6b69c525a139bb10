// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "872fc5456c3f841a42d8ecc5686bb317dcfe458ed5f278485b6fa127e2378980"
