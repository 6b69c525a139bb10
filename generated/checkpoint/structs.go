// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

// Header: What a place holds now.
type Header struct {
	// Fingerprint: Meaning and shape of the state; sections under another one are not read.
	Fingerprint []byte
	// Sections: Number of sections, which are applied in order.
	Sections uint64
}

// Section: Changes of a state: first entries go, then rows come.
type Section struct {
	// Gone: Branch incarnations whose entries of earlier sections no longer count; 0 is the
	// unbranched one.
	Gone []uint64
	// Rows: Entries; empty for none.
	Rows []byte
	// Departed: Values that left a window and still count in its histograms; empty for none.
	Departed []byte
}
