package command

import (
	"crypto/sha256"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

const graph = `BEGIN;
CREATE SCHEMA s (a I64);
CREATE RELAY r SCHEMA s UNBRANCHED;
CREATE RELAY q SCHEMA s UNBRANCHED;
CREATE JUNCTION j FROM r UNBRANCHED TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
START;
COMMIT;`

// running gives a node whose domain d runs the graph.
func running(t *testing.T) *node {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	for _, text := range split(t, graph) {
		n.must("1", "d", text)
	}
	n.runtime.take()
	return n
}

// An ALTER pauses what its net change asks for, and nothing when it changes nothing (CP-223, CP-415).
func TestAlterPausesByItsNetChange(t *testing.T) {
	n := running(t)
	for _, c := range []struct {
		text, line string
		calls      []string
	}{
		{`ALTER RELAY r SET CAPACITY 5;`, "altered relay 'r' in domain 'd'; quiesce level: DYNAMIC; planned relocations: 0", []string{"prepare d", "activate d"}},
		{`ALTER JUNCTION j SET DETACHED;`, "altered junction 'j' in domain 'd'; quiesce level: ENTITY_PAUSE; planned relocations: 0", []string{"pause d ENTITY_PAUSE", "prepare d", "activate d", "resume d"}},
		{`ALTER SCHEMA s ADD FIELD b I64 OPTIONAL;`, "altered schema 's' in domain 'd'; quiesce level: DOMAIN_PAUSE; planned relocations: 0", []string{"pause d DOMAIN_PAUSE", "prepare d", "activate d", "resume d"}},
	} {
		revision := n.service.View().Revision
		require.Equal(t, c.line, n.must("1", "d", c.text))
		require.Equal(t, c.calls, n.runtime.take(), c.text)
		require.Equal(t, revision+1, n.service.View().Revision)
	}
	revision := n.service.View().Revision
	for _, text := range []string{`ALTER RELAY r SET CAPACITY 5;`, `ALTER RELAY r SET CAPACITY 6, SET CAPACITY 5;`, `ALTER DOMAIN SET PLACEMENT NEUTRAL;`} {
		n.must("1", "d", text)
		require.Equal(t, []string{"prepare d", "activate d"}, n.runtime.take(), text)
		require.Equal(t, revision, n.service.View().Revision, text)
	}
}

// An ALTER of which one operation does not hold changes nothing, and runs nothing (CP-072).
func TestAlterIsAtomic(t *testing.T) {
	n := running(t)
	n.must("1", "d", `CREATE UDF half WITH ROTO_0_11 ARGS (v I64) RETURNS I64 CODE 'fn half(v: i64) -> i64 { v / 2 }';`)
	n.runtime.take()
	revision := n.service.View().Revision
	for text, code := range map[string]failure.Code{
		`ALTER SCHEMA s ADD FIELD b I64, DROP FIELD nothing;`:                           failure.CodePartMissing,
		`ALTER JUNCTION j SET DETACHED, DROP ROUTE TO nothing;`:                         failure.CodePartMissing,
		`ALTER RELAY nothing SET CAPACITY 2;`:                                           failure.CodeUnknownModel,
		`ALTER JUNCTION j SET FILTER WHERE udf::half(a) > 1;`:                           failure.CodeEngineMissing,
		`CREATE PLACEMENT p FROM j TO nothing REQUIRE COLOCATION;`:                      failure.CodePlacementMember,
		`ALTER JUNCTION j SET FILTER WHERE nothing > 1;`:                                failure.CodeUnknownIdentifier,
		`REBIND RESOURCE nothing TO VERSION LATEST;`:                                    failure.CodeUnknownResource,
		`RESET WASM PROCESSOR w STATE FOR ALL BRANCHES;`:                                failure.CodeUnknownModel,
		`ALTER JUNCTION j ADD FROM nothing, SET FILTER WHERE a > 1, DROP FILTER WHERE;`: failure.CodeUnknownReference,
	} {
		_, err := n.run("1", "d", text)
		require.ErrorIs(t, err, code, text)
		require.Equal(t, revision, n.service.View().Revision, text)
		require.Empty(t, n.runtime.take(), text)
	}
	found, err := n.service.View().Domain("d")
	require.NoError(t, err)
	graph, err := found.Graph()
	require.NoError(t, err)
	m, _ := graph.Find(model.Key{Kind: model.KindJunction, Name: "j"})
	require.False(t, m.(*model.Junction).Detached)
}

// version is content that would be durable.
func version(text string) *record.ResourceVersion {
	root := sha256.Sum256([]byte(text))
	return &record.ResourceVersion{Root: root[:], Files: 1, Bytes: uint64(len(text))}
}

func (n *node) upload(name, text string) Request {
	return Request{
		Caller: Caller{Session: "9", User: "admin", Credentials: 1}, Domain: "d", Reference: n.reference(), Upload: version(text),
		Item: Item{Statement: &statement.UploadResource{Name: name}},
	}
}

// A repeated upload makes no second version, a new one the next; the reference is bound to the content.
func TestUploadsMakeVersions(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	first := n.upload("files", "one")
	_, err := n.service.Uploadable(t.Context(), first)
	require.ErrorIs(t, err, failure.CodeUnknownResource)
	require.Equal(t, "created resource 'files'", n.must("1", "d", `CREATE RESOURCE files;`))
	_, err = n.run("1", "d", `CREATE RESOURCE files;`)
	require.ErrorIs(t, err, failure.CodeDuplicateResource)
	again, err := n.run("1", "d", `CREATE IF NOT EXISTS RESOURCE files;`)
	require.NoError(t, err)
	require.True(t, again.AlreadyExisted)

	known, err := n.service.Uploadable(t.Context(), first)
	require.NoError(t, err)
	require.Nil(t, known, "its content is wanted")
	for range 2 {
		r, err := n.service.Execute(t.Context(), first)
		require.NoError(t, err)
		require.Equal(t, []string{"uploaded resource version 1"}, r.Lines)
	}
	known, err = n.service.Uploadable(t.Context(), first)
	require.NoError(t, err)
	require.Equal(t, []string{"uploaded resource version 1"}, known.Lines)
	other := n.upload("files", "other")
	other.Reference = first.Reference
	_, err = n.service.Execute(t.Context(), other)
	require.ErrorIs(t, err, failure.CodeExecutionReferenceConflict)
	r, err := n.service.Execute(t.Context(), n.upload("files", "two"))
	require.NoError(t, err)
	require.Equal(t, []string{"uploaded resource version 2"}, r.Lines)

	n.reopen(nil)
	found, err := n.service.View().Resource("d", "files")
	require.NoError(t, err)
	require.Len(t, found.Versions, 2)
	require.Equal(t, version("one").Root, found.Versions[0].Root)
	require.Equal(t, []*record.Resource{found}, n.service.View().Declared())
	require.Equal(t, map[string]uint64{"files": 2}, n.service.View().Resources("d"))
	require.Empty(t, n.service.View().Resources("other"))
}

// A version that was uploaded after LATEST was planned makes the preview another one (CP-076, CP-088).
func TestUploadsChangePreviews(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `CREATE RESOURCE files;`)
	_, err := n.service.Execute(t.Context(), n.upload("files", "one"))
	require.NoError(t, err)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `CREATE VHOST v example.com WITH TLS files;`)
	seen := n.transaction("1").Preview
	_, err = n.service.Execute(t.Context(), n.upload("files", "two"))
	require.NoError(t, err)
	commit := n.request("1", "d", `COMMIT;`)
	commit.ExpectedPreview = seen
	_, err = n.service.Execute(t.Context(), commit)
	require.ErrorIs(t, err, failure.CodePreviewMismatch)
	n.must("1", "d", `COMMIT;`)
	found, err := n.service.View().Domain("d")
	require.NoError(t, err)
	graph, err := found.Graph()
	require.NoError(t, err)
	m, _ := graph.Find(model.Key{Kind: model.KindVhost, Name: "v"})
	require.Equal(t, uint64(2), m.(*model.Vhost).TLS.Version)
}
