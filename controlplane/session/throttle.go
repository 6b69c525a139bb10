package session

import (
	"container/list"
	"context"
	"sync"
	"time"
)

// throttle delays authentication of users whose attempts failed. Other users never wait.
type throttle struct {
	config Throttle
	now    func() time.Time
	wait   func(context.Context, time.Duration) error

	mu    sync.Mutex
	users map[string]*list.Element
	// recent holds *attempts, the latest failure in front.
	recent list.List
}

// attempts is what is remembered of one user.
type attempts struct {
	user     string
	failures int
	last     time.Time
	// next is when the next attempt may be checked.
	next time.Time
}

func newThrottle(config Throttle) *throttle {
	return &throttle{config: config, now: time.Now, wait: pause, users: map[string]*list.Element{}}
}

// pause waits for a duration or the end of the context.
func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// await waits until an attempt of the user may be checked. Concurrent attempts of one user line
// up behind each other.
func (t *throttle) await(ctx context.Context, user string) error {
	delay := t.reserve(user)
	if delay <= 0 {
		return nil
	}
	return t.wait(ctx, delay)
}

// reserve takes the user's next place in time and gives the delay until then.
func (t *throttle) reserve(user string) time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	element, known := t.users[user]
	if !known {
		return 0
	}
	now := t.now()
	a := element.Value.(*attempts)
	if now.Sub(a.last) > t.config.Memory {
		t.forget(element)
		return 0
	}
	at := a.next
	if at.Before(now) {
		at = now
	}
	a.next = at.Add(t.delay(a.failures))
	return at.Sub(now)
}

// failed counts a failed attempt.
func (t *throttle) failed(user string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	element, known := t.users[user]
	if !known {
		element = t.recent.PushFront(&attempts{user: user})
		t.users[user] = element
	}
	a := element.Value.(*attempts)
	a.failures++
	a.last = t.now()
	if next := a.last.Add(t.delay(a.failures)); next.After(a.next) {
		a.next = next
	}
	t.recent.MoveToFront(element)
	for len(t.users) > t.config.Users {
		t.forget(t.recent.Back())
	}
}

// succeeded forgets the failures of the user.
func (t *throttle) succeeded(user string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if element, known := t.users[user]; known {
		t.forget(element)
	}
}

func (t *throttle) forget(element *list.Element) {
	delete(t.users, t.recent.Remove(element).(*attempts).user)
}

// delay is how long an attempt waits after the given number of failures.
func (t *throttle) delay(failures int) time.Duration {
	excess := failures - t.config.Free
	if excess <= 0 {
		return 0
	}
	delay := t.config.Base
	for range excess - 1 {
		if delay >= t.config.Cap {
			break
		}
		delay *= 2
	}
	return min(delay, t.config.Cap)
}
