package cbor

import (
	"testing"

	peer "github.com/fxamacker/cbor/v2"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/codec/codectest"
)

const benchRows = 1024

// reading is a record of the benchmarks.
type reading struct {
	ID     int64   `cbor:"id"`
	Value  string  `cbor:"value"`
	TS     string  `cbor:"ts"`
	Amount float64 `cbor:"amount"`
	Tags   []int64 `cbor:"tags"`
}

func benchSchema() *revision.Schema {
	return codectest.Schema(
		codectest.Field("id", datatype.KindI64, false), codectest.Field("value", datatype.KindString, false),
		codectest.Field("ts", datatype.KindDatetime, false), codectest.Field("amount", datatype.KindF64, false),
		revision.Field{Name: "tags", Type: codectest.Vec(codectest.Scalar(datatype.KindI64))},
	)
}

func benchRecords(b *testing.B) (records [][]byte, size int64) {
	for i := range benchRows {
		record, err := peer.Marshal(reading{ID: int64(i) * 7919, Value: "sensor-000017-reading", TS: "2024-05-01T12:00:00.125Z", Amount: float64(i) * 37.11, Tags: []int64{1, 1000}})
		require.NoError(b, err)
		records = append(records, record)
		size += int64(len(record))
	}
	return records, size
}

func BenchmarkDecode(b *testing.B) {
	d, _ := open(b, true, benchSchema())
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
	d, e := open(b, true, benchSchema())
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
	records, size := benchRecords(b)
	b.SetBytes(size)
	b.ReportAllocs()
	for b.Loop() {
		for _, record := range records {
			var read reading
			if err := peer.Unmarshal(record, &read); err != nil {
				b.Fatal(err)
			}
		}
	}
}
