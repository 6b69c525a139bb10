package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"
)

const (
	topicIn, topicOut, group = "in", "out", "soak"
	// partitions of each topic.
	partitions = 4
	// trimEvery is how often records that nobody needs any more are deleted from the log.
	trimEvery = 5 * time.Second
	// brokerPatience bounds the start of a broker.
	brokerPatience = 10 * time.Second
)

// kafka is a cluster of one broker in this process, with the clients that feed and read it.
type kafka struct {
	cluster  *kfake.Cluster
	producer *kgo.Client
	consumer *kgo.Client
	// down makes the broker drop every connection that asks for something; slow delays the
	// confirmation of records by nanoseconds.
	down atomic.Bool
	slow atomic.Int64
	out  [16]byte // the id of the sink's topic
}

var errDown = errors.New("the broker is down")

func startKafka() (*kafka, error) {
	cluster, err := kfake.NewCluster(kfake.NumBrokers(1), kfake.SeedTopics(partitions, topicIn, topicOut),
		kfake.BrokerConfigs(map[string]string{"group.min.session.timeout.ms": "100"}))
	if err != nil {
		return nil, err
	}
	k := &kafka{cluster: cluster, out: cluster.TopicInfo(topicOut).TopicID}
	cluster.Control(k.control)
	seeds := kgo.SeedBrokers(cluster.ListenAddrs()...)
	k.producer, err = kgo.NewClient(seeds, kgo.RecordPartitioner(kgo.RoundRobinPartitioner()), kgo.RetryBackoffFn(retry), kgo.RecordDeliveryTimeout(time.Minute))
	if err == nil {
		k.consumer, err = kgo.NewClient(seeds, kgo.ConsumeTopics(topicOut), kgo.ConsumeResetOffset(kgo.NewOffset().AtStart()), kgo.RetryBackoffFn(retry))
	}
	if err != nil {
		k.close()
		return nil, err
	}
	return k, nil
}

// retry is the pause of the own clients between two tries.
func retry(int) time.Duration { return 50 * time.Millisecond }

// control sees every request first.
func (k *kafka) control(request kmsg.Request) (kmsg.Response, error, bool) {
	k.cluster.KeepControl()
	if k.down.Load() {
		return nil, errDown, true
	}
	if delay := time.Duration(k.slow.Load()); delay > 0 && k.toSink(request) {
		k.cluster.SleepControl(func() { <-time.After(delay) })
	}
	return nil, nil, false
}

// toSink tells whether a request writes records of the sink.
func (k *kafka) toSink(request kmsg.Request) bool {
	produce, is := request.(*kmsg.ProduceRequest)
	return is && slices.ContainsFunc(produce.Topics, func(t kmsg.ProduceRequestTopic) bool {
		return t.Topic == topicOut || t.TopicID == k.out
	})
}

// fail refuses the records of the sink until the returned function is called.
func (k *kafka) fail() (mend func()) {
	return k.cluster.Fault(kfake.Fault{
		Keys: []kmsg.Key{kmsg.Produce}, Topic: topicOut, Err: kerr.NotLeaderForPartition, Count: -1,
	}).Remove
}

// follow notes what the sink writes until the context ends.
func (k *kafka) follow(ctx context.Context, ledgers *[sources]ledger) error {
	for {
		fetches := k.consumer.PollFetches(ctx)
		if ctx.Err() != nil || fetches.IsClientClosed() {
			return nil
		}
		var strange error
		fetches.EachRecord(func(r *kgo.Record) {
			var row struct {
				ID     int64
				Source string
			}
			if err := json.Unmarshal(r.Value, &row); err != nil {
				strange = fmt.Errorf("the sink wrote %.100q: %w", r.Value, err)
				return
			}
			for i, name := range names {
				if name == row.Source && ledgers[i].deliver(row.ID) {
					return
				}
			}
			strange = fmt.Errorf("the sink wrote %.100q, which nobody sent", r.Value)
		})
		if strange != nil {
			return strange
		}
	}
}

// trim deletes what was consumed, so that the log of a long run does not fill this process.
func (k *kafka) trim(ctx context.Context) error {
	ticker := time.NewTicker(trimEvery)
	defer ticker.Stop()
	admin := kadm.NewClient(k.producer)
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
		done := make(kadm.Offsets)
		for topic, offsets := range k.consumer.UncommittedOffsets() {
			for partition, offset := range offsets {
				done.AddOffset(topic, partition, offset.Offset, -1)
			}
		}
		// A broker that is away is asked again in the next round.
		if committed, err := admin.FetchOffsets(ctx, group); err == nil {
			committed.Each(func(o kadm.OffsetResponse) { done.AddOffset(o.Topic, o.Partition, o.At, -1) })
		}
		_, _ = admin.DeleteRecords(ctx, done)
	}
}

func (k *kafka) close() {
	for _, client := range []*kgo.Client{k.producer, k.consumer} {
		if client != nil {
			client.Close()
		}
	}
	k.cluster.Close()
}

// bus is a NATS server in this process with a client of it.
type bus struct {
	lock    sync.Mutex
	options natsserver.Options
	server  *natsserver.Server
	client  *nats.Conn
	// received counts what the sinks of the graph sent.
	received atomic.Int64
}

func startBus() (*bus, error) {
	b := &bus{options: natsserver.Options{Host: "127.0.0.1", Port: -1, NoSigs: true, NoLog: true}}
	if err := b.start(); err != nil {
		return nil, err
	}
	if _, err := fmt.Sscanf(b.server.Addr().String(), "127.0.0.1:%d", &b.options.Port); err != nil {
		return nil, err
	}
	var err error
	if b.client, err = nats.Connect(b.url(), nats.MaxReconnects(-1), nats.ReconnectWait(50*time.Millisecond)); err != nil {
		return nil, err
	}
	_, err = b.client.Subscribe("soak.*", func(m *nats.Msg) {
		if m.Subject != "soak.in" {
			b.received.Add(1)
		}
	})
	return b, err
}

func (b *bus) url() string { return fmt.Sprintf("nats://127.0.0.1:%d", b.options.Port) }

func (b *bus) start() error {
	b.lock.Lock()
	defer b.lock.Unlock()
	options := b.options
	server, err := natsserver.NewServer(&options)
	if err != nil {
		return err
	}
	server.Start()
	if !server.ReadyForConnections(brokerPatience) {
		return errors.New("the NATS server is not ready")
	}
	b.server = server
	return nil
}

func (b *bus) stop() {
	b.lock.Lock()
	defer b.lock.Unlock()
	b.server.Shutdown()
	b.server.WaitForShutdown()
}

func (b *bus) close() {
	if b.client != nil {
		b.client.Close()
	}
	b.stop()
}
