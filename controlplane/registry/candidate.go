package registry

import (
	"errors"
	"maps"
	"slices"

	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
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
}

// Outcome is what a statement of a batch does.
type Outcome struct {
	Key model.Key
	// Dropped tells a DROP from a CREATE.
	Dropped bool
	// AlreadyExisted tells that CREATE IF NOT EXISTS met an existing key and changes nothing.
	AlreadyExisted bool
}

// Candidate is a valid graph that a batch leads to.
type Candidate struct {
	Base, Graph *Graph
	// Outcomes has one entry per statement, in order.
	Outcomes []Outcome
}

// Apply gives the candidate that CREATE and DROP statements lead to, applied in order and as one:
// a model that is dropped and created again counts as modified. It fails with every violation of
// the complete candidate graph (see violation.All), each with the model it belongs to; a model
// that the batch did not create is reported as broken. The base stays as it is.
func (g *Graph) Apply(statements []statement.Statement, options Options) (*Candidate, error) {
	b := &batch{base: g, options: options, models: maps.Clone(g.models), created: map[model.Key]bool{}}
	for _, s := range statements {
		if err := b.apply(s); err != nil {
			return nil, err
		}
	}
	candidate := &Candidate{Base: g, Graph: newGraph(g.domain, b.models), Outcomes: b.outcomes}
	b.graph = candidate.Graph
	b.validate()
	if len(b.found) > 0 {
		return nil, errors.Join(b.found...)
	}
	return candidate, nil
}

// Validate checks a complete graph, such as a restored one, under the same rules.
func (g *Graph) Validate(options Options) error {
	b := &batch{base: g, graph: g, options: options, models: g.models, created: map[model.Key]bool{}}
	for _, key := range g.Keys() {
		b.created[key] = true
		b.order = append(b.order, key)
	}
	b.validate()
	return errors.Join(b.found...)
}

// batch applies statements and judges their result.
type batch struct {
	base, graph *Graph
	options     Options
	models      map[model.Key]model.Model
	// created marks the models that the batch creates; order has their keys in statement order,
	// some possibly dropped again.
	created  map[model.Key]bool
	order    []model.Key
	dropped  []model.Key
	outcomes []Outcome
	found    []error
}

func (b *batch) apply(s statement.Statement) error {
	switch s := s.(type) {
	case *statement.CreateModel:
		b.create(s)
	case *statement.DropModel:
		b.drop(s.Key)
	default:
		return &failure.NoModelMutation{}
	}
	return nil
}

func (b *batch) create(s *statement.CreateModel) {
	key := s.Model.ModelKey()
	if _, exists := b.models[key]; exists {
		if !s.IfNotExists {
			b.found = append(b.found, duplicate(b.base.domain, key))
		}
		b.outcomes = append(b.outcomes, Outcome{Key: key, AlreadyExisted: true})
		return
	}
	b.models[key] = b.stored(s.Model)
	b.created[key] = true
	if !slices.Contains(b.order, key) {
		b.order = append(b.order, key)
	}
	b.outcomes = append(b.outcomes, Outcome{Key: key})
}

// stored gives the model in the form in which it is kept.
func (b *batch) stored(m model.Model) model.Model {
	ingestor, ok := m.(*model.Ingestor)
	if !ok || ingestor.Quiesce != nil || !b.options.DeriveQuiesce {
		return m
	}
	explicit := ingestor.Clone()
	explicit.Quiesce = contract.DeriveQuiesce(ingestor.Source)
	return explicit
}

func (b *batch) drop(key model.Key) {
	b.outcomes = append(b.outcomes, Outcome{Key: key, Dropped: true})
	if _, exists := b.models[key]; !exists {
		b.found = append(b.found, violated(key, "key", &failure.UnknownModel{
			Kind: key.Kind.Text(), Model: key.Name, Domain: b.base.domain, Suggestion: b.base.suggest(key),
		}))
		return
	}
	delete(b.models, key)
	delete(b.created, key)
	b.dropped = append(b.dropped, key)
}

// validate judges the complete candidate graph: created models in statement order, then the
// others in key order.
func (b *batch) validate() {
	b.inUse()
	judged := map[model.Key]bool{}
	for _, key := range append(b.order, b.graph.Keys()...) {
		if m, exists := b.models[key]; exists && !judged[key] {
			judged[key] = true
			b.judge(key, m)
		}
	}
	b.collisions()
}

// inUse reports the dropped models that others still require.
func (b *batch) inUse() {
	if b.options.Provisional {
		return
	}
	reported := map[model.Key]bool{}
	for _, key := range b.dropped {
		var users []string
		for _, user := range b.graph.dependents[key] {
			if !b.created[user] {
				users = append(users, violation.Owner(user))
			}
		}
		if _, exists := b.models[key]; exists || len(users) == 0 || reported[key] {
			continue
		}
		reported[key] = true
		b.found = append(b.found, violated(key, "key", &failure.ModelInUse{
			Kind: key.Kind.Text(), Model: key.Name, Domain: b.base.domain, Dependents: users,
		}))
	}
}

// judge checks one model of the candidate.
func (b *batch) judge(key model.Key, m model.Model) {
	report := &violation.Report{Key: key}
	if b.created[key] {
		checkNames(report, m)
	}
	b.references(report, m)
	contract.Resolve(m, b.graph, report)
	for _, found := range report.Violations() {
		b.add(found)
	}
}

// add records a violation; a model that the batch did not create is broken by it.
func (b *batch) add(found *violation.Violation) {
	if b.options.Provisional && !b.newest(found.Key) {
		return
	}
	if !b.created[found.Key] {
		broken := &failure.BrokenModel{Owner: violation.Owner(found.Key)}
		broken.Locate(found.Failure.Where())
		found = &violation.Violation{Key: found.Key, Failure: broken.WithCause(found.Failure)}
	}
	b.found = append(b.found, found)
}

// newest tells the model that the last statement of the batch creates.
func (b *batch) newest(key model.Key) bool {
	if len(b.outcomes) == 0 {
		return false
	}
	last := b.outcomes[len(b.outcomes)-1]
	return last.Key == key && !last.Dropped && !last.AlreadyExisted
}

// references reports the names that lead nowhere. A name whose model was dropped from under an
// existing dependent is reported by inUse alone.
func (b *batch) references(report *violation.Report, m model.Model) {
	if b.options.Provisional {
		return
	}
	for _, reference := range model.References(m) {
		target := model.Key{Kind: reference.Kind, Name: reference.Name}
		if _, exists := b.models[target]; exists {
			continue
		}
		if _, existed := b.base.models[target]; existed && !b.created[report.Key] {
			continue
		}
		report.Add(reference.Path, b.unknown(report.Key, target))
	}
}

// unknown names a missing model, or the model of another kind that has its name.
func (b *batch) unknown(referrer, target model.Key) failure.Placed {
	for kind := model.KindSchema; kind.Valid(); kind++ {
		if _, exists := b.models[model.Key{Kind: kind, Name: target.Name}]; exists {
			return &failure.WrongReferenceKind{
				Referrer: violation.Owner(referrer), Kind: target.Kind.Text(), Model: target.Name, Found: kind.Text(),
			}
		}
	}
	return &failure.UnknownReference{
		Referrer: violation.Owner(referrer), Kind: target.Kind.Text(), Model: target.Name, Suggestion: b.graph.suggest(target),
	}
}
