// Package session serves the client session protocol (spec/wire/session.fbs) over gRPC.
//
// It owns the listener, authentication before anything else with its progressive delay, the
// verification of every frame, the order of requests (commands one by one, inspections beside
// them, cancel, credit and close at once), the bounded outbound queue, row subscriptions with
// blocking and dropping delivery, clean and unclean ends, and the bounded stop.
//
// It knows nothing about commands, users, domains or relays: a Handler answers for those. It
// never decides the outcome of a command (CC-040) and never shows a row column that its handler
// did not hand over; masking happens before (see Mask).
//
// Every session has five goroutines: the stream's own, a receiver, a sender, and one worker for
// each of the two lanes. All end with the session and Server.Stop waits for them.
//
// Main types: Server, Config, Handler, Conversation, Sink, Subscription.
package session
