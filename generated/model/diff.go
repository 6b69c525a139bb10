// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import (
	"slices"
	"strconv"
)

// Diff lists every changed aspect between two Models of the same kind and name, in field order.
// Lists whose elements are classified one by one are compared by position; another number of
// elements is a single change. Models of different kinds give one change that pauses the domain.
func Diff(base, candidate Model) []Change {
	switch a := base.(type) {
	case *Schema:
		if b, same := candidate.(*Schema); same {
			return a.diff(b, "", nil)
		}
	case *WireJSONSchema:
		if b, same := candidate.(*WireJSONSchema); same {
			return a.diff(b, "", nil)
		}
	case *WireCBORSchema:
		if b, same := candidate.(*WireCBORSchema); same {
			return a.diff(b, "", nil)
		}
	case *WireAVROSchema:
		if b, same := candidate.(*WireAVROSchema); same {
			return a.diff(b, "", nil)
		}
	case *Codec:
		if b, same := candidate.(*Codec); same {
			return a.diff(b, "", nil)
		}
	case *Client:
		if b, same := candidate.(*Client); same {
			return a.diff(b, "", nil)
		}
	case *Vhost:
		if b, same := candidate.(*Vhost); same {
			return a.diff(b, "", nil)
		}
	case *Endpoint:
		if b, same := candidate.(*Endpoint); same {
			return a.diff(b, "", nil)
		}
	case *SignalingProtocol:
		if b, same := candidate.(*SignalingProtocol); same {
			return a.diff(b, "", nil)
		}
	case *Branch:
		if b, same := candidate.(*Branch); same {
			return a.diff(b, "", nil)
		}
	case *Relay:
		if b, same := candidate.(*Relay); same {
			return a.diff(b, "", nil)
		}
	case *HashMap:
		if b, same := candidate.(*HashMap); same {
			return a.diff(b, "", nil)
		}
	case *UDF:
		if b, same := candidate.(*UDF); same {
			return a.diff(b, "", nil)
		}
	case *Ingestor:
		if b, same := candidate.(*Ingestor); same {
			return a.diff(b, "", nil)
		}
	case *Reingestor:
		if b, same := candidate.(*Reingestor); same {
			return a.diff(b, "", nil)
		}
	case *Generator:
		if b, same := candidate.(*Generator); same {
			return a.diff(b, "", nil)
		}
	case *Junction:
		if b, same := candidate.(*Junction); same {
			return a.diff(b, "", nil)
		}
	case *Deduplicator:
		if b, same := candidate.(*Deduplicator); same {
			return a.diff(b, "", nil)
		}
	case *Reorderer:
		if b, same := candidate.(*Reorderer); same {
			return a.diff(b, "", nil)
		}
	case *WindowProcessor:
		if b, same := candidate.(*WindowProcessor); same {
			return a.diff(b, "", nil)
		}
	case *Correlator:
		if b, same := candidate.(*Correlator); same {
			return a.diff(b, "", nil)
		}
	case *Inferencer:
		if b, same := candidate.(*Inferencer); same {
			return a.diff(b, "", nil)
		}
	case *WASMProcessor:
		if b, same := candidate.(*WASMProcessor); same {
			return a.diff(b, "", nil)
		}
	case *Emitter:
		if b, same := candidate.(*Emitter); same {
			return a.diff(b, "", nil)
		}
	case *Placement:
		if b, same := candidate.(*Placement); same {
			return a.diff(b, "", nil)
		}
	}
	return []Change{{
		Aspect: "kind",
		Level:  LevelDomainPause,
	}}
}

func (a *Schema) diff(b *Schema, path string, changes []Change) []Change {
	if !slices.EqualFunc(a.Fields, b.Fields, func(x, y SchemaField) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "fields",
		})
	}
	return changes
}

func (a *WireJSONSchema) diff(b *WireJSONSchema, path string, changes []Change) []Change {
	if a.Mode != b.Mode {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "mode",
		})
	}
	if !slices.EqualFunc(a.Fields, b.Fields, func(x, y WireJSONField) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "fields",
		})
	}
	return changes
}

func (a *WireCBORSchema) diff(b *WireCBORSchema, path string, changes []Change) []Change {
	if a.Mode != b.Mode {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "mode",
		})
	}
	if !slices.EqualFunc(a.Fields, b.Fields, func(x, y WireJSONField) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "fields",
		})
	}
	return changes
}

func (a *WireAVROSchema) diff(b *WireAVROSchema, path string, changes []Change) []Change {
	if a.Mode != b.Mode {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "mode",
		})
	}
	if !slices.EqualFunc(a.Fields, b.Fields, func(x, y WireAVROField) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "fields",
		})
	}
	return changes
}

func (a *Codec) diff(b *Codec, path string, changes []Change) []Change {
	if !EqualCodecWire(a.Wire, b.Wire) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "wire",
		})
	}
	if a.Schema != b.Schema {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "schema",
		})
	}
	if !slices.Equal(a.Encodings, b.Encodings) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "encodings",
		})
	}
	return changes
}

func (a *Client) diff(b *Client, path string, changes []Change) []Change {
	if a.Type != b.Type {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "type",
		})
	}
	if a.Signaling != b.Signaling {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "signaling",
		})
	}
	if !a.Mount.Equal(b.Mount) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "mount",
		})
	}
	if !slices.EqualFunc(a.Config, b.Config, func(x, y ConfigEntry) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "config",
		})
	}
	return changes
}

func (a *Vhost) diff(b *Vhost, path string, changes []Change) []Change {
	if !slices.Equal(a.Hosts, b.Hosts) {
		changes = append(changes, Change{
			Aspect: "hostnames",
			Level:  LevelDomainPause,
			Path:   path + "hosts",
		})
	}
	if (a.TLS == nil) != (b.TLS == nil) {
		changes = append(changes, Change{
			Aspect: "TLS",
			Level:  LevelDomainPause,
			Path:   path + "tls",
		})
	} else if a.TLS != nil {
		changes = a.TLS.diff(b.TLS, path+"tls.", changes)
	}
	return changes
}

func (a *TLSBinding) diff(b *TLSBinding, path string, changes []Change) []Change {
	if a.Resource != b.Resource {
		changes = append(changes, Change{
			Aspect: "TLS",
			Level:  LevelDomainPause,
			Path:   path + "resource",
		})
	}
	if a.Version != b.Version {
		changes = append(changes, Change{
			Aspect: "TLS version",
			Level:  LevelDynamic,
			Path:   path + "version",
		})
	}
	return changes
}

func (a *Endpoint) diff(b *Endpoint, path string, changes []Change) []Change {
	if a.Vhost != b.Vhost {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "vhost",
		})
	}
	if a.Path != b.Path {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "path",
		})
	}
	if a.Type != b.Type {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "type",
		})
	}
	if a.Signaling != b.Signaling {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "signaling",
		})
	}
	return changes
}

func (a *SignalingProtocol) diff(b *SignalingProtocol, path string, changes []Change) []Change {
	if a.Frames != b.Frames {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "frames",
		})
	}
	if !a.Protobuf.Equal(b.Protobuf) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "protobuf",
		})
	}
	if !slices.Equal(a.Fail, b.Fail) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "fail",
		})
	}
	if a.AcceptData != b.AcceptData {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "accept_data",
		})
	}
	if !slices.EqualFunc(a.Steps, b.Steps, func(x, y SignalingStep) bool {
		return EqualSignalingStep(x, y)
	}) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "steps",
		})
	}
	if !a.Timeout.Equal(&b.Timeout) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "timeout",
		})
	}
	return changes
}

func (a *Branch) diff(b *Branch, path string, changes []Change) []Change {
	if a.Schema != b.Schema {
		changes = append(changes, Change{
			Aspect: "key schema",
			Level:  LevelDomainPause,
			Path:   path + "schema",
		})
	}
	if !a.TTL.Equal(&b.TTL) {
		changes = append(changes, Change{
			Aspect: "TTL",
			Level:  LevelDomainPause,
			Path:   path + "ttl",
		})
	}
	if a.MaxInstances != b.MaxInstances {
		changes = append(changes, Change{
			Aspect: "eviction",
			Level:  LevelDomainPause,
			Path:   path + "max_instances",
		})
	}
	return changes
}

func (a *Relay) diff(b *Relay, path string, changes []Change) []Change {
	if a.Schema != b.Schema {
		changes = append(changes, Change{
			Aspect: "schema",
			Level:  LevelDomainPause,
			Path:   path + "schema",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelDomainPause,
			Path:   path + "branching",
		})
	}
	if a.Capacity != b.Capacity {
		changes = append(changes, Change{
			Aspect: "capacity",
			Level:  LevelDynamic,
			Path:   path + "capacity",
		})
	}
	if a.Materialized != b.Materialized {
		changes = append(changes, Change{
			Aspect: "materialized state",
			Level:  LevelEntityPause,
			Path:   path + "materialized",
		})
	}
	return changes
}

func (a *Placement) diff(b *Placement, path string, changes []Change) []Change {
	if !slices.Equal(a.From, b.From) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDynamic,
			Path:   path + "from",
		})
	}
	if !slices.Equal(a.To, b.To) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDynamic,
			Path:   path + "to",
		})
	}
	if a.Policy != b.Policy {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDynamic,
			Path:   path + "policy",
		})
	}
	if a.Rank != b.Rank {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDynamic,
			Path:   path + "rank",
		})
	}
	return changes
}

func (a *HashMap) diff(b *HashMap, path string, changes []Change) []Change {
	if a.KeyField != b.KeyField {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "key_field",
		})
	}
	if !a.Resource.Equal(&b.Resource) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "resource",
		})
	}
	if a.Path != b.Path {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "path",
		})
	}
	if a.Codec != b.Codec {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "codec",
		})
	}
	return changes
}

func (a *UDF) diff(b *UDF, path string, changes []Change) []Change {
	if !slices.EqualFunc(a.Arguments, b.Arguments, func(x, y UDFArgument) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "arguments",
		})
	}
	if !a.Returns.Equal(&b.Returns) {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "returns",
		})
	}
	if a.ReturnsOptional != b.ReturnsOptional {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "returns_optional",
		})
	}
	if a.Volatile != b.Volatile {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "volatile",
		})
	}
	if a.Code != b.Code {
		changes = append(changes, Change{
			Aspect: "definition",
			Level:  LevelDomainPause,
			Path:   path + "code",
		})
	}
	return changes
}

func (a *Input) diff(b *Input, path string, changes []Change) []Change {
	if a.Relay != b.Relay {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "relay",
		})
	}
	if !EqualExpression(a.Where, b.Where) {
		changes = append(changes, Change{
			Aspect: "source predicate",
			Level:  LevelDynamic,
			Path:   path + "where",
		})
	}
	return changes
}

func (a *SendError) diff(b *SendError, path string, changes []Change) []Change {
	if a.Relay != b.Relay {
		changes = append(changes, Change{
			Aspect: "error policy target",
			Level:  LevelEntityPause,
			Path:   path + "relay",
		})
	}
	if !slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "error policy",
			Level:  LevelDynamic,
			Path:   path + "set",
		})
	}
	return changes
}

func (a *Route) diff(b *Route, path string, changes []Change) []Change {
	if a.Relay != b.Relay {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "relay",
		})
	}
	if !a.Construction.Equal(&b.Construction) {
		changes = append(changes, Change{
			Aspect: "route construction",
			Level:  LevelDynamic,
			Path:   path + "construction",
		})
	}
	if !EqualFlush(a.Flush, b.Flush) {
		changes = append(changes, Change{
			Aspect: "route flush",
			Level:  LevelDynamic,
			Path:   path + "flush",
		})
	}
	changes = diffMessageError(a.MessageError, b.MessageError, Change{
		Aspect: "error policy",
		Level:  LevelEntityPause,
		Path:   path + "message_error",
	}, LevelDynamic, changes)
	return changes
}

func (a *SetRoute) diff(b *SetRoute, path string, changes []Change) []Change {
	if a.Relay != b.Relay {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "relay",
		})
	}
	if !slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "route construction",
			Level:  LevelDynamic,
			Path:   path + "set",
		})
	}
	if !EqualExpression(a.Where, b.Where) {
		changes = append(changes, Change{
			Aspect: "route construction",
			Level:  LevelDynamic,
			Path:   path + "where",
		})
	}
	if !EqualFlush(a.Flush, b.Flush) {
		changes = append(changes, Change{
			Aspect: "route flush",
			Level:  LevelDynamic,
			Path:   path + "flush",
		})
	}
	changes = diffMessageError(a.MessageError, b.MessageError, Change{
		Aspect: "error policy",
		Level:  LevelEntityPause,
		Path:   path + "message_error",
	}, LevelDynamic, changes)
	return changes
}

func (a *Junction) diff(b *Junction, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	if len(a.Inputs) != len(b.Inputs) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "inputs",
		})
	} else {
		for i := range a.Inputs {
			changes = a.Inputs[i].diff(&b.Inputs[i], path+"inputs["+strconv.Itoa(i)+"].", changes)
		}
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelDynamic,
			Path:   path + "collect",
		})
	}
	if !EqualExpression(a.Filter, b.Filter) {
		changes = append(changes, Change{
			Aspect: "filter",
			Level:  LevelDynamic,
			Path:   path + "filter",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelEntityPause,
			Path:   path + "branching",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if len(a.Routes) != len(b.Routes) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	} else {
		for i := range a.Routes {
			changes = a.Routes[i].diff(&b.Routes[i], path+"routes["+strconv.Itoa(i)+"].", changes)
		}
	}
	return changes
}

func (a *Deduplicator) diff(b *Deduplicator, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	if len(a.Inputs) != len(b.Inputs) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "inputs",
		})
	} else {
		for i := range a.Inputs {
			changes = a.Inputs[i].diff(&b.Inputs[i], path+"inputs["+strconv.Itoa(i)+"].", changes)
		}
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelDynamic,
			Path:   path + "collect",
		})
	}
	if !EqualExpression(a.Filter, b.Filter) {
		changes = append(changes, Change{
			Aspect: "filter",
			Level:  LevelDynamic,
			Path:   path + "filter",
		})
	}
	if !slices.EqualFunc(a.Keys, b.Keys, func(x, y Expression) bool {
		return EqualExpression(x, y)
	}) {
		changes = append(changes, Change{
			Aspect: "key",
			Level:  LevelEntityPause,
			Path:   path + "keys",
			Purges: true,
		})
	}
	if !a.MaxTime.Equal(&b.MaxTime) {
		changes = append(changes, Change{
			Aspect: "MAX TIME",
			Level:  LevelDynamic,
			Path:   path + "max_time",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelEntityPause,
			Path:   path + "branching",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if len(a.Routes) != len(b.Routes) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	} else {
		for i := range a.Routes {
			changes = a.Routes[i].diff(&b.Routes[i], path+"routes["+strconv.Itoa(i)+"].", changes)
		}
	}
	return changes
}

func (a *Reorderer) diff(b *Reorderer, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	if len(a.Inputs) != len(b.Inputs) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "inputs",
		})
	} else {
		for i := range a.Inputs {
			changes = a.Inputs[i].diff(&b.Inputs[i], path+"inputs["+strconv.Itoa(i)+"].", changes)
		}
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelDynamic,
			Path:   path + "collect",
		})
	}
	if !EqualExpression(a.Filter, b.Filter) {
		changes = append(changes, Change{
			Aspect: "filter",
			Level:  LevelDynamic,
			Path:   path + "filter",
		})
	}
	if !slices.EqualFunc(a.By, b.By, func(x, y Expression) bool {
		return EqualExpression(x, y)
	}) {
		changes = append(changes, Change{
			Aspect: "ordering",
			Level:  LevelEntityPause,
			Path:   path + "by",
		})
	}
	if !a.MaxTime.Equal(&b.MaxTime) {
		changes = append(changes, Change{
			Aspect: "MAX TIME",
			Level:  LevelDynamic,
			Path:   path + "max_time",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelEntityPause,
			Path:   path + "branching",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if len(a.Routes) != len(b.Routes) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	} else {
		for i := range a.Routes {
			changes = a.Routes[i].diff(&b.Routes[i], path+"routes["+strconv.Itoa(i)+"].", changes)
		}
	}
	return changes
}

func (a *WindowRoute) diff(b *WindowRoute, path string, changes []Change) []Change {
	if a.Relay != b.Relay {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "relay",
		})
	}
	if !slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "aggregates",
			Level:  LevelEntityPause,
			Path:   path + "set",
		})
	}
	if !EqualExpression(a.Where, b.Where) {
		changes = append(changes, Change{
			Aspect: "route construction",
			Level:  LevelDynamic,
			Path:   path + "where",
		})
	}
	changes = diffMessageError(a.MessageError, b.MessageError, Change{
		Aspect: "error policy",
		Level:  LevelEntityPause,
		Path:   path + "message_error",
	}, LevelDynamic, changes)
	return changes
}

func (a *WindowProcessor) diff(b *WindowProcessor, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	if len(a.Inputs) != len(b.Inputs) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "inputs",
		})
	} else {
		for i := range a.Inputs {
			changes = a.Inputs[i].diff(&b.Inputs[i], path+"inputs["+strconv.Itoa(i)+"].", changes)
		}
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelDynamic,
			Path:   path + "collect",
		})
	}
	if !EqualExpression(a.Filter, b.Filter) {
		changes = append(changes, Change{
			Aspect: "filter",
			Level:  LevelDynamic,
			Path:   path + "filter",
		})
	}
	if !a.Width.Equal(&b.Width) {
		changes = append(changes, Change{
			Aspect: "window model",
			Level:  LevelEntityPause,
			Path:   path + "width",
		})
	}
	if !a.Step.Equal(&b.Step) {
		changes = append(changes, Change{
			Aspect: "window model",
			Level:  LevelEntityPause,
			Path:   path + "step",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelEntityPause,
			Path:   path + "branching",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if len(a.Routes) != len(b.Routes) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	} else {
		for i := range a.Routes {
			changes = a.Routes[i].diff(&b.Routes[i], path+"routes["+strconv.Itoa(i)+"].", changes)
		}
	}
	return changes
}

func (a *CorrelatorSide) diff(b *CorrelatorSide, path string, changes []Change) []Change {
	if len(a.Inputs) != len(b.Inputs) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "inputs",
		})
	} else {
		for i := range a.Inputs {
			changes = a.Inputs[i].diff(&b.Inputs[i], path+"inputs["+strconv.Itoa(i)+"].", changes)
		}
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelDynamic,
			Path:   path + "collect",
		})
	}
	if !EqualTimeoutAction(a.Timeout, b.Timeout) {
		changes = append(changes, Change{
			Aspect: "timeout route",
			Level:  LevelEntityPause,
			Path:   path + "timeout",
		})
	}
	return changes
}

func (a *Correlator) diff(b *Correlator, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	changes = a.Left.diff(&b.Left, path+"left.", changes)
	changes = a.Right.diff(&b.Right, path+"right.", changes)
	if !EqualExpression(a.Where, b.Where) {
		changes = append(changes, Change{
			Aspect: "structure",
			Level:  LevelEntityPause,
			Path:   path + "where",
		})
	}
	if a.Match != b.Match {
		changes = append(changes, Change{
			Aspect: "structure",
			Level:  LevelEntityPause,
			Path:   path + "match",
		})
	}
	if !a.MaxTime.Equal(&b.MaxTime) {
		changes = append(changes, Change{
			Aspect: "timeout",
			Level:  LevelEntityPause,
			Path:   path + "max_time",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelEntityPause,
			Path:   path + "branching",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if len(a.Routes) != len(b.Routes) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	} else {
		for i := range a.Routes {
			changes = a.Routes[i].diff(&b.Routes[i], path+"routes["+strconv.Itoa(i)+"].", changes)
		}
	}
	return changes
}

func (a *Inferencer) diff(b *Inferencer, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	if len(a.Inputs) != len(b.Inputs) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "inputs",
		})
	} else {
		for i := range a.Inputs {
			changes = a.Inputs[i].diff(&b.Inputs[i], path+"inputs["+strconv.Itoa(i)+"].", changes)
		}
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelDynamic,
			Path:   path + "collect",
		})
	}
	if !EqualExpression(a.Filter, b.Filter) {
		changes = append(changes, Change{
			Aspect: "filter",
			Level:  LevelDynamic,
			Path:   path + "filter",
		})
	}
	if !a.Resource.Equal(&b.Resource) {
		changes = append(changes, Change{
			Aspect: "model version",
			Level:  LevelEntityPause,
			Path:   path + "resource",
		})
	}
	if a.File != b.File {
		changes = append(changes, Change{
			Aspect: "structure",
			Level:  LevelEntityPause,
			Path:   path + "file",
		})
	}
	if !slices.EqualFunc(a.Tensors, b.Tensors, func(x, y TensorInput) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "tensor bindings",
			Level:  LevelEntityPause,
			Path:   path + "tensors",
		})
	}
	if !slices.EqualFunc(a.Outputs, b.Outputs, func(x, y Tensor) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "tensor bindings",
			Level:  LevelEntityPause,
			Path:   path + "outputs",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelEntityPause,
			Path:   path + "branching",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if len(a.Routes) != len(b.Routes) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	} else {
		for i := range a.Routes {
			changes = a.Routes[i].diff(&b.Routes[i], path+"routes["+strconv.Itoa(i)+"].", changes)
		}
	}
	return changes
}

func (a *GuestRoute) diff(b *GuestRoute, path string, changes []Change) []Change {
	if a.Relay != b.Relay {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "relay",
		})
	}
	if !slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "route construction",
			Level:  LevelDynamic,
			Path:   path + "set",
		})
	}
	if !EqualExpression(a.Where, b.Where) {
		changes = append(changes, Change{
			Aspect: "route construction",
			Level:  LevelDynamic,
			Path:   path + "where",
		})
	}
	changes = diffMessageError(a.MessageError, b.MessageError, Change{
		Aspect: "error policy",
		Level:  LevelEntityPause,
		Path:   path + "message_error",
	}, LevelDynamic, changes)
	return changes
}

func (a *WASMProcessor) diff(b *WASMProcessor, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	if len(a.Inputs) != len(b.Inputs) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "inputs",
		})
	} else {
		for i := range a.Inputs {
			changes = a.Inputs[i].diff(&b.Inputs[i], path+"inputs["+strconv.Itoa(i)+"].", changes)
		}
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelDynamic,
			Path:   path + "collect",
		})
	}
	if !EqualExpression(a.Filter, b.Filter) {
		changes = append(changes, Change{
			Aspect: "filter",
			Level:  LevelDynamic,
			Path:   path + "filter",
		})
	}
	if !a.Resource.Equal(&b.Resource) {
		changes = append(changes, Change{
			Aspect: "module",
			Level:  LevelEntityPause,
			Path:   path + "resource",
			Purges: true,
		})
	}
	if a.File != b.File {
		changes = append(changes, Change{
			Aspect: "module",
			Level:  LevelEntityPause,
			Path:   path + "file",
			Purges: true,
		})
	}
	if a.MaxFuel != b.MaxFuel {
		changes = append(changes, Change{
			Aspect: "structure",
			Level:  LevelEntityPause,
			Path:   path + "max_fuel",
		})
	}
	if a.MaxMemory != b.MaxMemory {
		changes = append(changes, Change{
			Aspect: "structure",
			Level:  LevelEntityPause,
			Path:   path + "max_memory",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelEntityPause,
			Path:   path + "branching",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if len(a.Routes) != len(b.Routes) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	} else {
		for i := range a.Routes {
			changes = a.Routes[i].diff(&b.Routes[i], path+"routes["+strconv.Itoa(i)+"].", changes)
		}
	}
	if a.ResetRejected != b.ResetRejected {
		changes = append(changes, Change{
			Aspect: "rejected state policy",
			Level:  LevelEntityPause,
			Path:   path + "reset_rejected",
		})
	}
	if a.GlobalError != b.GlobalError {
		changes = append(changes, Change{
			Aspect: "global error",
			Level:  LevelEntityPause,
			Path:   path + "global_error",
		})
	}
	return changes
}

func (a *Emitter) diff(b *Emitter, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	if len(a.Inputs) != len(b.Inputs) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelDomainPause,
			Path:   path + "inputs",
		})
	} else {
		for i := range a.Inputs {
			changes = a.Inputs[i].diff(&b.Inputs[i], path+"inputs["+strconv.Itoa(i)+"].", changes)
		}
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelEntityPause,
			Path:   path + "collect",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if !EqualSink(a.Sink, b.Sink) {
		changes = append(changes, Change{
			Aspect: "sink",
			Level:  LevelEntityPause,
			Path:   path + "sink",
		})
	}
	if a.Codec != b.Codec {
		changes = append(changes, Change{
			Aspect: "codec",
			Level:  LevelEntityPause,
			Path:   path + "codec",
		})
	}
	if !a.Construction.Equal(&b.Construction) {
		changes = append(changes, Change{
			Aspect: "construction",
			Level:  LevelEntityPause,
			Path:   path + "construction",
		})
	}
	if !a.Batch.Equal(b.Batch) {
		changes = append(changes, Change{
			Aspect: "batching",
			Level:  LevelEntityPause,
			Path:   path + "batch",
		})
	}
	if !EqualFlush(a.Flush, b.Flush) {
		changes = append(changes, Change{
			Aspect: "flush",
			Level:  LevelDynamic,
			Path:   path + "flush",
		})
	}
	if !EqualMessageError(a.MessageError, b.MessageError) {
		changes = append(changes, Change{
			Aspect: "error policy",
			Level:  LevelEntityPause,
			Path:   path + "message_error",
		})
	}
	if a.GeneralError != b.GeneralError {
		changes = append(changes, Change{
			Aspect: "error policy",
			Level:  LevelEntityPause,
			Path:   path + "general_error",
		})
	}
	return changes
}

func (a *EmitterInput) diff(b *EmitterInput, path string, changes []Change) []Change {
	if a.Relay != b.Relay {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelDomainPause,
			Path:   path + "relay",
		})
	}
	if !EqualExpression(a.Where, b.Where) {
		changes = append(changes, Change{
			Aspect: "source predicate",
			Level:  LevelEntityPause,
			Path:   path + "where",
		})
	}
	return changes
}

func (a *Ingestor) diff(b *Ingestor, path string, changes []Change) []Change {
	if !EqualSource(a.Source, b.Source) {
		changes = append(changes, Change{
			Aspect: "source",
			Level:  LevelEntityPause,
			Path:   path + "source",
		})
	}
	if !EqualQuiesce(a.Quiesce, b.Quiesce) {
		changes = append(changes, Change{
			Aspect: "quiesce mode",
			Level:  LevelEntityPause,
			Path:   path + "quiesce",
		})
	}
	if a.Codec != b.Codec {
		changes = append(changes, Change{
			Aspect: "codec",
			Level:  LevelEntityPause,
			Path:   path + "codec",
		})
	}
	if !EqualTimestamp(a.Timestamp, b.Timestamp) {
		changes = append(changes, Change{
			Aspect: "timestamp",
			Level:  LevelEntityPause,
			Path:   path + "timestamp",
		})
	}
	if !EqualExpression(a.Filter, b.Filter) {
		changes = append(changes, Change{
			Aspect: "filter",
			Level:  LevelEntityPause,
			Path:   path + "filter",
		})
	}
	if !slices.EqualFunc(a.Routes, b.Routes, func(x, y EntryRoute) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	}
	if a.GeneralError != b.GeneralError {
		changes = append(changes, Change{
			Aspect: "general error",
			Level:  LevelEntityPause,
			Path:   path + "general_error",
		})
	}
	return changes
}

func (a *Reingestor) diff(b *Reingestor, path string, changes []Change) []Change {
	if a.Detached != b.Detached {
		changes = append(changes, Change{
			Aspect: "attachment",
			Level:  LevelEntityPause,
			Path:   path + "detached",
		})
	}
	if !slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "inputs",
			Level:  LevelEntityPause,
			Path:   path + "inputs",
		})
	}
	if !a.Collect.Equal(b.Collect) {
		changes = append(changes, Change{
			Aspect: "collection",
			Level:  LevelEntityPause,
			Path:   path + "collect",
		})
	}
	if !EqualExpression(a.Filter, b.Filter) {
		changes = append(changes, Change{
			Aspect: "filter",
			Level:  LevelEntityPause,
			Path:   path + "filter",
		})
	}
	if !slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "materialized dependencies",
			Level:  LevelEntityPause,
			Path:   path + "states",
		})
	}
	if !slices.EqualFunc(a.Routes, b.Routes, func(x, y EntryRoute) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	}
	return changes
}

func (a *Generator) diff(b *Generator, path string, changes []Change) []Change {
	if a.State != b.State {
		changes = append(changes, Change{
			Aspect: "state",
			Level:  LevelEntityPause,
			Path:   path + "state",
		})
	}
	if !a.Interval.Equal(&b.Interval) {
		changes = append(changes, Change{
			Aspect: "interval",
			Level:  LevelEntityPause,
			Path:   path + "interval",
		})
	}
	if !a.Branching.Equal(&b.Branching) {
		changes = append(changes, Change{
			Aspect: "branching",
			Level:  LevelEntityPause,
			Path:   path + "branching",
		})
	}
	if !slices.EqualFunc(a.Routes, b.Routes, func(x, y SetRoute) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "routes",
			Level:  LevelEntityPause,
			Path:   path + "routes",
		})
	}
	return changes
}

// diffMessageError compares two values. Another variant is the given change, at the level
// untargeted when neither variant refers to a Model.
func diffMessageError(a, b MessageError, change Change, untargeted Level, changes []Change) []Change {
	if EqualMessageError(a, b) {
		return changes
	}
	if x, ok := a.(*SendError); ok {
		if y, ok := b.(*SendError); ok {
			return x.diff(y, change.Path+".", changes)
		}
	}
	targeted := false
	for _, side := range []MessageError{a, b} {
		switch side.(type) {
		case *SendError:
			targeted = true
		}
	}
	if !targeted {
		change.Level = untargeted
	}
	return append(changes, change)
}
