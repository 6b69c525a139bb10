package transaction

import (
	"sync"

	"nervix/generated/failure"
)

// Bindings say which session works in which transaction. They are soft state of one leader: a lost
// binding is made again by attaching (CP-055). The zero value is ready; it is safe for concurrent
// use. There is at most one entry per session and per transaction.
type Bindings struct {
	mu           sync.Mutex
	transactions map[string]string // by session
	sessions     map[string]string // by transaction
}

// Bind makes a session the one that works in a transaction. The session that did so before is
// displaced (CP-052).
func (b *Bindings) Bind(session, id string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.transactions == nil {
		b.transactions, b.sessions = map[string]string{}, map[string]string{}
	}
	b.drop(session)
	b.transactions[session], b.sessions[id] = id, session
}

// Of gives the transaction that a session works in; empty for none. The first call after another
// session took it over fails with failure.TransactionTakenOver and drops the binding.
func (b *Bindings) Of(session string) (string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	id, bound := b.transactions[session]
	if !bound {
		return "", nil
	}
	if b.sessions[id] != session {
		delete(b.transactions, session)
		return "", &failure.TransactionTakenOver{Transaction: id}
	}
	return id, nil
}

// Release ends the binding of a session and gives its transaction; empty for none or one that
// another session took over.
func (b *Bindings) Release(session string) string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.drop(session)
}

func (b *Bindings) drop(session string) string {
	id := b.transactions[session]
	delete(b.transactions, session)
	if id == "" || b.sessions[id] != session {
		return ""
	}
	delete(b.sessions, id)
	return id
}
