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

// unique is a deduplicator by amount that publishes to the relay with the index 1.
func unique(t *testing.T) *driven {
	return drive(t, &revision.Processor{
		Inputs: []revision.Input{{Relay: 0}}, Routes: []revision.Route{benchForward},
		Operation: &revision.Deduplicator{MaxTime: 1 << 40, Keys: revision.Values{
			Registers: 1, Blocks: []revision.Block{{Instructions: benchLoad(0, revision.ColumnSourceInput, 1, datatype.KindI64)}},
		}},
	})
}

// A source that delivers a row again while the row is still on its way, as the next owner of a partition
// does, learns what becomes of the row, and not that it is a repetition.
func TestRepetitionSharesTheFateOfItsRow(t *testing.T) {
	d := unique(t)
	row := order{"a", 1}
	first, again := d.feed(0, row, row), d.feed(0, row)
	onTheirWay := d.inboxes[1].Take()
	require.Equal(t, 1, onTheirWay.Rows)
	require.Nil(t, d.inboxes[1].Take())
	require.Equal(t, "open, open", outcomes(first)+", "+outcomes(again))
	onTheirWay.Acks.Resolve(ack.ErrStopped)
	stopped := ack.ErrStopped.Error()
	require.Equal(t, []string{stopped + ", " + stopped, stopped}, []string{outcomes(first), outcomes(again)})
	first, again = d.feed(0, row), d.feed(0, row)
	require.Equal(t, []string{"a 1"}, d.published(1), "the key was taken back")
	require.Equal(t, "<nil>, <nil>", outcomes(first)+", "+outcomes(again))
	require.Equal(t, "<nil>", outcomes(d.feed(0, row)), "the row has arrived")
}

// A row whose source has given up is awaited by those that repeat it. When all of them have given up, it
// is sent again.
func TestRepetitionTakesTheRowOver(t *testing.T) {
	d := unique(t)
	row := order{"a", 1}
	first, second := d.feed(0, row), d.feed(0, row)
	first.Abandon(ack.ErrStopped)
	third := d.feed(0, row)
	onTheirWay := d.inboxes[1].Take()
	require.Nil(t, d.inboxes[1].Take(), "somebody awaits the row")
	second.Abandon(ack.ErrStopped)
	third.Abandon(ack.ErrStopped)
	fourth := d.feed(0, row)
	require.Equal(t, []string{"a 1"}, d.published(1))
	require.Equal(t, "<nil>", outcomes(fourth))
	onTheirWay.Acks.Resolve(ack.ErrStopped)
	require.Equal(t, "<nil>", outcomes(d.feed(0, row)), "what fails late takes nothing back that was sent again")
}

// A row that meets itself, as two ways to one deduplicator or a way back to it allow, does not wait for itself.
func TestRowDoesNotFollowItself(t *testing.T) {
	d := unique(t)
	b, root := d.batch(order{"a", 1})
	b.Acks.Fork(1)
	other := *b
	other.Acks = b.Acks.Clone()
	d.task.take(t.Context(), 0, b)
	d.task.take(t.Context(), 0, &other)
	onTheirWay := d.inboxes[1].Take()
	back := *onTheirWay
	onTheirWay.Acks.Fork(1)
	back.Acks = onTheirWay.Acks.Clone()
	d.task.take(t.Context(), 0, &back)
	require.Equal(t, "open", outcomes(root))
	onTheirWay.Acks.Resolve(nil)
	require.Equal(t, "<nil>", outcomes(root))
}
