// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "f3d57b07f4da5dbbb6a7fed8fa1928e5acbea6f4631ae07f1ac8523465e9d765"
