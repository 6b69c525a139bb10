// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "11e8ed145eb6ec748c75558cb60077e0ba9eec1b3a7ab3e964928aa87d706602"
