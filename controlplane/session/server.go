package session

import (
	"context"
	"net"
	"sync"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/keepalive"
	"google.golang.org/grpc/status"

	"nervix/controlplane/session/transport"
	"nervix/generated/failure"
	"nervix/generated/metric"
	wire "nervix/generated/session"
	"nervix/runtime/budget"
)

// Server accepts client sessions. Create it with New, call Serve once per listener, and Stop.
type Server struct {
	config   Config
	limits   wire.Limits
	handler  Handler
	throttle *throttle
	rows     *budget.Account // row frames that wait, of all sessions
	grpc     *grpc.Server

	// open holds the authenticated sessions.
	sessions sync.Mutex
	open     map[*session]struct{}

	// places holds one token per open stream.
	places chan struct{}
	// stopping ends when Stop begins.
	stopping context.Context
	stop     context.CancelFunc
	// goroutines counts what may outlive its stream's handler for a moment.
	goroutines sync.WaitGroup
}

// New makes a server that asks the handler.
func New(config Config, handler Handler) *Server {
	if config.Metrics == nil {
		// Without a registry nothing can collide.
		config.Metrics, _ = metric.New(nil)
	}
	s := &Server{
		config:   config,
		limits:   wire.Limits{Bytes: config.FrameBytes, Depth: wire.DefaultLimits.Depth, Tables: wire.DefaultLimits.Tables},
		handler:  handler,
		open:     map[*session]struct{}{},
		throttle: newThrottle(config.Throttle),
		rows:     config.Budget.Open(metric.HoldingSessions, metric.None, "rows of sessions"),
		places:   make(chan struct{}, config.Sessions),
	}
	s.stopping, s.stop = context.WithCancel(context.Background())
	options := []grpc.ServerOption{
		grpc.ForceServerCodecV2(transport.Codec()),
		grpc.MaxRecvMsgSize(config.FrameBytes + oversizeSlack),
		grpc.MaxSendMsgSize(config.FrameBytes),
		grpc.KeepaliveParams(keepalive.ServerParameters{
			MaxConnectionIdle: config.ConnectionIdle, Time: config.KeepaliveInterval, Timeout: config.KeepaliveTimeout,
		}),
		grpc.KeepaliveEnforcementPolicy(keepalive.EnforcementPolicy{MinTime: config.KeepaliveInterval / 4, PermitWithoutStream: true}),
		grpc.WaitForHandlers(true),
	}
	if config.TLS != nil {
		options = append(options, grpc.Creds(credentials.NewTLS(config.TLS)))
	}
	s.grpc = grpc.NewServer(options...)
	stream := transport.StreamDesc
	stream.Handler = func(_ any, stream grpc.ServerStream) error { return s.serve(stream) }
	s.grpc.RegisterService(&grpc.ServiceDesc{ServiceName: transport.Service, Streams: []grpc.StreamDesc{stream}}, nil)
	return s
}

// Serve accepts connections until Stop; it closes the listener. It returns nil after Stop.
func (s *Server) Serve(listener net.Listener) error { return s.grpc.Serve(listener) }

// Stop refuses new sessions, says Bye to the open ones, ends the waits of their requests and
// waits until every goroutine has ended. When the context ends first, the connections are cut;
// what remains then is only what a handler does not return from.
func (s *Server) Stop(ctx context.Context) {
	s.stop()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		s.grpc.GracefulStop()
		s.goroutines.Wait()
	}()
	select {
	case <-ended:
	case <-ctx.Done():
		s.grpc.Stop()
		<-ended
	}
}

// oversizeSlack is how far above FrameBytes a frame may be to be refused in the protocol's own
// words. The transport cuts the stream of a larger one, with status ResourceExhausted.
const oversizeSlack = 1 << 20

// received is one message of a stream, or why there is none.
type received struct {
	frame []byte
	err   error
}

// serve runs one stream.
func (s *Server) serve(stream grpc.ServerStream) error {
	if err := s.admit(); err != nil {
		return s.refuse(stream, err)
	}
	defer func() { <-s.places }()
	first := make(chan received, 1)
	receiving := make(chan func([]byte, error) bool, 1)
	s.goroutines.Go(func() { receive(stream, first, receiving) })
	who, err := s.authenticate(stream.Context(), first)
	if err != nil {
		return s.refuse(stream, err)
	}
	session := newSession(s, stream, who)
	defer session.cancel()
	session.conversation, err = s.handler.Open(session.ctx, who, &Sink{out: session.out, current: session.command.Load})
	if err != nil {
		return s.refuse(stream, err)
	}
	welcome, err := s.welcome(who)
	if err != nil {
		session.conversation.Closed(false)
		return s.refuse(stream, err)
	}
	defer s.track(session)()
	return session.run(welcome, receiving)
}

// admit takes a place for a stream.
func (s *Server) admit() error {
	if s.stopping.Err() != nil {
		return &failure.ShuttingDown{}
	}
	select {
	case s.places <- struct{}{}:
		return nil
	default:
		return &failure.SessionLimit{Limit: uint64(cap(s.places))}
	}
}

// receive reads the stream: the first message goes to authentication, the others to the session
// once it is open. It ends with the stream.
func receive(stream grpc.ServerStream, first chan<- received, receiving <-chan func([]byte, error) bool) {
	var frame transport.Frame
	err := stream.RecvMsg(&frame)
	first <- received{frame.Bytes, err}
	if err != nil {
		return
	}
	var dispatch func([]byte, error) bool
	select {
	case dispatch = <-receiving:
	case <-stream.Context().Done():
		return
	}
	for {
		var frame transport.Frame
		err := stream.RecvMsg(&frame)
		if !dispatch(frame.Bytes, err) {
			return
		}
	}
}

// refuse sends Refused and ends the stream with the status of the failure's class.
func (s *Server) refuse(stream grpc.ServerStream, err error) error {
	refused := firstFailure(err)
	frame, encodeErr := wire.Encode(&wire.Frame{Body: &wire.Event{Report: &wire.Refused{Failure: refused}}}, s.limits)
	if encodeErr == nil && stream.SendMsg(&transport.Frame{Bytes: frame}) != nil {
		return err
	}
	return status.Error(failure.ClassOf(err).Status(), refused.Message)
}
