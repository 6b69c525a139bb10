package node

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/relay"
)

// Rows that a source awaits come again when their node ends, whichever consumers the relay has; those
// that none awaits are lost.
func TestRowsOfAnEndingNode(t *testing.T) {
	for name, awaited := range map[string]bool{"awaited": true, "not awaited": false} {
		t.Run(name, func(t *testing.T) {
			env, _ := benchEnvironment(t)
			task, target := newTask(env, revision.Identity{Name: "n"}), env.Relays[1]
			for _, attached := range []bool{true, false} {
				notify := make(chan struct{}, 1)
				target.Attach(&relay.Consumer{Inbox: relay.NewInbox(target.Capacity, notify), Attached: attached})
			}
			sent := newEdge(env, task.identity, target.Name, true)
			orders := benchOrders(env, 1)
			orders[0].Acks = ack.Uniform(ack.NewRoot(1, nil), benchRows)
			task.publish(t.Context(), target, sent, orders[0]) // fills the relay
			ended, end := context.WithCancel(t.Context())
			end()
			root := ack.NewRoot(benchRows, nil)
			if orders[1].Acks = ack.Records(root); !awaited {
				orders[1].Acks = ack.Uniform(ack.NewRoot(1, nil), benchRows)
			}
			task.publish(ended, target, sent, orders[1])
			if awaited {
				require.Zero(t, task.lost)
				<-root.Done()
				require.ErrorIs(t, root.Err(0), context.Canceled)
			} else {
				require.Equal(t, benchRows, task.lost)
			}
		})
	}
}
