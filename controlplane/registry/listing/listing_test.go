package listing_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry/listing"
	"nervix/controlplane/registry/registrytest"
	"nervix/generated/nspl"
	"nervix/grammar/completion"
)

const models = `
CREATE SCHEMA row (id I64, at DATETIME OPTIONAL, tags VEC<STRING> SENSITIVE);
CREATE SCHEMA key (tenant STRING);
CREATE WIRE JSON SCHEMA w MODE LOOSE (id INTEGER, at STRING OPTIONAL, tags ARRAY);
CREATE WIRE CBOR SCHEMA w MODE LOOSE (id INTEGER);
CREATE WIRE AVRO SCHEMA w MODE LOOSE (id LONG OPTIONAL);
CREATE CODEC c FROM JSON TO SCHEMA row WITH JAQ TRANSFORMATIONS ON INGESTION '.';
CREATE CLIENT k TYPE KAFKA CONFIG {};
CREATE BRANCH b SCHEMA key TTL 1h;
CREATE RELAY r SCHEMA row BRANCHED BY b;
CREATE RELAY u SCHEMA row UNBRANCHED WITH MATERIALIZED STATE LAST BY TIMESTAMP;
CREATE UDF f WITH ROTO_0_11 ARGS (a I64, b STRING OPTIONAL) RETURNS F64 OPTIONAL CODE 'x';
CREATE JUNCTION j FROM r BRANCHED BY b TO r INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE INGESTOR i FROM KAFKA k TOPIC t OFFSET BY DOMAIN MODE NO_ACK PARALLEL ON QUIESCE SUSPEND DECODE USING c
  TO u INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
`

func view(t *testing.T) *listing.Listing {
	return &listing.Listing{
		Graph: registrytest.Graph(t, models), Resources: map[string]uint64{"certs": 40, "empty": 0},
		Others: map[nspl.SlotKind][]completion.Entry{nspl.SlotDomain: {{Name: "shop", Detail: "domain"}}},
	}
}

func TestNames(t *testing.T) {
	l := view(t)
	for kind, want := range map[nspl.SlotKind]string{
		nspl.SlotRelay:       "r: relay of row BRANCHED BY b, u: relay of row UNBRANCHED",
		nspl.SlotSchema:      "key: schema of 1 fields, row: schema of 3 fields",
		nspl.SlotClient:      "k: KAFKA client",
		nspl.SlotUdf:         "f: (a I64, b STRING OPTIONAL) -> F64 OPTIONAL",
		nspl.SlotResource:    "certs: resource with 40 versions, empty: resource with 0 versions",
		nspl.SlotDomain:      "shop: domain",
		nspl.SlotEmitter:     "",
		nspl.SlotNode:        "",
		nspl.SlotRuntimeNode: "i: ingestor, j: junction",
	} {
		var list []string
		for _, entry := range l.Names(kind) {
			if kind == nspl.SlotRuntimeNode && strings.HasPrefix(entry.Detail, "relay") {
				continue
			}
			list = append(list, entry.Name+": "+entry.Detail)
		}
		require.Equal(t, want, strings.Join(list, ", "), kind)
	}
}

func TestFields(t *testing.T) {
	l := view(t)
	const row = "id I64, at DATETIME OPTIONAL, tags VEC<STRING> SENSITIVE"
	for _, test := range []struct {
		kind       nspl.SlotKind
		name, want string
	}{
		{nspl.SlotSchema, "row", row},
		{nspl.SlotRelay, "r", row},
		{nspl.SlotCodec, "c", row},
		{nspl.SlotJunction, "j", row},
		{nspl.SlotIngestor, "i", row},
		{nspl.SlotBranch, "b", "tenant STRING"},
		{nspl.SlotWireJsonSchema, "w", "id INTEGER, at STRING OPTIONAL, tags ARRAY"},
		{nspl.SlotWireCborSchema, "w", "id INTEGER"},
		{nspl.SlotWireAvroSchema, "w", "id LONG OPTIONAL"},
		{nspl.SlotRelay, "nowhere", ""},
		{nspl.SlotDomain, "shop", ""},
		{nspl.SlotClient, "k", ""},
	} {
		var list []string
		for _, column := range l.Fields(test.kind, test.name) {
			list = append(list, column.Name+" "+column.Type)
		}
		require.Equal(t, test.want, strings.Join(list, ", "), "%s %s", test.kind, test.name)
	}
}

func TestBranchesAndVersions(t *testing.T) {
	l := view(t)
	require.Equal(t, "b", l.Branch(nspl.SlotRelay, "r"))
	require.Equal(t, "b", l.Branch(nspl.SlotJunction, "j"))
	require.Empty(t, l.Branch(nspl.SlotRelay, "u"))
	require.Empty(t, l.Branch(nspl.SlotRelay, "nowhere"))
	versions := l.Versions("certs")
	require.Len(t, versions, 32)
	require.Equal(t, completion.Entry{Name: "40", Detail: "the latest version"}, versions[0])
	require.Empty(t, l.Versions("empty"))
	require.Empty(t, l.Versions("nowhere"))
}

func TestNothingIsListedWithoutADomain(t *testing.T) {
	l := &listing.Listing{}
	require.Empty(t, l.Names(nspl.SlotRelay))
	require.Empty(t, l.Names(nspl.SlotDomain))
	require.Empty(t, l.Fields(nspl.SlotRelay, "r"))
	require.Empty(t, l.Versions("r"))
}

// The queue of a transaction decides names in written order, whether it holds or not.
func TestQueue(t *testing.T) {
	l := view(t)
	resources := l.Resources
	require.NoError(t, l.Queue(registrytest.Statements(t, `
CREATE RELAY early SCHEMA later UNBRANCHED;
CREATE SCHEMA later (x I64);
ALTER SCHEMA row ADD FIELD note STRING OPTIONAL;
ALTER SCHEMA row DROP FIELD nothing;
DROP SCHEMA key;
DROP SCHEMA unknown;
CREATE IF NOT EXISTS BRANCH b SCHEMA later TTL 1h;
CREATE RESOURCE fresh;
CREATE IF NOT EXISTS RESOURCE certs;
START;
CREATE VHOST v example.com WITH TLS certs;
CREATE VHOST w example.org;
`)))
	require.Equal(t, []completion.Entry{
		{Name: "later", Detail: "schema of 1 fields"}, {Name: "row", Detail: "schema of 4 fields"},
	}, l.Names(nspl.SlotSchema))
	require.Equal(t, "early", l.Names(nspl.SlotRelay)[0].Name)
	require.Equal(t, []completion.Column{{Name: "x", Type: "I64"}}, l.Fields(nspl.SlotRelay, "early"))
	require.Empty(t, l.Fields(nspl.SlotBranch, "b"), "its schema is dropped")
	require.Equal(t, map[string]uint64{"certs": 40, "empty": 0, "fresh": 0}, l.Resources)
	require.NotContains(t, resources, "fresh")
	require.Equal(t, []completion.Entry{{Name: "v", Detail: "vhost"}}, l.Bound(nspl.SlotVhost, "certs"))
	require.Empty(t, l.Bound(nspl.SlotCodec, "certs"))
}
