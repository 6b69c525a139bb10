// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "ad362d6254ca66c176a560a1a33edf909fe5fcf717c568cb322ee8da52944212"
