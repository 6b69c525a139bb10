package kafka

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/twmb/franz-go/pkg/kmsg"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/connector/connectortest"
)

// What was fetched counts until it is done with: ahead of the graph, and in it.
func TestFetchedRecordsAreHeld(t *testing.T) {
	for _, mode := range []revision.AckMode{revision.AckModeParallel, revision.AckModeNoAck} {
		cluster := broker(t, topic(1))
		foreign := admin(t, address(cluster))
		const records, size = 100, 1000
		var texts []string
		for range records {
			texts = append(texts, strings.Repeat("x", size))
		}
		produce(t, foreign, 0, texts...)
		holdings, graph := &connectortest.Holdings{}, &connectortest.Graph{Acknowledged: mode != revision.AckModeNoAck}
		release := graph.Block()
		source, err := System().OpenSource(context.Background(), connector.SourceConfig{
			Domain: "d", Ingestor: "i", Client: client(address(cluster)), Delivery: acknowledged(mode, 10), Holding: holdings.Watch,
			Source: &revision.KafkaSource{Topic: "t", ConsumerGroup: new("g"), Instances: 1},
		})
		require.NoError(t, err)
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan error, 1)
		go func() { done <- source.Run(ctx, graph) }()
		eventually(t, func() bool { return holdings.Bytes() == records*size })
		release()
		eventually(t, func() bool { return holdings.Bytes() == 0 })
		require.Len(t, graph.Records(), records)
		cancel()
		require.NoError(t, <-done)
		require.Zero(t, holdings.Watched())
	}
}

// What a producer queues counts, and is bounded: the records above the bound are to be sent again.
func TestQueuedRecordsAreHeldAndBounded(t *testing.T) {
	cluster := broker(t, topic(1))
	blocked := make(chan struct{})
	cluster.ControlKey(int16(kmsg.Produce), func(kmsg.Request) (kmsg.Response, error, bool) {
		cluster.KeepControl()
		cluster.SleepControl(func() { <-blocked })
		return nil, nil, false
	})
	holdings := &connectortest.Holdings{}
	sink, err := System().OpenSink(context.Background(), connector.SinkConfig{
		Domain: "d", Emitter: "e", Sink: &revision.KafkaSink{Topic: "t"}, Holding: holdings.Watch,
		Client: client(address(cluster), "queue.buffering.max.kbytes", "10"),
	})
	require.NoError(t, err)
	require.Equal(t, 1, holdings.Watched())
	var texts []string
	for range 15 {
		texts = append(texts, strings.Repeat("x", 1000))
	}
	outcomes := send(sink, messages(texts...))
	for i, outcome := range outcomes {
		if i < 10 {
			require.NoError(t, outcome)
		} else {
			require.ErrorIs(t, outcome, failure.CodeSinkUnavailable)
			require.False(t, isRecord(outcome))
		}
	}
	require.EqualValues(t, 10_000, holdings.Bytes())
	close(blocked)
	eventually(t, func() bool { return holdings.Bytes() == 0 })
	require.Equal(t, make([]error, 5), send(sink, messages(texts[:5]...)))
	require.NoError(t, sink.Close(context.Background()))
	require.Zero(t, holdings.Watched())
	require.Len(t, stored(t, address(cluster), 15), 15)
}
