package program

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/function"
	"nervix/generated/revision"
	"nervix/runtime/header"
)

// subjectRows is a batch of usual size.
const subjectRows = 1024

// subject is one kernel that is measured and watched: an expression over subjectBatch.
type subject struct {
	family, name string
	value        *expr
	// plain does the same over the same values in a plain loop; nil where there is none.
	plain func()
}

// subjectColumns are the columns of subjectBatch behind two of every scalar kind, which are in the
// order of scalarKinds: left ones at 2i, right ones at 2i+1.
const (
	columnDigits = uint32(iota) + 26
	columnTruths
	columnInstants
	columnWords
	columnForeign
	columnUnit
	columnVec
	columnArray
	columnTexts
)

func leftOf(kind datatype.Kind) *expr {
	return input(uint32(2*slices.Index(scalarKinds, kind)), kind)
}

func rightOf(kind datatype.Kind) *expr {
	return input(uint32(2*slices.Index(scalarKinds, kind)+1), kind)
}

// subjectValue is a value of a row for which no arithmetic fails in its kind.
func subjectValue(kind datatype.Kind, row int, right bool) any {
	small := int64(1 + row%8)
	switch {
	case kind == kBool:
		return row%3 == 0 || right && row%5 == 0
	case kind == kText && right:
		return fmt.Sprintf("tenant-%d.acme", row%50)
	case kind == kText:
		return fmt.Sprintf("tenant-%d.%s", row%97, []string{"acme", "globex", "initech"}[row%3])
	case isFloat(kind) && right:
		return floatOf(float64(small)+0.25, kind)
	case isFloat(kind):
		return floatOf(float64(row)*0.75+10, kind)
	case right && kind != kTime:
		return integerOf(big.NewInt(small), kind)
	}
	wide := map[datatype.Kind]int64{
		kU8: 10 + int64(row)%5, kI8: 10 + int64(row)%5, kU16: 1000 + int64(row), kI16: 1000 + int64(row),
		kTime: 1775565296789000000 + int64(row)*1_001_001,
	}[kind]
	if wide == 0 {
		wide = 100_000 + 37*int64(row)
	}
	return integerOf(big.NewInt(wide), kind)
}

// subjectBatch has nulls in every column, in different rows.
var subjectBatch = sync.OnceValues(func() (*revision.Schema, *Frame) {
	schema, frame := &revision.Schema{}, &Frame{Rows: subjectRows, Now: 1775565296789000000}
	add := func(t datatype.Type, value func(row int) any) {
		list := make([]any, subjectRows)
		for row := range list {
			if (row+len(schema.Fields))%(7+len(schema.Fields)%5) > 0 {
				list[row] = value(row)
			}
		}
		schema.Fields = append(schema.Fields, revision.Field{Name: fmt.Sprint("f", len(schema.Fields)), Type: t, Nullable: true})
		frame.Input = append(frame.Input, columnOfType(t, list))
	}
	for _, kind := range scalarKinds {
		for _, right := range []bool{false, true} {
			add(scalar(kind), func(row int) any { return subjectValue(kind, row, right) })
		}
	}
	add(scalar(kText), func(row int) any { return fmt.Sprint(row % 128) })
	add(scalar(kText), func(row int) any { return []string{"true", "no", "ON"}[row%3] })
	add(scalar(kText), func(row int) any { return fmt.Sprintf("2026-04-07T12:34:%02d.789Z", row%60) })
	add(scalar(kText), func(row int) any { return fmt.Sprintf("  the quick brown fox jumps over %d lazy dogs ", row) })
	add(scalar(kText), func(row int) any { return fmt.Sprintf("  Straße %d führt nach 東京, über Łódź ", row) })
	add(scalar(kF64), func(row int) any { return float64(row%200)/100 - 0.995 })
	add(vec(scalar(kI64)), func(row int) any {
		list := []any{}
		for i := range row % 6 {
			list = append(list, int64(row+i))
		}
		return list
	})
	add(arrayOf(scalar(kI64), 4), func(row int) any { return []any{int64(row), int64(1), int64(2), int64(3)} })
	add(vec(scalar(kText)), func(row int) any { return []any{fmt.Sprint("tag-", row), "edge", "prod"} })
	frame.Headers = &header.Rows{Lists: [][]header.Field{headers("trace", "a1b2c3", "content-type", "json", "tag", "edge", "tag", "prod"), nil}}
	for row := range subjectRows {
		frame.Headers.Row = append(frame.Headers.Row, int32(bit(row%5 == 0)))
	}
	return schema, frame
})

func digits() *expr  { return input(columnDigits, kText) }
func words() *expr   { return input(columnWords, kText) }
func foreign() *expr { return input(columnForeign, kText) }
func unit() *expr    { return input(columnUnit, kF64) }
func numbers() *expr { return typed(vec(scalar(kI64)), input(columnVec, datatype.KindVec)) }
func fixed() *expr   { return typed(arrayOf(scalar(kI64), 4), input(columnArray, datatype.KindArray)) }
func tags() *expr    { return typed(vec(scalar(kText)), input(columnTexts, datatype.KindVec)) }

// compile gives the subject as a program of one value.
func (s *subject) compile(tb testing.TB) *Values {
	schema, _ := subjectBatch()
	var l lowering
	source := &revision.Values{Blocks: []revision.Block{l.block(s.value)}}
	source.Registers = l.registers
	compiled, err := Library{Headers: true}.CompileValues(s.name, source, Schemas{Input: schema}, OperationValues)
	require.NoError(tb, err, "%s/%s", s.family, s.name)
	return compiled
}

// subjects are all kernels: operators and casts of every type, and every built-in function.
func subjects() []subject {
	var all []subject
	for _, family := range []func() []subject{
		arithmeticSubjects, comparisonSubjects, logicSubjects, castSubjects, choiceSubjects, collectionSubjects, functionSubjects,
	} {
		all = append(all, family()...)
	}
	return all
}

// BenchmarkKernels gives for each kernel the time of a whole run per row, what it allocates per
// batch, and how often the time of a plain Go loop the kernel alone takes.
func BenchmarkKernels(b *testing.B) {
	_, frame := subjectBatch()
	for _, s := range subjects() {
		b.Run(s.family+"/"+s.name, func(b *testing.B) {
			compiled, machine := s.compile(b), new(Machine)
			b.ReportAllocs()
			for b.Loop() {
				if result, err := compiled.Run(machine, frame); err != nil || len(result.Errors) > 0 {
					b.Fatal(err, result.Errors)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/subjectRows, "ns/row")
			if s.plain != nil {
				b.ReportMetric(ratio(func() { compiled.compute(machine, frame) }, s.plain), "x-plain")
			}
		})
	}
}

// ratio compares the times of two loops, each at its fastest.
func ratio(a, b func()) float64 {
	fastest := [2]time.Duration{math.MaxInt64, math.MaxInt64}
	for range 50 {
		for i, run := range [2]func(){a, b} {
			start := time.Now()
			for range 10 {
				run()
			}
			fastest[i] = min(fastest[i], time.Since(start))
		}
	}
	return float64(fastest[0]) / float64(fastest[1])
}

// compute runs the only block without making a column of its value.
func (p *Values) compute(m *Machine, frame *Frame) {
	_ = m.begin(frame, &p.program)
	m.run(&p.blocks[0])
	m.end()
}

// Kernels allocate for batches, never for rows, and none of the values that are measured fails.
func TestKernelsAllocateNothingPerRow(t *testing.T) {
	_, frame := subjectBatch()
	machine := new(Machine)
	for _, s := range subjects() {
		compiled := s.compile(t)
		allocations := testing.AllocsPerRun(2, func() {
			result, err := compiled.Run(machine, frame)
			require.NoError(t, err)
			require.Empty(t, result.Errors, "%s/%s", s.family, s.name)
		})
		require.Less(t, allocations, subjectRows/10.0, "%s/%s allocates for %d rows", s.family, s.name, subjectRows)
	}
}

// elsewhere are the functions that are not kernels of this package.
var elsewhere = map[function.ID]string{
	function.LookupHashMap: "BenchmarkLookup",
	function.WriteHeader:   "BenchmarkHeaderWrites",
}

// A new function cannot be forgotten.
func TestEveryFunctionIsMeasured(t *testing.T) {
	for _, f := range function.All() {
		_, measured := functionBenchmarks()[f.ID]
		_, other := elsewhere[f.ID]
		if f.Supported && !f.Aggregate {
			require.True(t, measured != other, "%s: one row in functionBenchmarks, please", f.Name)
		} else {
			require.False(t, measured || other, "%s runs nowhere in this package", f.Name)
		}
	}
}

// slice gives the values of an input column of fixed width.
func slice[T number](e *expr) []T {
	_, frame := subjectBatch()
	return arrow.GetData[T](frame.Input[e.column].Data().Buffers()[1].Bytes())[:subjectRows]
}

// textsOf gives the texts of an input column; those of nulls are empty.
func textsOf(e *expr) []string {
	_, frame := subjectBatch()
	list := make([]string, subjectRows)
	for row, value := range boxed(frame.Input[e.column]) {
		list[row], _ = value.(string)
	}
	return list
}

// listParts gives the parts of a column of lists of I64.
func listParts(e *expr) (offsets []int32, elements []int64) {
	_, frame := subjectBatch()
	list := frame.Input[e.column].(*array.List)
	return list.Offsets(), list.ListValues().(*array.Int64).Int64Values()
}
