package program

import (
	"fmt"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

const benchmarkRows = 8192

// orders is a batch like those of a small order stream: tenant, amount, quantity, price.
func orders(rows int) (*revision.Schema, []arrow.Array) {
	schema := &revision.Schema{}
	for i, kind := range []datatype.Kind{kText, kI64, kI64, kF64} {
		schema.Fields = append(schema.Fields, revision.Field{Name: fmt.Sprint("f", i), Type: datatype.Type{Kind: kind}})
	}
	columns := make([][]any, 4)
	for row := range rows {
		columns[0] = append(columns[0], fmt.Sprintf("tenant-%d.%s", row%97, []string{"acme", "globex", "initech"}[row%3]))
		columns[1] = append(columns[1], int64(row))
		columns[2] = append(columns[2], int64(row%10))
		columns[3] = append(columns[3], float64(row)*0.5)
	}
	return schema, []arrow.Array{columnOf(kText, columns[0]), columnOf(kI64, columns[1]), columnOf(kI64, columns[2]), columnOf(kF64, columns[3])}
}

func benchmarkConstruction(b *testing.B, where *expr, values ...*expr) {
	schema, columns := orders(benchmarkRows)
	output := &revision.Schema{}
	var l lowering
	c := &revision.Construction{}
	for i, value := range values {
		output.Fields = append(output.Fields, revision.Field{Type: value.dataType(), Nullable: true})
		if value.op == "load" {
			c.Operations = append(c.Operations, &revision.InheritColumn{Input: value.column, Output: uint32(i)})
		} else {
			c.Operations = append(c.Operations, &revision.AssignColumn{Output: uint32(i), Value: l.block(value)})
		}
	}
	if where != nil {
		c.Where = &revision.Predicate{Block: l.block(where)}
	}
	c.Registers = l.registers
	compiled, err := CompileConstruction("benchmark", c, Schemas{Input: schema}, Output(output))
	require.NoError(b, err)
	frame := &Frame{Rows: benchmarkRows}
	frame.Input = columns
	machine := new(Machine)
	b.ReportAllocs()
	for b.Loop() {
		if result, err := compiled.Run(machine, frame); err != nil || len(result.Errors) > 0 {
			b.Fatal(err, result.Errors)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/benchmarkRows, "ns/row")
}

func BenchmarkConstruction(b *testing.B) {
	tenant, amount, quantity, price := input(0, kText), input(1, kI64), input(2, kI64), input(3, kF64)
	total := infix(infix(amount, "*", quantity), "+", i64(7))
	b.Run("inherit", func(b *testing.B) { benchmarkConstruction(b, nil, tenant, amount, quantity, price) })
	b.Run("arithmetic", func(b *testing.B) { benchmarkConstruction(b, nil, total) })
	b.Run("float", func(b *testing.B) { benchmarkConstruction(b, nil, infix(price, "*", price)) })
	b.Run("compare", func(b *testing.B) { benchmarkConstruction(b, nil, infix(amount, ">", quantity)) })
	b.Run("upper", func(b *testing.B) { benchmarkConstruction(b, nil, call("upper", tenant)) })
	b.Run("contains", func(b *testing.B) { benchmarkConstruction(b, nil, call("contains", tenant, text("acme"))) })
	b.Run("concat", func(b *testing.B) { benchmarkConstruction(b, nil, call("concat", tenant, text("/"), tenant)) })
	b.Run("cast", func(b *testing.B) { benchmarkConstruction(b, nil, cast(amount, kText)) })
	b.Run("case", func(b *testing.B) {
		benchmarkConstruction(b, nil, caseOf(kI64, i64(0), [2]*expr{infix(quantity, ">", i64(5)), amount}))
	})
	b.Run("uuid", func(b *testing.B) { benchmarkConstruction(b, nil, call("uuid_v7")) })
	b.Run("floor", func(b *testing.B) { benchmarkConstruction(b, nil, call("floor", price)) })
	b.Run("regexp_like", func(b *testing.B) {
		benchmarkConstruction(b, nil, call("regexp_like", tenant, text(`acme$`)))
	})
	b.Run("regexp_substr", func(b *testing.B) {
		benchmarkConstruction(b, nil, call("regexp_substr", tenant, text(`[0-9]+`)))
	})
	b.Run("regexp_replace", func(b *testing.B) {
		benchmarkConstruction(b, nil, call("regexp_replace", tenant, text(`([0-9]+)\.(acme|globex)`), text("$2/$1")))
	})
	b.Run("array", func(b *testing.B) {
		benchmarkConstruction(b, nil, collected(arrayOf(scalar(kI64), 3), amount, quantity, i64(1)))
	})
	b.Run("sum of array", func(b *testing.B) {
		benchmarkConstruction(b, nil, call("sum", collected(arrayOf(scalar(kI64), 3), amount, quantity, i64(1))))
	})
	b.Run("nth", func(b *testing.B) {
		benchmarkConstruction(b, nil, call("nth", collected(vec(scalar(kI64)), amount, quantity), quantity))
	})
	b.Run("filter+upper+arithmetic", func(b *testing.B) {
		benchmarkConstruction(b, call("contains", input(0, kText), text("acme")), tenant, call("upper", tenant), total, price)
	})
}
