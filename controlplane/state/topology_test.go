package state

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// chain gives a topology of relays in a row with its digest.
func chain(nodes int) (record.Topology, []byte) {
	var t record.Topology
	relay := func(i int) model.Key { return model.Key{Kind: model.KindRelay, Name: fmt.Sprintf("r%05d", i)} }
	for i := range nodes {
		t.Nodes = append(t.Nodes, record.TopologyNode{Number: uint64(i), Key: relay(i), Operations: []uint32{1}})
		if i > 0 {
			t.Edges = append(t.Edges, record.TopologyEdge{
				Number: uint64(i - 1), Kind: record.EdgeKindDelivery, From: relay(i - 1), To: relay(i), Path: "inputs[0].relay", Operations: []uint32{1},
			})
		}
	}
	digest, err := t.Digest()
	if err != nil {
		panic(err)
	}
	return t, digest[:]
}

// reported gives a step between chains of some lengths, 0 for none, with the chains that come with it:
// none, that of length 1, that of length 2, or both.
func reported(before, after, offered int) (record.Step, []record.Topology) {
	step := record.Step{Number: 1, First: 1, Last: 1}
	if before > 0 {
		_, step.Before = chain(before)
	}
	if after > 0 {
		_, step.After = chain(after)
	}
	one, _ := chain(1)
	two, _ := chain(2)
	return step, [][]record.Topology{nil, {one}, {two}, {one, two}}[offered]
}

// shared checks that the stored topologies are those that steps name, each of them whole.
func shared(t require.TestingT, v *View) {
	users := map[string]int{}
	for _, s := range v.steps.Values() {
		for _, digest := range [][]byte{s.Before, s.After} {
			if len(digest) > 0 {
				users[fmt.Sprintf("%x", digest)]++
				_, err := v.Topology(digest)
				require.NoError(t, err)
			}
		}
	}
	nodes, edges := uint64(0), uint64(0)
	v.topologies.Scan(func(name string, s *sharing) bool {
		require.Equal(t, users[name], s.users)
		nodes, edges = nodes+s.header.Nodes, edges+s.header.Edges
		return true
	})
	require.Equal(t, len(users), v.topologies.Len())
	require.Equal(t, int(nodes), v.nodes.Len())
	require.Equal(t, int(edges), v.edges.Len())
}

// append queues START with a report.
func (l *log) append(id string, n uint16, step record.Step, offered ...record.Topology) Answer {
	d, err := l.machine.View().Domain("d")
	require.NoError(l.t, err)
	return l.apply(&record.Append{
		Owner: "admin", Base: d.Record.Revision, Steps: []record.Step{step}, Topologies: offered,
		Operation: record.Operation{Transaction: id, Position: 1, Reference: reference(l.at, n), Statement: &statement.StartDomain{}, Source: "START;"},
	})
}

// Reports with the same content have one copy of it, as records under its digest; it outlives all but the
// last of them, the end of their transactions and a restart (CP-125, CP-126).
func TestReportsShareTopologies(t *testing.T) {
	l := prepared(t)
	l.domain()
	first, _ := l.begin(2, "admin")
	second, _ := l.begin(3, "admin")
	content, digest := chain(3)
	step := record.Step{Number: 1, First: 1, Last: 1, Before: digest, After: digest}

	before := l.machine.View().Position
	require.True(t, l.append(first, 11, step).Stale, "it names what is not there")
	require.Equal(t, uint64(0), l.machine.View().Transactions()[0].Operations, "and changes nothing")
	require.Less(t, before.Index, l.machine.View().Position.Index)

	require.NoError(t, l.append(first, 11, step, content).Refusal)
	require.False(t, l.append(second, 12, step).Stale)
	count := func(kind byte) (n int) {
		iterator, err := l.machine.db.NewIter(nil)
		require.NoError(t, err)
		for ok := iterator.First(); ok; ok = iterator.Next() {
			if k := iterator.Key(); k[0] == l.machine.live && k[1] == kind {
				require.True(t, bytes.HasPrefix(k[2:], fmt.Appendf(nil, "%x", digest)))
				n++
			}
		}
		require.NoError(t, iterator.Close())
		return n
	}
	require.Equal(t, []int{1, 3, 2}, []int{count(kindTopology), count(kindNode), count(kindEdge)})
	shared(t, l.machine.View())

	end := func(id string) {
		l.ok(&record.Discard{Reversal: record.TransactionReversal{ID: id, Owner: "admin", Operations: 1}})
	}
	end(first)
	l.at += limits().TombstoneRetention / 2
	end(second)
	l.at += limits().TombstoneRetention / 2
	l.ok(&record.Sweep{Limit: 100})
	_, err := l.machine.View().Transaction(first)
	require.ErrorIs(t, err, failure.CodeUnknownTransaction)
	found, err := l.machine.View().Topology(digest)
	require.NoError(t, err)
	require.True(t, content.Equal(found))
	shared(t, l.machine.View())

	l.at += limits().TombstoneRetention / 2
	l.ok(&record.Sweep{Limit: 100})
	require.Equal(t, []int{0, 0, 0}, []int{count(kindTopology), count(kindNode), count(kindEdge)})
	shared(t, l.machine.View())
}

// A report whose step is replaced keeps a topology that its next step names, though the step before let go
// of it.
func TestReplacedStepsHandTopologiesOn(t *testing.T) {
	l := prepared(t)
	l.domain()
	id, _ := l.begin(2, "admin")
	content, digest := chain(2)
	other, otherDigest := chain(1)
	l.append(id, 11, record.Step{Number: 1, First: 1, Last: 1, Before: digest}, content)
	d, err := l.machine.View().Domain("d")
	require.NoError(t, err)
	l.ok(&record.Append{
		Owner: "admin", Base: d.Record.Revision, Topologies: []record.Topology{other},
		Steps: []record.Step{{Number: 1, First: 1, Last: 1, Before: otherDigest}, {Number: 2, First: 2, Last: 2, After: digest}},
		Operation: record.Operation{
			Transaction: id, Position: 2, Reference: reference(l.at, 12), Statement: &statement.StartDomain{}, Source: "START;",
		},
	})
	shared(t, l.machine.View())
}

// A topology with a part missing is refused, never given in part (CP-128).
func TestIncompleteTopologiesAreRefused(t *testing.T) {
	content, digest := chain(3)
	name := fmt.Sprintf("%x", digest)
	for what, missing := range map[string][]byte{
		"header": key(kindTopology, name), "first node": key(kindNode, childKey(name, 0)), "last node": key(kindNode, childKey(name, 2)),
		"edge": key(kindEdge, childKey(name, 1)),
	} {
		t.Run(what, func(t *testing.T) {
			fs := vfs.NewMem()
			l := newLog(t, fs)
			l.ok(&record.Configure{Settings: limits()})
			l.domain()
			id, _ := l.begin(2, "admin")
			require.NoError(t, l.append(id, 11, record.Step{Number: 1, First: 1, Last: 1, Before: digest}, content).Refusal)
			require.NoError(t, l.machine.db.Delete(generation(l.machine.live, missing), nil))
			require.NoError(t, l.machine.Close())
			reopened, err := Open(fs, "state")
			require.NoError(t, err)
			defer func() { require.NoError(t, reopened.Close()) }()
			_, err = reopened.View().Topology(digest)
			require.ErrorIs(t, err, failure.CodeCorruptRecord)
		})
	}
}

// A report of any size leaves a node in small records, so that a snapshot of it needs little memory at a
// time, and another node has it whole (the one-node part of CP-127).
func TestLargeReportsTravelInSmallRecords(t *testing.T) {
	l := prepared(t)
	l.domain()
	id, _ := l.begin(2, "admin")
	content, digest := chain(20_000)
	require.NoError(t, l.append(id, 11, record.Step{Number: 1, First: 1, Last: 1, Before: digest}, content).Refusal)
	stream := l.bytes()
	require.Greater(t, len(stream), 2<<20)
	largest := uint64(0)
	for rest := stream; len(rest) > 0; {
		size, n := binary.Uvarint(rest)
		require.Positive(t, n)
		rest = rest[n+int(size):]
		largest = max(largest, size)
	}
	require.Less(t, largest, uint64(1<<12))

	target := newLog(t, vfs.NewMem())
	defer func() { require.NoError(t, target.machine.Close()) }()
	position, membership := l.machine.Applied()
	require.NoError(t, target.machine.Restore(t.Context(), bytes.NewReader(stream), position, membership))
	received, err := target.machine.View().Topology(digest)
	require.NoError(t, err)
	require.True(t, content.Equal(received))
}
