// Package record generates the record-like packages: value types, Models, statements, execution
// revisions and replicated records.
//
// It owns the YAML form of enums, structs and sealed unions, their resolution over packages, and
// everything that follows from their shape alone: Go types, exhaustive visitors, deep equality,
// cloning, canonical encoding with its Cap'n Proto schema, fingerprints, redaction, and random
// generators with round-trip and fuzz tests. What only Models have (the classified diff, their
// references and expressions, the reference page) is derived here from field annotations too. It
// knows no particular record.
//
// A new form of field is added in schema.go (its resolution), then where the compiler or the
// golden test points: equal.go, clone.go, capnp.go, wire.go and testkit.go. The parts of the
// generated code that no spec changes are the texts under canonical and canonicaltest.
package record
