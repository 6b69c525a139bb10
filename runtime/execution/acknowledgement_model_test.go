package execution

import (
	"fmt"
	"slices"

	"nervix/generated/revision"
)

// The model runs a graph one row at a time. It knows nothing of batches, buffers, queues or shares: an
// attempt counts the places where its record still is, fails with the first of them that fails, and
// succeeds when none is left.

// attempt is one try of a source to bring a record through.
type modelAttempt struct {
	open   int
	failed bool
}

func (a *modelAttempt) settled() bool { return a.failed || a.open == 0 }

// modelRow is a row on its way with the attempts that it stands for. Attempts are nil behind a
// consumer that upstream does not wait for.
type modelRow struct {
	tenant   string
	amount   int64
	attempts []*modelAttempt
}

func (r modelRow) id() int64 { return r.amount / scale }

func (r modelRow) text() string { return fmt.Sprintf(`{"tenant":%q,"amount":%d}`, r.tenant, r.amount) }

// resolve ends one place of a row.
func (r modelRow) resolve(ok bool) {
	for _, a := range r.attempts {
		a.open--
		a.failed = a.failed || !ok
	}
}

// fork opens further places.
func (r modelRow) fork(n int) {
	for _, a := range r.attempts {
		a.open += n
	}
}

// model is the state of a graph.
type model struct {
	graph     *graph
	delivered map[string][]string // by emitter
	nodes     map[*element]*modelNode
	live      []string // tenants with a branch, least recently ingested first
}

// modelNode is what one processor remembers.
type modelNode struct {
	done    map[string]bool       // keys of a deduplicator
	windows map[string][]modelRow // rows of a window by branch
	waiting [2]map[string][]modelRow
}

func newModel(g *graph) *model {
	m := &model{graph: g, delivered: map[string][]string{}, nodes: map[*element]*modelNode{}}
	for _, e := range g.elements {
		m.nodes[e] = &modelNode{done: map[string]bool{}, windows: map[string][]modelRow{}, waiting: [2]map[string][]modelRow{{}, {}}}
	}
	return m
}

// ingest brings a record from a source into the graph.
func (m *model) ingest(source int, tenant string, amount int64) *modelAttempt {
	a := &modelAttempt{open: 1}
	m.touch(tenant)
	m.publish(source, modelRow{tenant, amount, []*modelAttempt{a}})
	return a
}

// touch counts an ingestion of a branch, and ends the one that was idle longest.
func (m *model) touch(tenant string) {
	m.live = append(slices.DeleteFunc(m.live, func(other string) bool { return other == tenant }), tenant)
	if m.graph.branches > 0 && len(m.live) > m.graph.branches {
		m.evict(m.live[0])
		m.live = m.live[1:]
	}
}

// evict fails the rows that wait in a branch.
func (m *model) evict(tenant string) {
	for _, node := range m.nodes {
		for _, rows := range [][]modelRow{node.windows[tenant], node.waiting[left][tenant], node.waiting[right][tenant]} {
			for _, row := range rows {
				row.resolve(false)
			}
		}
		delete(node.windows, tenant)
		delete(node.waiting[left], tenant)
		delete(node.waiting[right], tenant)
	}
}

const (
	left  = 0
	right = 1
)

// publish gives a row to every consumer of a relay. It takes over the row's place.
func (m *model) publish(relay int, row modelRow) {
	var consumers []*element
	attached := 0
	for _, e := range m.graph.elements {
		if slices.Contains(e.inputs, relay) {
			consumers = append(consumers, e)
			if !e.detached {
				attached++
			}
		}
	}
	if attached == 0 {
		row.resolve(true)
	} else {
		row.fork(attached - 1)
	}
	for _, e := range consumers {
		view := row
		if e.detached {
			view.attempts = nil
		}
		m.consume(e, relay, view)
	}
}

// consume runs one node over a row.
func (m *model) consume(e *element, relay int, row modelRow) {
	node := m.nodes[e]
	branch := row.tenant
	if !m.graph.relays[relay].branched {
		branch = ""
	}
	switch e.kind {
	case emitting:
		m.emit(e, row)
	case deduplicating:
		key := fmt.Sprint(branch, "/", row.id())
		if node.done[key] {
			row.resolve(true)
			return
		}
		node.done[key] = true
		m.watch(row, func(ok bool) { node.done[key] = ok }, func(row modelRow) { m.route(e, row) })
	case windowing:
		m.window(e, node, branch, row)
	case correlating:
		m.correlate(e, node, branch, relay, row)
	case passing, reordering, reingesting:
		m.route(e, row)
	}
}

// watch runs a row through something that does not keep it, and tells how it went: nobody has to
// wait for that, because the model ends one row before it begins the next.
func (m *model) watch(row modelRow, went func(ok bool), run func(modelRow)) {
	inner := &modelAttempt{open: 1}
	if row.attempts == nil {
		run(row)
		return // a source that waits for nothing keeps its key
	}
	run(modelRow{row.tenant, row.amount, []*modelAttempt{inner}})
	if !inner.settled() {
		panic("the generator puts nothing that keeps rows behind a deduplicator")
	}
	went(!inner.failed)
	row.resolve(!inner.failed)
}

func (m *model) window(e *element, node *modelNode, branch string, row modelRow) {
	node.windows[branch] = append(node.windows[branch], row)
	for len(node.windows[branch]) >= e.width {
		rows := node.windows[branch]
		out := modelRow{tenant: row.tenant}
		if branch == "" {
			out.tenant = "all"
		}
		for _, r := range rows {
			out.amount += r.amount
			r.fork(1)
			out.attempts = append(out.attempts, r.attempts...)
		}
		node.windows[branch] = rows[e.step:]
		m.route(e, out)
		for _, r := range rows[:e.step] {
			r.resolve(true)
		}
	}
}

func (m *model) correlate(e *element, node *modelNode, branch string, relay int, row modelRow) {
	side := left
	if relay == e.inputs[right] {
		side = right
	}
	others := node.waiting[1-side]
	at := slices.IndexFunc(others[branch], func(r modelRow) bool { return r.id() == row.id() })
	if at < 0 {
		node.waiting[side][branch] = append(node.waiting[side][branch], row)
		return
	}
	partner := others[branch][at]
	var rest []modelRow
	for i, r := range others[branch] {
		switch {
		case i == at:
		case r.id() == row.id():
			r.resolve(true)
		default:
			rest = append(rest, r)
		}
	}
	others[branch] = rest
	pair := modelRow{tenant: row.tenant, attempts: append(slices.Clone(row.attempts), partner.attempts...)}
	if pair.amount = partner.amount; side == left {
		pair.amount = row.amount
	}
	m.route(e, pair)
}

// route constructs the output of a row for every route.
func (m *model) route(e *element, row modelRow) {
	row.fork(len(e.routes) - 1)
	for _, r := range e.routes {
		switch {
		case r.modulus > 0 && row.id()%r.modulus != r.remainder:
			row.resolve(true)
		case r.breaks > 0 && row.id()%r.breaks == 0:
			m.refuse(r.action, r.errors, row)
		default:
			if e.kind == reingesting && m.graph.relays[r.relay].branched {
				m.touch(row.tenant)
			}
			m.publish(r.relay, row)
		}
	}
}

func (m *model) refuse(action revision.ErrorAction, errors int, row modelRow) {
	switch action {
	case revision.ErrorActionIgnore:
		row.resolve(true)
	case revision.ErrorActionLog:
		row.resolve(false)
	case revision.ErrorActionSend:
		m.publish(errors, row)
	}
}

func (m *model) emit(e *element, row modelRow) {
	if e.rejects(row.amount) {
		m.refuse(e.routes[0].action, e.routes[0].errors, row)
		return
	}
	m.delivered[e.name] = append(m.delivered[e.name], row.text())
	row.resolve(true)
}
