package execution

import (
	"fmt"
	"time"

	"github.com/zeebo/xxh3"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// scale makes room for the number of the attempt in an amount: amount = id * scale + attempt.
const scale = 1000

type elementKind int

const (
	passing elementKind = iota
	reordering
	reingesting
	deduplicating
	windowing
	correlating
	emitting
)

// graph is a random graph in a form that both the model and the lowering read.
type graph struct {
	sources  int // relays 0 to sources-1 have one each
	branches int // MAX INSTANCES; 0 is unbounded
	relays   []graphRelay
	elements []*element
}

type graphRelay struct {
	branched bool
	// ordered tells that all rows come one way, so that what remembers rows sees them in one order.
	ordered bool
	// kept tells that rows may not be kept further down.
	kept bool
	// summed tells that rows on their way together may have one id.
	summed bool
}

// String lists the graph for a person who looks at a failure.
func (g *graph) String() string {
	text := fmt.Sprintf("%d sources, %d branches\n", g.sources, g.branches)
	for _, e := range g.elements {
		text += fmt.Sprintf("%+v\n", *e)
	}
	return text
}

// element is a processor or an emitter.
type element struct {
	kind        elementKind
	name        string
	inputs      []int
	detached    bool
	routes      []graphRoute // an emitter's only one has no relay
	width, step int          // of a window
	reject      int64        // an emitter's sink rejects one of so many; 0 none
	unconfirmed int          // tries that the sink fails first
}

type graphRoute struct {
	relay              int
	modulus, remainder int64 // WHERE id % modulus = remainder; 0 takes all
	breaks             int64 // the construction fails for ids that it divides; 0 never
	action             revision.ErrorAction
	errors             int // relay of error records
}

// rejects tells whether the sink of an emitter refuses a row for good. What one attempt meets, the next
// one may not.
func (e *element) rejects(amount int64) bool {
	return e.reject > 0 && xxh3.HashString(fmt.Sprint(e.name, amount))%uint64(e.reject) == 0
}

// drawGraph draws a graph; every relay may have an emitter.
func drawGraph(t *rapid.T) *graph {
	g := &graph{sources: rapid.IntRange(1, 2).Draw(t, "sources"), branches: rapid.SampledFrom([]int{0, 0, 2}).Draw(t, "branches")}
	for range g.sources {
		g.relays = append(g.relays, graphRelay{branched: true, ordered: true})
	}
	for range rapid.IntRange(1, 6).Draw(t, "processors") {
		g.drawProcessor(t)
	}
	for relay := range g.relays {
		if rapid.IntRange(0, 3).Draw(t, "emits") > 0 {
			g.drawEmitter(t, relay)
		}
	}
	return g
}

// drawProcessor adds a processor that the chosen relays allow.
func (g *graph) drawProcessor(t *rapid.T) {
	from := rapid.IntRange(0, len(g.relays)-1).Draw(t, "from")
	in := g.relays[from]
	kinds := []elementKind{passing, reordering, reingesting}
	if in.ordered && !in.summed {
		kinds = append(kinds, deduplicating)
	}
	if in.ordered && !in.kept {
		kinds = append(kinds, windowing, correlating)
	}
	e := &element{kind: rapid.SampledFrom(kinds).Draw(t, "kind"), inputs: []int{from}, detached: rapid.IntRange(0, 4).Draw(t, "detached") == 4}
	out := in
	switch e.kind {
	case passing:
		if other := rapid.IntRange(0, len(g.relays)-1).Draw(t, "second"); other != from && g.relays[other].branched == in.branched && rapid.Bool().Draw(t, "joins") {
			e.inputs = append(e.inputs, other)
			out.ordered, out.kept = false, in.kept || g.relays[other].kept
		}
	case reordering:
		out.ordered = false
	case reingesting:
		out.branched = rapid.Bool().Draw(t, "branched")
	case deduplicating:
		out.kept = true
	case windowing:
		e.width = rapid.IntRange(1, 4).Draw(t, "width")
		e.step = rapid.IntRange(1, e.width).Draw(t, "step")
		out.summed = true
	case correlating:
		other := g.partner(from)
		if other < 0 {
			return
		}
		e.inputs = append(e.inputs, other)
		out.ordered = false
	case emitting:
	}
	e.name = fmt.Sprintf("node_%d", len(g.elements))
	for range rapid.IntRange(1, 2).Draw(t, "routes") {
		e.routes = append(e.routes, g.drawRoute(t, e, out))
	}
	g.elements = append(g.elements, e)
}

// partner finds a relay of another source for the right side of a correlator.
func (g *graph) partner(from int) int {
	for relay := range g.sources {
		if relay != from && from < g.sources {
			return relay
		}
	}
	return -1
}

func (g *graph) drawRoute(t *rapid.T, e *element, out graphRelay) graphRoute {
	r := graphRoute{relay: len(g.relays)}
	g.relays = append(g.relays, out)
	if rapid.Bool().Draw(t, "where") {
		r.modulus = rapid.Int64Range(2, 3).Draw(t, "modulus")
		r.remainder = rapid.Int64Range(0, r.modulus-1).Draw(t, "remainder")
	}
	if e.kind != windowing && e.kind != correlating && rapid.IntRange(0, 2).Draw(t, "breaks") == 2 {
		r.breaks = rapid.Int64Range(2, 4).Draw(t, "divides")
	}
	r.action, r.errors = g.drawAction(t, e)
	return r
}

// drawAction draws a message error policy; error records stay in the branch of the node.
func (g *graph) drawAction(t *rapid.T, e *element) (revision.ErrorAction, int) {
	action := rapid.SampledFrom([]revision.ErrorAction{revision.ErrorActionIgnore, revision.ErrorActionLog, revision.ErrorActionSend}).Draw(t, "action")
	if action != revision.ErrorActionSend || e.kind == windowing || e.kind == correlating {
		return min(action, revision.ErrorActionLog), 0
	}
	g.relays = append(g.relays, graphRelay{branched: g.relays[e.inputs[0]].branched, kept: true})
	return action, len(g.relays) - 1
}

func (g *graph) drawEmitter(t *rapid.T, relay int) {
	e := &element{
		kind: emitting, name: fmt.Sprintf("node_%d", len(g.elements)), inputs: []int{relay},
		detached:    rapid.IntRange(0, 4).Draw(t, "detached") == 4,
		reject:      rapid.SampledFrom([]int64{0, 0, 2, 3}).Draw(t, "rejects"),
		unconfirmed: rapid.SampledFrom([]int{0, 0, 1, 3}).Draw(t, "unconfirmed"),
	}
	e.routes = make([]graphRoute, 1)
	e.routes[0].action, e.routes[0].errors = g.drawAction(t, e)
	g.elements = append(g.elements, e)
	if e.routes[0].action == revision.ErrorActionSend {
		// What is rejected twice is lost in the log.
		g.elements = append(g.elements, &element{
			kind: emitting, name: fmt.Sprintf("node_%d", len(g.elements)), inputs: []int{e.routes[0].errors},
			routes: []graphRoute{{action: revision.ErrorActionLog}},
		})
	}
}

// revision lowers the graph.
func (g *graph) revision() *revision.ExecutionRevision {
	r := base()
	r.Branches[0].MaxInstances = uint64(g.branches)
	ingestor, emitter := r.Nodes[0], r.Nodes[1]
	r.Nodes, r.Relays = nil, nil
	for i, relay := range g.relays {
		r.Relays = append(r.Relays, revision.Relay{Name: fmt.Sprintf("relay_%d", i), Branch: revision.BranchContract{Branched: relay.branched}, Capacity: uint64(1 + i%3)})
	}
	for i := range g.sources {
		node, plan := ingestor, ingestor.Plan.(*revision.Ingestor).Clone()
		node.Identity.Name = fmt.Sprintf("source_%d", i)
		plan.Routes[0].Relay = uint32(i)
		node.Plan = plan
		r.Nodes = append(r.Nodes, node)
	}
	for _, e := range g.elements {
		if e.kind == emitting {
			node, plan := emitter, emitter.Plan.(*revision.Emitter).Clone()
			node.Identity.Name = e.name
			plan.Inputs, plan.Detached = []revision.Input{{Relay: uint32(e.inputs[0])}}, e.detached
			plan.OnError = policy(e.routes[0])
			node.Plan = plan
			r.Nodes = append(r.Nodes, node)
			continue
		}
		r.Nodes = append(r.Nodes, g.processor(e))
	}
	return r
}

func (g *graph) processor(e *element) revision.Node {
	plan := &revision.Processor{Detached: e.detached}
	for _, relay := range e.inputs {
		plan.Inputs = append(plan.Inputs, revision.Input{Relay: uint32(relay)})
	}
	kind := revision.NodeKindJunction
	switch e.kind {
	case passing:
		plan.Operation = &revision.Junction{}
	case reordering:
		kind, plan.Operation = revision.NodeKindReorderer, &revision.Reorderer{By: tenantKeys(), ByTypes: []datatype.Type{typed(datatype.KindI64)}, MaxTime: int64(time.Hour)}
	case reingesting:
		kind, plan.Operation = revision.NodeKindReingestor, &revision.Reingest{}
	case deduplicating:
		block, registers := idOf(revision.ColumnSourceInput, 0)
		kind, plan.Operation = revision.NodeKindDeduplicator, &revision.Deduplicator{
			Keys:     revision.Values{Registers: registers, Fields: []string{"input.amount"}, Blocks: []revision.Block{block}},
			KeyTypes: []datatype.Type{typed(datatype.KindI64)}, MaxTime: int64(time.Hour),
		}
	case windowing:
		kind, plan.Operation = revision.NodeKindWindowProcessor, countAndSum(revision.WindowBound{Messages: uint64(e.width)}, revision.WindowBound{Messages: uint64(e.step)})
	case correlating:
		kind, plan.Operation = revision.NodeKindCorrelator, correlation()
	case emitting:
	}
	for _, route := range e.routes {
		plan.Routes = append(plan.Routes, g.route(e, route))
	}
	return revision.Node{
		Identity: revision.Identity{Kind: kind, Name: e.name}, Branch: revision.BranchContract{Branched: g.relays[e.inputs[0]].branched}, Plan: plan,
	}
}

// correlation pairs rows with equal ids; the pair is the left row.
func correlation() *revision.Correlator {
	l, n := idOf(revision.ColumnSourceLeft, 0)
	r, n := idOf(revision.ColumnSourceRight, n)
	block := revision.Block{Instructions: append(l.Instructions, r.Instructions...), Result: n}
	block.Instructions = append(block.Instructions, combine(n, datatype.KindBool, revision.BinaryOperationEqual, l.Result, r.Result))
	return &revision.Correlator{
		Right: 1, MaxTime: int64(time.Hour), Match: revision.MatchOrderEarliest,
		Where: revision.Filter{Registers: n + 1, Predicate: revision.Predicate{Block: block}},
	}
}

func (g *graph) route(e *element, r graphRoute) revision.Route {
	out := revision.Route{Relay: uint32(r.relay), Flush: immediate, OnError: policy(r)}
	source := revision.ColumnSourceInput
	switch e.kind {
	case windowing:
		out = sumRoute()
		out.Relay, out.OnError = uint32(r.relay), policy(r)
		if !g.relays[e.inputs[0]].branched {
			out.Construction.Operations[0].(*revision.AssignColumn).Value = revision.Block{Instructions: []revision.Instruction{phrase(0, "all")}}
		}
	case correlating:
		source = revision.ColumnSourceLeft
		out.Construction = revision.Construction{Registers: 2, Operations: []revision.ConstructionOperation{
			&revision.AssignColumn{Output: 0, Value: revision.Block{Instructions: []revision.Instruction{load(0, source, 0, datatype.KindString)}}},
			&revision.AssignColumn{Output: 1, Value: revision.Block{Instructions: []revision.Instruction{load(1, source, 1, datatype.KindI64)}, Result: 1}},
		}}
	case passing, reordering, reingesting, deduplicating, emitting:
		out.Construction = inherit(0, 1)
	}
	if e.kind == reingesting && g.relays[r.relay].branched {
		out.Keys = base().Nodes[0].Plan.(*revision.Ingestor).Routes[0].Keys
	}
	c := &out.Construction
	if r.breaks > 0 {
		id, n := idOf(source, c.Registers)
		id.Instructions = append(id.Instructions,
			integer(n, r.breaks), combine(n+1, datatype.KindI64, revision.BinaryOperationRemainder, id.Result, n),
			integer(n+2, 0), combine(n+3, datatype.KindI64, revision.BinaryOperationDivide, n+2, n+1),
			load(n+4, source, 1, datatype.KindI64), combine(n+5, datatype.KindI64, revision.BinaryOperationAdd, n+4, n+3))
		id.Result, c.Registers = n+5, n+6
		c.Operations = append(c.Operations, &revision.AssignColumn{Output: 1, Fields: []string{"output.amount"}, Value: id})
	}
	if r.modulus > 0 {
		id, n := idOf(revision.ColumnSourceOutput, c.Registers)
		id.Instructions = append(id.Instructions,
			integer(n, r.modulus), combine(n+1, datatype.KindI64, revision.BinaryOperationRemainder, id.Result, n),
			integer(n+2, r.remainder), combine(n+3, datatype.KindBool, revision.BinaryOperationEqual, n+1, n+2))
		id.Result, c.Registers = n+3, n+4
		c.Where = &revision.Predicate{Block: id, Fields: []string{"output.amount"}}
	}
	return out
}

func policy(r graphRoute) revision.ErrorPolicy {
	p := revision.ErrorPolicy{Action: r.action}
	if r.action == revision.ErrorActionSend {
		kept := inherit(0, 1)
		p.Relay, p.Construction = uint32(r.errors), &kept
	}
	return p
}

// idOf computes the id of a row in registers from first on; it gives the next free one.
func idOf(source revision.ColumnSource, first uint32) (revision.Block, uint32) {
	return revision.Block{Instructions: []revision.Instruction{
		load(first, source, 1, datatype.KindI64), integer(first+1, scale),
		combine(first+2, datatype.KindI64, revision.BinaryOperationDivide, first, first+1),
	}, Result: first + 2}, first + 3
}

func integer(register uint32, value int64) revision.Instruction {
	return revision.Instruction{Register: register, Type: typed(datatype.KindI64), Step: &revision.ConstantInteger{Bits: uint64(value)}}
}

func phrase(register uint32, value string) revision.Instruction {
	return revision.Instruction{Register: register, Type: typed(datatype.KindString), Step: &revision.ConstantString{Value: value}}
}

func combine(register uint32, kind datatype.Kind, operation revision.BinaryOperation, l, r uint32) revision.Instruction {
	return revision.Instruction{Register: register, Type: typed(kind), Step: &revision.BinaryStep{Operation: operation, Left: l, Right: r}}
}
