// Package transport makes the TLS of connections to external systems from the settings of clients.
//
// It owns which files and texts make a configuration, their checks and the lowest version, TLS 1.2.
// Everything is read once: a connection that is made later needs no file. It dials nothing and
// decides for no system when TLS is used. Failures name settings, and no path, text or password.
//
// Main types: Names. Main functions: Config, Given, WithoutHostName, WithoutVerification.
package transport
