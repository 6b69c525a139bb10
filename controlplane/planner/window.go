package planner

import (
	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/typing"
	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// accumulators collects the aggregates of all routes of a window processor. Calls with the same
// function and argument share one accumulator, and equal arguments are computed once, unless they
// are volatile (expressions reference, section 11).
type accumulators struct {
	columns   map[string]uint32
	list      []revision.Accumulator
	indexes   map[string]uint32
	arguments []typing.Expression
}

func newAccumulators() *accumulators {
	return &accumulators{columns: map[string]uint32{}, indexes: map[string]uint32{}}
}

// column gives the index of an aggregate over an argument in the AGGREGATE source.
func (a *accumulators) column(e, argument typing.Expression, made revision.Accumulator) uint32 {
	key, fresh := structure(e), false
	typing.Walk(argument, func(part typing.Expression) { fresh = fresh || isVolatile(part) })
	if column, known := a.columns[key]; known && !fresh {
		return column
	}
	column := uint32(len(a.list))
	made.Argument, made.Type = a.argument(argument, fresh), *kindOf(e).Clone()
	a.list = append(a.list, made)
	a.columns[key] = column
	return column
}

func (a *accumulators) argument(e typing.Expression, fresh bool) uint32 {
	key := structure(e)
	if index, known := a.indexes[key]; known && !fresh {
		return index
	}
	index := uint32(len(a.arguments))
	a.arguments = append(a.arguments, e)
	a.indexes[key] = index
	return index
}

// window gives the operation after all routes were lowered.
func (a *accumulators) window(t *tables, m *contract.Window) *revision.WindowProcessor {
	lowered := &revision.WindowProcessor{
		Width: bound(m.Width), Step: bound(m.Step), Arguments: t.values(a.arguments), Accumulators: a.list,
	}
	for _, argument := range a.arguments {
		lowered.ArgumentTypes = append(lowered.ArgumentTypes, *kindOf(argument).Clone())
	}
	return lowered
}

func kindOf(e typing.Expression) *datatype.Type {
	kind := e.Facts().Type
	return &kind
}
