package kafka

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/generated/checkpoint"
	"nervix/generated/revision"
	"nervix/runtime/clock"
	"nervix/runtime/connector"
	"nervix/runtime/connector/connectortest"
)

// saved is what outlives the sources of a test.
type saved struct {
	lock    sync.Mutex
	offsets *checkpoint.Offsets
	saves   int
	broken  error
}

func (s *saved) Load() (*checkpoint.Offsets, error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.offsets, nil
}

func (s *saved) Save(offsets *checkpoint.Offsets) error {
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.broken != nil {
		return s.broken
	}
	s.offsets, s.saves = offsets, s.saves+1
	return nil
}

func (s *saved) fail(err error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.broken = err
}

// at gives the saved position of a partition, -1 without one.
func (s *saved) at(partition int32) int64 {
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.offsets == nil {
		return -1
	}
	if at, known := position(s.offsets, partition); known {
		return s.offsets.Partitions[at].Next
	}
	return -1
}

// owning describes a source whose domain owns the offsets.
type owning struct {
	address   string
	offsets   *saved
	origin    *revision.SourceOrigin
	clock     clock.Clock
	delivery  revision.Delivery
	instances uint64
	topic     string
	settings  []string
}

func owningOf(address string) owning {
	return owning{
		address: address, offsets: &saved{}, clock: clock.Wall{}, instances: 1, topic: "t",
		delivery: acknowledged(revision.AckModeSequential, 1),
	}
}

// run starts the source and stops it with the test.
func (o owning) run(t *testing.T, graph *connectortest.Graph) (source connector.Partitioned, end func()) {
	t.Helper()
	graph.Acknowledged = o.delivery.Mode != revision.AckModeNoAck
	opened, err := System().OpenSource(context.Background(), connector.SourceConfig{
		Domain: "d", Ingestor: "i", Client: client(o.address, o.settings...), Delivery: o.delivery,
		Source:  &revision.KafkaSource{Topic: o.topic, Instances: o.instances},
		Offsets: o.offsets, Origin: o.origin, Clock: o.clock,
	})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- opened.Run(ctx, graph) }()
	<-opened.Ready()
	end = sync.OnceFunc(func() {
		cancel()
		require.NoError(t, <-done)
	})
	t.Cleanup(end)
	return opened.(connector.Partitioned), end
}

func delivers(t *testing.T, graph *connectortest.Graph, records ...string) {
	t.Helper()
	eventually(t, func() bool { return len(graph.Records()) >= len(records) })
	require.ElementsMatch(t, records, graph.Records())
}

// What was acknowledged is not delivered again by the next run, and nothing else is skipped.
func TestOwnedOffsetsResume(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	o := owningOf(address(cluster))
	produce(t, foreign, 0, "0", "1")
	var first connectortest.Graph
	_, end := o.run(t, &first)
	delivers(t, &first, "0", "1")
	eventually(t, func() bool { return o.offsets.at(0) == 2 })
	end()
	produce(t, foreign, 0, "2")
	var second connectortest.Graph
	_, end = o.run(t, &second)
	delivers(t, &second, "2")
	eventually(t, func() bool { return o.offsets.at(0) == 3 })
	end()
	require.EqualValues(t, 1, o.offsets.offsets.Epoch, "the partitions were divided once")

	// No group was involved.
	groups, err := kadm.NewClient(foreign).ListGroups(context.Background())
	require.NoError(t, err)
	require.Empty(t, groups)
}

// A record counts as done when its outcome is there and its offset is saved, not earlier.
func TestOwnedOffsetsFollowOutcomes(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	o := owningOf(address(cluster))
	open := make(chan struct{})
	graph := &connectortest.Graph{Outcome: func(record string, before int) (<-chan struct{}, error) {
		switch {
		case record == "1" && before < 2:
			return nil, connectortest.ErrFailed
		case record == "2":
			return open, nil
		}
		return nil, nil
	}}
	produce(t, foreign, 0, numbers(0, 4)...)
	_, end := o.run(t, graph)
	eventually(t, func() bool { return len(graph.Records()) == 5 })
	require.Equal(t, []string{"0", "1", "1", "1", "2"}, graph.Records())
	require.EqualValues(t, 2, o.offsets.at(0))
	o.offsets.fail(errors.New("the disk is full"))
	close(open)
	eventually(t, func() bool { return len(graph.Records()) >= 7 })
	require.EqualValues(t, 2, o.offsets.at(0))
	o.offsets.fail(nil)
	eventually(t, func() bool { return o.offsets.at(0) == 4 })
	end()
	require.Equal(t, "3", graph.Records()[len(graph.Records())-1])
}

// Groups may fail in the middle; positions never pass a failed record.
func TestOwnedOffsetsInParallel(t *testing.T) {
	cluster := broker(t, topic(2))
	foreign := admin(t, address(cluster))
	o := owningOf(address(cluster))
	o.delivery, o.instances = acknowledged(revision.AckModeParallel, 8), 2
	random := rand.New(rand.NewPCG(1, 2))
	var lock sync.Mutex
	graph := &connectortest.Graph{Outcome: func(_ string, before int) (<-chan struct{}, error) {
		lock.Lock()
		defer lock.Unlock()
		if before == 0 && random.IntN(5) == 0 {
			return nil, connectortest.ErrFailed
		}
		return nil, nil
	}}
	produce(t, foreign, 0, numbers(0, 50)...)
	produce(t, foreign, 1, numbers(50, 100)...)
	source, end := o.run(t, graph)
	eventually(t, func() bool { return o.offsets.at(0) == 50 && o.offsets.at(1) == 50 })
	require.Equal(t, &connector.Assignment{Epoch: 1, Observed: []int32{0, 1}, Consumers: [][]int32{{0}, {1}}}, source.Assignment())
	end()
	distinct := slices.Compact(slices.Sorted(slices.Values(graph.Records())))
	require.Len(t, distinct, 100)
}

// Without acknowledgement positions are saved now and then, and at the end.
func TestOwnedOffsetsWithoutAcknowledgement(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	o := owningOf(address(cluster))
	o.delivery = revision.Delivery{Mode: revision.AckModeNoAck}
	produce(t, foreign, 0, numbers(0, 100)...)
	var graph connectortest.Graph
	_, end := o.run(t, &graph)
	eventually(t, func() bool { return len(graph.Records()) == 100 })
	end()
	require.EqualValues(t, 100, o.offsets.at(0))
	require.Less(t, o.offsets.saves, 20)
}

// Where a partition begins that has no saved position.
func TestOwnedOffsetsBegin(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	old := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
	for i := range 4 {
		record := &kgo.Record{Topic: "t", Value: []byte(strconv.Itoa(i)), Timestamp: old.Add(time.Duration(i) * time.Hour)}
		require.NoError(t, foreign.ProduceSync(context.Background(), record).FirstErr())
	}
	paced := func(at time.Time) clock.Clock {
		return clock.NewPaced(&revision.Clock{Period: 1, Wall: time.Now().UnixNano(), Logical: at.UnixNano(), Rate: 1e-9})
	}
	version := uint64(0)
	for name, c := range map[string]struct {
		change func(o *owning)
		want   int64
	}{
		"the client is set to earliest":    {func(*owning) {}, 0},
		"the client is set to latest":      {func(o *owning) { o.settings = []string{"auto.offset.reset", "latest"} }, 4},
		"the clock is at a record":         {func(o *owning) { o.clock = paced(old.Add(2*time.Hour - time.Microsecond)) }, 2},
		"the clock is between records":     {func(o *owning) { o.clock = paced(old.Add(150 * time.Minute)) }, 3},
		"the clock is before the epoch":    {func(o *owning) { o.clock = paced(time.Unix(-1000, 0)) }, 0},
		"the clock is ahead of everything": {func(o *owning) { o.clock = paced(time.Now()) }, 4},
		"START AT NOW":                     {func(o *owning) { o.origin = &revision.SourceOrigin{} }, 4},
		"START AT an instant":              {func(o *owning) { o.origin = &revision.SourceOrigin{At: new(old.Add(90 * time.Minute).UnixNano())} }, 2},
		"the saved position is out of range": {func(o *owning) {
			o.offsets.offsets = &checkpoint.Offsets{Topic: "t", Partitions: []checkpoint.PartitionOffset{{Next: 99}}}
		}, 4},
		"another topic was read": {func(o *owning) {
			o.offsets.offsets = &checkpoint.Offsets{Topic: "u", Partitions: []checkpoint.PartitionOffset{{Next: 3}}}
		}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			o := owningOf(address(cluster))
			c.change(&o)
			if version++; o.origin != nil {
				o.origin.Version = version
			}
			if o.offsets.offsets != nil {
				topics, err := kadm.NewClient(foreign).ListTopics(context.Background(), "t")
				require.NoError(t, err)
				id := topics["t"].ID
				o.offsets.offsets.TopicID = id[:]
			}
			// Nothing is acknowledged, so that the position stays where it began.
			graph := &connectortest.Graph{Outcome: func(string, int) (<-chan struct{}, error) { return nil, connectortest.ErrFailed }}
			_, end := o.run(t, graph)
			require.Equal(t, c.want, o.offsets.at(0), "it is saved before the source is ready")
			end()
		})
	}
}

// START AT NOW forgets what was saved; a plain START after it does not.
func TestStartAtNowSkips(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	o := owningOf(address(cluster))
	produce(t, foreign, 0, "0")
	var first, second, third connectortest.Graph
	_, end := o.run(t, &first)
	delivers(t, &first, "0")
	eventually(t, func() bool { return o.offsets.at(0) == 1 })
	end()
	produce(t, foreign, 0, "1")
	o.origin = &revision.SourceOrigin{Version: 2}
	_, end = o.run(t, &second)
	produce(t, foreign, 0, "2")
	delivers(t, &second, "2")
	eventually(t, func() bool { return o.offsets.at(0) == 3 })
	end()
	produce(t, foreign, 0, "3")
	_, end = o.run(t, &third)
	delivers(t, &third, "3")
	end()
}

// A topic may grow, and may be created anew with fewer partitions: all of its records are new then.
func TestOwnedPartitionsFollowTheTopic(t *testing.T) {
	cluster := broker(t, topic(1))
	foreign := admin(t, address(cluster))
	topics := kadm.NewClient(foreign)
	o := owningOf(address(cluster))
	o.instances = 2
	var graph connectortest.Graph
	source, end := o.run(t, &graph)
	require.Equal(t, &connector.Assignment{Epoch: 1, Observed: []int32{0}, Consumers: [][]int32{{0}, nil}}, source.Assignment())
	produce(t, foreign, 0, "a", "b")
	eventually(t, func() bool { return o.offsets.at(0) == 2 })

	_, err := topics.UpdatePartitions(context.Background(), 2, "t")
	require.NoError(t, err)
	eventually(t, func() bool { return source.Assignment().Epoch == 2 })
	require.Equal(t, &connector.Assignment{Epoch: 2, Observed: []int32{0, 1}, Consumers: [][]int32{{0}, {1}}}, source.Assignment())
	require.EqualValues(t, 2, o.offsets.at(0), "the other consumer went on")
	produce(t, admin(t, address(cluster)), 1, "c")
	eventually(t, func() bool { return o.offsets.at(1) == 1 })

	_, err = topics.DeleteTopics(context.Background(), "t")
	require.NoError(t, err)
	_, err = topics.CreateTopics(context.Background(), 1, 1, nil, "t")
	require.NoError(t, err)
	produce(t, admin(t, address(cluster)), 0, "d")
	eventually(t, func() bool { return source.Assignment().Epoch == 3 })
	require.Equal(t, &connector.Assignment{Epoch: 3, Observed: []int32{0}, Consumers: [][]int32{{0}, nil}}, source.Assignment())
	delivers(t, &graph, "a", "b", "c", "d")
	eventually(t, func() bool { return o.offsets.at(0) == 1 })
	end()
}

// A source says why nothing arrives and goes on when the cause is gone.
func TestOwnedSourceWaits(t *testing.T) {
	cluster := broker(t)
	o := owningOf(address(cluster))
	o.topic = "t"
	var graph connectortest.Graph
	_, end := o.run(t, &graph)
	require.ErrorContains(t, graph.State(), "topic 't' does not exist")
	foreign := admin(t, address(cluster))
	_, err := kadm.NewClient(foreign).CreateTopics(context.Background(), 1, 1, nil, "t")
	require.NoError(t, err)
	produce(t, foreign, 0, "0")
	delivers(t, &graph, "0")
	end()

	o = owningOf(address(cluster))
	o.settings = []string{"auto.offset.reset", "error"}
	_, end = o.run(t, &graph)
	require.ErrorContains(t, errors.Unwrap(graph.State()), "no offset is saved")
	end()
}
