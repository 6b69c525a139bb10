package frame

import "fmt"

// Schema is one parsed and checked .fbs file.
type Schema struct {
	// Path labels errors.
	Path string
	// Doc is the comment before the namespace declaration, one entry per line.
	Doc []string
	// Namespace is the dotted namespace; its last part names the Go package.
	Namespace string
	// Identifier is the four-byte file identifier.
	Identifier string
	// Root names the root table.
	Root string
	// Attributes are the declared user attributes.
	Attributes []string
	// Enums, Tables and Unions are in file order.
	Enums  []*Enum
	Tables []*Table
	Unions []*Union
}

// Enum is a named set of numbers, counted from 0 in file order.
type Enum struct {
	Name   string
	Doc    []string
	Base   Scalar
	Values []EnumValue
	line   int
}

// EnumValue is one name of an enum.
type EnumValue struct {
	Name string
	Doc  []string
}

// Table is a FlatBuffers table.
type Table struct {
	Name   string
	Doc    []string
	Fields []*Field
	line   int
}

// Union is a tagged choice of tables; tag 0 is reserved for "none".
type Union struct {
	Name     string
	Doc      []string
	Variants []*Table
	names    []string
	line     int
}

// Field is one field of a table.
type Field struct {
	Name string
	Doc  []string
	// Kind tells which of the type details below apply.
	Kind Kind
	// Scalar is the stored scalar of KindScalar, KindEnum and of scalar vectors.
	Scalar Scalar
	// Enum, Table and Union are the referenced type, where Kind says so.
	Enum  *Enum
	Table *Table
	Union *Union
	// Required fields must be present in every table.
	Required bool
	// Optional scalars distinguish absence from zero ("= null").
	Optional bool
	// Secret fields stay out of logs: their table prints without content.
	Secret bool
	// Limit bounds bytes of a string or byte vector, elements of other vectors; 0 means none.
	Limit int
	// Slot is the vtable slot; a union's value takes the slot after its tag.
	Slot int

	typeName string
	vector   bool
	line     int
}

// Kind classifies field types.
type Kind uint8

// Field kinds.
const (
	KindScalar Kind = iota
	KindEnum
	KindString
	KindTable
	KindUnion
	// KindBytes is [ubyte].
	KindBytes
	KindStrings
	KindTables
)

// Scalar is a fixed-size value.
type Scalar struct {
	// Name is the schema language's name, Go the Go type, Getter the suffix of the runtime's
	// accessor methods, Size its bytes.
	Name, Go, Getter string
	Size             int
}

// scalars maps every accepted spelling to its scalar.
var scalars = func() map[string]Scalar {
	table := map[string]Scalar{}
	for _, entry := range []struct {
		names  []string
		goType string
		getter string
		size   int
	}{
		{[]string{"bool"}, "bool", "Bool", 1},
		{[]string{"ubyte", "uint8"}, "uint8", "Uint8", 1},
		{[]string{"byte", "int8"}, "int8", "Int8", 1},
		{[]string{"ushort", "uint16"}, "uint16", "Uint16", 2},
		{[]string{"short", "int16"}, "int16", "Int16", 2},
		{[]string{"uint", "uint32"}, "uint32", "Uint32", 4},
		{[]string{"int", "int32"}, "int32", "Int32", 4},
		{[]string{"ulong", "uint64"}, "uint64", "Uint64", 8},
		{[]string{"long", "int64"}, "int64", "Int64", 8},
	} {
		for _, name := range entry.names {
			table[name] = Scalar{Name: entry.names[0], Go: entry.goType, Getter: entry.getter, Size: entry.size}
		}
	}
	return table
}()

// slots is the number of vtable slots a table uses.
func (t *Table) slots() int {
	count := 0
	for _, field := range t.Fields {
		count++
		if field.Kind == KindUnion {
			count++
		}
	}
	return count
}

func (s *Schema) errorf(line int, format string, args ...any) error {
	return fmt.Errorf("%s:%d: %w", s.Path, line, fmt.Errorf(format, args...))
}
