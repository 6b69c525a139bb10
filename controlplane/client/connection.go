package client

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"sync"
	"sync/atomic"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/keepalive"

	"nervix/controlplane/session/transport"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// connection is one authenticated stream.
type connection struct {
	address string
	conn    *grpc.ClientConn
	stream  grpc.ClientStream
	cancel  context.CancelFunc
	// limits bound received frames, sends bound sent ones.
	limits, sends wire.Limits
	welcome       *wire.Welcome
	// commands and inspections hold one token per unanswered request of a lane.
	commands, inspections chan struct{}
	notices               chan wire.Notice
	// noticesDropped counts notices that found the queue full.
	noticesDropped atomic.Uint64
	running        sync.WaitGroup

	sending sync.Mutex

	mu            sync.Mutex
	last          uint64
	calls         map[uint64]*call
	subscriptions map[uint64]*Subscription
	// err is why the connection ended; done is closed with it.
	err  error
	done chan struct{}
}

// call is one unanswered request.
type call struct {
	// lane holds the token of the request until its answer arrives, so that the client never has
	// more requests open than the server allows.
	lane chan struct{}
	// answer receives the one answer.
	answer        chan wire.Report
	subscriptions []*Subscription
	// abandoned tells that nobody waits for the answer any more.
	abandoned bool
}

// connect opens a stream and authenticates.
func connect(ctx context.Context, config *Config, address string) (*connection, error) {
	conn, err := grpc.NewClient("passthrough:///"+address,
		grpc.WithTransportCredentials(transportCredentials(config.TLS)),
		grpc.WithContextDialer(func(ctx context.Context, address string) (net.Conn, error) { return config.Dial(ctx, address) }),
		grpc.WithKeepaliveParams(keepalive.ClientParameters{Time: keepaliveInterval, Timeout: keepaliveTimeout}),
		grpc.WithDefaultCallOptions(grpc.ForceCodecV2(transport.Codec()),
			grpc.MaxCallRecvMsgSize(config.FrameBytes), grpc.MaxCallSendMsgSize(config.FrameBytes)))
	if err != nil {
		return nil, (&failure.ConnectFailed{Address: address}).WithCause(err)
	}
	lifetime, cancel := context.WithCancel(context.Background())
	c := &connection{
		address: address, conn: conn, cancel: cancel,
		limits: wire.Limits{Bytes: config.FrameBytes, Depth: wire.DefaultLimits.Depth, Tables: wire.DefaultLimits.Tables},
		calls:  map[uint64]*call{}, subscriptions: map[uint64]*Subscription{},
		notices: make(chan wire.Notice, noticeQueue), done: make(chan struct{}),
	}
	c.sends = c.limits
	if err := c.open(ctx, lifetime, config); err != nil {
		cancel()
		return nil, errors.Join(err, conn.Close())
	}
	c.running.Go(c.receive)
	c.running.Go(func() { c.notify(config.OnNotice) })
	return c, nil
}

func transportCredentials(config *tls.Config) credentials.TransportCredentials {
	if config == nil {
		return insecure.NewCredentials()
	}
	return credentials.NewTLS(config)
}

// open performs the first exchange. It may take as long as ctx and the connect timeout allow;
// the stream then lives until the lifetime is cancelled.
func (c *connection) open(ctx, lifetime context.Context, config *Config) error {
	ctx, cancel := context.WithTimeout(ctx, config.ConnectTimeout)
	defer cancel()
	defer context.AfterFunc(ctx, c.cancel)()
	stream, err := c.conn.NewStream(lifetime, &transport.StreamDesc, transport.Path)
	if err != nil {
		return c.unreachable(ctx, err)
	}
	c.stream = stream
	err = c.send(&wire.Request{Action: &wire.Authenticate{
		Fingerprint: wire.Fingerprint[:], User: config.User, Password: config.Password, Client: config.Name,
	}})
	if err != nil {
		return c.unreachable(ctx, err)
	}
	event, err := c.next()
	if err != nil {
		return c.unreachable(ctx, err)
	}
	switch report := event.Report.(type) {
	case *wire.Welcome:
		c.welcome = report
		c.sends.Bytes = int(min(uint64(c.limits.Bytes), report.Limits.FrameBytes))
		c.commands = make(chan struct{}, max(1, report.Limits.Commands))
		c.inspections = make(chan struct{}, max(1, report.Limits.Inspections))
		return nil
	case *wire.Refused:
		return &RemoteError{Disposition: wire.DispositionFailed, Failure: *report.Failure}
	default:
		return &failure.UnexpectedFrame{Frame: "before Welcome"}
	}
}

// unreachable explains a connection that could not be opened.
func (c *connection) unreachable(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return (&failure.ConnectFailed{Address: c.address}).WithCause(err)
}

// send writes one request. A stream that cannot take it is reported by the receiver.
func (c *connection) send(request *wire.Request) error {
	frame, err := wire.Encode(&wire.Frame{Body: request}, c.sends)
	if err != nil {
		return (&failure.MalformedFrame{Reason: "request"}).WithCause(err)
	}
	c.sending.Lock()
	defer c.sending.Unlock()
	return c.stream.SendMsg(&transport.Frame{Bytes: frame})
}

// next reads one event.
func (c *connection) next() (*wire.Event, error) {
	var message transport.Frame
	if err := c.stream.RecvMsg(&message); err != nil {
		return nil, err
	}
	frame, err := wire.Decode(message.Bytes, c.limits)
	if err != nil {
		return nil, (&failure.MalformedFrame{Reason: "event"}).WithCause(err)
	}
	event, ok := frame.Body.(*wire.Event)
	if !ok {
		return nil, &failure.UnexpectedFrame{Frame: "Request"}
	}
	return event, nil
}

// ask sends a request and waits for its answer. When the context ends first the request is
// cancelled at the server. An error that is not the context's means the outcome is uncertain,
// unless the connection had already ended, which gives ConnectionLost.
func (c *connection) ask(ctx context.Context, lane chan struct{}, action wire.Action) (wire.Report, []*Subscription, error) {
	select {
	case lane <- struct{}{}:
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	case <-c.done:
		return nil, nil, c.lost()
	}
	id, waiting, err := c.register(lane)
	if err != nil {
		return nil, nil, err
	}
	if err := c.send(&wire.Request{ID: id, Action: action}); err != nil {
		var malformed *failure.MalformedFrame
		if errors.As(err, &malformed) {
			c.unregister(id)
			return nil, nil, err
		}
		return nil, nil, c.lost()
	}
	select {
	case report := <-waiting.answer:
		return report, waiting.subscriptions, nil
	case <-c.done:
		select {
		case report := <-waiting.answer:
			return report, waiting.subscriptions, nil
		default:
			return nil, nil, c.lost()
		}
	case <-ctx.Done():
		c.abandon(waiting)
		// A stream that breaks now has also ended the request.
		_ = c.send(&wire.Request{Action: &wire.Cancel{Request: id}})
		return nil, nil, ctx.Err()
	}
}

func (c *connection) register(lane chan struct{}) (uint64, *call, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil {
		return 0, nil, c.err
	}
	c.last++
	waiting := &call{lane: lane, answer: make(chan wire.Report, 1)}
	c.calls[c.last] = waiting
	return c.last, waiting, nil
}

// unregister forgets a request that was never sent.
func (c *connection) unregister(id uint64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	<-c.calls[id].lane
	delete(c.calls, id)
}

// abandon discards the answer of a request and the rows of the subscriptions it opens.
func (c *connection) abandon(waiting *call) {
	c.mu.Lock()
	defer c.mu.Unlock()
	waiting.abandoned = true
	for _, subscription := range waiting.subscriptions {
		subscription.abandon()
	}
}

// lost gives the reason of the end, or a plain one while it is not known yet.
func (c *connection) lost() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil {
		return c.err
	}
	return &failure.ConnectionLost{Address: c.address}
}

// shut ends the connection and waits for its goroutines.
func (c *connection) shut() {
	c.cancel()
	c.running.Wait()
	// The only fault of Close is that the connection is closed.
	_ = c.conn.Close()
}
