package protobuf

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/stretchr/testify/require"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/protowire"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/types/dynamicpb"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/codec/document"
	"nervix/runtime/content"
)

// directory is a library whose every version lies in one place.
type directory string

func (d directory) Directory(string, revision.ResourceVersion) (string, error) { return string(d), nil }

// filesOf writes proto files for a test.
func filesOf(t testing.TB, texts map[string]string) content.Files {
	t.Helper()
	place := t.TempDir()
	for name, text := range texts {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(place, name)), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(place, name), []byte(text), 0o600))
	}
	return content.Files{Library: directory(place), Domain: "shop"}
}

const everything = `syntax = "proto3";
package shop;
import "google/protobuf/timestamp.proto";
import "google/protobuf/duration.proto";
import "google/protobuf/wrappers.proto";
import "google/protobuf/struct.proto";
enum Color { COLOR_NONE = 0; COLOR_RED = 1; }
message Part { string some_name = 1; uint64 count = 2; Part inner = 3; }
message Every {
  bool flag = 1; int32 i32 = 2; sint32 s32 = 3; sfixed32 f32 = 4; int64 i64 = 5; sint64 s64 = 6; sfixed64 f64 = 7;
  uint32 u32 = 8; fixed32 x32 = 9; uint64 u64 = 10; fixed64 x64 = 11; float single = 12; double wide = 13;
  string text = 14; bytes raw = 15; Color color = 16; Part part = 17;
  repeated int64 many = 18; repeated Part parts = 19; repeated string words = 20;
  map<string, uint64> counts = 21; map<int32, Part> by_number = 22; map<bool, string> by_truth = 23;
  oneof choice { string left = 24; int64 right = 25; }
  optional int32 maybe = 26;
  google.protobuf.Timestamp at = 27; google.protobuf.Duration took = 28; google.protobuf.Int64Value boxed = 29;
  google.protobuf.StringValue boxed_text = 30; google.protobuf.Struct loose = 31;
}
`

func formOf(t testing.TB, text, message string) form {
	t.Helper()
	compiled, err := compile(&revision.ProtobufWire{Message: message}, filesOf(t, map[string]string{"all.proto": text}))
	require.NoError(t, err)
	return form{compiled}
}

// draw fills a message with random values.
func draw(t *rapid.T, message *dynamicpb.Message, depth int) {
	fields := message.Descriptor().Fields()
	for i := range fields.Len() {
		field := fields.Get(i)
		if !rapid.Bool().Draw(t, "set") {
			continue
		}
		switch {
		case field.IsMap():
			entries := message.NewField(field).Map()
			for range rapid.IntRange(0, 3).Draw(t, "entries") {
				key := scalar(t, field.MapKey(), depth)
				if value, ok := element(t, field.MapValue(), func() protoreflect.Message { return entries.NewValue().Message() }, depth); ok {
					entries.Set(key.MapKey(), value)
				}
			}
			message.Set(field, protoreflect.ValueOfMap(entries))
		case field.IsList():
			list := message.NewField(field).List()
			for range rapid.IntRange(0, 3).Draw(t, "items") {
				if value, ok := element(t, field, func() protoreflect.Message { return list.NewElement().Message() }, depth); ok {
					list.Append(value)
				}
			}
			message.Set(field, protoreflect.ValueOfList(list))
		default:
			if value, ok := element(t, field, func() protoreflect.Message { return message.NewField(field).Message() }, depth); ok {
				message.Set(field, value)
			}
		}
	}
}

// element draws a value; false when messages nest deep enough.
func element(t *rapid.T, field protoreflect.FieldDescriptor, make func() protoreflect.Message, depth int) (protoreflect.Value, bool) {
	if field.Message() == nil {
		return scalar(t, field, depth), true
	}
	if depth == 0 {
		return protoreflect.Value{}, false
	}
	inner := make().Interface().(*dynamicpb.Message)
	switch name := inner.Descriptor().FullName(); name {
	case "google.protobuf.Timestamp":
		inner.Set(inner.Descriptor().Fields().ByName("seconds"), protoreflect.ValueOfInt64(rapid.Int64Range(-62135596800, 253402300799).Draw(t, "seconds")))
		inner.Set(inner.Descriptor().Fields().ByName("nanos"), protoreflect.ValueOfInt32(rapid.Int32Range(0, 999999999).Draw(t, "nanos")))
	case "google.protobuf.Duration":
		inner.Set(inner.Descriptor().Fields().ByName("seconds"), protoreflect.ValueOfInt64(rapid.Int64Range(0, 315576000000).Draw(t, "seconds")))
	case "google.protobuf.Struct":
		text := rapid.SampledFrom([]string{`{}`, `{"a":[1,null,"x",{"b":true}]}`}).Draw(t, "struct")
		require.NoError(t, protojson.Unmarshal([]byte(text), inner))
	default:
		draw(t, inner, depth-1)
	}
	return protoreflect.ValueOfMessage(inner), true
}

func scalar(t *rapid.T, field protoreflect.FieldDescriptor, _ int) protoreflect.Value {
	switch field.Kind() {
	case protoreflect.BoolKind:
		return protoreflect.ValueOfBool(rapid.Bool().Draw(t, "bool"))
	case protoreflect.EnumKind:
		return protoreflect.ValueOfEnum(protoreflect.EnumNumber(rapid.Int32Range(0, 3).Draw(t, "enum")))
	case protoreflect.Int32Kind, protoreflect.Sint32Kind, protoreflect.Sfixed32Kind:
		return protoreflect.ValueOfInt32(rapid.Int32().Draw(t, "i32"))
	case protoreflect.Int64Kind, protoreflect.Sint64Kind, protoreflect.Sfixed64Kind:
		return protoreflect.ValueOfInt64(rapid.Int64().Draw(t, "i64"))
	case protoreflect.Uint32Kind, protoreflect.Fixed32Kind:
		return protoreflect.ValueOfUint32(rapid.Uint32().Draw(t, "u32"))
	case protoreflect.Uint64Kind, protoreflect.Fixed64Kind:
		return protoreflect.ValueOfUint64(rapid.Uint64().Draw(t, "u64"))
	case protoreflect.FloatKind:
		return protoreflect.ValueOfFloat32(rapid.OneOf(rapid.Float32(), rapid.SampledFrom([]float32{float32(math.NaN()), float32(math.Inf(1)), 0.1})).Draw(t, "float"))
	case protoreflect.DoubleKind:
		return protoreflect.ValueOfFloat64(rapid.OneOf(rapid.Float64(), rapid.SampledFrom([]float64{math.NaN(), math.Inf(-1)})).Draw(t, "double"))
	case protoreflect.BytesKind:
		return protoreflect.ValueOfBytes(rapid.SliceOf(rapid.Byte()).Draw(t, "bytes"))
	}
	return protoreflect.ValueOfString(rapid.String().Draw(t, "text"))
}

// What the library marshals is read as the library's JSON reads it back, and what is written from
// that is the same message.
func TestAgreesWithTheLibrary(t *testing.T) {
	f := formOf(t, everything, "shop.Every")
	rapid.Check(t, func(t *rapid.T) {
		message := dynamicpb.NewMessage(f.message)
		draw(t, message, 2)
		wire, err := proto.Marshal(message)
		require.NoError(t, err)
		value, err := f.Read(wire)
		require.NoError(t, err)
		text, err := document.Append(nil, revision.DocumentFormatJson, value)
		require.NoError(t, err)
		again := dynamicpb.NewMessage(f.message)
		require.NoError(t, protojson.UnmarshalOptions{Resolver: f.types}.Unmarshal(text, again), "%s", text)
		require.True(t, proto.Equal(message, again), "%s", text)
		written, err := f.Append([]byte("before"), value)
		require.NoError(t, err)
		require.Equal(t, "before", string(written[:6]))
		again = dynamicpb.NewMessage(f.message)
		require.NoError(t, proto.Unmarshal(written[6:], again))
		require.True(t, proto.Equal(message, again))
	})
}

// Names are those of the file, 64-bit integers are numbers, and what is not set is left out.
func TestJSONForm(t *testing.T) {
	f := formOf(t, everything, "shop.Every")
	message := dynamicpb.NewMessage(f.message)
	require.NoError(t, protojson.Unmarshal([]byte(`{"u64":"18446744073709551615","i64":"-5","color":"COLOR_RED","byNumber":{"7":{"someName":"x"}},
		"at":"2026-01-02T03:04:05.5Z","took":"1.5s","boxed":"9","boxedText":"","maybe":0,"raw":"AQI=","single":0.1,"wide":"NaN","loose":{"a":[1,null]}}`), message))
	wire, err := proto.Marshal(message)
	require.NoError(t, err)
	value, err := f.Read(append(wire, protowire.AppendVarint(protowire.AppendTag(nil, 1000, protowire.VarintType), 1)...))
	require.NoError(t, err, "unknown fields are tolerated")
	text, err := document.Append(nil, revision.DocumentFormatJson, value)
	require.NoError(t, err)
	require.JSONEq(t, `{"u64":18446744073709551615,"i64":-5,"color":"COLOR_RED","by_number":{"7":{"some_name":"x"}},
		"at":"2026-01-02T03:04:05.500Z","took":"1.500s","boxed":9,"boxed_text":"","maybe":0,"raw":"AQI=","single":0.1,"wide":"NaN","loose":{"a":[1,null]}}`, string(text))
}

func TestValuesThatAreNoMessage(t *testing.T) {
	f := formOf(t, everything, "shop.Every")
	for text, code := range map[string]failure.Code{
		`{"unknown":1}`: failure.CodeNotRepresentable, `{"part":{"unknown":1}}`: failure.CodeNotRepresentable,
		`{"i32":2147483648}`: failure.CodeNotRepresentable, `{"flag":"yes"}`: failure.CodeNotRepresentable,
		`[]`: failure.CodeNotRepresentable, `7`: failure.CodeNotRepresentable, `{"left":"a","right":1}`: failure.CodeNotRepresentable,
	} {
		value, err := document.Read(revision.DocumentFormatJson, []byte(text))
		require.NoError(t, err)
		to, err := f.Append([]byte("kept"), value)
		require.ErrorIs(t, err, code, text)
		require.Equal(t, "kept", string(to))
	}
	_, err := f.Append(nil, math.NaN())
	require.Error(t, err)
	for _, payload := range []string{"\xff", "\x0a\x05ab", "\x72\x01\xff"} {
		_, err := f.Read([]byte(payload))
		require.ErrorIs(t, err, failure.CodeMalformedPayload)
	}
	deep := []byte{}
	for range 200 {
		deep = protowire.AppendBytes(protowire.AppendTag(nil, 3, protowire.BytesType), deep)
	}
	_, err = f.Read(protowire.AppendBytes(protowire.AppendTag(nil, 17, protowire.BytesType), deep))
	require.ErrorIs(t, err, failure.CodeMalformedPayload)
}

// Files are found in the whole resource or by name, with imports that start at it or at an include.
func TestCompile(t *testing.T) {
	files := filesOf(t, map[string]string{
		"main.proto":          `syntax = "proto3"; package shop; import "common/part.proto"; message Order { Part part = 1; message Line { int64 id = 1; } }`,
		"common/part.proto":   `syntax = "proto3"; package shop; message Part { string name = 1; }`,
		"other/two.proto":     `syntax = "proto2"; package other; import "part.proto"; message Two { required string name = 1; optional shop.Part part = 2; extensions 100 to 200; } extend Two { optional string extra = 100; }`,
		"broken/broken.proto": `syntax = "proto3"; message Broken { strin g = 1; }`,
		"broken/import.proto": `syntax = "proto3"; import "absent.proto"; message I {}`,
		"notes.txt":           "no proto file",
	})
	for name, test := range map[string]struct {
		wire revision.ProtobufWire
		code failure.Code
	}{
		"by name":            {wire: revision.ProtobufWire{Files: []string{"main.proto"}, Message: "shop.Order"}},
		"nested":             {wire: revision.ProtobufWire{Files: []string{"main.proto"}, Message: "shop.Order.Line"}},
		"imported":           {wire: revision.ProtobufWire{Files: []string{"main.proto"}, Message: "shop.Part"}},
		"through an include": {wire: revision.ProtobufWire{Files: []string{"other/two.proto", "common/part.proto"}, Includes: []string{"common"}, Message: "other.Two"}},
		"without it":         {wire: revision.ProtobufWire{Files: []string{"other/two.proto"}, Message: "other.Two"}, code: failure.CodeProtobufSource},
		"unknown message":    {wire: revision.ProtobufWire{Files: []string{"main.proto"}, Message: "shop.Orders"}, code: failure.CodeUnknownMessage},
		"no message":         {wire: revision.ProtobufWire{Files: []string{"main.proto"}, Message: "shop.Order.part"}, code: failure.CodeUnknownMessage},
		"faulty":             {wire: revision.ProtobufWire{Files: []string{"broken/broken.proto"}, Message: "Broken"}, code: failure.CodeProtobufSource},
		"missing import":     {wire: revision.ProtobufWire{Files: []string{"broken/import.proto"}, Message: "I"}, code: failure.CodeProtobufSource},
		"every file":         {wire: revision.ProtobufWire{Message: "shop.Order"}, code: failure.CodeProtobufSource},
		"missing file":       {wire: revision.ProtobufWire{Files: []string{"absent.proto"}, Message: "I"}, code: failure.CodeUnknownResourceFile},
		"out of it":          {wire: revision.ProtobufWire{Files: []string{"../main.proto"}, Message: "I"}, code: failure.CodeUnknownResourceFile},
	} {
		t.Run(name, func(t *testing.T) {
			message, err := Compile(&test.wire, files)
			if test.code != "" {
				require.ErrorIs(t, err, test.code)
				return
			}
			require.NoError(t, err)
			require.Equal(t, test.wire.Message, string(message.FullName()))
		})
	}
	_, err := Compile(&revision.ProtobufWire{Files: []string{"broken/broken.proto"}, Message: "Broken"}, files)
	require.ErrorContains(t, err, "proto file 'broken/broken.proto' does not compile")
	require.ErrorContains(t, err, "broken.proto:1:")
}

func program(text string) *string { return &text }

// Rows go through the programs in both directions.
func TestRows(t *testing.T) {
	files := filesOf(t, map[string]string{"all.proto": everything})
	schema := &revision.Schema{Fields: []revision.Field{
		{Name: "id", Type: datatype.Type{Kind: datatype.KindU64}}, {Name: "name", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
	}}
	plan := &revision.Codec{Name: "c", Wire: &revision.ProtobufWire{
		Message: "shop.Part", Ingestion: program("{id: .count, name: .some_name}"), Emitting: program("{count: .id, some_name: (.name // \"none\")}"),
	}}
	decoder, err := NewDecoder(plan, schema, files)
	require.NoError(t, err)
	encoder, err := NewEncoder(plan, schema, files)
	require.NoError(t, err)
	require.NoError(t, decoder.Append([]byte("\x0a\x01a\x10\x07")))
	require.NoError(t, decoder.Append([]byte("\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01")))
	require.ErrorIs(t, decoder.Append([]byte("\x0a\x01a")), failure.CodeNullField, "a field that is not set is absent")
	columns, rows := decoder.Finish()
	require.Equal(t, 2, rows)
	require.Equal(t, []uint64{7, math.MaxUint64}, columns[0].(*array.Uint64).Uint64Values())
	buffer, ends, errors := encoder.Encode(columns, rows, nil)
	require.Empty(t, errors)
	require.Equal(t, "\x0a\x01a\x10\x07", string(buffer[:ends[0]]))
	require.Equal(t, "\x0a\x04none\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", string(buffer[ends[0]:]))

	// A file holds the length of every message before it.
	bad := -1
	delimited := []byte("\x05\x0a\x01a\x10\x07\x02\x10\x01")
	require.Equal(t, 2, codec.Sequence(decoder.Another(), delimited, func(int, error) { bad++ }))
	require.Equal(t, -1, bad)
	codec.Sequence(decoder.Another(), append(delimited, 9, 1), func(record int, err error) {
		bad = record
		require.ErrorIs(t, err, failure.CodeMalformedPayload)
	})
	require.Equal(t, 2, bad)

	for _, wire := range []revision.CodecWire{&revision.ProtobufWire{Message: "shop.Part"}, &revision.AvroWire{}} {
		_, err = NewDecoder(&revision.Codec{Wire: wire}, schema, files)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
		_, err = NewEncoder(&revision.Codec{Wire: wire}, schema, files)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
	}
}

// Extensions and what google.protobuf.Any holds are found in the files, in imported ones too.
func TestExtensionsAndAny(t *testing.T) {
	f := formOf(t, `syntax = "proto2"; package x; import "google/protobuf/any.proto";
message Base { optional int32 a = 1; extensions 100 to 200; } extend Base { optional int64 extra = 100; }
message Holder { optional google.protobuf.Any any = 1; optional Base base = 2; required string name = 3; }`, "x.Holder")
	value, err := document.Read(revision.DocumentFormatJson, []byte(`{"any":{"@type":"type.googleapis.com/x.Base","a":1},"base":{"a":2,"[x.extra]":9},"name":"n"}`))
	require.NoError(t, err)
	written, err := f.Append(nil, value)
	require.NoError(t, err)
	again, err := f.Read(written)
	require.NoError(t, err)
	require.Equal(t, value, again)
	_, err = f.Append(nil, map[string]any{})
	require.ErrorIs(t, err, failure.CodeNotRepresentable, "a required field is missing")
	_, err = f.Read(nil)
	require.ErrorIs(t, err, failure.CodeMalformedPayload)
}

// Whatever bytes arrive, they are a message or a failure, and a message survives a round trip.
func FuzzRead(f *testing.F) {
	every := formOf(f, everything, "shop.Every")
	f.Add([]byte("\x0a\x01a\x10\x07"))
	f.Add([]byte("\x08\x01\x8a\x01\x04\x0a\x02ab\xda\x01\x02\x08\x01"))
	f.Add([]byte("\xfa\x01\x05\x0a\x03\x0a\x01a"))
	f.Fuzz(func(t *testing.T, payload []byte) {
		value, err := every.Read(payload)
		if err != nil {
			return
		}
		written, err := every.Append(nil, value)
		if err != nil {
			return // values without a JSON form, such as a null in a list
		}
		first, second := dynamicpb.NewMessage(every.message), dynamicpb.NewMessage(every.message)
		require.NoError(t, proto.UnmarshalOptions{DiscardUnknown: true}.Unmarshal(payload, first))
		require.NoError(t, proto.Unmarshal(written, second))
		again, err := every.Read(written)
		require.NoError(t, err)
		once, err := document.Append(nil, revision.DocumentFormatJson, value)
		require.NoError(t, err)
		twice, err := document.Append(nil, revision.DocumentFormatJson, again)
		require.NoError(t, err)
		require.Equal(t, string(once), string(twice))
	})
}
