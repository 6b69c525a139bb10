// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "1074689feadaff8deb339a062ee71271eb31394104f4a76631370d6d4a51be70"
