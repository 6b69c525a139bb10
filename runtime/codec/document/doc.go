// Package document reads and writes the documents that jaq programs see: JSON, YAML, TOML, XML and
// CBOR (runtime semantics, section 12.3).
//
// A value is what jq knows: nil, bool, int, *big.Int, float64, string, []any or map[string]any.
// Read accepts exactly one document whose parts nest at most codec.MaximumDepth deep; an alias of a
// YAML document may not blow it up. Append writes one document; objects have their keys in order,
// so that equal values have equal texts.
//
// What a format has and jq has not becomes text as RFC 3339 and RFC 8949 (section 6.1) say: instants
// of TOML, YAML and CBOR, and bytes of CBOR and YAML in base64. An XML element is an object of its
// tag name t, its attributes a when it has some, and its children c when it has some: elements and
// texts. Declarations, comments and processing instructions are left out.
//
// The package knows no schema and runs no program. Failures hold offsets, never values.
package document
