// Command nervix-cli is the terminal client of Nervix.
//
// It owns the process: standard streams, signals and the exit code. The work is in the packages
// below it: app (commands and flags), script (text to requests), conversation (requests to
// results), output (what people and programs read), shell (the interactive prompt) and lsp (the
// server for editors).
package main
