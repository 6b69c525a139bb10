// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "d896e99dc37de735495be7a75832dc9c59549f8e525c04b491e4ab2dc9fb5556"
