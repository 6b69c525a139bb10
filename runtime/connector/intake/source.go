package intake

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// drainTimeout bounds how long admitted requests may block the stop of a source.
const drainTimeout = 5 * time.Second

// Source takes the records of one endpoint for one ingestor.
type Source struct {
	table    *Table
	domain   string
	ingestor string
	hosts    []string
	path     string
	secure   bool // requests arrive on the HTTPS listener
	quiesce  revision.Quiesce
	headers  bool // those of requests are read
	ready    chan struct{}
	slots    chan struct{} // bounds the requests at a time; a held domain must not starve others

	admission connector.Admission
	stopping  context.Context // ends when the source stops; waiting requests give up
	aborted   context.Context // ends when the drain took too long

	held     atomic.Pointer[connector.Held]
	buffered atomic.Int64 // bytes that wait for the end of a hold

	gate   sync.Mutex
	closed bool
	active sync.WaitGroup
}

// Name is the system under which the connector is registered.
const Name = "ENDPOINT"

// System offers the table as the connector ENDPOINT.
func System(table *Table) connector.System {
	return connector.System{
		OpenSource: func(_ context.Context, config connector.SourceConfig) (connector.Source, error) {
			if config.Endpoint == nil {
				return nil, &failure.Internal{Detail: "an endpoint source has no endpoint"}
			}
			return &Source{
				table: table, domain: config.Domain, ingestor: config.Ingestor, hosts: config.Endpoint.Hosts, path: config.Endpoint.Path,
				secure:  config.Endpoint.Secure,
				quiesce: config.Quiesce, headers: config.Headers, ready: make(chan struct{}), slots: make(chan struct{}, table.concurrent),
			}, nil
		},
	}
}

// Ready is closed once requests reach the source.
func (s *Source) Ready() <-chan struct{} { return s.ready }

// Run binds the source to the table until the context ends, then lets requests that it already
// took finish.
func (s *Source) Run(ctx context.Context, admission connector.Admission) error {
	aborted, abort := context.WithCancel(context.WithoutCancel(ctx))
	defer abort()
	s.admission, s.stopping, s.aborted = admission, ctx, aborted
	defer s.watch()()
	s.table.bind(s)
	admission.Unready(nil, 0)
	close(s.ready)
	<-ctx.Done()
	s.table.withdraw(s)
	s.gate.Lock()
	s.closed = true
	s.gate.Unlock()
	timer := time.AfterFunc(drainTimeout, abort)
	defer timer.Stop()
	s.active.Wait()
	return nil
}

// enter registers a request, which waits while the source handles as many as it may. It reports
// false when the source stopped in the meantime or the client went away.
func (s *Source) enter(ctx context.Context) bool {
	select {
	case s.slots <- struct{}{}:
	case <-s.stopping.Done():
		return false
	case <-ctx.Done():
		return false
	}
	s.gate.Lock()
	defer s.gate.Unlock()
	if s.closed {
		<-s.slots
		return false
	}
	s.active.Add(1)
	return true
}

func (s *Source) leave() {
	<-s.slots
	s.active.Done()
}

// errRejected tells that a hold with REJECT turned the records away.
var errRejected = errors.New("the endpoint is held")

// errStopped tells that the source stopped before the records were admitted.
var errStopped = errors.New("the endpoint is stopped")

// turnsAway tells whether the source is known to refuse requests at present.
func (s *Source) turnsAway() bool {
	return s.quiesce.Mode == revision.QuiesceModeReject && !s.held.Load().Over()
}

// awaitRoom delays a request while the hold's buffer is full.
func (s *Source) awaitRoom(ctx context.Context) error {
	held := s.held.Load()
	if s.quiesce.Mode != revision.QuiesceModeBuffer || held.Over() || s.buffered.Load() < int64(s.quiesce.MaxBytes) {
		return nil
	}
	return s.await(ctx, held)
}

// admit brings records into the graph. mayReject allows REJECT to turn them away; it is false once
// a part of the request was admitted.
func (s *Source) admit(ctx context.Context, payloads connector.Payloads, mayReject bool) error {
	for {
		_, err := s.admission.Admit(ctx, payloads)
		var held *connector.Held
		if !errors.As(err, &held) {
			return err
		}
		s.held.Store(held)
		if mayReject && s.quiesce.Mode == revision.QuiesceModeReject {
			return errRejected
		}
		size := int64(size(payloads))
		s.buffered.Add(size)
		err = s.await(ctx, held)
		s.buffered.Add(-size)
		if err != nil {
			return err
		}
	}
}

// await waits for the end of a hold, of the request or of the source.
func (s *Source) await(ctx context.Context, held *connector.Held) error {
	select {
	case <-held.Released:
		return nil
	case <-s.stopping.Done():
		return errStopped
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func size(payloads connector.Payloads) int {
	total := len(payloads.Lines)
	for _, record := range payloads.Records {
		total += len(record)
	}
	return total
}
