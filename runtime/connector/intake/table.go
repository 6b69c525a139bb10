package intake

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"nervix/generated/metric"
)

// Route is one endpoint of a running domain.
type Route struct {
	Hosts []string // lower case, without port
	Path  string
	// Ingestors are the ingestors that take its records.
	Ingestors []string
}

// Table maps hosts and paths to sources. Lookups never block.
type Table struct {
	current    atomic.Pointer[map[target]*entry]
	concurrent int // requests that one source handles at a time
	metrics    *metric.Families

	change  sync.Mutex
	domains map[string]*domain
}

type target struct{ host, path string }

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

// NewTable makes an empty table. concurrent bounds the requests that one source handles at a time;
// 0 means DefaultConcurrent.
func NewTable(concurrent int) *Table {
	table := &Table{domains: map[string]*domain{}, concurrent: orDefault(concurrent, DefaultConcurrent), metrics: unexposed()}
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
}

func (d *domain) add(to map[target]*entry) {
	at := func(host, path string) *entry {
		key := target{host, path}
		if to[key] == nil {
			to[key] = &entry{}
		}
		return to[key]
	}
	for _, route := range d.declared {
		for _, host := range route.Hosts {
			if len(route.Ingestors) > 0 {
				at(host, route.Path).declared = true
			}
		}
	}
	for _, source := range d.bound {
		for _, host := range source.hosts {
			e := at(host, source.path)
			e.sources = append(e.sources, source)
		}
	}
}

// find gives the entry of a request; host is the Host header.
func (t *Table) find(host, path string) *entry {
	return (*t.current.Load())[target{bareHost(host), path}]
}

// bareHost removes a port and lowers the case.
func bareHost(host string) string {
	if colon := strings.LastIndexByte(host, ':'); colon >= 0 && strings.IndexByte(host[colon:], ']') < 0 {
		host = host[:colon]
	}
	return strings.ToLower(host)
}
