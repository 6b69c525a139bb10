// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "e7392b0271c828d830a750fa2d7f3da05078720c75d2e4a14e70926c9873db86"
