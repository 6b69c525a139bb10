package nats

import (
	"context"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// flushTimeout bounds a flush where the delivery declares no timeout.
const flushTimeout = 10 * time.Second

// messageTooLarge is JetStream's code for a message above the limit of its stream.
const messageTooLarge jetstream.ErrorCode = 10054

type sink struct {
	dialer   *dialer
	subject  string
	emitter  string
	delivery revision.Delivery

	gate sync.Mutex // Publish and Close exclude each other
	conn *connection
	js   jetstream.JetStream
}

func openSink(_ context.Context, config connector.SinkConfig) (connector.Sink, error) {
	plan, ok := config.Sink.(*revision.NatsSink)
	if !ok {
		return nil, &failure.Internal{Detail: "a NATS sink has another plan"}
	}
	dialer, err := newDialer(config.Client, config.Domain+"."+config.Emitter, config.Delivery.Retry)
	if err != nil {
		return nil, err
	}
	// A message is reported as unconfirmed instead of being held back while nobody is connected.
	dialer.options = append(dialer.options, nats.ReconnectBufSize(-1), nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}))
	return &sink{dialer: dialer, subject: plan.Subject, emitter: config.Emitter, delivery: config.Delivery}, nil
}

// Publish sends the messages; a closed sink connects again.
func (s *sink) Publish(ctx context.Context, messages []connector.Message, outcomes []error) {
	s.gate.Lock()
	defer s.gate.Unlock()
	if err := s.connect(); err != nil {
		fill(outcomes, s.unavailable(err))
		return
	}
	if s.delivery.Mode == revision.AckModeNoAck {
		s.publishCore(ctx, messages, outcomes)
		return
	}
	s.publishConfirmed(ctx, messages, outcomes)
}

// connect dials on first use; a connection that was made comes back by itself,
// unless the server refused it for good.
func (s *sink) connect() error {
	switch {
	case s.conn != nil && s.conn.IsConnected():
		return nil
	case s.conn != nil && !s.conn.IsClosed():
		return nats.ErrDisconnected
	}
	conn, err := s.dialer.dial()
	if err != nil {
		return err
	}
	js, err := jetstream.New(conn.Conn, jetstream.WithPublishAsyncTimeout(s.timeout()))
	if err != nil {
		conn.Close()
		return err
	}
	s.conn, s.js = conn, js
	return nil
}

func (s *sink) timeout() time.Duration {
	if s.delivery.AckTimeout > 0 {
		return time.Duration(s.delivery.AckTimeout)
	}
	return flushTimeout
}

func fill(outcomes []error, err error) {
	for i := range outcomes {
		outcomes[i] = err
	}
}

func (s *sink) unavailable(err error) error {
	return (&failure.SinkUnavailable{Emitter: s.emitter}).WithCause(err)
}

// publishCore writes all messages and flushes once: the flush is what success means.
func (s *sink) publishCore(ctx context.Context, messages []connector.Message, outcomes []error) {
	for i, message := range messages {
		out, err := s.message(message)
		if err == nil {
			err = classify(s.conn.PublishMsg(out))
		}
		outcomes[i] = err
		if err != nil && !isRecord(err) {
			fill(outcomes[i:], s.unavailable(err))
			break
		}
	}
	limit, cancel := context.WithTimeout(ctx, s.timeout())
	defer cancel()
	if err := s.conn.FlushWithContext(limit); err != nil {
		for i := range outcomes {
			if outcomes[i] == nil {
				outcomes[i] = s.unavailable(err)
			}
		}
	}
}

// publishConfirmed keeps at most a window of messages without PubAck. The first failure of the
// connection ends the sending; what is on its way is still settled.
func (s *sink) publishConfirmed(ctx context.Context, messages []connector.Message, outcomes []error) {
	window := 1
	if s.delivery.Mode == revision.AckModeParallel {
		window = int(max(s.delivery.Window, 1))
	}
	futures := make([]jetstream.PubAckFuture, len(messages))
	settled, broken := 0, error(nil)
	settle := func() {
		if futures[settled] != nil {
			outcomes[settled] = s.await(ctx, futures[settled])
			if err := outcomes[settled]; err != nil && !isRecord(err) && broken == nil {
				broken = err
			}
		}
		settled++
	}
	sent := 0
	for ; sent < len(messages) && broken == nil; sent++ {
		if sent-settled == window {
			if settle(); broken != nil {
				break
			}
		}
		out, err := s.message(messages[sent])
		if err == nil {
			futures[sent], err = s.js.PublishMsgAsync(out, jetstream.WithRetryAttempts(0))
			err = classify(err)
		}
		outcomes[sent] = err
		if err != nil && !isRecord(err) {
			broken = s.unavailable(err)
			outcomes[sent] = broken
		}
	}
	for settled < sent {
		settle()
	}
	fill(outcomes[sent:], broken)
}

// await gives the outcome of one message.
func (s *sink) await(ctx context.Context, future jetstream.PubAckFuture) error {
	select {
	case <-future.Ok():
		return nil
	case err := <-future.Err():
		switch {
		case errors.Is(err, jetstream.ErrNoStreamResponse) || errors.Is(err, nats.ErrNoResponders):
			return s.unavailable(&failure.NoStream{Subject: s.subject})
		case errors.Is(err, jetstream.ErrAsyncPublishTimeout):
			return s.unavailable(&failure.Unconfirmed{Waited: s.timeout()})
		}
		if err = classify(err); isRecord(err) {
			return err
		}
		return s.unavailable(err)
	case <-ctx.Done():
		return s.unavailable(context.Cause(ctx))
	}
}

// classify marks errors that belong to one record.
func classify(err error) error {
	var api *jetstream.APIError
	if errors.Is(err, nats.ErrMaxPayload) || errors.As(err, &api) && api.ErrorCode == messageTooLarge {
		return &connector.RecordError{Cause: (&failure.MessageTooLarge{}).WithCause(err)}
	}
	return err
}

func isRecord(err error) bool {
	var record *connector.RecordError
	return errors.As(err, &record)
}

// message builds the message; the client library copies the payload when it is sent.
func (s *sink) message(from connector.Message) (*nats.Msg, error) {
	message := &nats.Msg{Subject: s.subject, Data: from.Payload}
	for _, header := range from.Headers {
		if reason := headerFault(header); reason != "" {
			return nil, &connector.RecordError{Cause: &failure.InvalidHeader{Reason: reason}}
		}
		if message.Header == nil {
			message.Header = nats.Header{}
		}
		message.Header[header.Name] = append(message.Header[header.Name], header.Value)
	}
	return message, nil
}

func headerFault(header connector.Header) string {
	switch {
	case header.Name == "":
		return "the name is empty"
	case strings.ContainsFunc(header.Name, func(r rune) bool { return r <= ' ' || r == ':' || r >= 0x7f }):
		return "the name holds a character that is not allowed"
	case strings.ContainsAny(header.Value, "\r\n"):
		return "the value holds a line break"
	}
	return ""
}

// Close flushes within the context and disconnects.
func (s *sink) Close(ctx context.Context) error {
	s.gate.Lock()
	defer s.gate.Unlock()
	if s.conn == nil {
		return nil
	}
	var err error
	if s.conn.IsConnected() {
		limit, cancel := context.WithTimeout(ctx, s.timeout())
		defer cancel()
		if err = s.conn.FlushWithContext(limit); err != nil {
			err = s.unavailable(err)
		}
	}
	s.js.CleanupPublisher()
	s.conn.close(ctx)
	s.conn, s.js = nil, nil
	return err
}
