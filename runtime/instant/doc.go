// Package instant is the text form of a DATETIME: RFC 3339 to and from nanoseconds since the Unix
// epoch (expressions reference, section 4).
//
// It owns Parse and Append and nothing else. It knows no clock and no time zone database, and it
// allocates nothing beyond the buffer that Append extends.
package instant
