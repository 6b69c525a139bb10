// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "b00247d169ffd385ab4c0165b9572553d97e64f4c32f8ea992aa3ad5ad736f01"
