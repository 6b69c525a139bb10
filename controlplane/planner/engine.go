package planner

import (
	"slices"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/violation"
	"nervix/generated/connector"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
)

// Missing lists what the nodes of a graph need and the runtime does not have, one
// failure.EngineMissing for every node and engine, in the order of the nodes. Such models are
// accepted, stored and shown, but a domain that runs must not hold them.
func Missing(graph *registry.Graph) []error {
	var missing []error
	for _, key := range graph.Keys() {
		for _, engine := range missingEngines(graph, key) {
			missing = append(missing, &failure.EngineMissing{Node: violation.Owner(key), Engine: engine})
		}
	}
	return missing
}

// Unheard lists the ingestors of a graph that take what arrives on the HTTPS listener, one
// failure.SecureListenerOff for each.
func Unheard(graph *registry.Graph) []error {
	var list []error
	for _, key := range graph.Keys() {
		m, _ := graph.Find(key)
		if ingestor, is := m.(*model.Ingestor); is && secure(graph, ingestor.Source) {
			list = append(list, &failure.SecureListenerOff{Node: violation.Owner(key)})
		}
	}
	return list
}

// secure tells whether a source is an endpoint of a virtual host with TLS.
func secure(graph *registry.Graph, source model.Source) bool {
	bound, is := source.(*model.EndpointSource)
	if !is {
		return false
	}
	found, _ := graph.Find(model.Key{Kind: model.KindEndpoint, Name: bound.Endpoint})
	endpoint, is := found.(*model.Endpoint)
	if !is {
		return false
	}
	found, _ = graph.Find(model.Key{Kind: model.KindVhost, Name: endpoint.Vhost})
	vhost, is := found.(*model.Vhost)
	return is && vhost.TLS != nil
}

// missingEngines names the engines that one node lacks; none for models that only configure.
func missingEngines(graph *registry.Graph, key model.Key) []string {
	if !registry.IsNode(key.Kind) {
		return nil
	}
	m, _ := graph.Find(key)
	n := &need{graph: graph}
	n.kind(key.Kind)
	n.parts(m)
	n.calls(m)
	return n.engines
}

// need collects the missing engines of one node without repetition.
type need struct {
	graph   *registry.Graph
	engines []string
}

func (n *need) add(engine string) {
	if engine != "" && !slices.Contains(n.engines, engine) {
		n.engines = append(n.engines, engine)
	}
}

func (n *need) kind(kind model.Kind) {
	if _, runs := nodeKinds[kind]; !runs {
		n.add("the engine of " + kind.Text() + "s")
	}
}

// parts looks at the clauses of a node and at what it is bound to.
func (n *need) parts(m model.Model) {
	switch m := m.(type) {
	case *model.Ingestor:
		n.source(m.Source)
	case *model.Emitter:
		n.sink(m.Sink)
	}
}

// calls looks for functions that no engine implements.
func (n *need) calls(m model.Model) {
	window := m.ModelKind() == model.KindWindowProcessor
	model.Expressions(m, func(_ string, e model.Expression) { n.expression(e, window) })
}

// expression looks for functions in one expression.
func (n *need) expression(e model.Expression, window bool) {
	model.WalkExpression("", e, func(_ string, part model.Expression) bool {
		switch part := part.(type) {
		case *model.Call:
			n.call(part, window)
		case *model.UDFCall:
			n.add("user-defined functions")
		}
		return true
	})
}

// call looks at a built-in; in a window processor the name may be that of an aggregate.
func (n *need) call(call *model.Call, window bool) {
	found, known := function.Lookup(call.Function)
	if window {
		if aggregate, is := function.LookupAggregate(call.Function); is {
			found, known = aggregate, true
		}
	}
	if known && !found.Supported {
		n.add("function " + found.Name)
	}
}

// runningSources and runningSinks are the connectors that have an engine.
var (
	runningSources = []string{"ENDPOINT", "KAFKA", "NATS"}
	runningSinks   = []string{"KAFKA", "NATS"}
)

// source looks at the connector of an ingestor and at how it is used.
func (n *need) source(m model.Source) {
	if name := connector.UseSource(m).Name; !slices.Contains(runningSources, name) {
		n.add("the " + name + " source")
	}
	if endpoint, ok := m.(*model.EndpointSource); ok {
		n.endpoint(endpoint.Endpoint)
	}
}

// endpoint looks at what an endpoint speaks.
func (n *need) endpoint(name string) {
	found, _ := n.graph.Find(model.Key{Kind: model.KindEndpoint, Name: name})
	endpoint, ok := found.(*model.Endpoint)
	if !ok {
		return
	}
	if endpoint.Type == model.EndpointTypeWebsockets {
		n.add("the WEBSOCKETS endpoint")
	}
}

// sink looks at the connector of an emitter.
func (n *need) sink(m model.Sink) {
	if name := connector.UseSink(m).Name; !slices.Contains(runningSinks, name) {
		n.add("the " + name + " sink")
	}
}
