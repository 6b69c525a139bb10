package quiesce_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/generated/model"
)

// TestClassify runs testdata: base replaces the base graph, change [stopped] classifies what the
// statements do to it.
func TestClassify(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		base := registrytest.Empty(t)
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "base":
				base = registrytest.Graph(t, d.Input)
				return fmt.Sprintf("%d models\n", len(base.Keys()))
			case "change":
				candidate := registrytest.Apply(t, base, d.Input)
				return render(quiesce.Classify(base, candidate, !d.HasArg("stopped")))
			}
			t.Fatalf("unknown command %s", d.Cmd)
			return ""
		})
	})
}

func render(r *quiesce.Result) string {
	var text strings.Builder
	text.WriteString(r.Text(0) + "\n")
	if r.Net != r.Level {
		fmt.Fprintf(&text, "net: %s\n", r.Net)
	}
	for _, aspect := range r.Aspects {
		fmt.Fprintf(&text, "%s: %s at %s %s", violation.Owner(aspect.Key), aspect.Aspect, aspect.Path, aspect.Level)
		if aspect.Purges {
			text.WriteString(" purges")
		}
		text.WriteByte('\n')
	}
	list := func(name string, keys []model.Key) {
		if len(keys) > 0 {
			var names []string
			for _, key := range keys {
				names = append(names, violation.Owner(key))
			}
			fmt.Fprintf(&text, "%s: %s\n", name, strings.Join(names, ", "))
		}
	}
	list("created", r.Created)
	list("changed", r.Changed)
	list("dropped", r.Dropped)
	list("purged", r.Purged)
	list("paused", r.Scope.Nodes)
	if len(r.Scope.Relays)+len(r.Scope.Ingestors) > 0 {
		fmt.Fprintf(&text, "gates: %v holds: %v\n", r.Scope.Relays, r.Scope.Ingestors)
	}
	fmt.Fprintf(&text, "flushed: %d nodes\n", len(r.Flushed))
	return text.String()
}

// Replacing a model by an equal one is no change: nothing is written (CP-415).
func TestUnchanged(t *testing.T) {
	base := registrytest.Graph(t, "CREATE SCHEMA s (a I64); CREATE RELAY r SCHEMA s UNBRANCHED;")
	candidate := registrytest.Apply(t, base, "DROP RELAY r; CREATE RELAY r SCHEMA s UNBRANCHED;")
	result := quiesce.Classify(base, candidate, true)
	require.True(t, result.Unchanged())
	require.Equal(t, model.LevelDynamic, result.Level)
	require.Equal(t, "quiesce level: DYNAMIC; planned relocations: 2", result.Text(2))
	require.False(t, quiesce.Classify(base, registrytest.Apply(t, base, "DROP RELAY r;"), true).Unchanged())
}

// A planned move of an owner pauses the node and what follows it, while the domain runs (CP-248).
func TestMoves(t *testing.T) {
	graph := registrytest.Graph(t, `CREATE SCHEMA s (a I64); CREATE RELAY r SCHEMA s UNBRANCHED; CREATE RELAY q SCHEMA s UNBRANCHED;
CREATE JUNCTION j FROM r UNBRANCHED TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`)
	junction := model.Key{Kind: model.KindJunction, Name: "j"}
	result := quiesce.Classify(graph, graph, true, junction)
	require.True(t, result.Unchanged())
	require.Equal(t, model.LevelEntityPause, result.Level)
	require.Equal(t, []string{"q", "r"}, result.Scope.Relays)
	require.Equal(t, model.LevelDynamic, quiesce.Classify(graph, graph, false, junction).Level)
}

// A node that moves takes every member of its hard placement group into the scope, also those that stay;
// a structural change of a member does not (CP-100).
func TestMovesPauseHardGroups(t *testing.T) {
	graph := registrytest.Graph(t, `CREATE SCHEMA s (a I64);
CREATE RELAY a SCHEMA s UNBRANCHED; CREATE RELAY b SCHEMA s UNBRANCHED; CREATE RELAY c SCHEMA s UNBRANCHED; CREATE RELAY d SCHEMA s UNBRANCHED;
CREATE JUNCTION first FROM a UNBRANCHED TO b INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION second FROM b UNBRANCHED TO c INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION third FROM c UNBRANCHED TO d INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE PLACEMENT together FROM first TO second REQUIRE COLOCATION;`)
	node := func(name string) model.Key { return model.Key{Kind: model.KindJunction, Name: name} }
	moved := quiesce.Classify(graph, graph, true, node("second"))
	require.Equal(t, []model.Key{node("first"), node("second")}, moved.Affected)
	require.Equal(t, []string{"a", "b", "c", "d"}, moved.Scope.Relays, "the gate in front of the member that stays closes, too")
	require.Equal(t, []model.Key{node("second")}, moved.Activated)
	require.Equal(t, []string{"c", "d"}, quiesce.Classify(graph, graph, true, node("third")).Scope.Relays)

	changed := registrytest.Apply(t, graph, "ALTER JUNCTION second SET DETACHED;")
	require.Equal(t, []string{"b", "c", "d"}, quiesce.Classify(graph, changed, true).Scope.Relays)
}

// The matrix Q1: one modification of one model, and its level.
func TestMatrix(t *testing.T) {
	const fixture = `
CREATE SCHEMA s (a I64, b STRING);
CREATE SCHEMA sums (n I64);
CREATE WIRE JSON SCHEMA w MODE LOOSE (a INTEGER, b STRING);
CREATE CODEC c FROM WIRE JSON SCHEMA w TO SCHEMA s;
CREATE CODEC c2 FROM WIRE JSON SCHEMA w TO SCHEMA s;
CREATE CLIENT n TYPE NATS CONFIG {'addr' = 'nats://a'};
CREATE CLIENT n2 TYPE NATS CONFIG {'addr' = 'nats://b'};
CREATE VHOST v example.com;
CREATE ENDPOINT e ON v PATH '/x' TYPE HTTP;
CREATE SCHEMA key (b STRING);
CREATE BRANCH br SCHEMA key TTL 1h;
CREATE RELAY in1 SCHEMA s UNBRANCHED;
CREATE RELAY in2 SCHEMA s UNBRANCHED;
CREATE RELAY out SCHEMA s UNBRANCHED CAPACITY 1;
CREATE RELAY err SCHEMA s UNBRANCHED;
CREATE RELAY err2 SCHEMA s UNBRANCHED;
CREATE RELAY tot SCHEMA sums UNBRANCHED;
CREATE RELAY keyed SCHEMA s BRANCHED BY br;
CREATE INGESTOR i FROM NATS n SUBJECT s QUEUE GROUP q INSTANCES 1 MODE NO_ACK SEQUENTIAL ON QUIESCE DROP DECODE USING c TO in1 INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE JUNCTION j FROM in1 WHERE a > 0 FILTER WHERE a > 1 UNBRANCHED TO out INHERIT ALL WHERE a > 2 FLUSH IMMEDIATE ON MESSAGE ERROR SEND TO err SET a = 1, b = 'x';
CREATE DEDUPLICATOR d FROM out DEDUPLICATE ON a MAX TIME 1m UNBRANCHED TO in2 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE WINDOW PROCESSOR p FROM in2 FILTER WHERE a > 1 WIDTH 2 MESSAGES STEP 1 MESSAGES UNBRANCHED TO tot SET n = COUNT(input.a) ON MESSAGE ERROR LOG;
CREATE EMITTER x FROM in2 WHERE a > 1 TO NATS n SUBJECT s MODE NO_ACK RETRY POLICY BACKOFF 1s MAX 1s ENCODE USING c INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
`
	base := registrytest.Graph(t, fixture)
	definitions := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(fixture), "\n") {
		words := strings.Fields(strings.NewReplacer("WIRE JSON SCHEMA", "WIRE_JSON_SCHEMA", "WINDOW PROCESSOR", "WINDOW_PROCESSOR").Replace(line))
		definitions[words[2]] = line
	}
	dynamic, entity, domain := model.LevelDynamic, model.LevelEntityPause, model.LevelDomainPause
	for _, test := range []struct {
		kind, name, old, new string
		level                model.Level
	}{
		{"SCHEMA", "s", "b STRING)", "b STRING)", dynamic},
		{"SCHEMA", "key", "b STRING", "b STRING SENSITIVE", domain},
		{"WIRE JSON SCHEMA", "w", "LOOSE", "STRICT", domain},
		{"CODEC", "c", "", " ENCODE", domain},
		{"CLIENT", "n", "nats://a", "nats://c", domain},
		{"VHOST", "v", "example.com", "example.org", domain},
		{"ENDPOINT", "e", "/x", "/y", domain},
		{"BRANCH", "br", "1h", "2h", domain},
		{"BRANCH", "br", ";", " MAX INSTANCES 3 EVICT LRU;", domain},
		{"RELAY", "out", "CAPACITY 1", "CAPACITY 9", dynamic},
		{"RELAY", "keyed", "BRANCHED BY br", "UNBRANCHED", domain},
		{"RELAY", "tot", "sums", "sums", dynamic},
		{"INGESTOR", "i", "FLUSH IMMEDIATE", "FLUSH EACH 1s MAX BATCH SIZE 1MiB", entity},
		{"INGESTOR", "i", "ON QUIESCE DROP", "ON QUIESCE BUFFER MAX SIZE 1MiB ON OVERFLOW DROP NEWEST", entity},
		{"INGESTOR", "i", "INSTANCES 1", "INSTANCES 2", entity},
		{"INGESTOR", "i", "NATS n ", "NATS n2 ", entity},
		{"JUNCTION", "j", "FILTER WHERE a > 1", "FILTER WHERE a > 9", dynamic},
		{"JUNCTION", "j", "FILTER WHERE a > 1 ", "", dynamic},
		{"JUNCTION", "j", "in1 WHERE a > 0", "in1 WHERE a > 9", dynamic},
		{"JUNCTION", "j", "WHERE a > 2", "WHERE a > 9", dynamic},
		{"JUNCTION", "j", "FLUSH IMMEDIATE", "FLUSH EACH 1s MAX BATCH SIZE 1MiB", dynamic},
		{"JUNCTION", "j", "SET a = 1", "SET a = 9", dynamic},
		{"JUNCTION", "j", "SEND TO err ", "SEND TO err2 ", entity},
		{"JUNCTION", "j", "SEND TO err SET a = 1, b = 'x'", "LOG", entity},
		{"JUNCTION", "j", "in1 WHERE", "in1, in2 WHERE", entity},
		{"JUNCTION", "j", "TO out", "TO in2", entity},
		{"JUNCTION", "j", "CREATE JUNCTION", "CREATE DETACHED JUNCTION", entity},
		{"DEDUPLICATOR", "d", "MAX TIME 1m", "MAX TIME 2m", dynamic},
		{"DEDUPLICATOR", "d", "ON a MAX", "ON a, b MAX", entity},
		{"WINDOW PROCESSOR", "p", "WIDTH 2", "WIDTH 3", entity},
		{"WINDOW PROCESSOR", "p", "COUNT(input.a)", "SUM(input.a)", entity},
		{"WINDOW PROCESSOR", "p", "FILTER WHERE a > 1", "FILTER WHERE a > 9", dynamic},
		{"EMITTER", "x", "FLUSH IMMEDIATE", "FLUSH EACH 1s MAX BATCH SIZE 1MiB", dynamic},
		{"EMITTER", "x", "WHERE a > 1", "WHERE a > 9", entity},
		{"EMITTER", "x", "SUBJECT s", "SUBJECT z", entity},
		{"EMITTER", "x", "MAX 1s", "MAX 9s", entity},
		{"EMITTER", "x", "NATS n ", "NATS n2 ", entity},
		{"EMITTER", "x", "USING c ", "USING c2 ", entity},
		{"EMITTER", "x", "CREATE EMITTER", "CREATE DETACHED EMITTER", entity},
		{"EMITTER", "x", "ON GENERAL ERROR LOG", "ON GENERAL ERROR IGNORE", entity},
		{"EMITTER", "x", "FROM in2 WHERE a > 1", "FROM in2 WHERE a > 1, out", domain},
	} {
		t.Run(test.kind+" "+test.new, func(t *testing.T) {
			definition := definitions[test.name]
			require.NotEmpty(t, definition)
			if test.new == " ENCODE" {
				definition = "CREATE CODEC c FROM WIRE JSON SCHEMA w TO SCHEMA s2;"
			} else {
				require.Contains(t, definition, test.old)
				definition = strings.Replace(definition, test.old, test.new, 1)
			}
			text := "DROP " + test.kind + " " + test.name + "; " + definition
			if strings.Contains(definition, "s2;") {
				text = "CREATE SCHEMA s2 (a I64, b STRING); DROP INGESTOR i; DROP EMITTER x; " + text
			}
			candidate, err := base.Apply(registrytest.Statements(t, text), registry.Options{})
			require.NoError(t, err)
			result := quiesce.Classify(base, candidate.Graph, true)
			require.Equal(t, test.level, result.Level, render(result))
			stopped := quiesce.Classify(base, candidate.Graph, false)
			require.Equal(t, model.LevelDynamic, stopped.Level)
			require.Equal(t, result.Net, stopped.Net)
			require.Empty(t, stopped.Scope.Nodes)
		})
	}
}

// The schema of a relay pauses the domain (CP-257); a configuration that nothing uses comes and goes
// without a pause (CP-264).
func TestRelaySchemasAndUnusedConfiguration(t *testing.T) {
	base := registrytest.Graph(t, `CREATE SCHEMA s (a I64); CREATE SCHEMA same (a I64); CREATE RELAY r SCHEMA s UNBRANCHED;
CREATE CLIENT unused TYPE NATS CONFIG {};`)
	for text, level := range map[string]model.Level{
		"DROP RELAY r; CREATE RELAY r SCHEMA same UNBRANCHED;": model.LevelDomainPause,
		"DROP CLIENT unused;":                         model.LevelDynamic,
		"CREATE CLIENT another TYPE KAFKA CONFIG {};": model.LevelDynamic,
	} {
		result := quiesce.Classify(base, registrytest.Apply(t, base, text), true)
		require.Equal(t, level, result.Level, text)
	}
}

// What counts is where statements lead, not how they were written (CP-222).
func TestEquivalentScriptsHaveOneLevel(t *testing.T) {
	base := registrytest.Graph(t, "CREATE SCHEMA s (a I64); CREATE RELAY r SCHEMA s UNBRANCHED;")
	direct := "DROP SCHEMA s; CREATE SCHEMA s (a I64, b STRING);"
	roundabout := "DROP RELAY r; DROP SCHEMA s; CREATE SCHEMA s (a STRING); DROP SCHEMA s; CREATE SCHEMA s (a I64, b STRING); CREATE RELAY r SCHEMA s UNBRANCHED;"
	one := quiesce.Classify(base, registrytest.Apply(t, base, direct), true)
	require.Equal(t, model.LevelDomainPause, one.Level)
	require.Equal(t, one, quiesce.Classify(base, registrytest.Apply(t, base, roundabout), true))
}
