package json

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/codec/codectest"
	"nervix/runtime/columnar"
)

// declared declares one field of a test codec.
type declared struct {
	name     string
	kind     datatype.Kind
	optional bool
}

func plan(strict bool, fields ...declared) (*revision.Codec, *revision.Schema) {
	s := codectest.Schema()
	for _, f := range fields {
		s.Fields = append(s.Fields, codectest.Field(f.name, f.kind, f.optional))
	}
	return codectest.FieldPlan(revision.FieldFormatJson, strict, s), s
}

func decoder(t testing.TB, strict bool, fields ...declared) *Decoder {
	c, s := plan(strict, fields...)
	d, err := NewDecoder(c, s)
	require.NoError(t, err)
	return d
}

func allKinds(optional bool) []declared {
	var fields []declared
	for kind := datatype.KindU8; kind <= datatype.KindDatetime; kind++ {
		fields = append(fields, declared{strings.ToLower(kind.String()), kind, optional})
	}
	return fields
}

func texts(columns []arrow.Array, row int) []string {
	var out []string
	for _, c := range columns {
		out = append(out, c.ValueStr(row))
	}
	return out
}

func TestDecodeEveryKind(t *testing.T) {
	d := decoder(t, true, allKinds(true)...)
	require.NoError(t, d.Append([]byte(`{"u8":255,"i8":-128,"u16":65535,"i16":-32768,"u32":4294967295,"i32":-2147483648,
		"u64":18446744073709551615,"i64":-9223372036854775808,"f32":0.1,"f64":-1.5e-300,"bool":true,
		"string":"a\u00e9\n\ud83d\ude00ü","datetime":"1970-01-01T00:00:01Z"}`)))
	require.NoError(t, d.Append([]byte(`{"datetime":null, "string" : "" }`)))
	require.NoError(t, d.Append([]byte(`{}`)))
	columns, rows := d.Finish()
	require.Equal(t, 3, rows)
	require.Equal(t, []string{
		"255", "-128", "65535", "-32768", "4294967295", "-2147483648", "18446744073709551615",
		"-9223372036854775808", "0.1", "-1.5e-300", "true", "aé\n😀ü", "1970-01-01 00:00:01+0000",
	}, normal(texts(columns, 0)))
	require.True(t, columns[12].IsNull(1))
	require.False(t, columns[11].IsNull(1))
	for _, c := range columns {
		require.True(t, c.IsNull(2))
	}
	require.Zero(t, d.Rows())
}

// normal makes the text of a timestamp independent of the Arrow version.
func normal(texts []string) []string {
	last := len(texts) - 1
	texts[last] = strings.NewReplacer("T", " ", "Z", "+0000").Replace(texts[last])
	return texts
}

func TestDecodeRefuses(t *testing.T) {
	fields := append(allKinds(true), declared{"must", datatype.KindU8, false})
	for name, c := range map[string]struct {
		payload string
		code    failure.Code
	}{
		"empty":                   {"", failure.CodeMalformedPayload},
		"blank":                   {" \n", failure.CodeMalformedPayload},
		"array":                   {"[1]", failure.CodeNotAnObject},
		"number":                  {"12", failure.CodeNotAnObject},
		"garbage":                 {"hello", failure.CodeMalformedPayload},
		"byte order mark":         {"\ufeff{}", failure.CodeMalformedPayload},
		"open":                    {`{"must":1`, failure.CodeMalformedPayload},
		"trailing comma":          {`{"must":1,}`, failure.CodeMalformedPayload},
		"leading comma":           {`{,"must":1}`, failure.CodeMalformedPayload},
		"trailing garbage":        {`{"must":1}x`, failure.CodeMalformedPayload},
		"two values":              {`{"must":1}{"must":1}`, failure.CodeMalformedPayload},
		"no colon":                {`{"must" 1}`, failure.CodeMalformedPayload},
		"no value":                {`{"must":`, failure.CodeMalformedPayload},
		"no key":                  {`{1:1}`, failure.CodeMalformedPayload},
		"single quotes":           {`{'must':1}`, failure.CodeMalformedPayload},
		"invalid UTF-8":           {"{\"must\":1,\"string\":\"\xff\"}", failure.CodeMalformedPayload},
		"invalid UTF-8 escaped":   {"{\"must\":1,\"string\":\"\\n\xff\"}", failure.CodeMalformedPayload},
		"overlong UTF-8":          {"{\"must\":1,\"string\":\"\xc0\x80\"}", failure.CodeMalformedPayload},
		"surrogate in UTF-8":      {"{\"must\":1,\"string\":\"\xed\xa0\x80\"}", failure.CodeMalformedPayload},
		"control character":       {"{\"must\":1,\"string\":\"a\tb\"}", failure.CodeMalformedPayload},
		"NUL late in a word":      {"{\"must\":1,\"string\":\"abcdefghijk\x00\"}", failure.CodeMalformedPayload},
		"escaped control":         {"{\"must\":1,\"string\":\"\\\n\"}", failure.CodeMalformedPayload},
		"bad escape":              {`{"must":1,"string":"\x"}`, failure.CodeMalformedPayload},
		"short unicode escape":    {`{"must":1,"string":"\u12"}`, failure.CodeMalformedPayload},
		"lone surrogate":          {`{"must":1,"string":"\ud800"}`, failure.CodeMalformedPayload},
		"reversed surrogates":     {`{"must":1,"string":"\ude00\ud83d"}`, failure.CodeMalformedPayload},
		"open string":             {`{"must":1,"string":"abc`, failure.CodeMalformedPayload},
		"open escape":             {`{"must":1,"string":"abc\`, failure.CodeMalformedPayload},
		"leading zero":            {`{"must":01}`, failure.CodeMalformedPayload},
		"plus":                    {`{"must":+1}`, failure.CodeMalformedPayload},
		"bare minus":              {`{"must":1,"i8":-}`, failure.CodeMalformedPayload},
		"bare point":              {`{"must":1,"f64":1.}`, failure.CodeMalformedPayload},
		"leading point":           {`{"must":1,"f64":.5}`, failure.CodeMalformedPayload},
		"bare exponent":           {`{"must":1,"f64":1e}`, failure.CodeMalformedPayload},
		"infinity":                {`{"must":1,"f64":Infinity}`, failure.CodeMalformedPayload},
		"hexadecimal":             {`{"must":0x1}`, failure.CodeMalformedPayload},
		"long literal":            {`{"must":1,"bool":truex}`, failure.CodeMalformedPayload},
		"short literal":           {`{"must":1,"bool":tru}`, failure.CodeMalformedPayload},
		"literal case":            {`{"must":1,"bool":True}`, failure.CodeMalformedPayload},
		"number overflow":         {`{"must":1,"f64":1e400}`, failure.CodeFieldType},
		"single overflow":         {`{"must":1,"f32":1e39}`, failure.CodeFieldType},
		"fraction for integer":    {`{"must":1.0}`, failure.CodeFieldType},
		"exponent for integer":    {`{"must":1e0}`, failure.CodeFieldType},
		"range U8":                {`{"must":256}`, failure.CodeFieldType},
		"negative U8":             {`{"must":-1}`, failure.CodeFieldType},
		"range I8":                {`{"must":1,"i8":128}`, failure.CodeFieldType},
		"range I8 below":          {`{"must":1,"i8":-129}`, failure.CodeFieldType},
		"range I64":               {`{"must":1,"i64":9223372036854775808}`, failure.CodeFieldType},
		"range I64 below":         {`{"must":1,"i64":-9223372036854775809}`, failure.CodeFieldType},
		"range U64":               {`{"must":1,"u64":18446744073709551616}`, failure.CodeFieldType},
		"range U64 wrapped":       {`{"must":1,"u64":99999999999999999999}`, failure.CodeFieldType},
		"many digits":             {`{"must":1,"u64":100000000000000000000000000000000000000}`, failure.CodeFieldType},
		"string for integer":      {`{"must":"1"}`, failure.CodeFieldType},
		"object for integer":      {`{"must":{"a":[1,{}]}}`, failure.CodeFieldType},
		"broken object for int":   {`{"must":{"a":}}`, failure.CodeMalformedPayload},
		"integer for string":      {`{"must":1,"string":1}`, failure.CodeFieldType},
		"integer for bool":        {`{"must":1,"bool":1}`, failure.CodeFieldType},
		"string for float":        {`{"must":1,"f64":"1"}`, failure.CodeFieldType},
		"integer for datetime":    {`{"must":1,"datetime":1}`, failure.CodeFieldType},
		"datetime without offset": {`{"must":1,"datetime":"2024-01-01T00:00:00"}`, failure.CodeFieldType},
		"datetime out of range":   {`{"must":1,"datetime":"9999-01-01T00:00:00Z"}`, failure.CodeFieldType},
		"null for required":       {`{"must":null}`, failure.CodeNullField},
		"missing":                 {`{"u8":1}`, failure.CodeMissingField},
		"missing in empty":        {`{}`, failure.CodeMissingField},
		"duplicate":               {`{"must":1,"must":1}`, failure.CodeDuplicateKey},
		"duplicate late":          {`{"must":1,"u8":1,"i8":1,"u8":2}`, failure.CodeDuplicateKey},
		"duplicate by escape":     {`{"must":1,"m\u0075st":1}`, failure.CodeDuplicateKey},
		"undeclared":              {`{"must":1,"other":1}`, failure.CodeUndeclaredField},
	} {
		t.Run(name, func(t *testing.T) {
			d := decoder(t, true, fields...)
			require.NoError(t, d.Append([]byte(`{"must":7,"string":"kept","bool":true}`)))
			err := d.Append([]byte(c.payload))
			require.ErrorIs(t, err, c.code)
			require.NoError(t, d.Append([]byte(`{"must":8,"string":"too","u8":1}`)))
			columns, rows := d.Finish()
			require.Equal(t, 2, rows)
			require.Equal(t, "kept", columns[11].ValueStr(0))
			require.Equal(t, "too", columns[11].ValueStr(1))
			require.True(t, columns[10].IsNull(1))
			require.Equal(t, "8", columns[13].ValueStr(1))
			require.False(t, columns[0].IsNull(1))
		})
	}
}

func TestLooseIgnoresUndeclaredFields(t *testing.T) {
	d := decoder(t, false, declared{"a", datatype.KindU8, false})
	require.NoError(t, d.Append([]byte(`{"x":{"y":[1,-2.5e3,"\u0041",{},[],[null,true,false]]},"a":1,"z":"","z":2}`)))
	deep := strings.Repeat("[", codec.MaximumDepth) + strings.Repeat("]", codec.MaximumDepth)
	require.NoError(t, d.Append([]byte(`{"x":`+deep+`,"a":1}`)))
	require.ErrorIs(t, d.Append([]byte(`{"x":[`+deep+`],"a":1}`)), failure.CodePayloadTooDeep)
	for _, broken := range []string{`[1,]`, `{"b":1,}`, `{"b"}`, `[`, `{"b":1`, `01`, `"\ud800"`, `nul`, `[1 2]`} {
		require.ErrorIs(t, d.Append([]byte(`{"x":`+broken+`,"a":1}`)), failure.CodeMalformedPayload, broken)
	}
	require.Equal(t, 2, d.Rows())
}

func TestFailuresHoldNoValues(t *testing.T) {
	d := decoder(t, true, declared{"secret", datatype.KindU8, false}, declared{"when", datatype.KindDatetime, false})
	for _, payload := range []string{
		`{"secret":"hunter2"}`, `{"secret":777777}`, `{"when":"hunter2"}`, `{"hunter2":1}`, "{\"when\":\"hunter2\x00\"}",
		`{"when":"hunter2\x"}`, `hunter2`, `{"secret":1}hunter2`,
	} {
		err := d.Append([]byte(payload))
		require.Error(t, err)
		require.NotContains(t, err.Error(), "hunter2")
		require.NotContains(t, err.Error(), "777777")
		require.NotContains(t, fmt.Sprintf("%+v", failure.Project(err)), "hunter2")
	}
}

func TestAppendLines(t *testing.T) {
	d := decoder(t, true, declared{"a", datatype.KindI32, false}, declared{"b", datatype.KindString, true})
	failed := map[int]error{}
	records := d.AppendLines([]byte("\n{\"a\":1,\"b\":\"x\"}\r\n \t\n{\"a\":\n1}\n{\"a\":2} x\n{\"b\":\"open\n{\"a\":3}"), func(record int, err error) {
		failed[record] = err
	})
	require.Equal(t, 6, records)
	require.Len(t, failed, 4)
	for _, record := range []int{1, 2, 3, 4} {
		require.ErrorIs(t, failed[record], failure.CodeMalformedPayload)
	}
	columns, rows := d.Finish()
	require.Equal(t, 2, rows)
	require.Equal(t, []string{"1", "x"}, texts(columns, 0))
	require.Equal(t, "3", columns[0].ValueStr(1))
	require.True(t, columns[1].IsNull(1))
	require.Zero(t, d.AppendLines(nil, nil))
	require.Zero(t, d.AppendLines([]byte(" \n\r\n\t"), nil))
}

func TestOpenRefuses(t *testing.T) {
	c, s := plan(true, declared{"a", datatype.KindU8, false})
	external := c.Wire.(*revision.FieldWire)
	external.Fields[0].Type = revision.WireTypeString
	_, err := NewDecoder(c, s)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
	_, err = NewEncoder(c, s)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
	external.Format = revision.FieldFormatCbor
	_, err = NewDecoder(c, s)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
	_, err = NewDecoder(&revision.Codec{Wire: &revision.AvroWire{}}, s)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
}

// collections has one field that nests arrays, and one after it.
func collections() *revision.Schema {
	grid := codectest.Vec(codectest.Array(2, codectest.Scalar(datatype.KindU8)))
	return codectest.Schema(revision.Field{Name: "grid", Type: grid, Nullable: true}, codectest.Field("last", datatype.KindString, false))
}

func TestCollections(t *testing.T) {
	s := collections()
	c := codectest.FieldPlan(revision.FieldFormatJson, true, s)
	d, err := NewDecoder(c, s)
	require.NoError(t, err)
	e, err := NewEncoder(c, s)
	require.NoError(t, err)
	for _, record := range []string{
		`{"grid":[[1,2],[3,4]],"last":"a"}`, `{ "grid" : [ ] , "last" : "b" }`, `{"last":"c"}`, `{"grid":null,"last":"d"}`,
		"{\"grid\":[\n[ 5 , 6 ]\n],\"last\":\"e\"}",
	} {
		require.NoError(t, d.Append([]byte(record)))
		for _, broken := range []struct{ grid, name string }{
			{`[[1,2],[3]]`, "grid[1]"},
			{`[[1,2,3]]`, "grid[0]"},
			{`[[]]`, "grid[0]"},
			{`[[1,2],[3,"x"]]`, "grid[1][1]"},
			{`[1]`, "grid[0]"},
			{`[[1,256]]`, "grid[0][1]"},
			{`{}`, "grid"},
			{`"x"`, "grid"},
		} {
			err := d.Append([]byte(`{"grid":` + broken.grid + `,"last":"x"}`))
			typed, ok := errors.AsType[*failure.FieldType](err)
			require.True(t, ok, "%s: %v", broken.grid, err)
			require.Equal(t, broken.name, typed.Name)
		}
		err := d.Append([]byte(`{"grid":[[1,2],null],"last":"x"}`))
		null, ok := errors.AsType[*failure.NullField](err)
		require.True(t, ok, err)
		require.Equal(t, "grid[1]", null.Name)
		for _, broken := range []string{`[[1,2],]`, `[,[1,2]]`, `[`, `[[1 2]]`, `[[1,2}]`, `[[1,2],[3,4]x]`} {
			require.ErrorIs(t, d.Append([]byte(`{"grid":`+broken+`,"last":"x"}`)), failure.CodeMalformedPayload, broken)
		}
	}
	columns, rows := d.Finish()
	require.Equal(t, 5, rows)
	buffer, ends, failed := e.Encode(columns, rows, nil)
	require.Empty(t, failed)
	require.Equal(t, `{"grid":[[1,2],[3,4]],"last":"a"}{"grid":[],"last":"b"}{"last":"c"}{"last":"d"}{"grid":[[5,6]],"last":"e"}`, string(buffer))
	require.Len(t, ends, 5)
}

// TestCollectionFailures names the element that has no JSON form.
func TestCollectionFailures(t *testing.T) {
	s := codectest.Schema(revision.Field{Name: "a", Type: codectest.Vec(codectest.Scalar(datatype.KindF64))})
	e, err := NewEncoder(codectest.FieldPlan(revision.FieldFormatJson, true, s), s)
	require.NoError(t, err)
	lists := array.NewBuilder(memory.DefaultAllocator, columnar.ArrowType(s.Fields[0].Type)).(*array.ListBuilder)
	for _, last := range []float64{math.Inf(1), 2} {
		lists.Append(true)
		lists.ValueBuilder().(*array.Float64Builder).AppendValues([]float64{1, last}, nil)
	}
	buffer, _, failed := e.Encode([]arrow.Array{lists.NewArray()}, 2, nil)
	require.Equal(t, `{"a":[1.0,2.0]}`, string(buffer))
	require.Len(t, failed, 1)
	finite, ok := errors.AsType[*failure.NonFiniteNumber](failed[0].Err)
	require.True(t, ok)
	require.Equal(t, "a[1]", finite.Name)
}

func TestEncode(t *testing.T) {
	c, s := plan(true, allKinds(true)...)
	d, err := NewDecoder(c, s)
	require.NoError(t, err)
	e, err := NewEncoder(c, s)
	require.NoError(t, err)
	full := `{"u8":255,"i8":-128,"u16":65535,"i16":-32768,"u32":4294967295,"i32":-2147483648,"u64":18446744073709551615,"i64":-9223372036854775808,"f32":0.1,"f64":-1.5e-300,"bool":true,"string":"q\"\\/\b\f\n\r\t\u0001\u001f é😀","datetime":"1970-01-01T00:00:01.500+00:00"}`
	for _, record := range []string{full, `{}`, `{"f64":42.0,"bool":false}`, `{"string":""}`} {
		require.NoError(t, d.Append([]byte(record)))
	}
	columns, rows := d.Finish()
	buffer, ends, failed := e.Encode(columns, rows, nil)
	require.Empty(t, failed)
	require.Equal(t, full, string(buffer[:ends[0]]))
	require.Equal(t, `{}`, string(buffer[ends[0]:ends[1]]))
	require.Equal(t, `{"f64":42.0,"bool":false}`, string(buffer[ends[1]:ends[2]]))

	sliced := make([]arrow.Array, len(columns))
	for i := range columns {
		sliced[i] = array.NewSlice(columns[i], 2, 4)
	}
	buffer, ends, _ = e.Encode(sliced, 2, []int32{1, 0})
	require.Equal(t, `{"string":""}`, string(buffer[:ends[0]]))
	require.Equal(t, `{"f64":42.0,"bool":false}`, string(buffer[ends[0]:ends[1]]))
}

func TestEncodeFailures(t *testing.T) {
	c, s := plan(true, declared{"a", datatype.KindF64, false}, declared{"b", datatype.KindString, false})
	e, err := NewEncoder(c, s)
	require.NoError(t, err)
	floats := array.NewFloat64Builder(memory.DefaultAllocator)
	floats.AppendValues([]float64{1, math.Inf(1), math.NaN(), 2, 3}, []bool{true, true, true, true, false})
	names := array.NewStringBuilder(memory.DefaultAllocator)
	names.AppendValues([]string{"x", "x", "x", "", "x"}, []bool{true, true, true, false, true})
	buffer, ends, failed := e.Encode([]arrow.Array{floats.NewArray(), names.NewArray()}, 5, nil)
	require.Equal(t, `{"a":1.0,"b":"x"}`, string(buffer))
	require.Equal(t, []int32{17, 17, 17, 17, 17}, ends)
	want := []failure.Code{failure.CodeNonFiniteNumber, failure.CodeNonFiniteNumber, failure.CodeNullField, failure.CodeNullField}
	require.Len(t, failed, len(want))
	for i, code := range want {
		require.Equal(t, i+1, failed[i].Row)
		require.ErrorIs(t, failed[i].Err, code)
	}
}

func TestFloatText(t *testing.T) {
	for value, want := range map[float64]string{
		0: "0.0", 1: "1.0", -2.5: "-2.5", 1e15: "1000000000000000.0", 1e16: "1e16", 123e20: "1.23e22", 1e-5: "0.00001",
		1e-6: "1e-6", 1.5e-7: "1.5e-7", math.MaxFloat64: "1.7976931348623157e308", 5e-324: "5e-324", 9007199254740993: "9007199254740992.0",
	} {
		text, ok := appendFloat(nil, value, 64)
		require.True(t, ok)
		require.Equal(t, want, string(text))
	}
	text, _ := appendFloat(nil, math.Copysign(0, -1), 64)
	require.Equal(t, "-0.0", string(text))
	text, _ = appendFloat(nil, float64(float32(16777216)), 32)
	require.Equal(t, "16777216.0", string(text))
}

// TestRoundTrip encodes rows of random schemas and decodes them again.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := codectest.DrawSchema(t, codectest.Scalars())
		c := codectest.FieldPlan(revision.FieldFormatJson, true, s)
		d, err := NewDecoder(c, s)
		require.NoError(t, err)
		e, err := NewEncoder(c, s)
		require.NoError(t, err)
		for range 2 {
			codectest.RoundTrip(t, s, e, d, func(record []byte) { require.True(t, json.Valid(record), "%q", record) })
		}
	})
}
