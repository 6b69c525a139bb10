package program

import (
	"fmt"
	"sync"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/google/uuid"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// schemaOf makes a schema of nullable fields named f0, f1 and so on.
func schemaOf(kinds ...datatype.Kind) *revision.Schema {
	schema := &revision.Schema{}
	for i, kind := range kinds {
		schema.Fields = append(schema.Fields, revision.Field{Name: fmt.Sprint("f", i), Type: datatype.Type{Kind: kind}, Nullable: true})
	}
	return schema
}

func frameOf(rows int, columns ...arrow.Array) *Frame {
	frame := &Frame{Rows: rows, Now: 1775565296789000000}
	frame.Input = columns
	return frame
}

func boxed(column arrow.Array) []any {
	list := make([]any, column.Len())
	for row := range list {
		list[row] = valueOf(column, row)
	}
	return list
}

func from(source revision.ColumnSource, column uint32, kind datatype.Kind) *expr {
	return &expr{kind: kind, op: "load", source: source, column: column}
}

func assign(l *lowering, column uint32, e *expr) revision.ConstructionOperation {
	return &revision.AssignColumn{Output: column, Value: l.block(e), Fields: []string{fmt.Sprint("output.f", column)}}
}

func filterOf(t *testing.T, e *expr, schemas Schemas) *Filter {
	var l lowering
	source := &revision.Filter{Predicate: revision.Predicate{Block: l.block(e), Fields: []string{"input.f0"}}}
	source.Registers = l.registers
	compiled, err := CompileFilter("filter", source, schemas, OperationFilterWhere)
	require.NoError(t, err)
	return compiled
}

func TestFilter(t *testing.T) {
	quotient := infix(infix(i64(10), "/", input(0, kI64)), ">", i64(1))
	column := columnOf(kI64, []any{int64(1), int64(0), nil, int64(20), int64(5)})
	schemas := Schemas{Input: schemaOf(kI64)}
	for _, c := range []struct {
		name     string
		e        *expr
		selected []int32
		failed   []int32
	}{
		{"true keeps, false and null drop, an error fails", quotient, []int32{0, 4}, []int32{1}},
		{"an error counts though the predicate is true", infix(truthOf(true), "OR", quotient), []int32{0, 2, 3, 4}, []int32{1}},
		{"an error counts though the predicate is false", infix(truthOf(false), "AND", quotient), []int32{}, []int32{1}},
		{"all pass", truthOf(true), nil, nil},
		{"none pass", truthOf(false), []int32{}, nil},
		{"null drops all", null(kBool), []int32{}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			filter := filterOf(t, c.e, schemas)
			result, err := filter.Run(new(Machine), frameOf(5, column))
			require.NoError(t, err)
			require.Equal(t, c.selected, result.Selected)
			var failed []int32
			for _, e := range result.Errors {
				failed = append(failed, e.Row)
				require.Equal(t, OperationFilterWhere, e.Operation)
				require.Equal(t, "filter_where", e.Operation.String())
				require.EqualValues(t, -1, e.Index)
				require.Equal(t, []string{"input.f0"}, e.Fields)
				require.ErrorIs(t, e.Failure, failure.CodeDivisionByZero)
			}
			require.Equal(t, c.failed, failed)
		})
	}
}

func TestDroppedRowsForgetTheirErrors(t *testing.T) {
	var l lowering
	c := &revision.Construction{
		Operations: []revision.ConstructionOperation{assign(&l, 0, infix(i64(1), "/", input(0, kI64)))},
		Where:      &revision.Predicate{Block: l.block(infix(input(0, kI64), ">", i64(0)))},
	}
	c.Registers = l.registers
	compiled, err := CompileConstruction("route", c, Schemas{Input: schemaOf(kI64)}, Output(schemaOf(kI64)))
	require.NoError(t, err)
	result, err := compiled.Run(new(Machine), frameOf(3, columnOf(kI64, []any{int64(0), int64(2), nil})))
	require.NoError(t, err)
	require.Empty(t, result.Errors)
	require.Nil(t, result.Partial)
	require.Equal(t, []int32{1}, result.Selected)
	require.Equal(t, []any{int64(0)}, boxed(result.Columns[0]))
}

func TestFailedAssignmentKeepsPreviousValue(t *testing.T) {
	var l lowering
	c := &revision.Construction{Operations: []revision.ConstructionOperation{
		&revision.InheritColumn{Input: 0, Output: 0},
		assign(&l, 0, infix(output(0, kI64), "+", i64(1))),
		assign(&l, 0, infix(output(0, kI64), "/", input(1, kI64))),
		assign(&l, 1, infix(output(0, kI64), "*", i64(2))),
	}}
	c.Registers = l.registers
	compiled, err := CompileConstruction("route", c, Schemas{Input: schemaOf(kI64, kI64)}, Output(schemaOf(kI64, kI64)))
	require.NoError(t, err)
	result, err := compiled.Run(new(Machine), frameOf(2, columnOf(kI64, []any{int64(9), int64(9)}), columnOf(kI64, []any{int64(2), int64(0)})))
	require.NoError(t, err)
	require.Equal(t, []any{int64(5)}, boxed(result.Columns[0]))
	require.Len(t, result.Errors, 1)
	require.EqualValues(t, 2, result.Errors[0].Index)
	require.Equal(t, "evaluation", result.Errors[0].Code())
	require.Equal(t, []any{int64(10)}, boxed(result.Partial[0]))
	require.Equal(t, []any{int64(20)}, boxed(result.Partial[1]))
}

func TestFinalizationNamesNullFields(t *testing.T) {
	var l lowering
	target := schemaOf(kI64, kText)
	target.Fields[0].Nullable, target.Fields[1].Nullable = false, false
	c := &revision.Construction{Operations: []revision.ConstructionOperation{
		assign(&l, 0, call("nullif", input(0, kI64), i64(1))), assign(&l, 1, null(kText)),
	}}
	c.Registers = l.registers
	compiled, err := CompileConstruction("route", c, Schemas{Input: schemaOf(kI64)}, Output(target))
	require.NoError(t, err)
	result, err := compiled.Run(new(Machine), frameOf(2, columnOf(kI64, []any{int64(1), int64(2)})))
	require.NoError(t, err)
	require.Equal(t, []int32{}, result.Selected)
	require.Len(t, result.Errors, 2)
	require.Equal(t, "validation", result.Errors[0].Code())
	require.Equal(t, "finalize", result.Errors[0].Operation.String())
	require.Equal(t, []string{"output.f0", "output.f1"}, result.Errors[0].Fields)
	require.Equal(t, []string{"output.f1"}, result.Errors[1].Fields)
	require.Equal(t, []any{nil, int64(2)}, boxed(result.Partial[0]))
}

func TestHeadersOfPassingRows(t *testing.T) {
	var l lowering
	c := &revision.Construction{
		Operations: []revision.ConstructionOperation{&revision.InheritColumn{}},
		Where:      &revision.Predicate{Block: l.block(infix(output(0, kI64), "!=", i64(3)))},
		Headers: []revision.HeaderWrite{
			{Name: l.block(text("n")), Value: l.block(cast(output(0, kI64), kText)), Fields: []string{"output.f0"}},
			{Name: l.block(text("q")), Value: l.block(cast(infix(i64(6), "/", output(0, kI64)), kText)), Fields: []string{"output.f0"}},
		},
	}
	c.Registers = l.registers
	compiled, err := CompileConstruction("emitter", c, Schemas{Input: schemaOf(kI64)}, Output(schemaOf(kI64)))
	require.NoError(t, err)
	result, err := compiled.Run(new(Machine), frameOf(4, columnOf(kI64, []any{int64(1), int64(0), int64(3), int64(2)})))
	require.NoError(t, err)
	require.Equal(t, []int32{0, 3}, result.Selected)
	require.Equal(t, []any{"n", "n"}, boxed(result.Headers[0].Name))
	require.Equal(t, []any{"6", "3"}, boxed(result.Headers[1].Value))
	require.Len(t, result.Errors, 1)
	require.Equal(t, "invoke", result.Errors[0].Operation.String())
	require.EqualValues(t, 1, result.Errors[0].Index)
}

func TestBranchKeysReadFinishedOutputAndEarlierKeys(t *testing.T) {
	var l lowering
	keys := schemaOf(kText, kText)
	keys.Fields[0].Nullable, keys.Fields[1].Nullable = false, false
	c := &revision.Construction{Operations: []revision.ConstructionOperation{
		assign(&l, 0, call("upper", output(0, kText))),
		assign(&l, 1, call("concat", from(revision.ColumnSourceBranch, 0, kText), text("!"))),
	}}
	c.Registers = l.registers
	compiled, err := CompileConstruction("keys", c, Schemas{Output: schemaOf(kText)}, BranchKeys(keys))
	require.NoError(t, err)
	frame := frameOf(2)
	frame.Output = []arrow.Array{columnOf(kText, []any{"a", nil})}
	result, err := compiled.Run(new(Machine), frame)
	require.NoError(t, err)
	require.Equal(t, []any{"A"}, boxed(result.Columns[0]))
	require.Equal(t, []any{"A!"}, boxed(result.Columns[1]))
	require.Equal(t, []string{"branch.f0"}, result.Errors[0].Fields)
}

func TestOneRowStandsForAll(t *testing.T) {
	schemas := Schemas{Input: schemaOf(kText), Branch: schemaOf(kText)}
	filter := filterOf(t, infix(input(0, kText), "=", from(revision.ColumnSourceBranch, 0, kText)), schemas)
	frame := frameOf(3, columnOf(kText, []any{"a", "b", "a"}))
	frame.Branch = []arrow.Array{columnOf(kText, []any{"a"})}
	result, err := filter.Run(new(Machine), frame)
	require.NoError(t, err)
	require.Equal(t, []int32{0, 2}, result.Selected)
}

func valuesOf(t *testing.T, schemas Schemas, list ...*expr) *Values {
	var l lowering
	source := &revision.Values{Fields: []string{"input.f0"}}
	for _, e := range list {
		source.Blocks = append(source.Blocks, l.block(e))
	}
	source.Registers = l.registers
	compiled, err := CompileValues("values", source, schemas, OperationDeduplicate)
	require.NoError(t, err)
	return compiled
}

func TestValues(t *testing.T) {
	compiled := valuesOf(t, Schemas{Input: schemaOf(kI64)}, infix(i64(8), "/", input(0, kI64)), text("k"), input(0, kI64))
	require.Equal(t, []datatype.Type{{Kind: kI64}, {Kind: kText}, {Kind: kI64}}, compiled.Types())
	result, err := compiled.Run(new(Machine), frameOf(3, columnOf(kI64, []any{int64(2), int64(0), nil})))
	require.NoError(t, err)
	require.Equal(t, []int32{0, 2}, result.Selected)
	require.Equal(t, []any{int64(4), nil}, boxed(result.Columns[0]))
	require.Equal(t, []any{"k", "k"}, boxed(result.Columns[1]))
	require.Equal(t, []any{int64(2), nil}, boxed(result.Columns[2]))
	require.Equal(t, OperationDeduplicate, result.Errors[0].Operation)
}

func TestContextFunctions(t *testing.T) {
	compiled := valuesOf(t, Schemas{}, call("now"), call("uuid_v4"), call("uuid_v7"), call("uuid_v7"))
	machine := new(Machine)
	seen := map[string]bool{}
	for _, now := range []int64{1775565296789000000, -5} {
		frame := frameOf(50)
		frame.Now = now
		result, err := compiled.Run(machine, frame)
		require.NoError(t, err)
		for row := range 50 {
			require.Equal(t, now, valueOf(result.Columns[0], row))
			for i, version := range []uuid.Version{4, 7, 7} {
				id := valueOf(result.Columns[i+1], row).(string)
				parsed, err := uuid.Parse(id)
				require.NoError(t, err)
				require.Equal(t, id, parsed.String())
				require.Equal(t, version, parsed.Version())
				require.Equal(t, uuid.RFC4122, parsed.Variant())
				require.False(t, seen[id])
				seen[id] = true
				if version == 7 {
					milliseconds := int64(0)
					for _, b := range parsed[:6] {
						milliseconds = milliseconds<<8 | int64(b)
					}
					require.Equal(t, max(0, now)/1e6, milliseconds)
				}
			}
		}
	}
}

func listColumn(lists ...[]int64) arrow.Array {
	builder := array.NewListBuilderWithField(memory.DefaultAllocator, arrow.Field{Name: "item", Type: arrow.PrimitiveTypes.Int64})
	for _, list := range lists {
		if list == nil {
			builder.AppendNull()
			continue
		}
		builder.Append(true)
		builder.ValueBuilder().(*array.Int64Builder).AppendValues(list, nil)
	}
	return builder.NewArray()
}

func TestCollections(t *testing.T) {
	list := datatype.Type{Kind: datatype.KindVec, Element: &datatype.Type{Kind: kI64}}
	schema := &revision.Schema{Fields: []revision.Field{{Name: "a", Type: list, Nullable: true}, {Name: "b", Type: list, Nullable: true}}}
	target := &revision.Schema{Fields: []revision.Field{
		{Name: "first", Type: list, Nullable: true}, {Name: "none", Type: list, Nullable: true}, {Name: "absent", Type: datatype.Type{Kind: kBool}},
	}}
	register := uint32(0)
	in := func(t datatype.Type, s revision.Step) revision.Instruction {
		register++
		return revision.Instruction{Register: register - 1, Type: t, Step: s}
	}
	merged := revision.Block{Instructions: []revision.Instruction{
		in(list, &revision.Load{Column: 0}), in(list, &revision.Load{Column: 1}),
	}}
	merged.Instructions = append(merged.Instructions, in(list, &revision.CallStep{Function: uint32(call("coalesce", i64(1)).function.ID), Arguments: []uint32{0, 1}}))
	merged.Result = 2
	absent := revision.Block{Instructions: []revision.Instruction{
		in(list, &revision.Load{Source: revision.ColumnSourceOutput, Column: 1}),
		in(datatype.Type{Kind: kBool}, &revision.CallStep{Function: uint32(call("is_null", i64(1)).function.ID), Arguments: []uint32{3}}),
	}, Result: 4}
	c := &revision.Construction{Operations: []revision.ConstructionOperation{
		&revision.AssignColumn{Output: 0, Value: merged}, &revision.AssignColumn{Output: 2, Value: absent},
	}, Registers: register}
	compiled, err := CompileConstruction("lists", c, Schemas{Input: schema}, Output(target))
	require.NoError(t, err)
	result, err := compiled.Run(new(Machine), frameOf(3, listColumn([]int64{1, 2}, nil, nil), listColumn([]int64{3}, []int64{4, 5, 6}, nil)))
	require.NoError(t, err)
	require.Equal(t, []any{[]any{int64(1), int64(2)}, []any{int64(4), int64(5), int64(6)}, nil}, boxed(result.Columns[0]))
	require.Equal(t, 3, result.Columns[1].NullN())
	require.Equal(t, []any{true, true, true}, boxed(result.Columns[2]))
}

func TestInheritSharesColumns(t *testing.T) {
	c := &revision.Construction{Operations: []revision.ConstructionOperation{&revision.InheritColumn{}}}
	compiled, err := CompileConstruction("inherit", c, Schemas{Input: schemaOf(kText)}, Output(schemaOf(kText)))
	require.NoError(t, err)
	column := columnOf(kText, []any{"a", "b"})
	result, err := compiled.Run(new(Machine), frameOf(2, column))
	require.NoError(t, err)
	require.Same(t, column, result.Columns[0])
	require.Nil(t, result.Selected)
}

func TestFramesThatDoNotFit(t *testing.T) {
	filter := filterOf(t, infix(input(0, kI64), "=", i64(1)), Schemas{Input: schemaOf(kI64)})
	machine := new(Machine)
	for _, frame := range []*Frame{
		frameOf(1), frameOf(1, nil), frameOf(2, columnOf(kI64, []any{nil})), frameOf(1, columnOf(kI32, []any{nil})),
	} {
		_, err := filter.Run(machine, frame)
		require.ErrorIs(t, err, failure.CodeInternal)
	}
	result, err := filter.Run(machine, frameOf(0, columnOf(kI64, nil)))
	require.NoError(t, err)
	require.Nil(t, result.Selected)
}

func TestProgramsAreShared(t *testing.T) {
	compiled := valuesOf(t, Schemas{Input: schemaOf(kText)}, call("upper", input(0, kText)), caseOf(kText, text("-"), [2]*expr{call("contains", input(0, kText), text("a")), input(0, kText)}))
	column := columnOf(kText, []any{"a", nil, "b", "ca"})
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			machine := new(Machine)
			for range 50 {
				result, err := compiled.Run(machine, frameOf(4, column))
				if err != nil || valueOf(result.Columns[0], 3) != "CA" || valueOf(result.Columns[1], 2) != "-" {
					t.Error("a shared program gave another result")
				}
			}
		})
	}
	wait.Wait()
}

func TestSteadyStateAllocations(t *testing.T) {
	schema, columns := orders(benchmarkRows)
	var l lowering
	c := &revision.Construction{
		Operations: []revision.ConstructionOperation{
			&revision.InheritColumn{}, assign(&l, 1, call("upper", input(0, kText))), assign(&l, 2, infix(infix(input(1, kI64), "*", input(2, kI64)), "+", i64(7))),
		},
		Where: &revision.Predicate{Block: l.block(call("contains", input(0, kText), text("acme")))},
	}
	c.Registers = l.registers
	compiled, err := CompileConstruction("route", c, Schemas{Input: schema}, Output(schemaOf(kText, kText, kI64)))
	require.NoError(t, err)
	frame, machine := frameOf(benchmarkRows, columns...), new(Machine)
	allocations := testing.AllocsPerRun(20, func() {
		if _, err := compiled.Run(machine, frame); err != nil {
			t.Error(err)
		}
	})
	require.Less(t, allocations, 40.0, "allocations for %d rows", benchmarkRows)
}

// TestConstantConditionsRemoveArms compiles conditionals and looks at what is left of them.
func TestConstantConditionsRemoveArms(t *testing.T) {
	broken := infix(i64(1), "/", i64(0))
	column, yes, no := infix(input(0, kI64), ">", i64(0)), infix(i64(1), "=", i64(1)), truthOf(false)
	for _, c := range []struct {
		name     string
		expr     *expr
		arms     int
		constant any
	}{
		{"first is true", caseOf(kI64, broken, [2]*expr{yes, i64(7)}), 0, int64(7)},
		{"none is true", caseOf(kI64, nil, [2]*expr{no, broken}, [2]*expr{null(kBool), i64(1)}), 0, nil},
		{"only ELSE", caseOf(kI64, i64(3), [2]*expr{no, broken}), 0, int64(3)},
		{"nested", caseOf(kI64, i64(3), [2]*expr{caseOf(kBool, no, [2]*expr{yes, yes}), i64(4)}), 0, int64(4)},
		{"ELSE may fail", caseOf(kI64, broken, [2]*expr{no, i64(1)}), 0, "step"},
		{"condition may fail", caseOf(kI64, i64(3), [2]*expr{infix(broken, "=", i64(1)), i64(4)}), 1, "step"},
		{"between", caseOf(kI64, broken, [2]*expr{no, broken}, [2]*expr{column, i64(1)}, [2]*expr{yes, i64(2)}), 1, "step"},
		{"column", caseOf(kI64, broken, [2]*expr{column, i64(1)}, [2]*expr{column, i64(2)}), 2, "step"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var l lowering
			source := &revision.Values{Blocks: []revision.Block{l.block(c.expr)}}
			source.Registers = l.registers
			compiled, err := CompileValues("fold", source, Schemas{Input: schemaOf(kI64)}, OperationValues)
			require.NoError(t, err)
			instructions := compiled.blocks[0].instructions
			switch left := instructions[len(instructions)-1].step.(type) {
			case *constant:
				require.Zero(t, c.arms)
				require.Equal(t, c.constant, boxed(left.value.array(columnar.ArrowType(scalar(kI64)), 1))[0])
			case *choose:
				require.Equal(t, "step", c.constant)
				require.Len(t, left.arms, c.arms)
			}
		})
	}
}
