// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "4d7df733528d72c75e1ae220e8b57466311123dd33c909e2e54df9aa85fe88ec"
