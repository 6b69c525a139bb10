package nats

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"golang.org/x/sync/errgroup"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/header"
)

const (
	// groupRecords and groupTime bound a group of records (runtime semantics, section 7.1).
	groupRecords = 1024
	groupTime    = 5 * time.Millisecond
	// pendingRecords and pendingBytes bound what one subscription holds while the graph is slower.
	pendingRecords = 64 << 10
	pendingBytes   = 64 << 20
	// stopTimeout bounds the closing of a connection.
	stopTimeout = 5 * time.Second
)

type source struct {
	dialer   *dialer
	plan     *revision.NatsSource
	ingestor string
	quiesce  revision.Quiesce
	headers  bool // those of messages are read
	holding  connector.Holding
	ready    chan struct{}

	// lost is the connection once it was lost, or not made at first.
	lost atomic.Pointer[nats.Conn]

	report    sync.Mutex
	admission connector.Admission
	settled   map[*nats.Subscription]int // losses that were reported and are over
}

func openSource(_ context.Context, config connector.SourceConfig) (connector.Source, error) {
	plan, ok := config.Source.(*revision.NatsSource)
	if !ok {
		return nil, &failure.Internal{Detail: "a NATS source has another plan"}
	}
	dialer, err := newDialer(config.Client, config.Domain+"."+config.Ingestor, connector.DefaultRetry)
	if err != nil {
		return nil, err
	}
	return &source{
		dialer: dialer, plan: plan, ingestor: config.Ingestor, quiesce: config.Quiesce, headers: config.Headers, ready: make(chan struct{}),
		settled: map[*nats.Subscription]int{}, holding: config.Holding,
	}, nil
}

// Ready is closed when the first connection attempt has ended.
func (s *source) Ready() <-chan struct{} { return s.ready }

// Run subscribes and admits until the context ends.
func (s *source) Run(ctx context.Context, admission connector.Admission) error {
	s.admission = admission
	conn, err := s.connect()
	if err != nil {
		close(s.ready)
		return s.unavailable(err)
	}
	defer func() {
		limit, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopTimeout)
		defer cancel()
		conn.close(limit)
	}()
	group, running := errgroup.WithContext(ctx)
	instances := max(s.plan.Instances, 1)
	for range instances {
		subscription, err := conn.QueueSubscribeSync(s.plan.Subject, s.plan.QueueGroup)
		if err == nil {
			err = subscription.SetPendingLimits(pendingRecords, pendingBytes)
		}
		instance := &instance{source: s, subscription: subscription, room: int64(s.quiesce.MaxBytes / instances)}
		group.Go(func() error {
			if err != nil {
				return s.unavailable(err)
			}
			defer s.holding.Watch(instance.holds)()
			return instance.run(running)
		})
	}
	// The server knows the subscriptions before the source counts as ready.
	if conn.IsConnected() {
		if err := conn.FlushTimeout(dialTimeout); err != nil {
			s.unready(err, 0)
		}
	} else {
		s.unready(nats.ErrNoServers, s.dialer.delay(1))
	}
	close(s.ready)
	if err := group.Wait(); ctx.Err() == nil {
		return err
	}
	return nil
}

// unavailable wraps what the client library reports.
func (s *source) unavailable(err error) error {
	return (&failure.SourceUnavailable{Ingestor: s.ingestor}).WithCause(err)
}

// connect keeps trying in the background when the first attempt fails; only settings that can
// never work are an error.
func (s *source) connect() (*connection, error) {
	return s.dialer.dial(
		nats.RetryOnFailedConnect(true), nats.CustomReconnectDelay(s.pause),
		nats.ConnectHandler(func(*nats.Conn) { s.unready(nil, 0) }),
		nats.ReconnectHandler(func(*nats.Conn) { s.unready(nil, 0) }),
		nats.DisconnectErrHandler(func(conn *nats.Conn, err error) {
			s.lost.Store(conn)
			if err != nil {
				s.unready(err, s.dialer.delay(1))
			}
		}),
		nats.ReconnectErrHandler(func(conn *nats.Conn, err error) {
			s.lost.Store(conn)
			s.unready(err, s.dialer.delay(int(conn.Reconnects)+1))
		}),
		nats.ErrorHandler(func(_ *nats.Conn, subscription *nats.Subscription, err error) {
			if errors.Is(err, nats.ErrSlowConsumer) {
				s.overrun(subscription)
				return
			}
			s.unready(err, 0)
		}),
	)
}

// pause is the delay before the next try to connect. A server that is reached and refuses, as one whose
// certificate is not trusted, is told here and nowhere else.
func (s *source) pause(attempts int) time.Duration {
	delay := s.dialer.delay(attempts)
	if conn := s.lost.Load(); conn != nil {
		if err := conn.LastError(); err != nil {
			s.unready(err, delay)
		}
	}
	return delay
}

// overrun reports how many messages a subscription lost. The client library tells it in its own
// time, so it may be late: a loss after which records were admitted again is no news.
func (s *source) overrun(subscription *nats.Subscription) {
	s.report.Lock()
	defer s.report.Unlock()
	if dropped, _ := subscription.Dropped(); dropped > s.settled[subscription] {
		s.state(&failure.SlowConsumer{Ingestor: s.ingestor, Dropped: uint64(dropped)}, 0)
	}
}

// recovered reports that records are admitted again after a loss.
func (s *source) recovered(subscription *nats.Subscription) {
	s.report.Lock()
	defer s.report.Unlock()
	s.settled[subscription], _ = subscription.Dropped()
	s.state(nil, 0)
}

// unready reports the state of the source; nil means that it delivers.
func (s *source) unready(err error, delay time.Duration) {
	s.report.Lock()
	defer s.report.Unlock()
	s.state(err, delay)
}

// state passes a state on, under the lock that orders the reports.
func (s *source) state(err error, delay time.Duration) {
	if _, known := failure.Of(err); err != nil && !known {
		err = s.unavailable(err)
	}
	s.admission.Unready(err, delay)
}

// instance is one subscription.
type instance struct {
	source       *source
	subscription *nats.Subscription
	group        []*nats.Msg
	held         atomic.Int64 // bytes of the group, or of what waits for the end of a hold
	arrived      int64
	impaired     bool // a loss was reported and not cleared yet

	room     int64       // bytes that a hold may buffer
	buffered []*nats.Msg // records that wait for the end of a hold
	size     int64
	dropped  uint64

	// records and headers are those of the messages that are offered.
	records [][]byte
	headers [][]connector.Header
}

func (i *instance) run(ctx context.Context) error {
	for {
		if err := i.gather(ctx); err != nil {
			return err
		}
		if err := i.admit(ctx); err != nil {
			return err
		}
	}
}

// holds gives the bytes that arrived and are not admitted.
func (i *instance) holds() int64 {
	_, pending, err := i.subscription.Pending()
	if err != nil {
		return i.held.Load() // the subscription has ended
	}
	return int64(pending) + i.held.Load()
}

// gather fills the group: one message, and what follows it within the group time.
func (i *instance) gather(ctx context.Context) error {
	clear(i.group)
	i.group = i.group[:0]
	i.held.Store(0)
	for len(i.group) == 0 {
		message, err := i.subscription.NextMsgWithContext(ctx)
		if err := i.take(message, err); err != nil {
			return err
		}
	}
	first := time.Now()
	i.arrived = first.UnixNano()
	for len(i.group) < groupRecords {
		left := groupTime - time.Since(first)
		if left <= 0 {
			break
		}
		message, err := i.subscription.NextMsg(left)
		if errors.Is(err, nats.ErrTimeout) {
			break
		}
		if err := i.take(message, err); err != nil {
			return err
		}
	}
	return nil
}

// take adds a message to the group. Messages lost before it are reported and no error.
func (i *instance) take(message *nats.Msg, err error) error {
	switch {
	case err == nil:
		i.group = append(i.group, message)
		i.held.Add(int64(len(message.Data)))
	case errors.Is(err, nats.ErrSlowConsumer):
		i.impaired = true
		i.source.overrun(i.subscription)
	default:
		return i.source.unavailable(err)
	}
	return nil
}

// admit brings the group into the graph and treats a hold by the quiesce mode.
func (i *instance) admit(ctx context.Context) error {
	held, err := i.offer(ctx, i.group)
	if held == nil {
		return err
	}
	switch i.source.quiesce.Mode {
	case revision.QuiesceModeDrop:
		i.drop(uint64(len(i.group)))
		return nil
	case revision.QuiesceModeBuffer:
		for _, message := range i.group {
			i.keep(message)
		}
		return i.sitOut(ctx, held)
	default:
		_, err := connector.AdmitSuspended(ctx, i.source.admission, i.payloads(i.group))
		i.forget()
		return err
	}
}

// payloads gives messages as they are admitted, in memory that is used again.
func (i *instance) payloads(messages []*nats.Msg) connector.Payloads {
	i.records, i.headers = i.records[:0], i.headers[:0]
	for _, message := range messages {
		i.records = append(i.records, message.Data)
		if i.source.headers {
			i.headers = append(i.headers, headers(message))
		}
	}
	return connector.Payloads{Records: i.records, Headers: i.headers, Arrived: i.arrived}
}

// forget lets go of what was offered.
func (i *instance) forget() {
	clear(i.records)
	clear(i.headers)
}

// headers gives the headers of a message; the values of one name are in order.
func headers(message *nats.Msg) []connector.Header {
	list := make([]connector.Header, 0, len(message.Header))
	for _, name := range slices.Sorted(maps.Keys(message.Header)) {
		for _, value := range message.Header[name] {
			list = header.Text(list, name, value)
		}
	}
	return list
}

// offer admits messages unless a hold keeps them out.
func (i *instance) offer(ctx context.Context, messages []*nats.Msg) (*connector.Held, error) {
	_, err := i.source.admission.Admit(ctx, i.payloads(messages))
	i.forget()
	var held *connector.Held
	if errors.As(err, &held) {
		return held, err
	}
	if err == nil && i.impaired {
		i.impaired = false
		i.source.recovered(i.subscription)
	}
	return nil, err
}

// sitOut buffers messages until no hold is left and everything that was kept is admitted.
func (i *instance) sitOut(ctx context.Context, held *connector.Held) error {
	for {
		if err := i.collect(ctx, held); err != nil {
			return err
		}
		for held = nil; len(i.buffered) > 0; {
			part := i.buffered[:min(len(i.buffered), groupRecords)]
			again, err := i.offer(ctx, part)
			if again != nil {
				held = again
				break
			}
			if err != nil {
				return err
			}
			for _, message := range part {
				i.size -= int64(len(message.Data))
			}
			i.held.Store(i.size)
			clear(part)
			i.buffered = i.buffered[len(part):]
		}
		if held == nil {
			i.buffered = nil
			return nil
		}
	}
}

// collect keeps what arrives until a hold ends.
func (i *instance) collect(ctx context.Context, held *connector.Held) error {
	waiting, cancel := context.WithCancel(ctx)
	watched := make(chan struct{})
	go func() {
		defer close(watched)
		_ = held.Wait(waiting)
		cancel()
	}()
	defer func() { cancel(); <-watched }()
	for {
		message, err := i.subscription.NextMsgWithContext(waiting)
		switch {
		case err == nil:
			i.keep(message)
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case waiting.Err() != nil:
			return nil
		default:
			if err := i.take(nil, err); err != nil {
				return err
			}
		}
	}
}

// keep buffers a message within the room of a hold.
func (i *instance) keep(message *nats.Msg) {
	length := int64(len(message.Data))
	newest := i.source.quiesce.Overflow == revision.OverflowNewest
	if length > i.room || newest && i.size+length > i.room {
		i.drop(1)
		return
	}
	oldest := 0
	for ; i.size+length > i.room; oldest++ {
		i.size -= int64(len(i.buffered[oldest].Data))
	}
	if oldest > 0 {
		clear(i.buffered[:oldest])
		i.buffered = i.buffered[oldest:]
		i.drop(uint64(oldest))
	}
	i.buffered, i.size = append(i.buffered, message), i.size+length
	i.held.Store(i.size)
}

// drop reports records that a hold did not keep.
func (i *instance) drop(records uint64) {
	i.dropped += records
	i.impaired = true
	i.source.unready(&failure.HoldOverflow{Ingestor: i.source.ingestor, Dropped: i.dropped}, 0)
}
