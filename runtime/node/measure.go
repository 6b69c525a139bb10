package node

import (
	"github.com/prometheus/client_golang/prometheus"

	"nervix/generated/metric"
	"nervix/generated/revision"
)

// Queue is a bounded queue of a node, for metrics. Its functions may be called at any time.
type Queue struct {
	// Kind is the value of the label queue, Owner that of the label owner.
	Kind, Owner string
	// Length and Capacity are in the unit of the queue: batches, rows or requests.
	Length, Capacity func() int
}

// Queues lists the bounded queues of the node.
func (t *Task) Queues() []Queue {
	owner := t.identity.Kind.String() + " " + t.identity.Name
	list := []Queue{{
		Kind: metric.QueueNodeRequests, Owner: owner,
		Length: func() int { return len(t.requests) }, Capacity: func() int { return cap(t.requests) },
	}}
	if n, isIngestor := t.work.(*ingestor); isIngestor {
		list = append(list, Queue{
			Kind: metric.QueueDecodedRows, Owner: owner, Length: n.held, Capacity: func() int { return queuedRows },
		})
	}
	for _, in := range t.inputs {
		list = append(list, Queue{
			Kind: metric.QueueRelayBatches, Owner: owner + " from " + in.relay.Name,
			Length: in.consumer.Inbox.Len, Capacity: in.relay.Capacity,
		})
	}
	return list
}

// ingestFailures counts what fails at an ingestor outside of any route.
type ingestFailures struct{ source, decode, timestamp prometheus.Counter }

func newIngestFailures(env *Environment, identity revision.Identity) ingestFailures {
	stage := func(name string) prometheus.Counter {
		return env.Metrics.IngestErrorsTotal.With(metric.IngestErrorLabels{
			Domain: env.Revision.Domain, TargetKind: identity.Kind.String(), Target: identity.Name, Stage: name,
		})
	}
	return ingestFailures{source: stage(metric.StageSource), decode: stage(metric.StageDecode), timestamp: stage(metric.StageTimestamp)}
}

// connection measures the link to an external system.
type connection struct {
	ready    prometheus.Gauge
	failures prometheus.Counter
}

func newConnection(env *Environment, identity revision.Identity) *connection {
	labels := metric.TargetLabels{Domain: env.Revision.Domain, TargetKind: identity.Kind.String(), Target: identity.Name}
	return &connection{ready: env.Metrics.ConnectionReady.With(labels), failures: env.Metrics.ConnectionFailuresTotal.With(labels)}
}

// report shows a readiness report; a nil connection has no external system.
func (c *connection) report(err error) {
	switch {
	case c == nil:
	case err == nil:
		c.ready.Set(1)
	default:
		c.ready.Set(0)
		c.failures.Inc()
	}
}

// errorCounter counts failed rows by operation. It belongs to the task's goroutine.
type errorCounter struct {
	family metric.MessageErrorCounter
	labels metric.MessageErrorLabels
	known  map[string]prometheus.Counter
}

// policies names the message error policies as metrics do.
var policies = map[revision.ErrorAction]string{
	revision.ErrorActionIgnore: metric.PolicyIgnore, revision.ErrorActionLog: metric.PolicyLog, revision.ErrorActionSend: metric.PolicySend,
}

func newErrorCounter(env *Environment, identity revision.Identity, action revision.ErrorAction) *errorCounter {
	return &errorCounter{
		family: env.Metrics.MessageErrorsTotal, known: map[string]prometheus.Counter{},
		labels: metric.MessageErrorLabels{
			Domain: env.Revision.Domain, TargetKind: identity.Kind.String(), Target: identity.Name, Policy: policies[action],
		},
	}
}

// add counts the failed rows of a batch, by runs of one operation.
func (c *errorCounter) add(failed []failedRow) {
	for start := 0; start < len(failed); {
		end := start + 1
		for end < len(failed) && failed[end].operation == failed[start].operation {
			end++
		}
		c.of(failed[start].operation).Add(float64(end - start))
		start = end
	}
}

// of gives the counter of an operation.
func (c *errorCounter) of(operation string) prometheus.Counter {
	counter := c.known[operation]
	if counter == nil {
		labels := c.labels
		labels.Operation = operation
		counter = c.family.With(labels)
		c.known[operation] = counter
	}
	return counter
}
