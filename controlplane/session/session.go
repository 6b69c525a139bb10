package session

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"google.golang.org/grpc"

	"nervix/controlplane/session/transport"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// session is one authenticated stream.
type session struct {
	server *Server
	stream grpc.ServerStream
	peer   Peer
	// ctx ends when the session does; every request's context descends from it.
	ctx    context.Context
	cancel context.CancelFunc

	out          *outbound
	conversation Conversation
	commands     *lane
	inspections  *lane
	// command is the id of the running Execute request.
	command atomic.Uint64
	// transaction is the binding that the last command reported; a command that never ran leaves
	// it as it is.
	transaction atomic.Pointer[wire.TransactionStatus]

	mu sync.Mutex
	// requests holds the unanswered requests by id.
	requests map[uint64]*job
	// end receives the reason why the session ends; the first one counts.
	end chan ending
}

// ending is why and how a session ends.
type ending struct {
	clean bool
	bye   wire.Bye
}

func newSession(server *Server, stream grpc.ServerStream, peer Peer) *session {
	ctx, cancel := context.WithCancel(stream.Context())
	return &session{
		server: server, stream: stream, peer: peer, ctx: ctx, cancel: cancel,
		out:      newOutbound(&server.config, server.limits, server.rows),
		commands: newLane(server.config.Commands), inspections: newLane(server.config.Inspections),
		requests: map[uint64]*job{}, end: make(chan ending, 1),
	}
}

// run serves the session until it ends. Frames arrive through dispatch, which the receiver calls.
func (s *session) run(welcome []byte, receiving chan<- func([]byte, error) bool) error {
	var lanes sync.WaitGroup
	lanes.Go(func() { s.commands.work(s) })
	lanes.Go(func() { s.inspections.work(s) })
	sent := make(chan struct{})
	s.server.goroutines.Go(func() {
		defer close(sent)
		s.send(welcome)
	})
	receiving <- s.dispatch

	var how ending
	select {
	case how = <-s.end:
	case <-s.server.stopping.Done():
		how = ending{bye: wire.Bye{Reason: wire.ByeReasonServerStopping, Text: "the server is stopping"}}
	case <-s.ctx.Done():
	}
	s.cancel()
	// Publishers that wait are freed first: the conversation may wait for them.
	s.out.end()
	lanes.Wait()
	s.conversation.Closed(how.clean)
	s.out.finish(&how.bye)
	defer s.out.discard()
	farewell := time.NewTimer(s.server.config.Farewell)
	defer farewell.Stop()
	select {
	case <-sent:
	case <-farewell.C:
	case <-s.stream.Context().Done():
	}
	return nil
}

// send writes events to the stream until the last one, or until the stream breaks.
func (s *session) send(welcome []byte) {
	if s.stream.SendMsg(&transport.Frame{Bytes: welcome}) != nil {
		s.leave(ending{})
		return
	}
	for {
		event, ok, done := s.out.next()
		switch {
		case done:
			return
		case !ok:
			select {
			case <-s.out.wake:
			case <-s.stream.Context().Done():
				return
			}
			continue
		}
		// The place of a request is free before its client can know, so that the client's next
		// request finds it.
		if event.sending != nil {
			event.sending()
		}
		frame, err := event.bytes(s.out)
		if err != nil {
			// Every report is bounded before it is queued, so this is a defect of the server.
			s.leave(ending{bye: wire.Bye{Reason: wire.ByeReasonFailed, Failure: firstFailure(err)}})
			continue
		}
		if s.stream.SendMsg(&transport.Frame{Bytes: frame}) != nil {
			s.leave(ending{})
			return
		}
	}
}

// leave asks the session to end; only the first reason counts.
func (s *session) leave(how ending) {
	select {
	case s.end <- how:
	default:
	}
}

// violated ends the session because its client broke the protocol.
func (s *session) violated(err error) {
	s.leave(ending{bye: wire.Bye{Reason: wire.ByeReasonProtocolViolation, Text: "protocol violation", Failure: firstFailure(err)}})
}

// dispatch handles one received frame and tells whether more may follow.
func (s *session) dispatch(data []byte, err error) bool {
	if err != nil {
		s.leave(ending{})
		return false
	}
	request, err := decodeRequest(data, s.server.limits)
	if err != nil {
		s.violated(err)
		return false
	}
	d := &dispatcher{session: s, id: request.ID}
	wire.VisitAction(request.Action, d)
	if d.err != nil {
		s.violated(d.err)
	}
	return d.err == nil && !d.closing
}

// decodeRequest verifies a frame and requires it to be a request.
func decodeRequest(data []byte, limits wire.Limits) (*wire.Request, error) {
	if len(data) > limits.Bytes {
		return nil, &failure.FrameTooLarge{Size: uint64(len(data)), Limit: uint64(limits.Bytes)}
	}
	frame, err := wire.Decode(data, limits)
	if err != nil {
		return nil, &failure.MalformedFrame{Reason: err.Error()}
	}
	request, ok := frame.Body.(*wire.Request)
	if !ok {
		return nil, &failure.UnexpectedFrame{Frame: "Event"}
	}
	return request, nil
}

// submit registers a request and queues it in its lane.
func (s *session) submit(l *lane, j *job) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, taken := s.requests[j.id]; taken || j.id == 0 {
		return &failure.UnexpectedFrame{Frame: "Request with a used id"}
	}
	if err := l.submit(j); err != nil {
		return err
	}
	s.requests[j.id] = j
	return nil
}

func (s *session) forget(j *job) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.requests, j.id)
}

// abandon cancels one unanswered request.
func (s *session) abandon(id uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if j, ok := s.requests[id]; ok {
		j.cancel()
	}
}

// close ends the session at the client's wish: clean when nothing was in flight.
func (s *session) close() {
	s.mu.Lock()
	idle := len(s.requests) == 0
	s.mu.Unlock()
	s.leave(ending{clean: idle, bye: wire.Bye{Reason: wire.ByeReasonClosed}})
}
