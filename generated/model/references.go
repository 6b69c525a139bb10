// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import "strconv"

// References lists the Models that a Model names, in field order. Empty names are no references,
// and neither are function calls.
func References(m Model) []Reference {
	var list []Reference
	referencesModel(m, "", func(r Reference) {
		list = append(list, r)
	})
	return list
}

func (v *Codec) references(path string, visit func(Reference)) {
	referencesCodecWire(v.Wire, path+"wire.", visit)
	if v.Schema != "" {
		visit(Reference{
			Kind: KindSchema,
			Name: v.Schema,
			Path: path + "schema",
			Role: "schema",
		})
	}
}

func (v *WireJSON) references(path string, visit func(Reference)) {
	if v.Schema != "" {
		visit(Reference{
			Kind: KindWireJsonSchema,
			Name: v.Schema,
			Path: path + "schema",
			Role: "wire schema",
		})
	}
}

func (v *WireCBOR) references(path string, visit func(Reference)) {
	if v.Schema != "" {
		visit(Reference{
			Kind: KindWireCborSchema,
			Name: v.Schema,
			Path: path + "schema",
			Role: "wire schema",
		})
	}
}

func (v *WireAVRO) references(path string, visit func(Reference)) {
	if v.Schema != "" {
		visit(Reference{
			Kind: KindWireAvroSchema,
			Name: v.Schema,
			Path: path + "schema",
			Role: "wire schema",
		})
	}
}

func (v *WireProtobuf) references(path string, visit func(Reference)) {
	v.Resource.references(path+"resource.", visit)
}

func (v *ResourceBinding) references(path string, visit func(Reference)) {
	if v.Resource != "" {
		visit(Reference{
			Kind: KindResource,
			Name: v.Resource,
			Path: path + "resource",
			Role: "resource",
		})
	}
}

func (v *Client) references(path string, visit func(Reference)) {
	if v.Signaling != "" {
		visit(Reference{
			Kind: KindSignalingProtocol,
			Name: v.Signaling,
			Path: path + "signaling",
			Role: "signaling protocol",
		})
	}
	if v.Mount != nil {
		v.Mount.references(path+"mount.", visit)
	}
}

func (v *Vhost) references(path string, visit func(Reference)) {
	if v.TLS != nil {
		v.TLS.references(path+"tls.", visit)
	}
}

func (v *TLSBinding) references(path string, visit func(Reference)) {
	if v.Resource != "" {
		visit(Reference{
			Kind: KindResource,
			Name: v.Resource,
			Path: path + "resource",
			Role: "resource",
		})
	}
}

func (v *Endpoint) references(path string, visit func(Reference)) {
	if v.Vhost != "" {
		visit(Reference{
			Kind: KindVhost,
			Name: v.Vhost,
			Path: path + "vhost",
			Role: "vhost",
		})
	}
	if v.Signaling != "" {
		visit(Reference{
			Kind: KindSignalingProtocol,
			Name: v.Signaling,
			Path: path + "signaling",
			Role: "signaling protocol",
		})
	}
}

func (v *SignalingProtocol) references(path string, visit func(Reference)) {
	if v.Protobuf != nil {
		v.Protobuf.references(path+"protobuf.", visit)
	}
}

func (v *SignalingProtobuf) references(path string, visit func(Reference)) {
	v.Resource.references(path+"resource.", visit)
}

func (v *Branch) references(path string, visit func(Reference)) {
	if v.Schema != "" {
		visit(Reference{
			Kind: KindSchema,
			Name: v.Schema,
			Path: path + "schema",
			Role: "key schema",
		})
	}
}

func (v *Branching) references(path string, visit func(Reference)) {
	if v.Branch != "" {
		visit(Reference{
			Kind: KindBranch,
			Name: v.Branch,
			Path: path + "branch",
			Role: "branch",
		})
	}
}

func (v *Relay) references(path string, visit func(Reference)) {
	if v.Schema != "" {
		visit(Reference{
			Kind: KindSchema,
			Name: v.Schema,
			Path: path + "schema",
			Role: "schema",
		})
	}
	v.Branching.references(path+"branching.", visit)
}

func (v *HashMap) references(path string, visit func(Reference)) {
	v.Resource.references(path+"resource.", visit)
	if v.Codec != "" {
		visit(Reference{
			Kind: KindCodec,
			Name: v.Codec,
			Path: path + "codec",
			Role: "codec",
		})
	}
}

func (v *Unary) references(path string, visit func(Reference)) {
	referencesExpression(v.Operand, path+"operand.", visit)
}

func (v *Binary) references(path string, visit func(Reference)) {
	referencesExpression(v.Left, path+"left.", visit)
	referencesExpression(v.Right, path+"right.", visit)
}

func (v *Cast) references(path string, visit func(Reference)) {
	referencesExpression(v.Operand, path+"operand.", visit)
}

func (v *Call) references(path string, visit func(Reference)) {
	for i := range v.Arguments {
		referencesExpression(v.Arguments[i], path+"arguments["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *UDFCall) references(path string, visit func(Reference)) {
	if v.Function != "" {
		visit(Reference{
			Kind: KindUdf,
			Name: v.Function,
			Path: path + "function",
			Role: "function",
		})
	}
	for i := range v.Arguments {
		referencesExpression(v.Arguments[i], path+"arguments["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *ArrayLiteral) references(path string, visit func(Reference)) {
	for i := range v.Items {
		referencesExpression(v.Items[i], path+"items["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *If) references(path string, visit func(Reference)) {
	referencesExpression(v.Condition, path+"condition.", visit)
	referencesExpression(v.Then, path+"then.", visit)
	referencesExpression(v.Else, path+"else.", visit)
}

func (v *CaseArm) references(path string, visit func(Reference)) {
	referencesExpression(v.When, path+"when.", visit)
	referencesExpression(v.Then, path+"then.", visit)
}

func (v *Case) references(path string, visit func(Reference)) {
	referencesExpression(v.Operand, path+"operand.", visit)
	for i := range v.Arms {
		v.Arms[i].references(path+"arms["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Else, path+"else.", visit)
}

func (v *Input) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "input",
		})
	}
	referencesExpression(v.Where, path+"where.", visit)
}

func (v *DefaultState) references(path string, visit func(Reference)) {
	for i := range v.Set {
		v.Set[i].references(path+"set["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *DefaultAssignment) references(path string, visit func(Reference)) {
	referencesExpression(v.Value, path+"value.", visit)
}

func (v *StateDependency) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "materialized state",
		})
	}
	referencesStatePolicy(v.Policy, path+"policy.", visit)
}

func (v *Assignment) references(path string, visit func(Reference)) {
	referencesExpression(v.Value, path+"value.", visit)
}

func (v *Construction) references(path string, visit func(Reference)) {
	for i := range v.Set {
		v.Set[i].references(path+"set["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Where, path+"where.", visit)
	for i := range v.Invoke {
		v.Invoke[i].references(path+"invoke["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Invocation) references(path string, visit func(Reference)) {
	for i := range v.Arguments {
		referencesExpression(v.Arguments[i], path+"arguments["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *SendError) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "error route",
		})
	}
	for i := range v.Set {
		v.Set[i].references(path+"set["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Route) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "output",
		})
	}
	v.Construction.references(path+"construction.", visit)
	referencesMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *SetRoute) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "output",
		})
	}
	for i := range v.Set {
		v.Set[i].references(path+"set["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Where, path+"where.", visit)
	referencesMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *Junction) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Filter, path+"filter.", visit)
	v.Branching.references(path+"branching.", visit)
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Deduplicator) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Filter, path+"filter.", visit)
	for i := range v.Keys {
		referencesExpression(v.Keys[i], path+"keys["+strconv.Itoa(i)+"].", visit)
	}
	v.Branching.references(path+"branching.", visit)
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Reorderer) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Filter, path+"filter.", visit)
	for i := range v.By {
		referencesExpression(v.By[i], path+"by["+strconv.Itoa(i)+"].", visit)
	}
	v.Branching.references(path+"branching.", visit)
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *WindowRoute) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "output",
		})
	}
	for i := range v.Set {
		v.Set[i].references(path+"set["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Where, path+"where.", visit)
	referencesMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *WindowProcessor) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Filter, path+"filter.", visit)
	v.Branching.references(path+"branching.", visit)
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *TimeoutSend) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "timeout route",
		})
	}
}

func (v *CorrelatorSide) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	referencesTimeoutAction(v.Timeout, path+"timeout.", visit)
}

func (v *Correlator) references(path string, visit func(Reference)) {
	v.Left.references(path+"left.", visit)
	v.Right.references(path+"right.", visit)
	referencesExpression(v.Where, path+"where.", visit)
	v.Branching.references(path+"branching.", visit)
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *TensorInput) references(path string, visit func(Reference)) {
	referencesExpression(v.Value, path+"value.", visit)
}

func (v *Inferencer) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Filter, path+"filter.", visit)
	v.Resource.references(path+"resource.", visit)
	for i := range v.Tensors {
		v.Tensors[i].references(path+"tensors["+strconv.Itoa(i)+"].", visit)
	}
	v.Branching.references(path+"branching.", visit)
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *GuestRoute) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "output",
		})
	}
	for i := range v.Set {
		v.Set[i].references(path+"set["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Where, path+"where.", visit)
	referencesMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *WASMProcessor) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Filter, path+"filter.", visit)
	v.Resource.references(path+"resource.", visit)
	v.Branching.references(path+"branching.", visit)
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *KafkaSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *NatsSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *PulsarSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *RabbitMQSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *RedisSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *MQTTSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *ZeroMQSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *FIFOGroupValue) references(path string, visit func(Reference)) {
	referencesExpression(v.Value, path+"value.", visit)
}

func (v *SQSSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
	referencesFIFOGroup(v.Group, path+"group.", visit)
}

func (v *SentrySink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *SyslogSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *ColumnValue) references(path string, visit func(Reference)) {
	referencesExpression(v.Value, path+"value.", visit)
}

func (v *ClickhouseSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
	for i := range v.Values {
		v.Values[i].references(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *PostgresSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
	for i := range v.Values {
		v.Values[i].references(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *MySQLSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
	for i := range v.Values {
		v.Values[i].references(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *MongoDBSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
	for i := range v.Values {
		v.Values[i].references(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *IcebergSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
	for i := range v.Values {
		v.Values[i].references(path+"values["+strconv.Itoa(i)+"].", visit)
	}
	if v.Catalog != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Catalog,
			Path: path + "catalog",
			Role: "catalog",
		})
	}
}

func (v *HTTPSink) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
	referencesExpression(v.Method, path+"method.", visit)
	referencesExpression(v.Path, path+"path.", visit)
}

func (v *ClientSink) references(path string, visit func(Reference)) {
	if v.Schema != "" {
		visit(Reference{
			Kind: KindSchema,
			Name: v.Schema,
			Path: path + "schema",
			Role: "schema",
		})
	}
}

func (v *Emitter) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	referencesSink(v.Sink, path+"sink.", visit)
	if v.Codec != "" {
		visit(Reference{
			Kind: KindCodec,
			Name: v.Codec,
			Path: path + "codec",
			Role: "codec",
		})
	}
	v.Construction.references(path+"construction.", visit)
	referencesMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *EmitterInput) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "input",
		})
	}
	referencesExpression(v.Where, path+"where.", visit)
}

func (v *EndpointSource) references(path string, visit func(Reference)) {
	if v.Endpoint != "" {
		visit(Reference{
			Kind: KindEndpoint,
			Name: v.Endpoint,
			Path: path + "endpoint",
			Role: "endpoint",
		})
	}
}

func (v *NatsSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *KafkaSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *HTTPSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *PrometheusSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *PulsarSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *RabbitMQSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *SQSSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *RedisSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *MQTTSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *ZeroMQSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *WebsocketsSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *SyslogSource) references(path string, visit func(Reference)) {
	if v.Client != "" {
		visit(Reference{
			Kind: KindClient,
			Name: v.Client,
			Path: path + "client",
			Role: "client",
		})
	}
}

func (v *ClientSource) references(path string, visit func(Reference)) {
	if v.Schema != "" {
		visit(Reference{
			Kind: KindSchema,
			Name: v.Schema,
			Path: path + "schema",
			Role: "schema",
		})
	}
}

func (v *BranchAssignment) references(path string, visit func(Reference)) {
	referencesExpression(v.Value, path+"value.", visit)
}

func (v *EntryRoute) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "output",
		})
	}
	v.Construction.references(path+"construction.", visit)
	v.Branching.references(path+"branching.", visit)
	for i := range v.Keys {
		v.Keys[i].references(path+"keys["+strconv.Itoa(i)+"].", visit)
	}
	referencesMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *Ingestor) references(path string, visit func(Reference)) {
	referencesSource(v.Source, path+"source.", visit)
	if v.Codec != "" {
		visit(Reference{
			Kind: KindCodec,
			Name: v.Codec,
			Path: path + "codec",
			Role: "codec",
		})
	}
	referencesExpression(v.Filter, path+"filter.", visit)
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Reingestor) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	referencesExpression(v.Filter, path+"filter.", visit)
	for i := range v.States {
		v.States[i].references(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Generator) references(path string, visit func(Reference)) {
	if v.State != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.State,
			Path: path + "state",
			Role: "materialized state",
		})
	}
	v.Branching.references(path+"branching.", visit)
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func referencesCodecWire(value CodecWire, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *WireJSON:
		v.references(path, visit)
	case *WireCBOR:
		v.references(path, visit)
	case *WireAVRO:
		v.references(path, visit)
	case *WireProtobuf:
		v.references(path, visit)
	}
}

func referencesExpression(value Expression, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *Unary:
		v.references(path, visit)
	case *Binary:
		v.references(path, visit)
	case *Cast:
		v.references(path, visit)
	case *Call:
		v.references(path, visit)
	case *UDFCall:
		v.references(path, visit)
	case *ArrayLiteral:
		v.references(path, visit)
	case *If:
		v.references(path, visit)
	case *Case:
		v.references(path, visit)
	}
}

func referencesMessageError(value MessageError, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *SendError:
		v.references(path, visit)
	}
}

func referencesStatePolicy(value StatePolicy, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *DefaultState:
		v.references(path, visit)
	}
}

func referencesModel(value Model, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *Codec:
		v.references(path, visit)
	case *Client:
		v.references(path, visit)
	case *Vhost:
		v.references(path, visit)
	case *Endpoint:
		v.references(path, visit)
	case *SignalingProtocol:
		v.references(path, visit)
	case *Branch:
		v.references(path, visit)
	case *Relay:
		v.references(path, visit)
	case *HashMap:
		v.references(path, visit)
	case *Ingestor:
		v.references(path, visit)
	case *Reingestor:
		v.references(path, visit)
	case *Generator:
		v.references(path, visit)
	case *Junction:
		v.references(path, visit)
	case *Deduplicator:
		v.references(path, visit)
	case *Reorderer:
		v.references(path, visit)
	case *WindowProcessor:
		v.references(path, visit)
	case *Correlator:
		v.references(path, visit)
	case *Inferencer:
		v.references(path, visit)
	case *WASMProcessor:
		v.references(path, visit)
	case *Emitter:
		v.references(path, visit)
	}
}

func referencesTimeoutAction(value TimeoutAction, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *TimeoutSend:
		v.references(path, visit)
	}
}

func referencesFIFOGroup(value FIFOGroup, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *FIFOGroupValue:
		v.references(path, visit)
	}
}

func referencesSink(value Sink, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *KafkaSink:
		v.references(path, visit)
	case *NatsSink:
		v.references(path, visit)
	case *PulsarSink:
		v.references(path, visit)
	case *RabbitMQSink:
		v.references(path, visit)
	case *RedisSink:
		v.references(path, visit)
	case *MQTTSink:
		v.references(path, visit)
	case *ZeroMQSink:
		v.references(path, visit)
	case *SQSSink:
		v.references(path, visit)
	case *SentrySink:
		v.references(path, visit)
	case *SyslogSink:
		v.references(path, visit)
	case *ClickhouseSink:
		v.references(path, visit)
	case *PostgresSink:
		v.references(path, visit)
	case *MySQLSink:
		v.references(path, visit)
	case *MongoDBSink:
		v.references(path, visit)
	case *IcebergSink:
		v.references(path, visit)
	case *HTTPSink:
		v.references(path, visit)
	case *ClientSink:
		v.references(path, visit)
	}
}

func referencesSource(value Source, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *EndpointSource:
		v.references(path, visit)
	case *NatsSource:
		v.references(path, visit)
	case *KafkaSource:
		v.references(path, visit)
	case *HTTPSource:
		v.references(path, visit)
	case *PrometheusSource:
		v.references(path, visit)
	case *PulsarSource:
		v.references(path, visit)
	case *RabbitMQSource:
		v.references(path, visit)
	case *SQSSource:
		v.references(path, visit)
	case *RedisSource:
		v.references(path, visit)
	case *MQTTSource:
		v.references(path, visit)
	case *ZeroMQSource:
		v.references(path, visit)
	case *WebsocketsSource:
		v.references(path, visit)
	case *SyslogSource:
		v.references(path, visit)
	case *ClientSource:
		v.references(path, visit)
	}
}
