// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "f6596327a553578ce88d72d0222aa5a645cf8176775db4de18abf84028b55cbe"
