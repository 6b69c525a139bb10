package bench

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/codec/json"
	"nervix/runtime/program"
)

// batchSizes are numbers of records that are decoded together: what an ingestor joins small
// payloads to, and what it holds at most.
var batchSizes = [...]int{1024, 8192}

// pipeline is decode, filter, map and encode of the graph filterMap on one goroutine.
type pipeline struct {
	codec     *revision.Codec // of what goes in
	schema    *revision.Schema
	decoder   *json.Decoder
	construct *program.Construction
	encoder   *json.Encoder
	machine   program.Machine
	frame     program.Frame
}

func newPipeline(t testing.TB) *pipeline {
	r := planned(t, filterMap)
	ingestor, emitter := node[*revision.Ingestor](t, r, "items_in"), node[*revision.Emitter](t, r, "items_out")
	route := &ingestor.Routes[0]
	in, out := &r.Schemas[r.Codecs[ingestor.Codec].Schema], &r.Schemas[r.Relays[route.Relay].Schema]
	p := &pipeline{codec: &r.Codecs[ingestor.Codec], schema: in}
	var err error
	p.decoder, err = json.NewDecoder(p.codec, in)
	require.NoError(t, err)
	p.construct, err = program.CompileConstruction("route", &route.Construction, program.Schemas{Input: in}, program.Output(out))
	require.NoError(t, err)
	p.encoder, err = json.NewEncoder(&r.Codecs[emitter.Codec], out)
	require.NoError(t, err)
	return p
}

// run takes one body through and gives the encoded text and the number of encoded records. The
// text is valid until the next run.
func (p *pipeline) run(t testing.TB, body []byte) (text []byte, records int) {
	p.decoder.AppendLines(body, func(_ int, err error) { t.Fatal(err) })
	p.frame.Input, p.frame.Rows = p.decoder.Finish()
	result, err := p.construct.Run(&p.machine, &p.frame)
	if err != nil || len(result.Errors) > 0 {
		t.Fatal(err, result.Errors)
	}
	rows := p.frame.Rows
	if result.Selected != nil {
		rows = len(result.Selected)
	}
	text, ends, broken := p.encoder.Encode(result.Columns, rows, nil)
	if len(broken) > 0 {
		t.Fatal(broken)
	}
	return text, len(ends)
}

// BenchmarkDecodeFilterMapEncode takes JSON lines to columns, keeps those with an x, writes their
// text in upper case and encodes them, on one core. Allocations are those of a batch's columns.
func BenchmarkDecodeFilterMapEncode(b *testing.B) {
	for _, rows := range batchSizes {
		b.Run(fmt.Sprintf("batch=%d", rows), func(b *testing.B) {
			oneCore(b)
			p, body := newPipeline(b), records(rows, 1)
			p.run(b, body)
			b.SetBytes(int64(len(body)))
			m := measure(b)
			for range b.N {
				p.run(b, body)
			}
			m.report(b.N * rows)
		})
	}
}

// What a batch allocates does not depend on its records.
func TestDecodeToEncodeAllocations(t *testing.T) {
	p := newPipeline(t)
	var perBatch [len(batchSizes)]float64
	for i, rows := range batchSizes {
		body := records(rows, 1)
		text, encoded := p.run(t, body)
		require.InDelta(t, rows/2, encoded, float64(rows)/8, "about half of the records hold an x")
		require.Contains(t, string(text[:256]), `"tenant":"t`)
		perBatch[i] = testing.AllocsPerRun(20, func() { p.run(t, body) })
	}
	largest := len(batchSizes) - 1
	require.Less(t, perBatch[largest]/float64(batchSizes[largest]), 0.01, "allocations per record")
	require.InDelta(t, perBatch[0], perBatch[largest], 5, "allocations per batch")
}
