// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "36a09bb00a9433f244b22e4d2279073492616f252de4f4fc31cadd6e38b801a8"
