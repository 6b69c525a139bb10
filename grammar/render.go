package grammar

import (
	"fmt"
	"strings"

	"nervix/generated/datatype"
	"nervix/generated/model"
)

// Render writes a Model as the canonical CREATE statement that SHOW CREATE prints: one line (a UDF
// takes several) that ends with a semicolon. Parsing it gives an equal Model (grammar reference,
// section 6). The text of a client holds its configuration values.
func Render(m model.Model) string { return model.VisitModel(m, renderer{}) + ";" }

// RenderExpr writes an expression in canonical form, with every binary operation in parentheses.
func RenderExpr(expression model.Expression) string {
	return model.VisitExpression(expression, renderer{})
}

// RenderSink writes a sink with its publishing mode as it stands in an emitter.
func RenderSink(sink model.Sink) string { return model.VisitSink(sink, renderer{}) }

// RenderType writes a type; nested fixed arrays are flattened.
func RenderType(t datatype.Type) string {
	switch t.Kind {
	case datatype.KindVec:
		return "VEC<" + RenderType(*t.Element) + ">"
	case datatype.KindArray:
		lengths := ""
		for t.Kind == datatype.KindArray {
			lengths += fmt.Sprintf(", %d", t.Length)
			t = *t.Element
		}
		return "ARRAY<" + RenderType(t) + lengths + ">"
	}
	return t.Kind.String()
}

// renderer has one method per variant of every union, each of which gives the variant's text.
type renderer struct{}

// VisitSchema renders CREATE SCHEMA.
func (renderer) VisitSchema(m *model.Schema) string {
	return "CREATE SCHEMA " + m.Name + " (" + each(m.Fields, ", ", schemaField) + ")"
}

func schemaField(f model.SchemaField) string {
	return f.Name + " " + RenderType(f.Type) + when(f.Optional, " OPTIONAL") + when(f.Sensitive, " SENSITIVE")
}

// VisitWireJSONSchema renders CREATE WIRE JSON SCHEMA.
func (renderer) VisitWireJSONSchema(m *model.WireJSONSchema) string {
	return wireSchema("JSON", m.Name, m.Mode, each(m.Fields, ", ", jsonField))
}

// VisitWireCBORSchema renders CREATE WIRE CBOR SCHEMA.
func (renderer) VisitWireCBORSchema(m *model.WireCBORSchema) string {
	return wireSchema("CBOR", m.Name, m.Mode, each(m.Fields, ", ", jsonField))
}

// VisitWireAVROSchema renders CREATE WIRE AVRO SCHEMA.
func (renderer) VisitWireAVROSchema(m *model.WireAVROSchema) string {
	return wireSchema("AVRO", m.Name, m.Mode, each(m.Fields, ", ", avroField))
}

func wireSchema(format, name string, mode model.WireMode, fields string) string {
	return "CREATE WIRE " + format + " SCHEMA " + name + " MODE " + mode.String() + " (" + fields + ")"
}

func jsonField(f model.WireJSONField) string {
	return f.Name + " " + f.Type.String() + when(f.Optional, " OPTIONAL") + renderNamed(f.External)
}

func avroField(f model.WireAVROField) string {
	return f.Name + " " + f.Type.String() + when(f.Optional, " OPTIONAL") + renderNamed(f.External)
}

// renderNamed renders the key of a wire field with a leading blank.
func renderNamed(key *string) string { return program(" NAMED ", key) }

// program renders an optional text behind its keywords.
func program(keywords string, text *string) string {
	if text == nil {
		return ""
	}
	return keywords + quote(*text)
}

// VisitCodec renders CREATE CODEC.
func (r renderer) VisitCodec(m *model.Codec) string {
	var jaq string
	switch wire := m.Wire.(type) {
	case *model.WireNative:
		jaq = transformation(wire.Transformation)
	case *model.WireProtobuf:
		jaq = transformation(wire.Transformation)
	}
	encodings := each(m.Encodings, ", ", func(field string) string { return field + " AS RFC3339" })
	return "CREATE CODEC " + m.Name + " FROM " + model.VisitCodecWire(m.Wire, r) + " TO SCHEMA " + m.Schema + jaq + prefixed(" ENCODE ", encodings)
}

func transformation(t model.Transformation) string {
	return " WITH JAQ TRANSFORMATIONS" + program(" ON INGESTION ", t.Ingestion) + program(" ON EMITTING ", t.Emitting)
}

// VisitWireJSON renders the wire side of a JSON codec.
func (renderer) VisitWireJSON(w *model.WireJSON) string { return "WIRE JSON SCHEMA " + w.Schema }

// VisitWireCBOR renders the wire side of a CBOR codec.
func (renderer) VisitWireCBOR(w *model.WireCBOR) string { return "WIRE CBOR SCHEMA " + w.Schema }

// VisitWireAVRO renders the wire side of an AVRO codec.
func (renderer) VisitWireAVRO(w *model.WireAVRO) string { return "WIRE AVRO SCHEMA " + w.Schema }

// VisitWireNative renders the wire side of a codec of a document format.
func (renderer) VisitWireNative(w *model.WireNative) string { return w.Format.String() }

// VisitWireProtobuf renders the wire side of a PROTOBUF codec.
func (renderer) VisitWireProtobuf(w *model.WireProtobuf) string {
	return "PROTOBUF USING " + renderResource(w.Resource) + " " + renderConfig(w.Config) + " MESSAGE " + quote(w.Message)
}

// VisitWireSyslog renders the wire side of a SYSLOG codec.
func (renderer) VisitWireSyslog(*model.WireSyslog) string { return "SYSLOG" }

func renderResource(binding model.ResourceBinding) string {
	return "RESOURCE " + binding.Resource + renderVersion(binding.Version)
}

// renderVersion renders a version selector with a leading blank.
func renderVersion(version uint64) string {
	if version == 0 {
		return " VERSION LATEST"
	}
	return fmt.Sprintf(" VERSION %d", version)
}

func renderConfig(entries []model.ConfigEntry) string {
	return "CONFIG {" + each(entries, ", ", func(e model.ConfigEntry) string { return quote(e.Key) + " = " + quote(e.Value) }) + "}"
}

// VisitClient renders CREATE CLIENT.
func (renderer) VisitClient(m *model.Client) string {
	text := "CREATE CLIENT " + m.Name + " TYPE " + m.Type.String() + prefixed(" WITH SIGNALING PROTOCOL ", m.Signaling)
	if m.Mount != nil {
		text += " MOUNT " + m.Mount.Resource + renderVersion(m.Mount.Version)
	}
	return text + " " + renderConfig(m.Config)
}

// VisitVhost renders CREATE VHOST.
func (renderer) VisitVhost(m *model.Vhost) string {
	text := "CREATE VHOST " + m.Name + " " + each(m.Hosts, ", ", renderHost)
	if m.TLS != nil {
		text += " WITH TLS " + m.TLS.Resource + renderVersion(m.TLS.Version)
	}
	return text
}

// VisitEndpoint renders CREATE ENDPOINT.
func (renderer) VisitEndpoint(m *model.Endpoint) string {
	return "CREATE ENDPOINT " + m.Name + " ON " + m.Vhost + " PATH " + quote(m.Path) + " TYPE " + m.Type.String() +
		prefixed(" WITH SIGNALING PROTOCOL ", m.Signaling)
}

// VisitSignalingProtocol renders CREATE SIGNALING PROTOCOL.
func (r renderer) VisitSignalingProtocol(m *model.SignalingProtocol) string {
	text := "CREATE SIGNALING PROTOCOL " + m.Name + " FORMAT " + m.Frames.String()
	if p := m.Protobuf; p != nil {
		text += " USING " + renderResource(p.Resource) + " " + renderConfig(p.Config) +
			" SEND MESSAGE " + quote(p.SendMessage) + " WAIT MESSAGE " + quote(p.WaitMessage)
	}
	text += failJaq(m.Fail) + " ON CONNECT" + when(m.AcceptData, " ACCEPT DATA")
	return text + each(m.Steps, "", func(step model.SignalingStep) string { return model.VisitSignalingStep(step, r) }) +
		" TIMEOUT " + m.Timeout.Text
}

func failJaq(programs []string) string { return prefixed(" FAIL JAQ ", each(programs, ", ", quote)) }

// VisitSignalingSend renders SEND JAQ with a leading blank.
func (renderer) VisitSignalingSend(s *model.SignalingSend) string {
	return " SEND JAQ " + each(s.Programs, ", ", quote)
}

// VisitSignalingWait renders WAIT JAQ with a leading blank.
func (renderer) VisitSignalingWait(s *model.SignalingWait) string {
	return " WAIT JAQ " + each(s.Matchers, ", ", quote) + failJaq(s.Fail) + program(" CAPTURE ", s.Capture) + when(s.AcceptData, " ACCEPT DATA")
}

// VisitBranch renders CREATE BRANCH.
func (renderer) VisitBranch(m *model.Branch) string {
	text := "CREATE BRANCH " + m.Name + " SCHEMA " + m.Schema + " TTL " + m.TTL.Text
	if m.MaxInstances > 0 {
		text += fmt.Sprintf(" MAX INSTANCES %d EVICT LRU", m.MaxInstances)
	}
	return text
}

// VisitRelay renders CREATE RELAY.
func (renderer) VisitRelay(m *model.Relay) string {
	return fmt.Sprintf("CREATE RELAY %s SCHEMA %s %s CAPACITY %d", m.Name, m.Schema, renderBranching(m.Branching), m.Capacity) +
		when(m.Materialized, " WITH MATERIALIZED STATE LAST BY TIMESTAMP")
}

// VisitPlacement renders CREATE PLACEMENT.
func (renderer) VisitPlacement(m *model.Placement) string {
	text := "CREATE PLACEMENT " + m.Name + " FROM " + strings.Join(m.From, ", ") + " TO " + strings.Join(m.To, ", ") + " " + m.Policy.Text()
	if m.Rank > 0 {
		text += fmt.Sprintf(" RANK %d", m.Rank)
	}
	return text
}

// VisitHashMap renders CREATE HASH MAP.
func (renderer) VisitHashMap(m *model.HashMap) string {
	return "CREATE HASH MAP " + m.Name + " KEY " + m.KeyField + " FROM " + renderResource(m.Resource) +
		" PATH " + quote(m.Path) + " DECODE USING " + m.Codec
}

// VisitUDF renders CREATE UDF over several lines.
func (renderer) VisitUDF(m *model.UDF) string {
	arguments := each(m.Arguments, ", ", func(a model.UDFArgument) string {
		return a.Name + " " + RenderType(a.Type) + when(a.Optional, " OPTIONAL")
	})
	return "CREATE UDF " + m.Name + "\n  WITH ROTO_0_11\n  ARGS (" + arguments + ")\n  RETURNS " + RenderType(m.Returns) +
		when(m.ReturnsOptional, " OPTIONAL") + when(m.Volatile, "\n  VOLATILE") + "\n  CODE " + dollar("roto", m.Code)
}

// when gives a text under a condition.
func when(condition bool, text string) string {
	if condition {
		return text
	}
	return ""
}

// prefixed puts a prefix before a text that is not empty.
func prefixed(prefix, text string) string { return when(text != "", prefix+text) }

// predicate gives an optional expression behind its keywords.
func predicate(keywords string, expression model.Expression) string {
	if expression == nil {
		return ""
	}
	return keywords + RenderExpr(expression)
}

// each renders the elements of a list with a separator between them.
func each[T any](list []T, separator string, render func(T) string) string {
	var text strings.Builder
	for i, element := range list {
		if i > 0 {
			text.WriteString(separator)
		}
		text.WriteString(render(element))
	}
	return text.String()
}
