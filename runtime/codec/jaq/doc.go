// Package jaq is the codec of documents that jaq programs turn into rows and back (runtime
// semantics, section 12.3).
//
// Decoder reads a document, runs the program ON INGESTION and writes the object that it gives into
// column buffers by the rules of the JSON codec: an integer is any number without a fraction, since
// jq has one type of numbers, and names without a field are ignored. Encoder gives a row as an
// object to the program ON EMITTING and writes what comes out as a document.
//
// Programs are jq with its standard library, without modules, inputs and environment. They are
// compiled once and shared; a run gives exactly one value within MaximumTime. What a program says
// when it fails may repeat the record and is left out of the failure.
package jaq
