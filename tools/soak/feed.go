package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/twmb/franz-go/pkg/kgo"
	"golang.org/x/sync/errgroup"
)

const (
	// beat is the time between two groups of records of a source.
	beat = 20 * time.Millisecond
	// tenants live at a time; each generation of them lasts for a while, so that branches end.
	tenants    = 16
	generation = 10 * time.Second
	// requestPatience bounds one request, backpressure and holds included.
	requestPatience = time.Minute
	// overloaders send at the same time under -overload, overloadRecords each.
	overloaders, overloadRecords = 8, 1000
)

// feeders send records until the context ends.
type feeders struct {
	address string
	kafka   *kafka
	bus     *bus
	ledgers *[sources]ledger
	rate    int // records per second of each source
	start   time.Time
	// lasting keeps the tenants, whose branches do not end either.
	lasting bool
}

func (f *feeders) run(ctx context.Context, overload bool) error {
	f.lasting = overload
	client := &http.Client{Timeout: requestPatience, Transport: &http.Transport{MaxIdleConnsPerHost: overloaders}}
	defer client.CloseIdleConnections()
	group, ctx := errgroup.WithContext(ctx)
	if overload {
		for range overloaders {
			group.Go(func() error { return f.flood(ctx, client) })
		}
	} else {
		group.Go(func() error { return f.paced(ctx, func(count int64) { f.post(ctx, client, count) }) })
	}
	group.Go(func() error { return f.paced(ctx, func(count int64) { f.produce(ctx, count) }) })
	group.Go(func() error { return f.paced(ctx, f.publish) })
	return group.Wait()
}

// paced sends at the rate of the feeders. What a slow try has missed is not made up for.
func (f *feeders) paced(ctx context.Context, send func(count int64)) error {
	ticker := time.NewTicker(beat)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
			send(max(1, int64(f.rate)*int64(beat)/int64(time.Second)))
		}
	}
}

// flood sends as fast as the server takes it.
func (f *feeders) flood(ctx context.Context, client *http.Client) error {
	for ctx.Err() == nil {
		if !f.post(ctx, client, overloadRecords) {
			// A server that refuses says when to come back: after a second at the latest.
			select {
			case <-ctx.Done():
			case <-time.After(100 * time.Millisecond):
			}
		}
	}
	return nil
}

// record writes a record with its line end.
func (f *feeders) record(to []byte, source int, n int64) []byte {
	age := time.Duration(0)
	if !f.lasting {
		age = time.Since(f.start) / generation
	}
	return fmt.Appendf(to, `{"id":%d,"source":"%s","tenant":"t%d-%d","amount":%d}`+"\n",
		n, names[source], age, n/16%tenants, n%97)
}

// post sends one request; only what was answered with 202 counts. It tells whether that was so.
func (f *feeders) post(ctx context.Context, client *http.Client, count int64) bool {
	first := f.ledgers[overHTTP].take(count)
	var body []byte
	for n := first; n < first+count; n++ {
		body = f.record(body, overHTTP, n)
	}
	// A request that is on its way when the time is over is finished, so that its fate is known.
	request, err := http.NewRequestWithContext(context.WithoutCancel(ctx), http.MethodPost, "http://"+f.address+"/events", bytes.NewReader(body))
	if err != nil {
		return false
	}
	request.Header.Set("Content-Type", "application/x-ndjson")
	response, err := client.Do(request)
	if err != nil {
		return false
	}
	defer response.Body.Close()
	// The connection is kept only when the body was read.
	_, _ = io.Copy(io.Discard, response.Body)
	if response.StatusCode != http.StatusAccepted {
		return false
	}
	f.ledgers[overHTTP].acknowledge(first, count)
	return true
}

// produce writes records to the log; only those that it confirms count.
func (f *feeders) produce(ctx context.Context, count int64) {
	first := f.ledgers[overKafka].take(count)
	records := make([]*kgo.Record, count)
	for i := range records {
		records[i] = &kgo.Record{Topic: topicIn, Value: f.record(nil, overKafka, first+int64(i))}
	}
	for i, result := range f.kafka.producer.ProduceSync(context.WithoutCancel(ctx), records...) {
		if result.Err == nil {
			f.ledgers[overKafka].acknowledge(first+int64(i), 1)
		}
	}
}

// publish sends records that nobody acknowledges.
func (f *feeders) publish(count int64) {
	first := f.ledgers[overNATS].take(count)
	for n := first; n < first+count; n++ {
		// A bus that is away loses them.
		_ = f.bus.client.Publish("soak.in", f.record(nil, overNATS, n))
	}
}
