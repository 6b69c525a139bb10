package sessiontest

import (
	"context"
	"net"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/test/bufconn"

	"nervix/controlplane/session"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// Password is what the scripted handler accepts for every user.
const Password = "secret"

// Handler answers as its fields say; nil fields answer with nothing. It is its own conversation
// for every session.
type Handler struct {
	OnExecute      func(ctx context.Context, sink *session.Sink, request session.Request) (wire.Result, error)
	OnBeginUpload  func(request wire.BeginUpload) (wire.Result, error)
	OnUploadPart   func(part []byte) (wire.Result, error)
	OnEndUpload    func() (wire.Result, error)
	OnComplete     func(ctx context.Context, text string, cursor int, domain string) (wire.Completions, error)
	OnSelectDomain func(ctx context.Context, domain string) (wire.Result, error)
	OnListDomains  func(ctx context.Context) ([]wire.Domain, error)
	OnClosed       func(clean bool)

	mu     sync.Mutex
	peers  []session.Peer
	sinks  []*session.Sink
	closed chan bool
	once   sync.Once
}

// Authenticate accepts Password.
func (h *Handler) Authenticate(_ context.Context, user, password string) (session.Identity, error) {
	if password != Password {
		return session.Identity{}, &failure.AuthenticationFailed{User: user}
	}
	return session.Identity{User: user, Revision: 1}, nil
}

// Open remembers the session.
func (h *Handler) Open(_ context.Context, peer session.Peer, sink *session.Sink) (session.Conversation, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.peers = append(h.peers, peer)
	h.sinks = append(h.sinks, sink)
	return &conversation{h, sink}, nil
}

// Peers are the sessions opened so far.
func (h *Handler) Peers() []session.Peer {
	h.mu.Lock()
	defer h.mu.Unlock()
	return append([]session.Peer(nil), h.peers...)
}

// Sink is the sink of the session opened last.
func (h *Handler) Sink() *session.Sink {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.sinks[len(h.sinks)-1]
}

// Closed receives for every ended session whether it was clean.
func (h *Handler) Closed() chan bool {
	h.once.Do(func() { h.closed = make(chan bool, 64) })
	return h.closed
}

type conversation struct {
	handler *Handler
	sink    *session.Sink
}

func (c *conversation) Execute(ctx context.Context, request session.Request) (wire.Result, error) {
	if c.handler.OnExecute == nil {
		return wire.Result{}, nil
	}
	return c.handler.OnExecute(ctx, c.sink, request)
}

func (c *conversation) BeginUpload(_ context.Context, request wire.BeginUpload) (wire.Result, error) {
	if c.handler.OnBeginUpload == nil {
		return wire.Result{}, nil
	}
	return c.handler.OnBeginUpload(request)
}

func (c *conversation) UploadPart(_ context.Context, part []byte) (wire.Result, error) {
	if c.handler.OnUploadPart == nil {
		return wire.Result{}, nil
	}
	return c.handler.OnUploadPart(part)
}

func (c *conversation) EndUpload(context.Context) (wire.Result, error) {
	if c.handler.OnEndUpload == nil {
		return wire.Result{}, nil
	}
	return c.handler.OnEndUpload()
}

func (c *conversation) Complete(ctx context.Context, text string, cursor int, domain string) (wire.Completions, error) {
	if c.handler.OnComplete == nil {
		return wire.Completions{}, nil
	}
	return c.handler.OnComplete(ctx, text, cursor, domain)
}

func (c *conversation) SelectDomain(ctx context.Context, domain string) (wire.Result, error) {
	if c.handler.OnSelectDomain == nil {
		return wire.Result{}, nil
	}
	return c.handler.OnSelectDomain(ctx, domain)
}

func (c *conversation) ListDomains(ctx context.Context) ([]wire.Domain, error) {
	if c.handler.OnListDomains == nil {
		return nil, nil
	}
	return c.handler.OnListDomains(ctx)
}

func (c *conversation) Closed(clean bool) {
	if c.handler.OnClosed != nil {
		c.handler.OnClosed(clean)
	}
	c.handler.Closed() <- clean
}

// Server is a running session server.
type Server struct {
	*session.Server
	// Address is host:port of a real listener.
	Address string
	// Dial connects; for a server in memory it ignores the address.
	Dial func(ctx context.Context, address string) (net.Conn, error)
	stop func()
}

// Stop stops the server and waits.
func (s *Server) Stop() { s.stop() }

// Start serves on a loopback socket until the test ends.
func Start(t testing.TB, config session.Config, handler session.Handler) *Server {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	address := listener.Addr().String()
	return start(t, listener, config, handler, address, func(ctx context.Context, address string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "tcp", address)
	})
}

// StartInMemory serves without a socket until the test ends.
func StartInMemory(t testing.TB, config session.Config, handler session.Handler) *Server {
	listener := bufconn.Listen(1 << 20)
	return start(t, listener, config, handler, "memory:1", func(ctx context.Context, _ string) (net.Conn, error) {
		return listener.DialContext(ctx)
	})
}

func start(t testing.TB, listener net.Listener, config session.Config, handler session.Handler, address string, dial func(context.Context, string) (net.Conn, error)) *Server {
	server := session.New(config, handler)
	served := make(chan error, 1)
	go func() { served <- server.Serve(listener) }()
	var once sync.Once
	s := &Server{Server: server, Address: address, Dial: dial}
	s.stop = func() {
		once.Do(func() {
			ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
			defer cancel()
			server.Stop(ctx)
			require.NoError(t, <-served)
		})
	}
	t.Cleanup(s.stop)
	return s
}
