package connector

import (
	"context"
	"time"

	"nervix/generated/revision"
	"nervix/runtime/clock"
	"nervix/runtime/header"
)

// Payloads is a group of records as they arrived. Exactly one of Records and Lines is set.
type Payloads struct {
	// Records holds one record per element.
	Records [][]byte
	// Lines holds newline-separated records; blank lines are no records.
	Lines []byte
	// Positions tells where each of Records lies at its source; nil when the source has no such
	// positions.
	Positions []Position
	// Headers holds the headers of each of Records, or one list that all records share; nil unless
	// the source was opened with Headers.
	Headers [][]Header
	// Arrived is the arrival instant in nanoseconds since the Unix epoch.
	Arrived int64
}

// Position is the place of a record in a partitioned log.
type Position struct {
	Topic     string
	Partition int32
	Offset    int64
}

// Attempt is one try to bring a group of records through the graph.
type Attempt interface {
	// Len is the number of records in the group.
	Len() int
	// Wait returns when every record is settled, when no progress was made for the timeout, or
	// when the context ends. It reports whether all are settled.
	Wait(ctx context.Context, timeout time.Duration) (bool, error)
	// Err gives the failure of a settled record; nil means that it may be acknowledged.
	Err(record int) error
	// Abandon fails what is still open, before the group is tried again.
	Abandon(err error)
}

// Admission takes records into the graph. It is given to a source by its ingestor.
type Admission interface {
	// Admit decodes and enqueues a group. It blocks while the graph exerts backpressure. An error
	// means that nothing of the group was admitted. With acknowledgement, a record that does not
	// decode is a failed record of the returned attempt; without, the attempt is nil and such a
	// record was reported and dropped. While a hold is active the error is a *Held. The payload
	// memory may be reused after the return.
	Admit(ctx context.Context, payloads Payloads) (Attempt, error)
	// Unready reports why the source cannot deliver at present, with the delay until the next
	// try; a nil error reports that it delivers again. It shows in DESCRIBE.
	Unready(err error, backoff time.Duration)
}

// Source delivers records until its context ends.
type Source interface {
	// Run blocks. It returns nil when the context ended and everything it started has stopped.
	// Connection loss is handled inside, with Unready and backoff; an error is one that a retry
	// cannot cure, and the caller decides about a restart.
	Run(ctx context.Context, admission Admission) error
	// Ready is closed once the startup boundary is reached: the listener is bound or the first
	// connection attempt has ended.
	Ready() <-chan struct{}
}

// SourceConfig is everything a source is opened with.
type SourceConfig struct {
	Domain, Ingestor string
	Source           revision.Source
	Delivery         revision.Delivery
	Quiesce          revision.Quiesce
	Client           *revision.Client   // made by Instantiate; nil for endpoints
	Endpoint         *revision.Endpoint // nil for clients
	// Headers tells that the headers of records are read.
	Headers bool
	// Clock is that of the domain and Origin where its sources begin; nil without a START AT.
	Clock  clock.Clock
	Origin *revision.SourceOrigin
	// Offsets keeps the positions that belong to the domain.
	Offsets OffsetKeeper
	// Holding is told what the client library holds.
	Holding Holding
}

// Holding lets the memory budget know what a client library holds, until stop is called: bytes that read gives
// at any time. It must be quick and safe for concurrent use.
type Holding func(read func() int64) (stop func())

// Watch begins to tell. A nil Holding tells nobody.
func (h Holding) Watch(read func() int64) (stop func()) {
	if h == nil {
		return func() {}
	}
	return h(read)
}

// Header is one header of a record; order and repetition are kept.
type Header = header.Field

// Message is one encoded record.
type Message struct {
	Payload []byte
	Headers []Header
}

// Sink publishes records to one destination.
type Sink interface {
	// Publish sends the messages in order with at most the configured window unconfirmed, and
	// returns when each is settled or the connection failed. outcomes[i] is nil for a success, a
	// *RecordError for a record that can never succeed, and any other error for a message that was
	// not confirmed and is to be sent again. The memory of the messages is free after the return.
	Publish(ctx context.Context, messages []Message, outcomes []error)
	// Close flushes within the context and releases the connection.
	Close(ctx context.Context) error
}

// SinkConfig is everything a sink is opened with.
type SinkConfig struct {
	Domain, Emitter string
	Sink            revision.Sink
	Delivery        revision.Delivery
	Client          *revision.Client // made by Instantiate
	Holding         Holding
}

// RecordError marks a failure of one record that no retry can cure.
type RecordError struct {
	Cause error
}

func (e *RecordError) Error() string { return e.Cause.Error() }

// Unwrap gives the cause.
func (e *RecordError) Unwrap() error { return e.Cause }
