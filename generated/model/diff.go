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
	case *Branch:
		if b, same := candidate.(*Branch); same {
			return a.diff(b, "", nil)
		}
	case *Relay:
		if b, same := candidate.(*Relay); same {
			return a.diff(b, "", nil)
		}
	case *Ingestor:
		if b, same := candidate.(*Ingestor); same {
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
	case *WindowProcessor:
		if b, same := candidate.(*WindowProcessor); same {
			return a.diff(b, "", nil)
		}
	case *Emitter:
		if b, same := candidate.(*Emitter); same {
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
	if !slices.EqualFunc(a.Routes, b.Routes, func(x, y Route) bool {
		return x.Equal(&y)
	}) {
		changes = append(changes, Change{
			Aspect: "aggregates",
			Level:  LevelEntityPause,
			Path:   path + "routes",
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
