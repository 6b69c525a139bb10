package record_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/revision"
	"nervix/generated/statement"
)

func field(name string) model.Expression { return &model.FieldReference{Field: name} }

func inputs(relays ...string) (list []model.Input) {
	for _, relay := range relays {
		list = append(list, model.Input{Relay: relay})
	}
	return list
}

func route(relay string) model.Route {
	return model.Route{Relay: relay, Flush: &model.FlushImmediate{}, MessageError: &model.LogError{}}
}

func junction() *model.Junction {
	return &model.Junction{Name: "j", Inputs: inputs("a", "b"), Routes: []model.Route{route("c"), route("d")}}
}

func deduplicator() *model.Deduplicator {
	return &model.Deduplicator{
		Name: "d", Inputs: inputs("a"), Keys: []model.Expression{field("id")},
		MaxTime: model.Duration{Text: "1m", Nanoseconds: 60e9}, Routes: []model.Route{route("c")},
	}
}

func window() *model.WindowProcessor {
	return &model.WindowProcessor{Name: "w", Inputs: inputs("a"), Width: model.WindowBound{Messages: 2}, Step: model.WindowBound{Messages: 1}}
}

func emitter() *model.Emitter {
	return &model.Emitter{
		Name: "e", Inputs: []model.EmitterInput{{Relay: "a"}}, Codec: "json", Flush: &model.FlushImmediate{},
		Sink:         &model.NatsSink{Client: "nats", Subject: "s", Mode: &model.SinkNoAck{}},
		MessageError: &model.LogError{},
	}
}

func ingestor() *model.Ingestor {
	return &model.Ingestor{
		Name: "i", Source: &model.EndpointSource{Endpoint: "http"}, Codec: "json",
		Routes: []model.EntryRoute{{Relay: "a", Flush: &model.FlushImmediate{}, MessageError: &model.LogError{}}},
	}
}

// change describes one edit of a Model and the changes that it must be classified as.
type change struct {
	base model.Model
	edit func(model.Model)
	want string
}

// as adapts an edit of one kind.
func as[T model.Model](edit func(T)) func(model.Model) {
	return func(m model.Model) { edit(m.(T)) }
}

// TestDiff follows table Q1 kind by kind.
func TestDiff(t *testing.T) {
	for name, test := range map[string]change{
		"unchanged": {junction(), func(model.Model) {}, ""},
		"schema definition": {
			&model.Schema{Name: "s"}, as(func(m *model.Schema) { m.Fields = []model.SchemaField{{Name: "id"}} }),
			"fields definition DOMAIN_PAUSE",
		},
		"wire schema mode": {
			&model.WireJSONSchema{Name: "s"}, as(func(m *model.WireJSONSchema) { m.Mode = model.WireModeLoose }),
			"mode definition DOMAIN_PAUSE",
		},
		"codec wire and schema": {
			&model.Codec{Name: "c", Wire: &model.WireJSON{Schema: "w"}, Schema: "s"},
			as(func(m *model.Codec) { m.Wire, m.Schema = &model.WireJSON{Schema: "x"}, "t" }),
			"wire definition DOMAIN_PAUSE; schema definition DOMAIN_PAUSE",
		},
		"client configuration": {
			&model.Client{Name: "c"}, as(func(m *model.Client) { m.Config = []model.ConfigEntry{{Key: "url", Value: "x"}} }),
			"config definition DOMAIN_PAUSE",
		},
		"vhost hosts":   {&model.Vhost{Name: "v"}, as(func(m *model.Vhost) { m.Hosts = []string{"h"} }), "hosts hostnames DOMAIN_PAUSE"},
		"endpoint path": {&model.Endpoint{Name: "e"}, as(func(m *model.Endpoint) { m.Path = "/" }), "path definition DOMAIN_PAUSE"},
		"branch": {
			&model.Branch{Name: "b"},
			as(func(m *model.Branch) { m.Schema, m.TTL.Nanoseconds, m.MaxInstances = "s", 1, 2 }),
			"schema key schema DOMAIN_PAUSE; ttl TTL DOMAIN_PAUSE; max_instances eviction DOMAIN_PAUSE",
		},
		"relay capacity":  {&model.Relay{Name: "r"}, as(func(m *model.Relay) { m.Capacity = 2 }), "capacity capacity DYNAMIC"},
		"relay schema":    {&model.Relay{Name: "r"}, as(func(m *model.Relay) { m.Schema = "s" }), "schema schema DOMAIN_PAUSE"},
		"relay branching": {&model.Relay{Name: "r"}, as(func(m *model.Relay) { m.Branching.Branch = "b" }), "branching branching DOMAIN_PAUSE"},

		"ingestor source": {
			ingestor(), as(func(m *model.Ingestor) { m.Source.(*model.EndpointSource).Endpoint = "x" }), "source source ENTITY_PAUSE",
		},
		"ingestor quiesce mode": {
			ingestor(), as(func(m *model.Ingestor) { m.Quiesce = &model.QuiesceDrop{} }), "quiesce quiesce mode ENTITY_PAUSE",
		},
		"ingestor route flush": {
			ingestor(), as(func(m *model.Ingestor) { m.Routes[0].Flush = &model.FlushEach{} }), "routes routes ENTITY_PAUSE",
		},

		"junction filter":     {junction(), as(func(m *model.Junction) { m.Filter = field("x") }), "filter filter DYNAMIC"},
		"junction attachment": {junction(), as(func(m *model.Junction) { m.Detached = true }), "detached attachment ENTITY_PAUSE"},
		"junction branching":  {junction(), as(func(m *model.Junction) { m.Branching.Branch = "b" }), "branching branching ENTITY_PAUSE"},
		"junction source predicate": {
			junction(), as(func(m *model.Junction) { m.Inputs[1].Where = field("x") }), "inputs[1].where source predicate DYNAMIC",
		},
		"junction inputs added":   {junction(), as(func(m *model.Junction) { m.Inputs = inputs("a") }), "inputs inputs ENTITY_PAUSE"},
		"junction inputs swapped": {junction(), as(func(m *model.Junction) { m.Inputs = inputs("b", "a") }), "inputs[0].relay inputs ENTITY_PAUSE; inputs[1].relay inputs ENTITY_PAUSE"},
		"junction route removed":  {junction(), as(func(m *model.Junction) { m.Routes = m.Routes[:1] }), "routes routes ENTITY_PAUSE"},
		"junction route target":   {junction(), as(func(m *model.Junction) { m.Routes[1].Relay = "x" }), "routes[1].relay routes ENTITY_PAUSE"},
		"junction route construction": {
			junction(), as(func(m *model.Junction) { m.Routes[0].Construction.Where = field("x") }), "routes[0].construction route construction DYNAMIC",
		},
		"junction route flush": {
			junction(), as(func(m *model.Junction) { m.Routes[0].Flush = &model.FlushEach{} }), "routes[0].flush route flush DYNAMIC",
		},
		"error policy without target": {
			junction(), as(func(m *model.Junction) { m.Routes[0].MessageError = &model.IgnoreError{} }), "routes[0].message_error error policy DYNAMIC",
		},
		"error policy gains a target": {
			junction(), as(func(m *model.Junction) { m.Routes[0].MessageError = &model.SendError{Relay: "x"} }), "routes[0].message_error error policy ENTITY_PAUSE",
		},

		"deduplicator key": {
			deduplicator(), as(func(m *model.Deduplicator) { m.Keys[0] = field("x") }), "keys key ENTITY_PAUSE purges",
		},
		"deduplicator MAX TIME": {
			deduplicator(), as(func(m *model.Deduplicator) { m.MaxTime.Nanoseconds++ }), "max_time MAX TIME DYNAMIC",
		},
		"window model": {
			window(), as(func(m *model.WindowProcessor) { m.Width.Messages, m.Step.Messages = 4, 2 }),
			"width window model ENTITY_PAUSE; step window model ENTITY_PAUSE",
		},
		"window filter": {window(), as(func(m *model.WindowProcessor) { m.Filter = field("x") }), "filter filter DYNAMIC"},

		"emitter flush": {emitter(), as(func(m *model.Emitter) { m.Flush = &model.FlushEach{} }), "flush flush DYNAMIC"},
		"emitter publishing mode": {
			emitter(), as(func(m *model.Emitter) { m.Sink.(*model.NatsSink).Mode = &model.SinkAckSequential{} }), "sink sink ENTITY_PAUSE",
		},
		"emitter codec": {emitter(), as(func(m *model.Emitter) { m.Codec = "x" }), "codec codec ENTITY_PAUSE"},
		"emitter source predicate": {
			emitter(), as(func(m *model.Emitter) { m.Inputs[0].Where = field("x") }), "inputs[0].where source predicate ENTITY_PAUSE",
		},
		"emitter input relay": {emitter(), as(func(m *model.Emitter) { m.Inputs[0].Relay = "x" }), "inputs[0].relay inputs DOMAIN_PAUSE"},
		"emitter input added": {
			emitter(), as(func(m *model.Emitter) { m.Inputs = append(m.Inputs, model.EmitterInput{Relay: "x"}) }), "inputs inputs DOMAIN_PAUSE",
		},
		"emitter error policies": {
			emitter(), as(func(m *model.Emitter) {
				m.MessageError, m.GeneralError = &model.IgnoreError{}, model.ErrorActionLog
			}),
			"message_error error policy ENTITY_PAUSE; general_error error policy ENTITY_PAUSE",
		},
	} {
		t.Run(name, func(t *testing.T) {
			candidate := model.CloneModel(test.base)
			test.edit(candidate)
			require.Equal(t, test.want, render(model.Diff(test.base, candidate)))
		})
	}
	t.Run("error policy with a target", func(t *testing.T) {
		base := junction()
		base.Routes[0].MessageError = &model.SendError{Relay: "x"}
		candidate := base.Clone()
		candidate.Routes[0].MessageError = &model.SendError{Relay: "x", Set: []model.Assignment{{Target: "a", Value: field("b")}}}
		require.Equal(t, "routes[0].message_error.set error policy DYNAMIC", render(model.Diff(base, candidate)))
		candidate.Routes[0].MessageError.(*model.SendError).Relay = "y"
		require.Equal(t, "routes[0].message_error.relay error policy target ENTITY_PAUSE; routes[0].message_error.set error policy DYNAMIC",
			render(model.Diff(base, candidate)))
	})
	t.Run("other kind", func(t *testing.T) {
		require.Equal(t, " kind DOMAIN_PAUSE", render(model.Diff(junction(), emitter())))
	})
}

func render(changes []model.Change) string {
	var list []string
	for _, change := range changes {
		text := fmt.Sprintf("%s %s %s", change.Path, change.Aspect, change.Level)
		if change.Purges {
			text += " purges"
		}
		list = append(list, text)
	}
	return strings.Join(list, "; ")
}

// TestDiffIsExhaustive: Models of one kind and name differ exactly when there is a change.
func TestDiffIsExhaustive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := modeltest.Model().Draw(t, "base")
		require.Empty(t, model.Diff(base, model.CloneModel(base)))
		candidate := modeltest.ModelOf(base.ModelKind()).Draw(t, "candidate")
		rename(candidate, base.ModelName())
		require.Equal(t, model.EqualModel(base, candidate), len(model.Diff(base, candidate)) == 0)
		require.Equal(t, model.Diff(base, candidate), model.Diff(base, candidate))
	})
}

// rename gives a Model the name of another one.
func rename(m model.Model, name string) {
	reflect.ValueOf(m).Elem().FieldByName("Name").SetString(name)
}

func TestReferences(t *testing.T) {
	m := ingestor()
	m.Routes[0].Branching.Branch = "b"
	m.Routes = append(m.Routes, model.EntryRoute{Relay: "c", MessageError: &model.SendError{Relay: "errors"}})
	m.Filter = &model.Call{Function: "lower", Arguments: []model.Expression{field("x")}}
	var list []string
	for _, r := range model.References(m) {
		list = append(list, fmt.Sprintf("%s: %s %s as %s", r.Path, r.Kind, r.Name, r.Role))
	}
	require.Equal(t, []string{
		"source.endpoint: ENDPOINT http as endpoint",
		"codec: CODEC json as codec",
		"routes[0].relay: RELAY a as output",
		"routes[0].branching.branch: BRANCH b as branch",
		"routes[1].relay: RELAY c as output",
		"routes[1].message_error.relay: RELAY errors as error route",
	}, list)
	require.Empty(t, model.References(&model.Schema{Name: "s"}))
}

func TestExpressions(t *testing.T) {
	m := junction()
	m.Inputs[1].Where = field("x")
	m.Filter = &model.Case{
		Arms: []model.CaseArm{{When: field("a"), Then: &model.Call{Function: "lower", Arguments: []model.Expression{field("b")}}}},
		Else: &model.Binary{Left: field("c"), Right: &model.NullLiteral{}},
	}
	m.Routes[0].Construction.Set = []model.Assignment{{Target: "t", Value: field("y")}}
	var list []string
	model.Expressions(m, func(path string, e model.Expression) {
		model.WalkExpression(path, e, func(path string, e model.Expression) bool {
			list = append(list, path)
			_, call := e.(*model.Call)
			return !call
		})
	})
	require.Equal(t, []string{
		"inputs[1].where",
		"filter", "filter.arms[0].when", "filter.arms[0].then", "filter.else", "filter.else.left", "filter.else.right",
		"routes[0].construction.set[0].value",
	}, list)
}

// TestSensitiveFieldsAreNotPrinted looks for a secret in every text form that logs and errors use.
func TestSensitiveFieldsAreNotPrinted(t *testing.T) {
	const secret = "hunter2"
	values := map[string]any{
		"statement": &statement.CreateUser{Name: "u", Password: secret},
		"value":     statement.CreateUser{Name: "u", Password: secret},
		"model":     &model.Client{Name: "c", Config: []model.ConfigEntry{{Key: "password", Value: secret}}},
		"create":    statement.CreateModel{Model: &model.Client{Config: []model.ConfigEntry{{Value: secret}}}},
		"revision":  revision.ExecutionRevision{Clients: []revision.Client{{Settings: []revision.Setting{{Key: "k", Value: secret}}}}},
	}
	for name, value := range values {
		t.Run(name, func(t *testing.T) {
			for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%d", "%x", "%X"} {
				text := fmt.Sprintf(verb, value)
				require.NotContains(t, text, secret, verb)
				require.NotContains(t, strings.ToLower(text), fmt.Sprintf("%x", secret), verb)
			}
			var log strings.Builder
			slog.New(slog.NewTextHandler(&log, nil)).Info("x", "value", value)
			slog.New(slog.NewJSONHandler(&log, nil)).Info("x", "value", value)
			require.NotContains(t, log.String(), secret)
			text, err := json.Marshal(value)
			require.NoError(t, err)
			require.NotContains(t, string(text), secret)
		})
	}
	require.Equal(t, "CreateUser{IfNotExists:false Name:u Password:[redacted]}", fmt.Sprint(values["statement"]))
}
