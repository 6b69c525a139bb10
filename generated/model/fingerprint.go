// Code generated from spec/ by go generate. DO NOT EDIT.

package model

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "22879af788524a4ccb19953f3a75cc5d344bcfdcb358d2a5bdad53228748453b"
