// Command engine runs a graph without a control plane, for benchmarks: the records of a file, or of
// HTTP requests, go in; the encoded records go out to a file.
//
// It takes NSPL text through the grammar, the registry and the planner and gives the revision to
// the host that a server uses, so that decoding, programs, relays, buffers and encoding are the
// server's own. It replaces two connectors only: endpoints read the file (with -in http they are the
// server's own), and NATS emitters write lines to the output file, because the peers of the
// benchmark are measured between files and the product has no file connector.
//
//	engine -graph w1a.nspl -in file|http [-source PATH] [-listen ADDR] -sink PATH
//
// It runs until SIGTERM or SIGINT, and then prints what it allocated between the first and the last
// tenth of the input.
package main
