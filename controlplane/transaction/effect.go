package transaction

import (
	"fmt"

	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry/target"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/topology"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// alterDomain plans ALTER DOMAIN. The policy that the domain has already changes nothing.
func (s *simulation) alterDomain(at int, m *statement.AlterDomain) error {
	step := Step{First: at, Last: at, Kind: record.StepKindDomain, Subject: "placement " + m.Placement.Text()}
	text := func() record.Outcome {
		return record.Outcome{Lines: []string{fmt.Sprintf("set domain '%s' placement to %s; planned relocations: %d",
			s.domain.Name, m.Placement.Text(), len(step.Moved))}}
	}
	if s.domain.Placement == m.Placement {
		s.add(step, text())
		return nil
	}
	placed, err := scheduler.Place(s.schedule, s.graph,
		scheduler.Lifecycle{Status: s.domain.Status, StartVersion: s.domain.StartVersion}, s.in.Members)
	if err != nil {
		return err
	}
	step.Moved = scheduler.Moved(s.schedule, placed)
	running := s.domain.Status == record.DomainStatusRunning
	step.Change = quiesce.Classify(s.graph, s.graph, running, step.Moved...)
	step.Level = step.Change.Level
	if len(step.Moved) > 0 {
		s.found(&step, s.graph, topology.Operation{Number: uint32(at + 1)})
	}
	step.Effect = &record.DomainAlteration{Domain: s.domain.Name, Base: s.plan.Base, Placement: m.Placement, Nodes: placed.Nodes}
	s.add(step, text())
	next := s.domain.Clone()
	next.Placement, next.Nodes = m.Placement, placed.Nodes
	s.advance(next, s.graph)
	return nil
}

// createResource plans CREATE RESOURCE.
func (s *simulation) createResource(at int, m *statement.CreateResource) error {
	step := Step{First: at, Last: at, Kind: record.StepKindResource, Subject: m.Name}
	if _, exists := s.resources[m.Name]; exists {
		if !m.IfNotExists {
			return &failure.DuplicateResource{Resource: m.Name, Place: failure.AtPath("name")}
		}
		s.add(step, record.Outcome{Lines: []string{fmt.Sprintf("resource '%s' already exists", m.Name)}, AlreadyExisted: true})
		return nil
	}
	step.Effect = &record.ResourceCreation{Domain: s.domain.Name, Base: s.plan.Base, Name: m.Name}
	s.add(step, record.Outcome{Lines: []string{fmt.Sprintf("created resource '%s'", m.Name)}})
	s.resources[m.Name] = 0
	return nil
}

// reset checks RESET WASM PROCESSOR STATE against the processor; no guest keeps any state yet.
func (s *simulation) reset(m *statement.ResetState) error {
	if m.Domain != "" && m.Domain != s.domain.Name {
		return &failure.TransactionWrongDomain{Domain: s.domain.Name, Place: failure.AtPath("domain")}
	}
	key := model.Key{Kind: model.KindWasmProcessor, Name: m.Processor}
	found, _ := s.graph.Find(key)
	processor, ok := found.(*model.WASMProcessor)
	if !ok {
		return &failure.UnknownModel{Kind: key.Kind.Text(), Model: key.Name, Domain: s.domain.Name, Place: failure.AtPath("processor")}
	}
	if err := target.ResetScope(s.graph, processor, m.Scope); err != nil {
		return err
	}
	return &failure.MachineryMissing{Form: m.Form(), Machinery: "the engine of wasm processors"}
}

// add appends a step of one statement with its result.
func (s *simulation) add(step Step, outcome record.Outcome) {
	s.plan.Steps = append(s.plan.Steps, step)
	s.plan.Outcomes = append(s.plan.Outcomes, outcome)
}
