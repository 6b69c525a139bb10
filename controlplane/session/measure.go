package session

import (
	"time"

	"nervix/generated/failure"
	"nervix/generated/metric"
)

// succeeded is the class of requests without a failure, as metrics name it.
const succeeded = "OK"

// measure counts an answered request.
func (s *Server) measure(err error, took time.Duration) {
	class := succeeded
	if err != nil {
		class = failure.ClassOf(err).Error()
	}
	s.config.Metrics.SessionRequestsTotal.With(metric.ClassLabels{Class: class}).Inc()
	s.config.Metrics.SessionRequestSeconds.Observe(took.Seconds())
}

// track makes a session part of the queues that metrics show, until the result is called.
func (s *Server) track(opened *session) (untrack func()) {
	s.sessions.Lock()
	defer s.sessions.Unlock()
	s.open[opened] = struct{}{}
	return func() {
		s.sessions.Lock()
		defer s.sessions.Unlock()
		delete(s.open, opened)
	}
}

// Queues are the bounded queues of the open sessions, summed up.
type Queues struct {
	// Sessions of SessionLimit streams are open, those that authenticate included.
	Sessions, SessionLimit int
	// Requests that were not answered, Notices and row frames that wait to be sent, with what the
	// open sessions and their subscriptions may hold of each.
	Requests, RequestLimit int
	Notices, NoticeLimit   int
	Rows, RowLimit         int
}

// Queues reads the present state; the cost grows with the open sessions.
func (s *Server) Queues() Queues {
	s.sessions.Lock()
	defer s.sessions.Unlock()
	q := Queues{Sessions: len(s.places), SessionLimit: cap(s.places)}
	for each := range s.open {
		q.Requests += len(each.commands.places) + len(each.inspections.places)
		q.RequestLimit += cap(each.commands.places) + cap(each.inspections.places)
		q.NoticeLimit += s.config.Notices
		each.out.mu.Lock()
		q.Notices += len(each.out.notices)
		for _, subscription := range each.out.open {
			q.Rows += len(subscription.queue)
			q.RowLimit += s.config.Window
		}
		each.out.mu.Unlock()
	}
	return q
}
