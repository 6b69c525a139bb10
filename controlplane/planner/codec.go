package planner

import (
	"path"
	"slices"
	"strings"

	"nervix/generated/model"
	"nervix/generated/revision"
)

// wire lowers the external side of a codec.
func (t *tables) wire(m *model.Codec) revision.CodecWire {
	internal := find[*model.Schema](t, model.KindSchema, m.Schema)
	switch wire := m.Wire.(type) {
	case *model.WireJSON:
		external := find[*model.WireJSONSchema](t, model.KindWireJsonSchema, wire.Schema)
		return fieldWire(revision.FieldFormatJson, external.Mode, internal, external.Fields, m.Encodings)
	case *model.WireCBOR:
		external := find[*model.WireCBORSchema](t, model.KindWireCborSchema, wire.Schema)
		return fieldWire(revision.FieldFormatCbor, external.Mode, internal, external.Fields, m.Encodings)
	case *model.WireAVRO:
		return avroWire(internal, find[*model.WireAVROSchema](t, model.KindWireAvroSchema, wire.Schema), m.Encodings)
	case *model.WireNative:
		return &revision.DocumentWire{
			Format: documentFormat(wire.Format), Ingestion: wire.Transformation.Ingestion, Emitting: wire.Transformation.Emitting,
		}
	case *model.WireProtobuf:
		return protobufWire(wire)
	case *model.WireSyslog:
		return &revision.SyslogWire{}
	}
	return nil
}

// protobufWire reads the entries of CONFIG, of which the later of two forms adds to the earlier.
func protobufWire(m *model.WireProtobuf) *revision.ProtobufWire {
	lowered := &revision.ProtobufWire{
		Content: version(m.Resource), Message: strings.TrimPrefix(strings.TrimSpace(m.Message), "."),
		Ingestion: m.Transformation.Ingestion, Emitting: m.Transformation.Emitting,
	}
	for _, entry := range m.Config {
		for part := range strings.SplitSeq(entry.Value, ",") {
			place := path.Clean(strings.TrimSpace(part))
			switch strings.ToLower(entry.Key) {
			case "file", "files":
				lowered.Files = append(lowered.Files, place)
			case "include", "includes":
				if place != "." {
					lowered.Includes = append(lowered.Includes, place)
				}
			}
		}
	}
	return lowered
}

// fieldWire gives the external fields in the order of the schema.
func fieldWire(format revision.FieldFormat, mode model.WireMode, internal *model.Schema, external []model.WireJSONField, encodings []string) *revision.FieldWire {
	lowered := &revision.FieldWire{Format: format, Strict: mode == model.WireModeStrict, Fields: make([]revision.WireField, len(internal.Fields))}
	for i := range internal.Fields {
		name := internal.Fields[i].Name
		field := &external[slices.IndexFunc(external, func(field model.WireJSONField) bool { return field.Name == name })]
		lowered.Fields[i] = revision.WireField{
			Name: externalName(name, field.External), Type: wireType(field.Type), Optional: field.Optional, RFC3339: slices.Contains(encodings, name),
		}
	}
	return lowered
}

func externalName(name string, external *string) string {
	if external != nil {
		return *external
	}
	return name
}

// avroWire gives the external fields in the order of the wire schema, which is that of the record.
func avroWire(internal *model.Schema, external *model.WireAVROSchema, encodings []string) *revision.AvroWire {
	lowered := &revision.AvroWire{Record: external.Name, Fields: make([]revision.AvroField, len(external.Fields))}
	for i := range external.Fields {
		field := &external.Fields[i]
		column := slices.IndexFunc(internal.Fields, func(internal model.SchemaField) bool { return internal.Name == field.Name })
		lowered.Fields[i] = revision.AvroField{
			Column: uint32(column), Name: externalName(field.Name, field.External), Type: avroTypes[field.Type],
			Optional: field.Optional, RFC3339: slices.Contains(encodings, field.Name),
		}
	}
	return lowered
}

// avroTypes are the AVRO types that fit a schema type.
var avroTypes = map[model.AVROType]revision.AvroType{
	model.AVROTypeInt: revision.AvroTypeInt, model.AVROTypeLong: revision.AvroTypeLong, model.AVROTypeFloat: revision.AvroTypeFloat,
	model.AVROTypeDouble: revision.AvroTypeDouble, model.AVROTypeBoolean: revision.AvroTypeBoolean,
	model.AVROTypeString: revision.AvroTypeString, model.AVROTypeArray: revision.AvroTypeArray,
}

func documentFormat(m model.DocumentFormat) revision.DocumentFormat {
	switch m {
	case model.DocumentFormatYaml:
		return revision.DocumentFormatYaml
	case model.DocumentFormatToml:
		return revision.DocumentFormatToml
	case model.DocumentFormatXml:
		return revision.DocumentFormatXml
	case model.DocumentFormatCbor:
		return revision.DocumentFormatCbor
	case model.DocumentFormatJson:
	}
	return revision.DocumentFormatJson
}

func wireType(m model.JSONType) revision.WireType {
	switch m {
	case model.JSONTypeNumber:
		return revision.WireTypeNumber
	case model.JSONTypeInteger:
		return revision.WireTypeInteger
	case model.JSONTypeObject:
		return revision.WireTypeObject
	case model.JSONTypeArray:
		return revision.WireTypeArray
	case model.JSONTypeBoolean:
		return revision.WireTypeBoolean
	case model.JSONTypeNull:
		return revision.WireTypeNull
	case model.JSONTypeString:
	}
	return revision.WireTypeString
}
