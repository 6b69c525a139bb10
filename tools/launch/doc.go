// Package launch runs the real server as a process, for the programs and tests below tools: it finds free
// addresses, waits until the server is ready, and ends it as an operator would.
//
// It builds nothing and talks to the server about nothing but its readiness. Main type: Server.
package launch
