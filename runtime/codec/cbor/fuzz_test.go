package cbor

import (
	"bytes"
	"errors"
	"math"
	"math/big"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	peer "github.com/fxamacker/cbor/v2"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec/codectest"
)

// peerMode reads what this codec reads, as far as the peer can.
func peerMode(t testing.TB) peer.DecMode {
	mode, err := peer.DecOptions{
		MaxNestedLevels: 1000, MaxArrayElements: math.MaxInt32, MaxMapPairs: math.MaxInt32, DefaultByteStringType: nil,
		DupMapKey: peer.DupMapKeyQuiet, UTF8: peer.UTF8RejectInvalid, TimeTagToAny: peer.TimeTagToRFC3339Nano,
		ByteStringToString: peer.ByteStringToStringForbidden,
	}.DecMode()
	require.NoError(t, err)
	return mode
}

// FuzzDecode compares acceptance and values with another decoder.
func FuzzDecode(f *testing.F) {
	for _, seed := range []string{
		"a1 62'id' 01", "bf 62'id' 20 64'name' 62c3a9 66'amount' f93e00 65'small' fa3dcccccd 64'flag' f5 64'list' 82 01 02 ff",
		"a1 61'x' bf 01 82 f5 c2 41 01 ff", "a1 64'name' 7f 61'a' 60 ff", "d9d9f7 a0", "a2 62'id' 01 62'id' 02", "a1 66'amount' 3bffffffffffffffff",
		"a1 64'name' 61ff", "a1 62'id' 1b8000000000000000", "a1 64'list' 9f ff", "a1 64'flag' f6", "a1 65'small' fb7fefffffffffffff", "80", "a1 f5 00",
	} {
		f.Add(item(f, seed))
	}
	s := codectest.Schema(
		codectest.Field("id", datatype.KindI64, true), codectest.Field("name", datatype.KindString, true), codectest.Field("amount", datatype.KindF64, true),
		codectest.Field("small", datatype.KindF32, true), codectest.Field("flag", datatype.KindBool, true),
		revision.Field{Name: "list", Type: codectest.Vec(codectest.Scalar(datatype.KindI64)), Nullable: true},
	)
	d, _ := open(f, false, s)
	mode := peerMode(f)
	f.Fuzz(func(t *testing.T, payload []byte) {
		got := d.Append(bytes.Clone(payload))
		columns, rows := d.Finish()
		if errors.Is(got, failure.CodePayloadTooDeep) {
			return
		}
		if err := mode.Wellformed(payload); err != nil {
			require.Error(t, got, "accepted, but: %v", err)
			require.Zero(t, rows)
			return
		}
		record := bytes.TrimPrefix(payload, []byte{0xd9, 0xd9, 0xf7})
		if bytes.HasPrefix(record, []byte{0xd9, 0xd9, 0xf7}) {
			require.Error(t, got)
			return
		}
		var item any
		if err := mode.Unmarshal(record, &item); err != nil {
			return // the peer judges tags, and keys that are no values of Go; both stay inside of what is ignored
		}
		read, _ := item.(map[any]any)
		if want := wanted(s, read); want != nil {
			if errors.Is(got, failure.CodeDuplicateKey) {
				return
			}
			require.NoError(t, got)
			compare(t, s, want, columns)
		} else {
			require.Error(t, got)
		}
	})
}

// wanted gives the values of a record by the rules of the schema; nil when it must be refused.
func wanted(s *revision.Schema, read map[any]any) map[string]any {
	if read == nil {
		return nil
	}
	want := map[string]any{}
	for key, value := range read {
		name, is := key.(string)
		if !is {
			return nil
		}
		for i := range s.Fields {
			if s.Fields[i].Name != name || value == nil {
				continue
			}
			converted := convert(s.Fields[i].Type, value)
			if converted == nil {
				return nil
			}
			want[name] = converted
		}
	}
	return want
}

// convert gives the value that a column holds; nil when the type cannot carry it.
func convert(t datatype.Type, value any) any {
	switch t.Kind {
	case datatype.KindI64:
		switch v := value.(type) {
		case uint64:
			if v <= math.MaxInt64 {
				return int64(v)
			}
		case int64:
			return v
		}
		return nil
	case datatype.KindString:
		if v, is := value.(string); is {
			return v
		}
	case datatype.KindBool:
		if v, is := value.(bool); is {
			return v
		}
	case datatype.KindF64, datatype.KindF32:
		return number(t.Kind, value)
	case datatype.KindVec:
		list, is := value.([]any)
		if !is {
			return nil
		}
		numbers := []int64{}
		for _, item := range list {
			n, is := convert(*t.Element, item).(int64)
			if !is {
				return nil
			}
			numbers = append(numbers, n)
		}
		return numbers
	}
	return nil
}

func number(kind datatype.Kind, value any) any {
	exact := new(big.Float)
	switch v := value.(type) {
	case uint64:
		exact.SetUint64(v)
	case int64:
		exact.SetInt64(v)
	case big.Int: // the peer's form of integers below the range of int64
		exact.SetInt(&v)
	case float64:
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return nil
		}
		exact.SetFloat64(v)
	default:
		return nil
	}
	if kind == datatype.KindF64 {
		double, _ := exact.Float64()
		return double
	}
	single, _ := exact.Float32()
	if math.IsInf(float64(single), 0) {
		return nil
	}
	return single
}

func compare(t *testing.T, s *revision.Schema, want map[string]any, columns []arrow.Array) {
	for i := range s.Fields {
		name := s.Fields[i].Name
		require.Equal(t, want[name] == nil, columns[i].IsNull(0), name)
		if want[name] == nil {
			continue
		}
		switch c := columns[i].(type) {
		case *array.Int64:
			require.Equal(t, want[name], c.Value(0))
		case *array.String:
			require.Equal(t, want[name], c.Value(0))
		case *array.Float64:
			require.Equal(t, math.Float64bits(want[name].(float64)), math.Float64bits(c.Value(0)))
		case *array.Float32:
			require.Equal(t, math.Float32bits(want[name].(float32)), math.Float32bits(c.Value(0)))
		case *array.Boolean:
			require.Equal(t, want[name], c.Value(0))
		case *array.List:
			from, to := c.ValueOffsets(0)
			require.Equal(t, want[name], append([]int64{}, c.ListValues().(*array.Int64).Int64Values()[from:to]...))
		}
	}
}

// FuzzEveryKind looks for payloads that break the decoder or leave something behind, and encodes
// again what was accepted.
func FuzzEveryKind(f *testing.F) {
	f.Add(item(f, "a3 62'u8' 18ff 68'datetime' c0 74'1970-01-01T00:00:01Z' 64'grid' 81 82 01 20"))
	f.Add(item(f, "bf 64'grid' 9f 82 01 20 82 01"))
	s := codectest.EveryKind(true)
	d, e := open(f, true, s)
	f.Fuzz(func(t *testing.T, payload []byte) {
		err := d.Append(bytes.Clone(payload))
		columns, rows := d.Finish()
		if err != nil {
			require.Zero(t, rows)
			return
		}
		record, _, failed := e.Encode(columns, rows, nil)
		require.Empty(t, failed)
		require.NoError(t, d.Append(record))
		again, _ := d.Finish()
		codectest.Equal(t, s, columns, again)
	})
}
