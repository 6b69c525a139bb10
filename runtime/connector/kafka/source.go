package kafka

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/twmb/franz-go/pkg/kgo"
	"golang.org/x/sync/errgroup"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/clock"
	"nervix/runtime/connector"
)

const (
	// unacknowledgedRecords and unacknowledgedTime bound a group in NO_ACK mode (runtime semantics,
	// section 7.1).
	unacknowledgedRecords = 1024
	unacknowledgedTime    = 5 * time.Millisecond
	// leaveTimeout bounds how long a member says goodbye to its group.
	leaveTimeout = 5 * time.Second
	// fetchBytes bounds what one member fetches ahead from one broker, unless fetch.max.bytes does.
	fetchBytes = 16 << 20
	// commitTimeout bounds one offset commit.
	commitTimeout = 15 * time.Second
)

type source struct {
	options  []kgo.Opt
	plan     *revision.KafkaSource
	ingestor string
	delivery revision.Delivery
	headers  bool // those of records are read
	holding  connector.Holding
	ready    chan struct{}

	// These belong to sources whose domain owns the offsets.
	offsets    connector.OffsetKeeper
	origin     *revision.SourceOrigin
	clock      clock.Clock
	reset      reset
	assignment atomic.Pointer[connector.Assignment]

	once      sync.Once
	report    sync.Mutex
	admission connector.Admission
}

func openSource(_ context.Context, config connector.SourceConfig) (connector.Source, error) {
	plan, ok := config.Source.(*revision.KafkaSource)
	if !ok {
		return nil, &failure.Internal{Detail: "a Kafka source has another plan"}
	}
	options, err := clientOptions(config.Client, consuming)
	if err != nil {
		return nil, err
	}
	s := &source{
		options: options, plan: plan, ingestor: config.Ingestor, delivery: config.Delivery, headers: config.Headers, ready: make(chan struct{}), holding: config.Holding,
		offsets: config.Offsets, origin: config.Origin, clock: config.Clock, reset: resetOf(config.Client),
	}
	checked := s.ownedOptions(&watch{}, nil)
	if plan.ConsumerGroup != nil {
		checked = s.memberOptions(newMember(s), &watch{})
	}
	if err := kgo.ValidateOpts(checked...); err != nil {
		return nil, (&failure.InvalidClientConfiguration{Client: config.Client.Name}).WithCause(err)
	}
	return s, nil
}

// clientOptions are those of every client of the source; settings of the client come last.
func (s *source) clientOptions(watch *watch) []kgo.Opt {
	options := []kgo.Opt{
		kgo.ConsumeResetOffset(kgo.NewOffset().AtEnd()), kgo.FetchMaxBytes(fetchBytes),
		kgo.Balancers(kgo.CooperativeStickyBalancer()),
		kgo.RetryBackoffFn(retryDelay), kgo.WithHooks(watch),
	}
	return append(options, s.options...)
}

// ownedOptions are the options of a consumer that is told where to read.
func (s *source) ownedOptions(watch *watch, at map[int32]kgo.Offset) []kgo.Opt {
	return append(s.clientOptions(watch), kgo.ConsumePartitions(map[string]map[int32]kgo.Offset{s.plan.Topic: at}))
}

// memberOptions are the options of one group member.
func (s *source) memberOptions(member *member, watch *watch) []kgo.Opt {
	options := append(
		s.clientOptions(watch), kgo.ConsumerGroup(*s.plan.ConsumerGroup), kgo.ConsumeTopics(s.plan.Topic), kgo.BlockRebalanceOnPoll(),
		kgo.OnPartitionsAssigned(member.assigned), kgo.OnPartitionsRevoked(member.revoked), kgo.OnPartitionsLost(member.revoked),
	)
	if s.delivery.Mode == revision.AckModeNoAck {
		return append(options, kgo.AutoCommitMarks())
	}
	return append(options, kgo.DisableAutoCommit())
}

// Ready is closed when the first connection attempt has ended.
func (s *source) Ready() <-chan struct{} { return s.ready }

// Run runs the group members until the context ends.
func (s *source) Run(ctx context.Context, admission connector.Admission) error {
	s.admission = admission
	defer s.markReady()
	if s.plan.ConsumerGroup == nil {
		if err := s.runOwned(ctx); ctx.Err() == nil {
			return err
		}
		return nil
	}
	group, running := errgroup.WithContext(ctx)
	for range max(s.plan.Instances, 1) {
		group.Go(func() error { return s.runMember(running) })
	}
	if err := group.Wait(); ctx.Err() == nil {
		return err
	}
	return nil
}

// Assignment tells which consumer has which partitions, where the domain owns the offsets.
func (s *source) Assignment() *connector.Assignment { return s.assignment.Load() }

func (s *source) markReady() { s.once.Do(func() { close(s.ready) }) }

// runMember waits for the topic, then takes part in the group.
func (s *source) runMember(ctx context.Context) error {
	m := newMember(s)
	watch := &watch{changed: func(err error) { s.unready(err, retryDelay(1)) }}
	if err := s.awaitTopic(ctx, watch); err != nil {
		return err
	}
	client, err := kgo.NewClient(s.memberOptions(m, watch)...)
	if err != nil {
		return s.unavailable(err)
	}
	m.client, m.progress = client, groupProgress{client}
	defer m.leave(ctx)
	defer s.holding.Watch(m.holds)()
	return m.run(ctx)
}

// awaitTopic returns when the topic exists. A group that subscribed to a missing topic would not
// notice its creation for minutes, and would not say why nothing arrives.
func (s *source) awaitTopic(ctx context.Context, watch *watch) error {
	client, err := kgo.NewClient(append(s.clientOptions(watch), kgo.MetadataMinAge(probeAge))...)
	if err != nil {
		return s.unavailable(err)
	}
	defer client.Close()
	backoff := connector.NewBackoff(connector.DefaultRetry)
	for {
		err := checkTopic(ctx, client, s.plan.Topic)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err == nil {
			s.unready(nil, 0)
			s.markReady()
			return nil
		}
		delay := backoff.Next()
		s.unready(watch.cause(err), delay)
		s.markReady()
		if !connector.Pause(ctx, delay) {
			return context.Cause(ctx)
		}
	}
}

func (s *source) unavailable(err error) error {
	return (&failure.SourceUnavailable{Ingestor: s.ingestor}).WithCause(err)
}

// unready reports the state of the source; nil means that it delivers.
func (s *source) unready(err error, delay time.Duration) {
	if _, known := failure.Of(err); err != nil && !known {
		err = s.unavailable(err)
	}
	s.report.Lock()
	defer s.report.Unlock()
	s.admission.Unready(err, delay)
}
