// Package follow finds out what may stand after a run of tokens.
//
// It owns the walk over the generated rule network: how far a token sequence is part of the
// language, which words, marks and slots may come next there, and for each of them the rules around
// it and the names that were given before it. Error reports and completion both ask it. It never
// builds a tree and never reads a catalogue. Main types: Answer, Item, Way.
package follow
