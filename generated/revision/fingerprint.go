// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "50c1adc185ff4f43072c7566aed93d66371dbd2ef61f834aafd1a5e322de8930"
