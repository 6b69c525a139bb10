// Package codectest draws what codecs are tested with: schemas with nested collections, plans of
// codecs over them and columns of random values. It checks that records pass through an encoder and
// a decoder unchanged.
package codectest
