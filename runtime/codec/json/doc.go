// Package json is the schema-driven JSON codec (runtime semantics, section 12.1).
//
// Decoder scans bytes and writes values straight into column buffers: no tree, no map, no
// allocation per record. Encoder writes rows of Arrow columns into one reused buffer. Both are
// compiled from a codec and its schema, and each belongs to one goroutine.
//
// Both try the usual first: fields in the order of the record before, texts of ASCII without
// escapes, short numbers. Such text is checked and copied in one pass, by SSE2 on amd64 and by words
// elsewhere; the tests hold both to one behaviour. Everything else takes the long way, which alone
// says what is wrong.
//
// What is accepted is RFC 8259 as jsontext reads it: valid UTF-8, no control characters in
// strings, paired surrogates, exact number syntax, nothing behind the value. On top of that an
// object must stand at the top and no declared field may repeat. Failures name fields, types and
// offsets, never values. Nested documents and jaq programs are not handled here.
package json
