// Package command executes ordered commands: the one place where a statement changes anything.
//
// It owns execution references from admission to their terminal result, the goroutines that apply
// admitted commands whether or not somebody waits, the rule that a result is OK only when its effect
// is durable and usable, the queueing and committing of transactions, recovery after a restart, and
// the maintenance of retention. It plans with package transaction, stores through package state, and
// applies committed state through Runtime. It answers no reads, parses nothing and decides nothing
// about models.
//
// # The life of a command
//
// Execute checks the reference (C2), admits the command durably, and waits for the goroutine that
// owns its execution. That goroutine plans against one view, pauses what the change asks for,
// records effect and progress in one replicated command that holds only if the domain is unchanged
// (else it plans again under the same reference), applies the committed state, and stores the
// terminal result. A waiter may leave at any time. After a restart Recover takes up every execution
// and every COMMITTING transaction where its records say it is; nothing recorded is done twice. What a
// step of a transaction pauses is recorded around the pause, so that its history survives whatever fails.
//
// Main types: Service, Config, Runtime, Request, Item, Result.
package command
