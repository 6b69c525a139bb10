package main

import (
	"net"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/controlplane/consensus"
	"nervix/generated/machine"
	"nervix/generated/metric"
)

// consensusEvents passes what consensus reports to the metrics and the log.
func (n *node) consensusEvents() consensus.Events {
	outcome := func(name string) prometheus.Counter {
		return n.metrics.RaftProposalsTotal.With(metric.OutcomeLabels{Outcome: name})
	}
	proposals := map[consensus.ProposalOutcome]prometheus.Counter{
		consensus.ProposalApplied: outcome(metric.OutcomeSuccess), consensus.ProposalRefused: outcome(metric.OutcomeRefused),
		consensus.ProposalUnknown: outcome(metric.OutcomeUnknown),
	}
	return consensus.Events{
		ProposalEnded: func(how consensus.ProposalOutcome, took time.Duration) {
			proposals[how].Inc()
			n.metrics.RaftProposalSeconds.Observe(took.Seconds())
		},
		Synced:    func(_ int, _ uint64, took time.Duration) { n.metrics.StoreSyncSeconds.Observe(took.Seconds()) },
		Compacted: func(consensus.Position) { n.metrics.RaftSnapshotsTotal.Inc() },
		SlowSync: func(entries int, bytes uint64, took time.Duration) {
			n.log.Warn("the disk is slow", "entries", entries, "bytes", bytes, "took", took)
		},
		LeadershipChanged: func(l consensus.Leadership) {
			n.log.Debug("leadership changed", "term", l.Term, "leader", l.Leader, "leading", l.Leading)
		},
		Message: func(warning bool, text string) {
			if warning {
				n.log.Warn("consensus: " + text)
			} else {
				n.log.Debug("consensus: " + text)
			}
		},
	}
}

// watch exposes what is read when it is scraped: consensus, the committed state, the store and the
// bounded queues of the process. Everything read stays readable after the node has stopped.
func (n *node) watch() {
	m := n.metrics
	m.RaftLeader.Watch(func() float64 {
		if n.consensus.Status().Leading {
			return 1
		}
		return 0
	})
	m.RaftTerm.Watch(func() float64 { return float64(n.consensus.Status().Term) })
	m.RaftCommittedIndex.Watch(func() float64 { return float64(n.consensus.Status().Committed) })
	m.RaftAppliedIndex.Watch(func() float64 { return float64(n.consensus.Status().Applied.Index) })
	m.CommandHistory.Watch(func() float64 { return float64(n.state.View().History()) })
	m.TransactionsLive.Watch(n.liveTransactions)
	m.StoreSizeBytes.Watch(func() float64 { return storeSize(n.config.store.root) })
	m.Sessions.Watch(func() float64 { return float64(n.sessions.Queues().Sessions) })
	m.IntakeInFlight.Watch(func() float64 { return float64(n.intake.InFlight()) })

	n.watchQueue(metric.QueueSessionRequests, func() (int, int) { q := n.sessions.Queues(); return q.Requests, q.RequestLimit })
	n.watchQueue(metric.QueueSessionNotices, func() (int, int) { q := n.sessions.Queues(); return q.Notices, q.NoticeLimit })
	n.watchQueue(metric.QueueSessionRows, func() (int, int) { q := n.sessions.Queues(); return q.Rows, q.RowLimit })
	n.watchQueue(metric.QueueExecutions, func() (int, int) { return n.commands.Running(), n.commands.Concurrent() })
	n.watchQueue(metric.QueueRaftProposals, func() (int, int) { o := n.consensus.Observations(); return o.ProposalsInFlight, o.ProposalLimit })
	n.watchQueue(metric.QueueRaftReads, func() (int, int) { o := n.consensus.Observations(); return o.ReadsWaiting, o.ReadLimit })
	n.watchQueue(metric.QueueRaftMessages, func() (int, int) { o := n.consensus.Observations(); return o.InboundWaiting, o.InboundLimit })
	n.watchQueue(metric.QueueRaftApplyBytes, func() (int, int) {
		o := n.consensus.Observations()
		return int(o.ApplyingBytes), int(o.ApplyBytesLimit)
	})
	n.watchQueue(metric.QueueHTTPConnections, n.endpointConnections)
}

// endpointConnections gives the connections of the endpoint listeners and how many they may hold.
func (n *node) endpointConnections() (length, capacity int) {
	for _, listener := range []net.Listener{n.listeners.intake, n.listeners.secure} {
		if listener != nil {
			capacity += n.config.connections
		}
	}
	return n.intake.Connections(), capacity
}

// watchQueue exposes a queue of which the process has one.
func (n *node) watchQueue(kind string, read func() (length, capacity int)) {
	labels := metric.QueueLabels{Queue: kind, Domain: metric.None, Owner: metric.None}
	n.metrics.QueueLength.Watch(labels, func() float64 { length, _ := read(); return float64(length) })
	n.metrics.QueueCapacity.Watch(labels, func() float64 { _, capacity := read(); return float64(capacity) })
}

func (n *node) liveTransactions() float64 {
	live := 0
	for _, transaction := range n.state.View().Transactions() {
		if !machine.TransactionState(transaction.State).Terminal() {
			live++
		}
	}
	return float64(live)
}
