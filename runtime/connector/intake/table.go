package intake

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"nervix/generated/metric"
)

// Route is one endpoint of a running domain.
type Route struct {
	Hosts  []string // lower case, without port
	Path   string
	Secure bool // requests arrive on the HTTPS listener
	// Ingestors are the ingestors that take its records.
	Ingestors []string
}

// Table maps hosts and paths to sources. Lookups never block.
type Table struct {
	current    atomic.Pointer[map[target]*entry]
	concurrent int           // requests that one source handles at a time
	exchange   time.Duration // that kept requests wait for the source that replaces theirs
	metrics    *metric.Families

	change  sync.Mutex
	domains map[string]*domain
	changed chan struct{} // closed and replaced with every change
}

type target struct {
	host, path string
	secure     bool
}

// domain is what one domain contributes to the table.
type domain struct {
	declared []Route
	bound    []*Source
}

// entry is a known host and path. Sources may be missing while they are exchanged.
type entry struct {
	sources  []*Source
	declared bool // by the running revision of a domain
}

// DefaultConcurrent is the number of requests that one source handles at a time; more of them wait.
const DefaultConcurrent = 1024

// exchangeTimeout is how long the requests that a stopped source kept wait for its successor.
const exchangeTimeout = 10 * time.Second

// NewTable makes an empty table. concurrent bounds the requests that one source handles at a time;
// 0 means DefaultConcurrent.
func NewTable(concurrent int) *Table {
	table := &Table{domains: map[string]*domain{}, changed: make(chan struct{}), concurrent: orDefault(concurrent, DefaultConcurrent), exchange: exchangeTimeout, metrics: unexposed()}
	table.current.Store(&map[target]*entry{})
	return table
}

// Measure exposes the request slots of the sources that run from now on.
func (t *Table) Measure(metrics *metric.Families) { t.metrics = metrics }

// Replace sets the routes of a domain at once; none withdraws them. A declared route with
// ingestors answers 503 while none of its sources is bound, so that an exchange of sources does
// not look like an unknown endpoint.
func (t *Table) Replace(name string, routes []Route) {
	t.update(name, func(d *domain) { d.declared = slices.Clone(routes) })
}

func (t *Table) bind(source *Source) {
	t.update(source.domain, func(d *domain) { d.bound = append(slices.Clone(d.bound), source) })
}

func (t *Table) withdraw(source *Source) {
	t.update(source.domain, func(d *domain) {
		d.bound = slices.DeleteFunc(slices.Clone(d.bound), func(s *Source) bool { return s == source })
	})
}

// update changes one domain and publishes a new table.
func (t *Table) update(name string, change func(*domain)) {
	t.change.Lock()
	defer t.change.Unlock()
	d := t.domains[name]
	if d == nil {
		d = &domain{}
		t.domains[name] = d
	}
	change(d)
	if len(d.declared) == 0 && len(d.bound) == 0 {
		delete(t.domains, name)
	}
	next := map[target]*entry{}
	for _, name := range slices.Sorted(maps.Keys(t.domains)) {
		t.domains[name].add(next)
	}
	t.current.Store(&next)
	close(t.changed)
	t.changed = make(chan struct{})
}

// successor waits for the source that takes the place of a stopped one. It gives nil when the domain
// declares the endpoint for its ingestor no longer, or when the context ends.
func (t *Table) successor(ctx context.Context, stopped *Source) *Source {
	for {
		t.change.Lock()
		next, expected := t.domains[stopped.domain].successor(stopped)
		changed := t.changed
		t.change.Unlock()
		if next != nil || !expected {
			return next
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return nil
		}
	}
}

// successor finds the source that replaced a stopped one, and tells whether there is to be one.
func (d *domain) successor(stopped *Source) (next *Source, expected bool) {
	if d == nil {
		return nil, false
	}
	for _, source := range d.bound {
		if source.ingestor == stopped.ingestor && source != stopped {
			return source, true
		}
	}
	return nil, slices.ContainsFunc(d.declared, func(route Route) bool {
		return route.Path == stopped.path && slices.Contains(route.Ingestors, stopped.ingestor)
	})
}

func (d *domain) add(to map[target]*entry) {
	at := func(host, path string, secure bool) *entry {
		key := target{host, path, secure}
		if to[key] == nil {
			to[key] = &entry{}
		}
		return to[key]
	}
	for _, route := range d.declared {
		for _, host := range route.Hosts {
			if len(route.Ingestors) > 0 {
				at(host, route.Path, route.Secure).declared = true
			}
		}
	}
	for _, source := range d.bound {
		for _, host := range source.hosts {
			e := at(host, source.path, source.secure)
			e.sources = append(e.sources, source)
		}
	}
}

// find gives the entry of a request; host is the Host header, secure tells which listener took it.
func (t *Table) find(host, path string, secure bool) *entry {
	return (*t.current.Load())[target{bareHost(host), path, secure}]
}

// bareHost removes a port and lowers the case.
func bareHost(host string) string {
	if colon := strings.LastIndexByte(host, ':'); colon >= 0 && strings.IndexByte(host[colon:], ']') < 0 {
		host = host[:colon]
	}
	return strings.ToLower(host)
}
