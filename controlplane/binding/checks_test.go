package binding_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/binding"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/certificate/certificatetest"
)

// shelf is a library with versions of the resource m, and counts what is taken from it.
type shelf struct {
	versions map[uint64]string
	taken    int
}

func (s *shelf) Directory(domain string, version revision.ResourceVersion) (string, error) {
	s.taken++
	place, exists := s.versions[version.Version]
	if domain != "shop" || version.Resource != "m" || !exists {
		return "", &failure.ResourceMissing{Resource: version.Resource, Version: version.Version}
	}
	return place, nil
}

func newShelf(t *testing.T, versions ...map[string]string) *shelf {
	s := &shelf{versions: map[uint64]string{}}
	for i, files := range versions {
		place := t.TempDir()
		s.versions[uint64(i+1)] = place
		for name, text := range files {
			require.NoError(t, os.WriteFile(filepath.Join(place, name), []byte(text), fs.FileMode(0o600)))
		}
	}
	return s
}

const declared = `
CREATE SCHEMA s (a I64, b STRING OPTIONAL);
CREATE CODEC c FROM JSON TO SCHEMA s WITH JAQ TRANSFORMATIONS ON INGESTION '.';
`

func apply(t *testing.T, base *registry.Graph, checks *binding.Checks, provisional bool, text string) (*registry.Graph, error) {
	candidate, err := base.Apply(registrytest.Statements(t, text), registry.Options{
		Resources: registry.Resources{"m": 3}, Bindings: checks, Provisional: provisional,
	})
	if err != nil {
		return base, err
	}
	return candidate.Graph, nil
}

// A batch is refused for content that the runtime could not use, and the models that it would have
// replaced stay (CP-219, CP-220).
func TestHashMapContent(t *testing.T) {
	library := newShelf(t, map[string]string{"good": `{"a":1}`, "bad": "{\"a\":1}\n{\"a\":true}"}, map[string]string{"good": `{"b":""}`})
	checks := &binding.Checks{Library: library}
	base := registrytest.Graph(t, declared)
	graph, err := apply(t, base, checks, false, `CREATE HASH MAP k KEY a FROM RESOURCE m VERSION 1 PATH 'good' DECODE USING c;`)
	require.NoError(t, err)
	for text, code := range map[string]failure.Code{
		`CREATE HASH MAP x KEY a FROM RESOURCE m VERSION 1 PATH 'bad' DECODE USING c;`:                      failure.CodeHashMapContent,
		`CREATE HASH MAP x KEY b FROM RESOURCE m VERSION 1 PATH 'good' DECODE USING c;`:                     failure.CodeHashMapContent,
		`CREATE HASH MAP x KEY a FROM RESOURCE m VERSION 1 PATH 'gone' DECODE USING c;`:                     failure.CodeUnknownResourceFile,
		`CREATE HASH MAP x KEY a FROM RESOURCE m VERSION 3 PATH 'good' DECODE USING c;`:                     failure.CodeUnboundContent,
		`REBIND RESOURCE m TO VERSION 2;`:                                                                   failure.CodeHashMapContent,
		`DROP HASH MAP k; CREATE HASH MAP k KEY a FROM RESOURCE m VERSION 1 PATH 'bad' DECODE USING c;`:     failure.CodeHashMapContent,
		`ALTER SCHEMA s ADD FIELD d STRING;`:                                                                failure.CodeBrokenModel,
		`CREATE SCHEMA e (n I64); CREATE HASH MAP x KEY a FROM RESOURCE m PATH 'good' DECODE USING nobody;`: failure.CodeUnknownReference,
	} {
		after, err := apply(t, graph, checks, false, text)
		require.ErrorIs(t, err, code, text)
		require.Same(t, graph, after)
		found := violation.All(err)
		require.Len(t, found, 1, text)
		require.NotEmpty(t, found[0].Failure.Where().Path, text)
	}
	_, err = apply(t, graph, checks, false, `CREATE HASH MAP x KEY a FROM RESOURCE m VERSION 3 PATH 'good' DECODE USING c;`)
	require.ErrorIs(t, err, failure.CodeResourceMissing)
}

// What an open transaction may still repair is not judged by its content; what is complete is.
func TestProvisionalContent(t *testing.T) {
	checks := &binding.Checks{Library: newShelf(t, map[string]string{"bad": "{"})}
	base := registrytest.Graph(t, declared)
	_, err := apply(t, base, checks, true, `CREATE HASH MAP x KEY a FROM RESOURCE m VERSION 1 PATH 'bad' DECODE USING later;`)
	require.NoError(t, err)
	_, err = apply(t, base, checks, true, `CREATE HASH MAP x KEY a FROM RESOURCE m VERSION 1 PATH 'bad' DECODE USING c;`)
	require.ErrorIs(t, err, failure.CodeHashMapContent)
}

// Content that was good is not read again for every statement that follows.
func TestGoodContentIsReadOnce(t *testing.T) {
	library := newShelf(t, map[string]string{"good": `{"a":1}`, "bad": "{"})
	checks := &binding.Checks{Library: library}
	base := registrytest.Graph(t, declared)
	for range 3 {
		_, err := apply(t, base, checks, false, `CREATE HASH MAP k KEY a FROM RESOURCE m VERSION 1 PATH 'good' DECODE USING c;`)
		require.NoError(t, err)
	}
	require.Equal(t, 1, library.taken)
	for range 2 {
		_, err := apply(t, base, checks, false, `CREATE HASH MAP k KEY a FROM RESOURCE m VERSION 1 PATH 'bad' DECODE USING c;`)
		require.True(t, errors.Is(err, failure.CodeHashMapContent))
	}
	require.Equal(t, 3, library.taken)
}

// The message of a Protobuf codec is looked for in the version that it binds, whenever that changes.
func TestProtobufMessages(t *testing.T) {
	library := newShelf(t,
		map[string]string{"a.proto": `syntax = "proto3"; package p; message A { int64 a = 1; }`, "known": "\x02\x08\x01"},
		map[string]string{"a.proto": `syntax = "proto3"; package p; message B { int64 a = 1; }`, "known": "\x02\x08\x01"},
		map[string]string{"a.proto": `syntax = "proto3"; package p; message A { intt a = 1; }`})
	checks := &binding.Checks{Library: library}
	base := registrytest.Graph(t, "CREATE SCHEMA s (a I64);")
	codec := `CREATE CODEC c FROM PROTOBUF USING RESOURCE m VERSION 1 CONFIG {} MESSAGE 'p.A' TO SCHEMA s WITH JAQ TRANSFORMATIONS ON INGESTION '.';
CREATE HASH MAP k KEY a FROM RESOURCE m VERSION 1 PATH 'known' DECODE USING c;`
	graph, err := apply(t, base, checks, false, codec)
	require.NoError(t, err)
	for text, place := range map[string]struct {
		code failure.Code
		path string
	}{
		`CREATE CODEC d FROM PROTOBUF USING RESOURCE m VERSION 2 CONFIG {} MESSAGE 'p.A' TO SCHEMA s WITH JAQ TRANSFORMATIONS ON EMITTING '.';`:                           {failure.CodeUnknownMessage, "wire.message"},
		`CREATE CODEC d FROM PROTOBUF USING RESOURCE m VERSION 3 CONFIG {'file' = 'a.proto'} MESSAGE 'p.A' TO SCHEMA s WITH JAQ TRANSFORMATIONS ON EMITTING '.';`:         {failure.CodeProtobufSource, "wire.config"},
		`CREATE CODEC d FROM PROTOBUF USING RESOURCE m VERSION 1 CONFIG {'file' = 'a.proto,b.proto'} MESSAGE 'p.A' TO SCHEMA s WITH JAQ TRANSFORMATIONS ON EMITTING '.';`: {failure.CodeUnknownResourceFile, "wire.config"},
		`CREATE CODEC d FROM PROTOBUF USING RESOURCE m VERSION 1 CONFIG {'path' = 'a.proto'} MESSAGE 'p.A' TO SCHEMA s WITH JAQ TRANSFORMATIONS ON EMITTING '.';`:         {failure.CodeMisplacedClause, "wire.config"},
		`REBIND RESOURCE m TO VERSION 3 FOR CODEC c;`:                                                       {failure.CodeProtobufSource, "wire.message"},
		`DROP HASH MAP k; CREATE HASH MAP k KEY a FROM RESOURCE m VERSION 1 PATH 'a.proto' DECODE USING c;`: {failure.CodeHashMapContent, "path"},
	} {
		after, err := apply(t, graph, checks, false, text)
		require.ErrorIs(t, err, place.code, text)
		require.Same(t, graph, after)
		require.Equal(t, place.path, violation.All(err)[0].Failure.Where().Path, text)
	}
	before := library.taken
	_, err = apply(t, base, checks, false, codec)
	require.NoError(t, err)
	require.Equal(t, before, library.taken)
}

// The bundle of a virtual host is read whenever its binding is judged, and refused at its clause.
func TestCertificateBundles(t *testing.T) {
	files := func(hosts ...string) map[string]string {
		authority, err := certificatetest.NewAuthority()
		require.NoError(t, err)
		b, err := authority.Issue(hosts...)
		require.NoError(t, err)
		return map[string]string{"tls.crt": string(b.Chain), "tls.key": string(b.Key), "ca.crt": string(b.Authority)}
	}
	good, mixed := files("a.test"), files("a.test")
	mixed["tls.key"] = good["tls.key"]
	library := newShelf(t, good, mixed, map[string]string{"tls.crt": good["tls.crt"]})
	checks := &binding.Checks{Library: library}
	graph, err := apply(t, registrytest.Graph(t, declared), checks, false, `CREATE VHOST v a.test, b.test WITH TLS m VERSION 1; CREATE VHOST w c.test;`)
	require.NoError(t, err, "names that the certificate lacks are the matter of clients")
	for text, code := range map[string]failure.Code{
		`CREATE VHOST x x.test WITH TLS m VERSION 2;`:               failure.CodeCertificateBundle,
		`CREATE VHOST x x.test WITH TLS m;`:                         failure.CodeUnknownResourceFile,
		`REBIND RESOURCE m TO VERSION 2;`:                           failure.CodeCertificateBundle,
		`REBIND RESOURCE m TO VERSION LATEST FOR VHOST v;`:          failure.CodeUnknownResourceFile,
		`DROP VHOST w; CREATE VHOST w c.test WITH TLS m VERSION 2;`: failure.CodeCertificateBundle,
	} {
		after, err := apply(t, graph, checks, false, text)
		require.ErrorIs(t, err, code, text)
		require.Same(t, graph, after)
		found := violation.All(err)
		require.Len(t, found, 1, text)
		require.Equal(t, "tls", found[0].Failure.Where().Path, text)
	}
	require.NoError(t, os.WriteFile(filepath.Join(library.versions[1], "tls.key"), []byte("damaged"), fs.FileMode(0o600)))
	_, err = apply(t, graph, checks, false, `CREATE VHOST x x.test WITH TLS m VERSION 1;`)
	require.ErrorIs(t, err, failure.CodeCertificateBundle)
}
