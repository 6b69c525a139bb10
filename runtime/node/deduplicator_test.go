package node

import (
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/relay"
)

// Rows of a deduplicator that was exchanged may fail while its successor works on the same keys.
func TestSuccessorSharesKeysWithRowsOnTheirWay(t *testing.T) {
	env, _ := benchEnvironment(t)
	plan := &revision.Processor{
		Inputs: []revision.Input{{Relay: 0}}, Routes: []revision.Route{benchForward},
		Operation: &revision.Deduplicator{MaxTime: 1 << 40, Keys: revision.Values{
			Registers: 1, Blocks: []revision.Block{{Instructions: benchLoad(0, revision.ColumnSourceInput, 1, datatype.KindI64)}},
		}},
	}
	prepare := func() *Task {
		task, err := NewProcessor(env, &revision.Node{Branch: revision.BranchContract{Branched: true}}, plan, Hooks{})
		require.NoError(t, err)
		return task
	}
	inbox := relay.NewInbox(func() int { return benchBatches }, make(chan struct{}, 1))
	env.Relays[1].Attach(&relay.Consumer{Inbox: inbox, Attached: true})
	orders := benchOrders(env, 10)
	consume := func(task *Task, n int) {
		one := *orders[n]
		one.Acks = ack.Records(ack.NewRoot(one.Rows, nil))
		task.work.consume(t.Context(), 0, &one, nil)
	}
	first, second := prepare(), prepare()
	consume(first, 0)
	second.GiveState(first.TakeState())
	onTheirWay := inbox.Take()
	var failing sync.WaitGroup
	failing.Go(func() { onTheirWay.Acks.Resolve(errors.New("failed")) })
	for n := range 20 {
		consume(second, n+1)
	}
	failing.Wait()
	for inbox.Take() != nil {
	}
	consume(second, 0)
	again := inbox.Take()
	require.NotNil(t, again, "the keys of failed rows were not taken back")
	require.Equal(t, benchRows, again.Rows)
}
