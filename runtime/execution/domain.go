package execution

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/node"
	"nervix/runtime/relay"
)

// Domain is the execution of one domain on this node. Its structure changes under the host's
// serialisation; readers use the snapshot.
type Domain struct {
	config   *Config
	revision *revision.ExecutionRevision // of changes; whatever runs beside them reads the snapshot
	clock    clock.Clock
	tracker  *ack.Tracker
	kept     *keptState // outlives the domain
	snapshot atomic.Pointer[Snapshot]

	nodes
	pending []*node.Ingestor // built, and not known to be past their startup boundary

	subscriptions subscriptions
	cancel        context.CancelFunc
	upkeep        sync.WaitGroup
	rescan        chan struct{} // branches may have been declared
	watches       []func()      // what ends the watched series
	keepers       keepers
}

// nodes are executable nodes by identity.
type nodes struct {
	ingestors  map[revision.Identity]*node.Ingestor
	processors map[revision.Identity]*node.Task
	emitters   map[revision.Identity]*node.Emitter
}

func newNodes() nodes {
	return nodes{
		ingestors: map[revision.Identity]*node.Ingestor{}, processors: map[revision.Identity]*node.Task{},
		emitters: map[revision.Identity]*node.Emitter{},
	}
}

// Snapshot is the coherent routing state that record paths and inspection read.
type Snapshot struct {
	// Host is the name of this cluster node.
	Host     string
	Revision *revision.ExecutionRevision
	Relays   map[string]*relay.Relay
	Branches map[string]*branch.Registry
	Lookups  map[string]*node.Lookup
	// Tasks are all nodes but relays, in the order of the revision.
	Tasks []*node.Task
	byID  map[revision.Identity]status
	// summaries are those of the domain, also of former executions.
	summaries *summaries
}

// status is what inspection needs of one node.
type status struct {
	task      *node.Task
	readiness func() *node.Readiness
	// ingestor is nil for all others.
	ingestor *node.Ingestor
}

// Snapshot gives the current routing state.
func (d *Domain) Snapshot() *Snapshot { return d.snapshot.Load() }

// Outstanding is the number of source groups whose records are not settled.
func (d *Domain) Outstanding() int { return d.tracker.Outstanding() }

// build binds a revision. Nothing runs yet; with an error everything opened is closed again.
func build(ctx context.Context, config *Config, desired *revision.ExecutionRevision, kept *keptState) (*Domain, error) {
	d := &Domain{
		config: config, revision: desired, clock: kept.clockOf(desired.Clock), tracker: newTracker(config, desired.Domain), kept: kept,
		nodes: newNodes(), rescan: make(chan struct{}, 1), keepers: keepers{},
	}
	if kept.summaries == nil {
		kept.summaries = kept.saved.summaries()
	}
	env, err := d.environment(desired, nil)
	if err != nil {
		return nil, err
	}
	if desired.Mode == revision.BuildModeRunning {
		// A START may take the time of a domain back: what is dated later counts as of the beginning.
		for _, registry := range env.Branches {
			registry.Rewind(d.clock.Now())
		}
		made, err := d.prepare(ctx, env, func(revision.Identity) bool { return true })
		if err != nil {
			return nil, err
		}
		d.install(env, made)
	}
	d.kept.prune(desired)
	d.publishSnapshot(env)
	return d, nil
}

// environment lends the domain's parts to its nodes. Relays and branches that exist already, by
// name, are taken over.
func (d *Domain) environment(desired *revision.ExecutionRevision, previous *Snapshot) (*node.Environment, error) {
	env := &node.Environment{
		Host: d.config.Node, Revision: desired, Clock: d.clock, Alarm: d.config.alarm, Reporter: d.config.Reporter,
		Tracker: d.tracker, Metrics: d.config.Metrics, Budget: d.config.Budget, Connectors: d.config.Connectors,
		Content: d.config.Content,
		Flow:    d.kept.summaries.flow,
		Offsets: d.kept.offsetsOf,
	}
	for i := range desired.Branches {
		plan := &desired.Branches[i]
		var registry *branch.Registry
		if previous != nil {
			registry = previous.Branches[plan.Name]
		}
		if registry == nil {
			registry = d.kept.registry(plan, &desired.Schemas[plan.Schema])
		}
		env.Branches = append(env.Branches, registry)
	}
	for i := range desired.Relays {
		plan := &desired.Relays[i]
		if int(plan.Schema) >= len(desired.Schemas) {
			return nil, errRelayMissing
		}
		var existing *relay.Relay
		if previous != nil {
			existing = previous.Relays[plan.Name]
		}
		if existing == nil {
			existing = relay.New(plan.Name, node.ArrowSchema(&desired.Schemas[plan.Schema]), int(plan.Capacity))
			existing.Meter = newMeter(d.config, desired.Domain, plan.Name, d.kept.summaries.depth(plan.Name), d.kept.summaries.branches(plan.Name))
		}
		existing.Materialize(d.kept.materialized(desired, plan, env.Branches))
		env.Relays = append(env.Relays, existing)
	}
	for i := range desired.HashMaps {
		made, err := d.lookup(env, &desired.HashMaps[i], previous)
		if err != nil {
			return nil, err
		}
		env.Lookups = append(env.Lookups, made)
	}
	return env, nil
}

// prepare makes the chosen nodes of a revision; with an error everything opened is closed again.
func (d *Domain) prepare(ctx context.Context, env *node.Environment, chosen func(revision.Identity) bool) (nodes, error) {
	made := newNodes()
	for i := range env.Revision.Nodes {
		planned := &env.Revision.Nodes[i]
		if !chosen(planned.Identity) {
			continue
		}
		if err := d.prepareNode(ctx, env, planned, made); err != nil {
			made.closeSinks(ctx)
			return nodes{}, err
		}
	}
	return made, nil
}

func (d *Domain) prepareNode(ctx context.Context, env *node.Environment, planned *revision.Node, into nodes) error {
	switch plan := planned.Plan.(type) {
	case *revision.RelayNode:
	case *revision.Ingestor:
		made, err := node.NewIngestor(ctx, env, planned, plan, node.Hooks{Evicted: d.evicted})
		if err != nil {
			return err
		}
		into.ingestors[planned.Identity] = made
	case *revision.Processor:
		made, err := node.NewProcessor(env, planned, plan, node.Hooks{Evicted: d.evicted})
		if err != nil {
			return err
		}
		into.processors[planned.Identity] = made
	case *revision.Emitter:
		made, err := node.NewEmitter(ctx, env, planned, plan)
		if err != nil {
			return err
		}
		into.emitters[planned.Identity] = made
	}
	return nil
}

// install makes prepared nodes part of the domain, with the state that is kept for them. Ingestors
// wait for activate.
func (d *Domain) install(env *node.Environment, made nodes) {
	for i := range env.Revision.Nodes {
		identity := env.Revision.Nodes[i].Identity
		if n := made.ingestors[identity]; n != nil {
			d.ingestors[identity] = n
			d.pending = append(d.pending, n)
		}
		if n := made.processors[identity]; n != nil {
			d.kept.restore(env, n, &env.Revision.Nodes[i])
			d.processors[identity] = n
		}
		if n := made.emitters[identity]; n != nil {
			d.emitters[identity] = n
		}
	}
}

// publishSnapshot replaces the routing state with one pointer operation.
func (d *Domain) publishSnapshot(env *node.Environment) {
	s := &Snapshot{
		Host: env.Host, Revision: env.Revision, summaries: d.kept.summaries, Relays: map[string]*relay.Relay{}, Branches: map[string]*branch.Registry{},
		Lookups: map[string]*node.Lookup{}, byID: map[revision.Identity]status{},
	}
	for i := range env.Revision.Relays {
		s.Relays[env.Revision.Relays[i].Name] = env.Relays[i]
	}
	for i := range env.Revision.Branches {
		s.Branches[env.Revision.Branches[i].Name] = env.Branches[i]
	}
	for i := range env.Revision.HashMaps {
		s.Lookups[env.Revision.HashMaps[i].Name] = env.Lookups[i]
	}
	for i := range env.Revision.Nodes {
		identity := env.Revision.Nodes[i].Identity
		if found, exists := d.status(identity); exists {
			s.byID[identity] = found
			s.Tasks = append(s.Tasks, found.task)
		}
	}
	d.watch(d.snapshot.Swap(s), s)
}

func (n nodes) status(identity revision.Identity) (status, bool) {
	if found := n.ingestors[identity]; found != nil {
		return status{task: found.Task, readiness: found.Readiness, ingestor: found}, true
	}
	if found := n.emitters[identity]; found != nil {
		return status{task: found.Task, readiness: found.Readiness}, true
	}
	if found := n.processors[identity]; found != nil {
		return status{task: found}, true
	}
	return status{}, false
}

// start runs the tasks and the upkeep; sources wait for activate.
func (d *Domain) start() {
	d.keepSaved(d.snapshot.Load())
	startTasks(d.snapshot.Load().Tasks)
	if d.revision.Mode != revision.BuildModeRunning {
		return
	}
	d.config.Endpoints.Replace(d.revision.Domain, d.revision)
	ctx, cancel := context.WithCancel(context.Background())
	d.cancel = cancel
	d.upkeep.Go(func() { d.keepAlive(ctx) })
	d.upkeep.Go(func() { d.expireBranches(ctx) })
}

// startTasks runs tasks once all of them are consumers.
func startTasks(tasks []*node.Task) {
	for _, task := range tasks {
		task.Attach()
	}
	for _, task := range tasks {
		task.Start()
	}
}

// activate opens the sources that are prepared.
func (d *Domain) activate(ctx context.Context) error {
	for len(d.pending) > 0 {
		if err := d.pending[0].Open(ctx); err != nil {
			return err
		}
		d.pending = d.pending[1:]
	}
	return nil
}

// adopt records a revision that changes nothing here.
func (d *Domain) adopt(desired *revision.ExecutionRevision) {
	d.revision = desired
	next := *d.snapshot.Load()
	next.Revision = desired
	d.snapshot.Store(&next)
}

const (
	// aliveCadence is how often pending work reports progress to its sources.
	aliveCadence = 100 * time.Millisecond
	// branchScan is the default of Config.BranchScan.
	branchScan = 30 * time.Second
)

// keepAlive reports progress for what the domain holds: as long as the process runs, no row of an
// open attempt is lost.
func (d *Domain) keepAlive(ctx context.Context) {
	ticker := time.NewTicker(aliveCadence)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
			d.tracker.Alive()
		}
	}
}

// expireBranches evicts idle branches; it wakes when the next one could be due.
func (d *Domain) expireBranches(ctx context.Context) {
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-timer.C:
		case <-d.rescan:
		}
		wait := d.config.BranchScan
		current := d.snapshot.Load()
		for _, registry := range current.Branches {
			now := d.clock.Now()
			gone, next := registry.Expire(now)
			d.evicted(gone)
			if next > 0 {
				wait = min(wait, d.clock.Until(clock.Add(now, int64(next))))
			}
		}
		timer.Reset(max(wait, time.Millisecond))
	}
}

// evicted tells every node to forget branches.
func (d *Domain) evicted(gone []branch.Eviction) {
	if len(gone) == 0 {
		return
	}
	keys := make([]*branch.Key, len(gone))
	for i, eviction := range gone {
		keys[i] = eviction.Key
	}
	d.countEvictions(gone)
	current := d.snapshot.Load()
	for _, r := range current.Relays {
		if state := r.State(); state != nil {
			state.Drop(keys)
		}
		r.Meter.Depths.Drop(keys)
	}
	for _, task := range current.Tasks {
		task.Drop(keys)
	}
}

// stop closes the intake, drains and ends every task. It gives the number of source groups that
// were still open; their records have been acknowledged negatively. Subscribers get what is
// drained, unless they stall.
func (d *Domain) stop(ctx context.Context, timeout time.Duration, reason error) int {
	drain, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	stopping, stopped := context.WithCancel(drain)
	var watch sync.WaitGroup
	watch.Go(func() { d.subscriptions.endStalled(stopping, reason) })
	d.closeIntakes(false)
	// A pause that is engaged would hold what is drained.
	for _, r := range d.snapshot.Load().Relays {
		r.Gate().Open()
	}
	_, _ = hold(drain, d.snapshot.Load().Tasks) // a generator that cannot be held ends with its task
	d.drain(drain, d.snapshot.Load().Tasks)
	d.keepers.settle(drain)
	abandoned := d.tracker.Outstanding()
	d.closeIntakes(true)
	if d.cancel != nil {
		d.cancel()
	}
	d.upkeep.Wait()
	d.subscriptions.finish(drain, reason)
	stopped()
	watch.Wait()
	tasks := d.snapshot.Load().Tasks
	node.Halt(tasks)
	for _, task := range tasks {
		task.Stop(ack.ErrStopped)
	}
	d.keepers.stop(drain)
	d.kept.keep(d)
	d.closeSinks(drain)
	d.tracker.Abandon(ack.ErrStopped)
	forgetDomain(d.config, d.revision.Domain)
	return abandoned
}

// closeIntakes ends the sources side by side. Those that wait for acknowledgements admit nothing
// more, but live until everything is drained, so that what succeeds is committed.
func (d *Domain) closeIntakes(drained bool) {
	var wait sync.WaitGroup
	for _, ingestor := range d.ingestors {
		if drained || !ingestor.Acknowledges() {
			wait.Go(ingestor.CloseIntake)
			continue
		}
		ingestor.Hold(metric.HoldDomainPause)
	}
	wait.Wait()
}

func (n nodes) closeSinks(ctx context.Context) {
	var wait sync.WaitGroup
	for _, emitter := range n.emitters {
		wait.Go(func() { _ = emitter.CloseSink(ctx) })
	}
	wait.Wait()
}

// drain empties the tasks; rows that wait for materialized state fail, and come again.
func (d *Domain) drain(ctx context.Context, tasks []*node.Task) {
	defer during(tasks, (*node.Task).Yield)()
	d.empty(ctx, tasks)
}

// empty flushes the tasks until nothing is queued or buffered, or the context ends; rows that wait for
// materialized state stay. One look finds every task idle also when rows slip from the ones to the others
// behind its back, so nothing may have moved since the flush began.
func (d *Domain) empty(ctx context.Context, tasks []*node.Task) {
	for ctx.Err() == nil {
		before := moves(tasks)
		if flush(ctx, tasks) != nil {
			return
		}
		busy := slices.ContainsFunc(tasks, func(task *node.Task) bool { return !task.Idle() })
		if !busy && moves(tasks) == before {
			return
		}
	}
}

// during tells tasks how they treat rows that wait for materialized state (Yield or Keep), until the
// returned function is called.
func during(tasks []*node.Task, treat func(*node.Task, bool)) (resume func()) {
	for _, task := range tasks {
		treat(task, true)
	}
	return func() {
		for _, task := range tasks {
			treat(task, false)
		}
	}
}

func moves(tasks []*node.Task) uint64 {
	total := uint64(0)
	for _, task := range tasks {
		total += task.Moves()
	}
	return total
}

// flush lets each task process and publish what it holds.
func flush(ctx context.Context, tasks []*node.Task) error {
	for _, task := range tasks {
		if err := task.Flush(ctx); err != nil {
			return err
		}
	}
	return nil
}
