package command

import (
	"context"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/consensus"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/record"
)

// publisher is a log that refuses the next schedule once it is told to.
type publisher struct {
	*consensus.Node
	refuse atomic.Bool
}

func (p *publisher) Propose(ctx context.Context, command []byte) (consensus.Result, error) {
	envelope, err := record.DecodeEnvelope(command)
	if err != nil {
		return consensus.Result{}, err
	}
	switch envelope.Command.(type) {
	case *record.Record, *record.RecordStep:
		if p.refuse.CompareAndSwap(true, false) {
			return consensus.Result{}, &failure.ProposalTooLarge{Size: 2, Limit: 1}
		}
	}
	return p.Node.Propose(ctx, command)
}

// publishing gives a node whose domain d runs the graph, with its log.
func publishing(t *testing.T) (*node, *publisher) {
	p := &publisher{}
	n := start(t, func(c *Config) {
		p.Node = c.Log.(*consensus.Node)
		c.Log = p
	})
	n.must("1", "", `CREATE DOMAIN d;`)
	for _, text := range split(t, graph) {
		n.must("1", "d", text)
	}
	n.runtime.take()
	return n, p
}

// A schedule that cannot be published leaves models and schedule as they were, whatever the change
// pauses, and the pause ends before the failure is reported (CP-420).
func TestUnpublishedSchedulesChangeNothing(t *testing.T) {
	n, log := publishing(t)
	for _, c := range []struct {
		text          string
		paused, again []string
	}{
		{`ALTER RELAY r SET CAPACITY 5;`, nil, []string{"prepare d", "activate d"}},
		{
			`ALTER JUNCTION j SET DETACHED;`,
			[]string{"pause d ENTITY_PAUSE", "resume d"},
			[]string{"pause d ENTITY_PAUSE", "prepare d", "activate d", "resume d"},
		},
		{
			`ALTER SCHEMA s ADD FIELD b I64 OPTIONAL;`,
			[]string{"pause d DOMAIN_PAUSE", "resume d"},
			[]string{"pause d DOMAIN_PAUSE", "prepare d", "activate d", "resume d"},
		},
		{`STOP;`, nil, []string{"prepare d"}},
		{`START;`, nil, []string{"prepare d", "activate d"}},
	} {
		before, err := n.service.View().Domain("d")
		require.NoError(t, err)
		log.refuse.Store(true)
		request := n.request("1", "d", c.text)
		_, err = n.service.Execute(t.Context(), request)
		require.ErrorIs(t, err, failure.CodePublicationFailed, c.text)
		require.ErrorContains(t, err, "failed to publish schedule for domain 'd'")
		require.ErrorIs(t, err, failure.CodeProposalTooLarge, "the cause is retained")
		require.Equal(t, c.paused, n.runtime.take(), c.text)
		after, err := n.service.View().Domain("d")
		require.NoError(t, err)
		require.True(t, before.Schedule.Equal(after.Schedule), c.text)
		require.Equal(t, before.Record.Revision, after.Record.Revision)
		_, err = n.service.Execute(t.Context(), request)
		require.ErrorIs(t, err, failure.CodePublicationFailed, "the result is terminal")

		n.must("1", "d", c.text)
		require.Equal(t, c.again, n.runtime.take(), c.text)
	}
}

// A step whose schedule cannot be published fails its transaction for good; the steps before it stay.
func TestUnpublishedStepsFailTheirTransaction(t *testing.T) {
	n, log := publishing(t)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `ALTER SCHEMA s ADD FIELD b I64 OPTIONAL;`)
	n.must("1", "d", `STOP;`)
	id := n.transaction("1").ID
	n.runtime.set(func(f *fakeRuntime) {
		f.hook = func(call string) { log.refuse.CompareAndSwap(false, call == "activate d") }
	})
	_, err := n.run("1", "d", `COMMIT;`)
	require.ErrorIs(t, err, failure.CodeStepFailed)
	require.ErrorIs(t, err, failure.CodePublicationFailed)
	require.ErrorContains(t, err, "statement 2 failed: failed to publish schedule for domain 'd'")
	require.Equal(t, []string{"pause d DOMAIN_PAUSE", "prepare d", "activate d", "resume d"}, n.runtime.take())
	failed, err := n.service.View().Transaction(id)
	require.NoError(t, err)
	require.Equal(t, uint8(machine.TransactionStateFailed), failed.State)
	require.Equal(t, uint64(1), failed.Applied)
	d, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.True(t, d.Running())
	require.Empty(t, d.Record.Fence)

	n.runtime.set(func(f *fakeRuntime) { f.hook = nil })
	n.must("1", "d", `STOP;`)
}
