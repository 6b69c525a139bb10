package cbor

import (
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
)

// format names the wire format in failures.
const format = "CBOR"

// compile gives the external side of a codec and its fields.
func compile(from *revision.Codec, schema *revision.Schema) (*revision.FieldWire, []codec.Field, error) {
	wire, ok := from.Wire.(*revision.FieldWire)
	if !ok || wire.Format != revision.FieldFormatCbor {
		return nil, nil, &failure.CodecMismatch{Codec: from.Name}
	}
	fields, err := codec.Fields(from.Name, wire, schema)
	return wire, fields, err
}

// keys gives the encoded names of fields.
func keys(fields []codec.Field) []string {
	texts := make([]string, len(fields))
	for i := range fields {
		texts[i] = string(appendText(nil, fields[i].Name))
	}
	return texts
}
