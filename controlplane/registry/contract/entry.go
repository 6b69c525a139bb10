package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// entry is where routes choose the branch of their rows: ingestors and reingestors.
type entry struct {
	frame
	node string
	// branch is that of the incoming rows; empty when they have none.
	branch string
	// moves tells that rows of another branch need a new key.
	moves bool
	// set, where and keys are the clauses of the construction and of the key.
	set, where, keys *clause.Clause
}

// VisitReingestor checks a mover of rows between branches: its inputs share one branch, and each
// route keeps it or builds the key of another one (grammar reference, 5.4).
func (r *resolver) VisitReingestor(m *model.Reingestor) Contract {
	branch := ""
	if len(m.Inputs) > 0 {
		if first := r.relay(m.Inputs[0].Relay); first != nil {
			branch = first.Model.Branching.Branch
		}
	}
	forms := make([]form, len(m.Routes))
	for i := range m.Routes {
		forms[i] = form{path: at("", "routes", i), flush: m.Routes[i].Flush, flushed: true}
	}
	resolved, around := r.intake(&common{m.Detached, m.Inputs, m.Collect, m.Filter, branch, m.States, forms})
	r.flushes(forms)
	if around == nil {
		return nil
	}
	resolved.Operation = &Reingest{}
	start := &entry{
		frame: *around, node: "a reingestor", branch: branch, moves: true,
		set: clause.RouteSet, where: clause.RouteWhere, keys: clause.ReingestorBranch,
	}
	for i := range m.Routes {
		resolved.Routes = append(resolved.Routes, r.entryRoute(forms[i].path, &m.Routes[i], start))
	}
	return resolved
}

// entryRoute checks a route that chooses its branch, which is that of the target relay. The caller
// checks the flush.
func (r *resolver) entryRoute(path string, m *model.EntryRoute, e *entry) Route {
	relay := r.relay(m.Relay)
	branch := r.branch(m.Branching)
	if relay == nil {
		return Route{}
	}
	route := Route{Relay: relay, Flush: m.Flush}
	route.Construction = r.construct(path+".construction", &m.Construction, &site{
		frame: e.frame, node: e.node, output: relay.Shape, set: e.set, where: e.where,
	})
	r.sameBranch(path+".branching", relay, m.Branching.Branch)
	switch {
	case m.Branching.Branch == "":
		r.noKeys(path, m, "needs BRANCHED BY")
	case m.Branching.Branch == e.branch:
		r.noKeys(path, m, "is not available, because the rows keep the key of their branch")
	case e.moves && len(m.Keys) == 0:
		r.report.Add(path+".branching", &failure.MisplacedClause{
			Clause: "SET of a branch key", Requirement: "is required, because the rows come from another branch",
		})
	case branch != nil:
		route.Keys = r.branchKey(path, m, e, relay.Shape, branch)
	}
	failed := e.frame
	failed.branch, failed.metadata = nil, nil
	route.OnError = r.policy(path+".message_error", m.MessageError, failing{frame: failed, output: relay.Shape, branches: []string{e.branch}})
	return route
}

func (r *resolver) noKeys(path string, m *model.EntryRoute, requirement string) {
	if len(m.Keys) > 0 {
		r.report.Add(at(path, ".keys", 0), &failure.MisplacedClause{Clause: "SET of a branch key", Requirement: requirement})
	}
}

// branchKey checks BRANCHED BY … SET.
func (r *resolver) branchKey(path string, m *model.EntryRoute, e *entry, row *typing.Shape, branch *Branch) *Construction {
	shape := &typing.Shape{Name: "branch '" + branch.Model.Name + "'", Fields: branch.Shape.Fields}
	output := typing.NewOutput(shape, revision.ColumnSourceBranch, "branch")
	around := e.frame
	around.built, around.finished = output, row
	env := r.environment(e.keys, &around)
	built := &Construction{Output: shape}
	for i, key := range m.Keys {
		path := at(path, ".keys", i)
		if key.Scope != model.ScopeBare && key.Scope != model.ScopeBranch {
			r.report.Add(path, &failure.WrongStream{
				Scope: scopeName(key.Scope), Context: "a branch key target", Available: []string{"bare field names", "branch"},
			})
			meant(output, key.Target)
			continue
		}
		if step, ok := r.set(path, key.Target, key.Value, env, output, false); ok {
			built.Steps = append(built.Steps, step)
		}
	}
	place := path + ".keys"
	if len(m.Keys) == 0 {
		place = path + ".branching"
	}
	r.complete(place, output)
	return built
}
