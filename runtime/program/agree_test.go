package program

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// expectedError is what the oracle says about a failed row.
type expectedError struct {
	row       int
	code      string
	operation Operation
	index     int
	fields    []string
}

// run gives the output of one row, whether it passes, and its error.
func (p *plan) run(inputs [][]any, row int) (out []any, passes bool, failed *expectedError) {
	out = make([]any, len(p.output.Fields))
	o := oracle{now: 12345}
	o.read = func(source revision.ColumnSource, column uint32) any {
		if source == revision.ColumnSourceOutput {
			return out[column]
		}
		return inputs[column][row]
	}
	fail := func(code string, operation Operation, index int, fields ...string) {
		if failed == nil {
			failed = &expectedError{row, code, operation, index, fields}
		}
	}
	for i, operation := range p.operations {
		if operation.value == nil {
			out[operation.output] = inputs[operation.inherit][row]
			continue
		}
		o.errors = nil
		value := o.eval(operation.value)
		if len(o.errors) == 0 {
			out[operation.output] = value
		} else {
			fail(o.errors[0], OperationSet, i, fmt.Sprint("output.o", operation.output))
		}
	}
	var missing []string
	for i, field := range p.output.Fields {
		if !field.Nullable && out[i] == nil {
			missing = append(missing, fmt.Sprint("output.o", i))
		}
	}
	if missing != nil {
		fail("finalization", OperationFinalize, -1, missing...)
	}
	if p.where == nil {
		return out, true, failed
	}
	o.errors = nil
	passes = o.eval(p.where) == true
	if !passes {
		failed = nil
	}
	if len(o.errors) > 0 {
		fail(o.errors[0], OperationRouteWhere, -1, "where")
	}
	return out, passes, failed
}

func TestRandomProgramsAgreeWithOracle(t *testing.T) {
	machine := new(Machine)
	count := *programs
	if testing.Short() || raced {
		count = min(count, *fewer)
	}
	for seed := range count {
		g := &generator{Rand: rand.New(rand.NewPCG(uint64(seed), 7))}
		g.drawSchema()
		p, construction := g.plan()
		compiled, err := CompileConstruction("random", construction, Schemas{Input: &g.schema}, Output(&p.output))
		require.NoError(t, err, "seed %d", seed)
		name := fmt.Sprint("seed ", seed)
		check := agree(t, g, machine, p, compiled, name)
		if seed%4 == 0 {
			// The result of the first run must not change when the machine goes on.
			agree(t, g, machine, p, compiled, name)
			check()
		}
	}
}

// agree runs a construction over a random frame. It gives a check that the result stays what it
// was when the machine goes on.
func agree(t *testing.T, g *generator, machine *Machine, p *plan, compiled *Construction, seed string) func() {
	rows := g.IntN(70)
	columns, boxed := g.batch(rows)
	frame := &Frame{Rows: rows, Now: 12345}
	frame.Input = columns
	if g.IntN(3) == 0 {
		frame.Selection = []int32{}
		for row := range rows {
			if g.IntN(2) == 0 {
				frame.Selection = append(frame.Selection, int32(row))
			}
		}
	}
	result, err := compiled.Run(machine, frame)
	require.NoError(t, err, seed)

	var wanted, partial [][]any
	var failures []*expectedError
	selected := []int32{}
	for _, row := range selectionOf(frame) {
		out, passes, failed := p.run(boxed, int(row))
		switch {
		case failed != nil:
			failures, partial = append(failures, failed), append(partial, out)
		case passes:
			wanted, selected = append(wanted, out), append(selected, row)
		}
	}
	requireErrors(t, failures, result.Errors, seed)
	require.Equal(t, selected, selectionOf(&Frame{Rows: rows, Selection: result.Selected}), seed)
	require.Equal(t, len(selected), result.Rows(frame), seed)
	check := func() {
		requireRows(t, wanted, result.Columns, p, seed)
		if len(failures) > 0 {
			requireRows(t, partial, result.Partial, p, seed+" partial")
		}
	}
	check()
	return check
}

func selectionOf(frame *Frame) []int32 {
	if frame.Selection != nil {
		return frame.Selection
	}
	rows := make([]int32, frame.Rows)
	for row := range rows {
		rows[row] = int32(row)
	}
	return rows
}

func requireErrors(t *testing.T, want []*expectedError, found []RowError, seed string) {
	require.Len(t, found, len(want), seed)
	for i, failed := range want {
		e := found[i]
		got := &expectedError{int(e.Row), string(e.Failure.Code()), e.Operation, int(e.Index), e.Fields}
		if failed.operation != OperationFinalize {
			require.Equal(t, "evaluation", e.Code(), seed)
		}
		require.Equal(t, failed, got, seed)
	}
}

func requireRows(t *testing.T, want [][]any, columns []arrow.Array, p *plan, seed string) {
	require.Len(t, columns, len(p.output.Fields), seed)
	for i, column := range columns {
		require.True(t, columnar.IsOf(column, columnar.ArrowType(p.output.Fields[i].Type)), seed)
		require.Equal(t, len(want), column.Len(), seed)
		for row := range want {
			if value := valueOf(column, row); !sameValue(want[row][i], value) {
				require.Failf(t, "values differ", "%s: column %d row %d: want %#v, got %#v", seed, i, row, want[row][i], value)
			}
		}
	}
}
