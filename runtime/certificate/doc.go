// Package certificate reads the TLS bundles that virtual hosts present.
//
// It owns what a bundle is: a resource version with the PEM files tls.crt (the certificate and what
// issued it), tls.key (its private key) and optionally ca.crt. The certificates of ca.crt complete
// the chain that is presented; they never make the listener ask clients for certificates. A bundle is
// good when its files are readable and belong together (nspl-grammar.md, VHOST). Neither the time nor
// the names of the certificate are judged: an expired certificate must not keep a committed domain
// from coming up, and clients check both. The package listens on nothing and keeps nothing. Main
// entry points: Load, Parse.
package certificate
