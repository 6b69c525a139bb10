package typing

import (
	"strconv"
	"strings"

	"nervix/generated/datatype"
	"nervix/grammar/near"
)

// Facts is what is statically known of a value.
type Facts struct {
	// Type is the exact type.
	Type datatype.Type
	// Nullable tells whether the value may be null without a row error.
	Nullable bool
	// Sensitive tells whether the value must not leave unmasked.
	Sensitive bool
}

// Field is one column of a shape.
type Field struct {
	// Name is in lower case.
	Name string
	Facts
}

// Shape is an ordered list of columns with distinct names.
type Shape struct {
	// Name tells people what has the shape, such as: schema 'orders'.
	Name string
	// Fields are the columns by index; they must not change.
	Fields []Field
	// index finds the columns of wide shapes.
	index map[string]uint32
}

// wide is the number of fields from which an index is worth its making.
const wide = 24

// NewShape gives a shape that finds its columns fast, however many there are. The first of equal
// names counts.
func NewShape(name string, fields []Field) *Shape {
	s := &Shape{Name: name, Fields: fields}
	if len(fields) < wide {
		return s
	}
	s.index = make(map[string]uint32, len(fields))
	for i := len(fields) - 1; i >= 0; i-- {
		s.index[fields[i].Name] = uint32(i)
	}
	return s
}

// Find gives the index of a column.
func (s *Shape) Find(name string) (uint32, bool) {
	if s.index != nil {
		i, ok := s.index[name]
		return i, ok
	}
	for i := range s.Fields {
		if s.Fields[i].Name == name {
			return uint32(i), true
		}
	}
	return 0, false
}

// Suggest gives the field name nearest to a misspelled one; empty when none is near.
func (s *Shape) Suggest(name string) string {
	names := make([]string, len(s.Fields))
	for i := range s.Fields {
		names[i] = s.Fields[i].Name
	}
	return Nearest(name, names)
}

// AllNullable gives the shape with every field nullable, as partial outputs have it.
func (s *Shape) AllNullable(name string) *Shape {
	nullable := &Shape{Name: name, Fields: make([]Field, len(s.Fields)), index: s.index}
	copy(nullable.Fields, s.Fields)
	for i := range nullable.Fields {
		nullable.Fields[i].Nullable = true
	}
	return nullable
}

// Scalar gives the type of a scalar kind.
func Scalar(kind datatype.Kind) datatype.Type { return datatype.Type{Kind: kind} }

// IsCollection tells whether the type is ARRAY or VEC.
func IsCollection(t datatype.Type) bool {
	return t.Kind == datatype.KindArray || t.Kind == datatype.KindVec
}

// IsInteger tells whether the type is one of the integer kinds.
func IsInteger(t datatype.Type) bool { return t.Kind <= datatype.KindI64 }

// IsNumeric tells whether the type is an integer or a float.
func IsNumeric(t datatype.Type) bool { return t.Kind <= datatype.KindF64 }

// TypeText gives the canonical NSPL text of a type, with nested arrays flattened.
func TypeText(t datatype.Type) string {
	switch t.Kind {
	case datatype.KindVec:
		return "VEC<" + elementText(t.Element) + ">"
	case datatype.KindArray:
		lengths := []string{strconv.FormatUint(uint64(t.Length), 10)}
		element := t.Element
		for element != nil && element.Kind == datatype.KindArray {
			lengths = append(lengths, strconv.FormatUint(uint64(element.Length), 10))
			element = element.Element
		}
		return "ARRAY<" + elementText(element) + ", " + strings.Join(lengths, ", ") + ">"
	}
	return t.Kind.String()
}

func elementText(element *datatype.Type) string {
	if element == nil {
		return "?"
	}
	return TypeText(*element)
}

// Nearest gives the candidate with the least edits to a misspelled name, the first one of several;
// it is empty when every candidate needs more than a third of the letters changed.
func Nearest(name string, candidates []string) string { return near.Nearest(name, candidates) }
