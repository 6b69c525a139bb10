package contract

import (
	"strings"

	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/revision"
)

func scopeName(scope model.Scope) string { return strings.ToLower(scope.String()) }

// owner names the model for people.
func (r *resolver) owner() string { return violation.Owner(r.report.Key) }

// branchText gives a branch choice as it is written.
func branchText(branch string) string {
	if branch == "" {
		return "UNBRANCHED"
	}
	return "BRANCHED BY " + branch
}

// sameBranch checks that a relay has exactly the expected branch; the name of a branch is its
// identity. A branch that does not exist is reported as that alone.
func (r *resolver) sameBranch(path string, relay *Relay, expected string) {
	if expected != "" {
		if _, known := lookup[*model.Branch](r, model.KindBranch, expected); !known {
			return
		}
	}
	if found := relay.Model.Branching.Branch; found != expected {
		r.report.Add(path, &failure.BranchMismatch{
			Referrer: r.owner(), Expected: branchText(expected), Relay: "relay '" + relay.Model.Name + "'", Found: branchText(found),
		})
	}
}

// failing is what an error policy handles.
type failing struct {
	// frame has the rows that error records may read, such as the eligible original one.
	frame
	// output is the unfinished row; nil when there is none.
	output *typing.Shape
	// branches are the branches that the error relay must have, one per distinct branch of the
	// failing rows.
	branches []string
}

// policy checks ON MESSAGE ERROR; the assignments of SEND TO must fill the schema of the error
// relay (expressions reference, section 9).
func (r *resolver) policy(path string, m model.MessageError, f failing) ErrorPolicy {
	send, ok := m.(*model.SendError)
	if !ok {
		if m == nil {
			r.report.Add(path, &failure.MisplacedClause{Clause: "ON MESSAGE ERROR", Requirement: "is required"})
		}
		return ErrorPolicy{Policy: m}
	}
	relay := r.relay(send.Relay)
	if relay == nil {
		return ErrorPolicy{Policy: m}
	}
	for _, branch := range f.branches {
		r.sameBranch(path+".relay", relay, branch)
	}
	output := typing.NewOutput(relay.Shape, revision.ColumnSourceOutput, "output")
	around := f.frame
	around.built = output
	if f.output != nil {
		around.partial = f.output.AllNullable("the partial output")
	}
	env := r.environment(clause.ErrorSet, &around)
	built := &Construction{Output: relay.Shape}
	for i, assignment := range send.Set {
		path := at(path, ".set", i)
		if assignment.Scope != model.ScopeBare {
			r.report.Add(path, &failure.WrongStream{
				Scope: scopeName(assignment.Scope), Context: "a SET target of ON MESSAGE ERROR", Available: []string{"bare field names"},
			})
			meant(output, assignment.Target)
			continue
		}
		if step, ok := r.set(path, assignment.Target, assignment.Value, env, output, false); ok {
			built.Steps = append(built.Steps, step)
		}
	}
	r.complete(path, output)
	return ErrorPolicy{Policy: m, Relay: relay, Construction: built}
}

// complete checks that every required column of an error record or branch key is set.
func (r *resolver) complete(path string, output *typing.Output) {
	for i := range output.Shape.Fields {
		if field := &output.Shape.Fields[i]; !field.Nullable && !output.Initialized(uint32(i)) {
			r.report.Add(path, &failure.MissingSet{Name: field.Name, Target: output.Shape.Name})
		}
	}
}
