// Package transaction plans what statements do to a domain, and keeps which session works in which
// transaction.
//
// It owns Plan: the ordered, side-effect-free simulation of statements against one coherent view,
// with the execution steps that COMMIT uses (consecutive model statements are one step, START and
// STOP are steps of their own), the net change, placement and quiesce level of every step, and the
// identity of the preview. An ordinary command is planned as a transaction of one statement. It
// owns the leader-local bindings of sessions and the lines of SHOW TRANSACTIONS. It proposes nothing
// and applies nothing. Main types: Inputs, Plan, Bindings.
package transaction
