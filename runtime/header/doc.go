// Package header defines the headers of records: names with text values, in order, repetitions kept.
// A connector gives them with the records that it takes from an external system, and writes those of
// records that it publishes. They belong to the connector; only what a program copies into fields
// goes on. Main types: Field, Rows.
package header
