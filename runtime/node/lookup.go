package node

import (
	"sync"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/lookup"
	"nervix/runtime/program"
)

// Lookup is a hash map of a domain: the table, and what was looked up in it. Its methods may be called
// from any goroutine.
type Lookup struct {
	Table *lookup.Table

	env      *Environment
	identity revision.Identity
	lock     sync.Mutex
	received *edge // nil until the first key, so that an idle hash map has no series
}

// NewLookup gives a table to a domain.
func NewLookup(env *Environment, name string, table *lookup.Table) *Lookup {
	return &Lookup{Table: table, env: env, identity: revision.Identity{Kind: revision.NodeKindLookup, Name: name}}
}

// Count measures keys that were looked up (runtime semantics, section 17).
func (l *Lookup) Count(keys int) {
	l.lock.Lock()
	if l.received == nil {
		l.received = newEdge(l.env, l.identity, metric.None, false)
	}
	received := l.received
	l.lock.Unlock()
	received.arrive(keys, 0)
}

// library gives the hash maps of the domain, and headers where rows have them, to programs.
func (b *builder) library() program.Library {
	made := program.Library{HashMaps: make([]program.HashMap, len(b.env.Lookups)), Headers: b.headers}
	for i, l := range b.env.Lookups {
		made.HashMaps[i] = program.HashMap{Table: l.Table, Count: l.Count}
	}
	return made
}
