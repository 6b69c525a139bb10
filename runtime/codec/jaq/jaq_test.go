package jaq

import (
	"errors"
	"math"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec/codectest"
)

func plan(format revision.DocumentFormat, ingestion, emitting string) *revision.Codec {
	return &revision.Codec{Name: "c", Wire: &revision.DocumentWire{Format: format, Ingestion: &ingestion, Emitting: &emitting}}
}

func open(t require.TestingT, format revision.DocumentFormat, ingestion, emitting string, s *revision.Schema) (*Decoder, *Encoder) {
	c := plan(format, ingestion, emitting)
	d, err := NewDecoder(c, s)
	require.NoError(t, err)
	e, err := NewEncoder(c, s)
	require.NoError(t, err)
	return d, e
}

func order() *revision.Schema {
	return codectest.Schema(
		codectest.Field("id", datatype.KindI64, false), codectest.Field("name", datatype.KindString, true),
		revision.Field{Name: "tags", Type: codectest.Vec(codectest.Scalar(datatype.KindString))},
	)
}

// TestFormats takes the same row through every format.
func TestFormats(t *testing.T) {
	for _, c := range []struct {
		format              revision.DocumentFormat
		ingestion, emitting string
		in, out             string
	}{
		{
			revision.DocumentFormatJson, `{id: .order.no, name: .order.by, tags: [.order.tags[].text]}`, `{order: {no: .id, by: .name, tags: [.tags[] | {text: .}]}}`,
			`{"order": {"no": 7, "by": "ann", "tags": [{"text": "a"}, {"text": "b"}]}}`, `{"order":{"by":"ann","no":7,"tags":[{"text":"a"},{"text":"b"}]}}`,
		},
		{
			revision.DocumentFormatYaml, `{id: .nr, name: .by, tags}`, `{nr: .id, by: .name, tags}`,
			"nr: 7\nby: ann\ntags:\n  - a\n  - b\n", "by: ann\nnr: 7\ntags:\n  - a\n  - b\n",
		},
		{
			revision.DocumentFormatToml, `.order + {name: .order.by}`, `{order: {id, by: .name, tags}}`,
			"[order]\nid = 7\nby = 'ann'\ntags = ['a', 'b']\n", "[order]\nby = 'ann'\nid = 7\ntags = ['a', 'b']\n",
		},
		{
			revision.DocumentFormatXml, `{id: (.a.no | tonumber), name: .a.by, tags: [.c[] | select(.t? == "tag") | .c[0]]}`,
			`{t: "order", a: {no: .id, by: .name}, c: [.tags[] | {t: "tag", c: [.]}]}`,
			`<order no="7" by="ann"> <tag>a</tag><tag>b</tag> </order>`, `<order by="ann" no="7"><tag>a</tag><tag>b</tag></order>`,
		},
		{
			revision.DocumentFormatCbor, `{id: .[0], name: .[1], tags: .[2:]}`, `[.id, .name] + .tags`,
			"\x84\x07\x63ann\x61a\x61b", "\x84\x07\x63ann\x61a\x61b",
		},
	} {
		t.Run(c.format.String(), func(t *testing.T) {
			d, e := open(t, c.format, c.ingestion, c.emitting, order())
			require.NoError(t, d.Append([]byte(c.in)))
			columns, rows := d.Finish()
			require.Equal(t, []string{"7", "ann", `["a","b"]`}, codectest.Texts(columns, 0))
			text, _, failed := e.Encode(columns, rows, nil)
			require.Empty(t, failed)
			require.Equal(t, c.out, string(text))
		})
	}
}

func TestDecodeEveryKind(t *testing.T) {
	s := codectest.EveryKind(true)
	d, _ := open(t, revision.DocumentFormatJson, ".", ".", s)
	require.NoError(t, d.Append([]byte(`{"u8":255,"i8":-128,"u16":65535,"i16":-32768,"u32":4294967295,"i32":-2147483648,
		"u64":18446744073709551615,"i64":-9223372036854775808,"f32":0.1,"f64":1.5,"bool":true,
		"string":"é","datetime":"1970-01-01T00:00:01Z","grid":[[1,-1],[2,-2]],"other":{"ignored":1}}`)))
	require.NoError(t, d.Append([]byte(`{"u8":255.0,"f64":18446744073709551615,"f32":7,"string":null}`)))
	columns, rows := d.Finish()
	require.Equal(t, 2, rows)
	want := []string{
		"255", "-128", "65535", "-32768", "4294967295", "-2147483648", "18446744073709551615", "-9223372036854775808", "0.1", "1.5", "true", "é",
	}
	require.Equal(t, want, codectest.Texts(columns, 0)[:len(want)])
	require.EqualValues(t, 1e9, columns[12].(*array.Timestamp).Value(0))
	require.Equal(t, "[[1,-1],[2,-2]]", columns[13].ValueStr(0))
	require.Equal(t, []string{"255", "7", "1.8446744073709552e+19"}, []string{columns[0].ValueStr(1), columns[8].ValueStr(1), columns[9].ValueStr(1)})
	require.True(t, columns[11].IsNull(1))
	require.True(t, columns[13].IsNull(1))
}

func TestDecodeRefuses(t *testing.T) {
	s := codectest.EveryKind(true)
	s.Fields = append(s.Fields, codectest.Field("must", datatype.KindU8, false))
	d, _ := open(t, revision.DocumentFormatJson, ".", ".", s)
	for payload, c := range map[string]struct {
		code failure.Code
		name string
	}{
		`{"must":`:                              {failure.CodeMalformedPayload, ""},
		`[1]`:                                   {failure.CodeTransformationFailed, ""},
		`null`:                                  {failure.CodeTransformationFailed, ""},
		`{}`:                                    {failure.CodeMissingField, "must"},
		`{"must":null}`:                         {failure.CodeNullField, "must"},
		`{"must":256}`:                          {failure.CodeFieldType, "must"},
		`{"must":-1}`:                           {failure.CodeFieldType, "must"},
		`{"must":1.5}`:                          {failure.CodeFieldType, "must"},
		`{"must":1e30}`:                         {failure.CodeFieldType, "must"},
		`{"must":"1"}`:                          {failure.CodeFieldType, "must"},
		`{"must":123456789012345678901234}`:     {failure.CodeFieldType, "must"},
		`{"must":1,"i64":-9223372036854775809}`: {failure.CodeFieldType, "i64"},
		`{"must":1,"f32":1e39}`:                 {failure.CodeFieldType, "f32"},
		`{"must":1,"f64":true}`:                 {failure.CodeFieldType, "f64"},
		`{"must":1,"bool":1}`:                   {failure.CodeFieldType, "bool"},
		`{"must":1,"string":1}`:                 {failure.CodeFieldType, "string"},
		`{"must":1,"datetime":1}`:               {failure.CodeFieldType, "datetime"},
		`{"must":1,"datetime":"now"}`:           {failure.CodeFieldType, "datetime"},
		`{"must":1,"grid":{}}`:                  {failure.CodeFieldType, "grid"},
		`{"must":1,"grid":[[1]]}`:               {failure.CodeFieldType, "grid[0]"},
		`{"must":1,"grid":[[1,2],[1,"x"]]}`:     {failure.CodeFieldType, "grid[1][1]"},
		`{"must":1,"grid":[[1,2],null]}`:        {failure.CodeNullField, "grid[1]"},
	} {
		require.NoError(t, d.Append([]byte(`{"must":7,"string":"kept","grid":[[1,2]]}`)))
		err := d.Append([]byte(payload))
		require.ErrorIs(t, err, c.code, payload)
		require.Contains(t, err.Error(), c.name)
		require.NoError(t, d.Append([]byte(`{"must":8,"string":"too","grid":[[3,4]]}`)))
		columns, rows := d.Finish()
		require.Equal(t, 2, rows)
		require.Equal(t, []string{"too", "[[3,4]]", "8"}, []string{columns[11].ValueStr(1), columns[13].ValueStr(1), columns[14].ValueStr(1)})
	}
}

func TestPrograms(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindI64, false))
	for program, reason := range map[string]string{
		`empty`:                     "gave no value",
		`., .`:                      "gave more than one value",
		`error("hunter2")`:          "failed",
		`., error`:                  "failed",
		`.a.b.c`:                    "failed",
		`halt`:                      "failed",
		`.a`:                        "gave no object",
		`[range(0; 3)]`:             "gave no object",
		`$ENV | {a: length}, empty`: "",
		`{a: ([env] | length)}`:     "",
		`{a: ("5" | fromjson)}`:     "",
		`{a: 5.0, b: [1.5]}`:        "",
		`("{\"a\":[1]}" | fromjson) | {a: .a[0]}`: "",
		`{a: ("1e1000" | fromjson)}`:              "gave a number that is out of range",
	} {
		d, _ := open(t, revision.DocumentFormatJson, program, program, s)
		err := d.Append([]byte(`{"a":1}`))
		if reason == "" {
			require.NoError(t, err, program)
			continue
		}
		failed, ok := errors.AsType[*failure.TransformationFailed](err)
		require.True(t, ok, "%s: %v", program, err)
		require.Equal(t, reason, failed.Reason, program)
		require.NotContains(t, err.Error(), "hunter2")
		require.Zero(t, d.Rows())
	}
}

// TestDepthIsBounded refuses what a program nests too deep.
func TestDepthIsBounded(t *testing.T) {
	d, _ := open(t, revision.DocumentFormatJson, `{a: reduce range(1000) as $i (1; [.])}`, `.`, codectest.Schema(codectest.Field("a", datatype.KindI64, false)))
	require.ErrorIs(t, d.Append([]byte(`{}`)), failure.CodePayloadTooDeep)
}

// TestTimeIsBounded ends a program that would never end.
func TestTimeIsBounded(t *testing.T) {
	d, _ := open(t, revision.DocumentFormatJson, `def loop: loop; loop`, `.`, codectest.Schema(codectest.Field("a", datatype.KindI64, false)))
	d.program.limit = 10 * time.Millisecond
	failed, ok := errors.AsType[*failure.TransformationFailed](d.Append([]byte(`{}`)))
	require.True(t, ok)
	require.Equal(t, "ran longer than 10ms", failed.Reason)
}

func TestEncodeFailures(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindF64, false), codectest.Field("b", datatype.KindString, true))
	_, e := open(t, revision.DocumentFormatToml, ".", `if .b == "two" then 1, 2 elif .b == "list" then [1] else . end`, s)
	numbers := array.NewFloat64Builder(memory.DefaultAllocator)
	numbers.AppendValues([]float64{1.5, math.Inf(1), 2, 3, 4}, []bool{true, true, true, true, false})
	texts := array.NewStringBuilder(memory.DefaultAllocator)
	texts.AppendValues([]string{"", "", "two", "list", ""}, []bool{false, true, true, true, true})
	text, ends, failed := e.Encode([]arrow.Array{numbers.NewArray(), texts.NewArray()}, 5, nil)
	require.Equal(t, "a = 1.5\n", string(text))
	require.Len(t, ends, 5)
	require.Len(t, failed, 4)
	for i, code := range []failure.Code{
		failure.CodeNonFiniteNumber, failure.CodeTransformationFailed, failure.CodeNotRepresentable, failure.CodeNullField,
	} {
		require.Equal(t, i+1, failed[i].Row)
		require.ErrorIs(t, failed[i].Err, code)
	}
}

// TestSingles gives programs the numbers that JSON would show.
func TestSingles(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindF32, false))
	d, e := open(t, revision.DocumentFormatJson, ".", ".", s)
	require.NoError(t, d.Append([]byte(`{"a":0.1}`)))
	columns, rows := d.Finish()
	text, _, failed := e.Encode(columns, rows, nil)
	require.Empty(t, failed)
	require.Equal(t, `{"a":0.1}`, string(text))
}

func TestAppendLines(t *testing.T) {
	d, _ := open(t, revision.DocumentFormatJson, ".", ".", codectest.Schema(codectest.Field("a", datatype.KindI64, false)))
	var failed []int
	records := d.AppendLines([]byte("{\"a\":1}\n\n{\"b\":1}\r\n{\"a\":2}\r\n"), func(record int, err error) {
		require.ErrorIs(t, err, failure.CodeMissingField)
		failed = append(failed, record)
	})
	require.Equal(t, 3, records)
	require.Equal(t, []int{1}, failed)
	require.Equal(t, 2, d.Rows())
}

func TestAnother(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d, _ := open(t, revision.DocumentFormatJson, ".", ".", order())
		done := make(chan int)
		for _, size := range []int{1, 200} {
			go func() {
				other := d.Another()
				for range size {
					if other.Append([]byte(`{"id":1,"tags":["a"]}`)) != nil {
						break
					}
				}
				done <- other.Rows()
			}()
		}
		require.Equal(t, 201, <-done+<-done)
		require.Zero(t, d.Rows())
	})
}

func TestOpenRefuses(t *testing.T) {
	s := order()
	for _, c := range []*revision.Codec{
		codectest.FieldPlan(revision.FieldFormatJson, true, s),
		{Wire: &revision.DocumentWire{}},
		plan(revision.DocumentFormatJson, "(", ")"),
		plan(revision.DocumentFormatJson, "missing", "missing"),
	} {
		_, err := NewDecoder(c, s)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
		_, err = NewEncoder(c, s)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
	}
}

// TestRoundTrip takes rows of random schemas through every format that has objects.
func TestRoundTrip(t *testing.T) {
	for _, format := range []revision.DocumentFormat{
		revision.DocumentFormatJson, revision.DocumentFormatYaml, revision.DocumentFormatToml, revision.DocumentFormatCbor,
	} {
		t.Run(format.String(), func(t *testing.T) {
			kinds := []datatype.Kind{}
			for _, kind := range codectest.Scalars() {
				if kind != datatype.KindU64 || format != revision.DocumentFormatToml {
					kinds = append(kinds, kind)
				}
			}
			rapid.Check(t, func(t *rapid.T) {
				s := codectest.DrawSchema(t, kinds)
				d, e := open(t, format, ".", ".", s)
				codectest.RoundTrip(t, s, e, d, nil)
			})
		})
	}
}

// FuzzDecode looks for documents that break the decoder or leave something behind.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"u8":255,"f32":0.1,"string":"é","datetime":"1970-01-01T00:00:01Z","grid":[[1,-1],[2,-2]]}`))
	f.Add([]byte(`{"u64":1e19,"i64":-0.0,"grid":[[1,2],[3]]}`))
	s := codectest.EveryKind(true)
	d, e := open(f, revision.DocumentFormatJson, ".", ".", s)
	f.Fuzz(func(t *testing.T, payload []byte) {
		err := d.Append(payload)
		columns, rows := d.Finish()
		if err != nil {
			require.Zero(t, rows)
			return
		}
		record, _, failed := e.Encode(columns, rows, nil)
		require.Empty(t, failed)
		require.NoError(t, d.Append(record), "%q", record)
		again, _ := d.Finish()
		for i := range columns {
			require.True(t, array.ApproxEqual(columns[i], again[i]), s.Fields[i].Name)
		}
	})
}

func benchDecoder(b *testing.B) (*Decoder, *Encoder, []byte) {
	d, e := open(b, revision.DocumentFormatJson, `{id: .order.no, name: .order.by, tags: .order.tags}`, `{order: {no: .id, by: .name, tags}}`, order())
	return d, e, []byte(`{"order": {"no": 7, "by": "` + strings.Repeat("a", 40) + `", "tags": ["a", "b"]}}`)
}

func BenchmarkDecode(b *testing.B) {
	d, _, record := benchDecoder(b)
	b.SetBytes(int64(len(record)))
	b.ReportAllocs()
	for b.Loop() {
		if err := d.Append(record); err != nil {
			b.Fatal(err)
		}
		if d.Rows() == 1024 {
			d.Finish()
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	d, e, record := benchDecoder(b)
	require.NoError(b, d.Append(record))
	columns, rows := d.Finish()
	b.SetBytes(int64(len(record)))
	b.ReportAllocs()
	for b.Loop() {
		e.Encode(columns, rows, nil)
	}
}
