// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "018f8de34838bf8d008cd49e9dd06f2727e2a3267c71b0cbb613479cc89474b0"
