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

func (v *Endpoint) references(path string, visit func(Reference)) {
	if v.Vhost != "" {
		visit(Reference{
			Kind: KindVhost,
			Name: v.Vhost,
			Path: path + "vhost",
			Role: "vhost",
		})
	}
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

func (v *Input) references(path string, visit func(Reference)) {
	if v.Relay != "" {
		visit(Reference{
			Kind: KindRelay,
			Name: v.Relay,
			Path: path + "relay",
			Role: "input",
		})
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
	referencesMessageError(v.MessageError, path+"message_error.", visit)
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
	v.Branching.references(path+"branching.", visit)
	referencesMessageError(v.MessageError, path+"message_error.", visit)
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
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Junction) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	v.Branching.references(path+"branching.", visit)
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Deduplicator) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	v.Branching.references(path+"branching.", visit)
	for i := range v.Routes {
		v.Routes[i].references(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *WindowProcessor) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	v.Branching.references(path+"branching.", visit)
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

func (v *Emitter) references(path string, visit func(Reference)) {
	for i := range v.Inputs {
		v.Inputs[i].references(path+"inputs["+strconv.Itoa(i)+"].", visit)
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
}

func referencesCodecWire(value CodecWire, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *WireJSON:
		v.references(path, visit)
	}
}

func referencesMessageError(value MessageError, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *SendError:
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
	}
}

func referencesSink(value Sink, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *KafkaSink:
		v.references(path, visit)
	case *NatsSink:
		v.references(path, visit)
	}
}

func referencesModel(value Model, path string, visit func(Reference)) {
	switch v := value.(type) {
	case *Codec:
		v.references(path, visit)
	case *Endpoint:
		v.references(path, visit)
	case *Branch:
		v.references(path, visit)
	case *Relay:
		v.references(path, visit)
	case *Ingestor:
		v.references(path, visit)
	case *Junction:
		v.references(path, visit)
	case *Deduplicator:
		v.references(path, visit)
	case *WindowProcessor:
		v.references(path, visit)
	case *Emitter:
		v.references(path, visit)
	}
}
