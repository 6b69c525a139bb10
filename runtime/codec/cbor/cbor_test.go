package cbor

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
	peer "github.com/fxamacker/cbor/v2"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/codec/codectest"
	"nervix/runtime/columnar"
)

func open(t require.TestingT, strict bool, s *revision.Schema) (*Decoder, *Encoder) {
	c := codectest.FieldPlan(revision.FieldFormatCbor, strict, s)
	d, err := NewDecoder(c, s)
	require.NoError(t, err)
	e, err := NewEncoder(c, s)
	require.NoError(t, err)
	return d, e
}

// item reads hexadecimal text in which spaces separate parts and quotes hold plain text.
func item(t testing.TB, text string) []byte {
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

func TestDecodeEveryKind(t *testing.T) {
	d, _ := open(t, true, codectest.EveryKind(true))
	for _, record := range []string{
		// Shortest forms, and a map of definite length.
		"ae 62'u8' 18ff 62'i8' 387f 63'u16' 19ffff 63'i16' 397fff 63'u32' 1affffffff 63'i32' 3a7fffffff" +
			"63'u64' 1bffffffffffffffff 63'i64' 3b7fffffffffffffff 63'f32' fa3dcccccd 63'f64' fb3ff8000000000000" +
			"64'bool' f5 66'string' 62c3a9 68'datetime' 74'1970-01-01T00:00:01Z' 64'grid' 82 82 01 20 82 02 21",
		// Long heads, chunks, tags and indefinite lengths say the same; a null and a missing field differ.
		"d9d9f7 bf 62'u8' 1900ff 62'i8' 39007f 7f 62'u1' 61'6' ff 1a0000ffff 63'i16' 3a00007fff 63'u32' 1b00000000ffffffff 63'i32' 3b000000007fffffff" +
			"63'u64' 1bffffffffffffffff 63'i64' 3b7fffffffffffffff 63'f32' fa3dcccccd 63'f64' f93e00" +
			"64'bool' f5 66'string' 7f 62c3a9 60 ff 68'datetime' c0 7f 74'1970-01-01T00:00:01Z' ff 64'grid' 9f 9f 01 20 ff 82 02 21 ff ff",
		"a2 62'u8' f6 66'string' f7", "a0", "bf ff",
	} {
		require.NoError(t, d.Append(item(t, record)), record)
	}
	columns, rows := d.Finish()
	require.Equal(t, 5, rows)
	want := []string{
		"255", "-128", "65535", "-32768", "4294967295", "-2147483648", "18446744073709551615",
		"-9223372036854775808", "0.1", "1.5", "true", "é",
	}
	for row := range 2 {
		require.Equal(t, want, codectest.Texts(columns, row)[:len(want)])
		require.EqualValues(t, 1e9, columns[12].(*array.Timestamp).Value(row))
		require.Equal(t, "[[1,-1],[2,-2]]", columns[13].ValueStr(row))
	}
	for _, column := range columns {
		for row := 2; row < 5; row++ {
			require.True(t, column.IsNull(row))
		}
	}
}

// TestNumbers checks how numbers of every form fit floating-point columns.
func TestNumbers(t *testing.T) {
	d, _ := open(t, true, codectest.Schema(codectest.Field("a", datatype.KindF64, false), codectest.Field("b", datatype.KindF32, false)))
	for text, want := range map[string]float64{
		"00": 0, "20": -1, "1bffffffffffffffff": 1 << 64, "3bffffffffffffffff": -(1 << 64), "1818": 24, "f90000": 0, "f98000": math.Copysign(0, -1),
		"f93c00": 1, "f97bff": 65504, "f90001": 0x1p-24, "f90400": 0x1p-14, "f9c400": -4, "fac7800000": -65536, "fb3fb999999999999a": 0.1,
	} {
		require.NoError(t, d.Append(item(t, "a2 61'a' "+text+" 61'b' "+text)), text)
		columns, _ := d.Finish()
		require.Equal(t, math.Float64bits(want), math.Float64bits(columns[0].(*array.Float64).Value(0)), text)
		require.Equal(t, math.Float32bits(float32(want)), math.Float32bits(columns[1].(*array.Float32).Value(0)), text)
	}
	for _, text := range []string{"f97c00", "f97e00", "faff800000", "fb7ff0000000000000", "fb7ff8000000000001", "c2 41 01", "f5", "61'1'", "41 01"} {
		require.ErrorIs(t, d.Append(item(t, "a2 61'a' "+text+" 61'b' 00")), failure.CodeFieldType, text)
	}
	require.ErrorIs(t, d.Append(item(t, "a2 61'a' 00 61'b' fb7fefffffffffffff")), failure.CodeFieldType)
}

func TestDecodeRefuses(t *testing.T) {
	s := codectest.EveryKind(true)
	s.Fields = append(s.Fields, codectest.Field("must", datatype.KindU8, false))
	d, _ := open(t, true, s)
	for name, c := range map[string]struct {
		payload string
		code    failure.Code
	}{
		"empty":                     {"", failure.CodeMalformedPayload},
		"number":                    {"01", failure.CodeNotAnObject},
		"array":                     {"81 00", failure.CodeNotAnObject},
		"another tag":               {"c1 a1 64'must' 01", failure.CodeNotAnObject},
		"self-described twice":      {"d9d9f7 d9d9f7 a1 64'must' 01", failure.CodeNotAnObject},
		"break":                     {"ff", failure.CodeMalformedPayload},
		"reserved":                  {"1c", failure.CodeMalformedPayload},
		"number without end":        {"1f", failure.CodeMalformedPayload},
		"tag without end":           {"df a0", failure.CodeMalformedPayload},
		"open map":                  {"bf 64'must' 01", failure.CodeMalformedPayload},
		"break behind a key":        {"bf 64'must' ff", failure.CodeMalformedPayload},
		"short map":                 {"a2 64'must' 01", failure.CodeMalformedPayload},
		"trailing bytes":            {"a1 64'must' 01 00", failure.CodeMalformedPayload},
		"key of bytes":              {"a1 44'must' 01", failure.CodeMalformedPayload},
		"number as key":             {"a1 01 01", failure.CodeMalformedPayload},
		"huge map":                  {"bbffffffffffffffff 64'must' 01", failure.CodeMalformedPayload},
		"huge string":               {"a2 64'must' 01 66'string' 7bffffffffffffffff 'x'", failure.CodeMalformedPayload},
		"huge array":                {"a2 64'must' 01 64'grid' 9bffffffffffffffff", failure.CodeMalformedPayload},
		"invalid UTF-8":             {"a2 64'must' 01 66'string' 61ff", failure.CodeMalformedPayload},
		"character across chunks":   {"a2 64'must' 01 66'string' 7f 61c3 61a9 ff", failure.CodeMalformedPayload},
		"chunk of bytes":            {"a2 64'must' 01 66'string' 7f 41'x' ff", failure.CodeMalformedPayload},
		"chunk in a chunk":          {"a2 64'must' 01 66'string' 7f 7f 61'x' ff ff", failure.CodeMalformedPayload},
		"simple in two bytes":       {"a2 64'must' 01 64'bool' f815", failure.CodeMalformedPayload},
		"null for required":         {"a1 64'must' f6", failure.CodeNullField},
		"undefined for required":    {"a1 64'must' f7", failure.CodeNullField},
		"missing":                   {"a1 62'u8' 01", failure.CodeMissingField},
		"missing in empty":          {"a0", failure.CodeMissingField},
		"duplicate":                 {"a2 64'must' 01 64'must' 01", failure.CodeDuplicateKey},
		"duplicate in chunks":       {"a2 64'must' 01 7f 62'mu' 62'st' ff 01", failure.CodeDuplicateKey},
		"undeclared":                {"a2 64'must' 01 65'other' 01", failure.CodeUndeclaredField},
		"range":                     {"a1 64'must' 190100", failure.CodeFieldType},
		"negative":                  {"a1 64'must' 20", failure.CodeFieldType},
		"range below":               {"a2 64'must' 01 63'i64' 3b8000000000000000", failure.CodeFieldType},
		"range far below":           {"a2 64'must' 01 63'i64' 3bffffffffffffffff", failure.CodeFieldType},
		"whole float for integer":   {"a1 64'must' f93c00", failure.CodeFieldType},
		"bignum for integer":        {"a1 64'must' c2 41 01", failure.CodeFieldType},
		"broken bignum":             {"a1 64'must' c2 42 01", failure.CodeMalformedPayload},
		"tag before integer":        {"a1 64'must' c1 01", failure.CodeFieldType},
		"text for integer":          {"a1 64'must' 61'1'", failure.CodeFieldType},
		"bytes for string":          {"a2 64'must' 01 66'string' 41'x'", failure.CodeFieldType},
		"integer for bool":          {"a2 64'must' 01 64'bool' 01", failure.CodeFieldType},
		"epoch for datetime":        {"a2 64'must' 01 68'datetime' c1 00", failure.CodeFieldType},
		"number for datetime":       {"a2 64'must' 01 68'datetime' 00", failure.CodeFieldType},
		"tagged number as datetime": {"a2 64'must' 01 68'datetime' c0 00", failure.CodeFieldType},
		"datetime without offset":   {"a2 64'must' 01 68'datetime' 73'2024-01-01T00:00:00'", failure.CodeFieldType},
		"map for array":             {"a2 64'must' 01 64'grid' a0", failure.CodeFieldType},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, d.Append(item(t, "a3 64'must' 07 66'string' 64'kept' 64'grid' 81 82 01 02")))
			require.ErrorIs(t, d.Append(item(t, c.payload)), c.code)
			require.NoError(t, d.Append(item(t, "a3 64'must' 08 66'string' 63'too' 64'grid' 81 82 03 04")))
			columns, rows := d.Finish()
			require.Equal(t, 2, rows)
			require.Equal(t, "kept", columns[11].ValueStr(0))
			require.Equal(t, "too", columns[11].ValueStr(1))
			require.Equal(t, "[[3,4]]", columns[13].ValueStr(1))
			require.Equal(t, "8", columns[14].ValueStr(1))
		})
	}
}

func TestFailuresNameElements(t *testing.T) {
	d, _ := open(t, true, codectest.EveryKind(true))
	for payload, want := range map[string]string{
		"82 82 01 02 81 03": "grid[1]", "81 83 01 02 03": "grid[0]", "82 82 01 02 82 03 61'x'": "grid[1][1]", "81 01": "grid[0]",
	} {
		err := d.Append(item(t, "a1 64'grid' "+payload))
		typed, ok := errors.AsType[*failure.FieldType](err)
		require.True(t, ok, "%s: %v", payload, err)
		require.Equal(t, want, typed.Name)
	}
	null, ok := errors.AsType[*failure.NullField](d.Append(item(t, "a1 64'grid' 82 82 01 02 f6")))
	require.True(t, ok)
	require.Equal(t, "grid[1]", null.Name)
}

func TestFailuresHoldNoValues(t *testing.T) {
	d, _ := open(t, true, codectest.Schema(codectest.Field("secret", datatype.KindU8, false)))
	for _, payload := range []string{"a1 66'secret' 67'hunter2'", "a1 67'hunter2' 01", "67'hunter2'", "a1 66'secret' 01 67'hunter2'"} {
		err := d.Append(item(t, payload))
		require.Error(t, err)
		require.NotContains(t, err.Error(), "hunter2")
		require.NotContains(t, fmt.Sprintf("%+v", failure.Project(err)), "hunter2")
	}
}

func TestLooseIgnoresUndeclaredFields(t *testing.T) {
	d, _ := open(t, false, codectest.Schema(codectest.Field("a", datatype.KindU8, false)))
	require.NoError(t, d.Append(item(t, "bf 61'x' bf 01 82 f5 c2 41 01 42 0102 5f 41 01 ff ff 61'a' 01 61'x' f8ff 61'y' fb7ff8000000000000 ff")))
	deep := strings.Repeat("81", codec.MaximumDepth-1) + "00"
	require.NoError(t, d.Append(item(t, "a2 61'x' "+deep+" 61'a' 01")))
	require.ErrorIs(t, d.Append(item(t, "a2 61'x' 81"+deep+" 61'a' 01")), failure.CodePayloadTooDeep)
	require.ErrorIs(t, d.Append(item(t, "a2 61'x' "+strings.Repeat("c1", codec.MaximumDepth)+"00 61'a' 01")), failure.CodePayloadTooDeep)
	for _, broken := range []string{"82 00", "bf 00 ff", "5f 61'x' ff", "61ff", "62 61", "f800", "1c", "ff"} {
		require.ErrorIs(t, d.Append(item(t, "a1 61'x' "+broken)), failure.CodeMalformedPayload, broken)
	}
	require.Equal(t, 2, d.Rows())
}

func TestTruncated(t *testing.T) {
	d, _ := open(t, true, codectest.EveryKind(true))
	codectest.Truncated(t, d, item(t, "d9d9f7 a4 62'u8' 1900ff 66'string' 7f 62c3a9 60 ff 68'datetime' c0 74'1970-01-01T00:00:01Z' 64'grid' 9f 82 01 20 ff"))
}

func TestAppendLines(t *testing.T) {
	d, _ := open(t, true, codectest.Schema(codectest.Field("a", datatype.KindU8, false)))
	var failed []int
	records := d.AppendLines([]byte("\n\xa1\x61a\x01\n\xa1\x61b\x01\n \r\n\xa1\x61a\x02"), func(record int, err error) {
		require.ErrorIs(t, err, failure.CodeUndeclaredField)
		failed = append(failed, record)
	})
	require.Equal(t, 3, records)
	require.Equal(t, []int{1}, failed)
	columns, rows := d.Finish()
	require.Equal(t, 2, rows)
	require.Equal(t, "2", columns[0].ValueStr(1))
}

func TestEncode(t *testing.T) {
	d, e := open(t, true, codectest.EveryKind(true))
	full := "ae 62'u8' 18ff 62'i8' 387f 63'u16' 19ffff 63'i16' 397fff 63'u32' 1affffffff 63'i32' 3a7fffffff" +
		"63'u64' 1bffffffffffffffff 63'i64' 3b7fffffffffffffff 63'f32' fa3dcccccd 63'f64' fb3ff8000000000000" +
		"64'bool' f5 66'string' 62c3a9 68'datetime' 7819'1970-01-01T00:00:01+00:00' 64'grid' 82 82 01 20 82 02 21"
	for _, record := range []string{full, "a0", "a1 64'bool' f4"} {
		require.NoError(t, d.Append(item(t, record)))
	}
	columns, rows := d.Finish()
	buffer, ends, failed := e.Encode(columns, rows, []int32{2, 0, 1})
	require.Empty(t, failed)
	require.Equal(t, item(t, "a1 64'bool' f4"), buffer[:ends[0]])
	require.Equal(t, item(t, full), buffer[ends[0]:ends[1]])
	require.Equal(t, item(t, "a0"), buffer[ends[1]:ends[2]])
}

func TestEncodeFailures(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindF64, false), revision.Field{Name: "b", Type: codectest.Vec(codectest.Scalar(datatype.KindF32))})
	_, e := open(t, true, s)
	floats := array.NewFloat64Builder(memory.DefaultAllocator)
	floats.AppendValues([]float64{1, math.Inf(1), 2, 3}, []bool{true, true, true, false})
	lists := array.NewBuilder(memory.DefaultAllocator, columnar.ArrowType(s.Fields[1].Type)).(*array.ListBuilder)
	for row := range 4 {
		lists.Append(true)
		value := float32(row)
		if row == 2 {
			value = float32(math.NaN())
		}
		lists.ValueBuilder().(*array.Float32Builder).Append(value)
	}
	buffer, ends, failed := e.Encode([]arrow.Array{floats.NewArray(), lists.NewArray()}, 4, nil)
	require.Equal(t, item(t, "a2 61'a' fb3ff0000000000000 61'b' 81 fa00000000"), buffer)
	require.Len(t, ends, 4)
	require.Len(t, failed, 3)
	for i, want := range []error{
		&failure.NonFiniteNumber{Name: "a", Format: "CBOR"}, &failure.NonFiniteNumber{Name: "b[0]", Format: "CBOR"}, &failure.NullField{Name: "a"},
	} {
		require.Equal(t, i+1, failed[i].Row)
		require.Equal(t, want.Error(), failed[i].Err.Error())
	}
}

func TestOpenRefuses(t *testing.T) {
	s := codectest.Schema(codectest.Field("a", datatype.KindU8, false))
	_, err := NewDecoder(codectest.FieldPlan(revision.FieldFormatJson, true, s), s)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
	_, err = NewEncoder(codectest.FieldPlan(revision.FieldFormatCbor, true, codectest.Schema()), s)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
}

// TestRoundTrip encodes rows of random schemas, lets the peer read the records and decodes them.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := codectest.DrawSchema(t, codectest.Scalars())
		d, e := open(t, true, s)
		for range 2 {
			codectest.RoundTrip(t, s, e, d, func(record []byte) {
				var read map[string]any
				require.NoError(t, peer.Unmarshal(record, &read), "%x", record)
			})
		}
	})
}
