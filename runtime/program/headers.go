package program

import (
	"fmt"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/runtime/columnar"
)

// headerRead is what the two header functions share: the name to look for in every row.
type headerRead struct{ name uint32 }

// headerRead compiles a call; frames without headers cannot run the program.
func (f functions) headerRead(id function.ID, a []term) (headerRead, error) {
	if !f.compiler.library.Headers {
		return headerRead{}, fmt.Errorf("%s of rows without headers", id)
	}
	f.compiler.program.headers = true
	return headerRead{a[0].register}, nil
}

func (f functions) ReadHeader(a []term) (term, error) {
	read, err := f.headerRead(function.ReadHeader, a)
	return term{step: &firstHeader{read}}, err
}

func (f functions) ReadHeaders(a []term) (term, error) {
	read, err := f.headerRead(function.ReadHeaders, a)
	return term{step: &allHeaders{read}}, err
}

// firstHeader gives the first value of a header, null where there is none.
type firstHeader struct{ headerRead }

func (s *firstHeader) run(m *Machine, to *vector) *vector {
	names := m.registers[s.name]
	to.reset(datatype.KindString, m.rows, false)
	fillBits(to.ownValid(), true)
	values, name := m.values[:0], index(names)
	for row := range m.rows {
		value := ""
		found := false
		if !names.isNull(row) {
			wanted := name.at(row)
			for _, field := range m.frame.Headers.Of(row) {
				if field.Name == string(wanted) {
					value, found = field.Value, true
					break
				}
			}
		}
		if !found {
			clearBit(to.valid, row)
		}
		values = append(values, value)
	}
	m.values = values
	m.writeText(to, func(text []byte, row int) ([]byte, failure.Failure) {
		return append(text, values[row]...), nil
	})
	clear(values)
	return to
}

// allHeaders gives every value of a header in order.
type allHeaders struct{ headerRead }

func (s *allHeaders) run(m *Machine, to *vector) *vector {
	names := m.registers[s.name]
	name, rows := index(names), make([]int32, m.rows+1)
	ends, text := []int32{0}, []byte(nil)
	var large []int
	for row := range m.rows {
		if !names.isNull(row) {
			wanted := name.at(row)
			for _, field := range m.frame.Headers.Of(row) {
				if field.Name != string(wanted) {
					continue
				}
				if len(text)+len(field.Value) > maximumColumn {
					large = append(large, row)
					break
				}
				text = append(text, field.Value...)
				ends = append(ends, int32(len(text)))
			}
		}
		rows[row+1] = int32(len(ends) - 1)
	}
	values := columnar.Strings(len(ends)-1, nil, ends, text)
	defer values.Release()
	data := array.NewData(headersType, m.rows, []*memory.Buffer{nil, memory.NewBufferBytes(arrow.GetBytes(rows))}, []arrow.ArrayData{values.Data()}, 0, 0)
	defer data.Release()
	to.load(array.NewListData(data), datatype.KindVec, false)
	for _, row := range large {
		m.fail(to, row, textTooLarge)
	}
	return to
}

var headersType = columnar.ArrowType(datatype.Type{Kind: datatype.KindVec, Element: &stringType})
