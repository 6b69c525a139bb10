package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// State is a materialized dependency of a node.
type State struct {
	Relay  *Relay
	Policy model.StatePolicy
	// Default builds the record that stands for missing state; nil unless the policy has one.
	Default *Construction
}

// states checks USING MATERIALIZED STATE: materialized relays, each once, of exactly the branches
// of the node's rows (grammar reference, 5.4). It gives false when a relay is missing.
func (r *resolver) states(dependencies []model.StateDependency, branches []string) ([]State, bool) {
	resolved, complete, seen := make([]State, len(dependencies)), true, map[string]bool{}
	for i := range dependencies {
		dependency, path := &dependencies[i], at("", "states", i)
		if seen[dependency.Relay] {
			r.report.Add(path, &failure.DuplicateItem{Item: "materialized state", Name: dependency.Relay})
		}
		seen[dependency.Relay] = true
		relay := r.relay(dependency.Relay)
		if relay == nil {
			complete = false
			continue
		}
		r.materialized(path+".relay", relay)
		for _, branch := range branches {
			r.sameBranch(path+".relay", relay, branch)
		}
		resolved[i] = State{Relay: relay, Policy: dependency.Policy}
		switch policy := dependency.Policy.(type) {
		case nil:
			r.report.Add(path, &failure.MisplacedClause{Clause: "REQUIRED or DEFAULT", Requirement: "is required"})
		case *model.DefaultState:
			resolved[i].Default = r.stateDefault(path+".policy", policy, relay)
		case *model.RequiredSkip, *model.RequiredWait:
		}
	}
	return resolved, complete
}

func (r *resolver) materialized(path string, relay *Relay) {
	if !relay.Model.Materialized {
		r.report.Add(path, &failure.StateNotMaterialized{Relay: relay.Model.Name})
	}
}

// stateDefault checks DEFAULT: constants for every required field, each field once.
func (r *resolver) stateDefault(path string, m *model.DefaultState, relay *Relay) *Construction {
	output := typing.NewOutput(relay.Shape, revision.ColumnSourceOutput, "output")
	env := r.environment(clause.StateDefault, &frame{built: output})
	built, seen := &Construction{Output: relay.Shape}, map[string]bool{}
	for i := range m.Set {
		assignment, path := &m.Set[i], at(path, ".set", i)
		if seen[assignment.Field] {
			r.report.Add(path, &failure.DuplicateField{Name: assignment.Field, Construct: "DEFAULT"})
			continue
		}
		seen[assignment.Field] = true
		if step, ok := r.set(path, assignment.Field, assignment.Value, env, output, false); ok {
			built.Steps = append(built.Steps, step)
		}
	}
	r.complete(path, output)
	return built
}

// stateViews gives what relay_state reads.
func stateViews(states []State) map[string]typing.View {
	names, shapes := make([]string, len(states)), make([]*typing.Shape, len(states))
	for i := range states {
		names[i], shapes[i] = states[i].Relay.Model.Name, states[i].Relay.Shape
	}
	return typing.States(names, shapes)
}
