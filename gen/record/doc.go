// Package record generates the record-like packages: value types, Models, statements, execution
// revisions and replicated records.
//
// It owns the YAML form of enums, structs and sealed unions, their resolution over packages, and
// everything that follows from their shape alone: Go types, exhaustive visitors, deep equality,
// cloning and canonical encoding. What only Models have (the classified diff and their
// references) is derived here from field annotations too. It knows no particular record.
package record
