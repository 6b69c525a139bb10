package grammar

import (
	"fmt"
	"strings"

	"nervix/generated/datatype"
	"nervix/generated/model"
)

// Render writes a Model as the canonical CREATE statement that SHOW CREATE prints: one line that
// ends with a semicolon. Parsing it gives an equal Model (grammar reference, section 6). The text
// of a client holds its configuration values.
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
	return "CREATE SCHEMA " + m.Name + " (" + each(m.Fields, ", ", func(f model.SchemaField) string {
		return f.Name + " " + RenderType(f.Type) + when(f.Optional, " OPTIONAL") + when(f.Sensitive, " SENSITIVE")
	}) + ")"
}

// VisitWireJSONSchema renders CREATE WIRE JSON SCHEMA.
func (renderer) VisitWireJSONSchema(m *model.WireJSONSchema) string {
	return "CREATE WIRE JSON SCHEMA " + m.Name + " MODE " + m.Mode.String() + " (" + each(m.Fields, ", ", func(f model.WireJSONField) string {
		return f.Name + " " + f.Type.String() + when(f.Optional, " OPTIONAL")
	}) + ")"
}

// VisitCodec renders CREATE CODEC.
func (r renderer) VisitCodec(m *model.Codec) string {
	encodings := each(m.Encodings, ", ", func(field string) string { return field + " AS RFC3339" })
	return "CREATE CODEC " + m.Name + " FROM " + model.VisitCodecWire(m.Wire, r) + " TO SCHEMA " + m.Schema + prefixed(" ENCODE ", encodings)
}

// VisitWireJSON renders the wire side of a JSON codec.
func (renderer) VisitWireJSON(w *model.WireJSON) string { return "WIRE JSON SCHEMA " + w.Schema }

// VisitClient renders CREATE CLIENT.
func (renderer) VisitClient(m *model.Client) string {
	return "CREATE CLIENT " + m.Name + " TYPE " + m.Type.String() + " CONFIG {" + each(m.Config, ", ", func(e model.ConfigEntry) string {
		return quote(e.Key) + " = " + quote(e.Value)
	}) + "}"
}

// VisitVhost renders CREATE VHOST.
func (renderer) VisitVhost(m *model.Vhost) string {
	return "CREATE VHOST " + m.Name + " " + each(m.Hosts, ", ", renderHost)
}

// VisitEndpoint renders CREATE ENDPOINT.
func (renderer) VisitEndpoint(m *model.Endpoint) string {
	return "CREATE ENDPOINT " + m.Name + " ON " + m.Vhost + " PATH " + quote(m.Path) + " TYPE HTTP"
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
	return fmt.Sprintf("CREATE RELAY %s SCHEMA %s %s CAPACITY %d", m.Name, m.Schema, renderBranching(m.Branching), m.Capacity)
}

// VisitIngestor renders CREATE INGESTOR.
func (r renderer) VisitIngestor(m *model.Ingestor) string {
	text := "CREATE INGESTOR " + m.Name + " FROM " + model.VisitSource(m.Source, r)
	if m.Quiesce != nil {
		text += " ON QUIESCE " + model.VisitQuiesce(m.Quiesce, r)
	}
	text += " DECODE USING " + m.Codec
	if m.Timestamp != nil {
		text += " TIMESTAMP " + model.VisitTimestamp(m.Timestamp, r)
	}
	return text + predicate(" FILTER WHERE ", m.Filter) + each(m.Routes, "", r.entryRoute) + generalError(m.GeneralError)
}

// VisitJunction renders CREATE JUNCTION.
func (r renderer) VisitJunction(m *model.Junction) string {
	return r.processor("JUNCTION", m.Name, m.Detached, m.Inputs, m.Filter) + " " + renderBranching(m.Branching) + each(m.Routes, "", r.route)
}

// VisitDeduplicator renders CREATE DEDUPLICATOR.
func (r renderer) VisitDeduplicator(m *model.Deduplicator) string {
	return r.processor("DEDUPLICATOR", m.Name, m.Detached, m.Inputs, m.Filter) +
		" DEDUPLICATE ON " + each(m.Keys, ", ", RenderExpr) + " MAX TIME " + m.MaxTime.Text +
		" " + renderBranching(m.Branching) + each(m.Routes, "", r.route)
}

// VisitWindowProcessor renders CREATE WINDOW PROCESSOR.
func (r renderer) VisitWindowProcessor(m *model.WindowProcessor) string {
	return r.processor("WINDOW PROCESSOR", m.Name, m.Detached, m.Inputs, m.Filter) +
		" WIDTH" + windowBound(m.Width) + " STEP" + windowBound(m.Step) +
		" " + renderBranching(m.Branching) + each(m.Routes, "", r.route)
}

// VisitEmitter renders CREATE EMITTER.
func (r renderer) VisitEmitter(m *model.Emitter) string {
	var inputs []model.Input
	for _, input := range m.Inputs {
		inputs = append(inputs, model.Input(input))
	}
	return r.processor("EMITTER", m.Name, m.Detached, inputs, nil) + " TO " + model.VisitSink(m.Sink, r) +
		" ENCODE USING " + m.Codec + r.construction(m.Construction) + " " + model.VisitFlush(m.Flush, r) +
		" " + model.VisitMessageError(m.MessageError, r) + generalError(m.GeneralError)
}

// processor renders what all nodes with inputs start with.
func (r renderer) processor(kind, name string, detached bool, inputs []model.Input, filter model.Expression) string {
	attachment := "ATTACHED"
	if detached {
		attachment = "DETACHED"
	}
	from := each(inputs, ", ", func(input model.Input) string { return input.Relay + predicate(" WHERE ", input.Where) })
	return "CREATE " + attachment + " " + kind + " " + name + " FROM " + from + predicate(" FILTER WHERE ", filter)
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
