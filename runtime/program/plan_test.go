package program

import (
	"fmt"

	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/generated/revision"
	"nervix/runtime/header"
)

// otherSources are the places besides INPUT that programs read columns from.
var otherSources = []revision.ColumnSource{
	revision.ColumnSourceOutput, revision.ColumnSourceBranch, revision.ColumnSourceAggregate, revision.ColumnSourceMetadata,
	revision.ColumnSourceError, revision.ColumnSourcePartialOutput, revision.ColumnSourceGenerated,
	revision.ColumnSourceLeft, revision.ColumnSourceRight, revision.ColumnSourceState,
}

// drawSchema makes 18 scalar fields, each kind at least once, and 6 collections: two thirds of them
// of INPUT, the others of any source.
func (g *generator) drawSchema() {
	g.building = revision.ColumnSourceOutput
	if g.IntN(6) == 0 {
		g.building = revision.ColumnSourceBranch
	}
	for i := range 24 {
		t := scalar(scalarKinds[i%len(scalarKinds)])
		if i >= 18 {
			t = g.listType(scalar(g.pick(scalarKinds)))
		}
		source := revision.ColumnSourceInput
		if g.IntN(3) == 0 {
			source = otherSources[g.IntN(len(otherSources))]
		}
		if source == g.building {
			source = revision.ColumnSourceInput
		}
		schema := g.schemas.Of(source)
		if *schema == nil {
			*schema = &revision.Schema{}
		}
		g.fields = append(g.fields, column{source: source, index: uint32(len((*schema).Fields)), dataType: t})
		(*schema).Fields = append((*schema).Fields, revision.Field{Name: fmt.Sprint("f", i), Type: t, Nullable: g.IntN(2) == 0})
	}
	g.read = make([]bool, len(g.fields))
}

// frame draws the columns that are read, sliced out of longer ones, and their values by field. A
// column of another source than INPUT may have one row that stands for all.
func (g *generator) frame(rows int) (*Frame, [][]any) {
	frame, boxed := &Frame{Rows: rows, Now: 12345, Headers: g.headers(rows)}, make([][]any, len(g.fields))
	for i := range g.fields {
		field := &g.fields[i]
		columns := frame.Of(field.source)
		if !g.read[i] {
			*columns = append(*columns, nil)
			continue
		}
		length := rows
		if field.source != revision.ColumnSourceInput && g.IntN(2) == 0 {
			length = 1
		}
		before, after := g.IntN(12), g.IntN(3)
		list := make([]any, before+length+after)
		nullable := (*g.schemas.Of(field.source)).Fields[field.index].Nullable
		for row := range list {
			if !nullable || g.IntN(4) > 0 {
				list[row] = g.valueOfType(field.dataType)
			}
		}
		boxed[i] = list[before : before+length]
		*columns = append(*columns, array.NewSlice(columnOfType(field.dataType, list), int64(before), int64(before+length)))
	}
	if g.IntN(3) == 0 {
		frame.Selection = []int32{}
		for row := range rows {
			if g.IntN(2) == 0 {
				frame.Selection = append(frame.Selection, int32(row))
			}
		}
	}
	return frame, boxed
}

var headerLists = [][]header.Field{
	nil, {{Name: "a", Value: ""}, {Name: "he", Value: "1"}, {Name: "a", Value: "é"}}, {{Name: "", Value: "hello"}, {Name: "12", Value: "x"}, {Name: "12", Value: "y"}},
}

func (g *generator) headers(rows int) *header.Rows {
	drawn := &header.Rows{Lists: headerLists}
	for range rows {
		drawn.Row = append(drawn.Row, int32(g.IntN(len(headerLists))))
	}
	return drawn
}

// form is what a plan is compiled to.
type form int

const (
	formConstruction form = iota
	formFilter
	formValues
)

// plan is a random program as the oracle reads it.
type plan struct {
	form       form
	output     revision.Schema
	operations []planned
	where      *expr
	// headers are the values of header writes.
	headers []*expr
}

type planned struct {
	output  int
	inherit int // a field; without value
	value   *expr
}

// runner is a compiled program of any form.
type runner interface {
	Run(m *Machine, frame *Frame) (Result, error)
}

// program draws a plan and compiles it: mostly a construction.
func (g *generator) program() (*plan, runner, error) {
	switch g.IntN(8) {
	case 0:
		return g.filter()
	case 1:
		return g.values()
	}
	return g.construction()
}

func (g *generator) filter() (*plan, runner, error) {
	var l lowering
	p := &plan{form: formFilter, where: g.expr(kBool, g.IntN(5))}
	source := &revision.Filter{Predicate: revision.Predicate{Block: l.block(p.where), Fields: []string{"where"}}}
	source.Registers = l.registers
	compiled, err := g.library.CompileFilter("random", source, g.schemas, OperationRouteWhere)
	return p, compiled, err
}

func (g *generator) values() (*plan, runner, error) {
	var l lowering
	p, source := &plan{form: formValues}, &revision.Values{Fields: []string{"output.o0"}}
	for i := range 1 + g.IntN(3) {
		kind := g.pick(scalarKinds)
		value := g.expr(kind, g.IntN(4))
		p.output.Fields = append(p.output.Fields, revision.Field{Type: scalar(kind), Nullable: true})
		p.operations = append(p.operations, planned{output: i, value: value})
		source.Blocks = append(source.Blocks, l.block(value))
	}
	source.Registers = l.registers
	compiled, err := g.library.CompileValues("random", source, g.schemas, OperationValues)
	return p, compiled, err
}

func (g *generator) construction() (*plan, runner, error) {
	p, source, target := g.plan()
	compiled, err := g.library.CompileConstruction("random", source, g.schemas, target)
	return p, compiled, err
}

func (g *generator) plan() (*plan, *revision.Construction, Target) {
	var p plan
	var l lowering
	c := new(revision.Construction)
	for i := range 1 + g.IntN(4) {
		kind := scalar(g.pick(scalarKinds))
		if g.IntN(5) == 0 {
			kind = g.fields[len(g.fields)-1-g.IntN(6)].dataType
		}
		p.output.Fields = append(p.output.Fields, revision.Field{Name: fmt.Sprint("o", i), Type: kind, Nullable: g.IntN(3) > 0})
	}
	for i, field := range p.output.Fields {
		if !field.Nullable || g.IntN(4) > 0 {
			g.assign(&p, c, &l, i)
		}
	}
	for range g.IntN(3) {
		g.assign(&p, c, &l, g.IntN(len(p.output.Fields)))
	}
	if g.IntN(3) > 0 {
		p.where = g.expr(kBool, g.IntN(3))
		c.Where = &revision.Predicate{Block: l.block(p.where), Fields: []string{"where"}}
	}
	target := Output(&p.output)
	if g.building == revision.ColumnSourceBranch {
		target = BranchKeys(&p.output)
	}
	for range g.IntN(6) / 4 {
		value := call("concat", g.expr(kText, g.IntN(3)))
		p.headers = append(p.headers, value)
		c.Headers = append(c.Headers, revision.HeaderWrite{Name: l.block(text("n")), Value: l.block(value), Fields: []string{"header"}})
	}
	c.Registers = l.registers
	return &p, c, target
}

// assign adds an operation that sets an output field.
func (g *generator) assign(p *plan, c *revision.Construction, l *lowering, i int) {
	t := p.output.Fields[i].Type
	for field := range g.fields {
		f := &g.fields[field]
		if f.source == revision.ColumnSourceInput && f.dataType.Equal(&t) && g.IntN(4) == 0 {
			g.read[field] = true
			p.operations = append(p.operations, planned{output: i, inherit: field})
			c.Operations = append(c.Operations, &revision.InheritColumn{Input: f.index, Output: uint32(i)})
			return
		}
	}
	var value *expr
	if t.Element != nil {
		value = g.list(t, g.IntN(3))
	} else {
		value = g.expr(t.Kind, g.IntN(4))
	}
	if g.IntN(3) == 0 {
		value = call("coalesce", typed(t, from(g.building, uint32(i), t.Kind)), value)
	}
	p.operations = append(p.operations, planned{output: i, value: value})
	c.Operations = append(c.Operations, &revision.AssignColumn{Output: uint32(i), Value: l.block(value), Fields: []string{fmt.Sprint("output.o", i)}})
}
