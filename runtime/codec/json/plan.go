package json

import (
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
)

// format names the wire format in failures.
const format = "JSON"

// field is what decoder and encoder know of one column.
type field struct {
	name     string
	key      string // the quoted name and a colon
	kind     datatype.Kind
	optional bool
}

// compile checks that the wire fields fit the schema, exactly as CREATE CODEC does.
func compile(codec *revision.Codec, schema *revision.Schema) ([]field, error) {
	if len(codec.Fields) != len(schema.Fields) {
		return nil, &failure.CodecMismatch{Codec: codec.Name}
	}
	fields := make([]field, len(schema.Fields))
	for i, wire := range codec.Fields {
		inner := schema.Fields[i]
		if !fits(wire, inner.Type.Kind) {
			return nil, &failure.CodecMismatch{Codec: codec.Name, Name: inner.Name}
		}
		fields[i] = field{
			name: wire.Name, key: string(appendString(nil, wire.Name)) + ":",
			kind: inner.Type.Kind, optional: wire.Optional && inner.Nullable,
		}
	}
	return fields, nil
}

// fits tells whether a wire type carries a kind without coercion.
func fits(wire revision.WireField, kind datatype.Kind) bool {
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
