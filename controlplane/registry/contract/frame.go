package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// frame is what surrounds the expressions of a node: the rows that they can read. A missing row
// makes the scopes that would read it unavailable, whatever the clause is.
type frame struct {
	input, left, right, generated, branch, metadata *typing.Shape
	// finished is the finished row of the route.
	finished *typing.Shape
	// partial is the unfinished output of a failed row.
	partial *typing.Shape
	// built is the row under construction.
	built *typing.Output
	// unbuilt tells that no row is constructed: the finished row is the input itself, and there is
	// no output.
	unbuilt bool
	// states are the declared materialized states by relay.
	states map[string]typing.View
	// headers tells that the rows come from a source that has headers.
	headers bool
}

// environment gives what expressions of a clause may use within a frame.
func (r *resolver) environment(c *clause.Clause, f *frame) *typing.Environment {
	env := &typing.Environment{Clause: c, Scopes: map[model.Scope]typing.View{}, Headers: f.headers, Library: r}
	for scope := model.ScopeBare; scope.Valid(); scope++ {
		if view := f.view(c.Reads(scope)); view != nil && !(f.unbuilt && scope == model.ScopeOutput) {
			env.Scopes[scope] = view
		}
	}
	if c.Reads(model.ScopeRelayState) == clause.State {
		env.States = f.states
	}
	if c == clause.WindowSet {
		env.Aggregates = r.environment(clause.AggregateArgument, f)
	}
	return env
}

// view gives the rows of a reading; nil when the frame has none.
func (f *frame) view(reading clause.Reading) typing.View {
	switch reading {
	case clause.None, clause.State:
	case clause.Input:
		return rows(f.input, revision.ColumnSourceInput, "input")
	case clause.Working:
		if f.input != nil && f.built != nil {
			return typing.Working(f.built, f.input)
		}
	case clause.Built:
		if f.built != nil {
			return f.built
		}
	case clause.Finished:
		if f.unbuilt {
			return rows(f.input, revision.ColumnSourceInput, "input")
		}
		return rows(f.finished, revision.ColumnSourceOutput, "output")
	case clause.Generated:
		if f.generated != nil && f.built != nil {
			return typing.Generated(f.built, f.generated)
		}
	case clause.Branch:
		return rows(f.branch, revision.ColumnSourceBranch, "branch")
	case clause.Metadata:
		return rows(f.metadata, revision.ColumnSourceMetadata, "metadata")
	case clause.Left:
		return rows(f.left, revision.ColumnSourceLeft, "left")
	case clause.Right:
		return rows(f.right, revision.ColumnSourceRight, "right")
	case clause.Error:
		return rows(errorShape, revision.ColumnSourceError, "error")
	case clause.Partial:
		return rows(f.partial, revision.ColumnSourcePartialOutput, "partial_output")
	}
	return nil
}

func rows(shape *typing.Shape, source revision.ColumnSource, prefix string) typing.View {
	if shape == nil {
		return nil
	}
	return typing.Rows(shape, source, prefix)
}

// predicate types a condition; nil stays nil, and is also what a violation leaves.
func (r *resolver) predicate(path string, c *clause.Clause, f *frame, e model.Expression) typing.Expression {
	if e == nil {
		return nil
	}
	return typing.Predicate(r.report, r.environment(c, f), path, e)
}

// scalars types a tuple of scalar values; values at fault are left out.
func (r *resolver) scalars(path string, c *clause.Clause, f *frame, list []model.Expression) []typing.Expression {
	env := r.environment(c, f)
	var tuple []typing.Expression
	for i, e := range list {
		if typed := r.scalar(at("", path, i), env, e); typed != nil {
			tuple = append(tuple, typed)
		}
	}
	return tuple
}
