package relay

import (
	"context"
	"sync"
)

// Gate admits publishers while it is open. Closing it waits for those inside to leave, so that
// nothing is in flight while consumers are exchanged.
type Gate struct {
	lock   sync.Mutex
	inside int
	closed bool
	// changed is closed and replaced at every change that a waiter could wait for.
	changed chan struct{}
}

// Enter waits until the gate is open; the caller must Leave.
func (g *Gate) Enter(ctx context.Context) error {
	return g.await(ctx, func() bool { return !g.closed }, func() { g.inside++ })
}

// Leave ends a publication.
func (g *Gate) Leave() {
	g.lock.Lock()
	defer g.lock.Unlock()
	g.inside--
	if g.inside == 0 && g.closed {
		g.signal()
	}
}

// Close keeps publishers out and waits until those inside have left. When the context ends first
// the gate stays closed; the caller opens it again.
func (g *Gate) Close(ctx context.Context) error {
	g.lock.Lock()
	g.closed = true
	g.lock.Unlock()
	return g.await(ctx, func() bool { return g.inside == 0 }, func() {})
}

// Open admits publishers again.
func (g *Gate) Open() {
	g.lock.Lock()
	defer g.lock.Unlock()
	g.closed = false
	g.signal()
}

func (g *Gate) await(ctx context.Context, ready func() bool, enter func()) error {
	for {
		g.lock.Lock()
		if ready() {
			enter()
			g.lock.Unlock()
			return nil
		}
		if g.changed == nil {
			g.changed = make(chan struct{})
		}
		changed := g.changed
		g.lock.Unlock()
		select {
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (g *Gate) signal() {
	if g.changed != nil {
		close(g.changed)
		g.changed = nil
	}
}
