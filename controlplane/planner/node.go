package planner

import (
	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/typing"
	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// node lowers one node against the tables. Placement and identities are left to the caller.
func (t *tables) node(key model.Key, resolved contract.Contract) revision.Node {
	lowered := revision.Node{Identity: Identity(key)}
	switch resolved := resolved.(type) {
	case *contract.Static:
		t.relayNode(&lowered, key.Name)
	case *contract.Ingestor:
		lowered.Plan = t.ingestor(resolved)
	case *contract.Processor:
		if resolved.Branch != nil {
			lowered.Branch = t.branching(resolved.Branch.Model.Name)
		}
		lowered.GateRelays = t.gates(resolved.Inputs)
		lowered.Plan = t.processor(resolved)
	case *contract.Correlator:
		if resolved.Branch != nil {
			lowered.Branch = t.branching(resolved.Branch.Model.Name)
		}
		lowered.GateRelays = append(t.gates(resolved.Left.Inputs), t.gates(resolved.Right.Inputs)...)
		lowered.Plan = t.correlator(resolved)
	case *contract.Generator:
		if resolved.Branch != nil {
			lowered.Branch = t.branching(resolved.Branch.Model.Name)
		}
		lowered.Plan = t.generator(resolved)
	case *contract.Emitter:
		lowered.GateRelays = t.gates(resolved.Inputs)
		lowered.Plan = t.emitter(resolved)
	}
	return lowered
}

// Identity gives the identity of a node in revisions.
func Identity(key model.Key) revision.Identity {
	return revision.Identity{Kind: nodeKinds[key.Kind], Name: key.Name}
}

// nodeKinds are the kinds of models that are nodes, or are measured like nodes.
var nodeKinds = map[model.Kind]revision.NodeKind{
	model.KindRelay:           revision.NodeKindRelay,
	model.KindIngestor:        revision.NodeKindIngestor,
	model.KindReingestor:      revision.NodeKindReingestor,
	model.KindJunction:        revision.NodeKindJunction,
	model.KindDeduplicator:    revision.NodeKindDeduplicator,
	model.KindGenerator:       revision.NodeKindGenerator,
	model.KindCorrelator:      revision.NodeKindCorrelator,
	model.KindReorderer:       revision.NodeKindReorderer,
	model.KindWindowProcessor: revision.NodeKindWindowProcessor,
	model.KindEmitter:         revision.NodeKindEmitter,
	model.KindHashMap:         revision.NodeKindLookup,
}

// relayNode plans a relay, which is paused at its own gate.
func (t *tables) relayNode(node *revision.Node, name string) {
	index := t.relay(name)
	node.Branch = t.relays[index].Branch
	node.GateRelays = []uint32{index}
	node.Plan = &revision.RelayNode{Relay: index}
}

// gates lists the relays whose gates pause a node that consumes them.
func (t *tables) gates(inputs []contract.Input) []uint32 {
	var gates []uint32
	for _, input := range inputs {
		gates = append(gates, t.relay(input.Relay.Model.Name))
	}
	return gates
}

func (t *tables) inputs(inputs []contract.Input, collected *model.Collect) []revision.Input {
	var lowered []revision.Input
	for _, input := range inputs {
		lowered = append(lowered, revision.Input{
			Relay: t.relay(input.Relay.Model.Name), Where: t.filter(input.Where), Collect: collect(collected),
		})
	}
	return lowered
}

// states lowers materialized dependencies in order.
func (t *tables) states(dependencies []contract.State) []revision.StateDependency {
	var lowered []revision.StateDependency
	for _, dependency := range dependencies {
		state := revision.StateDependency{Relay: t.relay(dependency.Relay.Model.Name)}
		switch dependency.Policy.(type) {
		case *model.RequiredSkip:
			state.Absent = revision.StateAbsenceSkip
		case *model.DefaultState:
			record := t.construction(dependency.Default, nil)
			state.Absent, state.Default = revision.StateAbsenceDefault, &record
		case *model.RequiredWait:
		}
		lowered = append(lowered, state)
	}
	return lowered
}

func (t *tables) ingestor(m *contract.Ingestor) *revision.Ingestor {
	lowered := &revision.Ingestor{
		Quiesce: quiesceMode(m.Model.Quiesce), Codec: t.codec(m.Codec.Model.Name), TimestampColumn: m.Timestamp,
		Filter: t.filter(m.Filter), GeneralError: errorAction(m.Model.GeneralError),
	}
	lowered.Source, lowered.Delivery = t.source(m.Model.Source)
	if m.Metadata != nil {
		for _, field := range m.Metadata.Fields {
			lowered.Metadata = append(lowered.Metadata, revision.Field{Name: field.Name, Type: *field.Type.Clone(), Nullable: field.Nullable})
		}
	}
	for i := range m.Routes {
		lowered.Routes = append(lowered.Routes, t.route(&m.Routes[i], nil))
	}
	return lowered
}

func (t *tables) source(m model.Source) (revision.Source, revision.Delivery) {
	switch m := m.(type) {
	case *model.EndpointSource:
		return &revision.EndpointSource{Endpoint: t.endpoint(m.Endpoint)}, sourceDelivery(nil)
	case *model.NatsSource:
		return &revision.NatsSource{
			Client: t.client(m.Client), Subject: m.Subject, QueueGroup: m.QueueGroup, Instances: m.Instances,
		}, sourceDelivery(nil)
	case *model.KafkaSource:
		return &revision.KafkaSource{
			Client: t.client(m.Client), Topic: m.Topic, ConsumerGroup: m.ConsumerGroup, Instances: m.Instances,
		}, sourceDelivery(m.Mode)
	}
	return nil, revision.Delivery{}
}

func (t *tables) route(m *contract.Route, aggregates *accumulators) revision.Route {
	lowered := revision.Route{
		Relay: t.relay(m.Relay.Model.Name), Construction: t.construction(&m.Construction, aggregates),
		Flush: flush(m.Flush), OnError: t.policy(&m.OnError),
	}
	if m.Keys != nil {
		keys := t.construction(m.Keys, nil)
		lowered.Keys = &keys
	}
	return lowered
}

func (t *tables) policy(m *contract.ErrorPolicy) revision.ErrorPolicy {
	switch m.Policy.(type) {
	case *model.LogError:
		return revision.ErrorPolicy{Action: revision.ErrorActionLog}
	case *model.SendError:
		record := t.construction(m.Construction, nil)
		return revision.ErrorPolicy{Action: revision.ErrorActionSend, Relay: t.relay(m.Relay.Model.Name), Construction: &record}
	case *model.IgnoreError:
	}
	return revision.ErrorPolicy{Action: revision.ErrorActionIgnore}
}

// processor plans a relay-consuming processor. The accumulators of a window are known once its
// routes are lowered.
func (t *tables) processor(m *contract.Processor) *revision.Processor {
	lowered := &revision.Processor{
		Detached: m.Detached, Inputs: t.inputs(m.Inputs, m.Collect), Schema: t.schema(m.Inputs[0].Relay.Model.Schema), Filter: t.filter(m.Filter),
		States: t.states(m.States),
	}
	aggregates := newAccumulators()
	for i := range m.Routes {
		lowered.Routes = append(lowered.Routes, t.route(&m.Routes[i], aggregates))
	}
	switch operation := m.Operation.(type) {
	case *contract.Junction:
		lowered.Operation = &revision.Junction{}
	case *contract.Deduplicator:
		lowered.Operation = &revision.Deduplicator{
			Keys: t.values(operation.Keys), KeyTypes: types(operation.Keys), MaxTime: operation.MaxTime,
		}
	case *contract.Reingest:
		lowered.Operation = &revision.Reingest{}
	case *contract.Reorderer:
		lowered.Operation = &revision.Reorderer{By: t.values(operation.By), ByTypes: types(operation.By), MaxTime: operation.MaxTime}
	case *contract.Window:
		lowered.Operation = aggregates.window(t, operation)
	}
	return lowered
}

// correlator plans a pairing as a processor whose inputs are those of both sides.
func (t *tables) correlator(m *contract.Correlator) *revision.Processor {
	operation := &revision.Correlator{
		Right: uint32(len(m.Left.Inputs)), RightSchema: t.schema(m.Right.Inputs[0].Relay.Model.Schema), Where: *t.filter(m.Where),
		MaxTime: m.MaxTime, LeftTimeout: t.timeout(&m.Left), RightTimeout: t.timeout(&m.Right),
	}
	if m.Match == model.MatchOrderLatest {
		operation.Match = revision.MatchOrderLatest
	}
	lowered := &revision.Processor{
		Detached: m.Detached, Schema: t.schema(m.Left.Inputs[0].Relay.Model.Schema), States: t.states(m.States), Operation: operation,
		Inputs: append(t.inputs(m.Left.Inputs, m.Left.Collect), t.inputs(m.Right.Inputs, m.Right.Collect)...),
	}
	for i := range m.Routes {
		lowered.Routes = append(lowered.Routes, t.route(&m.Routes[i], nil))
	}
	return lowered
}

// timeout gives the relay of the rows without partner; nil when they are dropped.
func (t *tables) timeout(side *contract.Side) *uint32 {
	if side.Timeout == nil {
		return nil
	}
	relay := t.relay(side.Timeout.Model.Name)
	return &relay
}

// generator plans a source of rows from materialized state as a processor without inputs.
func (t *tables) generator(m *contract.Generator) *revision.Processor {
	lowered := &revision.Processor{
		Schema: t.schema(m.State.Model.Schema), Operation: &revision.Generator{Interval: m.Interval},
		States: []revision.StateDependency{{Relay: t.relay(m.State.Model.Name), Absent: revision.StateAbsenceSkip}},
	}
	for i := range m.Routes {
		lowered.Routes = append(lowered.Routes, t.route(&m.Routes[i], nil))
	}
	return lowered
}

func types(list []typing.Expression) []datatype.Type {
	kinds := make([]datatype.Type, len(list))
	for i, e := range list {
		kinds[i] = *kindOf(e).Clone()
	}
	return kinds
}

func (t *tables) emitter(m *contract.Emitter) *revision.Emitter {
	lowered := &revision.Emitter{
		Detached: m.Model.Detached, Inputs: t.inputs(m.Inputs, m.Model.Collect), Schema: t.schema(m.Inputs[0].Relay.Model.Schema),
		States: t.states(m.States), Codec: t.codec(m.Codec.Model.Name), Construction: t.construction(&m.Construction, nil), Flush: *flush(m.Model.Flush),
		OnError: t.policy(&m.OnError), GeneralError: errorAction(m.Model.GeneralError),
	}
	switch sink := m.Model.Sink.(type) {
	case *model.KafkaSink:
		lowered.Sink = &revision.KafkaSink{Client: t.client(sink.Client), Topic: sink.Topic}
		lowered.Delivery = sinkDelivery(sink.Mode)
	case *model.NatsSink:
		lowered.Sink = &revision.NatsSink{Client: t.client(sink.Client), Subject: sink.Subject}
		lowered.Delivery = sinkDelivery(sink.Mode)
	}
	return lowered
}
