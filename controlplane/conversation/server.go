package conversation

import (
	"context"
	"time"

	"nervix/controlplane/application"
	"nervix/controlplane/command"
	"nervix/controlplane/inspect"
	"nervix/controlplane/resource"
	"nervix/controlplane/session"
	"nervix/controlplane/state"
)

// Server opens conversations. It implements session.Handler.
type Server struct {
	Commands    *command.Service
	Application *application.Application
	Notices     *Notices
	// Resources keeps the content of uploads.
	Resources *resource.Store
	// Cluster gives what SHOW CLUSTER STATUS needs of consensus.
	Cluster func() *inspect.Cluster
	// Clock is the wall clock; nil means time.Now.
	Clock func() time.Time
}

// Authenticate implements session.Handler.
func (s *Server) Authenticate(ctx context.Context, user, password string) (session.Identity, error) {
	found, err := s.Commands.Authenticate(ctx, user, password)
	if err != nil {
		return session.Identity{}, err
	}
	return session.Identity{User: found.Name, Revision: found.Revision}, nil
}

// Open implements session.Handler.
func (s *Server) Open(_ context.Context, peer session.Peer, sink *session.Sink) (session.Conversation, error) {
	c := &conversation{server: s, peer: peer, sink: sink, subscriptions: map[string]*subscription{}}
	s.Notices.add(sink)
	return c, nil
}

func (s *Server) now() time.Time {
	if s.Clock != nil {
		return s.Clock()
	}
	return time.Now()
}

// read gives a view that holds everything acknowledged before the call.
func (s *Server) read(ctx context.Context) (*state.View, error) { return s.Commands.Read(ctx) }

// subject reads one domain, committed and local.
func (s *Server) subject(ctx context.Context, domain string) (*inspect.Subject, error) {
	view, err := s.read(ctx)
	if err != nil {
		return nil, err
	}
	found, err := view.Domain(domain)
	if err != nil {
		return nil, err
	}
	graph, err := found.Graph()
	if err != nil {
		return nil, err
	}
	subject := &inspect.Subject{Domain: found, Graph: graph, Status: s.Commands.Locks().Status(found.Record)}
	if local := s.Application.Host().Domain(domain); local != nil {
		subject.Snapshot = local.Snapshot()
	}
	return subject, nil
}
