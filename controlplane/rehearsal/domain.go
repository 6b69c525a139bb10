package rehearsal

import (
	"maps"
	"slices"
	"strings"

	"nervix/controlplane/alteration"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// domain is what the statements so far made of a domain.
type domain struct {
	name  string
	graph *registry.Graph
	// intakes are those of the graph, once somebody asked for them.
	intakes   []registry.Intake
	resources registry.Resources
	paced     bool
	// created tells that the script created the domain, so that its lifecycle is known.
	created, running bool
	// lenient accepts names that are not there: nothing is known of the domain.
	lenient bool
	// doubtful has the models whose statements failed so that nothing, or nothing right, is known
	// of them; doubtfulResources the resources.
	doubtful          map[model.Key]bool
	doubtfulResources map[string]bool
	// lost are those doubtful ones that may be there or not, with whatever parts.
	lost map[model.Key]bool
	// doubtfulNames are words of statements that create nobody knows what; of doubtfulKinds a model
	// was created under a name that nobody knows.
	doubtfulNames map[string]bool
	doubtfulKinds map[model.Kind]bool
	// told has what was reported of the models, so that it is not reported again when they are
	// judged again.
	told map[model.Key][]failure.Failure
	// run has the model statements that were not judged yet, keys what they create or alter, and
	// altering tells that some alter.
	run      []entry
	keys     map[model.Key]bool
	altering bool
}

func newDomain(name string) *domain {
	return &domain{
		name: name, graph: emptyGraph(name), resources: registry.Resources{}, keys: map[model.Key]bool{},
		doubtful: map[model.Key]bool{}, lost: map[model.Key]bool{}, doubtfulResources: map[string]bool{}, doubtfulNames: map[string]bool{}, doubtfulKinds: map[model.Kind]bool{}, told: map[model.Key][]failure.Failure{},
	}
}

func (d *domain) clone() *domain {
	clone := *d
	clone.resources, clone.keys = maps.Clone(d.resources), map[model.Key]bool{}
	clone.doubtful, clone.lost, clone.doubtfulResources = maps.Clone(d.doubtful), maps.Clone(d.lost), maps.Clone(d.doubtfulResources)
	clone.doubtfulNames, clone.doubtfulKinds = maps.Clone(d.doubtfulNames), maps.Clone(d.doubtfulKinds)
	clone.told, clone.run = maps.Clone(d.told), nil
	return &clone
}

// emptyGraph gives a graph without models, which no check can refuse.
func emptyGraph(name string) *registry.Graph {
	graph, _ := registry.NewGraph(name, nil)
	return graph
}

// rename gives the domain the name that a USE gives it.
func (d *domain) rename(name string) {
	graph, err := registry.NewGraph(name, d.graph.Models())
	if err == nil {
		d.name, d.graph, d.intakes = name, graph, nil
	}
}

// exists tells whether a model is there or might be.
func (d *domain) exists(key model.Key) bool {
	_, found := d.graph.Find(key)
	return found || d.lenient || d.keys[key] || d.doubts(key)
}

// modelStatement takes a model statement of the selected domain. Within a transaction statements
// are gathered, because only their sum counts; otherwise as long as judging them together says the
// same as judging each where it stands.
func (r *Rehearsal) modelStatement(at *entry) {
	d := r.selected
	switch s := at.statement.(type) {
	case *statement.RebindResource:
		r.alone(at)
		return
	case *statement.CreateModel:
		if !r.transaction && !r.creates(at, s) {
			return
		}
	case *statement.AlterModel:
		if !r.transaction && (!apart(s) || d.keys[s.Key]) {
			r.alone(at)
			return
		}
		d.altering, d.keys[s.Key] = true, true
	case *statement.DropModel:
		if !r.transaction {
			r.settle()
			doubtful := d.doubtful[s.Key]
			if r.alone(at); doubtful {
				delete(d.doubtful, s.Key)
				delete(d.lost, s.Key)
			}
			return
		}
	default:
	}
	d.run = append(d.run, *at)
}

// creates prepares for a statement that creates a model outside of a transaction; false tells that
// the model exists, so that there is nothing more to judge.
func (r *Rehearsal) creates(at *entry, s *statement.CreateModel) bool {
	d, key := r.selected, s.Model.ModelKey()
	if d.altering || d.doubts(key) {
		r.settle()
	}
	if _, found := d.graph.Find(key); found || d.keys[key] {
		if !s.IfNotExists && !d.vague(key) {
			duplicate := &failure.DuplicateModel{Kind: key.Kind.Text(), Model: key.Name, Domain: d.name, Place: failure.AtPath("name")}
			r.report(at, &violation.Violation{Key: key, Failure: duplicate})
		}
		return false
	}
	d.keys[key] = true
	delete(d.doubtful, key)
	delete(d.lost, key)
	delete(d.told, key)
	return true
}

// alone judges a statement by itself.
func (r *Rehearsal) alone(at *entry) {
	r.settle()
	r.selected.run = append(r.selected.run, *at)
	r.settle()
}

// apart tells an ALTER of a node that no other model looks into, so that its order among others
// like it does not matter.
func apart(s *statement.AlterModel) bool {
	if !registry.IsNode(s.Key.Kind) || s.Key.Kind == model.KindRelay {
		return false
	}
	return !slices.ContainsFunc(s.Operations, func(o statement.Operation) bool {
		_, renames := o.(*statement.RenameModel)
		return renames
	})
}

// settle judges the statements that were gathered, and makes their result the domain's. Outside of
// a transaction one that names what is only created after it is judged by itself.
func (r *Rehearsal) settle() {
	d := r.selected
	if d == nil || len(d.run) == 0 {
		return
	}
	run := d.run
	d.run, d.keys, d.intakes, d.altering = nil, map[model.Key]bool{}, nil, false
	from := 0
	if !r.transaction {
		for _, i := range early(run) {
			r.judge(d, run[from:i])
			r.judge(d, run[i:i+1])
			from = i + 1
		}
	}
	r.judge(d, run[from:])
}

// judge applies statements as one change.
func (r *Rehearsal) judge(d *domain, run []entry) {
	if r.transaction && slices.ContainsFunc(run, changes) {
		run = r.queue(d, run)
	}
	if len(run) == 0 {
		return
	}
	statements := make([]statement.Statement, len(run))
	for i := range run {
		statements[i] = run[i].statement
	}
	candidate, err := d.graph.Apply(statements, r.registry(d))
	if err == nil {
		d.graph = candidate.Graph
		return
	}
	d.force(run, violation.All(err))
	r.blame(d, run, err)
}

// registry says how the models of a domain are judged.
func (r *Rehearsal) registry(d *domain) registry.Options {
	return registry.Options{DeriveQuiesce: r.options.DeriveQuiesce, Intakes: r.foreign(d), Resources: d.resources, Paced: d.paced}
}

// changes tells a statement that changes what others made.
func changes(at entry) bool {
	_, creates := at.statement.(*statement.CreateModel)
	return !creates
}

// queue reports what the statements of a transaction get wrong where they stand, whatever later
// ones make of it; what is missing may still come (CP-107). It gives those that could be queued
// as far as they have a result. The domain stays as it is.
func (r *Rehearsal) queue(d *domain, run []entry) []entry {
	before, options := d.graph, r.registry(d)
	defer func() { d.graph = before }()
	options.Provisional = true
	var queued []entry
	for i := range run {
		one := []statement.Statement{run[i].statement}
		candidate, err := d.graph.Apply(one, options)
		if err == nil {
			d.graph = candidate.Graph
		} else {
			d.force(run[i:i+1], violation.All(err))
			r.blame(d, run[i:i+1], err)
		}
		if !slices.ContainsFunc(violation.All(err), func(v *violation.Violation) bool { return ofStatement(run[i:i+1], v) }) {
			queued = append(queued, run[i])
		}
	}
	return queued
}

// early lists the statements of a run that create a model which names one that is created later.
func early(run []entry) []int {
	created := map[model.Key]int{}
	for i := range run {
		if create, ok := run[i].statement.(*statement.CreateModel); ok {
			created[create.Model.ModelKey()] = i
		}
	}
	var list []int
	for i := range run {
		create, ok := run[i].statement.(*statement.CreateModel)
		if ok && slices.ContainsFunc(model.References(create.Model), func(reference model.Reference) bool {
			return created[model.Key{Kind: reference.Kind, Name: reference.Name}] > i
		}) {
			list = append(list, i)
		}
	}
	return list
}

// discard forgets the statements that were gathered.
func (r *Rehearsal) discard() {
	if d := r.selected; d != nil {
		d.run, d.keys, d.altering = nil, map[model.Key]bool{}, false
	}
}

// foreign gives the intake routes of the other domains.
func (r *Rehearsal) foreign(d *domain) []registry.Intake {
	var routes []registry.Intake
	for _, other := range r.domains {
		if other == d {
			continue
		}
		if other.intakes == nil {
			other.intakes = append([]registry.Intake{}, other.graph.Intakes()...)
		}
		routes = append(routes, other.intakes...)
	}
	return routes
}

// force makes the result of statements the domain's although they have mistakes. An ALTER that is at
// fault itself changes nothing, so that what it wrote is not found again in the model.
func (d *domain) force(run []entry, found []*violation.Violation) {
	refused := map[int]bool{}
	for _, v := range found {
		if ofStatement(run, v) {
			refused[v.Statement-1] = true
		}
	}
	models := map[model.Key]model.Model{}
	for _, m := range d.graph.Models() {
		models[m.ModelKey()] = m
	}
	for i := range run {
		switch s := run[i].statement.(type) {
		case *statement.CreateModel:
			if _, found := models[s.Model.ModelKey()]; !found {
				models[s.Model.ModelKey()] = s.Model
			}
		case *statement.DropModel:
			delete(models, s.Key)
		case *statement.AlterModel:
			before, found := models[s.Key]
			if !found || refused[i] {
				d.unnamed(s)
			} else if after, err := alteration.Apply(before, s.Operations); err == nil {
				delete(models, s.Key)
				models[after.ModelKey()] = after
			}
		default:
		}
	}
	if graph, err := registry.NewGraph(d.name, slices.Collect(maps.Values(models))); err == nil {
		d.graph = graph
	}
}

// blame reports the mistakes of a run, each at the statement that made it.
func (r *Rehearsal) blame(d *domain, run []entry, err error) {
	found := violation.All(err)
	if len(found) == 0 {
		r.report(&run[len(run)-1], err)
		return
	}
	shaken := d.shaken()
	for _, v := range found {
		if v.Statement > 0 && !changes(run[v.Statement-1]) && !ofStatement(run, v) && !d.follows(v, shaken) {
			d.doubtful[v.Key] = true
			maps.Copy(shaken, d.dependents([]model.Key{v.Key}))
		}
	}
	for _, v := range found {
		cause := core(v)
		again := func(told failure.Failure) bool { return failure.Alike(told, cause) }
		if slices.ContainsFunc(d.told[v.Key], again) || d.follows(v, shaken) {
			continue
		}
		if !ofStatement(run, v) {
			d.told[v.Key] = append(slices.Clip(d.told[v.Key]), cause)
		}
		r.report(d.culprit(run, v), v)
		if ofStatement(run, v) && changes(run[v.Statement-1]) {
			d.missed(v)
		}
	}
}

// ofStatement tells a mistake of a statement itself from one of the model that results.
func ofStatement(run []entry, v *violation.Violation) bool {
	if v.Statement == 0 {
		return false
	}
	path := v.Failure.Where().Path
	switch run[v.Statement-1].statement.(type) {
	case *statement.CreateModel:
		_, duplicate := v.Failure.(*failure.DuplicateModel)
		return duplicate
	case *statement.AlterModel, *statement.DropModel:
		return path == "key" || strings.HasPrefix(path, "operations[")
	default:
		return true
	}
}

// culprit finds the statement of a run that made a mistake: the one in whose text it lies, or else
// the first one whose change reaches the model.
func (d *domain) culprit(run []entry, v *violation.Violation) *entry {
	if v.Statement > 0 {
		return &run[v.Statement-1]
	}
	for i := range run {
		if key, ok := subject(run[i].statement); ok && d.dependents([]model.Key{key})[v.Key] {
			return &run[i]
		}
	}
	return &run[len(run)-1]
}
