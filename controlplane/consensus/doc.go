// Package consensus drives Raft for the control plane: it makes commands durable, ordered and agreed
// between members, and applies them to a state machine.
//
// It owns the dedicated database under `<db-path>/consensus` (log entries, term and vote, the log's
// start, CP-026), the loop around go.etcd.io/raft, elections, membership changes, linearizable
// reads, compaction of the log, and the transfer of snapshots. It never interprets a command, keeps
// no result after answering it, knows no network (see Transport) and writes nothing to the state
// machine's store itself.
//
// # Durability
//
// A proposal is answered after three steps, in this order: its entry and the term are synced in the
// consensus database of a quorum; it is committed; the state machine has applied it in one atomic,
// synced write that also holds its Position and the Membership (CP-021, CP-022). A crash between the
// steps is repaired by replaying the log behind StateMachine.Applied; nothing else is stored twice,
// so that nothing can disagree. Commands that wait together share both syncs. The log and the state
// are written by different goroutines: a stalled state store delays neither log nor heartbeats
// (CP-028), it only fills Limits.ApplyBytes.
//
// A failed write, a corrupt record or a failed Apply ends the node with ConsensusFaulted; a write of
// unknown fate is never retried in place. A crash of the process at any point is safe.
//
// # Snapshots
//
// The state machine's own store is the snapshot: the log is compacted behind the applied position,
// keeping a tail, and a member that needs older entries is sent a consistent view of the store as a
// stream with a digest. Its receiver stages the stream in a file and replaces its state only when the
// stream is complete. While the state is being replaced the member answers nobody.
//
// # Use
//
//	node, err := consensus.Open(ctx, consensus.Config{
//		Self:         consensus.Member{ID: consensus.MemberIDOf(name), Node: name, Address: endpoint},
//		Dir:          filepath.Join(dbPath, "consensus"),
//		StateMachine: machine,
//		Bootstrap:    true, // the first node of a cluster
//	})
//	if err != nil {
//		return err
//	}
//	defer node.Close()
//	for l, changed := node.Leadership(); !l.Established; l, changed = node.Leadership() {
//		select {
//		case <-changed:
//		case <-node.Done():
//			return node.Err()
//		case <-ctx.Done():
//			return ctx.Err()
//		}
//	}
//	result, err := node.Propose(ctx, command)
//	switch {
//	case errors.Is(err, failure.ClassOutcomeUnknown): // it may still commit: read before retrying
//	case errors.Is(err, failure.CodeNotConsensusLeader): // nothing happened; the failure names the leader
//	case err == nil: // durable; result.Value is what StateMachine.Apply returned
//	}
//
// Another node joins with Bootstrap false: the leader adds it with ChangeAddLearner, waits until it
// has caught up, and then with ChangeAddVoter.
//
// # Types
//
//   - Node is a running member; Config, Limits, Timing, Clock and Events shape it.
//   - StateMachine, Entry, Position, Membership and SnapshotSource are the contract with the state.
//   - Transport, Node.Step and SnapshotReceiver are the contract with the network.
//   - Status, Leadership and Observations are what operators and metrics read.
//   - core is the member without goroutines, logStore its database; both are driven directly by the
//     simulation.
package consensus
