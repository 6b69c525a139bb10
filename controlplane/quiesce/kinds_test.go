package quiesce_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry/registrytest"
	"nervix/generated/model"
)

const kinds = `
CREATE SCHEMA s (a I64);
CREATE SCHEMA key (b STRING);
CREATE SCHEMA score (value F32);
CREATE WIRE CBOR SCHEMA wc MODE STRICT (a INTEGER);
CREATE WIRE AVRO SCHEMA wa MODE STRICT (a LONG);
CREATE CODEC cc FROM WIRE CBOR SCHEMA wc TO SCHEMA s;
CREATE CODEC pb FROM PROTOBUF USING RESOURCE m VERSION 1 CONFIG {'file' = 'a.proto'} MESSAGE 'a.B' TO SCHEMA s WITH JAQ TRANSFORMATIONS ON INGESTION '.';
CREATE CLIENT mq TYPE MQTT MOUNT m VERSION 1 CONFIG {'addr' = 'mqtt://h'};
CREATE CLIENT pg TYPE POSTGRES CONFIG {'addr' = 'h'};
CREATE CLIENT ht TYPE HTTP CONFIG {'endpoint' = 'http://h'};
CREATE CLIENT ht2 TYPE HTTP CONFIG {'endpoint' = 'http://g'};
CREATE VHOST v example.com WITH TLS m VERSION 1;
CREATE VHOST plain example.org;
CREATE SIGNALING PROTOCOL hello FORMAT JSON ON CONNECT SEND JAQ '.' WAIT JAQ 'true' TIMEOUT 5s;
CREATE ENDPOINT e ON v PATH '/x' TYPE WEBSOCKETS WITH SIGNALING PROTOCOL hello;
CREATE RELAY in1 SCHEMA s UNBRANCHED;
CREATE RELAY in2 SCHEMA s UNBRANCHED;
CREATE RELAY out SCHEMA s UNBRANCHED;
CREATE RELAY alone SCHEMA s UNBRANCHED;
CREATE RELAY scores SCHEMA score UNBRANCHED;
CREATE RELAY last SCHEMA s UNBRANCHED WITH MATERIALIZED STATE LAST BY TIMESTAMP;
CREATE HASH MAP hm KEY a FROM RESOURCE m VERSION 1 PATH 'p' DECODE USING pb;
CREATE UDF half WITH ROTO_0_11 ARGS (v I64) RETURNS I64 CODE 'fn half() {}';
CREATE INGESTOR i FROM MQTT mq TOPIC t MODE NO_ACK SEQUENTIAL ON QUIESCE DROP DECODE USING cc TO in1 INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE REINGESTOR re FROM in1 TO out INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE GENERATOR g USING MATERIALIZED STATE last EACH 1s UNBRANCHED TO out SET a = relay_state.last.a FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION j FROM in1 UNBRANCHED USING MATERIALIZED STATE last REQUIRED SKIP TO last INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE REORDERER ro FROM in1 BY a MAX TIME 1s UNBRANCHED TO in2 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE CORRELATOR co LEFT FROM in1 RIGHT FROM in2 CORRELATE WHERE left.a = right.a MATCH EARLIEST MAX TIME 5s ON CORRELATION TIMEOUT DROP, DROP UNBRANCHED TO out SET a = left.a FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE INFERENCER inf FROM in1 USING RESOURCE m VERSION 1 FILE 'n' INPUTS {'x' DENSE TENSOR<F32>[BATCH] = a AS F32} OUTPUT SCHEMA {'y' DENSE TENSOR<F32>[BATCH]} UNBRANCHED TO scores SET value = y FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE WASM PROCESSOR wp FROM in1 USING RESOURCE m VERSION 1 FILE 'g' MAX FUEL 5 MAX MEMORY 1MiB UNBRANCHED TO out ON MESSAGE ERROR LOG ON GLOBAL ERROR LOG;
CREATE EMITTER em FROM out TO POSTGRES pg INSERT TO TABLE t VALUES {'a' = input.a} WITH MAX BATCH 10 MODE ACK RETRY POLICY BACKOFF 1s MAX 1s FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE EMITTER eh FROM out TO HTTP ht METHOD 'POST' PATH '/x' MODE ACK RETRY POLICY BACKOFF 1s MAX 1s ENCODE USING cc INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE PLACEMENT p FROM ro TO wp PREFER COLOCATION;
`

// The rest of the matrix Q1, by the statements that people write (CP-230, CP-231, CP-237 to CP-247,
// CP-258, CP-260, CP-265, CP-266, CP-270).
func TestMatrixOfAlterations(t *testing.T) {
	base := registrytest.Graph(t, kinds)
	dynamic, entity, domain := model.LevelDynamic, model.LevelEntityPause, model.LevelDomainPause
	for text, level := range map[string]model.Level{
		"ALTER WIRE CBOR SCHEMA wc MODE LOOSE;":                                                     domain,
		"ALTER WIRE AVRO SCHEMA wa MODE LOOSE;":                                                     domain,
		"ALTER WIRE CBOR SCHEMA wc ALTER FIELD a SET NAMED 'A';":                                    domain,
		"REBIND RESOURCE m TO VERSION 2 FOR VHOST v;":                                               dynamic,
		"REBIND RESOURCE m TO VERSION 2 FOR CODEC pb;":                                              domain,
		"REBIND RESOURCE m TO VERSION 2 FOR CLIENT mq;":                                             domain,
		"REBIND RESOURCE m TO VERSION 2 FOR HASH MAP hm;":                                           domain,
		"REBIND RESOURCE m TO VERSION 2 FOR INFERENCER inf;":                                        entity,
		"REBIND RESOURCE m TO VERSION 2 FOR WASM PROCESSOR wp;":                                     entity,
		"REBIND RESOURCE m TO VERSION 2 FOR VHOST v, WASM PROCESSOR wp;":                            entity,
		"REBIND RESOURCE m TO VERSION 2;":                                                           domain,
		"DROP VHOST plain; CREATE VHOST plain example.org WITH TLS m VERSION 1;":                    domain,
		"DROP VHOST plain; CREATE VHOST other example.net;":                                         dynamic,
		"DROP VHOST v; CREATE VHOST v example.com;":                                                 domain,
		"CREATE RESOURCE certs; DROP VHOST v; CREATE VHOST v example.com WITH TLS certs VERSION 1;": domain,
		"DROP VHOST v; CREATE VHOST v example.net WITH TLS m VERSION 2;":                            domain,
		"DROP VHOST v; CREATE VHOST v example.com WITH TLS m VERSION 2;":                            dynamic,
		"DROP UDF half;":                                                                                    dynamic,
		"ALTER RELAY last SET CAPACITY 5;":                                                                  dynamic,
		"ALTER RELAY alone SET MATERIALIZED STATE LAST BY TIMESTAMP;":                                       entity,
		"ALTER INGESTOR i SET FROM MQTT mq TOPIC other MODE NO_ACK SEQUENTIAL;":                             entity,
		"ALTER INGESTOR i SET QUIESCE BUFFER MAX SIZE 1MiB ON OVERFLOW DROP OLDEST;":                        entity,
		"ALTER INGESTOR i SET GENERAL ERROR IGNORE;":                                                        entity,
		"ALTER REINGESTOR re SET FILTER WHERE a > 1;":                                                       entity,
		"ALTER REINGESTOR re SET DETACHED;":                                                                 entity,
		"ALTER GENERATOR g SET EACH 2s;":                                                                    entity,
		"ALTER JUNCTION j ALTER MATERIALIZED STATE last SET REQUIRED WAIT;":                                 entity,
		"ALTER JUNCTION j DROP MATERIALIZED STATE last;":                                                    entity,
		"ALTER JUNCTION j SET COLLECT FOR 1s;":                                                              dynamic,
		"ALTER REORDERER ro SET MAX TIME 2s;":                                                               dynamic,
		"ALTER REORDERER ro SET COLLECT FOR 1s;":                                                            dynamic,
		"ALTER REORDERER ro SET BY a + 1;":                                                                  entity,
		"ALTER EMITTER em SET FLUSH EACH 1s MAX BATCH SIZE 1MiB;":                                           dynamic,
		"ALTER EMITTER em SET MODE ACK RETRY POLICY BACKOFF 2s MAX 2s;":                                     entity,
		"ALTER EMITTER em SET COLLECT FOR 1s;":                                                              entity,
		"ALTER EMITTER em SET DETACHED;":                                                                    entity,
		"ALTER EMITTER em ADD FROM in2;":                                                                    domain,
		"ALTER EMITTER eh SET TO HTTP ht METHOD 'PUT' PATH '/x' MODE ACK RETRY POLICY BACKOFF 1s MAX 1s;":   entity,
		"ALTER EMITTER eh SET FLUSH EACH 1s MAX BATCH SIZE 1MiB;":                                           dynamic,
		"ALTER EMITTER eh SET TO HTTP ht METHOD 'POST' PATH '/y' MODE ACK RETRY POLICY BACKOFF 1s MAX 1s;":  entity,
		"ALTER EMITTER eh SET TO HTTP ht2 METHOD 'POST' PATH '/x' MODE ACK RETRY POLICY BACKOFF 1s MAX 1s;": entity,
		"ALTER EMITTER eh SET MODE ACK RETRY POLICY BACKOFF 1s MAX 9s;":                                     entity,
		"DROP EMITTER eh; CREATE EMITTER eh FROM out TO HTTP ht METHOD 'POST' PATH '/x' MODE ACK RETRY POLICY BACKOFF 1s MAX 1s WITHOUT BODY FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;": entity,
		"ALTER PLACEMENT p SET RANK 3, RENAME TO q;": dynamic,
		"DROP PLACEMENT p;":                          dynamic,
	} {
		result := quiesce.Classify(base, registrytest.Apply(t, base, text), true)
		require.Equal(t, level, result.Level, "%s\n%s", text, render(result))
		require.False(t, result.Unchanged(), text)
		stopped := quiesce.Classify(base, registrytest.Apply(t, base, text), false)
		require.Equal(t, dynamic, stopped.Level, text)
	}
}

// Another version of its bundle refreshes the listener for a virtual host and pauses nothing; wider
// changes are no refresh (CP-105).
func TestRefreshes(t *testing.T) {
	base := registrytest.Graph(t, kinds)
	for text, refreshes := range map[string]bool{
		"REBIND RESOURCE m TO VERSION 2 FOR VHOST v;":                                               true,
		"DROP VHOST v; CREATE VHOST v example.com WITH TLS m VERSION 3;":                            true,
		"CREATE RESOURCE certs; DROP VHOST v; CREATE VHOST v example.com WITH TLS certs VERSION 2;": false,
		"DROP VHOST v; CREATE VHOST v example.net WITH TLS m VERSION 2;":                            false,
		"DROP VHOST v; CREATE VHOST v example.com;":                                                 false,
		"CREATE VHOST w example.net WITH TLS m VERSION 2;":                                          false,
		"ALTER RELAY last SET CAPACITY 5;":                                                          false,
	} {
		for _, running := range []bool{true, false} {
			result := quiesce.Classify(base, registrytest.Apply(t, base, text), running)
			require.Equal(t, refreshes, slices.Contains(result.Refreshed, model.Key{Kind: model.KindVhost, Name: "v"}), text)
			if refreshes {
				require.Len(t, result.Refreshed, 1)
				require.Equal(t, quiesce.Scope{}, result.Scope)
				require.Empty(t, result.Flushed)
			} else {
				require.Empty(t, result.Refreshed, text)
			}
		}
	}
}

// Another module starts every guest without state; another definition of a processor does not
// (CP-246, CP-247).
func TestModulesStartWithoutState(t *testing.T) {
	base := registrytest.Graph(t, kinds)
	wasm := model.Key{Kind: model.KindWasmProcessor, Name: "wp"}
	rebound := quiesce.Classify(base, registrytest.Apply(t, base, "REBIND RESOURCE m TO VERSION 2 FOR WASM PROCESSOR wp;"), true)
	require.Equal(t, []model.Key{wasm}, rebound.Purged)
	reorderer := quiesce.Classify(base, registrytest.Apply(t, base, "ALTER REORDERER ro SET BY a + 1;"), true)
	require.Empty(t, reorderer.Purged)
}

// Records and state are what pauses follow: the readers of a materialized relay pause with it, the
// users of a configuration do not (CP-098).
func TestPausesFollowRecordsAndState(t *testing.T) {
	base := registrytest.Graph(t, kinds)
	result := quiesce.Classify(base, registrytest.Apply(t, base, "ALTER GENERATOR g SET EACH 2s;"), true)
	require.Contains(t, result.Scope.Relays, "last", "it reads the state")
	require.Contains(t, result.Scope.Nodes, model.Key{Kind: model.KindEmitter, Name: "em"}, "its rows reach it")
	require.NotContains(t, result.Scope.Nodes, model.Key{Kind: model.KindIngestor, Name: "i"})
}
