package program

import (
	"fmt"
	"math/bits"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// Filter is a compiled revision.Filter. It is immutable.
type Filter struct {
	program   program
	predicate predicate
}

// CompileFilter compiles a predicate that calls nothing of a library.
func CompileFilter(name string, source *revision.Filter, schemas Schemas, operation Operation) (*Filter, error) {
	return Library{}.CompileFilter(name, source, schemas, operation)
}

// CompileFilter compiles a predicate. operation names it in row errors, name in failures.
func (l Library) CompileFilter(name string, source *revision.Filter, schemas Schemas, operation Operation) (*Filter, error) {
	c, err := newCompiler(source.Registers, schemas, l, nil)
	if err != nil {
		return nil, invalid(name, err)
	}
	compiled := new(Filter)
	if compiled.predicate, err = c.predicate(&source.Predicate, operation); err != nil {
		return nil, invalid(name, err)
	}
	compiled.program = c.program
	return compiled, nil
}

func (c *compiler) predicate(source *revision.Predicate, operation Operation) (predicate, error) {
	condition, _, err := c.block(&source.Block, &boolType)
	if err != nil {
		return predicate{}, fmt.Errorf("WHERE: %w", err)
	}
	return predicate{condition, c.site(operation, -1, source.Fields)}, nil
}

// Run selects the rows for which the predicate is true; a row in which it fails is an error.
func (p *Filter) Run(m *Machine, frame *Frame) (Result, error) {
	defer m.end()
	if err := m.begin(frame, &p.program); err != nil {
		return Result{}, err
	}
	passed := m.where(&p.predicate)
	if m.defect != nil {
		return Result{}, m.defect
	}
	var result Result
	result.Selected, result.Errors = m.settle(&p.program, passed, &p.predicate)
	return result, nil
}

// where evaluates a predicate; nil when there is none.
func (m *Machine) where(p *predicate) *vector {
	if p == nil {
		return nil
	}
	mark := len(m.faults)
	passed := m.run(&p.condition)
	m.attribute(mark, p.site)
	return passed
}

// settle decides the fate of every row. A row error counts when the predicate is true for the
// row; an error of the predicate itself always counts (expressions reference, section 7).
func (m *Machine) settle(p *program, passed *vector, where *predicate) (selected []int32, errors []RowError) {
	if len(m.faults) == 0 {
		return m.selectPassed(passed), nil
	}
	m.verdicts = grow(m.verdicts, m.rows)
	for row := range m.verdicts {
		m.verdicts[row] = -1
	}
	for i, f := range m.faults {
		counts := passed == nil || passed.isTrue(int(f.row)) || where != nil && f.site == where.site
		if counts && m.verdicts[f.row] < 0 {
			m.verdicts[f.row] = int32(i)
		}
	}
	selected = make([]int32, 0, m.rows)
	settleRow := func(row int32) {
		if verdict := m.verdicts[row]; verdict >= 0 {
			errors = append(errors, p.rowError(&m.faults[verdict]))
		} else if passed == nil || passed.isTrue(int(row)) {
			selected = append(selected, row)
		}
	}
	if m.frame.Selection == nil {
		for row := range m.rows {
			settleRow(int32(row))
		}
	}
	for _, row := range m.frame.Selection {
		settleRow(row)
	}
	if len(selected) == m.rows {
		selected = nil
	}
	return selected, errors
}

func (p *program) rowError(f *fault) RowError {
	at := &p.sites[f.site]
	e := RowError{Row: f.row, Index: at.index, Operation: at.operation, Failure: f.failure, Fields: at.fields}
	if missing, ok := f.failure.(*failure.Finalization); ok {
		e.Fields = missing.Names
	}
	return e
}

// selectPassed lists the rows for which the predicate is true, nil for all rows of the frame.
func (m *Machine) selectPassed(passed *vector) []int32 {
	base := m.frame.Selection
	switch {
	case passed == nil || passed.constant && passed.isTrue(0):
		return base
	case passed.constant:
		return []int32{}
	case base != nil:
		selected := make([]int32, 0, len(base))
		for _, row := range base {
			if passed.isTrue(int(row)) {
				selected = append(selected, row)
			}
		}
		return selected
	}
	count := 0
	for at := 0; at < m.rows; at += 64 {
		count += bits.OnesCount64(passed.trueWord(at))
	}
	if count == m.rows {
		return nil
	}
	return passed.appendTrue(make([]int32, 0, count))
}

// appendTrue appends the true rows in ascending order.
func (v *vector) appendTrue(list []int32) []int32 {
	for base := 0; base < v.rows; base += 64 {
		for word := v.trueWord(base); word != 0; word &= word - 1 {
			list = append(list, int32(base+bits.TrailingZeros64(word)))
		}
	}
	return list
}

// Values is a compiled revision.Values. It is immutable.
type Values struct {
	program program
	blocks  []block
	types   []datatype.Type
	shape   *columnar.Shape
	site    int32
}

// CompileValues compiles a tuple of values that calls nothing of a library.
func CompileValues(name string, source *revision.Values, schemas Schemas, operation Operation) (*Values, error) {
	return Library{}.CompileValues(name, source, schemas, operation)
}

// CompileValues compiles a tuple of values. operation names it in row errors, name in failures.
func (l Library) CompileValues(name string, source *revision.Values, schemas Schemas, operation Operation) (*Values, error) {
	c, err := newCompiler(source.Registers, schemas, l, nil)
	if err != nil {
		return nil, invalid(name, err)
	}
	compiled := &Values{site: c.site(operation, -1, source.Fields)}
	var types []arrow.DataType
	for i := range source.Blocks {
		value, found, err := c.block(&source.Blocks[i], nil)
		if err != nil {
			return nil, invalid(name, fmt.Errorf("value %d: %w", i, err))
		}
		compiled.blocks = append(compiled.blocks, value)
		compiled.types = append(compiled.types, *found)
		types = append(types, columnar.ArrowType(*found))
	}
	compiled.shape = columnar.NewShape(types)
	compiled.program = c.program
	return compiled, nil
}

// Types gives the types of the values.
func (p *Values) Types() []datatype.Type { return p.types }

// Run computes the values of the rows that do not fail.
func (p *Values) Run(m *Machine, frame *Frame) (Result, error) {
	defer m.end()
	if err := m.begin(frame, &p.program); err != nil {
		return Result{}, err
	}
	m.outputs = grow(m.outputs, len(p.blocks))
	for i := range p.blocks {
		m.outputs[i] = m.run(&p.blocks[i])
	}
	m.attribute(0, p.site)
	if m.defect != nil {
		return Result{}, m.defect
	}
	var result Result
	result.Selected, result.Errors = m.settle(&p.program, nil, nil)
	result.Columns = m.columns(p.shape, result.Selected)
	return result, nil
}
