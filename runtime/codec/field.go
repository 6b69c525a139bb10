package codec

import (
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
)

// Field is what a decoder or encoder of named fields knows of one column, or of the elements of a
// collection.
type Field struct {
	// Name is the external name; elements have that of their field.
	Name     string
	Kind     datatype.Kind
	Optional bool
	// Items describes the elements of a collection; nil for scalars.
	Items *Field
}

// NewField describes a field and its elements, which are never null.
func NewField(name string, t *datatype.Type, optional bool) Field {
	field := Field{Name: name, Kind: t.Kind, Optional: optional}
	if t.Element != nil {
		items := NewField(name, t.Element, false)
		field.Items = &items
	}
	return field
}

// Fields checks that wire fields fit the schema, exactly as CREATE CODEC does. The failure is
// CodecMismatch.
func Fields(codec string, wire *revision.FieldWire, schema *revision.Schema) ([]Field, error) {
	if len(wire.Fields) != len(schema.Fields) {
		return nil, &failure.CodecMismatch{Codec: codec}
	}
	fields := make([]Field, len(schema.Fields))
	for i := range wire.Fields {
		external, inner := &wire.Fields[i], &schema.Fields[i]
		if !fits(external, inner.Type.Kind) {
			return nil, &failure.CodecMismatch{Codec: codec, Name: inner.Name}
		}
		fields[i] = NewField(external.Name, &inner.Type, external.Optional && inner.Nullable)
	}
	return fields, nil
}

// fits tells whether a wire type carries a kind without coercion. Instants inside of collections
// are RFC 3339 texts.
func fits(wire *revision.WireField, kind datatype.Kind) bool {
	switch wire.Type {
	case revision.WireTypeString:
		return kind == datatype.KindString || kind == datatype.KindDatetime && wire.RFC3339
	case revision.WireTypeNumber:
		return kind == datatype.KindF32 || kind == datatype.KindF64
	case revision.WireTypeInteger:
		return kind <= datatype.KindI64
	case revision.WireTypeBoolean:
		return kind == datatype.KindBool
	case revision.WireTypeArray:
		return kind == datatype.KindArray || kind == datatype.KindVec
	case revision.WireTypeObject, revision.WireTypeNull:
		return false
	}
	return false
}
