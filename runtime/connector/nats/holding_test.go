package nats

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/connector/connectortest"
)

// What a subscription has queued counts until it is admitted, and so does what a hold buffers.
func TestPendingMessagesAreHeld(t *testing.T) {
	s := broker(t, -1, t.TempDir())
	conn := connect(t, s)
	for name, held := range map[string]bool{"blocked": false, "held": true} {
		t.Run(name, func(t *testing.T) {
			holdings, graph := &connectortest.Holdings{}, &connectortest.Graph{}
			source, err := System().OpenSource(context.Background(), connector.SourceConfig{
				Domain: "d", Ingestor: "i", Client: client(s.ClientURL()), Holding: holdings.Watch,
				Quiesce: revision.Quiesce{Mode: revision.QuiesceModeBuffer, MaxBytes: 1 << 20},
				Source:  &revision.NatsSource{Subject: "in", QueueGroup: "g", Instances: 1},
			})
			require.NoError(t, err)
			end := run(t, source, graph)
			var release func()
			if held {
				release = graph.Hold()
			} else {
				release = graph.Block()
			}
			records := make([]string, 3000)
			for i := range records {
				records[i] = "0123456789"
			}
			publish(t, conn, records...)
			eventually(t, func() bool { return holdings.Bytes() == 30_000 })
			release()
			eventually(t, func() bool { return len(graph.Records()) == len(records) })
			publish(t, conn, "more")
			eventually(t, func() bool { return len(graph.Records()) == len(records)+1 && holdings.Bytes() <= 4 })
			end()
			require.Zero(t, holdings.Watched())
		})
	}
}
