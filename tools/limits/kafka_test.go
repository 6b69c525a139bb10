package limits

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/scheduler"
	"nervix/generated/checkpoint"
	"nervix/generated/metric"
	"nervix/generated/record"
	"nervix/generated/revision"
	"nervix/runtime/budget"
	"nervix/runtime/connector"
	"nervix/runtime/connector/kafka"
	"nervix/runtime/execution"
	"nervix/runtime/report"
)

// consumed brings the records of a log through nodes with and without memory to a sink. The parameters are
// the brokers, the owner of the offsets and DETACHED for the junction, or nothing.
const consumed = `
CREATE SCHEMA item (id I64);
CREATE WIRE JSON SCHEMA item_wire MODE STRICT (id INTEGER);
CREATE CODEC item_json FROM WIRE JSON SCHEMA item_wire TO SCHEMA item;
CREATE CLIENT log TYPE KAFKA CONFIG {'bootstrap.servers' = '%s', 'auto.offset.reset' = 'earliest', 'fetch.wait.max.ms' = '20', 'heartbeat.interval.ms' = '50'};
CREATE RELAY received SCHEMA item UNBRANCHED CAPACITY 2;
CREATE RELAY unique_items SCHEMA item UNBRANCHED CAPACITY 2;
CREATE RELAY passed SCHEMA item UNBRANCHED CAPACITY 2;
CREATE INGESTOR items_in FROM KAFKA log TOPIC items OFFSET BY %s INSTANCES 3
    MODE ACK PARALLEL MAX 16 BATCH TIMEOUT 2ms ACK TIMEOUT 1m RETRY POLICY BACKOFF 1ms MAX 5ms ON QUIESCE SUSPEND DECODE USING item_json
    TO received INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE DEDUPLICATOR once FROM received DEDUPLICATE ON input.id MAX TIME 1h UNBRANCHED
    TO unique_items INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE %s JUNCTION pass FROM unique_items UNBRANCHED TO passed INHERIT ALL FLUSH EACH 1ms MAX BATCH SIZE 1KiB ON MESSAGE ERROR LOG;
CREATE EMITTER items_out FROM passed TO KAFKA log TOPIC out MODE ACK PARALLEL MAX 100 ACK TIMEOUT 1m RETRY POLICY BACKOFF 1ms MAX 5ms
    ENCODE USING item_json INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
`

const (
	itemsTopic, itemsGroup, itemsPartitions = "items", "g", 4
	// squeezed is the high watermark of the consumer's budget; its heap is what the test says.
	squeezed = 1 << 30
	// chaosTime is how long a consumer is disturbed; LIMIT_CHAOS sets it, LIMIT_SEEDS the number of seeds.
	chaosTime = 1500 * time.Millisecond
)

// consumer is an engine between a log in this process and a sink that the test controls.
type consumer struct {
	t        testing.TB
	host     *execution.Host
	series   *prometheus.Registry
	log      *kgo.Client
	brokers  string
	heap     atomic.Int64
	failing  atomic.Bool
	delay    atomic.Int64
	revision *revision.ExecutionRevision
	digest   byte
	produced atomic.Int64

	lock      sync.Mutex
	delivered map[int64]bool
	saved     *checkpoint.Offsets // what the domain saved last; nil when a group owns the offsets
}

// keeper notes what the domain saves.
type keeper struct {
	connector.OffsetKeeper
	consumer *consumer
}

func (k keeper) Save(offsets *checkpoint.Offsets) error {
	err := k.OffsetKeeper.Save(offsets)
	if err == nil {
		k.consumer.lock.Lock()
		defer k.consumer.lock.Unlock()
		k.consumer.saved = offsets
	}
	return err
}

// openSource opens a source, which may keep its offsets in the domain.
func (c *consumer) openSource(ctx context.Context, config connector.SourceConfig) (connector.Source, error) {
	if config.Offsets != nil {
		config.Offsets = keeper{config.Offsets, c}
	}
	return kafka.System().OpenSource(ctx, config)
}

func (c *consumer) Publish(ctx context.Context, messages []connector.Message, outcomes []error) {
	if delay := time.Duration(c.delay.Load()); delay > 0 {
		select {
		case <-time.After(delay):
		case <-ctx.Done():
		}
	}
	c.lock.Lock()
	defer c.lock.Unlock()
	for i, message := range messages {
		var row struct{ ID int64 }
		if outcomes[i] = json.Unmarshal(message.Payload, &row); outcomes[i] != nil {
			continue
		}
		if c.failing.Load() || ctx.Err() != nil {
			outcomes[i] = errors.New("the sink is away")
			continue
		}
		c.delivered[row.ID] = true
	}
}

func (c *consumer) Close(context.Context) error { return nil }

func (c *consumer) Prepare(*revision.ExecutionRevision) (func(), error) { return func() {}, nil }

func (c *consumer) Replace(string, *revision.ExecutionRevision) {}

func (c *consumer) Report(report.Event) {}

// startConsumer runs the graph; the junction may be detached.
func startConsumer(t *testing.T, offsets, detached string) *consumer {
	cluster, err := kfake.NewCluster(kfake.NumBrokers(1), kfake.SeedTopics(itemsPartitions, itemsTopic),
		kfake.BrokerConfigs(map[string]string{"group.min.session.timeout.ms": "100"}))
	require.NoError(t, err)
	t.Cleanup(cluster.Close)
	c := &consumer{t: t, brokers: strings.Join(cluster.ListenAddrs(), ","), series: prometheus.NewRegistry(), delivered: map[int64]bool{}}
	c.log, err = kgo.NewClient(kgo.SeedBrokers(cluster.ListenAddrs()...), kgo.RecordPartitioner(kgo.ManualPartitioner()))
	require.NoError(t, err)
	t.Cleanup(c.log.Close)
	families, err := metric.New(c.series)
	require.NoError(t, err)
	memory := budget.New(budget.Config{Limit: 2 * squeezed, High: squeezed, Low: squeezed / 2, Heap: func(bool) int64 { return c.heap.Load() }})
	c.host = execution.NewHost(execution.Config{
		Node: "n1", Endpoints: c, Reporter: c, Metrics: families, Budget: memory, DrainTimeout: 30 * time.Millisecond, BranchScan: 50 * time.Millisecond,
		Connectors: connector.Registry{
			"KAFKA": {
				OpenSource: c.openSource,
				OpenSink:   func(context.Context, connector.SinkConfig) (connector.Sink, error) { return c, nil },
			},
		},
	})
	t.Cleanup(func() { c.host.Close(context.Background()) })
	ctx, stop := context.WithCancel(context.Background())
	var watching sync.WaitGroup
	watching.Go(func() { memory.Run(ctx) })
	t.Cleanup(func() {
		stop()
		watching.Wait()
	})
	schedule, err := scheduler.Place(nil, registrytest.Graph(t, fmt.Sprintf(consumed, c.brokers, offsets, detached)),
		scheduler.Lifecycle{Status: record.DomainStatusRunning, StartVersion: 1}, scheduler.Members{Live: []string{"n1"}, Eligible: []string{"n1"}})
	require.NoError(t, err)
	c.revision, err = planner.Plan(schedule, 1, nil)
	require.NoError(t, err)
	c.move(c.revision, &revision.Install{})
	return c
}

// move applies a revision after the current one.
func (c *consumer) move(r *revision.ExecutionRevision, change revision.Change) {
	next := r.Clone()
	delta := &revision.ExecutionDelta{PredecessorDigest: []byte{c.digest}, Change: change}
	c.digest++
	next.SourceDigest = []byte{c.digest}
	ctx := context.Background()
	_, err := c.host.Prepare(ctx, next, delta)
	require.NoError(c.t, err)
	require.NoError(c.t, c.host.Activate(ctx, next.Domain))
}

// produce writes records: the one with the number n is record n / partitions of partition n % partitions.
func (c *consumer) produce(ctx context.Context) error {
	for range 10 {
		var records []*kgo.Record
		first := c.produced.Load()
		for n := first; n < first+itemsPartitions; n++ {
			records = append(records, &kgo.Record{Topic: itemsTopic, Partition: int32(n % itemsPartitions), Value: fmt.Appendf(nil, `{"id":%d}`, n)})
		}
		if err := c.log.ProduceSync(context.WithoutCancel(ctx), records...).FirstErr(); err != nil {
			return err
		}
		c.produced.Add(itemsPartitions)
	}
	return nil
}

// committed gives the positions of the partitions.
func (c *consumer) committed() (positions [itemsPartitions]int64) {
	c.lock.Lock()
	saved := c.saved
	c.lock.Unlock()
	if saved != nil {
		for _, o := range saved.Partitions {
			positions[o.Partition] = o.Next
		}
		return positions
	}
	found, err := kadm.NewClient(c.log).FetchOffsets(context.Background(), itemsGroup)
	if errors.Is(err, kerr.GroupIDNotFound) {
		return positions
	}
	require.NoError(c.t, err)
	found.Each(func(o kadm.OffsetResponse) { positions[o.Partition] = max(o.At, 0) })
	return positions
}

// missing lists the records before the committed positions that the sink has not got.
func (c *consumer) missing() (numbers []int64) {
	positions := c.committed()
	c.lock.Lock()
	defer c.lock.Unlock()
	for partition, end := range positions {
		for at := range end {
			if n := at*itemsPartitions + int64(partition); !c.delivered[n] {
				numbers = append(numbers, n)
			}
		}
	}
	return numbers
}

// lost is the number of rows that the engine counts as lost.
func (c *consumer) lost() int {
	found, err := c.series.Gather()
	require.NoError(c.t, err)
	for _, family := range found {
		if family.GetName() == "nervix_rows_lost_total" {
			return int(family.GetMetric()[0].GetCounter().GetValue())
		}
	}
	return 0
}

// intrude joins the group, takes partitions and records, and leaves without a trace.
func (c *consumer) intrude(random *rand.Rand) {
	foreign, err := kgo.NewClient(kgo.SeedBrokers(strings.Split(c.brokers, ",")...), kgo.ConsumerGroup(itemsGroup), kgo.ConsumeTopics(itemsTopic),
		kgo.Balancers(kgo.CooperativeStickyBalancer()), kgo.DisableAutoCommit(), kgo.HeartbeatInterval(50*time.Millisecond))
	require.NoError(c.t, err)
	defer foreign.Close()
	ctx, cancel := context.WithTimeout(context.Background(), time.Duration(random.IntN(300))*time.Millisecond)
	defer cancel()
	for ctx.Err() == nil {
		foreign.PollFetches(ctx)
	}
}

// disturb does one of the things that happen to a consumer under load.
func (c *consumer) disturb(random *rand.Rand) {
	// Rows are on their way for a while, and perhaps their partitions have new owners.
	wait := func() {
		if random.IntN(2) == 0 {
			c.intrude(random)
		}
		<-time.After(time.Duration(random.IntN(60)) * time.Millisecond)
	}
	passive := c.revision.Clone()
	passive.Mode = revision.BuildModePassive
	switch random.IntN(6) {
	case 0: // memory pressure
		c.heap.Store(squeezed)
		<-time.After(600 * time.Millisecond)
		c.heap.Store(0)
	case 1:
		c.intrude(random)
	case 2:
		c.failing.Store(true)
		wait()
		c.failing.Store(false)
	case 3:
		c.delay.Store(int64(5 * time.Millisecond))
		wait()
		c.delay.Store(0)
	case 4: // a stop that gives up what has not drained
		c.burden(random)
		wait()
		c.move(passive, &revision.Lifecycle{Mode: revision.BuildModePassive})
		c.relieve()
		c.move(c.revision, &revision.Lifecycle{})
	case 5: // an exchange, or the rebuild of everything when the emitter does not get rid of its rows
		c.burden(random)
		wait()
		c.move(c.revision, &revision.EntitySwap{
			Changed:    []revision.Identity{{Kind: revision.NodeKindEmitter, Name: "items_out"}},
			GateRelays: []string{"passed"},
		})
		c.relieve()
	}
}

// burden lets the sink fail, be slow, or do neither.
func (c *consumer) burden(random *rand.Rand) {
	switch random.IntN(3) {
	case 0:
		c.failing.Store(true)
	case 1:
		c.delay.Store(int64(100 * time.Millisecond))
	}
}

func (c *consumer) relieve() {
	c.failing.Store(false)
	c.delay.Store(0)
}

// seeds gives what LIMIT_SEEDS and LIMIT_CHAOS ask for.
func seeds(t *testing.T) (count int, each time.Duration) {
	count, each = 1, chaosTime
	var err error
	if text := os.Getenv("LIMIT_SEEDS"); text != "" {
		count, err = strconv.Atoi(text)
		require.NoError(t, err)
	}
	if text := os.Getenv("LIMIT_CHAOS"); text != "" {
		each, err = time.ParseDuration(text)
		require.NoError(t, err)
	}
	return count, each
}

// run produces and disturbs for a time, and then waits until everything is committed.
func (c *consumer) run(seed int, duration time.Duration, check func()) {
	random := rand.New(rand.NewPCG(uint64(seed), 0))
	ctx, cancel := context.WithTimeout(context.Background(), duration)
	produced := make(chan error, 1)
	go func() {
		var err error
		for ctx.Err() == nil && err == nil {
			err = c.produce(ctx)
			<-time.After(5 * time.Millisecond)
		}
		produced <- err
	}()
	func() {
		defer func() {
			cancel()
			require.NoError(c.t, <-produced)
		}()
		for ctx.Err() == nil {
			c.disturb(random)
			check()
		}
	}()
	require.Eventually(c.t, func() bool {
		sum := int64(0)
		for _, position := range c.committed() {
			sum += position
		}
		return sum == c.produced.Load()
	}, patience, 10*time.Millisecond, "not everything was acknowledged")
}

// Whatever happens to a consumer (memory pressure, a failing or slow sink, partitions that go to others and
// come back, exchanges and stops that give up what they hold), no offset is committed before its record has
// reached the sink behind attached nodes.
func TestCommittedOffsetsAreDelivered(t *testing.T) {
	count, each := seeds(t)
	for seed := range count {
		for _, owner := range []string{"CONSUMER GROUP " + itemsGroup, "DOMAIN"} {
			t.Run(fmt.Sprint(owner, " ", seed), func(t *testing.T) {
				c := startConsumer(t, owner, "")
				check := func() { require.Empty(t, c.missing(), "committed, and not delivered") }
				c.run(seed, each, check)
				check()
				require.Zero(t, c.lost())
				t.Logf("%d records", c.produced.Load())
			})
		}
	}
}

// Behind a DETACHED junction a record may be acknowledged and lost; every such row is counted.
func TestDetachedLossIsCounted(t *testing.T) {
	count, each := seeds(t)
	for seed := range count {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			c := startConsumer(t, "CONSUMER GROUP "+itemsGroup, "DETACHED")
			c.run(seed, each, func() {})
			missing := 0
			require.Eventually(t, func() bool { missing = len(c.missing()); return missing <= c.lost() }, patience, 10*time.Millisecond,
				"committed, not delivered and not counted")
			t.Logf("%d records, %d of them lost, %d counted", c.produced.Load(), missing, c.lost())
		})
	}
}
