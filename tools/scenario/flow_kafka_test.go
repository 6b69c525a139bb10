package scenario

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"
)

// kafkaBroker is a Kafka cluster in the test process and the test's own client of it.
type kafkaBroker struct {
	cluster   *kfake.Cluster
	client    *kgo.Client
	options   []kgo.Opt // of clients
	addresses []string
	names     map[[16]byte]string // of the topics, by their ids

	mutex  sync.Mutex
	broken map[string]int16 // error code of produce requests by topic
}

func kafkaCommand(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) < 3 {
		return errors.New("usage: kafka start|produce|record|committed|members|resize|break|mend NAME …")
	}
	verb, name, rest := args[0], args[1], args[2:]
	if verb == "start" {
		return startKafka(ts, name, rest)
	}
	found, _ := brokers.Load(brokerName{stageOf(ts), name})
	b, known := found.(*kafkaBroker)
	if !known {
		return fmt.Errorf("there is no Kafka broker %s", name)
	}
	ctx, cancel := context.WithTimeout(context.Background(), endPatience)
	defer cancel()
	switch {
	case verb == "produce" && len(rest) >= 2:
		return b.produce(ctx, rest[0], lines(ts.ReadFile(rest[1])), rest[2:])
	case verb == "record" && len(rest) == 2:
		return b.record(ts, rest[0], rest[1])
	case verb == "committed" && len(rest) == 3:
		return b.committed(ctx, rest[0], rest[1], rest[2])
	case verb == "members" && len(rest) == 2:
		return b.members(ctx, rest[0], rest[1])
	case verb == "resize" && len(rest) == 2:
		return b.resize(ctx, rest[0], rest[1])
	case verb == "break" && len(rest) == 2:
		code, err := strconv.ParseInt(rest[1], 10, 16)
		b.set(rest[0], int16(code))
		return err
	case verb == "mend" && len(rest) == 1:
		b.set(rest[0], 0)
		return nil
	}
	return fmt.Errorf("kafka %s is unknown or misses arguments", verb)
}

func startKafka(ts *testscript.TestScript, name string, args []string) error {
	protection, topics, err := protect(ts, args)
	if err != nil {
		return err
	}
	// Members of killed servers leave after their session timeout, which the clients choose.
	options := []kfake.Opt{kfake.NumBrokers(1), kfake.BrokerConfigs(map[string]string{"group.min.session.timeout.ms": "100"})}
	for _, topic := range topics {
		topic, count, _ := strings.Cut(topic, ":")
		partitions, err := strconv.ParseInt(count, 10, 32)
		if err != nil {
			partitions = 1
		}
		options = append(options, kfake.SeedTopics(int32(partitions), topic))
	}
	if protection.server != nil {
		options = append(options, kfake.TLS(protection.server))
	}
	cluster, err := kfake.NewCluster(options...)
	if err != nil {
		return err
	}
	b := &kafkaBroker{cluster: cluster, addresses: cluster.ListenAddrs(), broken: map[string]int16{}, names: map[[16]byte]string{}}
	b.options = []kgo.Opt{kgo.SeedBrokers(b.addresses...)}
	if protection.client != nil {
		b.options = append(b.options, kgo.DialTLSConfig(protection.client))
	}
	if err := b.connect(); err != nil {
		return err
	}
	for _, topic := range topics {
		topic, _, _ = strings.Cut(topic, ":")
		b.names[cluster.TopicInfo(topic).TopicID] = topic
	}
	b.intercept()
	brokers.Store(brokerName{stageOf(ts), name}, b)
	ts.Setenv(strings.ToUpper(name)+"_KAFKA", strings.Join(b.addresses, ","))
	ts.Defer(func() {
		b.client.Close()
		cluster.Close()
	})
	return nil
}

// connect opens the test's client, which knows the topics as they are now.
func (b *kafkaBroker) connect() (err error) {
	if b.client != nil {
		b.client.Close()
	}
	b.client, err = kgo.NewClient(append(slices.Clone(b.options), kgo.RecordPartitioner(kgo.RoundRobinPartitioner()))...)
	return err
}

// resize gives a topic more partitions, or creates it anew with fewer.
func (b *kafkaBroker) resize(ctx context.Context, topic, partitions string) error {
	count, err := strconv.Atoi(partitions)
	if err != nil {
		return err
	}
	admin := kadm.NewClient(b.client)
	topics, err := admin.ListTopics(ctx, topic)
	if err == nil && len(topics[topic].Partitions) < count {
		responses, err := admin.UpdatePartitions(ctx, count, topic)
		return errors.Join(err, responses.Error(), b.connect())
	}
	if err == nil {
		_, err = admin.DeleteTopic(ctx, topic)
	}
	if err == nil {
		_, err = admin.CreateTopic(ctx, int32(count), 1, nil, topic)
	}
	return errors.Join(err, b.connect())
}

// intercept answers the produce requests to broken topics.
func (b *kafkaBroker) intercept() {
	b.cluster.ControlKey(int16(kmsg.Produce), func(request kmsg.Request) (kmsg.Response, error, bool) {
		b.cluster.KeepControl()
		produce := request.(*kmsg.ProduceRequest)
		response := produce.ResponseKind().(*kmsg.ProduceResponse)
		b.mutex.Lock()
		defer b.mutex.Unlock()
		answered := false
		for _, topic := range produce.Topics {
			answer := kmsg.NewProduceResponseTopic()
			answer.Topic, answer.TopicID = topic.Topic, topic.TopicID
			code := b.broken[b.name(topic)]
			answered = answered || code != 0
			for _, partition := range topic.Partitions {
				one := kmsg.NewProduceResponseTopicPartition()
				one.Partition, one.ErrorCode = partition.Partition, code
				answer.Partitions = append(answer.Partitions, one)
			}
			response.Topics = append(response.Topics, answer)
		}
		return response, nil, answered
	})
}

// name gives the name of a topic that may be given by its id.
func (b *kafkaBroker) name(topic kmsg.ProduceRequestTopic) string {
	if topic.Topic != "" {
		return topic.Topic
	}
	return b.names[topic.TopicID]
}

func (b *kafkaBroker) set(topic string, code int16) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.broken[topic] = code
}

func (b *kafkaBroker) produce(ctx context.Context, topic string, list, headers []string) error {
	named, err := pairs(headers)
	if err != nil {
		return err
	}
	var records []*kgo.Record
	for _, line := range list {
		record := &kgo.Record{Topic: topic, Value: []byte(line)}
		for _, header := range named {
			record.Headers = append(record.Headers, kgo.RecordHeader{Key: header[0], Value: []byte(header[1])})
		}
		records = append(records, record)
	}
	return b.client.ProduceSync(ctx, records...).FirstErr()
}

// record copies a topic from its start to a file until the script ends.
func (b *kafkaBroker) record(ts *testscript.TestScript, topic, file string) error {
	to, err := newRecording(ts, file)
	if err != nil {
		return err
	}
	consumer, err := kgo.NewClient(append(slices.Clone(b.options), kgo.ConsumeTopics(topic), kgo.FetchMaxWait(glance))...)
	if err != nil {
		return err
	}
	var done sync.WaitGroup
	done.Go(func() {
		for {
			fetches := consumer.PollFetches(context.Background())
			if fetches.IsClientClosed() {
				return
			}
			fetches.EachRecord(func(r *kgo.Record) {
				var headers [][2]string
				for _, header := range r.Headers {
					headers = append(headers, [2]string{header.Key, string(header.Value)})
				}
				to.write(r.Value, headers)
			})
		}
	})
	ts.Defer(func() {
		consumer.Close()
		done.Wait()
		to.close()
	})
	return nil
}

// committed asserts the sum of the committed offsets of all partitions; nothing committed is 0.
func (b *kafkaBroker) committed(ctx context.Context, group, topic, want string) error {
	offsets, err := kadm.NewClient(b.client).FetchOffsets(ctx, group)
	if err != nil && !errors.Is(err, kerr.GroupIDNotFound) {
		return err
	}
	total := int64(0)
	for _, offset := range offsets[topic] {
		total += max(offset.At, 0)
	}
	return number(want, total)
}

func (b *kafkaBroker) members(ctx context.Context, group, want string) error {
	groups, err := kadm.NewClient(b.client).DescribeGroups(ctx, group)
	if err != nil {
		return err
	}
	return number(want, int64(len(groups[group].Members)))
}
