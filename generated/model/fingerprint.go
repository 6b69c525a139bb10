// Code generated from spec/ by go generate. DO NOT EDIT.

package model

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "09195d47d5fde261520fe7fcdb14cecbb23421bc5204e37c4cbe3e9f9e21a444"
