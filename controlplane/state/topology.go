package state

import (
	"encoding/hex"
	"fmt"

	"nervix/generated/failure"
	"nervix/generated/record"
)

// sharing is a stored topology with the sides of steps that name it. The number is derived: it is never
// stored.
type sharing struct {
	header *record.TopologyHeader
	users  int
}

// HasTopology tells whether the topology of a digest is stored.
func (v *View) HasTopology(digest []byte) bool {
	_, exists := v.topologies.Get(hex.EncodeToString(digest))
	return exists
}

// Topology joins the records of a topology; the empty digest is that of the empty topology. It fails with
// failure.CorruptRecord unless every record is there (CP-128).
func (v *View) Topology(digest []byte) (*record.Topology, error) {
	t := &record.Topology{}
	if len(digest) == 0 {
		return t, nil
	}
	name := hex.EncodeToString(digest)
	found, exists := v.topologies.Get(name)
	if !exists {
		return nil, incomplete("the topology is missing")
	}
	for at, n := range children(v.nodes, name) {
		if n.Number != uint64(at) {
			break
		}
		node := *n
		node.Topology = nil
		t.Nodes = append(t.Nodes, node)
	}
	for at, e := range children(v.edges, name) {
		if e.Number != uint64(at) {
			break
		}
		edge := *e
		edge.Topology = nil
		t.Edges = append(t.Edges, edge)
	}
	if nodes, edges := uint64(len(t.Nodes)), uint64(len(t.Edges)); nodes != found.header.Nodes || edges != found.header.Edges {
		return nil, incomplete(fmt.Sprintf("of %d nodes and %d edges of a topology, %d and %d are there", found.header.Nodes, found.header.Edges, nodes, edges))
	}
	return t, nil
}

func incomplete(reason string) error {
	return &failure.CorruptRecord{Record: "transaction report", Reason: reason}
}

// offer takes the topologies that come with a command; those that its steps name are stored with them. It
// fails with errStale, before anything changes, when one is neither stored nor offered: it was removed
// since the command was planned.
func (w *work) offer(steps []record.Step, topologies []record.Topology) error {
	w.offered = make(map[string]*record.Topology, len(topologies))
	for i := range topologies {
		digest, err := topologies[i].Digest()
		if err != nil {
			return err
		}
		w.offered[hex.EncodeToString(digest[:])] = &topologies[i]
	}
	for i := range steps {
		for _, digest := range [2][]byte{steps[i].Before, steps[i].After} {
			if _, offered := w.offered[hex.EncodeToString(digest)]; len(digest) > 0 && !offered && !w.HasTopology(digest) {
				return errStale
			}
		}
	}
	return nil
}

// share counts one more side of a step that names a topology, and stores it for the first one.
func (w *work) share(digest []byte) error {
	if len(digest) == 0 {
		return nil
	}
	name := hex.EncodeToString(digest)
	if known, exists := w.topologies.Get(name); exists {
		w.topologies.Set(name, &sharing{known.header, known.users + 1})
		return nil
	}
	t, offered := w.offered[name]
	if !offered {
		return incomplete("a step names a topology that is not there")
	}
	header := &record.TopologyHeader{Topology: digest, Nodes: uint64(len(t.Nodes)), Edges: uint64(len(t.Edges))}
	w.topologies.Set(name, &sharing{header, 1})
	if err := w.put(key(kindTopology, name), header); err != nil {
		return err
	}
	for i := range t.Nodes {
		n := t.Nodes[i].Clone()
		n.Topology, n.Number = digest, uint64(i)
		w.nodes.Set(childKey(name, n.Number), n)
		if err := w.put(key(kindNode, childKey(name, n.Number)), n); err != nil {
			return err
		}
	}
	for i := range t.Edges {
		e := t.Edges[i].Clone()
		e.Topology, e.Number = digest, uint64(i)
		w.edges.Set(childKey(name, e.Number), e)
		if err := w.put(key(kindEdge, childKey(name, e.Number)), e); err != nil {
			return err
		}
	}
	return nil
}

// unshare counts one side of a step less.
func (w *work) unshare(digest []byte) {
	name := hex.EncodeToString(digest)
	if known, exists := w.topologies.Get(name); exists {
		w.topologies.Set(name, &sharing{known.header, known.users - 1})
		w.unshared = append(w.unshared, name)
	}
}

// collect removes the topologies that no step names any more, once the command is done with its steps.
func (w *work) collect() {
	for _, name := range w.unshared {
		if known, exists := w.topologies.Get(name); !exists || known.users > 0 {
			continue
		}
		w.topologies.Delete(name)
		w.remove(key(kindTopology, name))
		for _, n := range children(w.nodes, name) {
			w.nodes.Delete(childKey(name, n.Number))
			w.remove(key(kindNode, childKey(name, n.Number)))
		}
		for _, e := range children(w.edges, name) {
			w.edges.Delete(childKey(name, e.Number))
			w.remove(key(kindEdge, childKey(name, e.Number)))
		}
	}
}

// count derives how often every topology is named.
func (v *View) count() {
	v.steps.Scan(func(_ string, s *record.Step) bool {
		for _, digest := range [2][]byte{s.Before, s.After} {
			if known, exists := v.topologies.Get(hex.EncodeToString(digest)); exists {
				known.users++
			}
		}
		return true
	})
}
