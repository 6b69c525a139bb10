// Package budget owns the memory budget of the process.
//
// Whoever holds records, or state made from them, keeps an Account up to date: how many logical
// bytes it holds for which purpose. Accounts follow what is held, they are no permits: a node never
// waits for memory, because it is what frees it. Only intake is refused or paused. From the high
// watermark on every enlisted ingestor is paused, and treats its source by its quiesce mode, and so is
// every generator; from the low watermark on they resume one by one (runtime semantics, section 7.5). What
// client libraries hold is bounded by their settings, read from time to time, and never kept against a
// resumption: it lies there until its ingestor goes on.
//
// The watermarks are compared with the live heap or the accounts, whichever is larger: the heap
// sees what has no account, the accounts see at once what the next collection will find.
//
// The package knows no record and frees nothing. Main types: Budget, Account.
package budget
