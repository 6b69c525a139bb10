package avro

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/codec/codectest"
)

const benchRows = 1024

func benchSchema() *revision.Schema {
	return codectest.Schema(
		revision.Field{Name: "tags", Type: codectest.Vec(codectest.Scalar(datatype.KindI64))},
		codectest.Field("amount", datatype.KindF64, false), codectest.Field("ts", datatype.KindDatetime, false),
		codectest.Field("value", datatype.KindString, false), codectest.Field("id", datatype.KindI64, false),
	)
}

// reading is a record of the benchmarks.
type reading struct {
	ID     int64   `avro:"id"`
	Value  string  `avro:"value"`
	TS     string  `avro:"ts"`
	Amount float64 `avro:"amount"`
	Tags   []int64 `avro:"tags"`
}

func benchRecords(b *testing.B) (records [][]byte, size int64) {
	schema := recordSchema(b, benchSchema())
	for i := range benchRows {
		record, err := schema.Encode(reading{ID: int64(i) * 7919, Value: fmt.Sprintf("sensor-%06d-reading", i), TS: "2024-05-01T12:00:00.125Z", Amount: float64(i) * 37.11, Tags: []int64{1, 1000}})
		require.NoError(b, err)
		records = append(records, record)
		size += int64(len(record))
	}
	return records, size
}

func BenchmarkDecode(b *testing.B) {
	d, _ := open(b, benchSchema())
	records, size := benchRecords(b)
	b.SetBytes(size)
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
	d, e := open(b, benchSchema())
	records, size := benchRecords(b)
	for _, record := range records {
		require.NoError(b, d.Append(record))
	}
	columns, rows := d.Finish()
	b.SetBytes(size)
	b.ReportAllocs()
	for b.Loop() {
		e.Encode(columns, rows, nil)
	}
}

// BenchmarkPeer reads the same records into structs.
func BenchmarkPeer(b *testing.B) {
	schema := recordSchema(b, benchSchema())
	records, size := benchRecords(b)
	b.SetBytes(size)
	b.ReportAllocs()
	for b.Loop() {
		for _, record := range records {
			var read reading
			if _, err := schema.Decode(record, &read); err != nil {
				b.Fatal(err)
			}
		}
	}
}
