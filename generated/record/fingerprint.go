// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "f494867876878aee4cba0c530f9d1d501cfad47e7519161875f493a2ad3306ce"
