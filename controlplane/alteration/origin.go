package alteration

import (
	"strconv"
	"strings"

	"nervix/generated/model"
	"nervix/generated/statement"
)

// Origin leads from a path in an altered Model to the operation that wrote what stands there, such
// as from routes[2].construction.set[0].value to operations[1].route.construction.set[0].value. It
// is empty when the part was there before. A fault of the altered Model is shown with it in the
// text of the statement.
func Origin(altered model.Model, operations []statement.Operation, path string) string {
	c := &candidate{model: altered}
	for i := len(operations) - 1; i >= 0; i-- {
		for _, trace := range traces(c, operations[i]) {
			if rest, below := strings.CutPrefix(path, trace.part); below && (rest == "" || rest[0] == '.' || rest[0] == '[') {
				origin := "operations[" + strconv.Itoa(i) + "]"
				if trace.field == "" {
					return origin
				}
				return origin + "." + trace.field + rest
			}
		}
	}
	return ""
}

// trace ties a part of the altered Model to the field of an operation that wrote it; an empty field
// is the operation itself.
type trace struct{ part, field string }

// traces lists what an operation wrote and later ones left. An operation that only removes wrote
// nothing.
func traces(c *candidate, operation statement.Operation) []trace {
	switch o := operation.(type) {
	case *statement.AddField, *statement.AddWireField, *statement.AddAVROField, *statement.RenameField,
		*statement.SetFieldType, *statement.SetWireFieldType, *statement.SetAVROFieldType,
		*statement.SetFieldOptional, *statement.SetFieldSensitive, *statement.SetFieldExternal, *statement.SetWireMode:
		return fieldTraces(c, o)
	case *statement.AddRoute:
		return routeTraces(c.plainRoutes(), &o.Route)
	case *statement.ReplaceRoute:
		return routeTraces(c.plainRoutes(), &o.Route)
	case *statement.AddEntryRoute:
		return routeTraces(c.entryRoutes(), &o.Route)
	case *statement.ReplaceEntryRoute:
		return routeTraces(c.entryRoutes(), &o.Route)
	case *statement.AddSetRoute:
		return routeTraces(c.setRoutes(), &o.Route)
	case *statement.ReplaceSetRoute:
		return routeTraces(c.setRoutes(), &o.Route)
	case *statement.AddInput:
		return element("inputs", c.inputs(), o.Input.Relay, "", "input")
	case *statement.SetInputWhere:
		return element("inputs", c.inputs(), o.Relay, ".where", "where")
	case *statement.AddState:
		return stateTraces(c, o.State.Relay, "", "state")
	case *statement.SetStatePolicy:
		return stateTraces(c, o.Relay, ".policy", "policy")
	}
	return plainTraces(operation)
}

// plainTraces lists what an operation wrote to a fixed place.
func plainTraces(operation statement.Operation) []trace {
	switch operation.(type) {
	case *statement.SetCapacity:
		return []trace{{"capacity", "capacity"}}
	case *statement.SetSchema:
		return []trace{{"schema", "schema"}}
	case *statement.SetBranching:
		return []trace{{"branching", "branching"}}
	case *statement.SetMaterialized:
		return []trace{{"materialized", ""}}
	case *statement.SetSource:
		return []trace{{"source", "source"}}
	case *statement.SetDecoding, *statement.SetEncoding:
		return []trace{{"codec", "codec"}}
	case *statement.SetTimestamp:
		return []trace{{"timestamp", "timestamp"}}
	case *statement.SetQuiesce:
		return []trace{{"quiesce", "quiesce"}}
	case *statement.SetGeneralError:
		return []trace{{"general_error", ""}}
	case *statement.SetCollect:
		return []trace{{"collect", "collect"}}
	case *statement.SetFilter:
		return []trace{{"filter", "filter"}}
	case *statement.SetAttachment:
		return []trace{{"detached", "detached"}}
	case *statement.SetKeys:
		return []trace{{"keys", "keys"}}
	case *statement.SetOrder:
		return []trace{{"by", "by"}}
	case *statement.SetMaxTime:
		return []trace{{"max_time", "max_time"}}
	case *statement.SetGeneratorState:
		return []trace{{"state", "relay"}}
	case *statement.SetInterval:
		return []trace{{"interval", "interval"}}
	case *statement.SetSink:
		return []trace{{"sink", "sink"}}
	case *statement.SetSinkMode:
		return []trace{{"sink.mode", "mode.mode"}, {"sink.qo_s", "mode.qo_s"}, {"sink.retry", "mode.retry"}, {"sink.batch", "mode"}}
	case *statement.SetClient:
		return []trace{{"sink.client", "client"}}
	case *statement.SetFlush:
		return []trace{{"flush", "flush"}}
	case *statement.SetCommit:
		return []trace{{"sink.commit", "commit"}}
	case *statement.SetPlacementPolicy:
		return []trace{{"policy", "policy"}}
	case *statement.SetRank:
		return []trace{{"rank", "rank"}}
	case *statement.SetMembers:
		return []trace{{"from", "from"}, {"to", "to"}}
	case *statement.RenameModel:
		return []trace{{"name", "to"}}
	}
	return nil
}

func fieldTraces(c *candidate, operation statement.Operation) []trace {
	var items named
	if found := c.fields(); found != nil {
		items = found
	}
	switch o := operation.(type) {
	case *statement.AddField:
		return element("fields", items, o.Field.Name, "", "field")
	case *statement.AddWireField:
		return element("fields", items, o.Field.Name, "", "field")
	case *statement.AddAVROField:
		return element("fields", items, o.Field.Name, "", "field")
	case *statement.RenameField:
		return element("fields", items, o.To, ".name", "to")
	case *statement.SetFieldType:
		return element("fields", items, o.Field, ".type", "type")
	case *statement.SetWireFieldType:
		return element("fields", items, o.Field, ".type", "type")
	case *statement.SetAVROFieldType:
		return element("fields", items, o.Field, ".type", "type")
	case *statement.SetFieldOptional:
		return element("fields", items, o.Field, ".optional", "")
	case *statement.SetFieldSensitive:
		return element("fields", items, o.Field, ".sensitive", "")
	case *statement.SetFieldExternal:
		return element("fields", items, o.Field, ".external", "external")
	}
	return []trace{{"mode", "mode"}}
}

// element is the trace of the one element of a list with a name, or of a part of it.
func element(field string, items named, name, part, origin string) []trace {
	if items == nil {
		return nil
	}
	var all []trace
	for _, position := range items.find(name) {
		all = append(all, trace{field + "[" + strconv.Itoa(position) + "]" + part, origin})
	}
	return all
}

func stateTraces(c *candidate, relay, part, origin string) []trace {
	states, ok := c.states()
	if !ok {
		return nil
	}
	return element("states", states, relay, part, origin)
}

// routeTraces lists the routes that equal what an operation wrote.
func routeTraces[T any, P interface {
	*T
	Equal(P) bool
}](routes *[]T, route P,
) []trace {
	if routes == nil {
		return nil
	}
	var all []trace
	for i := range *routes {
		if route.Equal(&(*routes)[i]) {
			all = append(all, trace{"routes[" + strconv.Itoa(i) + "]", "route"})
		}
	}
	return all
}
