// Package client is the Go client of the client session protocol.
//
// It owns the connection and its bounded reconnection, execution references and their repetition
// while an outcome is uncertain, the selected domain, the re-attachment of a transaction, row
// subscriptions with their flow control, and the text form of rows for people.
//
// It never decides the outcome of a command (CC-040), never mints a second reference for one
// command (CC-148, CC-149) and never runs an expired one again.
//
// A client has one receiver and one notifier goroutine per connection. Close ends and waits for
// them.
//
// Main types: Client, Config, Command, Result, Subscription, Rows, Renderer.
package client
