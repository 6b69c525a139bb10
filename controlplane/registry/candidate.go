package registry

import (
	"errors"
	"slices"

	"nervix/controlplane/registry/violation"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// Options says how a batch is judged.
type Options struct {
	// DeriveQuiesce gives ingestors without ON QUIESCE the clause that fits their source and
	// stores it; without it they are refused (grammar reference, B D1).
	DeriveQuiesce bool
	// Provisional accepts what later statements of an open transaction may still repair: names of
	// models that do not exist, and models that do not fit what the batch made of others (CP-107,
	// CP-108). The last statement itself is judged as far as its references lead.
	Provisional bool
	// Intakes are the intake routes of all other domains.
	Intakes []Intake
	// Resources are those of the domain.
	Resources Resources
	// Paced tells that the clock of the domain is paced, so that ingestors need event times.
	Paced bool
	// Bindings judge the content of resources; nil takes it unread.
	Bindings Bindings
}

// Bindings judges what models bind outside of the registry (CP-219).
type Bindings interface {
	// Check adds what is wrong with the content that a model of a candidate graph binds. The model
	// keeps every static rule; what it names may be missing while Options.Provisional.
	Check(graph *Graph, m model.Model, report *violation.Report)
}

// Outcome is what a statement of a batch does. Without any mark it creates a model.
type Outcome struct {
	// Key is the model that the statement is about, under the name that it has afterwards; for
	// REBIND RESOURCE it is the resource.
	Key model.Key
	// Altered marks an ALTER or REBIND that changes something.
	Altered bool
	// Dropped marks a DROP.
	Dropped bool
	// AlreadyExisted tells that CREATE IF NOT EXISTS met an existing key and changes nothing.
	AlreadyExisted bool
	// Unchanged tells that an ALTER or REBIND leads to what was there.
	Unchanged bool
	// Former is the name before RENAME; empty without one.
	Former string
	// Version is what REBIND RESOURCE leads to; Rebound lists the models that it changes.
	Version uint64
	Rebound []model.Key
}

// Candidate is a valid graph that a batch leads to.
type Candidate struct {
	Base, Graph *Graph
	// Outcomes has one entry per statement, in order.
	Outcomes []Outcome
}

// Apply gives the candidate that CREATE, ALTER, DROP and REBIND statements lead to, applied in
// order and as one: a model that is dropped and created again counts as modified. It fails with
// every violation of the candidate graph (see violation.All), each with the model it belongs to; a
// model that the batch did not touch is reported as broken. What cannot have changed is not judged
// again: the base counts as valid. The base stays as it is.
func (g *Graph) Apply(statements []statement.Statement, options Options) (*Candidate, error) {
	b := &batch{
		base: g, options: options, models: g.models.copied(),
		touched: map[model.Key]bool{}, listed: map[model.Key]bool{}, history: map[model.Key][]written{},
	}
	for _, s := range statements {
		if err := b.apply(s); err != nil {
			return nil, err
		}
	}
	changed := slices.Concat(b.order, b.removed)
	candidate := &Candidate{Base: g, Graph: g.with(b.models, changed), Outcomes: b.outcomes}
	b.graph = candidate.Graph
	b.validate(b.affected(changed))
	if len(b.found) > 0 {
		return nil, errors.Join(b.found...)
	}
	return candidate, nil
}

// Validate checks a complete graph, such as a restored one, under the same rules.
func (g *Graph) Validate(options Options) error {
	b := &batch{base: g, graph: g, options: options, models: g.models.copied(), touched: map[model.Key]bool{}}
	b.order = g.Keys()
	for _, key := range b.order {
		b.touched[key] = true
		b.bind(b.models.get(key))
	}
	b.validate(b.order)
	return errors.Join(b.found...)
}
