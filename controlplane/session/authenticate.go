package session

import (
	"bytes"
	"context"
	"encoding/hex"
	"errors"

	"github.com/google/uuid"
	"google.golang.org/grpc/peer"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// authenticate reads the first frame and gives the session's peer. Nothing else of the session
// exists yet. The context ends with the stream; the deadline bounds the whole exchange.
func (s *Server) authenticate(ctx context.Context, first <-chan received) (Peer, error) {
	ctx, cancel := context.WithTimeout(ctx, s.config.AuthDeadline)
	defer cancel()
	defer context.AfterFunc(s.stopping, cancel)()
	var message received
	select {
	case message = <-first:
	case <-ctx.Done():
		return Peer{}, s.late(&failure.NotAuthenticated{})
	}
	credentials, err := s.credentials(message)
	if err != nil {
		return Peer{}, err
	}
	if s.throttle.await(ctx, credentials.User) != nil {
		return Peer{}, s.late(&failure.AuthenticationThrottled{})
	}
	identity, err := s.handler.Authenticate(ctx, credentials.User, credentials.Password)
	if err != nil {
		if errors.Is(err, failure.ClassAuthentication) {
			s.config.Metrics.AuthenticationFailuresTotal.Inc()
			s.throttle.failed(credentials.User)
		}
		return Peer{}, err
	}
	s.throttle.succeeded(credentials.User)
	id, err := uuid.NewV7()
	if err != nil {
		return Peer{}, err
	}
	found := Peer{Session: id.String(), Identity: identity, Client: credentials.Client}
	if remote, ok := peer.FromContext(ctx); ok {
		found.Address = remote.Addr.String()
	}
	return found, nil
}

// late gives the failure of an exchange that ran out of time, or ShuttingDown when the server
// ended it.
func (s *Server) late(err error) error {
	if s.stopping.Err() != nil {
		return &failure.ShuttingDown{}
	}
	return err
}

// credentials checks that the first frame is an Authenticate of this wire contract.
func (s *Server) credentials(message received) (*wire.Authenticate, error) {
	limits := s.limits
	limits.Bytes = min(limits.Bytes, authFrameBytes)
	if message.err != nil {
		return nil, &failure.NotAuthenticated{}
	}
	request, err := decodeRequest(message.frame, limits)
	if err != nil {
		return nil, err
	}
	credentials, ok := request.Action.(*wire.Authenticate)
	if !ok {
		return nil, &failure.NotAuthenticated{}
	}
	if !bytes.Equal(credentials.Fingerprint, wire.Fingerprint[:]) {
		return nil, &failure.ContractMismatch{
			Peer: "the client", Found: short(credentials.Fingerprint), Expected: short(wire.Fingerprint[:]),
		}
	}
	return credentials, nil
}

// short gives the start of a fingerprint for people.
func short(fingerprint []byte) string {
	return hex.EncodeToString(fingerprint[:min(len(fingerprint), 8)])
}

// welcome encodes the answer to a successful authentication.
func (s *Server) welcome(p Peer) ([]byte, error) {
	c := s.config
	return wire.Encode(&wire.Frame{Body: &wire.Event{Request: 0, Report: &wire.Welcome{
		Session: p.Session, Server: c.Version, Node: c.Node, Fingerprint: wire.Fingerprint[:],
		Limits: &wire.SessionLimits{
			FrameBytes: uint64(c.FrameBytes), Commands: uint32(c.Commands), Inspections: uint32(c.Inspections),
			Subscriptions: uint32(c.Subscriptions), Window: uint32(c.Window),
		},
	}}}, s.limits)
}
