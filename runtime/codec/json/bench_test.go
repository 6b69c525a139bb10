package json

import (
	"bytes"
	"fmt"
	"strconv"
	"testing"

	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/go-json-experiment/json/jsontext"

	"nervix/generated/datatype"
)

const benchRows = 1024

// benchBody holds records of about 96 bytes, two in a hundred with an escape.
func benchBody() []byte {
	var body []byte
	for i := range benchRows {
		value := fmt.Sprintf("sensor-%06d-reading", i*7919)
		switch i % 50 {
		case 0:
			value += `\n`
		case 1:
			value += "é"
		}
		body = fmt.Appendf(body, `{"id":%d,"value":"%s","ts":"2024-05-%02dT12:%02d:00.125Z","amount":%.2f}`+"\n",
			1_000_000_000+i, value, i%28+1, i%60, float64(i)*37.11)
	}
	return body
}

func benchDecoder(b *testing.B, ts datatype.Kind) *Decoder {
	return decoder(
		b, true, declared{"id", datatype.KindI64, false}, declared{"value", datatype.KindString, false},
		declared{"ts", ts, false}, declared{"amount", datatype.KindF64, false},
	)
}

func BenchmarkDecodeLines(b *testing.B) {
	for name, kind := range map[string]datatype.Kind{"text": datatype.KindString, "datetime": datatype.KindDatetime} {
		b.Run(name, func(b *testing.B) {
			d, body := benchDecoder(b, kind), benchBody()
			b.SetBytes(int64(len(body)))
			b.ReportAllocs()
			for b.Loop() {
				d.AppendLines(body, func(_ int, err error) { b.Fatal(err) })
				d.Finish()
			}
		})
	}
}

func BenchmarkDecodeRecords(b *testing.B) {
	d, body := benchDecoder(b, datatype.KindString), benchBody()
	records := bytes.Split(bytes.TrimSpace(body), []byte("\n"))
	b.SetBytes(int64(len(body)))
	b.ReportAllocs()
	for b.Loop() {
		for _, record := range records {
			if err := d.Append(record); err != nil {
				b.Fatal(err)
			}
		}
		d.Finish()
	}
}

func BenchmarkEncode(b *testing.B) {
	d, body := benchDecoder(b, datatype.KindDatetime), benchBody()
	c, s := plan(true, declared{"id", datatype.KindI64, false}, declared{"value", datatype.KindString, false},
		declared{"ts", datatype.KindDatetime, false}, declared{"amount", datatype.KindF64, false})
	e, err := NewEncoder(c, s)
	if err != nil {
		b.Fatal(err)
	}
	d.AppendLines(body, func(_ int, err error) { b.Fatal(err) })
	columns, rows := d.Finish()
	b.SetBytes(int64(len(body)))
	b.ReportAllocs()
	for b.Loop() {
		e.Encode(columns, rows, nil)
	}
}

// BenchmarkJsontext reads the same records into builders with jsontext.
func BenchmarkJsontext(b *testing.B) {
	body := benchBody()
	ids, amounts := array.NewInt64Builder(memory.DefaultAllocator), array.NewFloat64Builder(memory.DefaultAllocator)
	values, stamps := array.NewStringBuilder(memory.DefaultAllocator), array.NewStringBuilder(memory.DefaultAllocator)
	reader, scratch := bytes.NewReader(body), []byte(nil)
	in := jsontext.NewDecoder(reader)
	b.SetBytes(int64(len(body)))
	b.ReportAllocs()
	for b.Loop() {
		reader.Reset(body)
		in.Reset(reader)
		for range benchRows {
			in.ReadToken()
			for in.PeekKind() != '}' {
				name, _ := in.ReadValue()
				which := name[1]
				value, err := in.ReadValue()
				if err != nil {
					b.Fatal(err)
				}
				switch which {
				case 'i':
					n, _ := strconv.ParseInt(borrow(value), 10, 64)
					ids.Append(n)
				case 'a':
					n, _ := strconv.ParseFloat(borrow(value), 64)
					amounts.Append(n)
				case 'v':
					scratch, _ = jsontext.AppendUnquote(scratch[:0], value)
					values.BinaryBuilder.Append(scratch)
				case 't':
					scratch, _ = jsontext.AppendUnquote(scratch[:0], value)
					stamps.BinaryBuilder.Append(scratch)
				}
			}
			in.ReadToken()
		}
		ids.NewArray()
		amounts.NewArray()
		values.NewArray()
		stamps.NewArray()
	}
}
