package inspect

import (
	"fmt"
	"strings"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry"
	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
	"nervix/grammar"
	"nervix/runtime/execution"
)

// Subject is one domain as it is committed and as it executes here.
type Subject struct {
	Domain *state.Domain
	Graph  *registry.Graph
	// Status is how people read the lifecycle of the domain.
	Status string
	// Snapshot is the local execution; nil while the domain is not installed.
	Snapshot *execution.Snapshot
}

// Describe describes a Model of the domain, or one concrete branch of a relay. It fails with
// failure.UnknownModel, and with failure.InvalidBindings when the bindings do not name exactly the
// key of the relay's branch.
func (s *Subject) Describe(what *statement.DescribeModel) ([]string, error) {
	key := what.Key
	found, exists := s.Graph.Find(key)
	if !exists {
		return nil, &failure.UnknownModel{Kind: key.Kind.Text(), Model: key.Name, Domain: s.Domain.Record.Name, Place: failure.AtPath("key.name")}
	}
	d := &description{subject: s, key: key}
	if relay, isRelay := found.(*model.Relay); isRelay && len(what.Bindings) > 0 {
		return d.concrete(relay, what.Bindings)
	}
	d.model(found)
	if len(d.lines) == 0 {
		return nil, &failure.NotDescribed{Kind: key.Kind.Text(), Place: failure.AtPath("key")}
	}
	if what.Format == statement.FormatJson {
		return d.document(), nil
	}
	return d.lines, nil
}

// model writes the lines of a Model; none for kinds that SHOW CREATE alone shows.
func (d *description) model(found model.Model) {
	switch m := found.(type) {
	case *model.Ingestor:
		d.ingestor(m)
	case *model.Reingestor:
		d.reingestor(m)
	case *model.Junction:
		d.junction(m)
	case *model.Deduplicator:
		d.deduplicator(m)
	case *model.Reorderer:
		d.reorderer(m)
	case *model.WindowProcessor:
		d.window(m)
	case *model.Correlator:
		d.correlator(m)
	case *model.WASMProcessor:
		d.guest(m)
	case *model.Emitter:
		d.emitter(m)
	case *model.Relay:
		d.relay(m)
	case *model.HashMap:
		d.hashMap(m)
	case *model.UDF:
		d.function(m)
	case *model.Placement:
		d.rule(m)
	case *model.Endpoint:
		d.line("endpoint", m.Name)
		d.line("kind", "ENDPOINT")
		d.line("vhost", m.Vhost)
		d.line("path", m.Path)
		d.line("type", m.Type)
	}
}

// description collects the lines of one Model.
type description struct {
	subject *Subject
	key     model.Key
	lines   []string
}

func (d *description) line(name string, value any) {
	d.lines = append(d.lines, fmt.Sprintf("%s: %v", name, value))
}

// head writes name and kind.
func (d *description) head(name string) {
	d.line(name, d.key.Name)
	d.line("kind", strings.ToUpper(d.key.Kind.Text()))
}

func (d *description) placement() {
	owner, replicas := "-", "-"
	if node := scheduled(d.subject.Domain.Schedule, d.key); node != nil {
		owner, replicas = orDash(node.Primary), orDash(strings.Join(node.Replicas, ","))
	}
	d.line("owner", owner)
	d.line("replicas", replicas)
}

func scheduled(schedule *record.DomainSchedule, key model.Key) *record.ScheduledNode {
	for i := range schedule.Nodes {
		if schedule.Nodes[i].Key == key {
			return &schedule.Nodes[i]
		}
	}
	return nil
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

func presence(present bool) string {
	if present {
		return "present"
	}
	return "none"
}

func attachment(detached bool) string {
	if detached {
		return "DETACHED"
	}
	return "ATTACHED"
}

func branchName(b model.Branching) string {
	if b.Branch == "" {
		return "UNBRANCHED"
	}
	return b.Branch
}

func from(inputs []model.Input) string {
	return join(inputs, func(in model.Input) string { return in.Relay })
}

func join[T any](list []T, text func(T) string) string {
	parts := make([]string, len(list))
	for i := range list {
		parts[i] = text(list[i])
	}
	return strings.Join(parts, ",")
}

func flushText(f model.Flush) string {
	switch f := f.(type) {
	case *model.FlushImmediate:
		return "IMMEDIATE"
	case *model.FlushEach:
		return f.Interval.Text + " max-batch-size=" + f.MaxBatchSize.Text
	}
	return "none"
}

func built(c model.Construction) string {
	return presence(c.Inherit != nil || len(c.Set) > 0 || c.Where != nil || len(c.Invoke) > 0)
}

func (d *description) output(i int, into, construction, branch string, flush model.Flush) {
	d.line(fmt.Sprintf("output %d", i), fmt.Sprintf("into=%s construction=%s branch=%s flush=%s", into, construction, branch, flushText(flush)))
}

func (d *description) routes(routes []model.Route) {
	d.line("outputs", len(routes))
	for i, route := range routes {
		d.output(i, route.Relay, built(route.Construction), "NODE-WIDE", route.Flush)
	}
}

func (d *description) entryRoutes(routes []model.EntryRoute) {
	d.line("outputs", len(routes))
	for i, route := range routes {
		d.output(i, route.Relay, built(route.Construction), branchName(route.Branching), route.Flush)
	}
}

// local reads the execution of the described node.
func (d *description) local() (execution.Inspection, bool) {
	if d.subject.Snapshot == nil {
		return execution.Inspection{}, false
	}
	return d.subject.Snapshot.Inspect(planner.Identity(d.key))
}

// connection writes the state of the link to the external system.
func (d *description) connection(local execution.Inspection) {
	problem, backoff, wait := "-", "-", "-"
	if r := local.Readiness; r != nil && r.Err != nil {
		problem = r.Err.Error()
		if r.Backoff > 0 {
			backoff, wait = r.Backoff.String(), r.Backoff.String()
		}
	}
	d.line("transient error", problem)
	d.line("reconnect backoff", backoff)
	d.line("reconnect wait", wait)
}

func (d *description) junction(m *model.Junction) {
	d.head("junction")
	d.placement()
	d.line("from", from(m.Inputs))
	d.line("branch", branchName(m.Branching))
	d.line("mode", attachment(m.Detached))
	d.line("filter-where", presence(m.Filter != nil))
	d.line("branch-local", true)
	d.routes(m.Routes)
	d.localMetrics()
}

func (d *description) deduplicator(m *model.Deduplicator) {
	keys := join(m.Keys, grammar.RenderExpr)
	d.head("deduplicator")
	d.placement()
	d.line("from", from(m.Inputs))
	d.line("mode", attachment(m.Detached))
	d.line("deduplicate on", keys)
	d.line("max time", m.MaxTime.Text)
	d.line("filter-where", presence(m.Filter != nil))
	d.line("branch-local", true)
	d.line("persistent state", true)
	d.line("state structures", 1)
	d.lines = append(d.lines, "structure 0:")
	d.line("  function", "DEDUPLICATE_ON")
	d.line("  storage", "recent_key_set")
	d.line("  key expressions", keys)
	d.line("  max time", m.MaxTime.Text)
	d.routes(m.Routes)
	d.localMetrics()
}

func (d *description) emitter(m *model.Emitter) {
	d.head("emitter")
	d.placement()
	local, _ := d.local()
	d.connection(local)
	d.line("from", join(m.Inputs, func(in model.EmitterInput) string { return in.Relay }))
	d.line("codec", codecName(m.Codec))
	sink, mode := sinkOf(m.Sink)
	d.line("sink", sink)
	d.line("publishing mode", mode)
	d.line("filter-map", built(m.Construction))
	d.metrics(local)
}

// sinkOf splits the canonical text of a sink into its destination and its publishing mode.
func sinkOf(sink model.Sink) (destination, mode string) {
	destination, mode, _ = strings.Cut(grammar.RenderSink(sink), " MODE ")
	return destination, mode
}

func (d *description) relay(m *model.Relay) {
	d.head("relay")
	d.line("schema", m.Schema)
	d.line("branched by", branchName(m.Branching))
	fields := "-"
	if branch, exists := d.subject.Graph.Find(model.Key{Kind: model.KindBranch, Name: m.Branching.Branch}); exists {
		if schema, exists := d.subject.Graph.Find(model.Key{Kind: model.KindSchema, Name: branch.(*model.Branch).Schema}); exists {
			fields = join(schema.(*model.Schema).Fields, func(f model.SchemaField) string { return f.Name })
		}
	}
	d.line("branch fields", fields)
	d.line("capacity", m.Capacity)
	d.line("materialized state", presence(m.Materialized))
	if m.Branching.Branch != "" {
		d.line("branch-local describe", "use WHERE bindings")
	}
	d.buffers(m.Name, nil)
}
