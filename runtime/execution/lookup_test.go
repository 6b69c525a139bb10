package execution

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
)

// shelf lends versions of one resource and counts what is taken.
type shelf struct {
	place string
	taken int
}

func (s *shelf) Directory(_ string, version revision.ResourceVersion) (string, error) {
	s.taken++
	return filepath.Join(s.place, version.Resource), nil
}

// tabled is a revision with one hash map and no nodes.
func tabled(mode revision.BuildMode, resource string) *revision.ExecutionRevision {
	program := "."
	return &revision.ExecutionRevision{
		Domain: "shop", Mode: mode, StartVersion: 1, SourceDigest: []byte(resource + mode.String()),
		Schemas: []revision.Schema{{Name: "zone", Fields: []revision.Field{
			{Name: "code", Type: datatype.Type{Kind: datatype.KindString}}, {Name: "secret", Type: datatype.Type{Kind: datatype.KindString}, Sensitive: true},
		}}},
		Codecs: []revision.Codec{{Name: "c", Wire: &revision.DocumentWire{Format: revision.DocumentFormatJson, Ingestion: &program}}},
		HashMaps: []revision.HashMap{{
			Name: "zones", Content: revision.ResourceVersion{Resource: resource, Version: 1}, Path: "file",
		}},
	}
}

// A domain has its hash maps running or stopped, and reads a file again only when it binds another.
func TestHashMapsOutliveExecutions(t *testing.T) {
	b := newBench(t)
	library := &shelf{place: t.TempDir()}
	b.host.config.Content = library
	for name, text := range map[string]string{"one": `{"code":"a","secret":"s"}`, "two": `{"code":"b","secret":"s"}`, "bad": `{}`} {
		require.NoError(t, os.MkdirAll(filepath.Join(library.place, name), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(library.place, name, "file"), []byte(text), 0o600))
	}
	prepare := func(r *revision.ExecutionRevision, change revision.Change) error {
		delta := &revision.ExecutionDelta{Change: change}
		if current := b.host.Domain("shop"); current != nil {
			delta.PredecessorDigest = current.revision.SourceDigest
		}
		_, err := b.host.Prepare(t.Context(), r, delta)
		return err
	}
	lookup := func(key string) string {
		record := b.host.Domain("shop").Snapshot().Lookup("zones", key)
		if record == nil {
			return ""
		}
		return record.Column(0).ValueStr(0) + " " + record.Column(1).ValueStr(0)
	}
	require.NoError(t, prepare(tabled(revision.BuildModePassive, "one"), &revision.Install{}))
	require.Equal(t, "a <masked>", lookup("a"))
	require.Empty(t, lookup("b"))
	require.NoError(t, prepare(tabled(revision.BuildModeRunning, "one"), &revision.Lifecycle{Mode: revision.BuildModeRunning}))
	require.Equal(t, "a <masked>", lookup("a"))
	before := b.host.Domain("shop").Snapshot().Lookups["zones"]
	require.NoError(t, prepare(tabled(revision.BuildModeRunning, "one"), &revision.Dynamic{}))
	require.Same(t, before, b.host.Domain("shop").Snapshot().Lookups["zones"], "what it measured goes on")
	require.Equal(t, 1, library.taken)
	require.Len(t, b.measured("nervix_messages_total"), 1)

	err := prepare(tabled(revision.BuildModeRunning, "bad"), &revision.Rebuild{})
	require.ErrorIs(t, err, failure.CodeBuildFailed)
	require.ErrorIs(t, err, failure.CodeHashMapContent)
	require.NoError(t, prepare(tabled(revision.BuildModeRunning, "two"), &revision.Rebuild{}))
	require.Equal(t, "b <masked>", lookup("b"))

	dropped := tabled(revision.BuildModeRunning, "none")
	dropped.HashMaps = nil
	require.NoError(t, prepare(dropped, &revision.Dynamic{}))
	require.Nil(t, b.host.Domain("shop").Snapshot().Lookup("zones", "b"))
	require.Empty(t, b.host.slot("shop").kept.tables)
	require.Empty(t, b.measured("nervix_messages_total"))
}
