// Package completion tells what may be typed next.
//
// It owns the walk from the text before the cursor to suggestions: keywords with the words that
// must follow them, marks, and the names that a catalogue lists for the slot. It never offers a
// form that is not supported yet. Main function: Complete.
package completion
