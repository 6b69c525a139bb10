package execution

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
)

func TestStopDeliversWhatItDrains(t *testing.T) {
	b := newBench(t)
	hourly := &revision.Flush{Interval: int64(time.Hour), MaxBytes: 1 << 20}
	b.run(b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: hourly, OnError: logged}))
	first, late := make(chan Rows, 1), make(chan Rows)
	_, err := b.host.Subscribe(Request{Domain: "shop", Relay: "in"}, &receiver{rows: first, ended: make(chan error, 1)})
	require.NoError(t, err)
	ended := make(chan error, 1)
	_, err = b.host.Subscribe(Request{Domain: "shop", Relay: "out"}, &receiver{rows: late, ended: ended})
	require.NoError(t, err)
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	<-first
	closed := make(chan int, 1)
	go func() { closed <- b.host.Close(context.Background()) }()
	rows := <-late
	require.EqualValues(t, 1, rows.Record.NumRows())
	require.ErrorIs(t, <-ended, ErrDomainStopped)
	require.Zero(t, <-closed)
	settled(t, attempt)
}

// TestStopWaitsForNoSubscriber has a subscriber that takes nothing: the domain stops well before
// its drain would give up, and the sink still gets the row.
func TestStopWaitsForNoSubscriber(t *testing.T) {
	b := newBench(t)
	b.host.config.DrainTimeout = time.Minute
	b.run(b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged}))
	ended := make(chan error, 1)
	_, err := b.host.Subscribe(Request{Domain: "shop", Relay: "out"}, &receiver{rows: make(chan Rows), ended: ended})
	require.NoError(t, err)
	settled(t, b.feed(`{"tenant":"a","amount":1}`))
	begin := time.Now()
	require.Zero(t, b.host.Close(t.Context()))
	require.Less(t, time.Since(begin), 4*stallGrace)
	require.ErrorIs(t, <-ended, ErrDomainStopped)
	require.Equal(t, []string{`{"tenant":"a","amount":1}`}, b.await("delivery", count(1)))
}
