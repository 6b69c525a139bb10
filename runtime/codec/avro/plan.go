package avro

import (
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
)

// format names the wire format in failures.
const format = "AVRO"

// field is what decoder and encoder know of one field of the record, or of the items of an array.
type field struct {
	name     string // external name; items have that of their field
	column   int
	kind     datatype.Kind
	wire     revision.AvroType
	union    bool // of null and the type
	nullable bool // a null fits the column
	items    *field
}

// compile checks that the wire fields fit the schema. The failure is CodecMismatch.
func compile(from *revision.Codec, schema *revision.Schema) ([]field, error) {
	wire, ok := from.Wire.(*revision.AvroWire)
	if !ok || len(wire.Fields) != len(schema.Fields) {
		return nil, &failure.CodecMismatch{Codec: from.Name}
	}
	fields, bound := make([]field, len(wire.Fields)), make([]bool, len(schema.Fields))
	for i := range wire.Fields {
		external := &wire.Fields[i]
		if int(external.Column) >= len(bound) || bound[external.Column] {
			return nil, &failure.CodecMismatch{Codec: from.Name, Name: external.Name}
		}
		bound[external.Column] = true
		inner := &schema.Fields[external.Column]
		if !fits(external, inner.Type.Kind) {
			return nil, &failure.CodecMismatch{Codec: from.Name, Name: inner.Name}
		}
		fields[i] = field{
			name: external.Name, column: int(external.Column), kind: inner.Type.Kind, wire: external.Type,
			union: external.Optional, nullable: inner.Nullable, items: items(external.Name, &inner.Type),
		}
	}
	return fields, nil
}

// items describes the items of a collection; nil for scalars.
func items(name string, t *datatype.Type) *field {
	if t.Element == nil {
		return nil
	}
	return &field{name: name, kind: t.Element.Kind, wire: itemType(t.Element.Kind), items: items(name, t.Element)}
}

// itemType gives the AVRO type of items.
func itemType(kind datatype.Kind) revision.AvroType {
	switch kind {
	case datatype.KindF32:
		return revision.AvroTypeFloat
	case datatype.KindF64:
		return revision.AvroTypeDouble
	case datatype.KindBool:
		return revision.AvroTypeBoolean
	case datatype.KindString, datatype.KindDatetime:
		return revision.AvroTypeString
	case datatype.KindArray, datatype.KindVec:
		return revision.AvroTypeArray
	default:
		return revision.AvroTypeLong
	}
}

// fits tells whether an AVRO type carries a kind without coercion. Instants inside of collections
// are RFC 3339 texts.
func fits(wire *revision.AvroField, kind datatype.Kind) bool {
	switch wire.Type {
	case revision.AvroTypeInt, revision.AvroTypeLong:
		return kind <= datatype.KindI64
	case revision.AvroTypeFloat:
		return kind == datatype.KindF32
	case revision.AvroTypeDouble:
		return kind == datatype.KindF64
	case revision.AvroTypeBoolean:
		return kind == datatype.KindBool
	case revision.AvroTypeString:
		return kind == datatype.KindString || kind == datatype.KindDatetime && wire.RFC3339
	case revision.AvroTypeArray:
		return kind == datatype.KindArray || kind == datatype.KindVec
	}
	return false
}
