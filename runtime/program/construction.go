package program

import (
	"fmt"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// Target is what a construction builds.
type Target struct {
	// Schema is the shape of the built rows.
	Schema *revision.Schema
	// Source is where the program reads the rows under construction from.
	Source revision.ColumnSource
	// Operation names the assignments in row errors.
	Operation Operation
}

// Output builds the rows of a route; they are read as OUTPUT.
func Output(schema *revision.Schema) Target {
	return Target{schema, revision.ColumnSourceOutput, OperationSet}
}

// BranchKeys builds the key columns of a branch; they are read as BRANCH, while OUTPUT is the
// finished row.
func BranchKeys(schema *revision.Schema) Target {
	return Target{schema, revision.ColumnSourceBranch, OperationBranchSet}
}

// Construction is a compiled revision.Construction. It is immutable.
type Construction struct {
	program    program
	target     Target
	shape      *columnar.Shape
	operations []operation
	where      *predicate
	headers    []headerWrite
	finalize   int32
	// paths are the names of the output fields in row errors.
	paths []string
}

// operation initialises or changes one output column.
type operation struct {
	output uint32
	// inherited is the loaded column that is shared; without value.
	inherited int
	value     *block
	site      int32
}

type predicate struct {
	condition block
	site      int32
}

type headerWrite struct {
	name, value block
	site        int32
}

// CompileConstruction compiles a construction that calls nothing of a library.
func CompileConstruction(name string, source *revision.Construction, schemas Schemas, target Target) (*Construction, error) {
	return Library{}.CompileConstruction(name, source, schemas, target)
}

// CompileConstruction compiles a construction over the given schemas. The schema of the target's
// source is that of the target. name says in failures which program does not compile.
func (l Library) CompileConstruction(name string, source *revision.Construction, schemas Schemas, target Target) (*Construction, error) {
	c, err := newCompiler(source.Registers, schemas, l, &target)
	if err != nil {
		return nil, invalid(name, err)
	}
	compiled := &Construction{target: target}
	var types []arrow.DataType
	for i := range target.Schema.Fields {
		field := &target.Schema.Fields[i]
		if err := columnar.CheckType(field.Type); err != nil {
			return nil, invalid(name, fmt.Errorf("field %s: %w", field.Name, err))
		}
		types = append(types, columnar.ArrowType(field.Type))
		compiled.paths = append(compiled.paths, pathPrefix(target.Source)+field.Name)
	}
	compiled.shape = columnar.NewShape(types)
	if err := compiled.compile(c, source); err != nil {
		return nil, invalid(name, err)
	}
	compiled.program = c.program
	return compiled, nil
}

func pathPrefix(source revision.ColumnSource) string {
	if source == revision.ColumnSourceBranch {
		return "branch."
	}
	return "output."
}

func (p *Construction) compile(c *compiler, source *revision.Construction) error {
	initialised := make([]bool, len(p.paths))
	for i, step := range source.Operations {
		compiled, err := p.operation(c, i, step)
		if err != nil {
			return fmt.Errorf("operation %d: %w", i, err)
		}
		initialised[compiled.output] = true
		p.operations = append(p.operations, compiled)
	}
	for i, field := range p.target.Schema.Fields {
		if !field.Nullable && !initialised[i] {
			return fmt.Errorf("required field %s is not initialised", field.Name)
		}
	}
	p.finalize = c.site(OperationFinalize, -1, nil)
	if source.Where != nil {
		where, err := c.predicate(source.Where, OperationRouteWhere)
		if err != nil {
			return err
		}
		p.where = &where
	}
	for i := range source.Headers {
		header := &source.Headers[i]
		compiled := headerWrite{site: c.site(OperationInvoke, i, header.Fields)}
		var err error
		if compiled.name, _, err = c.block(&header.Name, &stringType); err != nil {
			return fmt.Errorf("name of header %d: %w", i, err)
		}
		if compiled.value, _, err = c.block(&header.Value, &stringType); err != nil {
			return fmt.Errorf("value of header %d: %w", i, err)
		}
		p.headers = append(p.headers, compiled)
	}
	return nil
}

func (p *Construction) operation(c *compiler, index int, step revision.ConstructionOperation) (operation, error) {
	compiler := &operationCompiler{construction: p, compiler: c, index: index}
	if step == nil {
		return operation{}, fmt.Errorf("no operation")
	}
	err := revision.VisitConstructionOperation(step, compiler)
	return compiler.compiled, err
}

// operationCompiler compiles one operation of a construction.
type operationCompiler struct {
	construction *Construction
	compiler     *compiler
	index        int
	compiled     operation
}

func (o *operationCompiler) output(index uint32) (*datatype.Type, error) {
	fields := o.construction.target.Schema.Fields
	if int(index) >= len(fields) {
		return nil, fmt.Errorf("there is no output column %d", index)
	}
	return &fields[index].Type, nil
}

func (o *operationCompiler) VisitInheritColumn(s *revision.InheritColumn) error {
	want, err := o.output(s.Output)
	if err != nil {
		return err
	}
	column, err := o.compiler.column(revision.ColumnSourceInput, s.Input, want)
	o.compiled = operation{output: s.Output, inherited: column}
	return err
}

func (o *operationCompiler) VisitAssignColumn(s *revision.AssignColumn) error {
	want, err := o.output(s.Output)
	if err != nil {
		return err
	}
	value, _, err := o.compiler.block(&s.Value, want)
	site := o.compiler.site(o.construction.target.Operation, o.index, s.Fields)
	o.compiled = operation{output: s.Output, value: &value, site: site}
	return err
}

// Run builds the output rows of a frame. An error concerns the whole frame: its columns do not
// fit the schemas.
func (p *Construction) Run(m *Machine, frame *Frame) (Result, error) {
	defer m.end()
	if err := m.begin(frame, &p.program); err != nil {
		return Result{}, err
	}
	m.outputs = grow(m.outputs, len(p.paths))
	clear(m.outputs)
	for i := range p.operations {
		m.operate(&p.operations[i])
	}
	p.requireValues(m)
	passed := m.where(p.where)
	headers := p.writeHeaders(m)
	if m.defect != nil {
		return Result{}, m.defect
	}
	var result Result
	result.Selected, result.Errors = m.settle(&p.program, passed, p.where)
	p.collect(m, &result, headers)
	return result, nil
}

func (m *Machine) operate(o *operation) {
	if o.value == nil {
		m.outputs[o.output] = &m.loaded[o.inherited]
		return
	}
	mark := len(m.faults)
	value := m.run(o.value)
	if m.attribute(mark, o.site) {
		value = m.keepPrevious(m.outputs[o.output], value, mark)
	}
	m.outputs[o.output] = value
}

// attribute assigns the faults from mark on to a site and tells whether there are any.
func (m *Machine) attribute(mark int, site int32) bool {
	for i := range m.faults[mark:] {
		m.faults[mark+i].site = site
	}
	return len(m.faults) > mark
}

// keepPrevious gives the value with the previous one, if any, in the rows that failed.
func (m *Machine) keepPrevious(previous, value *vector, mark int) *vector {
	at := m.enter()
	defer m.leave()
	kept := at.next()
	copy(kept, at.undecided)
	for _, f := range m.faults[mark:] {
		kept[f.row>>6] &^= 1 << (f.row & 63)
	}
	for i, word := range kept {
		at.undecided[i] &^= word
	}
	at.sources = append(at.sources, value)
	if previous != nil {
		at.rest(previous)
	}
	merged := new(vector)
	m.merge(merged, value.kind, at)
	return merged
}

// requireValues fails the rows without an earlier error in which a required field is null.
func (p *Construction) requireValues(m *Machine) {
	var lacking []int
	for i, field := range p.target.Schema.Fields {
		if !field.Nullable && m.outputs[i].nulls() > 0 {
			lacking = append(lacking, i)
		}
	}
	if lacking == nil {
		return
	}
	earlier := make([]bool, m.rows)
	for _, f := range m.faults {
		earlier[f.row] = true
	}
	for row := range m.rows {
		if earlier[row] {
			continue
		}
		var names []string
		for _, i := range lacking {
			if m.outputs[i].isNull(row) {
				names = append(names, p.paths[i])
			}
		}
		if names != nil {
			slices.Sort(names)
			m.faults = append(m.faults, fault{int32(row), p.finalize, &failure.Finalization{Names: names}})
		}
	}
}

func (p *Construction) writeHeaders(m *Machine) [][2]*vector {
	var written [][2]*vector
	for i := range p.headers {
		header := &p.headers[i]
		mark := len(m.faults)
		written = append(written, [2]*vector{m.run(&header.name), m.run(&header.value)})
		m.attribute(mark, header.site)
	}
	return written
}

// collect makes the columns of the result.
func (p *Construction) collect(m *Machine, result *Result, headers [][2]*vector) {
	result.Columns = m.columns(p.shape, result.Selected)
	for _, header := range headers {
		result.Headers = append(result.Headers, Header{
			Name:  m.finish(header[0], arrow.BinaryTypes.String, result.Selected).(*array.String),
			Value: m.finish(header[1], arrow.BinaryTypes.String, result.Selected).(*array.String),
		})
	}
	if len(result.Errors) == 0 {
		return
	}
	rows := make([]int32, len(result.Errors))
	for i := range result.Errors {
		rows[i] = result.Errors[i].Row
	}
	result.Partial = m.columns(p.shape, rows)
}

// columns gives the selected rows of the outputs as columns; nil rows are all.
func (m *Machine) columns(shape *columnar.Shape, rows []int32) []arrow.Array {
	count := len(rows)
	if rows == nil {
		if count = m.rows; !slices.ContainsFunc(m.outputs, (*vector).unshared) {
			list := make([]arrow.Array, len(m.outputs))
			for i, v := range m.outputs {
				list[i] = m.finish(v, shape.Types()[i], nil)
			}
			return list
		}
	}
	set := shape.Make(count)
	if rows != nil {
		m.raw = m.raw[:0]
		for _, v := range m.outputs {
			m.raw = append(m.raw, v.raw())
		}
		set.Reserve(m.raw)
	}
	for i, v := range m.outputs {
		switch {
		case v == nil || v.constant || !columnar.IsScalar(v.kind):
			set.Columns[i] = m.finish(v, shape.Types()[i], rows)
		case rows != nil:
			set.Take(i, &m.raw[i], rows)
		default:
			v.put(&set, i)
		}
	}
	clear(m.raw)
	return set.Columns
}

// finish gives the selected rows of a vector as a column; nil is an uninitialised one, nil rows
// are all.
func (m *Machine) finish(v *vector, dataType arrow.DataType, rows []int32) arrow.Array {
	switch {
	case v == nil && rows == nil:
		return columnar.Nulls(dataType, m.rows)
	case v == nil:
		return columnar.Nulls(dataType, len(rows))
	case rows == nil:
		return v.array(dataType, m.rows)
	default:
		return v.take(dataType, rows)
	}
}
