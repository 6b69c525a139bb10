package kafka

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
)

func openSinkTo(t *testing.T, address string, delivery revision.Delivery, settings ...string) connector.Sink {
	sink, err := System().OpenSink(context.Background(), connector.SinkConfig{
		Domain: "d", Emitter: "e", Client: client(address, settings...), Sink: &revision.KafkaSink{Topic: "t"}, Delivery: delivery,
	})
	require.NoError(t, err)
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		_ = sink.Close(ctx) // the cluster may be gone by then
	})
	return sink
}

func messages(payloads ...string) []connector.Message {
	var out []connector.Message
	for _, payload := range payloads {
		out = append(out, connector.Message{Payload: []byte(payload)})
	}
	return out
}

func send(sink connector.Sink, messages []connector.Message) []error {
	outcomes := make([]error, len(messages))
	sink.Publish(context.Background(), messages, outcomes)
	return outcomes
}

// stored reads what a topic holds.
func stored(t *testing.T, address string, count int) []*kgo.Record {
	reader, err := kgo.NewClient(kgo.SeedBrokers(address), kgo.ConsumeTopics("t"))
	require.NoError(t, err)
	defer reader.Close()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	var records []*kgo.Record
	for len(records) < count && ctx.Err() == nil {
		records = append(records, reader.PollFetches(ctx).Records()...)
	}
	return records
}

func values(records []*kgo.Record) []string {
	var texts []string
	for _, record := range records {
		texts = append(texts, string(record.Value))
	}
	return texts
}

func TestSinkDelivers(t *testing.T) {
	for name, delivery := range map[string]revision.Delivery{
		"none": {}, "sequential": acknowledged(revision.AckModeSequential, 1), "parallel": acknowledged(revision.AckModeParallel, 3),
	} {
		t.Run(name, func(t *testing.T) {
			cluster := broker(t, topic(1))
			sink := openSinkTo(t, address(cluster), delivery)
			batch := messages(numbers(0, 10)...)
			batch[0].Headers = []connector.Header{{Name: "b", Value: "1"}, {Name: "a", Value: "2"}, {Name: "b", Value: "3"}}
			require.Equal(t, make([]error, 10), send(sink, batch))
			for i := range batch {
				clear(batch[i].Payload) // the memory is free after the return
			}
			require.NoError(t, sink.Close(context.Background()))
			records := stored(t, address(cluster), 10)
			require.Equal(t, numbers(0, 10), values(records))
			require.Equal(t, []kgo.RecordHeader{
				{Key: "b", Value: []byte("1")}, {Key: "a", Value: []byte("2")}, {Key: "b", Value: []byte("3")},
			}, records[0].Headers)
		})
	}
}

func TestSinkRejectsOneRecord(t *testing.T) {
	for _, delivery := range []revision.Delivery{{}, acknowledged(revision.AckModeParallel, 3)} {
		cluster := broker(t, topic(1))
		sink := openSinkTo(t, address(cluster), delivery, "message.max.bytes", "2000")
		outcomes := send(sink, messages("a", strings.Repeat("x", 3000), "b"))
		require.NoError(t, outcomes[0])
		require.ErrorIs(t, outcomes[1], failure.CodeMessageTooLarge)
		require.True(t, isRecord(outcomes[1]))
		require.NoError(t, outcomes[2])
		require.NoError(t, sink.Close(context.Background()))
		require.Equal(t, []string{"a", "b"}, values(stored(t, address(cluster), 2)))
	}
}

func TestSinkNamesAMissingTopic(t *testing.T) {
	cluster := broker(t)
	sink := openSinkTo(t, address(cluster), acknowledged(revision.AckModeSequential, 1))
	for _, err := range send(sink, messages("a", "b")) {
		require.ErrorIs(t, err, failure.CodeExternalMissing)
		require.False(t, isRecord(err))
	}
	foreign := admin(t, address(cluster))
	_, err := kadm.NewClient(foreign).CreateTopic(context.Background(), 1, 1, nil, "t")
	require.NoError(t, err)
	eventually(t, func() bool { return send(sink, messages("a"))[0] == nil })
}

func TestSinkReportsAnOutage(t *testing.T) {
	r := restarting(t)
	delivery := acknowledged(revision.AckModeParallel, 2)
	delivery.AckTimeout = int64(time.Second)
	sink := openSinkTo(t, r.address, delivery)
	require.Equal(t, make([]error, 3), send(sink, messages("1", "2", "3")))
	r.cluster.Close()
	for _, err := range send(sink, messages("4", "5", "6")) {
		require.ErrorIs(t, err, failure.CodeSinkUnavailable)
		require.False(t, isRecord(err))
	}
	r.start()
	eventually(t, func() bool { return send(sink, messages("4"))[0] == nil })
	require.Equal(t, []string{"1", "2", "3", "4"}, values(stored(t, r.address, 4))[:4])
}
