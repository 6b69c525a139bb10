package json

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/go-json-experiment/json/jsontext"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
)

// plainCharacters is copyPlain without words.
func plainCharacters(text []byte) int {
	for i, c := range text {
		if c < 0x20 || c >= utf8.RuneSelf || c == '"' || c == '\\' {
			return i
		}
	}
	return len(text)
}

// FuzzCopyPlain compares copying by blocks, by words and by characters.
func FuzzCopyPlain(f *testing.F) {
	f.Add([]byte("0123456789abcdef0123456789abcdef\"0123"), 100)
	f.Add([]byte("0123456789abcdef\x7f123456789abcde\x80"), 30)
	f.Add([]byte("0123456\\"), 8)
	f.Add([]byte("\x1f"), 1)
	f.Fuzz(func(t *testing.T, text []byte, limit int) {
		limit = max(0, min(limit, len(text)+40))
		want := plainCharacters(text[:min(limit, len(text))])
		for name, try := range map[string]func(room, text []byte) int{
			"plain": copyPlain,
			"words": func(room, text []byte) int {
				return copyWords(room[:min(limit, len(text))], text[:min(limit, len(text))])
			},
			"string": copyString,
			"text": func(room, text []byte) int {
				count, ascii := copyText(room, text)
				require.Equal(t, want, ascii)
				valid := validText(room[:count])
				require.Equal(t, utf8.Valid(text[:count]), valid)
				return count
			},
		} {
			memory := bytes.Repeat([]byte{'~'}, limit+16)
			got := try(memory[:limit], text)
			if name == "string" {
				checkString(t, text, limit, got)
			} else if name == "text" {
				require.True(t, got == min(limit, len(text)) || text[got] < 0x20 || text[got] == '"' || text[got] == '\\')
			} else {
				require.Equal(t, want, got, name)
			}
			require.Equal(t, string(text[:got]), string(memory[:got]), name)
			require.Equal(t, strings.Repeat("~", 16), string(memory[limit:]), "written behind the room")
		}
	})
}

// checkString checks that copyString copied only what it may, and stopped for a reason.
func checkString(t *testing.T, text []byte, room, got int) {
	require.True(t, utf8.Valid(text[:got]))
	for _, c := range text[:got] {
		require.True(t, c >= 0x20 && c != '"' && c != '\\')
	}
	limit := min(len(text), room)
	for end := got; end <= limit; end++ {
		if end == limit || text[end] < 0x20 || text[end] == '"' || text[end] == '\\' {
			require.True(t, end == got || !utf8.Valid(text[got:end]), "stopped at %d before %d", got, end)
			return
		}
	}
}

// TestRuneSizes tries every sequence of lead byte and second byte, and borders behind.
func TestRuneSizes(t *testing.T) {
	borders := []byte{0, 0x7f, 0x80, 0x8f, 0x90, 0xbf, 0xc0, 0xff}
	for first := range 256 {
		for second := range 256 {
			for _, third := range borders {
				for _, fourth := range borders {
					text := []byte{byte(first), byte(second), third, fourth}
					r, want := utf8.DecodeRune(text)
					if first < utf8.RuneSelf || r == utf8.RuneError && want == 1 {
						want = 0
					}
					if got := runeSize(binary.LittleEndian.Uint32(text)); got != want {
						t.Fatalf("%x has %d bytes, not %d", text, want, got)
					}
				}
			}
		}
	}
}

// TestStringBorders puts everything that ends a plain run at every place of words and blocks, with
// room and without, inside of a body and at its end.
func TestStringBorders(t *testing.T) {
	for _, odd := range []string{
		"", `\"`, `\\`, `\n`, `\u00e9`, `\ud83d\ude00`, `\ud83d`, `\x`, "é", "語", "😀", "\x7f", "\x1f", "\x00", "\xff", "\xc3", "\xe8\xaa", "\xed\xa0\x80",
	} {
		for before := range 36 {
			for _, after := range []int{0, 1, 7, 8, 15, 16, 31} {
				quoted := `"` + strings.Repeat("a", before) + odd + strings.Repeat("b", after) + `"`
				want, err := jsontext.AppendUnquote(nil, quoted)
				for _, expected := range []int{0, before + 1, before + after, 100} {
					d := decoder(t, true, declared{"s", datatype.KindString, false}, declared{"n", datatype.KindI64, true})
					require.NoError(t, d.Append([]byte(`{"s":"`+strings.Repeat("x", expected)+`"}`)))
					d.Finish()
					for _, record := range []string{`{"s":` + quoted + `}`, `{"s":` + quoted + `,"n":12345678}`, `{"n":1,"s":` + quoted + "}"} {
						got := d.Append([]byte(record))
						if err != nil {
							require.Error(t, got, "%q: %v", record, err)
							continue
						}
						require.NoError(t, got, "%q", record)
					}
					columns, rows := d.Finish()
					for row := range rows {
						require.Equal(t, string(want), columns[0].ValueStr(row))
					}
				}
			}
		}
	}
}

// TestNumberBorders reads numbers of every number of digits before every character.
func TestNumberBorders(t *testing.T) {
	fields := []declared{{"i", datatype.KindI64, true}, {"u", datatype.KindU8, true}, {"d", datatype.KindF64, true}, {"s", datatype.KindF32, true}}
	digits := "90817263549081726354"
	for whole := range 21 {
		for places := range 12 {
			text := digits[:whole]
			if places > 0 {
				text += "." + digits[20-places+1:]
			}
			for _, more := range []string{"", "e2", "E-3", ".", ".5", "x", "-", "0", " "} {
				for _, sign := range []string{"", "-", "0", "+"} {
					number := sign + text + more
					checkNumber(t, fields, number)
				}
			}
		}
	}
}

func checkNumber(t *testing.T, fields []declared, number string) {
	valid := jsontext.Value(number).IsValid()
	for which, f := range fields {
		for _, record := range []string{`{"%s":%s}`, `{"%s":%s,"x":"0123456789abcdef"}`} {
			d := decoder(t, false, fields...)
			err := d.Append(fmt.Appendf(nil, record, f.name, number))
			var want string
			refused := error(nil)
			trimmed := strings.TrimSpace(number)
			switch f.kind {
			case datatype.KindI64:
				n, bad := strconv.ParseInt(trimmed, 10, 64)
				want, refused = strconv.FormatInt(n, 10), bad
			case datatype.KindU8:
				n, bad := strconv.ParseUint(trimmed, 10, 8)
				want, refused = strconv.FormatUint(n, 10), bad
				if trimmed == "-0" {
					refused = nil
				}
			case datatype.KindF64:
				n, bad := strconv.ParseFloat(trimmed, 64)
				want, refused = fmt.Sprint(n), bad
			default:
				n, bad := strconv.ParseFloat(trimmed, 32)
				want, refused = fmt.Sprint(float32(n)), bad
			}
			if !valid || refused != nil {
				require.Error(t, err, "%s %s", f.name, number)
				continue
			}
			require.NoError(t, err, "%s %s", f.name, number)
			columns, _ := d.Finish()
			got := columns[which].ValueStr(0)
			switch column := columns[which].(type) {
			case *array.Float64:
				got = fmt.Sprint(column.Value(0))
			case *array.Float32:
				got = fmt.Sprint(column.Value(0))
			}
			require.Equal(t, want, got, number)
		}
	}
}

// TestOrders decodes records whose fields change their order, are missing or are not declared.
func TestOrders(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var fields []declared
	for i := range 6 {
		fields = append(fields, declared{strings.Repeat("n", 4*i) + strconv.Itoa(i), datatype.KindI64, true})
	}
	d := decoder(t, false, fields...)
	var wants [][]string
	for row := range 500 {
		order := []int{0, 1, 2, 3, 4, 5}
		if row%10 > 6 {
			random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		}
		want := strings.Split(strings.Repeat("(null) ", len(fields)), " ")[:len(fields)]
		record := []byte{'{'}
		for _, which := range order {
			if random.IntN(8) == 0 {
				continue
			}
			if len(record) > 1 {
				record = append(record, ',')
			}
			if random.IntN(8) == 0 {
				record = fmt.Appendf(record, `"other%d":{"0":[%d]},`, which, row)
			}
			want[which] = strconv.Itoa(row * which)
			record = fmt.Appendf(record, `"%s":%s`, fields[which].name, want[which])
		}
		wants = append(wants, want)
		require.NoError(t, d.Append(append(record, '}')), "%s", record)
	}
	columns, rows := d.Finish()
	require.Equal(t, len(wants), rows)
	for row, want := range wants {
		require.Equal(t, want, texts(columns, row), row)
	}
}
