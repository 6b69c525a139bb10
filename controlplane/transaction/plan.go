package transaction

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"nervix/controlplane/lifecycle"
	"nervix/controlplane/planner"
	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/state"
	"nervix/controlplane/topology"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// Inputs are what a plan is computed from, captured together.
type Inputs struct {
	View    *state.View
	Members scheduler.Members
	// DeriveQuiesce is the setting of the same name.
	DeriveQuiesce bool
	// PlainOnly tells that the nodes have no HTTPS listener.
	PlainOnly bool
	// Bindings judge the content of resources; nil takes it unread.
	Bindings registry.Bindings
	// Provisional lets the last model run stay incomplete, for statements that are queued (CP-107).
	Provisional bool
}

// Plan is what statements do to a domain, in order.
type Plan struct {
	// Domain is the domain, Base its revision and Intakes the intake revision planned against.
	Domain        string
	Base, Intakes uint64
	// Incomplete tells why the last model run cannot be committed; empty when it can be.
	Incomplete string
	// Basis is the digest of everything that the plan depends on besides the statements.
	Basis []byte
	// Steps are the execution steps.
	Steps []Step
	// Outcomes has the result of every statement, without the quiesce level.
	Outcomes []record.Outcome
}

// Step is one execution step.
type Step struct {
	// First and Last are the statements, counted from 0.
	First, Last int
	// Effect is what is recorded; nil when nothing changes.
	Effect record.Effect
	// Kind is what the step does, Subject what a step that is no model run is about.
	Kind    record.StepKind
	Subject string
	// Change is what a model step pauses; nil for all others.
	Change *quiesce.Result
	// Level is what applying the step pauses.
	Level model.Level
	// Moved lists the nodes whose owner moves.
	Moved []model.Key

	// graphs has both sides with what led from one to the other; nil for a step that leaves the graph alone.
	graphs *topology.Step
	// owners is the schedule that the step finds.
	owners *record.DomainSchedule
}

// Complete adds to the result of the last statement of a step what its change pauses.
func (s *Step) Complete(outcome *record.Outcome) {
	if s.Change == nil {
		return
	}
	level := s.Level
	outcome.Level = &level
	if s.Kind == record.StepKindModels && !outcome.AlreadyExisted {
		outcome.Lines[0] += fmt.Sprintf("; quiesce level: %s; planned relocations: %d", level, len(s.Moved))
	}
}

// Compute plans statements for a domain. It fails with failure.UnknownDomain, with the violations
// of a model run, with the failure of a lifecycle, domain or resource statement, with every
// failure.EngineMissing and failure.SecureListenerOff of a domain that runs or is to run, or with
// failure.NotQueueable.
func Compute(in Inputs, domain string, statements []statement.Statement) (*Plan, error) {
	d, err := in.View.Domain(domain)
	if err != nil {
		return nil, err
	}
	graph, err := d.Graph()
	if err != nil {
		return nil, err
	}
	s := &simulation{
		in: in, domain: d.Record, graph: graph, schedule: d.Schedule,
		resources: in.View.Resources(domain),
		plan:      &Plan{Domain: domain, Base: d.Record.Revision, Intakes: in.View.IntakeRevision, Basis: basis(in, d)},
	}
	if s.intakes, err = in.View.Intakes(domain); err != nil {
		return nil, err
	}
	for first := 0; first < len(statements); {
		last, err := s.step(statements, first)
		if err != nil {
			return nil, err
		}
		first = last + 1
	}
	return s.plan, nil
}

// basis digests the captured inputs.
func basis(in Inputs, d *state.Domain) []byte {
	h := sha256.New()
	number := func(n uint64) { _, _ = h.Write(binary.BigEndian.AppendUint64(nil, n)) }
	text := func(s string) { number(uint64(len(s))); _, _ = h.Write([]byte(s)) }
	text(d.Record.Name)
	number(d.Record.Revision)
	number(in.View.IntakeRevision)
	for _, group := range [][]string{in.Members.Live, in.Members.Eligible} {
		number(uint64(len(group)))
		for _, node := range group {
			text(node)
		}
	}
	number(uint64(in.Members.Replicas))
	if in.DeriveQuiesce {
		number(1)
	}
	return h.Sum(nil)
}

// Preview gives the identity of a plan of a transaction.
func (p *Plan) Preview(id string, position uint64) record.Preview {
	return record.Preview{Transaction: id, Position: position, Basis: p.Basis}
}

// PreviewText names a preview for people.
func PreviewText(p *record.Preview) string {
	return fmt.Sprintf("%s at %d (%s)", p.Transaction, p.Position, hex.EncodeToString(p.Basis[:min(6, len(p.Basis))]))
}

// simulation carries the state that the statements so far lead to.
type simulation struct {
	in       Inputs
	plan     *Plan
	intakes  []registry.Intake
	domain   *record.Domain
	graph    *registry.Graph
	schedule *record.DomainSchedule
	// resources has the number of versions of every resource.
	resources registry.Resources
}

// step plans the step that begins with a statement and gives its last one.
func (s *simulation) step(statements []statement.Statement, first int) (int, error) {
	switch only := statements[first].(type) {
	case *statement.StartDomain:
		return first, s.start(first, only)
	case *statement.StopDomain:
		return first, s.lifecycle(first, record.LifecycleStop, nil)
	case *statement.AlterDomain:
		return first, s.alterDomain(first, only)
	case *statement.CreateResource:
		return first, s.createResource(first, only)
	case *statement.ResetState:
		return first, s.reset(only)
	}
	last := runEnd(statements, first)
	if last == first {
		return 0, &failure.NotQueueable{Form: statements[first].Form()}
	}
	return last - 1, s.models(first, statements[first:last], last == len(statements))
}

// runEnd gives the end of the run of model statements that begins at first. REBIND RESOURCE is a
// run of its own (CP-059).
func runEnd(statements []statement.Statement, first int) int {
	for last := first; last < len(statements); last++ {
		_, rebinds := statements[last].(*statement.RebindResource)
		switch {
		case statements[last].Class() != statement.ClassModel, rebinds && last > first:
			return last
		case rebinds:
			return last + 1
		}
	}
	return len(statements)
}

// executable refuses a graph that needs engines which do not exist, or a listener that is off, with
// all of them (EP-021).
func (s *simulation) executable(graph *registry.Graph) error {
	missing := planner.Missing(graph)
	if s.in.PlainOnly {
		missing = append(missing, planner.Unheard(graph)...)
	}
	return errors.Join(missing...)
}

// start plans START.
func (s *simulation) start(at int, m *statement.StartDomain) error {
	if _, err := state.NextStatus(s.domain, record.LifecycleStart); err != nil {
		return err
	}
	if err := s.executable(s.graph); err != nil {
		return err
	}
	return s.lifecycle(at, record.LifecycleStart, m.At)
}

func (s *simulation) lifecycle(at int, to record.Lifecycle, point *statement.StartPoint) error {
	change, next, err := lifecycle.Plan(s.domain, s.graph, s.schedule, to, point, s.in.Members)
	if err != nil {
		return err
	}
	step := Step{First: at, Last: at, Effect: change, Level: model.LevelDynamic, Kind: record.StepKindLifecycle, Subject: to.String()}
	if to == record.LifecycleStop {
		step.Level = model.LevelDomainPause
	}
	s.found(&step, s.graph, topology.Operation{Number: uint32(at + 1)})
	s.plan.Steps = append(s.plan.Steps, step)
	s.plan.Outcomes = append(s.plan.Outcomes, record.Outcome{Lines: []string{lifecycle.Text(s.domain.Name, to)}})
	s.advance(next, s.graph)
	return nil
}

// models plans a run of model statements as one change.
func (s *simulation) models(first int, run []statement.Statement, final bool) error {
	options := registry.Options{
		DeriveQuiesce: s.in.DeriveQuiesce, Intakes: s.intakes, Resources: s.resources, Paced: s.domain.Pace != nil,
		Bindings: s.in.Bindings,
	}
	candidate, err := s.graph.Apply(run, options)
	if err != nil && final && s.in.Provisional {
		s.plan.Incomplete = firstLine(err)
		options.Provisional = true
		candidate, err = s.graph.Apply(run, options)
	}
	if err != nil {
		return err
	}
	placed, err := scheduler.Place(s.schedule, candidate.Graph,
		scheduler.Lifecycle{Status: s.domain.Status, StartVersion: s.domain.StartVersion}, s.in.Members)
	if err != nil {
		return err
	}
	moved := scheduler.Moved(s.schedule, placed)
	running := s.domain.Status == record.DomainStatusRunning
	step := Step{First: first, Last: first + len(run) - 1, Change: quiesce.Classify(s.graph, candidate.Graph, running, moved...), Moved: moved}
	step.Level = step.Change.Level
	s.found(&step, candidate.Graph, operations(first, candidate.Outcomes)...)
	if running && !step.Change.Unchanged() {
		if err := s.executable(candidate.Graph); err != nil {
			return err
		}
	}
	for _, outcome := range candidate.Outcomes {
		s.plan.Outcomes = append(s.plan.Outcomes, modelOutcome(s.domain.Name, outcome))
	}
	if step.Change.Unchanged() {
		step.Level, step.Moved, step.graphs = model.LevelDynamic, nil, nil
		s.plan.Steps = append(s.plan.Steps, step)
		return nil
	}
	step.Effect = s.change(step.Change, candidate.Graph, placed)
	s.plan.Steps = append(s.plan.Steps, step)
	next := s.domain.Clone()
	next.Nodes = placed.Nodes
	s.advance(next, candidate.Graph)
	return nil
}

// found notes what a step finds and leads to.
func (s *simulation) found(step *Step, candidate *registry.Graph, operations ...topology.Operation) {
	step.owners = s.schedule
	step.graphs = &topology.Step{Base: s.graph, Candidate: candidate, Change: step.Change, Operations: operations}
}

// operations tells which models the statements of a run are about.
func operations(first int, outcomes []registry.Outcome) []topology.Operation {
	list := make([]topology.Operation, len(outcomes))
	for i, o := range outcomes {
		list[i] = topology.Operation{Number: uint32(first + i + 1), Keys: append([]model.Key{o.Key}, o.Rebound...)}
		if o.Former != "" {
			list[i].Keys = append(list[i].Keys, model.Key{Kind: o.Key.Kind, Name: o.Former})
		}
	}
	return list
}

// change gives the net change that is recorded.
func (s *simulation) change(r *quiesce.Result, graph *registry.Graph, placed *record.DomainSchedule) *record.ModelChange {
	c := &record.ModelChange{
		Domain: s.domain.Name, Base: s.plan.Base, Intakes: s.plan.Intakes, Drop: r.Dropped, Nodes: placed.Nodes,
	}
	keys := slices.Concat(r.Created, r.Changed)
	slices.SortFunc(keys, registry.CompareKeys)
	for _, k := range keys {
		m, _ := graph.Find(k)
		c.Put = append(c.Put, m)
	}
	return c
}

func (s *simulation) advance(next *record.Domain, graph *registry.Graph) {
	s.domain, s.graph = next, graph
	s.schedule = &record.DomainSchedule{
		Domain: next.Name, Status: next.Status, StartVersion: next.StartVersion, Models: graph.Models(), Nodes: next.Nodes,
	}
}
