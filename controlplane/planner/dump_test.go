package planner_test

import (
	"encoding/json"
	"fmt"
	"strings"

	"nervix/generated/function"
	"nervix/generated/revision"

	"nervix/controlplane/registry/typing"
)

// dumper renders a revision for people, without its digests.
type dumper struct {
	*revision.ExecutionRevision
	text   strings.Builder
	indent string
}

func dump(r *revision.ExecutionRevision) string {
	d := &dumper{ExecutionRevision: r}
	d.line("domain %s %s start=%d revision=%d", r.Domain, r.Mode, r.StartVersion, r.ClusterRevision)
	for i := range r.Schemas {
		d.line("schema %d %s (%s)", i, r.Schemas[i].Name, fields(r.Schemas[i].Fields))
	}
	for i, b := range r.Branches {
		d.line("branch %d %s schema=%d ttl=%d max=%d", i, b.Name, b.Schema, b.TTL, b.MaxInstances)
	}
	for i, relay := range r.Relays {
		d.line("relay %d %s schema=%d %s capacity=%d", i, relay.Name, relay.Schema, contractText(relay.Branch), relay.Capacity)
	}
	for i, c := range r.Codecs {
		d.line("codec %d %s schema=%d %s", i, c.Name, c.Schema, wireText(c.Wire))
	}
	for i, m := range r.HashMaps {
		d.line("hash map %d %s codec=%d key=%d content=%s@%d path=%s", i, m.Name, m.Codec, m.Key, m.Content.Resource, m.Content.Version, m.Path)
	}
	for i, c := range r.Clients {
		mount := "-"
		if c.Mount != nil {
			mount = fmt.Sprintf("%s@%d", c.Mount.Resource, c.Mount.Version)
		}
		d.line("client %d %s %s mount=%s settings=%d", i, c.Name, c.System, mount, len(c.Settings))
	}
	for i, e := range r.Endpoints {
		d.line("endpoint %d %s vhost=%s %v %s", i, e.Name, e.Vhost, e.Hosts, e.Path)
		if e.Secure {
			d.line("  secure")
		}
	}
	for _, c := range r.Certificates {
		d.line("certificate %s %v content=%s@%d", c.Vhost, c.Hosts, c.Content.Resource, c.Content.Version)
	}
	for i := range r.Nodes {
		d.node(&r.Nodes[i])
	}
	return d.text.String()
}

func (d *dumper) line(format string, arguments ...any) {
	d.text.WriteString(d.indent)
	fmt.Fprintf(&d.text, format, arguments...)
	d.text.WriteByte('\n')
}

// nested renders with a deeper indentation.
func (d *dumper) nested(render func()) {
	outer := d.indent
	d.indent += "  "
	render()
	d.indent = outer
}

func fields(list []revision.Field) string {
	var texts []string
	for _, field := range list {
		text := field.Name + " " + typing.TypeText(field.Type)
		if field.Nullable {
			text += "?"
		}
		if field.Sensitive {
			text += "!"
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}

func contractText(b revision.BranchContract) string {
	if !b.Branched {
		return "unbranched"
	}
	return fmt.Sprintf("branch=%d", b.Branch)
}

func (d *dumper) node(n *revision.Node) {
	place := n.Placement.Primary
	if n.Placement.EveryNode {
		place = "everywhere"
	}
	d.line("node %s %s on %s %v %s gates=%v", n.Identity.Kind, n.Identity.Name, place, n.Placement.Replicas, contractText(n.Branch), n.GateRelays)
	d.nested(func() {
		switch plan := n.Plan.(type) {
		case *revision.RelayNode:
		case *revision.Ingestor:
			d.ingestor(plan)
		case *revision.Processor:
			d.processor(plan)
		case *revision.Emitter:
			d.emitter(plan)
		}
	})
}

func (d *dumper) ingestor(p *revision.Ingestor) {
	source, err := json.Marshal(p.Source)
	if err != nil {
		panic(err)
	}
	d.line("source %T%s codec=%d", p.Source, source, p.Codec)
	d.line("delivery %+v", p.Delivery)
	d.line("quiesce %s bytes=%d overflow=%s retry=%d", p.Quiesce.Mode, p.Quiesce.MaxBytes, p.Quiesce.Overflow, p.Quiesce.RetryAfter)
	if len(p.Metadata) > 0 {
		d.line("metadata (%s)", fields(p.Metadata))
	}
	if p.TimestampColumn != nil {
		d.line("timestamp column %d", *p.TimestampColumn)
	}
	d.filter("filter", p.Filter)
	d.routes(p.Routes)
	d.line("general error %s", p.GeneralError)
}

func (d *dumper) processor(p *revision.Processor) {
	d.line("schema=%d detached=%t", p.Schema, p.Detached)
	d.inputs(p.Inputs)
	for _, state := range p.States {
		d.line("state relay=%d %s", state.Relay, state.Absent)
		if state.Default != nil {
			d.nested(func() { d.construction("default", state.Default) })
		}
	}
	d.filter("filter", p.Filter)
	switch operation := p.Operation.(type) {
	case *revision.Junction:
	case *revision.Deduplicator:
		d.line("keys %v registers=%d max time=%d fields=%v", kinds(operation.KeyTypes), operation.Keys.Registers, operation.MaxTime, operation.Keys.Fields)
		d.blocks(operation.Keys.Blocks)
	case *revision.Reorderer:
		d.line("by %v registers=%d max time=%d fields=%v", kinds(operation.ByTypes), operation.By.Registers, operation.MaxTime, operation.By.Fields)
		d.blocks(operation.By.Blocks)
	case *revision.WindowProcessor:
		d.line("width %+v step %+v", operation.Width, operation.Step)
		d.line("arguments %v registers=%d fields=%v", kinds(operation.ArgumentTypes), operation.Arguments.Registers, operation.Arguments.Fields)
		d.blocks(operation.Arguments.Blocks)
		for i, a := range operation.Accumulators {
			d.line("accumulator %d %s argument=%d %s", i, a.Aggregate, a.Argument, typing.TypeText(a.Type))
		}
	}
	d.routes(p.Routes)
}

func (d *dumper) emitter(p *revision.Emitter) {
	d.line("schema=%d detached=%t codec=%d sink %T%+v", p.Schema, p.Detached, p.Codec, p.Sink, p.Sink)
	d.line("delivery %+v", p.Delivery)
	d.inputs(p.Inputs)
	d.construction("construction", &p.Construction)
	d.line("flush %+v", p.Flush)
	d.policy(&p.OnError)
	d.line("general error %s", p.GeneralError)
}

func (d *dumper) inputs(list []revision.Input) {
	for _, input := range list {
		d.line("input relay=%d", input.Relay)
		d.filter("where", input.Where)
		if input.Collect != nil {
			d.line("collect %+v", *input.Collect)
		}
	}
}

func (d *dumper) filter(name string, f *revision.Filter) {
	if f != nil {
		d.line("%s registers=%d fields=%v", name, f.Registers, f.Predicate.Fields)
		d.nested(func() { d.block(&f.Predicate.Block) })
	}
}

func (d *dumper) routes(list []revision.Route) {
	for i := range list {
		route := &list[i]
		d.line("route %d relay=%d", i, route.Relay)
		d.nested(func() {
			d.construction("construction", &route.Construction)
			if route.Keys != nil {
				d.construction("keys", route.Keys)
			}
			if route.Flush != nil {
				d.line("flush %+v", *route.Flush)
			}
			d.policy(&route.OnError)
		})
	}
}

func (d *dumper) policy(p *revision.ErrorPolicy) {
	d.line("on error %s relay=%d", p.Action, p.Relay)
	if p.Construction != nil {
		d.nested(func() { d.construction("record", p.Construction) })
	}
}

func (d *dumper) construction(name string, c *revision.Construction) {
	d.line("%s registers=%d", name, c.Registers)
	d.nested(func() {
		for _, operation := range c.Operations {
			switch operation := operation.(type) {
			case *revision.InheritColumn:
				d.line("inherit %d <- %d", operation.Output, operation.Input)
			case *revision.AssignColumn:
				d.line("assign %d %v", operation.Output, operation.Fields)
				d.nested(func() { d.block(&operation.Value) })
			}
		}
		if c.Where != nil {
			d.line("where %v", c.Where.Fields)
			d.nested(func() { d.block(&c.Where.Block) })
		}
		for i := range c.Headers {
			d.line("header %v", c.Headers[i].Fields)
			d.nested(func() { d.block(&c.Headers[i].Name); d.block(&c.Headers[i].Value) })
		}
	})
}

func (d *dumper) blocks(list []revision.Block) {
	for i := range list {
		d.nested(func() { d.block(&list[i]) })
	}
}

func (d *dumper) block(b *revision.Block) {
	for i := range b.Instructions {
		d.instruction(&b.Instructions[i])
	}
	d.line("= r%d", b.Result)
}

func (d *dumper) instruction(i *revision.Instruction) {
	kind := typing.TypeText(i.Type)
	if i.Nullable {
		kind += "?"
	}
	d.line("r%d %s = %s", i.Register, kind, step(i.Step))
	if choose, ok := i.Step.(*revision.ChooseStep); ok {
		d.nested(func() {
			for n := range choose.Arms {
				d.line("when")
				d.nested(func() { d.block(&choose.Arms[n].Condition) })
				d.line("then")
				d.nested(func() { d.block(&choose.Arms[n].Result) })
			}
			if choose.Otherwise != nil {
				d.line("else")
				d.nested(func() { d.block(choose.Otherwise) })
			}
		})
	}
}

func step(s revision.Step) string {
	switch s := s.(type) {
	case *revision.Load:
		return fmt.Sprintf("load %s %d", s.Source, s.Column)
	case *revision.ConstantInteger:
		return fmt.Sprint(s.Bits)
	case *revision.ConstantFloat:
		return fmt.Sprint("float ", s.Value)
	case *revision.ConstantString:
		return fmt.Sprintf("%q", s.Value)
	case *revision.ConstantBool:
		return fmt.Sprint(s.Value)
	case *revision.ConstantNull:
		return "null"
	case *revision.UnaryStep:
		return fmt.Sprintf("%s r%d", s.Operation, s.Operand)
	case *revision.BinaryStep:
		return fmt.Sprintf("%s r%d r%d", s.Operation, s.Left, s.Right)
	case *revision.CastStep:
		return fmt.Sprintf("cast r%d", s.Operand)
	case *revision.CallStep:
		return fmt.Sprintf("call %s r%v", function.ID(s.Function), s.Arguments)
	case *revision.LookupStep:
		return fmt.Sprintf("lookup %d r%d field=%d", s.HashMap, s.Key, s.Field)
	case *revision.ArrayStep:
		return fmt.Sprintf("array r%v", s.Items)
	case *revision.ChooseStep:
		return "choose"
	}
	return "?"
}

func wireText(wire revision.CodecWire) string {
	switch wire := wire.(type) {
	case *revision.FieldWire:
		return fmt.Sprintf("%s strict=%t %v", wire.Format, wire.Strict, wire.Fields)
	case *revision.AvroWire:
		return fmt.Sprintf("AVRO record=%s %v", wire.Record, wire.Fields)
	case *revision.ProtobufWire:
		return fmt.Sprintf("PROTOBUF %s@%d files=%v includes=%v message=%s ingestion=%s emitting=%s", wire.Content.Resource, wire.Content.Version,
			wire.Files, wire.Includes, wire.Message, programText(wire.Ingestion), programText(wire.Emitting))
	case *revision.SyslogWire:
		return "SYSLOG"
	case *revision.DocumentWire:
		return fmt.Sprintf("document %s ingestion=%s emitting=%s", wire.Format, programText(wire.Ingestion), programText(wire.Emitting))
	}
	return "none"
}

func programText(program *string) string {
	if program == nil {
		return "-"
	}
	return *program
}
