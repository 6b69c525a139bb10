// Package script turns NSPL text into the requests of a session.
//
// It owns the split of a text into single statements with their places, the reading of a stream
// up to the end of a statement, and the recognition of statements that hold a password. It never
// talks to a server. Main types: Statement, Reader; main function: Split.
package script
