package kafka

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"
	"go.uber.org/goleak"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/connector/connectortest"
)

const patience = 20 * time.Second

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func broker(t *testing.T, options ...kfake.Opt) *kfake.Cluster {
	cluster, err := kfake.NewCluster(append([]kfake.Opt{kfake.NumBrokers(1)}, options...)...)
	require.NoError(t, err)
	t.Cleanup(cluster.Close)
	return cluster
}

func topic(partitions int32) kfake.Opt { return kfake.SeedTopics(partitions, "t") }

func client(address string, settings ...string) *revision.Client {
	c := &revision.Client{Name: "c", System: Name, Settings: []revision.Setting{
		{Key: "bootstrap.servers", Value: address},
		{Key: "auto.offset.reset", Value: "earliest"},
		{Key: "fetch.wait.max.ms", Value: "50"},
		{Key: "heartbeat.interval.ms", Value: "100"},
	}}
	for i := 0; i+1 < len(settings); i += 2 {
		c.Settings = append(c.Settings, revision.Setting{Key: settings[i], Value: settings[i+1]})
	}
	return c
}

func address(cluster *kfake.Cluster) string { return strings.Join(cluster.ListenAddrs(), ",") }

func acknowledged(mode revision.AckMode, window uint64) revision.Delivery {
	return revision.Delivery{
		Mode: mode, Window: window, BatchTimeout: int64(20 * time.Millisecond), AckTimeout: int64(patience),
		Retry: revision.Retry{Backoff: int64(time.Millisecond), Max: int64(4 * time.Millisecond)},
	}
}

// run starts a source and stops it with the test.
func run(t *testing.T, address string, delivery revision.Delivery, instances uint64, graph *connectortest.Graph) (end func()) {
	graph.Acknowledged = delivery.Mode != revision.AckModeNoAck
	source, err := System().OpenSource(context.Background(), connector.SourceConfig{
		Domain: "d", Ingestor: "i", Client: client(address), Delivery: delivery,
		Source: &revision.KafkaSource{Topic: "t", ConsumerGroup: new("g"), Instances: instances},
	})
	require.NoError(t, err)
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

func eventually(t *testing.T, condition func() bool) {
	t.Helper()
	require.Eventually(t, condition, patience, 5*time.Millisecond)
}

// admin is a foreign client of the cluster.
func admin(t *testing.T, address string) *kgo.Client {
	foreign, err := kgo.NewClient(kgo.SeedBrokers(strings.Split(address, ",")...), kgo.RecordPartitioner(kgo.ManualPartitioner()))
	require.NoError(t, err)
	t.Cleanup(foreign.Close)
	return foreign
}

func produce(t *testing.T, foreign *kgo.Client, partition int32, records ...string) {
	for _, record := range records {
		require.NoError(t, foreign.ProduceSync(context.Background(),
			&kgo.Record{Topic: "t", Partition: partition, Value: []byte(record)}).FirstErr())
	}
}

// committed gives the stored position of a partition, -1 without one.
func committed(t *testing.T, foreign *kgo.Client, partition int32) int64 {
	offsets, err := kadm.NewClient(foreign).FetchOffsets(context.Background(), "g")
	if errors.Is(err, kerr.GroupIDNotFound) {
		return -1
	}
	require.NoError(t, err)
	if offset, ok := offsets.Lookup("t", partition); ok {
		return offset.At
	}
	return -1
}

func numbers(from, to int) []string {
	var texts []string
	for i := from; i < to; i++ {
		texts = append(texts, strconv.Itoa(i))
	}
	return texts
}

func TestSequentialKeepsOneRecordInFlight(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	settle := map[string]chan struct{}{"0": make(chan struct{}), "1": make(chan struct{}), "2": make(chan struct{})}
	graph := &connectortest.Graph{Outcome: func(record string, _ int) (<-chan struct{}, error) { return settle[record], nil }}
	produce(t, foreign, 0, numbers(0, 3)...)
	run(t, address(cluster), acknowledged(revision.AckModeSequential, 1), 1, graph)
	for i, record := range numbers(0, 3) {
		eventually(t, func() bool { return len(graph.Records()) == i+1 })
		require.LessOrEqual(t, committed(t, foreign, 0), int64(i))
		close(settle[record])
		eventually(t, func() bool { return committed(t, foreign, 0) == int64(i+1) })
	}
	require.Equal(t, numbers(0, 3), graph.Records())
	require.Equal(t, 1, graph.MostInFlight())
}

func TestSequentialRetriesTheSameRecord(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	graph := &connectortest.Graph{Outcome: func(record string, before int) (<-chan struct{}, error) {
		if record == "1" && before < 4 {
			return nil, connectortest.ErrFailed
		}
		return nil, nil
	}}
	produce(t, foreign, 0, numbers(0, 3)...)
	run(t, address(cluster), acknowledged(revision.AckModeSequential, 1), 1, graph)
	eventually(t, func() bool { return committed(t, foreign, 0) == 3 })
	require.Equal(t, []string{"0", "1", "1", "1", "1", "1", "2"}, graph.Records())
	ms := time.Millisecond
	require.Equal(t, []time.Duration{ms, 2 * ms, 4 * ms, 4 * ms}, graph.Backoffs())
	require.NoError(t, graph.State())
}

func TestSilenceFailsAnAttempt(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	graph := &connectortest.Graph{Outcome: func(_ string, before int) (<-chan struct{}, error) {
		if before == 0 {
			return make(chan struct{}), nil
		}
		return nil, nil
	}}
	delivery := acknowledged(revision.AckModeSequential, 1)
	delivery.AckTimeout = int64(20 * time.Millisecond)
	produce(t, foreign, 0, "a")
	run(t, address(cluster), delivery, 1, graph)
	eventually(t, func() bool { return committed(t, foreign, 0) == 1 })
	require.Equal(t, []string{"a", "a"}, graph.Records())
}

func TestParallelRetriesFromTheLowestFailure(t *testing.T) {
	cluster := broker(t, topic(2))
	foreign := admin(t, address(cluster))
	stuck := make(chan struct{})
	graph := &connectortest.Graph{Outcome: func(record string, before int) (<-chan struct{}, error) {
		switch {
		case record == "2" && before == 0:
			return nil, connectortest.ErrFailed
		case record == "2" && before == 1:
			return stuck, nil
		}
		return nil, nil
	}}
	produce(t, foreign, 0, numbers(0, 5)...)
	produce(t, foreign, 1, "x")
	delivery := acknowledged(revision.AckModeParallel, 6)
	delivery.BatchTimeout = int64(patience)
	run(t, address(cluster), delivery, 1, graph)
	eventually(t, func() bool { return len(graph.Records()) == 9 })
	require.ElementsMatch(t, append(numbers(0, 5), "x"), graph.Records()[:6])
	require.Equal(t, []string{"2", "3", "4"}, graph.Records()[6:])
	require.Equal(t, int64(2), committed(t, foreign, 0))
	require.Equal(t, int64(1), committed(t, foreign, 1))
	close(stuck)
	eventually(t, func() bool { return committed(t, foreign, 0) == 5 })
	require.Equal(t, 6, graph.MostInFlight())
}

func TestPartialGroupIsReleasedInTime(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	graph := &connectortest.Graph{}
	produce(t, foreign, 0, numbers(0, 3)...)
	run(t, address(cluster), acknowledged(revision.AckModeParallel, 1000), 1, graph)
	eventually(t, func() bool { return committed(t, foreign, 0) == 3 })
	require.Equal(t, numbers(0, 3), graph.Records())
}

func TestUnsettledRecordsComeAgainAfterARestart(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	never := make(chan struct{})
	first := &connectortest.Graph{Outcome: func(record string, _ int) (<-chan struct{}, error) {
		if record == "1" {
			return never, nil
		}
		return nil, nil
	}}
	produce(t, foreign, 0, numbers(0, 3)...)
	end := run(t, address(cluster), acknowledged(revision.AckModeSequential, 1), 1, first)
	eventually(t, func() bool { return len(first.Records()) == 2 })
	end()
	require.Equal(t, int64(1), committed(t, foreign, 0))
	second := &connectortest.Graph{}
	run(t, address(cluster), acknowledged(revision.AckModeSequential, 1), 1, second)
	eventually(t, func() bool { return committed(t, foreign, 0) == 3 })
	require.Equal(t, []string{"1", "2"}, second.Records())
}

func TestNoAckNeverWaits(t *testing.T) {
	cluster := broker(t, topic(3))
	foreign := admin(t, address(cluster))
	graph := &connectortest.Graph{Outcome: func(string, int) (<-chan struct{}, error) { return nil, connectortest.ErrFailed }}
	for p := range 3 {
		produce(t, foreign, int32(p), numbers(p*100, p*100+100)...)
	}
	end := run(t, address(cluster), revision.Delivery{}, 2, graph)
	eventually(t, func() bool { return len(graph.Records()) == 300 })
	end()
	require.ElementsMatch(t, numbers(0, 300), graph.Records())
	for p := range 3 {
		require.Equal(t, int64(100), committed(t, foreign, int32(p)))
	}
}

func TestHoldSuspends(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	graph := &connectortest.Graph{}
	release := graph.Hold()
	produce(t, foreign, 0, "a")
	run(t, address(cluster), acknowledged(revision.AckModeSequential, 1), 1, graph)
	eventually(t, func() bool { return graph.Attempts() == 1 })
	require.Equal(t, int64(-1), committed(t, foreign, 0))
	release()
	eventually(t, func() bool { return committed(t, foreign, 0) == 1 })
	require.Equal(t, []string{"a"}, graph.Records())
}

// TestRebalanceLosesNothing lets a member take over partitions while records are in flight. Every
// record is settled before the position behind it is stored.
func TestRebalanceLosesNothing(t *testing.T) {
	cluster := broker(t, topic(4))
	foreign := admin(t, address(cluster))
	var mutex sync.Mutex
	settled := map[string]bool{}
	outcome := func(record string, before int) (<-chan struct{}, error) {
		if before == 0 && len(record)%2 == 0 {
			return nil, connectortest.ErrFailed
		}
		mutex.Lock()
		defer mutex.Unlock()
		settled[record] = true
		return nil, nil
	}
	var want []string
	for p := range 4 {
		produce(t, foreign, int32(p), numbers(p*50, p*50+50)...)
		want = append(want, numbers(p*50, p*50+50)...)
	}
	first, second := &connectortest.Graph{Outcome: outcome}, &connectortest.Graph{Outcome: outcome}
	end := run(t, address(cluster), acknowledged(revision.AckModeParallel, 5), 1, first)
	eventually(t, func() bool { return len(first.Records()) > 20 })
	run(t, address(cluster), acknowledged(revision.AckModeParallel, 5), 2, second)
	next := int64(50)
	for ; len(second.Records()) < 50; next++ {
		require.Less(t, next, int64(5000), "no partition changed hands")
		for p := range 4 {
			record := strconv.Itoa(1000*(p+1) + int(next))
			produce(t, foreign, int32(p), record)
			want = append(want, record)
		}
	}
	end()
	eventually(t, func() bool {
		for p := range 4 {
			if committed(t, foreign, int32(p)) != next {
				return false
			}
		}
		return true
	})
	mutex.Lock()
	defer mutex.Unlock()
	for _, record := range want {
		require.True(t, settled[record], record)
	}
}

func TestMissingTopicIsReportedAndAwaited(t *testing.T) {
	cluster := broker(t)
	foreign := admin(t, address(cluster))
	graph := &connectortest.Graph{}
	run(t, address(cluster), acknowledged(revision.AckModeSequential, 1), 1, graph)
	require.ErrorIs(t, graph.State(), failure.CodeExternalMissing)
	require.Equal(t, 250*time.Millisecond, graph.Backoffs()[0])
	topics, err := kadm.NewClient(foreign).ListTopics(context.Background())
	require.NoError(t, err)
	require.Empty(t, topics.Names())
	_, err = kadm.NewClient(foreign).CreateTopic(context.Background(), 1, 1, nil, "t")
	require.NoError(t, err)
	produce(t, admin(t, address(cluster)), 0, "a")
	eventually(t, func() bool { return committed(t, foreign, 0) == 1 })
	require.NoError(t, graph.State())
}

// restartable is a cluster that keeps its port and data.
type restartable struct {
	t       *testing.T
	options []kfake.Opt
	cluster *kfake.Cluster
	address string
}

func restarting(t *testing.T) *restartable {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	port := listener.Addr().(*net.TCPAddr).Port
	require.NoError(t, listener.Close())
	r := &restartable{t: t, address: fmt.Sprintf("127.0.0.1:%d", port)}
	r.options = []kfake.Opt{kfake.Ports(port), kfake.DataDir(t.TempDir()), kfake.SyncWrites(), topic(1)}
	r.start()
	return r
}

func (r *restartable) start() { r.cluster = broker(r.t, r.options...) }

func TestSourceSurvivesAnOutage(t *testing.T) {
	r := restarting(t)
	graph := &connectortest.Graph{}
	run(t, r.address, acknowledged(revision.AckModeSequential, 1), 1, graph)
	produce(t, admin(t, r.address), 0, "a")
	eventually(t, func() bool { return len(graph.Records()) == 1 })
	r.cluster.Close()
	eventually(t, func() bool { return graph.State() != nil })
	require.ErrorIs(t, graph.State(), failure.CodeSourceUnavailable)
	r.start()
	foreign := admin(t, r.address)
	produce(t, foreign, 0, "b")
	eventually(t, func() bool { return committed(t, foreign, 0) == 2 })
	records := graph.Records()
	require.Equal(t, "b", records[len(records)-1])
	eventually(t, func() bool { return graph.State() == nil })
}

func TestSettings(t *testing.T) {
	for _, c := range []struct {
		settings []string
		code     failure.Code
		use      use
	}{
		{[]string{"security.protocol", "tls"}, failure.CodeConnectorSetting, both},
		{[]string{"bootstrap.servers", " , "}, failure.CodeConnectorSetting, both},
		{[]string{"bootstrap.servers", ""}, failure.CodeConnectorSettingMissing, both},
		{[]string{"auto.offset.reset", "secret"}, failure.CodeConnectorSetting, consuming},
		{[]string{"session.timeout.ms", "-1"}, failure.CodeConnectorSetting, consuming},
		{[]string{"acks", "2"}, failure.CodeConnectorSetting, producing},
		{[]string{"acks", "1", "enable.idempotence", "true"}, failure.CodeConnectorSetting, producing},
		{[]string{"enable.idempotence", "maybe"}, failure.CodeConnectorSetting, producing},
		{[]string{"compression.type", "rar"}, failure.CodeConnectorSetting, producing},
		{[]string{"message.max.bytes", "0"}, failure.CodeConnectorSetting, producing},
	} {
		_, err := clientOptions(client("h:1", c.settings...), c.use)
		require.ErrorIs(t, err, c.code, c.settings)
		require.NotContains(t, err.Error(), "secret")
	}
	for _, use := range []use{consuming, producing} {
		options, err := clientOptions(client("PLAINTEXT://h:1,g:2", "Security.Protocol", "PLAINTEXT", "client.id", "x",
			"auto.offset.reset", "latest", "session.timeout.ms", "45000", "linger.ms", "0.5", "acks", "1",
			"compression.codec", "lz4", "isolation.level", "read_committed", "partition.assignment.strategy", "range,roundrobin",
			"enable.auto.commit", "false", "statistics.interval.ms", "5"), use)
		require.NoError(t, err)
		made, err := kgo.NewClient(append(options, kgo.ConsumerGroup("g"))...)
		require.NoError(t, err)
		require.Equal(t, []string{"h:1", "g:2"}, made.OptValue(kgo.SeedBrokers))
		made.Close()
	}
}
