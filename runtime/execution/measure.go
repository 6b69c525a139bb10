package execution

import (
	"github.com/prometheus/client_golang/prometheus"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/relay"
	"nervix/runtime/summary"
)

// newTracker makes the tracker of a domain, which counts outcomes.
func newTracker(config *Config, domain string) *ack.Tracker {
	outcomes := func(outcome string) prometheus.Counter {
		return config.Metrics.AckOutcomesTotal.With(metric.DomainOutcomeLabels{Domain: domain, Outcome: outcome})
	}
	succeeded, failed := outcomes(metric.OutcomeSuccess), outcomes(metric.OutcomeFailure)
	return &ack.Tracker{Settled: func(success, failure int) {
		succeeded.Add(float64(success))
		failed.Add(float64(failure))
	}}
}

// newMeter measures a relay; depth and depths are what DESCRIBE shows of it and of its branches.
func newMeter(config *Config, domain, name string, depth *summary.Distribution, depths *relay.Depths) *relay.Meter {
	labels := metric.NodeLabels{
		Domain: domain, TargetKind: revision.NodeKindRelay.String(), Target: name, PhysicalNodeID: config.Node,
		Direction: "received", Relay: name, PeerKind: metric.None, Peer: metric.None,
	}
	return &relay.Meter{
		Messages: config.Metrics.MessagesTotal.With(labels), Batches: config.Metrics.BatchesTotal.With(labels),
		Bytes: config.Metrics.BytesTotal.With(labels), Depth: depth, Depths: depths,
		Waiting: config.Metrics.RelayBufferLen.With(metric.RelayLabels{Domain: domain, Relay: name, PhysicalNodeID: config.Node}),
	}
}

// watch exposes what a snapshot holds: open source groups, branches and queues; of a stopped domain
// only its branches. It replaces the watches of the previous snapshot and ends the series of what
// that one alone held.
func (d *Domain) watch(previous, s *Snapshot) {
	before, domain := d.watches, s.Revision.Domain
	d.watches = nil
	if s.Revision.Mode == revision.BuildModeRunning {
		d.watches = append(d.watches, d.config.Metrics.AckPending.Watch(metric.DomainLabels{Domain: domain}, number(d.tracker.Outstanding)))
	} else {
		// Nothing runs, so that relays and acknowledgements have nothing to show.
		forgetDomain(d.config, domain)
	}
	for name, registry := range s.Branches {
		d.watches = append(d.watches, d.config.Metrics.BranchInstances.Watch(
			metric.BranchLabels{Domain: domain, Branch: name, PhysicalNodeID: d.config.Node}, number(registry.Len)))
	}
	for _, task := range s.Tasks {
		for _, queue := range task.Queues() {
			labels := metric.QueueLabels{Queue: queue.Kind, Domain: domain, Owner: queue.Owner}
			d.watches = append(d.watches, d.config.Metrics.QueueLength.Watch(labels, number(queue.Length)),
				d.config.Metrics.QueueCapacity.Watch(labels, number(queue.Capacity)))
		}
	}
	// A watch that was replaced above stays.
	for _, stop := range before {
		stop()
	}
	if previous == nil {
		return
	}
	for name := range previous.Relays {
		if s.Relays[name] == nil {
			d.config.Metrics.Forget(prometheus.Labels{"domain": domain, "relay": name})
		}
	}
	for name := range previous.Lookups {
		if s.Lookups[name] == nil {
			d.forgetNode(revision.Identity{Kind: revision.NodeKindLookup, Name: name})
		}
	}
	for name := range previous.Branches {
		if s.Branches[name] == nil {
			d.config.Metrics.Forget(prometheus.Labels{"domain": domain, "branch": name})
		}
	}
}

func number(read func() int) func() float64 { return func() float64 { return float64(read()) } }

// forgetNode ends the series of a node that leaves.
func (d *Domain) forgetNode(identity revision.Identity) {
	d.config.Metrics.Forget(prometheus.Labels{
		"domain": d.revision.Domain, "target_kind": identity.Kind.String(), "target": identity.Name,
	})
}

// forgetDomain ends every series of a domain whose tasks have stopped.
func forgetDomain(config *Config, domain string) {
	config.Metrics.Forget(prometheus.Labels{"domain": domain})
}

// countEvictions counts ended branches, by runs of one branch and reason.
func (d *Domain) countEvictions(gone []branch.Eviction) {
	domain := d.snapshot.Load().Revision.Domain
	for start := 0; start < len(gone); {
		name, reason := gone[start].Key.Branch, gone[start].Reason
		end := start + 1
		for end < len(gone) && gone[end].Key.Branch == name && gone[end].Reason == reason {
			end++
		}
		d.config.Metrics.BranchEvictionsTotal.With(metric.EvictionLabels{
			Domain: domain, Branch: name, PhysicalNodeID: d.config.Node, Reason: string(reason),
		}).Add(float64(end - start))
		start = end
	}
}
