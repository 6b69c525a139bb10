package kafka

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// queueBytes bounds what a producer queues, unless queue.buffering.max.kbytes does.
const queueBytes = 64 << 20

// produceTimeout bounds a confirmation where the delivery declares no timeout.
const produceTimeout = 30 * time.Second

type sink struct {
	options  []kgo.Opt
	topic    string
	emitter  string
	client   string
	delivery revision.Delivery
	watch    *watch
	losses   atomic.Uint64
	logged   atomic.Int64 // Unix nanoseconds of the last log line about losses

	gate     sync.Mutex // Publish and Close exclude each other
	producer *kgo.Client
	holding  connector.Holding
	released func() // tells that nobody holds anything for the producer any more
}

func openSink(_ context.Context, config connector.SinkConfig) (connector.Sink, error) {
	plan, ok := config.Sink.(*revision.KafkaSink)
	if !ok {
		return nil, &failure.Internal{Detail: "a Kafka sink has another plan"}
	}
	options, err := clientOptions(config.Client, producing)
	if err != nil {
		return nil, err
	}
	s := &sink{
		options: options, topic: plan.Topic, emitter: config.Emitter, client: config.Client.Name, delivery: config.Delivery,
		watch: &watch{}, holding: config.Holding,
	}
	return s, s.open()
}

// open prepares a producer; it does not connect.
func (s *sink) open() error {
	options := []kgo.Opt{
		kgo.RetryBackoffFn(retryDelay), kgo.ProducerLinger(0), kgo.UnknownTopicRetries(1), kgo.MetadataMinAge(probeAge),
		kgo.RecordDeliveryTimeout(s.timeout()), kgo.MaxBufferedBytes(queueBytes),
	}
	options = append(append(options, s.options...), kgo.WithHooks(s.watch), kgo.DefaultProduceTopic(s.topic))
	producer, err := kgo.NewClient(options...)
	if err != nil {
		return (&failure.InvalidClientConfiguration{Client: s.client}).WithCause(err)
	}
	s.producer, s.released = producer, s.holding.Watch(producer.BufferedProduceBytes)
	return nil
}

// end drops the producer with what it still has queued.
func (s *sink) end() {
	s.released()
	s.producer.Close()
	s.producer = nil
}

func (s *sink) timeout() time.Duration {
	if s.delivery.AckTimeout > 0 {
		return time.Duration(s.delivery.AckTimeout)
	}
	return produceTimeout
}

// Publish produces the messages.
func (s *sink) Publish(ctx context.Context, messages []connector.Message, outcomes []error) {
	s.gate.Lock()
	defer s.gate.Unlock()
	if s.producer == nil {
		if err := s.open(); err != nil {
			fill(outcomes, err)
			return
		}
	}
	records := toRecords(messages)
	if s.delivery.Mode == revision.AckModeNoAck {
		s.handOver(ctx, records, outcomes)
		return
	}
	s.produce(ctx, records, outcomes)
}

// toRecords copies the messages: the client may hold a record longer than Publish runs.
func toRecords(messages []connector.Message) []kgo.Record {
	size := 0
	for _, message := range messages {
		size += len(message.Payload)
	}
	arena, records := make([]byte, 0, size), make([]kgo.Record, len(messages))
	now := time.Now() // the client would ask for each record
	for i, message := range messages {
		start := len(arena)
		arena = append(arena, message.Payload...)
		records[i].Value, records[i].Timestamp = arena[start:len(arena):len(arena)], now
		for _, header := range message.Headers {
			records[i].Headers = append(records[i].Headers, kgo.RecordHeader{Key: header.Name, Value: []byte(header.Value)})
		}
	}
	return records
}

func fill(outcomes []error, err error) {
	for i := range outcomes {
		outcomes[i] = err
	}
}

// handOver gives the records to the local queue: its acceptance is what success means. What is
// lost later is only logged.
func (s *sink) handOver(ctx context.Context, records []kgo.Record, outcomes []error) {
	background := context.WithoutCancel(ctx)
	queue, _ := s.producer.OptValue(kgo.MaxBufferedRecords).(int64)
	space, _ := s.producer.OptValue(kgo.MaxBufferedBytes).(int64)
	largest, _ := s.producer.OptValue(kgo.ProducerBatchMaxBytes).(int32)
	for i := range records {
		switch {
		case queue > 0 && s.producer.BufferedProduceRecords() >= queue || s.producer.BufferedProduceBytes()+bytesOf(&records[i]) > space:
			fill(outcomes[i:], s.outcome(kgo.ErrMaxBuffered))
			return
		case largest > 0 && footprint(&records[i]) > int(largest):
			outcomes[i] = s.outcome(kerr.MessageTooLarge)
		default:
			s.producer.TryProduce(background, &records[i], s.lost)
			outcomes[i] = nil
		}
	}
}

// batchOverhead is what a batch of one record needs beside its contents.
const batchOverhead = 96

// footprint is about the size of a batch with one record.
func footprint(record *kgo.Record) int {
	size := batchOverhead + len(record.Value)
	for _, header := range record.Headers {
		size += len(header.Key) + len(header.Value)
	}
	return size
}

// lost logs records that failed after their acceptance, at most once a second.
func (s *sink) lost(_ *kgo.Record, err error) {
	if err == nil {
		return
	}
	total, now := s.losses.Add(1), time.Now().UnixNano()
	if last := s.logged.Load(); now-last >= int64(time.Second) && s.logged.CompareAndSwap(last, now) {
		slog.Warn("Kafka records were not delivered", slog.String("emitter", s.emitter),
			slog.Uint64("total", total), slog.Any("error", err))
	}
}

// produce keeps at most a window of records without a confirmation. The first failure of the
// connection ends the sending; what is on its way is still settled.
func (s *sink) produce(ctx context.Context, records []kgo.Record, outcomes []error) {
	window := 1
	if s.delivery.Mode == revision.AckModeParallel {
		window = int(max(s.delivery.Window, 1))
	}
	c, sent := newConfirmations(len(records)), 0
	for ; sent < len(records) && c.failure() == nil; sent++ {
		if !c.await(ctx, window-1, true, s.timeout()) || c.failure() != nil {
			break
		}
		c.expect(sent)
		record := sent
		s.producer.Produce(ctx, &records[record], func(_ *kgo.Record, err error) { c.settle(record, s.outcome(err)) })
	}
	complete := c.await(ctx, 0, false, s.timeout())
	open, broken := c.result(outcomes[:sent])
	if complete && (broken != nil || sent == len(records)) {
		fill(outcomes[sent:], broken)
		return
	}
	s.giveUp(ctx, outcomes, open)
}

// giveUp ends the way of records without a confirmation: those that are open, and those behind them
// that were not sent.
func (s *sink) giveUp(ctx context.Context, outcomes []error, open []bool) {
	late := s.watch.cause(context.DeadlineExceeded)
	if errors.Is(late, context.DeadlineExceeded) {
		late = &failure.Unconfirmed{Waited: s.timeout()}
	}
	if ctx.Err() != nil {
		late = context.Cause(ctx)
	}
	for i := range outcomes {
		if i >= len(open) || open[i] {
			outcomes[i] = s.unavailable(late)
		}
	}
	// Closing drops what is still queued, so that it is not sent beside its repetition.
	s.end()
}

func (s *sink) unavailable(err error) error {
	return (&failure.SinkUnavailable{Emitter: s.emitter}).WithCause(err)
}

// outcome tells definitive rejections of one record from failures that a repetition may cure.
func (s *sink) outcome(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, kerr.MessageTooLarge) || errors.Is(err, kerr.RecordListTooLarge):
		return &connector.RecordError{Cause: (&failure.MessageTooLarge{}).WithCause(err)}
	case errors.Is(err, kerr.InvalidRecord) || errors.Is(err, kerr.InvalidTimestamp):
		return &connector.RecordError{Cause: (&failure.SinkRejected{Emitter: s.emitter, Reason: "the broker calls it invalid"}).WithCause(err)}
	case errors.Is(err, kgo.ErrRecordTimeout):
		err = s.watch.cause(context.DeadlineExceeded)
		if errors.Is(err, context.DeadlineExceeded) {
			err = &failure.Unconfirmed{Waited: s.timeout()}
		}
	}
	return s.unavailable(missing(err, s.topic))
}

func isRecord(err error) bool {
	var record *connector.RecordError
	return errors.As(err, &record)
}

// Close drains the local queue within the context and disconnects.
func (s *sink) Close(ctx context.Context) error {
	s.gate.Lock()
	defer s.gate.Unlock()
	if s.producer == nil {
		return nil
	}
	err := s.producer.Flush(ctx)
	s.end()
	if err != nil {
		return s.unavailable(err)
	}
	return nil
}
