// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Fingerprint identifies the wire form of this package and of those it imports. Stored data and
// peers with another one are refused.
const Fingerprint = "4c5499a826910d323d79ed37942889883956fc27ac76a9ef681ed21375eff45b"
