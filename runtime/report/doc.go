// Package report carries what went wrong inside a running domain to the people who watch it:
// sessions and the log. Its events hold identities, codes and non-sensitive text, never a
// payload. It decides nothing about acknowledgements.
package report
