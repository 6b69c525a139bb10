// Code generated from spec/ by go generate. DO NOT EDIT.

// Package nspl is the generated NSPL parser.
//
// It owns the token types, the lexer and parser that the grammar tool made from spec/nspl, the
// tables that name tokens and slots, and the rule network. It never builds Models; package
// grammar does. Main types: NsplLexer, NsplParser, Token, Slot, State.
package nspl
