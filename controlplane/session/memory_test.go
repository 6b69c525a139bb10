package session

import (
	"testing"

	"github.com/stretchr/testify/require"

	wire "nervix/generated/session"
	"nervix/runtime/budget"
)

// Row frames are accounted while they wait, whether they are sent, deleted or cut off.
func TestWaitingRowsAreAccounted(t *testing.T) {
	memory := budget.New(budget.Config{Limit: 1 << 30})
	config := DefaultConfig()
	config.Budget = memory
	server := New(config, nil)
	out := newOutbound(&server.config, server.limits, server.rows)
	sink := &Sink{out: out, current: func() uint64 { return 1 }}
	open := func(name string) *Subscription {
		s, err := sink.Subscribe(Opening{Name: name})
		require.NoError(t, err)
		return s
	}
	sent, deleted, cut := open("sent"), open("deleted"), open("cut")
	for range 3 {
		_, ok, _ := out.next() // the openings
		require.True(t, ok)
	}
	require.True(t, sent.Offer(Rows{Record: texts("a")}))
	one := memory.Reserved()
	require.Positive(t, one)
	_, ok, _ := out.next()
	require.True(t, ok)
	require.Zero(t, memory.Reserved())

	require.True(t, deleted.Offer(Rows{Record: texts("a")}))
	require.True(t, cut.Offer(Rows{Record: texts("a")}))
	require.Equal(t, 2*one, memory.Reserved())
	deleted.Close(wire.SubscriptionEndDeleted, "", nil)
	require.Equal(t, one, memory.Reserved())
	out.end()
	out.discard()
	require.Zero(t, memory.Reserved())
	require.False(t, cut.Offer(Rows{Record: texts("a")}), "the session has ended")
	_, _, _ = out.next()
	require.Zero(t, memory.Reserved())
}
