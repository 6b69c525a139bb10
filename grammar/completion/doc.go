// Package completion tells what may be typed next.
//
// It owns the walk from the text before the cursor to suggestions: keywords with the words that
// must follow them, marks, names that a catalogue lists for the slot, the fields and scopes that
// the clause reads with their types, and functions with their signatures. It never offers a form
// that cannot be continued to a statement, and it keeps nothing between two questions. Main
// function: Complete; main types: Suggestion, Catalogue.
package completion
