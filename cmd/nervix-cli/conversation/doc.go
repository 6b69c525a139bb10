// Package conversation runs statements over a session and shows how they end.
//
// It owns the requests of one client, the goroutine of every open subscription and the conversion
// of what went wrong into an output.Problem. It never reads input and never chooses an exit code.
// Close ends and waits for the goroutines. Main type: Conversation.
package conversation
