package avro

import (
	"bytes"
	"errors"
	"math"
	"testing"
	"unicode/utf8"

	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec/codectest"
)

// FuzzDecode compares acceptance and values with another decoder, and encodes again what was
// accepted.
func FuzzDecode(f *testing.F) {
	for _, seed := range []string{
		"04 02 04 00 01 02 02 'x' 02 000000000000f83f 02 0000803f 02", "03 04 02 04 00 00 00 00 00 00 00 00", "00 02 00 02 ffffffffffffffffff01",
		"01 02 02 03 03 04 04 00", "02 808080808080808080 00 00",
	} {
		f.Add(datum(f, seed))
	}
	s := codectest.Schema(
		codectest.Field("n", datatype.KindI64, true), codectest.Field("small", datatype.KindI32, false), codectest.Field("single", datatype.KindF32, true),
		codectest.Field("double", datatype.KindF64, true), codectest.Field("text", datatype.KindString, true), codectest.Field("flag", datatype.KindBool, false),
		revision.Field{Name: "list", Type: codectest.Vec(codectest.Vec(codectest.Scalar(datatype.KindI64)))},
	)
	d, e := open(f, s)
	schema := recordSchema(f, s)
	f.Fuzz(func(t *testing.T, payload []byte) {
		got := d.Append(bytes.Clone(payload))
		columns, rows := d.Finish()
		var read map[string]any
		rest, err := schema.Decode(payload, &read)
		text, _ := read["text"].(string)
		if err != nil || len(rest) > 0 || !utf8.ValidString(text) {
			require.Error(t, got, "accepted, but: %v", err)
			require.Zero(t, rows)
			return
		}
		if strict, ok := errors.AsType[*failure.MalformedPayload](got); ok && strict.Reason == notBoolean {
			return // the peer takes any byte
		}
		require.NoError(t, got)
		for i := range s.Fields {
			want := read[s.Fields[i].Name]
			require.Equal(t, want == nil, columns[i].IsNull(0))
			if want == nil {
				continue
			}
			switch c := columns[i].(type) {
			case *array.Int64:
				require.Equal(t, want, c.Value(0))
			case *array.Int32:
				require.Equal(t, want, c.Value(0))
			case *array.Float32:
				require.Equal(t, math.Float32bits(want.(float32)), math.Float32bits(c.Value(0)))
			case *array.Float64:
				require.Equal(t, math.Float64bits(want.(float64)), math.Float64bits(c.Value(0)))
			case *array.String:
				require.Equal(t, want, c.Value(0))
			case *array.Boolean:
				require.Equal(t, want, c.Value(0))
			case *array.List:
				require.Equal(t, want, lists(c))
			}
		}
		record, _, failed := e.Encode(columns, rows, nil)
		require.Empty(t, failed)
		require.NoError(t, d.Append(record))
		again, _ := d.Finish()
		for i := range columns {
			require.True(t, array.ApproxEqual(columns[i], again[i], array.WithNaNsEqual(true)))
		}
	})
}

// lists gives the value of a list of lists of integers.
func lists(c *array.List) []any {
	out := []any{}
	inner := c.ListValues().(*array.List)
	from, to := c.ValueOffsets(0)
	for row := from; row < to; row++ {
		list := []any{}
		first, last := inner.ValueOffsets(int(row))
		for _, n := range inner.ListValues().(*array.Int64).Int64Values()[first:last] {
			list = append(list, n)
		}
		out = append(out, list)
	}
	return out
}

// FuzzEveryKind looks for payloads that break the decoder or leave something behind.
func FuzzEveryKind(f *testing.F) {
	f.Add(datum(f, everyDatum))
	d, _ := open(f, every())
	good := datum(f, everyDatum)
	f.Fuzz(func(t *testing.T, payload []byte) {
		rows := 1
		if err := d.Append(bytes.Clone(payload)); err == nil {
			rows = 2
		} else {
			require.False(t, errors.Is(err, failure.CodeCodecMismatch))
		}
		require.NoError(t, d.Append(good))
		columns, count := d.Finish()
		require.Equal(t, rows, count)
		require.Equal(t, "[[1,-1],[2,-2]]", columns[13].ValueStr(rows-1))
		require.Equal(t, "é", columns[11].ValueStr(rows-1))
	})
}
