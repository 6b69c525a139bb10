package execution

import (
	"context"
	"slices"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/node"
	"nervix/runtime/relay"
)

// Pause engages what a change asks for before it is recorded, and returns once the affected work
// is drained: the gates of the named relays with everything behind them, or, for a domain pause,
// the whole intake and graph. The returned function ends the pause, with whatever graph is then
// installed. With failure.DrainTimeout or failure.EntityDrainTimeout the old graph has resumed.
func (h *Host) Pause(ctx context.Context, domain string, relays []string, whole bool) (resume func(), err error) {
	s := h.slot(domain)
	s.change.Lock()
	defer s.change.Unlock()
	d := s.current
	if d == nil || d.revision.Mode != revision.BuildModeRunning {
		return func() {}, nil
	}
	limit := h.config.GateTimeout
	if whole {
		limit = h.config.DrainTimeout
	}
	drain, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if whole {
		resume, err = d.pauseAll(drain)
	} else {
		resume, err = d.pause(drain, relays)
	}
	if err != nil {
		resume()
		return nil, d.late(whole, err)
	}
	return resume, nil
}

// pauseAll holds every ingestor and drains the graph.
func (d *Domain) pauseAll(ctx context.Context) (resume func(), err error) {
	held := make([]*node.Ingestor, 0, len(d.ingestors))
	for _, ingestor := range d.ingestors {
		held = append(held, ingestor)
	}
	release := holdAll(held, metric.HoldDomainPause)
	tasks := d.snapshot.Load().Tasks
	proceed, err := hold(ctx, tasks)
	resume = func() {
		proceed()
		release()
	}
	if err != nil {
		return resume, err
	}
	d.drain(ctx, tasks)
	return resume, ctx.Err()
}

// pause closes the gates of relays in the order of the flow. Behind each closed gate the consumers
// finish what they hold before the next gate closes, so that nothing waits at a gate downstream.
func (d *Domain) pause(ctx context.Context, relays []string) (resume func(), err error) {
	current := d.snapshot.Load()
	feeding := d.feeding(current, relays)
	release := holdAll(feeding, metric.HoldEntityPause)
	var gates []*relay.Gate
	var consumers []*node.Task
	for _, name := range relays {
		consumers = append(consumers, current.consumersOf(name)...)
	}
	// Rows that wait for state stay, but would keep publishers in front of the gates.
	proceed := during(consumers, (*node.Task).Keep)
	generate, err := hold(ctx, current.generating(relays))
	resume = func() {
		proceed()
		generate()
		for _, gate := range gates {
			gate.Open()
		}
		release()
	}
	if err != nil {
		return resume, err
	}
	// What the held ingestors have taken leaves while the gates are open. Behind a closed gate it would
	// wait for the end of the pause, which waits for it when such an ingestor is exchanged.
	sources := make([]*node.Task, len(feeding))
	for i, ingestor := range feeding {
		sources[i] = ingestor.Task
	}
	d.drain(ctx, sources)
	if err := ctx.Err(); err != nil {
		return resume, err
	}
	for _, name := range current.inFlowOrder(relays) {
		gate := current.Relays[name].Gate()
		gates = append(gates, gate)
		if err := gate.Close(ctx); err != nil {
			return resume, err
		}
		// Nothing comes through the gate any more; inputs that stay open are not waited for.
		if err := flush(ctx, current.consumersOf(name)); err != nil {
			return resume, err
		}
	}
	return resume, nil
}

// hold makes generators idle; tasks of other nodes go on.
func hold(ctx context.Context, tasks []*node.Task) (release func(), err error) {
	release = func() {
		for _, task := range tasks {
			task.Release()
		}
	}
	for _, task := range tasks {
		if err := task.Hold(ctx); err != nil {
			return release, err
		}
	}
	return release, nil
}

// generating lists the nodes without inputs that publish into one of the relays.
func (s *Snapshot) generating(relays []string) []*node.Task {
	var tasks []*node.Task
	for _, f := range s.flows() {
		if len(f.from) == 0 && slices.ContainsFunc(f.to, func(name string) bool { return slices.Contains(relays, name) }) {
			tasks = append(tasks, s.byID[f.identity].task)
		}
	}
	return tasks
}

// feeding lists the ingestors that publish into one of the relays.
func (d *Domain) feeding(current *Snapshot, relays []string) []*node.Ingestor {
	var list []*node.Ingestor
	for i := range current.Revision.Nodes {
		planned := &current.Revision.Nodes[i]
		plan, isIngestor := planned.Plan.(*revision.Ingestor)
		if !isIngestor || d.ingestors[planned.Identity] == nil {
			continue
		}
		if slices.ContainsFunc(plan.Routes, func(route revision.Route) bool {
			return slices.Contains(relays, current.Revision.Relays[route.Relay].Name)
		}) {
			list = append(list, d.ingestors[planned.Identity])
		}
	}
	return list
}

// holdAll holds ingestors; hold is the kind of pause, as metrics name it.
func holdAll(ingestors []*node.Ingestor, hold string) (release func()) {
	for _, ingestor := range ingestors {
		ingestor.Hold(hold)
	}
	return func() {
		for _, ingestor := range ingestors {
			ingestor.Release(hold)
		}
	}
}

// flow is what a node takes from and gives to.
type flow struct {
	identity revision.Identity
	from, to []string
}

// flows lists the consuming nodes of the revision.
func (s *Snapshot) flows() []flow {
	name := func(index uint32) string { return s.Revision.Relays[index].Name }
	var list []flow
	for i := range s.Revision.Nodes {
		f := flow{identity: s.Revision.Nodes[i].Identity}
		switch plan := s.Revision.Nodes[i].Plan.(type) {
		case *revision.Processor:
			for _, in := range plan.Inputs {
				f.from = append(f.from, name(in.Relay))
			}
			for _, route := range plan.Routes {
				f.to = append(f.to, name(route.Relay))
				if route.OnError.Action == revision.ErrorActionSend {
					f.to = append(f.to, name(route.OnError.Relay))
				}
			}
			if correlator, is := plan.Operation.(*revision.Correlator); is {
				for _, timeout := range [2]*uint32{correlator.LeftTimeout, correlator.RightTimeout} {
					if timeout != nil {
						f.to = append(f.to, name(*timeout))
					}
				}
			}
		case *revision.Emitter:
			for _, in := range plan.Inputs {
				f.from = append(f.from, name(in.Relay))
			}
			if plan.OnError.Action == revision.ErrorActionSend {
				f.to = append(f.to, name(plan.OnError.Relay))
			}
		default:
			continue
		}
		list = append(list, f)
	}
	return list
}

// consumersOf lists the tasks that take from a relay.
func (s *Snapshot) consumersOf(name string) []*node.Task {
	var tasks []*node.Task
	for _, f := range s.flows() {
		if slices.Contains(f.from, name) {
			tasks = append(tasks, s.byID[f.identity].task)
		}
	}
	return tasks
}

// inFlowOrder sorts relays so that each comes after those it is fed from. Relays of a cycle keep
// the order of their names in the revision.
func (s *Snapshot) inFlowOrder(relays []string) []string {
	flows := s.flows()
	var order []string
	visited := map[string]bool{}
	var visit func(name string)
	visit = func(name string) {
		if visited[name] {
			return
		}
		visited[name] = true
		for _, f := range flows {
			if slices.Contains(f.to, name) {
				for _, source := range f.from {
					visit(source)
				}
			}
		}
		if slices.Contains(relays, name) && s.Relays[name] != nil {
			order = append(order, name)
		}
	}
	for i := range s.Revision.Relays {
		visit(s.Revision.Relays[i].Name)
	}
	return order
}
