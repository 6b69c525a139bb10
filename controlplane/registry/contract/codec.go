package contract

import (
	"slices"
	"strings"

	"nervix/controlplane/registry/typing"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/shape"
)

// Codec is a resolved codec.
type Codec struct {
	Model *model.Codec
	// Wire is nil unless the external side is a JSON wire schema.
	Wire *model.WireJSONSchema
	// Shape is that of the internal side.
	Shape *typing.Shape
}

// codec resolves a codec without checking it; nil when something is missing.
func (r *resolver) codec(name string) *Codec {
	m, ok := lookup[*model.Codec](r, model.KindCodec, name)
	if !ok {
		return nil
	}
	resolved := &Codec{Model: m, Shape: r.schema(m.Schema)}
	switch wire := m.Wire.(type) {
	case *model.WireJSON:
		resolved.Wire, ok = lookup[*model.WireJSONSchema](r, model.KindWireJsonSchema, wire.Schema)
	case *model.WireCBOR:
		_, ok = lookup[*model.WireCBORSchema](r, model.KindWireCborSchema, wire.Schema)
	case *model.WireAVRO:
		_, ok = lookup[*model.WireAVROSchema](r, model.KindWireAvroSchema, wire.Schema)
	}
	if !ok || resolved.Shape == nil {
		return nil
	}
	return resolved
}

// VisitCodec checks that the two sides of a codec convert into each other.
func (r *resolver) VisitCodec(m *model.Codec) Contract {
	if m.Wire == nil {
		r.report.Add("wire", &failure.MisplacedClause{Clause: "FROM", Requirement: "is required"})
		return nil
	}
	return model.VisitCodecWire[Contract](m.Wire, &codecCheck{r, m})
}

// codecCheck checks a codec by its external side.
type codecCheck struct {
	*resolver
	codec *model.Codec
}

// wireField is one field of a wire schema of any format.
type wireField struct {
	name, text string
	optional   bool
	carries    func(field datatype.Type, encoded bool) bool
	isText     bool
}

// VisitWireJSON checks a codec over a JSON wire schema.
func (c *codecCheck) VisitWireJSON(m *model.WireJSON) Contract {
	if wire, ok := lookup[*model.WireJSONSchema](c.resolver, model.KindWireJsonSchema, m.Schema); ok {
		c.fields("wire json schema '"+wire.Name+"'", documentFields(wire.Fields))
	}
	return &Static{}
}

// VisitWireCBOR checks a codec over a CBOR wire schema.
func (c *codecCheck) VisitWireCBOR(m *model.WireCBOR) Contract {
	if wire, ok := lookup[*model.WireCBORSchema](c.resolver, model.KindWireCborSchema, m.Schema); ok {
		c.fields("wire cbor schema '"+wire.Name+"'", documentFields(wire.Fields))
	}
	return &Static{}
}

// VisitWireAVRO checks a codec over an AVRO wire schema.
func (c *codecCheck) VisitWireAVRO(m *model.WireAVRO) Contract {
	wire, ok := lookup[*model.WireAVROSchema](c.resolver, model.KindWireAvroSchema, m.Schema)
	if !ok {
		return &Static{}
	}
	fields := make([]wireField, len(wire.Fields))
	for i := range wire.Fields {
		f := &wire.Fields[i]
		fields[i] = wireField{
			name: f.Name, text: f.Type.String(), optional: f.Optional, isText: f.Type == model.AVROTypeString,
			carries: func(field datatype.Type, encoded bool) bool { return avroCarries(f.Type, field, encoded) },
		}
	}
	c.fields("wire avro schema '"+wire.Name+"'", fields)
	return &Static{}
}

// VisitWireNative checks the programs of a document codec.
func (c *codecCheck) VisitWireNative(m *model.WireNative) Contract {
	c.transformation(&m.Transformation)
	return &Static{}
}

// protobufEntries are the entries of CONFIG (grammar reference, 3.3).
var protobufEntries = []string{"file", "files", "include", "includes"}

// VisitWireProtobuf checks the programs and the message name; the message itself is found when the
// resource is read.
func (c *codecCheck) VisitWireProtobuf(m *model.WireProtobuf) Contract {
	c.external("wire.message", "MESSAGE", m.Message)
	for _, entry := range m.Config {
		if !slices.Contains(protobufEntries, strings.ToLower(entry.Key)) {
			c.report.Add("wire.config", &failure.MisplacedClause{Clause: "the entry '" + entry.Key + "' of CONFIG", Requirement: "is none of file, files, include and includes"})
		}
	}
	c.transformation(&m.Transformation)
	return &Static{}
}

// VisitWireSyslog checks that the schema declares only parts of syslog records.
func (c *codecCheck) VisitWireSyslog(*model.WireSyslog) Contract {
	if len(c.codec.Encodings) > 0 {
		c.report.Add("encodings[0]", &failure.MisplacedClause{Clause: "ENCODE", Requirement: "is not available for a SYSLOG codec"})
	}
	declared := c.schema(c.codec.Schema)
	if declared == nil {
		return &Static{}
	}
	for i := range declared.Fields {
		field := &declared.Fields[i]
		index, known := syslogShape.Find(field.Name)
		reason := ""
		if !known {
			reason = "no part of a record has this name"
		} else if kind := syslogShape.Fields[index].Type; !kind.Equal(&field.Type) {
			reason = "it is " + typing.TypeText(field.Type) + " instead of " + typing.TypeText(kind)
		}
		if reason != "" {
			c.report.Add("schema", &failure.SyslogField{Name: field.Name, Reason: reason})
		}
	}
	return &Static{}
}

// syslogShape is what SYSLOG codecs read and write.
var syslogShape = fixed("a syslog record", shape.SyslogRecord())

// transformation checks the programs of a codec, of which at least one is present.
func (c *codecCheck) transformation(m *model.Transformation) {
	if declared := c.schema(c.codec.Schema); declared != nil {
		c.encodings(c.codec, declared)
	}
	if m.Ingestion == nil && m.Emitting == nil {
		c.report.Add("wire.transformation", &failure.MissingPart{Part: "jaq program"})
	}
	if m.Ingestion != nil {
		c.program("wire.transformation.ingestion", *m.Ingestion)
	}
	if m.Emitting != nil {
		c.program("wire.transformation.emitting", *m.Emitting)
	}
}

// fields checks that wire schema and schema declare the same fields with types that convert into
// each other and agree on OPTIONAL.
func (c *codecCheck) fields(side string, wire []wireField) {
	declared := c.schema(c.codec.Schema)
	if declared == nil {
		return
	}
	encoded := c.encodings(c.codec, declared)
	for i := range declared.Fields {
		field := &declared.Fields[i]
		at := slices.IndexFunc(wire, func(w wireField) bool { return w.name == field.Name })
		if at < 0 {
			c.report.Add("wire.schema", &failure.CodecField{Name: field.Name, Present: declared.Name, Absent: side})
			continue
		}
		c.field(declared.Name, side, field, &wire[at], encoded[field.Name])
	}
	for i := range wire {
		if _, known := declared.Find(wire[i].name); !known {
			c.report.Add("schema", &failure.CodecField{Name: wire[i].name, Present: side, Absent: declared.Name})
		}
	}
}

func (c *codecCheck) field(declared, side string, field *typing.Field, wire *wireField, encoded bool) {
	if !wire.carries(field.Type, encoded) {
		advice := ""
		if wire.isText && field.Type.Kind == datatype.KindDatetime {
			advice = "add ENCODE " + field.Name + " AS RFC3339"
		}
		c.report.Add("schema", &failure.CodecType{Name: field.Name, Wire: wire.text, Type: typing.TypeText(field.Type), Advice: advice})
	}
	switch {
	case wire.optional && !field.Nullable:
		c.report.Add("schema", &failure.CodecOptional{Name: field.Name, Side: side})
	case !wire.optional && field.Nullable:
		c.report.Add("schema", &failure.CodecOptional{Name: field.Name, Side: declared})
	}
}

// encodings checks the ENCODE rules and gives the fields they name.
func (r *resolver) encodings(m *model.Codec, declared *typing.Shape) map[string]bool {
	encoded := map[string]bool{}
	for i, name := range m.Encodings {
		path := at("", "encodings", i)
		index, known := declared.Find(name)
		switch {
		case !known:
			r.report.Add(path, &failure.CodecEncoding{Name: name, Reason: declared.Name + " has no such field"})
		case declared.Fields[index].Type.Kind != datatype.KindDatetime:
			r.report.Add(path, &failure.CodecEncoding{Name: name, Reason: "it is " + typing.TypeText(declared.Fields[index].Type) + ", not DATETIME"})
		case encoded[name]:
			r.report.Add(path, &failure.DuplicateField{Name: name, Construct: "ENCODE"})
		}
		encoded[name] = true
	}
	return encoded
}

func documentFields(list []model.WireJSONField) []wireField {
	fields := make([]wireField, len(list))
	for i := range list {
		f := &list[i]
		fields[i] = wireField{
			name: f.Name, text: f.Type.String(), optional: f.Optional, isText: f.Type == model.JSONTypeString,
			carries: func(field datatype.Type, encoded bool) bool { return documentCarries(f.Type, field, encoded) },
		}
	}
	return fields
}

// textCarries tells whether external text converts into a schema type.
func textCarries(field datatype.Type, encoded bool) bool {
	return field.Kind == datatype.KindString || field.Kind == datatype.KindDatetime && encoded
}

// documentCarries tells whether a JSON or CBOR wire type converts into a schema type (grammar
// reference, 5.4).
func documentCarries(wire model.JSONType, field datatype.Type, encoded bool) bool {
	switch wire {
	case model.JSONTypeString:
		return textCarries(field, encoded)
	case model.JSONTypeNumber:
		return field.Kind == datatype.KindF32 || field.Kind == datatype.KindF64
	case model.JSONTypeInteger:
		return typing.IsInteger(field)
	case model.JSONTypeBoolean:
		return field.Kind == datatype.KindBool
	case model.JSONTypeArray:
		return typing.IsCollection(field)
	case model.JSONTypeObject, model.JSONTypeNull:
	}
	return false
}

// avroCarries tells whether an AVRO wire type converts into a schema type; nothing is widened
// (grammar reference, 5.4).
func avroCarries(wire model.AVROType, field datatype.Type, encoded bool) bool {
	switch wire {
	case model.AVROTypeInt:
		return field.Kind == datatype.KindI32
	case model.AVROTypeLong:
		return field.Kind == datatype.KindI64
	case model.AVROTypeFloat:
		return field.Kind == datatype.KindF32
	case model.AVROTypeDouble:
		return field.Kind == datatype.KindF64
	case model.AVROTypeBoolean:
		return field.Kind == datatype.KindBool
	case model.AVROTypeArray:
		return typing.IsCollection(field)
	case model.AVROTypeString:
		return textCarries(field, encoded)
	case model.AVROTypeNull, model.AVROTypeBytes, model.AVROTypeRecord, model.AVROTypeEnum, model.AVROTypeMap, model.AVROTypeFixed:
	}
	return false
}

// transformed gives the programs of a codec; nil when it needs none.
func (c *Codec) transformed() *model.Transformation {
	switch wire := c.Model.Wire.(type) {
	case *model.WireNative:
		return &wire.Transformation
	case *model.WireProtobuf:
		return &wire.Transformation
	}
	return nil
}

// decodes checks that a codec may decode.
func (r *resolver) decodes(path string, codec *Codec) {
	if programs := codec.transformed(); programs != nil && programs.Ingestion == nil {
		r.report.Add(path, &failure.CodecDirection{Codec: codec.Model.Name, Use: "decode", Clause: "ON INGESTION"})
	}
}

// encodes checks that a codec may encode.
func (r *resolver) encodes(path string, codec *Codec) {
	if programs := codec.transformed(); programs != nil && programs.Emitting == nil {
		r.report.Add(path, &failure.CodecDirection{Codec: codec.Model.Name, Use: "encode", Clause: "ON EMITTING"})
	}
}
