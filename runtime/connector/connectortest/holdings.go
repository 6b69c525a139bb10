package connectortest

import "sync"

// Holdings tells a test what the client libraries of connectors hold. Its Watch is a connector.Holding.
type Holdings struct {
	lock    sync.Mutex
	watched map[*func() int64]struct{}
}

// Watch adds a client library until stop is called.
func (h *Holdings) Watch(read func() int64) (stop func()) {
	h.lock.Lock()
	defer h.lock.Unlock()
	if h.watched == nil {
		h.watched = map[*func() int64]struct{}{}
	}
	h.watched[&read] = struct{}{}
	return func() {
		h.lock.Lock()
		defer h.lock.Unlock()
		delete(h.watched, &read)
	}
}

// Bytes is what all of them hold now.
func (h *Holdings) Bytes() (sum int64) {
	h.lock.Lock()
	defer h.lock.Unlock()
	for read := range h.watched {
		sum += (*read)()
	}
	return sum
}

// Watched is the number of client libraries that are watched.
func (h *Holdings) Watched() int {
	h.lock.Lock()
	defer h.lock.Unlock()
	return len(h.watched)
}
