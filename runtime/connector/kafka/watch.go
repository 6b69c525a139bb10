package kafka

import (
	"context"
	"errors"
	"net"
	"sync"
	"time"

	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/generated/failure"
	"nervix/runtime/connector"
)

// Name is the system under which the connector is registered.
const Name = "KAFKA"

// probeTimeout bounds one request about a topic.
const probeTimeout = 5 * time.Second

// probeAge bounds how old an answer about a topic may be.
const probeAge = 100 * time.Millisecond

// System offers sources and sinks for Kafka.
func System() connector.System {
	return connector.System{OpenSource: openSource, OpenSink: openSink}
}

// watch follows the connection attempts of a client.
type watch struct {
	changed func(err error)

	mutex sync.Mutex
	last  error
}

// OnBrokerConnect reports the outcome of a connection attempt.
func (w *watch) OnBrokerConnect(_ kgo.BrokerMetadata, _ time.Duration, _ net.Conn, err error) {
	if errors.Is(err, context.Canceled) {
		return
	}
	w.mutex.Lock()
	before := w.last
	w.last = err
	w.mutex.Unlock()
	if w.changed != nil && (err != nil || before != nil) {
		w.changed(err)
	}
}

// cause prefers the reason why nobody is connected over a bare timeout.
func (w *watch) cause(err error) error {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.last != nil && errors.Is(err, context.DeadlineExceeded) {
		return w.last
	}
	return err
}

// retryDelay is the client's own pause between tries.
func retryDelay(fails int) time.Duration {
	backoff := connector.NewBackoff(connector.DefaultRetry)
	for range min(fails, 16) - 1 {
		backoff.Next()
	}
	return backoff.Next()
}

// checkTopic tells whether a topic exists.
func checkTopic(ctx context.Context, client *kgo.Client, topic string) error {
	limit, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	topics, err := kadm.NewClient(client).ListTopics(limit, topic)
	if err == nil {
		err = topics.Error()
	}
	return missing(err, topic)
}

// missing names the topic in the error that says it does not exist.
func missing(err error, topic string) error {
	if errors.Is(err, kerr.UnknownTopicOrPartition) || errors.Is(err, kerr.UnknownTopicID) {
		return &failure.ExternalMissing{Kind: "topic", Name: topic}
	}
	return err
}
