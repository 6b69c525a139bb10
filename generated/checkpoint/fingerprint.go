// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "65f4ef5864b516f74a9a8fa3e17a4937ce8d3e5df27b08b923d7b67ff946c5f9"
