package execution

import (
	"maps"
	"slices"

	"nervix/generated/revision"
	"nervix/runtime/branch"
	"nervix/runtime/budget"
	"nervix/runtime/clock"
	"nervix/runtime/node"
	"nervix/runtime/relay"
)

// keptState is the node state that outlives an execution of its domain: a stop or an exchange keeps
// it, and the next task of an unchanged node continues from it.
type keptState struct {
	saved saved
	// summaries are nil until the domain is built for the first time.
	summaries *summaries
	branches  map[string]keptBranch
	nodes     map[revision.Identity]keptNode
	relays    map[string]keptRelay
	tables    map[string]keptTable
	offsets   map[revision.Identity]*keptOffsets // in memory; empty where there is a store
	clock     *clock.Paced                       // of the current START; nil unless the domain is paced
}

type keptBranch struct {
	schema   revision.Schema
	registry *branch.Registry
}

type keptNode struct {
	plan    revision.ProcessorOperation
	state   *node.State
	account *budget.Account
}

// keptRelay is the materialized state of a relay, of one start of the domain.
type keptRelay struct {
	schema   revision.Schema
	registry *branch.Registry // nil when unbranched
	start    uint64
	state    *relay.State
	saved    *relay.Saved
}

func newKeptState(saved saved) *keptState {
	return &keptState{
		saved: saved, branches: map[string]keptBranch{}, nodes: map[revision.Identity]keptNode{}, relays: map[string]keptRelay{},
		tables:  map[string]keptTable{},
		offsets: map[revision.Identity]*keptOffsets{},
	}
}

// clockOf gives the clock of a mapping, and the same one for as long as the mapping stands.
func (k *keptState) clockOf(mapping *revision.Clock) clock.Clock {
	if mapping == nil {
		k.clock = nil
		return clock.Wall{}
	}
	if k.clock != nil && k.clock.Mapping().Equal(mapping) {
		return k.clock
	}
	k.clock = clock.NewPaced(mapping)
	return k.clock
}

// materialized gives the state of a relay; nil when it has none, which forgets what was kept. A
// stopped domain keeps the state, and the next start empties it (runtime semantics, section 6).
func (k *keptState) materialized(desired *revision.ExecutionRevision, plan *revision.Relay, branches []*branch.Registry) *relay.State {
	if !plan.Materialized {
		k.forgetRelay(plan.Name)
		return nil
	}
	var registry *branch.Registry
	if plan.Branch.Branched {
		registry = branches[plan.Branch.Branch]
	}
	schema := &desired.Schemas[plan.Schema]
	kept, exists := k.relays[plan.Name]
	if exists && kept.registry == registry && kept.schema.Equal(schema) &&
		(desired.Mode == revision.BuildModePassive || kept.start == desired.StartVersion) {
		return kept.state
	}
	k.forgetRelay(plan.Name)
	made := k.saved.relay(desired, plan, registry)
	k.relays[plan.Name] = made
	return made.state
}

// registry gives the kept branches of a declaration with the same key, or those that are saved. Other
// bounds count at once; another key ends all branches.
func (k *keptState) registry(plan *revision.Branch, schema *revision.Schema) *branch.Registry {
	kept, exists := k.branches[plan.Name]
	switch {
	case !exists:
		kept.registry = k.saved.registry(plan, schema)
	case !kept.schema.Equal(schema):
		kept.registry.End()
		kept.registry.Uncount()
		kept.registry = k.saved.newRegistry(plan, schema)
	default:
		k.evicted(kept.registry.SetBounds(plan))
	}
	kept.schema = *schema
	k.branches[plan.Name] = kept
	return kept.registry
}

// evicted drops the rows of ended branches. Node state tells by itself.
func (k *keptState) evicted(gone []branch.Eviction) {
	keys := make([]*branch.Key, len(gone))
	for i := range gone {
		keys[i] = gone[i].Key
	}
	for _, kept := range k.relays {
		kept.state.Drop(keys)
	}
}

// keep takes over the state of a stopped domain's nodes.
func (k *keptState) keep(d *Domain) {
	for identity, task := range d.processors {
		k.keepNode(d.revision, identity, task)
	}
}

// keepNode takes over the state of one stopped node.
func (k *keptState) keepNode(from *revision.ExecutionRevision, identity revision.Identity, task *node.Task) {
	for i := range from.Nodes {
		if from.Nodes[i].Identity != identity {
			continue
		}
		if plan, isProcessor := from.Nodes[i].Plan.(*revision.Processor); isProcessor {
			if state := task.TakeState(); state != nil {
				k.forget(identity)
				kept := keptNode{plan: plan.Operation, state: state, account: k.saved.account(identity.Kind.String(), identity.Name)}
				kept.account.Set(state.Bytes())
				k.nodes[identity] = kept
			}
		}
	}
}

// prune drops the state of what a revision does not hold.
func (k *keptState) prune(desired *revision.ExecutionRevision) {
	for name, kept := range k.branches {
		if !slices.ContainsFunc(desired.Branches, func(plan revision.Branch) bool { return plan.Name == name }) {
			kept.registry.Uncount()
			delete(k.branches, name)
		}
	}
	for name := range k.relays {
		if !slices.ContainsFunc(desired.Relays, func(plan revision.Relay) bool { return plan.Name == name }) {
			k.forgetRelay(name)
		}
	}
	for name := range k.tables {
		if !slices.ContainsFunc(desired.HashMaps, func(plan revision.HashMap) bool { return plan.Name == name }) {
			k.forgetTable(name)
		}
	}
	maps.DeleteFunc(k.offsets, func(identity revision.Identity, _ *keptOffsets) bool {
		return !slices.ContainsFunc(desired.Nodes, func(planned revision.Node) bool { return planned.Identity == identity })
	})
	k.summaries.prune(desired)
	for identity := range k.nodes {
		if !slices.ContainsFunc(desired.Nodes, func(planned revision.Node) bool { return planned.Identity == identity }) {
			k.forget(identity)
		}
	}
}

// forget drops the state of a node, such as one whose change purges it.
func (k *keptState) forget(identity revision.Identity) {
	k.nodes[identity].account.Close()
	delete(k.nodes, identity)
}

func (k *keptState) forgetRelay(name string) {
	if kept, exists := k.relays[name]; exists {
		kept.state.Uncount()
		delete(k.relays, name)
	}
}

// forgetAll drops everything.
func (k *keptState) forgetAll() { k.prune(&revision.ExecutionRevision{}) }

// restore gives a new task the state of its predecessor if the state means the same, or what is saved.
func (k *keptState) restore(env *node.Environment, task *node.Task, planned *revision.Node) {
	plan := planned.Plan.(*revision.Processor)
	kept, exists := k.nodes[planned.Identity]
	var state *node.State
	switch {
	case exists && node.SameState(kept.plan, plan.Operation):
		state = kept.state
	case !exists:
		state = k.saved.node(env, planned)
	}
	if state != nil {
		state.Rewind(env.Clock.Now())
		task.GiveState(state)
	}
	k.forget(planned.Identity)
}
