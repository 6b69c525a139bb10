// Package output writes what people and programs read.
//
// It owns the forms of results, rows, notices and failures: tables and annotated excerpts for
// people, the stable JSON documents of this package for programs, and the server's own lines. It
// never asks a server for anything and never decides what happens next.
// Main types: Printer, Options, Problem.
//
// With JSON every document is one line. Standard output carries "result" and "row" documents,
// standard error "error" and "notice" documents; see resultDocument, rowDocument, errorDocument
// and noticeDocument for their fields.
package output
