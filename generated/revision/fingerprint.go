// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "eb084b62682e0cf18a0ef5fd76355662459434980d705ad5169f8afbd4f1f2bf"
