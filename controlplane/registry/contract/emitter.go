package contract

import (
	"slices"

	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/connector"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// maximumClientBatch bounds the records of a batch to clients (grammar reference, 3.17).
const maximumClientBatch = 65536

// VisitEmitter checks a sink: inputs of one schema, its client, mode and codec, and what leaves
// the system.
func (r *resolver) VisitEmitter(m *model.Emitter) Contract {
	use := r.sink(m.Sink)
	r.flush("flush", m.Flush)
	r.collect("collect", m.Collect)
	r.clientBatch(m)
	relays := r.inputRelays("inputs", len(m.Inputs), func(i int) string { return m.Inputs[i].Relay })
	input := r.sameSchema(relays)
	var branches []string
	for _, relay := range relays {
		if relay != nil && !slices.Contains(branches, relay.Model.Branching.Branch) {
			branches = append(branches, relay.Model.Branching.Branch)
		}
	}
	states, known := r.states(m.States, branches)
	codec, payload, complete := r.outgoing(m, use)
	if use == nil || input == nil || !known || !complete {
		return nil
	}
	resolved := &Emitter{Model: m, Codec: codec, States: states}
	around := &frame{input: input, states: stateViews(states)}
	for i, relay := range relays {
		where := r.predicate(at("", "inputs", i)+".where", clause.EmitterPredicate, around, m.Inputs[i].Where)
		resolved.Inputs = append(resolved.Inputs, Input{relay, where})
	}
	node := "TO " + use.Name
	if payload != nil {
		resolved.Construction = r.construct("construction", &m.Construction, &site{
			frame: *around, node: node, output: payload, set: clause.EmitterSet, where: clause.EmitterWhere,
			external: true, writes: use.Headers,
		})
		around.finished = payload
	} else {
		around.unbuilt = true
		resolved.Construction = r.direct(node, &m.Construction, around, use)
	}
	r.publish(resolved, m.Sink, use, around, branches)
	resolved.OnError = r.policy("message_error", m.MessageError, failing{
		frame: frame{input: input, states: around.states}, output: payload, branches: branches,
	})
	return resolved
}

// sameSchema checks that all inputs name the same schema and gives its shape; nil when unknown.
func (r *resolver) sameSchema(relays []*Relay) *typing.Shape {
	var first *Relay
	for i, relay := range relays {
		switch {
		case relay == nil:
			return nil
		case first == nil:
			first = relay
		case relay.Model.Schema != first.Model.Schema:
			r.report.Add(at("", "inputs", i), &failure.SchemaMismatch{
				Subject: "relay '" + relay.Model.Name + "'", Target: "relay '" + first.Model.Name + "'",
				Reason: "all inputs of an emitter need the same schema",
			})
		}
	}
	if first == nil {
		return nil
	}
	return first.Shape
}

// clientBatch checks that BATCH stands exactly with TO CLIENT.
func (r *resolver) clientBatch(m *model.Emitter) {
	_, client := m.Sink.(*model.ClientSink)
	switch {
	case client && m.Batch == nil:
		r.report.Add("sink", &failure.MisplacedClause{Clause: "BATCH", Requirement: "is required for TO CLIENT"})
	case !client && m.Batch != nil:
		r.report.Add("batch", &failure.MisplacedClause{Clause: "BATCH", Requirement: "needs TO CLIENT"})
	case client:
		if m.Batch.MaxMessages == 0 || m.Batch.MaxMessages > maximumClientBatch {
			r.report.Add("batch.max_messages", &failure.OutOfRange{Subject: "MAX MESSAGES", Requirement: "must be 1 to 65536"})
		}
		r.atLeastOne("batch.max_size", "MAX SIZE", m.Batch.MaxSize.Bytes)
	}
}

// outgoing resolves what an emitter makes of its rows: the shape of its codec or of the schema of
// a client sink, or nothing for row sinks and requests without a body. It gives false when the shape
// is unknown.
func (r *resolver) outgoing(m *model.Emitter, use *connector.SinkUse) (*Codec, *typing.Shape, bool) {
	if use == nil {
		return nil, nil, false
	}
	if client, ok := m.Sink.(*model.ClientSink); ok {
		if m.Codec != "" {
			r.report.Add("codec", &failure.MisplacedClause{Clause: "ENCODE USING", Requirement: "is not available for TO CLIENT"})
		}
		shape := r.schema(client.Schema)
		return nil, shape, shape != nil
	}
	switch {
	case use.Codec == connector.CodecForbidden && m.Codec != "":
		r.report.Add("codec", &failure.MisplacedClause{Clause: "ENCODE USING", Requirement: "is not available for TO " + use.Name})
		return nil, nil, true
	case use.Codec == connector.CodecRequired && m.Codec == "":
		r.report.Add("sink", &failure.MisplacedClause{Clause: "ENCODE USING", Requirement: "is required for TO " + use.Name})
		return nil, nil, false
	case m.Codec == "":
		return nil, nil, true
	}
	codec := r.codec(m.Codec)
	if codec == nil {
		return nil, nil, false
	}
	r.encodes("codec", codec)
	_, syslog := codec.Model.Wire.(*model.WireSyslog)
	if _, needed := m.Sink.(*model.SyslogSink); needed && !syslog {
		r.report.Add("codec", &failure.MisplacedClause{Clause: "ENCODE USING", Requirement: "needs a SYSLOG codec for TO SYSLOG"})
	}
	return codec, codec.Shape, true
}

// direct checks what remains of a construction that builds no row: WHERE, and INVOKE for requests.
func (r *resolver) direct(node string, m *model.Construction, around *frame, use *connector.SinkUse) Construction {
	without := node + " without a body"
	if use.Values {
		without = node
	}
	if m.Inherit != nil {
		r.report.Add("construction.inherit", &failure.MisplacedClause{Clause: "INHERIT", Requirement: "is not available for " + without})
	}
	if len(m.Set) > 0 {
		r.report.Add("construction.set[0]", &failure.MisplacedClause{Clause: "SET", Requirement: "is not available for " + without})
	}
	return Construction{
		Where:   r.predicate("construction.where", clause.DirectWhere, around, m.Where),
		Headers: r.headers("construction", m.Invoke, &site{frame: *around, node: node, writes: use.Headers}, around),
	}
}

// publish checks the expressions that belong to the sink itself.
func (r *resolver) publish(resolved *Emitter, sink model.Sink, use *connector.SinkUse, around *frame, branches []string) {
	for i := range use.Columns {
		column, path := &use.Columns[i], at("sink", ".values", i)+".value"
		value := typing.Check(r.report, r.environment(clause.Values, around), path, column.Value)
		if value != nil && value.Facts().Sensitive {
			r.report.Add(path, &failure.SensitiveLeak{Target: "column '" + column.Column + "'"})
		}
		resolved.Columns = append(resolved.Columns, Column{column.Column, value})
	}
	switch sink := sink.(type) {
	case *model.SQSSink:
		switch group := sink.Group.(type) {
		case *model.FIFOGroupBranch:
			if slices.Contains(branches, "") {
				r.report.Add("sink.group", &failure.MisplacedClause{Clause: "FIFO GROUP FROM BRANCH", Requirement: "requires branched input"})
			}
		case *model.FIFOGroupValue:
			resolved.Group = r.text("sink.group.value", "FIFO GROUP", clause.GroupKey, around, group.Value)
		}
	case *model.HTTPSink:
		resolved.Method = r.text("sink.method", "METHOD", clause.RequestPart, around, sink.Method)
		resolved.Path = r.text("sink.path", "PATH", clause.RequestPart, around, sink.Path)
		r.request(sink, resolved)
	default:
	}
}

// text types a STRING that leaves the system; it is never null and not sensitive.
func (r *resolver) text(path, name string, c *clause.Clause, around *frame, e model.Expression) typing.Expression {
	if e == nil {
		r.report.Add(path, &failure.MisplacedClause{Clause: name, Requirement: "is required"})
		return nil
	}
	target := typing.Target{Field: typing.Field{Name: name, Facts: typing.Facts{Type: typing.Scalar(datatype.KindString)}}, External: true}
	return typing.Value(r.report, r.environment(c, around), path, e, target)
}
