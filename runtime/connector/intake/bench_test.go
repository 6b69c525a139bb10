package intake

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/codec/json"
	"nervix/runtime/connector"
)

// decoding is an Admission that decodes and drops.
type decoding struct{ decoder *json.Decoder }

func (d *decoding) Admit(_ context.Context, payloads connector.Payloads) (connector.Attempt, error) {
	var failed error
	d.decoder.AppendLines(payloads.Lines, func(_ int, err error) { failed = err })
	d.decoder.Finish()
	return nil, failed
}

func (d *decoding) Unready(error, time.Duration) {}

// BenchmarkLines posts a body of lines over a socket and decodes it.
func BenchmarkLines(b *testing.B) {
	var body []byte
	for i := range 20_000 {
		body = fmt.Appendf(body, `{"id":%d,"value":"sensor-%06d-reading","ts":"2024-05-01T12:00:00.125Z","amount":%.2f}`+"\n", i, i, float64(i)*1.25)
	}
	kinds := []datatype.Kind{datatype.KindI64, datatype.KindString, datatype.KindDatetime, datatype.KindF64}
	wires := []revision.WireType{revision.WireTypeInteger, revision.WireTypeString, revision.WireTypeString, revision.WireTypeNumber}
	wire, schema := &revision.FieldWire{Strict: true}, &revision.Schema{}
	for i, name := range []string{"id", "value", "ts", "amount"} {
		wire.Fields = append(wire.Fields, revision.WireField{Name: name, Type: wires[i], RFC3339: kinds[i] == datatype.KindDatetime})
		schema.Fields = append(schema.Fields, revision.Field{Name: name, Type: datatype.Type{Kind: kinds[i]}})
	}
	decoder, err := json.NewDecoder(&revision.Codec{Wire: wire}, schema)
	require.NoError(b, err)
	table := NewTable(0)
	source, err := System(table).OpenSource(b.Context(), connector.SourceConfig{
		Domain: "d", Endpoint: &revision.Endpoint{Hosts: []string{"127.0.0.1"}, Path: "/in"},
	})
	require.NoError(b, err)
	ctx, cancel := context.WithCancel(b.Context())
	done := make(chan error, 1)
	go func() { done <- source.Run(ctx, &decoding{decoder}) }()
	<-source.Ready()
	site := httptest.NewServer(NewServer(table, Options{}))
	b.SetBytes(int64(len(body)))
	b.ReportAllocs()
	for b.Loop() {
		response, err := http.Post(site.URL+"/in", "application/x-ndjson", bytes.NewReader(body))
		require.NoError(b, err)
		require.Equal(b, http.StatusAccepted, response.StatusCode)
		response.Body.Close()
	}
	site.Close()
	http.DefaultClient.CloseIdleConnections()
	cancel()
	require.NoError(b, <-done)
}
