package intake

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"

	"nervix/generated/metric"
	"nervix/runtime/budget"
)

// Options bound what clients may do. The zero value of a field means its default.
type Options struct {
	// MaximumRecord bounds one record: a body, or one line of a body of lines. Default 16 MiB.
	MaximumRecord int
	// MaximumLines bounds a whole body of lines. Default 4 GiB.
	MaximumLines int64
	// Piece is the target size in which a body of lines goes on. Default 256 KiB.
	Piece int
	// HeaderTimeout bounds a TLS handshake and the reading of a request header. Default 10 s.
	HeaderTimeout time.Duration
	// BodyTimeout bounds the time without progress while a body is read. Default 30 s.
	BodyTimeout time.Duration
	// IdleTimeout ends connections without requests. Default 2 min.
	IdleTimeout time.Duration
	// DrainTimeout bounds how long requests in flight may delay the stop. Default 10 s.
	DrainTimeout time.Duration
	// MaximumHeader bounds a request header in bytes. Default 64 KiB.
	MaximumHeader int
	// Metrics count requests and connections; nil exposes nothing.
	Metrics *metric.Families
	// Budget is told the memory of bodies; those that it has no room for are refused. Nil has room.
	Budget *budget.Budget
	// Logger gets refused admissions; default slog.Default().
	Logger *slog.Logger
}

func (o Options) withDefaults() Options {
	o.MaximumRecord = orDefault(o.MaximumRecord, 16<<20)
	o.MaximumLines = orDefault(o.MaximumLines, 4<<30)
	o.Piece = min(orDefault(o.Piece, 256<<10), o.MaximumRecord+1)
	o.HeaderTimeout = orDefault(o.HeaderTimeout, 10*time.Second)
	o.BodyTimeout = orDefault(o.BodyTimeout, 30*time.Second)
	o.IdleTimeout = orDefault(o.IdleTimeout, 2*time.Minute)
	o.DrainTimeout = orDefault(o.DrainTimeout, 10*time.Second)
	o.MaximumHeader = orDefault(o.MaximumHeader, 64<<10)
	if o.Metrics == nil {
		o.Metrics = unexposed()
	}
	if o.Logger == nil {
		o.Logger = slog.Default()
	}
	return o
}

func orDefault[T int | int64 | time.Duration](value, fallback T) T {
	if value <= 0 {
		return fallback
	}
	return value
}

// Server answers requests by a table. One server may serve several listeners.
type Server struct {
	table   *Table
	options Options
	buffers sync.Pool // *[]byte
	bodies  *budget.Account
	measures
}

// NewServer makes a server for a table.
func NewServer(table *Table, options Options) *Server {
	s := &Server{table: table, options: options.withDefaults()}
	s.bodies = s.options.Budget.Open(metric.HoldingIntake, metric.None, "HTTP bodies")
	s.measures.bind(s.options.Metrics)
	return s
}

// Serve accepts connections until the context ends, then lets requests in flight finish within
// DrainTimeout. It takes the listener over. The error is nil after an orderly stop.
func (s *Server) Serve(ctx context.Context, listener net.Listener) error {
	return s.serve(ctx, func(server *http.Server) error { return server.Serve(listener) })
}

// ServeTLS is Serve for the HTTPS listener, which speaks HTTP/1.1 and HTTP/2 behind the certificates.
func (s *Server) ServeTLS(ctx context.Context, listener net.Listener, certificates *Certificates) error {
	return s.serve(ctx, func(server *http.Server) error {
		server.TLSConfig = certificates.config()
		return server.ServeTLS(listener, "", "")
	})
}

func (s *Server) serve(ctx context.Context, accept func(*http.Server) error) error {
	server := &http.Server{
		Handler: s, ConnState: s.track, ReadHeaderTimeout: s.options.HeaderTimeout, IdleTimeout: s.options.IdleTimeout,
		MaxHeaderBytes: s.options.MaximumHeader, ErrorLog: slog.NewLogLogger(s.options.Logger.Handler(), slog.LevelDebug),
	}
	served := make(chan error, 1)
	go func() { served <- accept(server) }()
	select {
	case err := <-served:
		return err
	case <-ctx.Done():
	}
	drain, cancel := context.WithTimeout(context.WithoutCancel(ctx), s.options.DrainTimeout)
	defer cancel()
	err := server.Shutdown(drain)
	if err != nil {
		err = errors.Join(err, server.Close())
	}
	<-served
	return err
}
