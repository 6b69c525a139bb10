// Package nats is the NATS connector (runtime semantics, sections 7.3 and 9.2).
//
// A source subscribes to one subject in a queue group with the declared number of subscriptions
// and admits what is there in groups. Core NATS has no flow control: what overruns the bounded
// buffers is lost and reported. A sink publishes with a flush for NO_ACK, and through JetStream
// with a window of confirmations otherwise. Streams are never created.
//
// Lost connections come back by themselves with the declared or default delays. The scheme tls, or
// files of certificates, make TLS obligatory.
package nats
