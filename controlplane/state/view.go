package state

import (
	"fmt"
	"sync"

	"github.com/tidwall/btree"

	"nervix/controlplane/consensus"
	"nervix/controlplane/registry"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// View is one coherent state. It never changes and its records must not be changed; it is safe for
// concurrent use.
type View struct {
	// Position and Membership are those of the last applied entry.
	Position   consensus.Position
	Membership consensus.Membership
	// Revision is the cluster revision: it grows with every change of users, domains, models or
	// schedules, and with nothing else.
	Revision uint64
	// IntakeRevision is the revision that last changed a virtual host or an endpoint.
	IntakeRevision uint64
	// Fence is the retry fence in Unix milliseconds (CC-011).
	Fence int64
	// Settings are the limits that admission goes by. They are zero in a new store.
	Settings record.Settings

	users        *btree.Map[string, *record.User]
	domains      *btree.Map[string, *Domain]
	executions   *btree.Map[string, *record.Execution]
	transactions *btree.Map[string, *record.Transaction]
	operations   *btree.Map[string, *record.Operation]
	appends      *btree.Map[string, *record.Operation] // by reference
	steps        *btree.Map[string, *record.Step]
	resources    *btree.Map[string, *record.Resource]
	engagements  *btree.Map[string, *record.Engagement]
	// topologies, nodes and edges are the affected graphs of steps, by digest.
	topologies *btree.Map[string, *sharing]
	nodes      *btree.Map[string, *record.TopologyNode]
	edges      *btree.Map[string, *record.TopologyEdge]
}

func newView() *View {
	return &View{
		users: new(btree.Map[string, *record.User]), domains: new(btree.Map[string, *Domain]),
		executions: new(btree.Map[string, *record.Execution]), transactions: new(btree.Map[string, *record.Transaction]),
		operations: new(btree.Map[string, *record.Operation]), appends: new(btree.Map[string, *record.Operation]),
		steps: new(btree.Map[string, *record.Step]), resources: new(btree.Map[string, *record.Resource]),
		engagements: new(btree.Map[string, *record.Engagement]),
		topologies:  new(btree.Map[string, *sharing]), nodes: new(btree.Map[string, *record.TopologyNode]),
		edges: new(btree.Map[string, *record.TopologyEdge]),
	}
}

// fork gives a view that may be changed while the former one is read.
func (v *View) fork() *View {
	next := *v
	next.users, next.domains = v.users.Copy(), v.domains.Copy()
	next.executions, next.transactions = v.executions.Copy(), v.transactions.Copy()
	next.operations, next.appends, next.steps = v.operations.Copy(), v.appends.Copy(), v.steps.Copy()
	next.resources, next.engagements = v.resources.Copy(), v.engagements.Copy()
	next.topologies, next.nodes, next.edges = v.topologies.Copy(), v.nodes.Copy(), v.edges.Copy()
	return &next
}

// User finds a user.
func (v *View) User(name string) (*record.User, bool) { return v.users.Get(name) }

// Domain finds a domain. It fails with failure.UnknownDomain.
func (v *View) Domain(name string) (*Domain, error) {
	if d, ok := v.domains.Get(name); ok {
		return d, nil
	}
	return nil, &failure.UnknownDomain{Domain: name}
}

// Domains lists the domains in name order.
func (v *View) Domains() []*Domain { return v.domains.Values() }

// Execution finds an execution by its canonical reference.
func (v *View) Execution(reference string) (*record.Execution, bool) {
	return v.executions.Get(reference)
}

// Unfinished lists the executions that are admitted or applying, in the order of their references.
func (v *View) Unfinished() []*record.Execution {
	var list []*record.Execution
	v.executions.Scan(func(_ string, e *record.Execution) bool {
		if !machine.CommandState(e.State).Terminal() {
			list = append(list, e)
		}
		return true
	})
	return list
}

// History counts the executions that are kept, in any state.
func (v *View) History() int { return v.executions.Len() }

// Transaction finds a live transaction or a tombstone. It fails with failure.UnknownTransaction.
func (v *View) Transaction(id string) (*record.Transaction, error) {
	if t, ok := v.transactions.Get(id); ok {
		return t, nil
	}
	return nil, &failure.UnknownTransaction{Transaction: id}
}

// Owned finds a transaction of a user. It fails with failure.UnknownTransaction or
// failure.TransactionNotOwner (CP-051).
func (v *View) Owned(id, owner string) (*record.Transaction, error) {
	t, err := v.Transaction(id)
	if err == nil && t.Owner != owner {
		return nil, &failure.TransactionNotOwner{Transaction: id}
	}
	return t, err
}

// Transactions lists live transactions and tombstones in the order of their ids, which is that of
// their creation.
func (v *View) Transactions() []*record.Transaction { return v.transactions.Values() }

// Operations lists the accepted statements of a transaction; those of a finished one hold their
// results only.
func (v *View) Operations(id string) []*record.Operation { return children(v.operations, id) }

// Steps lists the steps of a transaction: the frozen ones once COMMIT was admitted, else those of its
// latest preview, which execute nothing.
func (v *View) Steps(id string) []*record.Step { return children(v.steps, id) }

// children lists what belongs to a transaction or topology, in order.
func children[T any](all *btree.Map[string, *T], id string) []*T {
	var list []*T
	all.Ascend(childKey(id, 0), func(key string, value *T) bool {
		if len(key) <= len(id) || key[:len(id)] != id {
			return false
		}
		list = append(list, value)
		return true
	})
	return list
}

// childKey orders what belongs to a transaction or topology by its number. Ids have one length, and so have
// digests.
func childKey(id string, number uint64) string { return fmt.Sprintf("%s/%020d", id, number) }

// Resource finds a resource of a domain. It fails with failure.UnknownResource.
func (v *View) Resource(domain, name string) (*record.Resource, error) {
	if r, ok := v.resources.Get(resourceKey(domain, name)); ok {
		return r, nil
	}
	return nil, &failure.UnknownResource{Resource: name, Domain: domain}
}

// Resources gives the number of versions of every resource of a domain.
func (v *View) Resources(domain string) map[string]uint64 {
	versions := map[string]uint64{}
	v.resources.Ascend(resourceKey(domain, ""), func(_ string, r *record.Resource) bool {
		if r.Domain != domain {
			return false
		}
		versions[r.Name] = uint64(len(r.Versions))
		return true
	})
	return versions
}

// Declared lists the resources of all domains; the roots of their versions name what a node must
// keep.
func (v *View) Declared() []*record.Resource { return v.resources.Values() }

// Intakes lists the intake routes of all domains but one.
func (v *View) Intakes(except string) ([]registry.Intake, error) {
	var intakes []registry.Intake
	for _, d := range v.Domains() {
		if d.Record.Name == except {
			continue
		}
		graph, err := d.Graph()
		if err != nil {
			return nil, err
		}
		intakes = append(intakes, graph.Intakes()...)
	}
	return intakes, nil
}

// Domain is one domain of a view.
type Domain struct {
	// Record is the domain itself.
	Record *record.Domain
	// Schedule is its committed schedule.
	Schedule *record.DomainSchedule
	graph    func() (*registry.Graph, error)
}

func newDomain(r *record.Domain, models []model.Model) *Domain {
	return &Domain{
		Record: r,
		Schedule: &record.DomainSchedule{
			Domain: r.Name, Status: r.Status, StartVersion: r.StartVersion, Clock: r.Clock, Origin: r.Origin,
			Models: models, Nodes: r.Nodes,
		},
		graph: sync.OnceValues(func() (*registry.Graph, error) { return registry.NewGraph(r.Name, models) }),
	}
}

// Graph gives the models of the domain with their references.
func (d *Domain) Graph() (*registry.Graph, error) { return d.graph() }

// Running tells whether the graph of the domain executes.
func (d *Domain) Running() bool { return d.Record.Status == record.DomainStatusRunning }
