// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "8b8249a6cdb5ecc6ee03d7cdf7139f05a44afee24e98e24a65303edb38da4f09"
