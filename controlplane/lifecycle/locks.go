package lifecycle

import (
	"context"
	"sync"

	"nervix/generated/failure"
)

// Locks are the alteration locks of all domains. The zero value is ready; it is safe for concurrent
// use.
type Locks struct {
	mu   sync.Mutex
	held map[string]*Lock
}

// Lock is a held alteration lock.
type Lock struct {
	locks  *Locks
	domain string
	freed  chan struct{}
	paused bool
}

// Try takes the lock of a domain. It never waits: a concurrent alteration is refused, not queued.
// It fails with failure.AlterationInProgress.
func (l *Locks) Try(domain string) (*Lock, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if _, taken := l.held[domain]; taken {
		return nil, &failure.AlterationInProgress{Domain: domain}
	}
	return l.take(domain), nil
}

// TryLifecycle takes the lock for START or STOP. It fails like Try, and with failure.DomainPaused
// while an alteration pauses the whole domain.
func (l *Locks) TryLifecycle(domain string) (*Lock, error) {
	if l.Paused(domain) {
		return nil, &failure.DomainPaused{Domain: domain}
	}
	return l.Try(domain)
}

// Wait takes the lock once it is free; only work that was admitted before a restart waits. It fails
// with the error of the context.
func (l *Locks) Wait(ctx context.Context, domain string) (*Lock, error) {
	for {
		l.mu.Lock()
		holder, taken := l.held[domain]
		if !taken {
			defer l.mu.Unlock()
			return l.take(domain), nil
		}
		l.mu.Unlock()
		select {
		case <-holder.freed:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func (l *Locks) take(domain string) *Lock {
	if l.held == nil {
		l.held = map[string]*Lock{}
	}
	lock := &Lock{locks: l, domain: domain, freed: make(chan struct{})}
	l.held[domain] = lock
	return lock
}

// Paused tells whether the holder pauses the whole domain.
func (l *Locks) Paused(domain string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	holder, taken := l.held[domain]
	return taken && holder.paused
}

// Pause marks the domain as paused while the lock is held.
func (k *Lock) Pause(paused bool) {
	k.locks.mu.Lock()
	defer k.locks.mu.Unlock()
	k.paused = paused
}

// Release gives the lock back. It is called once.
func (k *Lock) Release() {
	k.locks.mu.Lock()
	defer k.locks.mu.Unlock()
	delete(k.locks.held, k.domain)
	close(k.freed)
}
