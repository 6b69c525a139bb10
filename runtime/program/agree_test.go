package program

import (
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/function"
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

// run gives the output of one row with its headers behind, whether it passes, and its error.
func (p *plan) run(g *generator, frame *Frame, inputs [][]any, row int) (out []any, passes bool, failed *expectedError) {
	out = make([]any, len(p.output.Fields), len(p.output.Fields)+len(p.headers))
	o := oracle{now: frame.Now, headers: frame.Headers.Of(row), known: g.known}
	value := func(field int) any { return inputs[field][min(row, len(inputs[field])-1)] }
	o.read = func(source revision.ColumnSource, index uint32) any {
		if source == g.building {
			return out[index]
		}
		for field := range g.fields {
			if g.fields[field].source == source && g.fields[field].index == index {
				return value(field)
			}
		}
		panic("no such field")
	}
	fail := func(code string, operation Operation, index int, fields ...string) {
		if failed == nil {
			failed = &expectedError{row, code, operation, index, fields}
		}
	}
	set := map[revision.ColumnSource]Operation{revision.ColumnSourceOutput: OperationSet, revision.ColumnSourceBranch: OperationBranchSet}[g.building]
	for i, operation := range p.operations {
		if operation.value == nil {
			out[operation.output] = value(operation.inherit)
			continue
		}
		o.errors = nil
		computed := o.eval(operation.value)
		switch {
		case len(o.errors) == 0:
			out[operation.output] = computed
		case p.form == formValues:
			fail(o.errors[0], OperationValues, -1, "output.o0")
		default:
			fail(o.errors[0], set, i, fmt.Sprint("output.o", operation.output))
		}
	}
	var missing []string
	for i, field := range p.output.Fields {
		if !field.Nullable && out[i] == nil {
			missing = append(missing, fmt.Sprint(pathPrefix(g.building), "o", i))
		}
	}
	if missing != nil {
		fail("finalization", OperationFinalize, -1, missing...)
	}
	passes = true
	if p.where != nil {
		o.errors = nil
		if passes = o.eval(p.where) == true; !passes {
			failed = nil
		}
		if len(o.errors) > 0 {
			fail(o.errors[0], OperationRouteWhere, -1, "where")
		}
	}
	for i, header := range p.headers {
		o.errors = nil
		text := o.eval(header)
		if len(o.errors) > 0 && passes {
			fail(o.errors[0], OperationInvoke, i, "header")
		}
		out = append(out, text)
	}
	return out, passes, failed
}

// TestRandomProgramsAgreeWithOracle runs programs over the columns of every source: sliced, empty,
// with nulls and extreme values, and as one row that stands for all.
func TestRandomProgramsAgreeWithOracle(t *testing.T) {
	count := *programs
	if testing.Short() || raced {
		count = min(count, *fewer)
	}
	// Most of the time would go to the boxes of the oracle.
	defer debug.SetGCPercent(debug.SetGCPercent(800))
	machine, library, seen := new(Machine), knownRecords(t), map[string]bool{}
	for seed := range count {
		agree(t, machine, library, uint64(seed), seen)
	}
	if count >= *fewer {
		requireEverything(t, seen)
	}
}

// FuzzRandomPrograms goes on where TestRandomProgramsAgreeWithOracle ends.
func FuzzRandomPrograms(f *testing.F) {
	f.Add(uint64(1 << 40))
	library := knownRecords(f)
	f.Fuzz(func(t *testing.T, seed uint64) { agree(t, new(Machine), library, seed, nil) })
}

// agree runs the program of a seed. It adds what the program does to seen unless that is nil.
func agree(t *testing.T, machine *Machine, k *records, seed uint64, seen map[string]bool) {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 7)), library: k.library, known: k}
	g.drawSchema()
	p, compiled, err := g.program()
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	if seen != nil && seed < uint64(*fewer) {
		p.reaches(seen)
	}
	check := agreeOnce(t, g, machine, p, compiled, seed)
	if seed%16 == 0 {
		// The result of the first run must not change when the machine goes on.
		agreeOnce(t, g, machine, p, compiled, seed)
		check()
	}
}

// agreeOnce runs a program over a random frame. It gives a check that the result stays what it was
// when the machine goes on.
func agreeOnce(t *testing.T, g *generator, machine *Machine, p *plan, compiled runner, seed uint64) func() {
	rows := g.IntN(24)
	if g.IntN(8) == 0 {
		rows = 60 + g.IntN(80) // around one and two words of a bitmap
	}
	frame, boxed := g.frame(rows)
	result, err := compiled.Run(machine, frame)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	var wanted, partial [][]any
	var failures []*expectedError
	selected := []int32{}
	for _, row := range selectionOf(frame) {
		out, passes, failed := p.run(g, frame, boxed, int(row))
		switch {
		case failed != nil:
			failures, partial = append(failures, failed), append(partial, out)
		case passes:
			wanted, selected = append(wanted, out), append(selected, row)
		}
	}
	requireErrors(t, failures, result.Errors, seed)
	if found := selectionOf(&Frame{Rows: rows, Selection: result.Selected}); !slices.Equal(selected, found) || len(selected) != result.Rows(frame) {
		t.Fatalf("seed %d: want the rows %d, got %d", seed, selected, found)
	}
	columns := slices.Clone(result.Columns)
	for _, written := range result.Headers {
		columns = append(columns, written.Value)
	}
	check := func() {
		requireRows(t, wanted, columns, p, seed)
		if len(failures) > 0 && p.form == formConstruction {
			requireRows(t, partial, result.Partial, p, seed)
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

func requireErrors(t *testing.T, want []*expectedError, found []RowError, seed uint64) {
	if len(want) != len(found) {
		t.Fatalf("seed %d: want %d errors, got %d", seed, len(want), len(found))
	}
	for i, failed := range want {
		e := &found[i]
		got := expectedError{int(e.Row), string(e.Failure.Code()), e.Operation, int(e.Index), e.Fields}
		same := got.row == failed.row && got.code == failed.code && got.operation == failed.operation && got.index == failed.index
		if !same || !slices.Equal(got.fields, failed.fields) || (e.Code() == "validation") != (e.Operation == OperationFinalize) {
			t.Fatalf("seed %d: want %+v, got %+v", seed, *failed, got)
		}
	}
}

// requireRows compares the columns of a construction or of values; a filter has none.
func requireRows(t *testing.T, want [][]any, columns []arrow.Array, p *plan, seed uint64) {
	for i, column := range columns {
		dataType := stringType
		if i < len(p.output.Fields) {
			dataType = p.output.Fields[i].Type
		}
		if !columnar.IsOf(column, columnar.ArrowType(dataType)) || column.Len() != len(want) {
			t.Fatalf("seed %d: column %d: %d rows of %s", seed, i, column.Len(), column.DataType())
		}
		for row := range want {
			if value := valueOf(column, row); !sameValue(want[row][i], value) {
				t.Fatalf("seed %d: column %d row %d: want %#v, got %#v", seed, i, row, want[row][i], value)
			}
		}
	}
	if len(columns) < len(p.output.Fields) {
		t.Fatalf("seed %d: %d columns", seed, len(columns))
	}
}

// reaches adds the operations of a plan with the kind of their first operand.
func (p *plan) reaches(seen map[string]bool) {
	for _, operation := range p.operations {
		if operation.value != nil {
			operation.value.reaches(seen)
		}
	}
	for _, header := range p.headers {
		header.reaches(seen)
	}
	if p.where != nil {
		p.where.reaches(seen)
	}
}

func (e *expr) reaches(seen map[string]bool) {
	if e == nil {
		return
	}
	seen[e.name()] = true
	for _, arg := range e.args {
		arg.reaches(seen)
	}
	for _, arm := range e.arms {
		arm[0].reaches(seen)
		arm[1].reaches(seen)
	}
	e.otherwise.reaches(seen)
}

// name says what an expression does to which kind.
func (e *expr) name() string {
	switch {
	case e.op == "call":
		return e.function.ID.String()
	case e.op == "load":
		return e.source.String() + " " + e.kind.String()
	case e.op == "cast":
		return e.args[0].kind.String() + " to " + e.kind.String()
	case len(e.args) > 0:
		return e.op + " " + e.args[0].kind.String()
	}
	return e.op + " " + e.kind.String()
}

// random are the functions whose results no oracle knows.
var random = []function.ID{function.UUIDV4, function.UUIDV7}

// requireEverything sees that no operation, type, function or source is missing in the random
// programs.
func requireEverything(t *testing.T, seen map[string]bool) {
	var missing []string
	need := func(name string) {
		if !seen[name] {
			missing = append(missing, name)
		}
	}
	for _, f := range function.All() {
		if _, other := elsewhere[f.ID]; f.Supported && !f.Aggregate && !other && !slices.Contains(random, f.ID) {
			need(f.ID.String())
		}
	}
	for _, kind := range scalarKinds {
		for operator := range operators {
			_, compares := comparisonOf(operators[operator], kind)
			if compares || kind <= kF64 && slices.Contains(arithmeticOperators, operator) || kind == kBool && (operator == "AND" || operator == "OR") {
				need(operator + " " + kind.String())
			}
		}
		if kind <= kF64 && negations[kind].column != nil {
			need("- " + kind.String())
		}
		for _, to := range scalarKinds {
			need(kind.String() + " to " + to.String())
		}
		need("array " + kind.String())
		need("choose " + kind.String())
		need("lookup " + kind.String())
		need(revision.ColumnSourceInput.String() + " " + kind.String())
	}
	for _, kind := range []datatype.Kind{kI64, kText, kBool, datatype.KindVec, datatype.KindArray} {
		for _, source := range otherSources {
			need(source.String() + " " + kind.String())
		}
	}
	need("NOT BOOL")
	need("array VEC")
	need("array ARRAY")
	require.Empty(t, missing, "not in the first %d programs", *fewer)
}
