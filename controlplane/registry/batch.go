package registry

import (
	"slices"
	"strconv"

	"nervix/controlplane/alteration"
	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// batch applies statements and judges their result.
type batch struct {
	base, graph *Graph
	options     Options
	models      table[model.Model]
	// touched marks the models that the batch created or changed; order has their keys in
	// statement order, some possibly dropped again.
	touched map[model.Key]bool
	order   []model.Key
	listed  map[model.Key]bool
	// dropped has the keys of DROP statements, removed besides them the names that RENAME freed.
	dropped, removed []model.Key
	// position counts the statements from 1; statement is the one in hand.
	position  int
	statement statement.Statement
	// history has the statements that made or changed a model of the candidate.
	history map[model.Key][]written
	// failed has the models whose ALTER did not apply: what depends on them is not judged.
	failed []model.Key
	// entities are the prefixes to check once all endpoints are known.
	entities []prefixed
	outcomes []Outcome
	// last are the models that the last statement touched.
	last  []model.Key
	found []error
}

// prefixed is an ingestor that a statement names by an entity prefix.
type prefixed struct {
	key      model.Key
	entity   statement.Entity
	position int
}

func (b *batch) apply(s statement.Statement) error {
	b.last, b.statement = nil, s
	b.position++
	switch s := s.(type) {
	case *statement.CreateModel:
		b.create(s)
	case *statement.AlterModel:
		b.alter(s)
	case *statement.DropModel:
		b.drop(s)
	case *statement.RebindResource:
		b.rebind(s)
	default:
		return &failure.NoModelMutation{}
	}
	return nil
}

func (b *batch) create(s *statement.CreateModel) {
	key := s.Model.ModelKey()
	if b.models.has(key) {
		if !s.IfNotExists {
			b.refused(key, b.duplicate(key, "name"))
		}
		b.outcomes = append(b.outcomes, Outcome{Key: key, AlreadyExisted: true})
		return
	}
	b.put(key, b.stored(s.Model))
	b.prefix(key, s.Entity)
	b.outcomes = append(b.outcomes, Outcome{Key: key})
}

// put stores a model that the batch made.
func (b *batch) put(key model.Key, m model.Model) {
	b.models.set(key, m)
	b.touched[key] = true
	b.remember(key)
	b.last = append(b.last, key)
	if !b.listed[key] {
		b.listed[key] = true
		b.order = append(b.order, key)
	}
}

func (b *batch) prefix(key model.Key, entity statement.Entity) {
	if entity != statement.EntityNone {
		b.entities = append(b.entities, prefixed{key, entity, b.position})
	}
}

// stored gives the model in the form in which it is kept: versions are concrete, and ON QUIESCE is
// explicit.
func (b *batch) stored(m model.Model) model.Model {
	m = b.bind(m)
	ingestor, ok := m.(*model.Ingestor)
	if !ok || ingestor.Quiesce != nil || !b.options.DeriveQuiesce {
		return m
	}
	explicit := ingestor.Clone()
	explicit.Quiesce = contract.DeriveQuiesce(ingestor.Source)
	return explicit
}

// bind makes the versions of a model concrete and records what is missing.
func (b *batch) bind(m model.Model) model.Model {
	report := &violation.Report{Key: m.ModelKey()}
	bound := bind(m, b.base.domain, b.options.Resources, report)
	for _, found := range report.Violations() {
		b.refused(found.Key, found.Failure)
	}
	return bound
}

// alter replaces a model by what the operations make of it; what it leads to is judged like a
// created model.
func (b *batch) alter(s *statement.AlterModel) {
	before, exists := b.models.find(s.Key)
	if !exists {
		b.missing(s.Key, "key")
		b.outcomes = append(b.outcomes, Outcome{Key: s.Key, Unchanged: true})
		return
	}
	b.prefix(s.Key, s.Entity)
	after, err := alteration.Apply(before, s.Operations)
	if err != nil {
		b.refuse(s.Key, err)
		return
	}
	key := after.ModelKey()
	outcome := Outcome{Key: key, Altered: true}
	if key != s.Key {
		if b.models.has(key) {
			b.refuse(s.Key, b.duplicate(key, renaming(s.Operations)))
			return
		}
		b.models.remove(s.Key)
		delete(b.touched, s.Key)
		b.history[key] = b.history[s.Key]
		b.removed = append(b.removed, s.Key)
		outcome.Former = s.Key.Name
	}
	if model.EqualModel(before, after) {
		outcome.Altered, outcome.Unchanged = false, true
	} else {
		b.put(key, b.stored(after))
	}
	b.outcomes = append(b.outcomes, outcome)
}

// refuse records an ALTER that does not apply.
func (b *batch) refuse(key model.Key, err error) {
	b.failed = append(b.failed, key)
	b.outcomes = append(b.outcomes, Outcome{Key: key, Unchanged: true})
	if fault, ok := err.(failure.Placed); ok {
		b.refused(key, fault)
	} else {
		b.found = append(b.found, err)
	}
}

// renaming gives the place of the name that the last RENAME gives.
func renaming(operations []statement.Operation) string {
	for i, operation := range slices.Backward(operations) {
		if _, renames := operation.(*statement.RenameModel); renames {
			return "operations[" + strconv.Itoa(i) + "].to"
		}
	}
	return "key"
}

func (b *batch) drop(s *statement.DropModel) {
	b.outcomes = append(b.outcomes, Outcome{Key: s.Key, Dropped: true})
	m, exists := b.models.find(s.Key)
	if !exists {
		b.missing(s.Key, "key")
		return
	}
	if ingestor, ok := m.(*model.Ingestor); ok {
		if fault := contract.FitEntity(ingestor, s.Entity, known{&b.models}); fault != nil {
			b.refused(s.Key, fault)
		}
	}
	b.models.remove(s.Key)
	delete(b.touched, s.Key)
	b.remember(s.Key)
	b.dropped = append(b.dropped, s.Key)
	b.removed = append(b.removed, s.Key)
}

// known finds models in the middle of a batch.
type known struct{ models *table[model.Model] }

// Find gives the model of a key.
func (k known) Find(key model.Key) (model.Model, bool) {
	return k.models.find(key)
}

func (b *batch) missing(key model.Key, path string) {
	b.refused(key, b.unknownModel(key, path))
}

func (b *batch) unknownModel(key model.Key, path string) failure.Placed {
	fault := &failure.UnknownModel{Kind: key.Kind.Text(), Model: key.Name, Domain: b.base.domain, Suggestion: b.base.suggest(key)}
	fault.Locate(failure.AtPath(path))
	return fault
}

func (b *batch) duplicate(key model.Key, path string) failure.Placed {
	return duplicate(b.base.domain, key, path).Failure
}

// rebind moves users of a resource to another version: those that it names, or all of them.
func (b *batch) rebind(s *statement.RebindResource) {
	resource := model.Key{Kind: model.KindResource, Name: s.Resource}
	outcome := Outcome{Key: resource, Unchanged: true}
	version, fault := b.options.Resources.Version(b.base.domain, s.Resource, s.Version)
	if fault != nil {
		path := "version"
		if _, exists := b.options.Resources[s.Resource]; !exists {
			path = "resource"
		}
		fault.Locate(failure.AtPath(path))
		b.refused(resource, fault)
		b.outcomes = append(b.outcomes, outcome)
		return
	}
	outcome.Version = version
	for _, key := range b.users(s) {
		before := b.models.get(key)
		after := rebound(before, s.Resource, version)
		if model.EqualModel(before, after) {
			continue
		}
		b.put(key, after)
		outcome.Rebound = append(outcome.Rebound, key)
	}
	if len(outcome.Rebound) > 0 {
		outcome.Altered, outcome.Unchanged = true, false
	}
	b.outcomes = append(b.outcomes, outcome)
}

// users lists the models that a REBIND RESOURCE moves and records those that it names in vain.
func (b *batch) users(s *statement.RebindResource) []model.Key {
	resource := model.Key{Kind: model.KindResource, Name: s.Resource}
	var users []model.Key
	for i, key := range s.Users {
		path := "users[" + strconv.Itoa(i) + "]"
		m, exists := b.models.find(key)
		switch {
		case !exists:
			b.refused(resource, b.unknownModel(key, path))
		case !Binds(m, s.Resource):
			b.refused(resource, violated(resource, path, &failure.UnboundResource{Owner: violation.Owner(key), Resource: s.Resource}).Failure)
		case slices.Contains(users, key):
			b.refused(resource, violated(resource, path, &failure.DuplicateItem{Item: key.Kind.Text(), Name: key.Name}).Failure)
		default:
			users = append(users, key)
		}
	}
	if len(s.Users) > 0 {
		return users
	}
	for key, m := range b.models.all() {
		if Binds(m, s.Resource) {
			users = append(users, key)
		}
	}
	slices.SortFunc(users, CompareKeys)
	return users
}
