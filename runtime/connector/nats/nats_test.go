package nats

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/connector/connectortest"
)

const patience = 20 * time.Second

func TestMain(m *testing.M) {
	goleak.VerifyTestMain(m)
}

// broker starts a real server; port -1 takes a free one.
func broker(t *testing.T, port int, store string) *server.Server {
	s, err := server.NewServer(&server.Options{
		Host: "127.0.0.1", Port: port, JetStream: true, StoreDir: store, NoSigs: true, NoLog: true, MaxPayload: 4096,
	})
	require.NoError(t, err)
	s.Start()
	require.True(t, s.ReadyForConnections(patience))
	t.Cleanup(func() { stop(s) })
	return s
}

func stop(s *server.Server) {
	s.Shutdown()
	s.WaitForShutdown()
}

func client(url string, settings ...revision.Setting) *revision.Client {
	return &revision.Client{Name: "c", System: Name, Settings: append(settings, revision.Setting{Key: "ADDR", Value: url})}
}

func open(t *testing.T, url string, quiesce revision.Quiesce, instances uint64) connector.Source {
	source, err := System().OpenSource(context.Background(), connector.SourceConfig{
		Domain: "d", Ingestor: "i", Client: client(url), Quiesce: quiesce,
		Source: &revision.NatsSource{Subject: "in", QueueGroup: "g", Instances: instances},
	})
	require.NoError(t, err)
	return source
}

// run starts a source and stops it with the test.
func run(t *testing.T, source connector.Source, graph *connectortest.Graph) (end func()) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- source.Run(ctx, graph) }()
	<-source.Ready()
	end = sync.OnceFunc(func() {
		cancel()
		require.NoError(t, <-done)
	})
	t.Cleanup(end)
	return end
}

func connect(t *testing.T, s *server.Server) *nats.Conn {
	conn, err := nats.Connect(s.ClientURL())
	require.NoError(t, err)
	t.Cleanup(conn.Close)
	return conn
}

func publish(t *testing.T, conn *nats.Conn, records ...string) {
	for _, record := range records {
		require.NoError(t, conn.Publish("in", []byte(record)))
	}
	require.NoError(t, conn.Flush())
}

func eventually(t *testing.T, condition func() bool) {
	t.Helper()
	require.Eventually(t, condition, patience, 2*time.Millisecond)
}

func TestSourceDelivers(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	graph, conn := &connectortest.Graph{}, connect(t, s)
	run(t, open(t, s.ClientURL(), revision.Quiesce{}, 1), graph)
	var want []string
	for i := range 5000 {
		want = append(want, fmt.Sprint(i))
	}
	release := graph.Block()
	publish(t, conn, want...)
	release()
	eventually(t, func() bool { return len(graph.Records()) == len(want) })
	require.Equal(t, want, graph.Records())
	for _, size := range graph.Groups() {
		require.LessOrEqual(t, size, groupRecords)
	}
	require.Less(t, len(graph.Groups()), 100)
}

func TestInstancesShareTheQueueGroup(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	graph, conn := &connectortest.Graph{}, connect(t, s)
	run(t, open(t, s.ClientURL(), revision.Quiesce{}, 3), graph)
	varz, err := s.Subsz(&server.SubszOptions{Subscriptions: true, Test: "in"})
	require.NoError(t, err)
	require.Len(t, varz.Subs, 3)
	publish(t, conn, strings.Fields(strings.Repeat("x ", 300))...)
	eventually(t, func() bool { return len(graph.Records()) == 300 })
}

func TestSourceSurvivesAnOutage(t *testing.T) {
	first := broker(t, -1, t.TempDir())
	port := first.Addr().String()[strings.LastIndexByte(first.Addr().String(), ':')+1:]
	url := first.ClientURL()
	graph := &connectortest.Graph{}
	run(t, open(t, url, revision.Quiesce{}, 1), graph)
	publish(t, connect(t, first), "before")
	eventually(t, func() bool { return len(graph.Records()) == 1 })
	stop(first)
	eventually(t, func() bool { return graph.State() != nil })
	require.ErrorIs(t, graph.State(), failure.CodeSourceUnavailable)
	var number int
	_, err := fmt.Sscan(port, &number)
	require.NoError(t, err)
	second := broker(t, number, t.TempDir())
	eventually(t, func() bool { return graph.State() == nil })
	publish(t, connect(t, second), "after")
	eventually(t, func() bool { return len(graph.Records()) == 2 })
}

func TestSourceStartsWithoutABroker(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	url := s.ClientURL()
	stop(s)
	graph := &connectortest.Graph{}
	end := run(t, open(t, url, revision.Quiesce{}, 2), graph)
	require.ErrorIs(t, graph.State(), failure.CodeSourceUnavailable)
	require.Equal(t, 250*time.Millisecond, graph.Backoffs()[0])
	end()
}

func TestSlowConsumerIsReported(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	graph, conn := &connectortest.Graph{}, connect(t, s)
	release := graph.Block()
	run(t, open(t, s.ClientURL(), revision.Quiesce{}, 1), graph)
	publish(t, conn, "first")
	eventually(t, func() bool { return graph.Attempts() == 1 })
	payload := make([]byte, 4000)
	for range pendingBytes/len(payload) + 2000 {
		require.NoError(t, conn.Publish("in", payload))
	}
	require.NoError(t, conn.Flush())
	eventually(t, func() bool { return graph.State() != nil })
	require.ErrorIs(t, graph.State(), failure.CodeSlowConsumer)
	release()
	// The backlog is still there when the graph moves again, so the first of these may be lost too.
	eventually(t, func() bool {
		publish(t, conn, "last")
		records := graph.Records()
		return len(records) > 0 && records[len(records)-1] == "last" && graph.State() == nil
	})
}

func TestHoldBuffers(t *testing.T) {
	for name, c := range map[string]struct {
		overflow revision.Overflow
		want     []string
	}{
		"oldest": {revision.OverflowOldest, []string{"3", "4", "5", "end"}},
		"newest": {revision.OverflowNewest, []string{"1", "2", "3", "end"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := broker(t, -1, t.TempDir())
			graph, conn := &connectortest.Graph{}, connect(t, s)
			run(t, open(t, s.ClientURL(), revision.Quiesce{Mode: revision.QuiesceModeBuffer, MaxBytes: 3, Overflow: c.overflow}, 1), graph)
			release := graph.Hold()
			publish(t, conn, "1")
			eventually(t, func() bool { return graph.Attempts() == 1 })
			publish(t, conn, "2", "3", "4", "5")
			eventually(t, func() bool { return len(graph.Backoffs()) == 2 })
			require.ErrorIs(t, graph.State(), failure.CodeHoldOverflow)
			release()
			eventually(t, func() bool { return len(graph.Records()) == 3 })
			publish(t, conn, "end")
			eventually(t, func() bool { return len(graph.Records()) == 4 })
			require.Equal(t, c.want, graph.Records())
			require.NoError(t, graph.State())
		})
	}
}

func TestHoldDrops(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	graph, conn := &connectortest.Graph{}, connect(t, s)
	run(t, open(t, s.ClientURL(), revision.Quiesce{Mode: revision.QuiesceModeDrop}, 1), graph)
	release := graph.Hold()
	publish(t, conn, "lost")
	eventually(t, func() bool { return graph.State() != nil })
	release()
	publish(t, conn, "kept")
	eventually(t, func() bool { return len(graph.Records()) == 1 })
	require.Equal(t, []string{"kept"}, graph.Records())
}

func TestSettingsAreChecked(t *testing.T) {
	for code, settings := range map[failure.Code][]revision.Setting{
		failure.CodeConnectorSettingMissing: nil,
		failure.CodeConnectorSetting:        {{Key: "addr", Value: "nats://secret@h"}, {Key: "tls_cert_file", Value: "x"}},
	} {
		_, err := System().OpenSink(context.Background(), connector.SinkConfig{
			Client: &revision.Client{Name: "c", Settings: settings}, Sink: &revision.NatsSink{Subject: "out"},
		})
		require.ErrorIs(t, err, code)
		require.NotContains(t, err.Error(), "secret")
	}
}

func openSinkTo(t *testing.T, url string, delivery revision.Delivery) connector.Sink {
	sink, err := System().OpenSink(context.Background(), connector.SinkConfig{
		Domain: "d", Emitter: "e", Client: client(url), Sink: &revision.NatsSink{Subject: "out"}, Delivery: delivery,
	})
	require.NoError(t, err)
	t.Cleanup(func() { _ = sink.Close(context.Background()) }) // the broker may be gone by then
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

func TestSinkPublishesCore(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	reader := connect(t, s)
	subscription, err := reader.SubscribeSync("out")
	require.NoError(t, err)
	require.NoError(t, reader.Flush(), "the server knows of it before anything is sent")
	sink := openSinkTo(t, s.ClientURL(), revision.Delivery{})
	batch := messages("a", strings.Repeat("x", 5000), "b", "c")
	batch[0].Headers = []connector.Header{{Name: "k", Value: "1"}, {Name: "K2", Value: "x"}, {Name: "k", Value: "2"}}
	batch[2].Headers = []connector.Header{{Name: "bad name", Value: "1"}}
	outcomes := send(sink, batch)
	require.NoError(t, outcomes[0])
	require.ErrorIs(t, outcomes[1], failure.CodeMessageTooLarge)
	require.ErrorIs(t, outcomes[2], failure.CodeInvalidHeader)
	require.True(t, isRecord(outcomes[1]) && isRecord(outcomes[2]))
	require.NoError(t, outcomes[3])
	require.NoError(t, sink.Close(context.Background()))
	first, err := subscription.NextMsg(patience)
	require.NoError(t, err)
	require.Equal(t, "a", string(first.Data))
	require.Equal(t, []string{"1", "2"}, first.Header["k"])
	second, err := subscription.NextMsg(patience)
	require.NoError(t, err)
	require.Equal(t, "c", string(second.Data))
}

func TestSinkConfirms(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	js, err := jetstream.New(connect(t, s))
	require.NoError(t, err)
	for _, mode := range []revision.AckMode{revision.AckModeSequential, revision.AckModeParallel} {
		sink := openSinkTo(t, s.ClientURL(), revision.Delivery{Mode: mode, Window: 3, AckTimeout: int64(patience)})
		outcomes := send(sink, messages("lost", "lost", "lost", "lost", "lost"))
		for _, err := range outcomes {
			require.ErrorIs(t, err, failure.CodeNoStream)
			require.ErrorContains(t, err, "no stream found for given subject")
			require.False(t, isRecord(err))
		}
		stream, err := js.CreateStream(context.Background(), jetstream.StreamConfig{Name: "S", Subjects: []string{"out"}, MaxMsgSize: 100})
		require.NoError(t, err)
		outcomes = send(sink, messages("1", strings.Repeat("x", 200), "2", "3", "4", "5"))
		require.True(t, isRecord(outcomes[1]), "%v", outcomes[1])
		outcomes[1] = nil
		require.Equal(t, make([]error, 6), outcomes)
		for i := range 5 {
			stored, err := stream.GetMsg(context.Background(), uint64(i+1))
			require.NoError(t, err)
			require.Equal(t, fmt.Sprint(i+1), string(stored.Data))
		}
		require.NoError(t, js.DeleteStream(context.Background(), "S"))
	}
}

func TestSinkReportsAnOutage(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	url, port := s.ClientURL(), s.Addr().String()
	sink := openSinkTo(t, url, revision.Delivery{Retry: revision.Retry{Backoff: int64(time.Millisecond), Max: int64(time.Millisecond)}})
	require.NoError(t, send(sink, messages("a"))[0])
	stop(s)
	eventually(t, func() bool { return send(sink, messages("b"))[0] != nil })
	err := send(sink, messages("b"))[0]
	require.ErrorIs(t, err, failure.CodeSinkUnavailable)
	require.False(t, isRecord(err))
	broker(t, portOf(t, port), t.TempDir())
	eventually(t, func() bool { return send(sink, messages("b"))[0] == nil })
}

func portOf(t *testing.T, address string) (number int) {
	_, err := fmt.Sscan(address[strings.LastIndexByte(address, ':')+1:], &number)
	require.NoError(t, err)
	return number
}

func TestSinkWithoutABroker(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	url := s.ClientURL()
	stop(s)
	sink := openSinkTo(t, url, revision.Delivery{})
	require.ErrorIs(t, send(sink, messages("a"))[0], failure.CodeSinkUnavailable)
}
