// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "4bdc6459bbb0deabbfe8dfea7cdc5d7c3f08c00083bc1c02383b2c066f46db84"
