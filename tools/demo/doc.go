// Command demo shows the product at work and checks it: it starts a server, applies flights.nspl
// with the terminal client, sends data/flights.jsonl through the HTTP endpoint, follows three
// relays and compares everything that arrives with a plain computation over the same file.
//
// It owns the two processes it starts and a temporary directory; it leaves nothing behind. It
// exits with 0 only when every total agrees and the server ended cleanly.
//
// Files: main (order of events), expect (the plain computation), server (the process), feed (the
// HTTP side), collect (the subscriptions), show (progress and summary).
package main
