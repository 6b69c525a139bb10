// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "7a4b468a2153e44088af6ae9c46108add5a295b6419e5424e9cd24949ba0acd6"
