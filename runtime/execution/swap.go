package execution

import (
	"context"
	"errors"
	"slices"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/node"
)

// dynamic applies a revision that changes nothing but hot-applicable values.
func (d *Domain) dynamic(ctx context.Context, desired *revision.ExecutionRevision, nodes []revision.Identity) error {
	env, err := d.environment(desired, d.snapshot.Load())
	if err != nil {
		return err
	}
	if err := d.adoptNodes(ctx, env, nodes); err != nil {
		return err
	}
	d.complete(env)
	return nil
}

// adoptNodes applies hot changes in place; some may be applied when it fails.
func (d *Domain) adoptNodes(ctx context.Context, env *node.Environment, nodes []revision.Identity) error {
	for i := range env.Revision.Nodes {
		planned := &env.Revision.Nodes[i]
		if planned.Identity.Kind == revision.NodeKindRelay || !slices.Contains(nodes, planned.Identity) {
			continue
		}
		applied, err := d.adoptNode(ctx, env, planned)
		if !applied || err != nil {
			return errors.Join(errNotDynamic, err)
		}
	}
	for i := range env.Revision.Relays {
		env.Relays[i].SetCapacity(int(env.Revision.Relays[i].Capacity))
	}
	return nil
}

// complete makes the revision of an environment the current one.
func (d *Domain) complete(env *node.Environment) {
	d.revision = env.Revision
	d.kept.prune(env.Revision)
	d.publishSnapshot(env)
	d.keepSaved(d.snapshot.Load())
	select {
	case d.rescan <- struct{}{}:
	default:
	}
}

// adoptNode prepares a node from its new plan and gives the running one what is hot-applicable.
func (d *Domain) adoptNode(ctx context.Context, env *node.Environment, planned *revision.Node) (bool, error) {
	running, exists := d.status(planned.Identity)
	if !exists {
		return false, nil
	}
	switch plan := planned.Plan.(type) {
	case *revision.Processor:
		next, err := node.NewProcessor(env, planned, plan, node.Hooks{Evicted: d.evicted})
		if err != nil {
			return false, err
		}
		return running.task.Adopt(ctx, next)
	case *revision.Emitter:
		return d.emitters[planned.Identity].AdoptFlush(ctx, plan), nil
	}
	return false, nil
}

// swap exchanges nodes of a running domain: it closes the gates of the affected relays, prepares the
// new nodes, lets the leaving ones finish what they hold, installs the new ones, publishes the
// routing snapshot and opens the gates. With an error the domain must be rebuilt; it is still
// complete then and can be drained, because no relay has lost a consumer.
func (d *Domain) swap(ctx context.Context, desired *revision.ExecutionRevision, change *revision.EntitySwap) error {
	drain, cancel := context.WithTimeout(ctx, d.config.GateTimeout)
	defer cancel()
	current := d.snapshot.Load()
	resume, err := d.pause(drain, change.GateRelays)
	defer resume()
	if err != nil {
		return err
	}
	env, err := d.environment(desired, current)
	if err != nil {
		return err
	}
	leaving := append(slices.Clone(change.Changed), change.Removed...)
	for _, identity := range leaving {
		d.forgetNode(identity) // before a successor counts
	}
	added := append(slices.Clone(change.Changed), change.Added...)
	made, err := d.prepare(ctx, env, func(identity revision.Identity) bool { return slices.Contains(added, identity) })
	if err != nil {
		return err
	}
	if len(change.Dynamic) > 0 {
		err = d.adoptNodes(ctx, env, change.Dynamic)
	}
	if err == nil {
		err = d.retire(drain, leaving, made)
	}
	if err != nil {
		made.closeSinks(ctx)
		return err
	}
	for _, purged := range change.Purges {
		d.kept.forget(purged)
	}
	d.install(env, made)
	d.complete(env)
	startTasks(d.tasksOf(added))
	d.config.Endpoints.Replace(desired.Domain, desired)
	d.subscriptions.end(ErrRelayDropped, func(s *Subscription) bool { return env.Relay(s.relay.Name) != s.relay })
	return nil
}

// retire ends nodes after they finished what they hold; rows that wait for state go to their successors.
// With an error none has ended.
func (d *Domain) retire(ctx context.Context, leaving []revision.Identity, successors nodes) error {
	for _, identity := range leaving {
		if ingestor := d.ingestors[identity]; ingestor != nil {
			ingestor.CloseIntake()
			d.pending = slices.DeleteFunc(d.pending, func(other *node.Ingestor) bool { return other == ingestor })
		}
	}
	tasks := d.tasksOf(leaving)
	d.empty(ctx, tasks)
	if err := ctx.Err(); err != nil {
		return err
	}
	node.Halt(tasks)
	for _, identity := range leaving {
		found, exists := d.status(identity)
		if !exists {
			continue
		}
		if next, exists := successors.status(identity); exists {
			next.task.Inherit(found.task)
		}
		found.task.Stop(ack.ErrStopped)
		d.keepers.stopNode(ctx, d.revision.Domain, identity)
		d.kept.keepNode(d.revision, identity, found.task)
		if emitter := d.emitters[identity]; emitter != nil {
			_ = emitter.CloseSink(ctx)
		}
		delete(d.ingestors, identity)
		delete(d.processors, identity)
		delete(d.emitters, identity)
	}
	return nil
}

// tasksOf lists the tasks of the nodes that are installed.
func (d *Domain) tasksOf(identities []revision.Identity) []*node.Task {
	var tasks []*node.Task
	for _, identity := range identities {
		if found, exists := d.status(identity); exists {
			tasks = append(tasks, found.task)
		}
	}
	return tasks
}

// errNotDynamic tells that a hot change needs a wider one.
var errNotDynamic = errors.New("a change that was planned as dynamic differs in structure")
