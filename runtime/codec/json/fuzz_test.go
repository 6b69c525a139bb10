package json

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/go-json-experiment/json/jsontext"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec/codectest"
	"nervix/runtime/instant"
)

// FuzzDecode compares acceptance and values with jsontext.
func FuzzDecode(f *testing.F) {
	for _, seed := range []string{
		`{"id":1,"name":"a\u00e9","amount":1.5,"small":0.1,"flag":true}`, `{"id":-9223372036854775808,"amount":1e400}`,
		` { "name" : null , "id" : 12 } `, `{"x":{"y":[1,{},[]]},"id":1}`, `{"id":1,"id":2}`, `[]`, `{"id":01}`,
		"{\"name\":\"\xff\"}", `{"name":"\ud800"}`, `{"id":12345678901234567890}`, `{"amount":123456789.123456789e-5}`,
		`{"name":"abcdefgh\"ijklmno\\p"}`, `{"small":3.4028236e38}`, `{"amount":-0}`, `{"flag":falsey}`, `{"n\u0061me":"x"}`,
	} {
		f.Add([]byte(seed))
	}
	f.Add([]byte(`{"list":[1,-2, 3 ],"id":1}`))
	f.Add([]byte(`{"list":[],"x":[1,]}`))
	f.Add([]byte(`{"id":1234567,"name":"0123456789abcdef0123456789abcdef\"é","amount":1234567.1234567,"at":"2024-02-29T12:00:00.125Z"}`))
	f.Add([]byte(`{"at":"2024-02-29T12:00:00.123456789+01:30", "amount": 1234567.12, "id": 7}`))
	f.Add([]byte(`{"at":"2024-02-29T12:00:00\u005a","amount":12.5e1,"id":12345678,"name":"語語語語語語語語"}`))
	s := codectest.Schema(
		codectest.Field("id", datatype.KindI64, true), codectest.Field("name", datatype.KindString, true), codectest.Field("amount", datatype.KindF64, true),
		codectest.Field("small", datatype.KindF32, true), codectest.Field("flag", datatype.KindBool, true),
		revision.Field{Name: "list", Type: codectest.Vec(codectest.Scalar(datatype.KindI64)), Nullable: true},
		codectest.Field("at", datatype.KindDatetime, true),
	)
	f.Fuzz(func(t *testing.T, payload []byte) {
		d, err := NewDecoder(codectest.FieldPlan(revision.FieldFormatJson, false, s), s)
		require.NoError(t, err)
		want, err := reference(payload)
		// What was decoded before gives room for texts and the order of fields.
		for _, before := range []string{`{}`, `{"name":"` + strings.Repeat("x", 500) + `"}`, ""} {
			if before != "" {
				require.NoError(t, d.Append([]byte(before)))
				d.Finish()
			}
			got := d.Append(bytes.Clone(payload))
			columns, rows := d.Finish()
			if errors.Is(got, failure.CodePayloadTooDeep) {
				return
			}
			if err != nil {
				require.Error(t, got, "accepted, but: %v", err)
				require.Zero(t, rows)
				continue
			}
			require.NoError(t, got)
			require.Equal(t, 1, rows)
			compare(t, want, columns)
		}
		if err == nil {
			compareStandard(t, want, payload)
		}
	})
}

// compareStandard compares what jsontext read with encoding/json, which accepts more.
func compareStandard(t *testing.T, want map[string]any, payload []byte) {
	var fields map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(payload, &fields))
	into := map[string]any{"id": new(int64), "name": new(string), "amount": new(float64), "small": new(float32), "flag": new(bool), "list": &[]int64{}, "at": new(time.Time)}
	for name, value := range want {
		if value == nil {
			require.Equal(t, "null", string(fields[name]), name)
			continue
		}
		if err := json.Unmarshal(fields[name], into[name]); name != "at" {
			require.NoError(t, err)
			require.Equal(t, value, reflect.ValueOf(into[name]).Elem().Interface(), name)
		} else if err == nil {
			require.Equal(t, value, into[name].(*time.Time).UnixNano())
		}
	}
}

// FuzzLines checks that records of lines are decoded like single ones.
func FuzzLines(f *testing.F) {
	f.Add([]byte("{\"id\":1}\n\n{\"id\":2\n{\"id\":3}\r\n"))
	single := decoder(f, true, declared{"id", datatype.KindI64, true}, declared{"name", datatype.KindString, true})
	lines := decoder(f, true, declared{"id", datatype.KindI64, true}, declared{"name", datatype.KindString, true})
	f.Fuzz(func(t *testing.T, body []byte) {
		failed := map[int]bool{}
		records := lines.AppendLines(body, func(record int, err error) {
			require.Error(t, err)
			failed[record] = true
		})
		count := 0
		for line := range bytes.SplitSeq(body, []byte("\n")) {
			if len(bytes.Trim(line, " \t\r")) == 0 {
				continue
			}
			require.Equal(t, single.Append(line) != nil, failed[count], "record %d: %q", count, line)
			count++
		}
		require.Equal(t, count, records)
		a, _ := single.Finish()
		b, _ := lines.Finish()
		for i := range a {
			require.True(t, array.Equal(a[i], b[i]))
		}
	})
}

// reference decodes with jsontext by the rules of the fuzzed schema.
func reference(payload []byte) (map[string]any, error) {
	in := jsontext.NewDecoder(bytes.NewReader(payload), jsontext.AllowDuplicateNames(true))
	row := map[string]any{}
	open, err := in.ReadToken()
	if err != nil {
		return nil, err
	}
	if open.Kind() != '{' {
		return nil, errors.New("not an object")
	}
	for in.PeekKind() != '}' {
		token, err := in.ReadToken()
		if err != nil {
			return nil, err
		}
		name := token.String()
		value, err := in.ReadValue()
		if err != nil {
			return nil, err
		}
		if err := field1(row, name, value); err != nil {
			return nil, err
		}
	}
	if _, err = in.ReadToken(); err != nil {
		return nil, err
	}
	if _, err = in.ReadToken(); !errors.Is(err, io.EOF) {
		return nil, errors.New("trailing bytes")
	}
	return row, nil
}

var errType = errors.New("type")

func field1(row map[string]any, name string, value jsontext.Value) error {
	kinds := map[string]jsontext.Kind{"id": '0', "name": '"', "amount": '0', "small": '0', "flag": 't', "list": '[', "at": '"'}
	kind, declared := kinds[name]
	if !declared {
		return nil
	}
	if _, twice := row[name]; twice {
		return errors.New("twice")
	}
	row[name] = nil
	got := value.Kind()
	if got == 'f' {
		got = 't'
	}
	if got == 'n' {
		return nil
	}
	if got != kind {
		return errType
	}
	var err error
	switch name {
	case "id":
		row[name], err = strconv.ParseInt(string(value), 10, 64)
	case "name":
		var text []byte
		text, err = jsontext.AppendUnquote(nil, value)
		row[name] = string(text)
	case "amount":
		row[name], err = strconv.ParseFloat(string(value), 64)
	case "small":
		var single float64
		single, err = strconv.ParseFloat(string(value), 32)
		row[name] = float32(single)
	case "flag":
		row[name] = value.Kind() == 't'
	case "list":
		row[name], err = integers(value)
	case "at":
		var text []byte
		text, err = jsontext.AppendUnquote(nil, value)
		nanoseconds, ok := instant.Parse(text)
		if row[name] = nanoseconds; !ok {
			err = errType
		}
	}
	return err
}

// integers reads an array of integers.
func integers(value jsontext.Value) ([]int64, error) {
	in, list := jsontext.NewDecoder(bytes.NewReader(value)), []int64{}
	if _, err := in.ReadToken(); err != nil {
		return nil, err
	}
	for in.PeekKind() != ']' {
		item, err := in.ReadValue()
		if err != nil {
			return nil, err
		}
		n, err := strconv.ParseInt(string(item), 10, 64)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

func compare(t *testing.T, want map[string]any, columns []arrow.Array) {
	for i, name := range []string{"id", "name", "amount", "small", "flag", "list", "at"} {
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
		case *array.Timestamp:
			require.Equal(t, want[name], int64(c.Value(0)))
		case *array.Boolean:
			require.Equal(t, want[name], c.Value(0))
		case *array.List:
			from, to := c.ValueOffsets(0)
			require.Equal(t, want[name], append([]int64{}, c.ListValues().(*array.Int64).Int64Values()[from:to]...))
		}
	}
}
