package lookup_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/fxamacker/cbor/v2"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/lookup"
)

// directory is a library whose every version lies in one place.
type directory string

func (d directory) Directory(string, revision.ResourceVersion) (string, error) { return string(d), nil }

// plan is a hash map of records with an id of a kind and an optional text, from the file "records".
func plan(key datatype.Kind, wire revision.CodecWire) *revision.ExecutionRevision {
	return &revision.ExecutionRevision{
		Domain: "shop",
		Schemas: []revision.Schema{{Name: "entry", Fields: []revision.Field{
			{Name: "id", Type: datatype.Type{Kind: key}, Nullable: true},
			{Name: "label", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
		}}},
		Codecs: []revision.Codec{{Name: "c", Wire: wire}},
		HashMaps: []revision.HashMap{{
			Name: "known", Content: revision.ResourceVersion{Resource: "files", Version: 1}, Path: "records",
		}},
	}
}

func fields(format revision.FieldFormat, id revision.WireType, rfc3339 bool) *revision.FieldWire {
	return &revision.FieldWire{Format: format, Fields: []revision.WireField{
		{Name: "id", Type: id, Optional: true, RFC3339: rfc3339}, {Name: "label", Type: revision.WireTypeString, Optional: true},
	}}
}

func load(t require.TestingT, from *revision.ExecutionRevision, file []byte) (*lookup.Table, error) {
	place, err := os.MkdirTemp("", "lookup")
	require.NoError(t, err)
	defer os.RemoveAll(place)
	require.NoError(t, os.WriteFile(filepath.Join(place, "records"), file, 0o600))
	return lookup.Load(from, &from.HashMaps[0], directory(place))
}

// label gives the label of a key; false when the key has no record.
func label(table *lookup.Table, key string) (any, bool) {
	entry := int(table.Find([]byte(key)))
	if entry == table.Entries() {
		return nil, false
	}
	column := table.Column(1).(*array.String)
	if column.IsNull(entry) {
		return nil, true
	}
	return column.Value(entry), true
}

func TestLoadJSONLines(t *testing.T) {
	from := plan(datatype.KindString, fields(revision.FieldFormatJson, revision.WireTypeString, false))
	table, err := load(t, from, []byte("{\"id\":\"a\",\"label\":\"first\"}\n\n  \n{\"id\":\"b\"}\n{\"id\":\"a\",\"label\":\"second\"}\n{\"id\":\"\"}"))
	require.NoError(t, err)
	require.Equal(t, 3, table.Entries())
	for key, want := range map[string]any{"a": "second", "b": nil, "": nil} {
		got, known := label(table, key)
		require.True(t, known, key)
		require.Equal(t, want, got, key)
	}
	_, known := label(table, "c")
	require.False(t, known)
	require.True(t, table.Column(0).IsNull(table.Entries()), "what is not found is null")

	empty, err := load(t, from, nil)
	require.NoError(t, err)
	require.Zero(t, empty.Entries())
	_, known = label(empty, "")
	require.False(t, known)
}

// Whatever the records are, a table answers like a map that was filled in their order.
func TestTableIsAMap(t *testing.T) {
	from := plan(datatype.KindString, fields(revision.FieldFormatJson, revision.WireTypeString, false))
	rapid.Check(t, func(t *rapid.T) {
		keys := rapid.SliceOfN(rapid.StringN(0, 3, -1), 0, 300).Draw(t, "keys")
		model := map[string]string{}
		var file strings.Builder
		for i, key := range keys {
			// JSON replaces what is no UTF-8, and the model does the same.
			key = strings.ToValidUTF8(key, "\uFFFD")
			model[key] = fmt.Sprint(i)
			line, err := json.Marshal(map[string]string{"id": key, "label": model[key]})
			require.NoError(t, err)
			file.Write(line)
			file.WriteByte('\n')
		}
		table, err := load(t, from, []byte(file.String()))
		require.NoError(t, err)
		require.Equal(t, len(model), table.Entries())
		for _, key := range append(slices.Collect(maps.Keys(model)), "\x00", "absent") {
			want, expected := model[key]
			got, known := label(table, key)
			require.Equal(t, expected, known, "%q", key)
			if known {
				require.Equal(t, want, got)
			}
		}
	})
}

// Keys are looked up by their canonical text, whatever their type (expressions reference, 10.8).
func TestKeysOfEveryKind(t *testing.T) {
	for _, test := range []struct {
		kind    datatype.Kind
		wire    revision.WireType
		written string
		key     string
		value   any
	}{
		{datatype.KindU8, revision.WireTypeInteger, "255", "255", uint64(255)},
		{datatype.KindU64, revision.WireTypeInteger, "18446744073709551615", "18446744073709551615", uint64(1<<64 - 1)},
		{datatype.KindI16, revision.WireTypeInteger, "-32768", "-32768", int64(-32768)},
		{datatype.KindI64, revision.WireTypeInteger, "-9223372036854775808", "-9223372036854775808", int64(-1 << 63)},
		{datatype.KindF64, revision.WireTypeNumber, "42", "42.0", 42.0},
		{datatype.KindF64, revision.WireTypeNumber, "2.5e0", "2.5", 2.5},
		{datatype.KindF32, revision.WireTypeNumber, "2.1", "2.1", 2.1},
		{datatype.KindBool, revision.WireTypeBoolean, "true", "true", true},
		{datatype.KindString, revision.WireTypeString, `"a"`, "a", "a"},
		{datatype.KindDatetime, revision.WireTypeString, `"2026-01-02T03:04:05.5+01:00"`, "2026-01-02T02:04:05.500+00:00", int64(1767319445500000000)},
	} {
		t.Run(test.kind.String()+" "+test.written, func(t *testing.T) {
			from := plan(test.kind, fields(revision.FieldFormatJson, test.wire, test.kind == datatype.KindDatetime))
			table, err := load(t, from, []byte(`{"id":`+test.written+`,"label":"x"}`))
			require.NoError(t, err)
			_, known := label(table, test.key)
			require.True(t, known)
			require.Equal(t, test.key, lookup.Key(test.kind, test.value))
		})
	}
}

// Records of binary formats lie one behind the other; a newline in them means nothing.
func TestLoadSequences(t *testing.T) {
	item := func(key, label string) []byte {
		data, err := cbor.Marshal(map[string]string{"id": key, "label": label})
		require.NoError(t, err)
		return data
	}
	program := "."
	for name, wire := range map[string]revision.CodecWire{
		"CBOR fields":    fields(revision.FieldFormatCbor, revision.WireTypeString, false),
		"CBOR documents": &revision.DocumentWire{Format: revision.DocumentFormatCbor, Ingestion: &program},
	} {
		table, err := load(t, plan(datatype.KindString, wire), append(item("a\n", "one"), item("b", "two\n")...))
		require.NoError(t, err, name)
		require.Equal(t, 2, table.Entries(), name)
		got, _ := label(table, "a\n")
		require.Equal(t, "one", got, name)
		_, err = load(t, plan(datatype.KindString, wire), append(item("a", "one"), item("b", "two")[:5]...))
		require.ErrorContains(t, err, "hash map 'known' cannot take record 2 of file 'records'", name)
		require.ErrorIs(t, err, failure.CodeMalformedPayload, name)
	}
	avro := &revision.AvroWire{Record: "entry", Fields: []revision.AvroField{
		{Column: 0, Name: "id", Type: revision.AvroTypeString}, {Column: 1, Name: "label", Type: revision.AvroTypeString, Optional: true},
	}}
	table, err := load(t, plan(datatype.KindString, avro), []byte("\x02a\x02\x06one\x02\n\x00"))
	require.NoError(t, err)
	got, _ := label(table, "a")
	require.Equal(t, "one", got)
	got, known := label(table, "\n")
	require.True(t, known)
	require.Nil(t, got)
}

func TestLoadRefusals(t *testing.T) {
	from := plan(datatype.KindString, fields(revision.FieldFormatJson, revision.WireTypeString, false))
	for file, cause := range map[string]failure.Code{
		"{\"id\":\"a\"}\n{\"id\":":           failure.CodeMalformedPayload,
		"{\"id\":\"a\"}\n{\"label\":\"b\"}":  failure.CodeNullField,
		"{\"id\":\"a\"}\n{\"id\":null}":      failure.CodeNullField,
		"{\"id\":\"a\"}\n{\"id\":7}\n{\"x\"": failure.CodeFieldType,
	} {
		_, err := load(t, from, []byte(file))
		require.ErrorIs(t, err, failure.CodeHashMapContent, file)
		require.ErrorIs(t, err, cause, file)
		require.ErrorContains(t, err, "hash map 'known' cannot take record 2 of file 'records'", "the first fault counts")
	}
	_, err := lookup.Load(from, &from.HashMaps[0], directory(t.TempDir()))
	require.ErrorIs(t, err, failure.CodeUnknownResourceFile)
}

// The identity is that of everything that decides the content, and of nothing else.
func TestIdentity(t *testing.T) {
	identity := func(change func(*revision.ExecutionRevision)) [32]byte {
		from := plan(datatype.KindString, fields(revision.FieldFormatJson, revision.WireTypeString, false))
		change(from)
		sum, err := lookup.Identity(from, &from.HashMaps[0])
		require.NoError(t, err)
		return sum
	}
	base := identity(func(*revision.ExecutionRevision) {})
	require.Equal(t, base, identity(func(r *revision.ExecutionRevision) {
		// The same definitions at other places of a greater revision.
		r.Schemas = append([]revision.Schema{{Name: "other"}}, r.Schemas...)
		r.Codecs = append([]revision.Codec{{Name: "other", Wire: &revision.AvroWire{}}}, r.Codecs...)
		r.Codecs[1].Schema, r.HashMaps[0].Codec, r.ClusterRevision = 1, 1, 7
	}))
	for name, change := range map[string]func(*revision.ExecutionRevision){
		"version": func(r *revision.ExecutionRevision) { r.HashMaps[0].Content.Version = 2 },
		"path":    func(r *revision.ExecutionRevision) { r.HashMaps[0].Path = "others" },
		"key":     func(r *revision.ExecutionRevision) { r.HashMaps[0].Key = 1 },
		"schema":  func(r *revision.ExecutionRevision) { r.Schemas[0].Fields[1].Nullable = false },
		"codec":   func(r *revision.ExecutionRevision) { r.Codecs[0].Wire.(*revision.FieldWire).Strict = true },
		"domain":  func(r *revision.ExecutionRevision) { r.Domain = "other" },
	} {
		require.NotEqual(t, base, identity(change), name)
	}
}
