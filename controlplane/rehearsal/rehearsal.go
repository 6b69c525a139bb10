package rehearsal

import (
	"errors"
	"maps"
	"slices"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/grammar"
)

// MaximumFindings is how many mistakes of one script are reported.
const MaximumFindings = 1000

// Options says how scripts are judged.
type Options struct {
	// DeriveQuiesce is the server's setting: ingestors without ON QUIESCE get the clause that fits
	// their source instead of being refused.
	DeriveQuiesce bool
	// SyntaxOnly leaves out all that needs the models and domains of the script.
	SyntaxOnly bool
}

// Finding is one mistake of a script.
type Finding struct {
	// Statement counts the statements of the script from one; 0 is the script as a whole.
	Statement int
	// Failure has its place in the text of the script.
	Failure failure.Projection
	// Node is the kind and name of the model at fault; empty when there is none.
	Node string
}

// Rehearsal is the state that the scripts so far lead to. It is not safe for concurrent use.
type Rehearsal struct {
	options Options
	domains map[string]*domain
	// selected is nil until a domain is selected or implied.
	selected *domain
	users    map[string]bool
	// subscriptions are those of the session.
	subscriptions map[string]bool
	// transaction tells that one is open.
	transaction bool

	// The script that runs: its text, how many statements were read, the first one that only an
	// implied domain made possible, what was found.
	text     string
	counted  int
	implied  *entry
	findings []Finding
}

// New makes the rehearsal of a session with an empty server.
func New(options Options) *Rehearsal {
	return &Rehearsal{options: options, domains: map[string]*domain{}, users: map[string]bool{}, subscriptions: map[string]bool{}}
}

// Clone gives a rehearsal that goes on from here by itself.
func (r *Rehearsal) Clone() *Rehearsal {
	clone := *r
	clone.domains, clone.users = map[string]*domain{}, maps.Clone(r.users)
	clone.subscriptions, clone.findings = maps.Clone(r.subscriptions), nil
	for name, d := range r.domains {
		clone.domains[name] = d.clone()
	}
	if r.selected != nil {
		clone.selected = r.selected.clone()
		if _, named := r.domains[r.selected.name]; named {
			clone.selected = clone.domains[r.selected.name]
		}
	}
	return &clone
}

// Graph gives the models of the selected domain; those of an empty one when there is none.
func (r *Rehearsal) Graph() *registry.Graph {
	if r.selected == nil {
		return emptyGraph("")
	}
	return r.selected.graph
}

// Resources gives the resources of the selected domain with the number of their versions.
func (r *Rehearsal) Resources() registry.Resources {
	if r.selected == nil {
		return nil
	}
	return r.selected.resources
}

// Domains lists the domains by name.
func (r *Rehearsal) Domains() []string { return slices.Sorted(maps.Keys(r.domains)) }

// Subscriptions lists the subscriptions of the session by name.
func (r *Rehearsal) Subscriptions() []string { return slices.Sorted(maps.Keys(r.subscriptions)) }

// entry is a statement of the script.
type entry struct {
	statement  statement.Statement
	number     int
	start, end int
}

// Script runs a script and gives its mistakes in the order of the text. A script that selects no
// domain is judged in an implied one, which the first USE of a domain that nothing creates names.
// Step is told after every statement how far the script was read, in bytes.
func (r *Rehearsal) Script(text string, step func(read int)) []Finding {
	r.text, r.counted, r.implied, r.findings = text, 0, nil, nil
	for piece := range grammar.Each(text) {
		r.counted++
		r.piece(piece)
		step(piece.End)
		if len(r.findings) >= MaximumFindings {
			break
		}
	}
	r.settle()
	r.transaction = false
	slices.SortStableFunc(r.findings, func(a, b Finding) int { return a.Failure.Place.Start - b.Failure.Place.Start })
	return r.findings[:min(len(r.findings), MaximumFindings)]
}

func (r *Rehearsal) piece(piece grammar.Piece) {
	at := entry{statement: piece.Statement, number: r.counted, start: piece.Start, end: piece.End}
	for _, fault := range piece.Faults {
		r.note(Finding{Statement: at.number, Failure: failure.Project(fault)[0]}, &at)
	}
	switch {
	case r.options.SyntaxOnly:
	case len(piece.Faults) > 0:
		r.unreadable(piece)
	case piece.Statement != nil:
		r.statement(&at)
	}
}

// note adds a finding. One without a place lies in its statement as a whole.
func (r *Rehearsal) note(f Finding, at *entry) {
	if !f.Failure.Place.HasSpan() && at.end > at.start {
		f.Failure.Place.Start, f.Failure.Place.End = at.start, at.end
	}
	r.findings = append(r.findings, f)
}

// report adds what the server would answer to a statement. The places of the failures lead into
// the statement; its text is read again to find them, so that nothing is kept for the statements
// without mistakes.
func (r *Rehearsal) report(at *entry, err error) {
	if err == nil {
		return
	}
	source := r.text[at.start:at.end]
	if request, fault := grammar.Parse(source); fault == nil && len(request.Statements) == 1 {
		request.Statements[0].Spans.Resolve(err)
	}
	node := ""
	var found *violation.Violation
	if errors.As(err, &found) {
		node = violation.Owner(found.Key)
	} else if key, ok := subject(at.statement); ok {
		node = violation.Owner(key)
	}
	for _, projection := range failure.Project(err) {
		r.note(Finding{Statement: at.number, Failure: moved(projection, at.start), Node: node}, at)
	}
}

// subject gives the model that a statement is about.
func subject(s statement.Statement) (model.Key, bool) {
	switch s := s.(type) {
	case *statement.CreateModel:
		return s.Model.ModelKey(), true
	case *statement.AlterModel:
		return s.Key, true
	case *statement.DropModel:
		return s.Key, true
	case *statement.RebindResource:
		return model.Key{Kind: model.KindResource, Name: s.Resource}, true
	case *statement.ShowCreate:
		return s.Key, true
	case *statement.DescribeModel:
		return s.Key, true
	default:
		return model.Key{}, false
	}
}

// moved gives a projection whose places are counted from the beginning of the script.
func moved(p failure.Projection, by int) failure.Projection {
	if p.Place.HasSpan() {
		p.Place.Start, p.Place.End = p.Place.Start+by, p.Place.End+by
	}
	for i, cause := range p.Causes {
		p.Causes[i] = moved(cause, by)
	}
	return p
}
