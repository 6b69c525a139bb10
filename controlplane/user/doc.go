// Package user hashes and checks the passwords of users.
//
// It owns the parameters of the hash, the constant-time comparison, the equal cost of unknown users,
// and the bound on concurrent hashes. It stores nothing and never shows a password or hash. Main
// types: Hasher.
package user
