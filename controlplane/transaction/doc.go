// Package transaction plans what statements do to a domain, and keeps which session works in which
// transaction.
//
// It owns Plan: the ordered, side-effect-free simulation of statements against one coherent view,
// with the execution steps that COMMIT uses (consecutive model statements are one step, START and
// STOP are steps of their own), the net change, placement and quiesce level of every step, and the
// identity of the preview. An ordinary command is planned as a transaction of one statement; a change
// of a running domain that needs a missing engine is refused here. It owns the leader-local bindings
// of sessions, the lines of SHOW TRANSACTIONS and the impact report of DESCRIBE TRANSACTION:
// what every step was planned to touch, the topology on both sides of it and what it paused. It
// proposes nothing and applies nothing. Main types: Inputs, Plan, Bindings, Inspection.
package transaction
