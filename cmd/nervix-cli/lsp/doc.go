// Package lsp is a language server for NSPL.
//
// It owns the messages between an editor and the server over two streams, the open documents, and
// the answers: diagnostics, hover, completion, definition, symbols and formatting. What a text
// means is decided by the packages below it: controlplane/rehearsal judges, grammar/completion
// completes, grammar/format formats. It reads no files but those it is given, contacts no server
// and starts no goroutine. Main type: Server.
package lsp
