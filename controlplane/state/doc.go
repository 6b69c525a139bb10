// Package state is the replicated state machine of the control plane.
//
// It owns the database under `<db-path>/state`, the records in it (settings, users, domains with
// their models and placement, executions, transactions with their reports) and the rules by which commands change
// them. Applying is deterministic: time comes inside the command, equal logs lead to equal bytes.
// One atomic, synced write holds the records that a range of entries changes, the last position,
// the membership and the cluster revision (CP-022). A command that does not decode or does not hold
// is refused and changes nothing. The package proposes nothing, plans nothing and runs nothing.
//
// The affected topologies of reports are stored once per content, one record per node and edge, and go
// with the last step that names them; attempts to pause are a history apart from the plan.
//
// Readers take a View: an immutable, coherent state that costs one pointer to get. Watch tells
// when a newer one exists and may skip views (CP-030). A store that was written by another shape of
// the records is refused; there is no conversion.
//
// Main types:
//   - Machine implements consensus.StateMachine.
//   - View and Domain are what readers see.
//   - Answer is what a proposer gets for its command.
//   - Encode makes a proposal; Reference reads an execution reference and Derive makes one of a part.
//   - Faults and Failure carry failures into retained results and back.
package state
