package planner_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"
	"github.com/zeebo/blake3"
	"pgregory.net/rapid"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/typing"
	"nervix/controlplane/scheduler"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/revision"
	"nervix/runtime/lookup"
)

func kinds(list []datatype.Type) []string {
	texts := make([]string, len(list))
	for i := range list {
		texts[i] = typing.TypeText(list[i])
	}
	return texts
}

func schedule(t testing.TB, graph *registry.Graph, status record.DomainStatus) *record.DomainSchedule {
	t.Helper()
	placed, err := scheduler.Place(nil, graph, scheduler.Lifecycle{Status: status, StartVersion: 1},
		scheduler.Members{Live: []string{"n1"}, Eligible: []string{"n1"}})
	require.NoError(t, err)
	return placed
}

func plan(t testing.TB, text string) *revision.ExecutionRevision {
	t.Helper()
	planned, err := planner.Plan(schedule(t, registrytest.Graph(t, text), record.DomainStatusRunning), 7, nil)
	require.NoError(t, err)
	return planned
}

// TestPlan runs testdata: the command plan prints the revision of the models; node prints one node.
func TestPlan(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var base string
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "base":
				base = d.Input
				planned := plan(t, base)
				compile(t, planned)
				return dump(planned)
			case "node":
				planned := plan(t, base+d.Input)
				require.NotZero(t, compile(t, planned))
				name := d.CmdArgs[0].Key
				planned.Nodes = slices.DeleteFunc(planned.Nodes, func(n revision.Node) bool { return n.Identity.Name != name })
				d := &dumper{ExecutionRevision: planned}
				for i := range planned.Nodes {
					d.node(&planned.Nodes[i])
				}
				return d.text.String()
			}
			t.Fatalf("unknown command %s", d.Cmd)
			return ""
		})
	})
}

const small = `
CREATE SCHEMA s (a I64, b STRING);
CREATE RELAY r SCHEMA s UNBRANCHED;
CREATE RELAY q SCHEMA s UNBRANCHED CAPACITY 3;
CREATE JUNCTION j FROM r UNBRANCHED TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION k FROM r UNBRANCHED TO q INHERIT b SET a = input.a * 2 FLUSH IMMEDIATE ON MESSAGE ERROR SEND TO q SET a = 1, b = error.code;
`

// Every scheduled field changes the source digest, and the handoff fingerprint is another one.
func TestDigests(t *testing.T) {
	base := schedule(t, registrytest.Graph(t, small), record.DomainStatusRunning)
	source, handoff, err := planner.Digests(base)
	require.NoError(t, err)
	require.Len(t, source, 32)
	require.Len(t, handoff, 32)
	require.NotEqual(t, source, handoff)
	for name, change := range map[string]func(*record.DomainSchedule){
		"status":  func(s *record.DomainSchedule) { s.Status = record.DomainStatusStopped },
		"start":   func(s *record.DomainSchedule) { s.StartVersion++ },
		"primary": func(s *record.DomainSchedule) { s.Nodes[0].Primary = "n2" },
		"model":   func(s *record.DomainSchedule) { s.Models = s.Models[:len(s.Models)-1] },
		"domain":  func(s *record.DomainSchedule) { s.Domain = "x" },
	} {
		t.Run(name, func(t *testing.T) {
			changed := base.Clone()
			change(changed)
			other, otherHandoff, err := planner.Digests(changed)
			require.NoError(t, err)
			require.NotEqual(t, source, other)
			require.NotEqual(t, handoff, otherHandoff)
		})
	}
}

// A revision carries both digests of its schedule, each derived from the canonical bytes alone
// (EP-015, EP-019).
func TestRevisionCarriesBothDigests(t *testing.T) {
	scheduled := schedule(t, registrytest.Graph(t, small), record.DomainStatusRunning)
	planned, err := planner.Plan(scheduled, 7, nil)
	require.NoError(t, err)
	data, err := scheduled.Encode()
	require.NoError(t, err)
	source := blake3.Sum256(data)
	require.Equal(t, source[:], planned.SourceDigest)
	handoff := blake3.NewDeriveKey("nervix ownership handoff")
	_, err = handoff.Write(data)
	require.NoError(t, err)
	require.Equal(t, handoff.Sum(nil), planned.HandoffFingerprint)
}

// The order of the statements is no part of a plan: the same models always give the same bytes.
func TestPlanIsDeterministic(t *testing.T) {
	statements := registrytest.Statements(t, small)
	first, err := plan(t, small).Encode()
	require.NoError(t, err)
	rapid.Check(t, func(rt *rapid.T) {
		candidate, err := registrytest.Empty(t).Apply(rapid.Permutation(statements).Draw(rt, "order"), registry.Options{})
		require.NoError(rt, err)
		planned, err := planner.Plan(schedule(t, candidate.Graph, record.DomainStatusRunning), 7, nil)
		require.NoError(rt, err)
		data, err := planned.Encode()
		require.NoError(rt, err)
		require.Equal(rt, first, data)
		decoded, err := revision.DecodeExecutionRevision(data)
		require.NoError(rt, err)
		require.True(rt, planned.Equal(decoded))
	})
}

// A schedule that has no canonical bytes has no digest either.
func TestDigestFailure(t *testing.T) {
	odd := schedule(t, registrytest.Graph(t, small), record.DomainStatus(200))
	_, err := planner.Plan(odd, 7, nil)
	require.ErrorIs(t, err, failure.CodePlanningFailed)
	require.ErrorIs(t, err, failure.CodeDigestFailed)
}

// The identity of a node follows what it uses and nothing else.
func TestPlanIdentity(t *testing.T) {
	base := plan(t, small)
	identities := func(r *revision.ExecutionRevision) map[string]string {
		list := map[string]string{}
		for _, node := range r.Nodes {
			list[node.Identity.Name] = string(node.PlanIdentity)
		}
		return list
	}
	before := identities(base)

	unrelated := identities(plan(t, small+"CREATE SCHEMA aaa (x I64); CREATE RELAY aaa SCHEMA aaa UNBRANCHED;"))
	for name, identity := range before {
		require.Equal(t, identity, unrelated[name], name)
	}
	capacity := identities(plan(t, replace(small, "CAPACITY 3", "CAPACITY 4")))
	require.NotEqual(t, before["q"], capacity["q"])
	require.Equal(t, before["j"], capacity["j"])
	changed := identities(plan(t, replace(small, "input.a * 2", "input.a * 3")))
	require.NotEqual(t, before["k"], changed["k"])
	require.Equal(t, before["j"], changed["j"])
}

func TestPassiveRevision(t *testing.T) {
	for _, status := range []record.DomainStatus{record.DomainStatusCreated, record.DomainStatusStopped} {
		planned, err := planner.Plan(schedule(t, registrytest.Graph(t, small), status), 7, []byte("before"))
		require.NoError(t, err)
		require.Equal(t, revision.BuildModePassive, planned.Mode)
		require.Equal(t, []byte("before"), planned.PredecessorDigest)
		require.Len(t, planned.Nodes, 4)
	}
}

// A contradictory schedule names the domain, the section, the node and the route (EP-021).
func TestPlanningFailures(t *testing.T) {
	without := func(kind model.Kind, name string) func(*record.DomainSchedule) {
		return func(s *record.DomainSchedule) {
			s.Models = slices.DeleteFunc(s.Models, func(m model.Model) bool { return m.ModelKey() == model.Key{Kind: kind, Name: name} })
		}
	}
	const text = small + `
CREATE SCHEMA key (b STRING);
CREATE BRANCH br SCHEMA key TTL 1h;
CREATE RELAY rb SCHEMA s BRANCHED BY br;
CREATE RELAY dead SCHEMA s UNBRANCHED;
CREATE WIRE JSON SCHEMA w MODE LOOSE (a INTEGER, b STRING);
CREATE CODEC c FROM WIRE JSON SCHEMA w TO SCHEMA s;
CREATE CLIENT n TYPE NATS CONFIG {};
CREATE VHOST v example.com;
CREATE ENDPOINT e ON v PATH '/x' TYPE HTTP;
CREATE INGESTOR i FROM ENDPOINT e MODE NO_ACK SEQUENTIAL ON QUIESCE REJECT RETRY AFTER 1s DECODE USING c
  TO rb INHERIT ALL BRANCHED BY br SET b = message.b FLUSH IMMEDIATE ON MESSAGE ERROR SEND TO dead SET a = 1, b = error.code ON GENERAL ERROR LOG;
CREATE EMITTER x FROM q TO NATS n SUBJECT s MODE NO_ACK RETRY POLICY BACKOFF 1s MAX 1s ENCODE USING c INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
`
	for name, test := range map[string]struct {
		change           func(*record.DomainSchedule)
		section, subject string
		cause            failure.Code
	}{
		"relay":       {without(model.KindRelay, "r"), "R6", "junction 'j'", failure.CodeMissingPlanPart},
		"schema":      {without(model.KindSchema, "key"), "R3", "branch 'br'", failure.CodeMissingPlanPart},
		"branch":      {without(model.KindBranch, "br"), "R3", "relay 'rb'", failure.CodeMissingPlanPart},
		"wire schema": {without(model.KindWireJsonSchema, "w"), "R3", "codec 'c'", failure.CodeMissingPlanPart},
		"codec":       {without(model.KindCodec, "c"), "R4", "ingestor 'i'", failure.CodeMissingPlanPart},
		"client":      {without(model.KindClient, "n"), "R5", "emitter 'x'", failure.CodeMissingPlanPart},
		"source":      {without(model.KindEndpoint, "e"), "R4", "ingestor 'i'", failure.CodeMissingPlanPart},
		"vhost":       {without(model.KindVhost, "v"), "R1", "endpoint 'e'", failure.CodeMissingPlanPart},
		"error relay": {without(model.KindRelay, "dead"), "R7", "ingestor 'i' route 0", failure.CodeMissingPlanPart},
		"target": {func(s *record.DomainSchedule) {
			for _, m := range s.Models {
				if junction, ok := m.(*model.Junction); ok && junction.Name == "k" {
					junction.Routes[0].Relay = "gone"
				}
			}
		}, "R6", "junction 'k' route 0", failure.CodeMissingPlanPart},
		"contradiction": {func(s *record.DomainSchedule) {
			for _, m := range s.Models {
				if junction, ok := m.(*model.Junction); ok && junction.Name == "k" {
					junction.Routes[0].Construction.Set[0].Value = &model.StringLiteral{Value: "x"}
				}
			}
		}, "R6", "junction 'k' route 0", failure.CodeTypeMismatch},
		"unplaced":       {func(s *record.DomainSchedule) { s.Nodes = s.Nodes[1:] }, "R8", "relay 'dead'", failure.CodeUnplacedNode},
		"ownerless":      {func(s *record.DomainSchedule) { s.Nodes[0].Primary = "" }, "R8", "relay 'dead'", failure.CodeUnplacedNode},
		"placed twice":   {func(s *record.DomainSchedule) { s.Nodes = append(s.Nodes, s.Nodes[0]) }, "R8", "relay 'dead'", failure.CodeUnplacedNode},
		"declared twice": {func(s *record.DomainSchedule) { s.Models = append(s.Models, s.Models[0]) }, "R8", "its models", failure.CodeDuplicateModel},
	} {
		t.Run(name, func(t *testing.T) {
			broken := schedule(t, registrytest.Graph(t, text), record.DomainStatusRunning).Clone()
			test.change(broken)
			planned, err := planner.Plan(broken, 7, nil)
			require.Nil(t, planned)
			var found *failure.PlanningFailed
			require.ErrorAs(t, err, &found)
			require.Equal(t, "shop", found.Domain)
			require.Equal(t, test.section, found.Section)
			require.Equal(t, test.subject, found.Subject)
			require.True(t, errors.Is(err, test.cause), err)
		})
	}
}

func TestSubscription(t *testing.T) {
	graph := registrytest.Graph(t, "CREATE SCHEMA s (a I64, secret STRING SENSITIVE); CREATE RELAY r SCHEMA s UNBRANCHED; "+
		"CREATE UDF twice WITH ROTO_0_11 ARGS (a I64) RETURNS I64 CODE 'x';")
	where := func(text string) model.Expression {
		statements := registrytest.Statements(t, "CREATE JUNCTION j FROM r WHERE "+text+" UNBRANCHED TO r INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;")
		return junctionOf(statements).Inputs[0].Where
	}
	none, err := planner.Subscription(graph, "r", nil)
	require.NoError(t, err)
	require.Nil(t, none)
	lowered, err := planner.Subscription(graph, "r", where("a > 1 AND message.a < 5 AND input.secret != ''"))
	require.NoError(t, err)
	require.Equal(t, []string{"input.a", "input.secret"}, lowered.Predicate.Fields)
	_, err = planner.Subscription(graph, "r", where("output.a = 1"))
	require.ErrorIs(t, err, failure.CodeWrongStream)
	_, err = planner.Subscription(graph, "r", where("a"))
	require.ErrorIs(t, err, failure.CodeInvalidFilter)
	_, err = planner.Subscription(graph, "r", where("udf::absent(a) = 1"))
	require.ErrorIs(t, err, failure.CodeUnknownReference)
	_, err = planner.Subscription(graph, "r", where("udf::twice(a) > 1 AND a > 2"))
	require.ErrorIs(t, err, failure.CodeEngineMissing)
	require.ErrorContains(t, err, "user-defined functions")
	_, err = planner.Subscription(graph, "absent", nil)
	require.ErrorIs(t, err, failure.CodeUnknownModel)
}

// Whatever the registry accepts has a canonical form, also at the bounds of expressions.
func TestDeepestExpressionsPlan(t *testing.T) {
	conditional, sum := "input.a", "input.a"
	for range typing.MaximumConditionals {
		conditional = "IF input.a > 0 THEN 0 ELSE " + conditional + " END"
	}
	for range 400 {
		sum += " + 1"
	}
	planned := plan(t, small+"CREATE JUNCTION deep FROM r UNBRANCHED TO q INHERIT b SET a = "+conditional+", a = "+sum+
		" FLUSH IMMEDIATE ON MESSAGE ERROR LOG;")
	data, err := planned.Encode()
	require.NoError(t, err)
	decoded, err := revision.DecodeExecutionRevision(data)
	require.NoError(t, err)
	require.True(t, planned.Equal(decoded))
	compile(t, decoded)
}

// A node is planned anew exactly when a hash map that it looks up changes.
func TestLookupsDecideTheIdentity(t *testing.T) {
	identities := func(version, path string) map[string][]byte {
		planned := plan(t, small+`
CREATE CODEC c FROM JSON TO SCHEMA s WITH JAQ TRANSFORMATIONS ON INGESTION '.';
CREATE HASH MAP known KEY b FROM RESOURCE m VERSION `+version+` PATH '`+path+`' DECODE USING c;
CREATE JUNCTION reads FROM r UNBRANCHED TO q INHERIT a SET b = coalesce(lookup_hash_map('known', input.a, 'b'), '') FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`)
		made := map[string][]byte{}
		for i := range planned.Nodes {
			made[planned.Nodes[i].Identity.Name] = planned.Nodes[i].PlanIdentity
		}
		return made
	}
	base := identities("1", "a")
	for _, changed := range []map[string][]byte{identities("2", "a"), identities("1", "b")} {
		require.NotEqual(t, base["reads"], changed["reads"])
		require.Equal(t, base["j"], changed["j"])
	}
}

// A hash map is lowered alone as it is lowered with its domain.
func TestHashMapAlone(t *testing.T) {
	graph := registrytest.Graph(t, small+`
CREATE CODEC c FROM JSON TO SCHEMA s WITH JAQ TRANSFORMATIONS ON INGESTION '.';
CREATE HASH MAP known KEY b FROM RESOURCE m VERSION 3 PATH 'a' DECODE USING c;`)
	alone := planner.HashMap(graph, "known")
	require.Len(t, alone.HashMaps, 1)
	planned, err := planner.Plan(schedule(t, graph, record.DomainStatusStopped), 7, nil)
	require.NoError(t, err)
	inside, err := lookup.Identity(planned, &planned.HashMaps[0])
	require.NoError(t, err)
	outside, err := lookup.Identity(alone, &alone.HashMaps[0])
	require.NoError(t, err)
	require.Equal(t, inside, outside)
	require.Nil(t, planner.HashMap(graph, "other"))
	broken, err := registry.NewGraph("shop", []model.Model{&model.HashMap{Name: "known", Codec: "gone"}})
	require.NoError(t, err)
	require.Nil(t, planner.HashMap(broken, "known"))
}

// A revision carries the clock and the origin of its schedule, and its digest covers them.
func TestClocksArePlanned(t *testing.T) {
	graph := registrytest.Graph(t, small)
	scheduled := schedule(t, graph, record.DomainStatusRunning)
	plain, err := planner.Plan(scheduled, 1, nil)
	require.NoError(t, err)
	require.Nil(t, plain.Clock)
	require.Nil(t, plain.Origin)
	scheduled.Clock = &record.DomainClock{Period: 1, Skew: 2, Wall: 3, Logical: 4, Rate: 5}
	scheduled.Origin = &record.SourceOrigin{Version: 6, At: new(int64(7))}
	planned, err := planner.Plan(scheduled, 1, nil)
	require.NoError(t, err)
	require.Equal(t, &revision.Clock{Period: 1, Skew: 2, Wall: 3, Logical: 4, Rate: 5}, planned.Clock)
	require.Equal(t, &revision.SourceOrigin{Version: 6, At: new(int64(7))}, planned.Origin)
	require.NotEqual(t, plain.SourceDigest, planned.SourceDigest)
}
