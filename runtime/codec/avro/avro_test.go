package avro

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	peer "github.com/twmb/avro"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec/codectest"
)

func open(t require.TestingT, s *revision.Schema) (*Decoder, *Encoder) {
	c := codectest.AvroPlan(s)
	d, err := NewDecoder(c, s)
	require.NoError(t, err)
	e, err := NewEncoder(c, s)
	require.NoError(t, err)
	return d, e
}

// datum reads hexadecimal text in which spaces separate parts and quotes hold plain text.
func datum(t testing.TB, text string) []byte {
	var out []byte
	for i, part := range strings.Split(text, "'") {
		if i%2 == 1 {
			out = append(out, part...)
			continue
		}
		raw, err := hex.DecodeString(strings.ReplaceAll(part, " ", ""))
		require.NoError(t, err, text)
		out = append(out, raw...)
	}
	return out
}

// recordSchema is the derived record schema as its specification writes it.
func recordSchema(t require.TestingT, s *revision.Schema) *peer.Schema {
	fields, err := compile(codectest.AvroPlan(s), s)
	require.NoError(t, err)
	var texts []string
	for i := range fields {
		text := typeText(&fields[i])
		if fields[i].union {
			text = `["null",` + text + `],"default":null`
		}
		texts = append(texts, fmt.Sprintf(`{"name":%q,"type":%s}`, fields[i].name, text))
	}
	schema, err := peer.Parse(`{"type":"record","name":"r","fields":[` + strings.Join(texts, ",") + `]}`)
	require.NoError(t, err)
	return schema
}

func typeText(f *field) string {
	if f.items != nil {
		return `{"type":"array","items":` + typeText(f.items) + `}`
	}
	return `"` + strings.ToLower(f.wire.String()) + `"`
}

// every is a record of every kind; the fields of the record stand in reverse order.
func every() *revision.Schema {
	s := codectest.EveryKind(false)
	s.Fields[11].Nullable = true
	return s
}

const everyDatum = "03 08 04 02 01 00 04 04 03 00 00" + // grid: a block with its size, then one without
	"28 '1970-01-01T00:00:01Z'" + "02 04 c3a9" + "01" + "000000000000f83f" + "cdcccc3d" +
	"ffffffffffffffffff01" + "feffffffffffffffff01" + "ffffffff0f" + "feffffff1f" + "ffff03" + "feff07" + "ff01" + "fe03"

func TestDecodeEveryKind(t *testing.T) {
	d, e := open(t, every())
	record := datum(t, everyDatum)
	require.NoError(t, d.Append(record))
	columns, rows := d.Finish()
	require.Equal(t, 1, rows)
	require.Equal(t, []string{
		"255", "-128", "65535", "-32768", "4294967295", "-2147483648", "9223372036854775807", "-9223372036854775808", "0.1", "1.5", "true", "é",
	}, codectest.Texts(columns, 0)[:12])
	require.EqualValues(t, 1e9, columns[12].(*array.Timestamp).Value(0))
	require.Equal(t, "[[1,-1],[2,-2]]", columns[13].ValueStr(0))
	var read map[string]any
	_, err := recordSchema(t, every()).Decode(record, &read)
	require.NoError(t, err)
	require.Equal(t, []any{[]any{int64(1), int64(-1)}, []any{int64(2), int64(-2)}}, read["grid"])

	again, _, failed := e.Encode(columns, rows, nil)
	require.Empty(t, failed)
	require.Equal(t, datum(t, "04 04 02 01 00 04 04 03 00 00 32 '1970-01-01T00:00:01+00:00'"), again[:36])
	codectest.Truncated(t, d, again)
}

func TestDecodeRefuses(t *testing.T) {
	s := codectest.Schema(
		codectest.Field("flag", datatype.KindBool, false),
		revision.Field{Name: "list", Type: codectest.Array(2, codectest.Scalar(datatype.KindI8))},
		codectest.Field("text", datatype.KindString, true), codectest.Field("at", datatype.KindDatetime, false), codectest.Field("n", datatype.KindI32, false),
		codectest.Field("single", datatype.KindF32, false),
	)
	d, e := open(t, s)
	const n, at, text, list = "00000000 02 ", "28 '1970-01-01T00:00:01Z' ", "02 02 'x' ", "04 02 04 00 "
	good := n + at + text + list + "01"
	for name, c := range map[string]struct {
		payload string
		code    failure.Code
	}{
		"empty":               {"", failure.CodeMalformedPayload},
		"short float":         {"000000", failure.CodeMalformedPayload},
		"trailing bytes":      {good + "00", failure.CodeMalformedPayload},
		"no boolean":          {n + at + text + list + "02", failure.CodeMalformedPayload},
		"no branch":           {n + at + "04 02 'x' " + list + "01", failure.CodeMalformedPayload},
		"negative branch":     {n + at + "01 02 'x' " + list + "01", failure.CodeMalformedPayload},
		"long for int":        {"00000000 8080808010 " + at + text + list + "01", failure.CodeMalformedPayload},
		"integer of 80 bits":  {"00000000 ffffffffffffffffffff01", failure.CodeMalformedPayload},
		"negative length":     {n + at + "02 01", failure.CodeMalformedPayload},
		"huge length":         {n + at + "02 feffffffffffffffff01 'x'", failure.CodeMalformedPayload},
		"invalid UTF-8":       {n + at + "02 02 ff " + list + "01", failure.CodeMalformedPayload},
		"no instant":          {n + "02 'x' " + text + list + "01", failure.CodeFieldType},
		"instant not UTF-8":   {n + "02 ff " + text + list + "01", failure.CodeFieldType},
		"item out of range":   {n + at + text + "04 02 8002 00 01", failure.CodeFieldType},
		"short array":         {n + at + text + "02 02 00 01", failure.CodeFieldType},
		"long array":          {n + at + text + "06 02 02 02 00 01", failure.CodeFieldType},
		"empty array":         {n + at + text + "00 01", failure.CodeFieldType},
		"endless array":       {n + at + text + "feffffffffffffffff01 02 02", failure.CodeMalformedPayload},
		"least block":         {n + at + text + "ffffffffffffffffff01 02", failure.CodeMalformedPayload},
		"block without size":  {n + at + text + "03", failure.CodeMalformedPayload},
		"negative block size": {n + at + text + "03 01 02 04 00 01", failure.CodeMalformedPayload},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, d.Append(datum(t, good)))
			require.ErrorIs(t, d.Append(datum(t, c.payload)), c.code)
			require.NoError(t, d.Append(datum(t, n+at+"00 "+list+"00")))
			columns, rows := d.Finish()
			require.Equal(t, 2, rows)
			require.Equal(t, []string{"true", "[1,2]", "x"}, codectest.Texts(columns, 0)[:3])
			require.Equal(t, []string{"false", "[1,2]"}, codectest.Texts(columns, 1)[:2])
			require.True(t, columns[2].IsNull(1))
			_, _, failed := e.Encode(columns, rows, nil)
			require.Empty(t, failed)
		})
	}
	err := d.Append(datum(t, n+at+text+"04 02 8002 00 01"))
	typed, ok := errors.AsType[*failure.FieldType](err)
	require.True(t, ok)
	require.Equal(t, "list[1]", typed.Name)
}

func TestFailuresHoldNoValues(t *testing.T) {
	d, _ := open(t, codectest.Schema(codectest.Field("secret", datatype.KindDatetime, false)))
	for _, payload := range []string{"0e 'hunter2'", "12 'hunter2'", "0e 'hunter2' 00"} {
		err := d.Append(datum(t, payload))
		require.Error(t, err)
		require.NotContains(t, err.Error(), "hunter2")
	}
}

func TestNullNeedsAnOptionalField(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindI64, true))
	c := codectest.AvroPlan(s)
	s.Fields[0].Nullable = false
	d, err := NewDecoder(c, s)
	require.NoError(t, err)
	require.ErrorIs(t, d.Append([]byte{0}), failure.CodeNullField)
	require.NoError(t, d.Append([]byte{2, 2}))
}

func TestEncodeFailures(t *testing.T) {
	s := codectest.Schema(codectest.Field("big", datatype.KindU64, false))
	_, e := open(t, s)
	numbers := array.NewUint64Builder(memory.DefaultAllocator)
	numbers.AppendValues([]uint64{math.MaxInt64, math.MaxInt64 + 1, math.MaxUint64, 1, 1}, []bool{true, true, true, true, false})
	buffer, ends, failed := e.Encode([]arrow.Array{numbers.NewArray()}, 5, nil)
	require.Len(t, ends, 5)
	require.Equal(t, datum(t, "feffffffffffffffff01 02"), buffer)
	require.Len(t, failed, 3)
	require.ErrorIs(t, failed[0].Err, failure.CodeFieldType)
	require.ErrorIs(t, failed[1].Err, failure.CodeFieldType)
	require.ErrorIs(t, failed[2].Err, failure.CodeNullField)
	require.Equal(t, []int{1, 2, 4}, []int{failed[0].Row, failed[1].Row, failed[2].Row})

	list := codectest.Schema(revision.Field{Name: "a", Type: codectest.Vec(codectest.Scalar(datatype.KindU64))})
	_, e = open(t, list)
	lists := array.NewListBuilder(memory.DefaultAllocator, arrow.PrimitiveTypes.Uint64)
	lists.Append(true)
	lists.ValueBuilder().(*array.Uint64Builder).AppendValues([]uint64{1, math.MaxUint64}, nil)
	_, _, failed = e.Encode([]arrow.Array{lists.NewArray()}, 1, nil)
	require.EqualError(t, failed[0].Err, "field 'a[1]': expected a value in the range of AVRO LONG")
}

// TestIntegersOfAnInt checks the range of an int both ways.
func TestIntegersOfAnInt(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindU32, false))
	c := codectest.AvroPlan(s)
	c.Wire.(*revision.AvroWire).Fields[0].Type = revision.AvroTypeInt
	d, err := NewDecoder(c, s)
	require.NoError(t, err)
	e, err := NewEncoder(c, s)
	require.NoError(t, err)
	require.NoError(t, d.Append(datum(t, "feffffff0f")))
	require.ErrorIs(t, d.Append(datum(t, "8080808010")), failure.CodeMalformedPayload)
	require.ErrorIs(t, d.Append(datum(t, "01")), failure.CodeFieldType)
	numbers := array.NewUint32Builder(memory.DefaultAllocator)
	numbers.AppendValues([]uint32{math.MaxInt32, math.MaxInt32 + 1}, nil)
	_, _, failed := e.Encode([]arrow.Array{numbers.NewArray()}, 2, nil)
	require.Len(t, failed, 1)
	require.Equal(t, 1, failed[0].Row)
}

func TestOpenRefuses(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindU8, false), codectest.Field("b", datatype.KindU8, false))
	_, err := NewDecoder(codectest.FieldPlan(revision.FieldFormatJson, true, s), s)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
	for _, spoil := range []func(*revision.AvroWire){
		func(w *revision.AvroWire) { w.Fields = w.Fields[1:] },
		func(w *revision.AvroWire) { w.Fields[1].Column = 1 },
		func(w *revision.AvroWire) { w.Fields[1].Column = 2 },
		func(w *revision.AvroWire) { w.Fields[1].Type = revision.AvroTypeString },
	} {
		c := codectest.AvroPlan(s)
		spoil(c.Wire.(*revision.AvroWire))
		_, err := NewDecoder(c, s)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
		_, err = NewEncoder(c, s)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
	}
}

// TestRoundTrip encodes rows of random schemas, lets the peer read the records and decodes them.
func TestRoundTrip(t *testing.T) {
	kinds := []datatype.Kind{}
	for _, kind := range codectest.Scalars() {
		if kind != datatype.KindU64 { // not every one has an AVRO form
			kinds = append(kinds, kind)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s := codectest.DrawSchema(t, kinds)
		d, e := open(t, s)
		schema := recordSchema(t, s)
		for range 2 {
			codectest.RoundTrip(t, s, e, d, func(record []byte) {
				var read any
				rest, err := schema.Decode(record, &read)
				require.NoError(t, err, "%x", record)
				require.Empty(t, rest)
				again, err := schema.Encode(read)
				require.NoError(t, err)
				require.Equal(t, record, again)
			})
		}
	})
}
