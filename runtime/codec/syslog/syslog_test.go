package syslog

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/generated/shape"
	"nervix/runtime/codec"
)

var plan = &revision.Codec{Name: "c", Wire: &revision.SyslogWire{}}

func decoderOf(t testing.TB, schema *revision.Schema) *Decoder {
	t.Helper()
	made, err := NewDecoder(plan, schema)
	require.NoError(t, err)
	return made
}

// Messages of RFC 5424, section 6.5, and what else it allows.
func TestDecode(t *testing.T) {
	d := decoderOf(t, shape.SyslogRecord())
	for payload, want := range map[string]string{
		"<34>1 2003-10-11T22:14:15.003Z mymachine.example.com su - ID47 - " + byteOrder + "'su root' failed for lonvick on /dev/pts/8": `4 2 1 2003-10-11T22:14:15.003Z mymachine.example.com su (null) ID47 (null) 'su root' failed for lonvick on /dev/pts/8`,
		`<165>1 2003-08-24T05:14:15.000003-07:00 192.0.2.1 myproc 8710 - - %% It's time.`:                                              `20 5 1 2003-08-24T12:14:15.000003Z 192.0.2.1 myproc 8710 (null) (null) %% It's time.`,
		`<165>1 2003-10-11T22:14:15.003Z h e - ID47 [exampleSDID@32473 iut="3" eventSource="App\"\\\]x"][b]`:                           `20 5 1 2003-10-11T22:14:15.003Z h e (null) ID47 [exampleSDID@32473 iut="3" eventSource="App\"\\\]x"][b] (null)`,
		`<0>12 - - - - - -`:   `0 0 12 (null) (null) (null) (null) (null) (null) (null)`,
		`<191>1 - - - - - - `: `23 7 1 (null) (null) (null) (null) (null) (null) `,
	} {
		require.NoError(t, d.Append([]byte(payload)), payload)
		columns, rows := d.Finish()
		require.Equal(t, 1, rows)
		var got []string
		for _, column := range columns {
			got = append(got, column.ValueStr(0))
		}
		require.Equal(t, want, strings.Join(got, " "), payload)
	}
}

func TestDecodeRefusals(t *testing.T) {
	d := decoderOf(t, shape.SyslogRecord())
	for _, payload := range []string{
		"", "<", "<1", "<1>", "1>1 - - - - - -", "<192>1 - - - - - -", "<01>1 - - - - - -", "<1>0 - - - - - -", "<1>01 - - - - - -", "<1>1", "<1>1 - - - -", "<1>1 - - - - -",
		"<1>1  - - - - -", "<1>1 - h\x7f - - - -", "<1>1 - h\xc3\xa9 - - - -", "<1>1 - - - - - x", "<1>1 - - - - - -x", "<1>1 - - - - - []", "<1>1 - - - - - [a", "<1>1 - - - - - [a b]",
		`<1>1 - - - - - [a b="]"]`, `<1>1 - - - - - [a b="c]`, "<1>1 - - - - - [a b=\"\xff\"]", "<1>1 - - - - - - \xff", "<1>1 - - - - - [a]x",
		"<34>Oct 11 22:14:15 mymachine su: 'su root' failed",
	} {
		require.ErrorIs(t, d.Append([]byte(payload)), failure.CodeMalformedPayload, "%q", payload)
	}
	require.ErrorIs(t, d.Append([]byte("<1>1 yesterday - - - - -")), failure.CodeFieldType)
	require.Zero(t, d.Rows())
	bad := 0
	require.Equal(t, 3, d.AppendLines([]byte("<1>1 - - - - - -\n\n<1>\n<2>1 - - - - - - m\n"), func(record int, err error) { bad += record + 1 }))
	require.Equal(t, 2, bad)
	require.Equal(t, 2, d.Rows())
}

// A schema declares some of the parts, in any order; what it requires must be there.
func TestSomeParts(t *testing.T) {
	text := datatype.Type{Kind: datatype.KindString}
	schema := &revision.Schema{Fields: []revision.Field{{Name: "message", Type: text}, {Name: "severity", Type: datatype.Type{Kind: datatype.KindU8}}}}
	d := decoderOf(t, schema)
	require.NoError(t, d.Append([]byte("<15>1 - h - - - - text")))
	require.ErrorIs(t, d.Append([]byte("<15>1 - h - - - -")), failure.CodeMissingField)
	columns, rows := d.Finish()
	require.Equal(t, 1, rows)
	require.Equal(t, "text", columns[0].ValueStr(0))
	e, err := NewEncoder(plan, schema)
	require.NoError(t, err)
	buffer, _, errors := e.Encode(columns, rows, nil)
	require.Empty(t, errors)
	require.Equal(t, "<15>1 - - - - - - text", string(buffer))

	for _, wrong := range []revision.Field{{Name: "other", Type: text}, {Name: "severity", Type: text}} {
		schema := &revision.Schema{Fields: []revision.Field{wrong}}
		_, err := NewDecoder(plan, schema)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
		_, err = NewEncoder(plan, schema)
		require.ErrorIs(t, err, failure.CodeCodecMismatch)
	}
	_, err = NewDecoder(&revision.Codec{Wire: &revision.AvroWire{}}, schema)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
	_, err = NewEncoder(&revision.Codec{Wire: &revision.AvroWire{}}, schema)
	require.ErrorIs(t, err, failure.CodeCodecMismatch)
}

// What the RFC does not allow is the failure of its row alone.
func TestEncodeRefusals(t *testing.T) {
	text := datatype.Type{Kind: datatype.KindString}
	for part, values := range map[int][]string{
		hostname: {"", "-", "a b", "é", strings.Repeat("x", 256)}, appName: {strings.Repeat("x", 49)}, procID: {strings.Repeat("x", 129)}, msgID: {strings.Repeat("x", 33)},
		structuredData: {"", "-", "[", "[a]x", "[a b=c]", "[a b=\"]\"]"},
	} {
		field := shape.SyslogRecord().Fields[part]
		require.Equal(t, text, field.Type)
		schema := &revision.Schema{Fields: []revision.Field{field}}
		columns, err := codec.NewColumns(schema)
		require.NoError(t, err)
		for _, value := range append(values, "[ok]") {
			row, list := columns.Begin()
			list[0].Text = append(list[0].Text, value...)
			require.True(t, list[0].EndText(row))
			columns.Commit()
		}
		e, err := NewEncoder(plan, schema)
		require.NoError(t, err)
		arrays, rows := columns.Finish()
		_, ends, errors := e.Encode(arrays, rows, nil)
		require.Len(t, ends, rows)
		require.Len(t, errors, len(values))
		for i, failed := range errors {
			require.Equal(t, i, failed.Row)
			require.ErrorIs(t, failed.Err, failure.CodeNotRepresentable)
			require.NotContains(t, failed.Err.Error(), "xxx")
		}
	}
	schema := &revision.Schema{Fields: shape.SyslogRecord().Fields[:3]}
	columns, err := codec.NewColumns(schema)
	require.NoError(t, err)
	for _, numbers := range [][3]uint16{{24, 0, 1}, {0, 8, 1}, {0, 0, 0}, {0, 0, 1000}, {23, 7, 999}} {
		row, list := columns.Begin()
		list[0].Set8(row, uint8(numbers[0]))
		list[1].Set8(row, uint8(numbers[1]))
		list[2].Set16(row, numbers[2])
		columns.Commit()
	}
	e, err := NewEncoder(plan, schema)
	require.NoError(t, err)
	arrays, rows := columns.Finish()
	buffer, _, errors := e.Encode(arrays, rows, nil)
	require.Len(t, errors, 4)
	require.Equal(t, "<191>999 - - - - - -", string(buffer))
}

// What is written is read back, whatever the parts are.
func TestRoundTrip(t *testing.T) {
	schema := shape.SyslogRecord()
	rapid.Check(t, func(t *rapid.T) {
		columns, err := codec.NewColumns(schema)
		require.NoError(t, err)
		for range rapid.IntRange(1, 5).Draw(t, "rows") {
			row, list := columns.Begin()
			list[facility].Set8(row, rapid.Uint8Range(0, 23).Draw(t, "facility"))
			list[severity].Set8(row, rapid.Uint8Range(0, 7).Draw(t, "severity"))
			list[version].Set16(row, rapid.Uint16Range(1, 999).Draw(t, "version"))
			for part := timestamp; part < parts; part++ {
				column := &list[part]
				if rapid.Bool().Draw(t, "null") {
					require.True(t, columns.Null(column, row))
					continue
				}
				switch part {
				case timestamp:
					column.Set64(row, uint64(rapid.Int64Range(-1e15, 4e15).Draw(t, "at"))*1000)
					continue
				case structuredData:
					column.Text = append(column.Text, rapid.StringMatching(`(\[[a-z@0-9]{1,8}( [a-z]{1,4}="([a-zé ]|\\["\\\]])*"){0,2}\]){1,3}`).Draw(t, "data")...)
				case text:
					column.Text = append(column.Text, rapid.String().Draw(t, "text")...)
				default:
					column.Text = append(column.Text, rapid.StringMatching(`[!-,.-~][!-~]{0,20}`).Draw(t, "name")...)
				}
				require.True(t, column.EndText(row))
			}
			columns.Commit()
		}
		arrays, rows := columns.Finish()
		e, err := NewEncoder(plan, schema)
		require.NoError(t, err)
		buffer, ends, errors := e.Encode(arrays, rows, nil)
		require.Empty(t, errors)
		d, err := NewDecoder(plan, schema)
		require.NoError(t, err)
		start := int32(0)
		for _, end := range ends {
			require.NoError(t, d.Append(buffer[start:end]), "%q", buffer[start:end])
			start = end
		}
		got, _ := d.Finish()
		for i := range got {
			require.Equal(t, arrays[i].String(), got[i].String())
		}
	})
}

func TestDecodeAllocatesNothingPerRow(t *testing.T) {
	d := decoderOf(t, shape.SyslogRecord())
	payload := []byte(`<165>1 2003-10-11T22:14:15.003Z h e - ID47 [x@1 iut="3"] An application event`)
	allocations := testing.AllocsPerRun(5, func() {
		for range 1000 {
			if err := d.Append(payload); err != nil {
				t.Error(err)
			}
		}
		d.Finish()
	})
	require.Less(t, allocations, 100.0)
}

// Whatever bytes arrive, they are a message that survives a round trip, or a failure.
func FuzzDecode(f *testing.F) {
	for _, seed := range []string{
		"<34>1 2003-10-11T22:14:15.003Z mymachine.example.com su - ID47 - " + byteOrder + "'su root' failed", `<165>1 - - - - - [a b="\]"][c]`, "<0>1 - - - - - - ",
	} {
		f.Add([]byte(seed))
	}
	schema := shape.SyslogRecord()
	f.Fuzz(func(t *testing.T, payload []byte) {
		d := decoderOf(t, schema)
		if d.Append(payload) != nil {
			require.Zero(t, d.Rows())
			return
		}
		columns, rows := d.Finish()
		require.Equal(t, 1, rows)
		e, err := NewEncoder(plan, schema)
		require.NoError(t, err)
		written, _, errors := e.Encode(columns, rows, nil)
		if len(errors) > 0 {
			return // a name that is longer than the RFC allows
		}
		require.NoError(t, d.Append(written), "%q", written)
		again, _ := d.Finish()
		for i := range columns {
			if i != timestamp { // written in microseconds
				require.Equal(t, columns[i].String(), again[i].String())
			}
		}
	})
}
