package limits

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/runtime/budget"
	"nervix/runtime/connector"
)

// straight passes records of a source that waits for them to the sink. Its relays could hold far more
// than the memory has room for.
const straight = `
CREATE SCHEMA item (id I64, value STRING);
CREATE SCHEMA key (id I64);
CREATE WIRE JSON SCHEMA item_wire MODE STRICT (id INTEGER, value STRING);
CREATE CODEC item_json FROM WIRE JSON SCHEMA item_wire TO SCHEMA item;
CREATE CLIENT log TYPE KAFKA CONFIG {'bootstrap.servers' = '127.0.0.1:1'};
CREATE CLIENT broker TYPE NATS CONFIG { 'addr' = 'nats://127.0.0.1:1' };
CREATE RELAY received SCHEMA item UNBRANCHED CAPACITY 10000;
CREATE RELAY passed SCHEMA item UNBRANCHED CAPACITY 10000;
CREATE INGESTOR items_in FROM KAFKA log TOPIC items OFFSET BY CONSUMER GROUP g
    MODE ACK PARALLEL MAX 100000 BATCH TIMEOUT 10ms ACK TIMEOUT 1m RETRY POLICY BACKOFF 10ms MAX 10ms ON QUIESCE SUSPEND DECODE USING item_json
    TO received INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE JUNCTION pass FROM received UNBRANCHED TO passed INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE EMITTER items_out FROM passed TO NATS broker SUBJECT items MODE NO_ACK RETRY POLICY BACKOFF 1s MAX 1s
    ENCODE USING item_json INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
`

const (
	// recordBytes is the size of a record, groupRecords their number in a group.
	recordBytes, groupRecords = 1000, 200
	// sinkRecords is what the sink takes in a second; the senders could bring more than ten times that.
	sinkRecords = 8000
	senders     = 8
	highBytes   = 12 << 20
)

// overload sends as fast as it may, and keeps what was acknowledged.
type overload struct {
	engine       *engine
	sent         atomic.Int64
	lock         sync.Mutex
	acknowledged []int64
	most         int64 // bytes that were accounted at the same time
	delivered    map[int64]bool
	broken       error
}

// take is the slow sink.
func (o *overload) take(messages []connector.Message) {
	o.lock.Lock()
	o.most = max(o.most, o.engine.budget.Reserved())
	for _, message := range messages {
		var row struct{ ID int64 }
		if err := json.Unmarshal(message.Payload, &row); err != nil {
			o.broken = err
		}
		o.delivered[row.ID] = true
	}
	o.lock.Unlock()
	<-time.After(time.Duration(len(messages)) * time.Second / sinkRecords)
}

// send admits groups until the context ends, then waits for their outcomes.
func (o *overload) send(ctx context.Context) {
	var waiting sync.WaitGroup
	defer waiting.Wait()
	value := strings.Repeat("x", recordBytes)
	for ctx.Err() == nil {
		first := o.sent.Add(groupRecords) - groupRecords
		payloads := connector.Payloads{Arrived: time.Now().UnixNano()}
		for i := range int64(groupRecords) {
			payloads.Records = append(payloads.Records, fmt.Appendf(nil, `{"id":%d,"value":"%s"}`, first+i, value))
		}
		attempt, err := connector.AdmitSuspended(ctx, o.engine.admission, payloads)
		if err != nil {
			return // the time is over
		}
		waiting.Go(func() {
			if settled, err := attempt.Wait(context.WithoutCancel(ctx), patience); err != nil || !settled {
				o.fail(errors.Join(err, errors.New("a group was not settled")))
				return
			}
			o.lock.Lock()
			defer o.lock.Unlock()
			for i := range attempt.Len() {
				if attempt.Err(i) == nil {
					o.acknowledged = append(o.acknowledged, first+int64(i))
				}
			}
		})
	}
}

func (o *overload) fail(err error) {
	o.lock.Lock()
	defer o.lock.Unlock()
	o.broken = errors.Join(o.broken, err)
}

// Ten times more than the sink takes neither grows beyond the watermark, apart from what was being
// admitted when it was reached, nor loses an acknowledged record. LIMIT_OVERLOAD sets the duration.
func TestOverloadIsBoundedAndLosesNothing(t *testing.T) {
	duration := 3 * time.Second
	if text := os.Getenv("LIMIT_OVERLOAD"); text != "" {
		var err error
		duration, err = time.ParseDuration(text)
		require.NoError(t, err)
	}
	e := startEngineWithin(t, straight, budget.Config{Limit: 1 << 30, High: highBytes, Heap: func(bool) int64 { return 0 }})
	o := &overload{engine: e, delivered: map[int64]bool{}}
	e.take = o.take
	before := live()
	ctx, cancel := context.WithTimeout(t.Context(), duration)
	defer cancel()
	var sending sync.WaitGroup
	for range senders {
		sending.Go(func() { o.send(ctx) })
	}
	require.Eventually(t, e.budget.Pressed, patience, time.Millisecond, "the watermark was never reached")
	grown := live() - before
	sending.Wait()
	e.await("everything is out", func() bool { return e.budget.Reserved() == 0 })
	o.lock.Lock()
	defer o.lock.Unlock()
	t.Logf("%d records sent, %d acknowledged, at most %d bytes accounted, %d bytes of heap under pressure", o.sent.Load(), len(o.acknowledged), o.most, grown)
	require.NoError(t, o.broken)
	require.NotEmpty(t, o.acknowledged)
	require.LessOrEqual(t, o.most, int64(3*highBytes))
	require.LessOrEqual(t, grown, int64(8*highBytes))
	for _, id := range o.acknowledged {
		require.True(t, o.delivered[id], "record %d was acknowledged and not delivered", id)
	}
}
