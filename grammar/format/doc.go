// Package format lays NSPL text out in its canonical form.
//
// It owns the case of words, the blanks between them, the lines of long statements and the places
// of comments. It never changes what a text means: the statements before and after are equal, and
// every comment stays, in order. Text that does not parse is not formatted. Main function: Text.
package format
