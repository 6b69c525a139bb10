// Code generated from spec/ by go generate. DO NOT EDIT.

package model

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "36bafe43bb11a962821b55e030714f1c30972569f435d54695450fb154594f5b"
