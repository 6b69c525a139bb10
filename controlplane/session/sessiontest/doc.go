// Package sessiontest helps tests of everything that talks to a session server.
//
// It owns a scripted session.Handler and the start of a server on a real loopback socket or in
// memory. It is used by tests only and knows nothing about commands.
//
// Main types: Handler, Server.
package sessiontest
