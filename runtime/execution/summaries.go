package execution

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"sync"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/checkpoint"
	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/relay"
	"nervix/runtime/state"
	"nervix/runtime/summary"
)

// Traffic is one edge of a node.
type Traffic struct {
	// Relay is metric.None for the edge of an external system.
	Relay string
	Sent  bool
	Flow  *summary.Flow
}

// series names one summary: an edge of a node, or the queues of a relay, which have no other relay.
type series struct {
	node  revision.Identity
	relay string
	sent  bool
}

// summaries are what DESCRIBE sums up of a domain on this node. Like the totals that they hold they
// outlive executions, changes of their node and, through the store, the process; they end with the
// node, or with the relay at the other end (runtime semantics, section 17).
type summaries struct {
	lock   sync.Mutex
	flows  map[series]*summary.Flow
	depths map[string]*summary.Distribution // of the queues of a relay
	// single are the depths of the branches of a relay. They end with the process, like the keys that
	// tell the branches apart.
	single map[string]*relay.Depths

	// saved is how much of each was captured; gone has captured ones that ended since.
	saved map[series]uint64
	gone  []series
}

func newSummaries() *summaries {
	return &summaries{flows: map[series]*summary.Flow{}, depths: map[string]*summary.Distribution{}, single: map[string]*relay.Depths{}, saved: map[series]uint64{}}
}

// flow gives the summary of an edge.
func (s *summaries) flow(node revision.Identity, relay string, sent bool) *summary.Flow {
	s.lock.Lock()
	defer s.lock.Unlock()
	of := series{node, relay, sent}
	if s.flows[of] == nil {
		s.flows[of] = &summary.Flow{}
	}
	return s.flows[of]
}

// depth gives the summary of the queues of a relay.
func (s *summaries) depth(relay string) *summary.Distribution {
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.depths[relay] == nil {
		s.depths[relay] = &summary.Distribution{}
	}
	return s.depths[relay]
}

// branches gives the depths of the branches of a relay.
func (s *summaries) branches(name string) *relay.Depths {
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.single[name] == nil {
		s.single[name] = &relay.Depths{}
	}
	return s.single[name]
}

// traffic lists the edges of a node where something has passed.
func (s *summaries) traffic(node revision.Identity) []Traffic {
	s.lock.Lock()
	defer s.lock.Unlock()
	var list []Traffic
	for of, flow := range s.flows {
		if of.node == node && flow.Messages() > 0 {
			list = append(list, Traffic{of.relay, of.sent, flow})
		}
	}
	slices.SortFunc(list, func(a, b Traffic) int {
		if a.Sent != b.Sent {
			return map[bool]int{false: -1, true: 1}[a.Sent]
		}
		return cmp.Compare(a.Relay, b.Relay)
	})
	return list
}

// prune forgets what a revision does not hold.
func (s *summaries) prune(desired *revision.ExecutionRevision) {
	if s == nil {
		return
	}
	nodes, relays := map[revision.Identity]bool{}, map[string]bool{metric.None: true}
	for i := range desired.Nodes {
		nodes[desired.Nodes[i].Identity] = true
	}
	for i := range desired.HashMaps {
		nodes[revision.Identity{Kind: revision.NodeKindLookup, Name: desired.HashMaps[i].Name}] = true
	}
	for i := range desired.Relays {
		relays[desired.Relays[i].Name] = true
	}
	s.lock.Lock()
	defer s.lock.Unlock()
	for of := range s.flows {
		if !nodes[of.node] || !relays[of.relay] {
			delete(s.flows, of)
			s.end(of)
		}
	}
	for name := range s.depths {
		if !relays[name] {
			delete(s.depths, name)
			delete(s.single, name)
			s.end(queues(name))
		}
	}
}

// end notes that a captured summary is not to be restored.
func (s *summaries) end(of series) {
	if _, captured := s.saved[of]; captured {
		delete(s.saved, of)
		s.gone = append(s.gone, of)
	}
}

func queues(relay string) series {
	return series{node: revision.Identity{Kind: revision.NodeKindRelay, Name: relay}}
}

// Urgent never delivers: what a crash loses is at most as old as the interval.
func (s *summaries) Urgent() <-chan struct{} { return nil }

// Kept has nothing to begin: the first capture is complete.
func (s *summaries) Kept() {}

// Released has nothing to end.
func (s *summaries) Released() {}

// Capture gives the summaries that changed since the previous call.
func (s *summaries) Capture(_ context.Context, whole bool) (state.Changes, error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	var list []checkpoint.Series
	for of, flow := range s.flows {
		if messages := flow.Messages(); messages > 0 && (whole || messages != s.saved[of]) {
			s.saved[of] = messages
			list = append(list, of.stored())
			list[len(list)-1].Flow = flow.Save()
		}
	}
	for name, depth := range s.depths {
		of := queues(name)
		if count := depth.Count(); count > 0 && (whole || count != s.saved[of]) {
			s.saved[of] = count
			list = append(list, of.stored())
			list[len(list)-1].Depth = depth.Save()
		}
	}
	if !whole {
		for _, of := range s.gone {
			list = append(list, of.stored())
		}
	}
	s.gone = nil
	changes := state.Changes{Live: len(s.saved)}
	if len(list) > 0 {
		changes.Tables = func() (rows, departed state.Table, err error) {
			rows, err = seriesTable(list)
			return rows, departed, err
		}
	}
	return changes, nil
}

func (of series) stored() checkpoint.Series {
	return checkpoint.Series{Kind: of.node.Kind.String(), Name: of.node.Name, Relay: of.relay, Sent: of.sent}
}

// summariesFingerprint stands for the meaning of stored summaries; what they look like is known to the
// store.
var summariesFingerprint = []byte("summaries 1")

// summariesShape has one column, of encoded series. A later row of a series replaces an earlier one.
var summariesShape = state.Shape{Rows: arrow.NewSchema([]arrow.Field{{Name: "series", Type: arrow.ListOfNonNullable(arrow.PrimitiveTypes.Uint8)}}, nil)}

func seriesTable(list []checkpoint.Series) (state.Table, error) {
	rows := array.NewListBuilderWithField(memory.DefaultAllocator, summariesShape.Rows.Field(0).Type.(*arrow.ListType).ElemField())
	bytes := rows.ValueBuilder().(*array.Uint8Builder)
	for i := range list {
		encoded, err := list[i].Encode()
		if err != nil {
			return state.Table{}, err
		}
		rows.Append(true)
		bytes.AppendValues(encoded, nil)
	}
	return state.Table{Schema: summariesShape.Rows, Columns: []arrow.Array{rows.NewArray()}}, nil
}

func (s saved) summariesPlace() state.Place { return s.place("summaries", "all") }

// summaries gives the saved summaries of the domain.
func (s saved) summaries() *summaries {
	made := newSummaries()
	if s.load(s.summariesPlace(), summariesFingerprint, summariesShape, s.restore(made)) {
		return made
	}
	return newSummaries()
}

// restore takes over sections of stored summaries. An entry that cannot be read is reported and left
// out.
func (s saved) restore(into *summaries) func(state.Section) error {
	entry := 0
	return func(section state.Section) error {
		if section.Rows.Rows() == 0 {
			return nil
		}
		rows := section.Rows.Columns[0].(*array.List)
		bytes := rows.ListValues().(*array.Uint8).Uint8Values()
		for row := range rows.Len() {
			entry++
			from, to := rows.ValueOffsets(row)
			if err := into.restore(bytes[from:to]); err != nil {
				s.report(new(failure.CorruptRecord{Record: s.summariesPlace().String(), Reason: "entry " + strconv.Itoa(entry)}).WithCause(err))
			}
		}
		return nil
	}
}

// restore takes over one stored entry.
func (s *summaries) restore(encoded []byte) error {
	stored, err := checkpoint.DecodeSeries(encoded)
	if err != nil {
		return err
	}
	kind, known := revision.ParseNodeKind(stored.Kind)
	if !known {
		return &failure.CorruptRecord{Record: "a summary", Reason: "nodes of kind " + strconv.Quote(stored.Kind) + " do not exist"}
	}
	of := series{revision.Identity{Kind: kind, Name: stored.Name}, stored.Relay, stored.Sent}
	switch {
	case stored.Flow != nil:
		flow, err := summary.RestoreFlow(stored.Flow)
		if err != nil {
			return err
		}
		s.flows[of] = flow
	case stored.Depth != nil:
		depth, err := summary.RestoreDistribution(stored.Depth)
		if err != nil {
			return err
		}
		s.depths[of.node.Name] = depth
	case of == queues(of.node.Name):
		delete(s.depths, of.node.Name)
	default:
		delete(s.flows, of)
	}
	return nil
}
