package execution

import (
	"context"
	"slices"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/node"
	"nervix/runtime/relay"
)

// dynamic applies hot changes and tells whether all of them could be applied in place.
func (d *Domain) dynamic(desired *revision.ExecutionRevision, change *revision.Dynamic) bool {
	current := d.snapshot.Load()
	for _, each := range change.Nodes {
		if each.Node.Kind != revision.NodeKindRelay || current.Relays[each.Node.Name] == nil {
			return false
		}
	}
	for i := range desired.Relays {
		if existing := current.Relays[desired.Relays[i].Name]; existing != nil {
			existing.SetCapacity(int(desired.Relays[i].Capacity))
		}
	}
	d.adopt(desired)
	return true
}

// swap exchanges nodes of a running domain: it closes the gates of the affected relays, lets the
// leaving nodes finish what they hold, installs the new ones, publishes the routing snapshot and
// opens the gates. With an error the domain is incomplete and must be rebuilt.
func (d *Domain) swap(ctx context.Context, desired *revision.ExecutionRevision, change *revision.EntitySwap) error {
	drain, cancel := context.WithTimeout(ctx, d.config.DrainTimeout)
	defer cancel()
	current := d.snapshot.Load()
	gates := gatesOf(current, change.GateRelays)
	defer openAll(gates)
	for _, gate := range gates {
		if err := gate.Close(drain); err != nil {
			return err
		}
	}
	kept := newKeptState()
	if err := d.retire(drain, append(slices.Clone(change.Changed), change.Removed...), kept); err != nil {
		return err
	}
	for _, purged := range change.Purges {
		kept.forget(purged)
	}
	env, err := d.environment(desired, current, kept)
	if err != nil {
		return err
	}
	added := append(slices.Clone(change.Changed), change.Added...)
	for i := range desired.Nodes {
		if slices.Contains(added, desired.Nodes[i].Identity) {
			if err := d.install(ctx, env, &desired.Nodes[i], kept); err != nil {
				return err
			}
		}
	}
	d.revision = desired
	d.publishSnapshot(env)
	for _, identity := range added {
		if found, exists := d.status(identity); exists {
			found.task.Start()
		}
	}
	d.config.Endpoints.Replace(desired.Domain, desired.Endpoints)
	return nil
}

// retire ends nodes after they finished what they hold.
func (d *Domain) retire(ctx context.Context, leaving []revision.Identity, kept *keptState) error {
	var tasks []*node.Task
	for _, identity := range leaving {
		if ingestor := d.ingestors[identity]; ingestor != nil && !slices.Contains(d.pending, ingestor) {
			ingestor.CloseIntake()
		}
		if found, exists := d.status(identity); exists {
			tasks = append(tasks, found.task)
		}
	}
	d.drain(ctx, tasks)
	if err := ctx.Err(); err != nil {
		return err
	}
	for _, identity := range leaving {
		found, exists := d.status(identity)
		if !exists {
			continue
		}
		found.task.Stop(ack.ErrStopped)
		kept.keepNode(d.revision, identity, found.task)
		if emitter := d.emitters[identity]; emitter != nil {
			_ = emitter.CloseSink(ctx)
		}
		delete(d.ingestors, identity)
		delete(d.processors, identity)
		delete(d.emitters, identity)
	}
	return nil
}

func gatesOf(current *Snapshot, names []string) []*relay.Gate {
	var gates []*relay.Gate
	for _, name := range names {
		if found := current.Relays[name]; found != nil {
			gates = append(gates, found.Gate())
		}
	}
	return gates
}

func openAll(gates []*relay.Gate) {
	for _, gate := range gates {
		gate.Open()
	}
}
