package execution

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"
)

// subscriptions are the deliveries of one domain.
type subscriptions struct {
	lock   sync.Mutex
	live   map[*Subscription]struct{}
	closed bool
}

func (l *subscriptions) add(s *Subscription) bool {
	l.lock.Lock()
	defer l.lock.Unlock()
	if l.closed {
		return false
	}
	if l.live == nil {
		l.live = map[*Subscription]struct{}{}
	}
	l.live[s] = struct{}{}
	return true
}

func (l *subscriptions) remove(s *Subscription) {
	l.lock.Lock()
	defer l.lock.Unlock()
	delete(l.live, s)
}

// finish lets all deliveries end with what is queued for them and waits for them; when the context
// ends, so do they. Nothing is published any more.
func (l *subscriptions) finish(ctx context.Context, reason error) {
	l.lock.Lock()
	l.closed = true
	l.lock.Unlock()
	live := l.list()
	for _, s := range live {
		s.reason = reason
		close(s.last)
	}
	for _, s := range live {
		select {
		case <-s.ended:
		case <-ctx.Done():
			s.end(reason)
			<-s.ended
		}
	}
}

// stallGrace is how long a subscriber of a stopping domain may take for one batch.
const stallGrace = 2 * time.Second

// endStalled ends deliveries that do not move, until the context ends: a domain that stops waits
// for no client.
func (l *subscriptions) endStalled(ctx context.Context, reason error) {
	ticker := time.NewTicker(stallGrace)
	defer ticker.Stop()
	seen := map[*Subscription]uint64{}
	for {
		for _, s := range l.list() {
			before, known := seen[s]
			seen[s] = s.delivered.Load()
			if known && before == seen[s] && s.waiting() {
				s.end(reason)
			}
		}
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
	}
}

func (l *subscriptions) list() []*Subscription {
	l.lock.Lock()
	defer l.lock.Unlock()
	return slices.Collect(maps.Keys(l.live))
}

// end ends the chosen deliveries and waits for them.
func (l *subscriptions) end(reason error, chosen func(*Subscription) bool) {
	live := slices.DeleteFunc(l.list(), func(s *Subscription) bool { return !chosen(s) })
	for _, s := range live {
		s.end(reason)
	}
	for _, s := range live {
		<-s.ended
	}
}
