// Package parser generates the NSPL parser from spec/nspl.
//
// It owns the assembly of the grammar (keyword and punctuation tokens, name rules and slots from
// keywords.yaml joined to the hand-laid .g4 files), the run of the pinned grammar tool, the tables
// that name tokens and slots, the rule network on which completion and error reports walk, and the
// reference page of the language with its rules as EBNF. It knows nothing about Models.
package parser
