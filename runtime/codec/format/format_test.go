package format

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec/codectest"
	"nervix/runtime/content"
)

// TestEveryFormat opens every codec, takes a row through it and through a decoder made like the
// first one.
func TestEveryFormat(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindI64, false))
	same := "."
	plans := map[string]*revision.Codec{"AVRO": codectest.AvroPlan(s)}
	for format := revision.FieldFormatJson; format.Valid(); format++ {
		plans[format.String()] = codectest.FieldPlan(format, true, s)
	}
	element := `{t: "a", c: [tojson]}`
	text := ".c[0] | fromjson"
	for format := revision.DocumentFormatJson; format.Valid(); format++ {
		wire := &revision.DocumentWire{Format: format, Ingestion: &same, Emitting: &same}
		if format == revision.DocumentFormatXml {
			wire.Ingestion, wire.Emitting = &text, &element
		}
		plans["jaq over "+format.String()] = &revision.Codec{Wire: wire}
	}
	files := content.Files{Library: directory(t.TempDir())}
	plans["PROTOBUF"] = &revision.Codec{Wire: &revision.ProtobufWire{Message: "Row", Ingestion: &same, Emitting: &same}}
	proto := `syntax = "proto3"; message Row { int64 a = 1; }`
	require.NoError(t, os.WriteFile(filepath.Join(string(files.Library.(directory)), "row.proto"), []byte(proto), 0o600))
	seed, err := Decoder(plans["JSON"], s, files)
	require.NoError(t, err)
	require.NoError(t, seed.Append([]byte(`{"a":-7}`)))
	columns, rows := seed.Finish()
	for name, plan := range plans {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, name, Name(plan))
			e, err := Encoder(plan, s, files)
			require.NoError(t, err)
			first, err := Decoder(plan, s, files)
			require.NoError(t, err)
			record, _, failed := e.Encode(columns, rows, nil)
			require.Empty(t, failed)
			another := first.Another()
			require.NoError(t, first.Append(record))
			require.Zero(t, another.Rows())
			require.NoError(t, another.Append(record))
			require.NoError(t, another.Append(record))
			got, count := first.Finish()
			require.Equal(t, 1, count)
			codectest.Equal(t, s, columns, got)
			require.Equal(t, 2, another.Rows())
		})
	}
}

// directory is a library whose every version lies in one place.
type directory string

func (d directory) Directory(string, revision.ResourceVersion) (string, error) { return string(d), nil }

func TestNoFormat(t *testing.T) {
	files := content.Files{}
	s := codectest.Schema(codectest.Field("a", datatype.KindI64, false))
	for _, plan := range []*revision.Codec{
		{}, {Wire: &revision.AvroWire{}}, {Wire: &revision.ProtobufWire{}}, {Wire: &revision.SyslogWire{}}, {Wire: &revision.DocumentWire{}}, {Wire: &revision.FieldWire{}}, {Wire: &revision.FieldWire{Format: 9}},
	} {
		d, err := Decoder(plan, s, files)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
		require.Nil(t, d)
		e, err := Encoder(plan, s, files)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
		require.Nil(t, e)
	}
}

// Syslog messages have parts of their own.
func TestSyslog(t *testing.T) {
	plan := &revision.Codec{Wire: &revision.SyslogWire{}}
	require.Equal(t, "SYSLOG", Name(plan))
	s := codectest.Schema(codectest.Field("message", datatype.KindString, false))
	d, err := Decoder(plan, s, content.Files{})
	require.NoError(t, err)
	require.NoError(t, d.Append([]byte("<13>1 - - - - - - text")))
	columns, rows := d.Finish()
	e, err := Encoder(plan, s, content.Files{})
	require.NoError(t, err)
	record, _, failed := e.Encode(columns, rows, nil)
	require.Empty(t, failed)
	require.Equal(t, "<13>1 - - - - - - text", string(record))
}
