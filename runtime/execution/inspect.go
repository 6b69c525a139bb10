package execution

import (
	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/generated/revision"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/connector"
	"nervix/runtime/node"
)

// Inspection is the local state of one node.
type Inspection struct {
	// Running is false in a stopped domain.
	Running bool
	// Readiness is the state of the connection; nil for nodes without one, and before the first
	// connection attempt ended.
	Readiness *node.Readiness
	// Pressed tells that memory pressure pauses the ingestor.
	Pressed bool
	// Assignment tells which consumer of a source takes which partitions; nil for other nodes.
	Assignment *connector.Assignment
	// Traffic sums up the edges of the node, received ones first, by relay. It is complete also for a
	// node that is not installed.
	Traffic []Traffic
	// Queued counts batches in the inboxes, Pending rows in the route buffers.
	Queued, Pending int
}

// Inspect gives the local state of a node; false when the node is not installed here.
func (s *Snapshot) Inspect(identity revision.Identity) (Inspection, bool) {
	inspection := Inspection{Traffic: s.summaries.traffic(identity)}
	found, exists := s.byID[identity]
	if !exists {
		return inspection, false
	}
	inspection.Running = s.Revision.Mode == revision.BuildModeRunning
	inspection.Queued, inspection.Pending = found.task.Queued(), found.task.Pending()
	if found.readiness != nil {
		inspection.Readiness = found.readiness()
	}
	if found.ingestor != nil {
		inspection.Pressed, inspection.Assignment = found.ingestor.Pressed(), found.ingestor.Assignment()
	}
	return inspection, true
}

// State gives the materialized rows of a relay, in the order of their branches, with sensitive columns
// masked. There are no keys when there is no state.
func (s *Snapshot) State(relay string) (arrow.RecordBatch, []*branch.Key, error) {
	found := s.Relays[relay]
	if found == nil || found.State() == nil {
		return nil, nil, nil
	}
	columns, keys, err := found.State().All()
	if err != nil || len(keys) == 0 {
		return nil, nil, err
	}
	schema, mask := masked(relaySchema(s.Revision, relay))
	return array.NewRecordBatch(schema, maskColumns(mask, columns, len(keys)), int64(len(keys))), keys, nil
}

// Lookup gives the record of a hash map for a canonical key, with sensitive columns masked; nil when
// it has none, or when the hash map is not installed here.
func (s *Snapshot) Lookup(name, key string) arrow.RecordBatch {
	found := s.Lookups[name]
	if found == nil {
		return nil
	}
	found.Count(1)
	entry := found.Table.Find([]byte(key))
	if int(entry) == found.Table.Entries() {
		return nil
	}
	columns := make([]arrow.Array, len(found.Table.Schema().Fields))
	for i := range columns {
		columns[i] = columnar.Take(found.Table.Column(i), []int32{entry})
	}
	schema, mask := masked(found.Table.Schema())
	return array.NewRecordBatch(schema, maskColumns(mask, columns, 1), 1)
}
