// Package near finds what a misspelled word probably was meant to be.
//
// It owns the edit distance and the bound up to which a word counts as a near miss. It knows no
// words of its own. Main function: Nearest.
package near
