package kafka

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/header"
)

// taken is a record with the tenure of its partition at the time it was taken.
type taken struct {
	record *kgo.Record
	tenure uint64
}

// member is one member of the consumer group, or a consumer that is told its partitions. It belongs to
// one goroutine; the rebalance callbacks of the client only touch tenures.
type member struct {
	source    *source
	client    *kgo.Client
	progress  progress
	backoff   connector.Backoff
	impaired  bool // a failure was reported and not cleared yet
	group     []taken
	payloads  [][]byte
	positions []connector.Position
	headers   [][]connector.Header
	arrived   int64
	held      atomic.Int64 // bytes of the group

	// tenures numbers the ownership of the partitions, 0 for one that is not owned. The lock is
	// held over a commit: a partition is not given up in the middle of one.
	mutex   sync.Mutex
	tenures map[int32]uint64
	tenure  uint64
}

func newMember(s *source) *member {
	return &member{source: s, backoff: connector.NewBackoff(s.delivery.Retry), tenures: map[int32]uint64{}}
}

func (m *member) assigned(_ context.Context, _ *kgo.Client, partitions map[string][]int32) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	for _, partition := range partitions[m.source.plan.Topic] {
		m.tenure++
		m.tenures[partition] = m.tenure
	}
}

func (m *member) revoked(_ context.Context, _ *kgo.Client, partitions map[string][]int32) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	for _, partition := range partitions[m.source.plan.Topic] {
		delete(m.tenures, partition)
	}
}

// owned keeps the records whose partitions have not changed hands. m.mutex is held.
func (m *member) owned(group []taken) []taken {
	kept := group[:0]
	for _, t := range group {
		if t.tenure != 0 && m.tenures[t.record.Partition] == t.tenure {
			kept = append(kept, t)
		}
	}
	return kept
}

func (m *member) run(ctx context.Context) error {
	for {
		if err := m.gather(ctx); err != nil {
			return err
		}
		deliver := m.deliver
		if m.source.delivery.Mode == revision.AckModeNoAck {
			deliver = m.handOver
		}
		if err := deliver(ctx); err != nil {
			return err
		}
	}
}

// bounds give the size and waiting time of a group.
func (m *member) bounds() (records int, wait time.Duration) {
	switch d := m.source.delivery; d.Mode {
	case revision.AckModeParallel:
		return int(max(d.Window, 1)), time.Duration(d.BatchTimeout)
	case revision.AckModeNoAck:
		return unacknowledgedRecords, unacknowledgedTime
	default:
		return 1, 0
	}
}

// gather fills the group: at least one record, and more until it is full or its time is over.
func (m *member) gather(ctx context.Context) error {
	records, wait := m.bounds()
	clear(m.group)
	m.group = m.group[:0]
	m.held.Store(0)
	for len(m.group) == 0 {
		if err := m.poll(ctx, records); err != nil {
			return err
		}
	}
	m.arrived = time.Now().UnixNano()
	limit, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	for len(m.group) < records && limit.Err() == nil {
		if err := m.poll(limit, records-len(m.group)); err != nil && limit.Err() == nil {
			return err
		}
	}
	return nil
}

// poll takes records. A rebalance waits until they have their tenures.
func (m *member) poll(ctx context.Context, records int) error {
	fetches := m.client.PollRecords(ctx, records)
	defer m.client.AllowRebalance()
	if fetches.IsClientClosed() || ctx.Err() != nil && fetches.NumRecords() == 0 {
		return ctx.Err()
	}
	fetches.EachError(func(topic string, _ int32, err error) {
		if ctx.Err() == nil {
			m.fail(missing(err, topic), retryDelay(1))
		}
	})
	m.mutex.Lock()
	defer m.mutex.Unlock()
	size := int64(0)
	fetches.EachRecord(func(record *kgo.Record) {
		m.group = append(m.group, taken{record, m.tenures[record.Partition]})
		size += bytesOf(record)
	})
	m.held.Add(size)
	return nil
}

// bytesOf is the size of a record as the client counts it.
func bytesOf(record *kgo.Record) int64 {
	size := len(record.Key) + len(record.Value)
	for _, header := range record.Headers {
		size += len(header.Key) + len(header.Value)
	}
	return int64(size)
}

// holds gives the bytes that were fetched and are not done with.
func (m *member) holds() int64 { return m.client.BufferedFetchBytes() + m.held.Load() }

// fail reports why the member does not get on.
func (m *member) fail(err error, delay time.Duration) {
	m.impaired = true
	m.source.unready(err, delay)
}

func (m *member) succeed() {
	m.backoff.Reset()
	if m.impaired {
		m.impaired = false
		m.source.unready(nil, 0)
	}
}

// admit brings a group into the graph and waits out holds.
func (m *member) admit(ctx context.Context, group []taken) (connector.Attempt, error) {
	m.payloads, m.positions, m.headers = m.payloads[:0], m.positions[:0], m.headers[:0]
	for _, t := range group {
		if m.source.headers {
			m.headers = append(m.headers, headers(t.record))
		}
		m.payloads = append(m.payloads, t.record.Value)
		m.positions = append(m.positions, connector.Position{Topic: t.record.Topic, Partition: t.record.Partition, Offset: t.record.Offset})
	}
	defer clear(m.payloads)
	defer clear(m.headers)
	return connector.AdmitSuspended(ctx, m.source.admission, connector.Payloads{
		Records: m.payloads, Positions: m.positions, Headers: m.headers, Arrived: m.arrived,
	})
}

// headers gives the headers of a record whose values are text.
func headers(record *kgo.Record) []connector.Header {
	list := make([]connector.Header, 0, len(record.Headers))
	for _, field := range record.Headers {
		list = header.Text(list, field.Key, string(field.Value))
	}
	return list
}

// handOver admits the group once and marks it for the next commit, without waiting for outcomes.
func (m *member) handOver(ctx context.Context) error {
	for {
		_, err := m.admit(ctx, m.group)
		if err == nil {
			break
		}
		if err := m.pause(ctx, err); err != nil {
			return err
		}
	}
	m.succeed()
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.progress.mark(records(m.owned(m.group)))
	return nil
}

// deliver brings the group through the graph, trying again what failed, until everything is
// committed or belongs to another member.
func (m *member) deliver(ctx context.Context) error {
	for left := m.group; ; {
		m.mutex.Lock()
		left = m.owned(left)
		m.mutex.Unlock()
		if len(left) == 0 {
			return nil
		}
		failed, err := m.attempt(ctx, left)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if len(failed) == 0 {
			m.succeed()
			return nil
		}
		if err := m.pause(ctx, err); err != nil {
			return err
		}
		left = failed
	}
}

// pause backs off after a failed attempt.
func (m *member) pause(ctx context.Context, cause error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	delay := m.backoff.Next()
	m.fail(cause, delay)
	if !connector.Pause(ctx, delay) {
		return context.Cause(ctx)
	}
	return nil
}

// attempt tries a group once and commits what succeeded. It gives the records that must be tried
// again, with the first reason.
func (m *member) attempt(ctx context.Context, group []taken) (failed []taken, err error) {
	attempt, err := m.admit(ctx, group)
	if err != nil {
		return group, err
	}
	if attempt == nil {
		return group, &failure.Internal{Detail: "an acknowledged admission gave no attempt"}
	}
	timeout := time.Duration(m.source.delivery.AckTimeout)
	settled, err := attempt.Wait(ctx, timeout)
	if err != nil {
		// The source ends: what succeeded until now needs no second delivery.
		attempt.Abandon(err)
	} else if !settled {
		attempt.Abandon(&failure.AckTimeout{Elapsed: timeout})
	}
	succeeded, failed, cause := split(group, attempt.Err)
	if err := m.commit(ctx, succeeded); err != nil {
		return group, err
	}
	return failed, cause
}

// split separates the records before the lowest failed position of their partition from the rest.
// Positions of one partition ascend within a group.
func split(group []taken, outcome func(record int) error) (succeeded, failed []taken, cause error) {
	broken := map[int32]bool{}
	for i, t := range group {
		err := outcome(i)
		if err != nil && cause == nil {
			cause = err
		}
		if err != nil || broken[t.record.Partition] {
			broken[t.record.Partition] = true
			failed = append(failed, t)
			continue
		}
		succeeded = append(succeeded, t)
	}
	return succeeded, failed, cause
}

// commit stores the positions behind records of partitions that are still owned.
func (m *member) commit(ctx context.Context, group []taken) error {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	group = m.owned(group)
	if len(group) == 0 {
		return nil
	}
	limit, cancel := context.WithTimeout(context.WithoutCancel(ctx), commitTimeout)
	defer cancel()
	return m.progress.commit(limit, records(group))
}

func records(group []taken) []*kgo.Record {
	records := make([]*kgo.Record, len(group))
	for i, t := range group {
		records[i] = t.record
	}
	return records
}

// leave commits marks, leaves the group and closes the client.
func (m *member) leave(ctx context.Context) {
	limit, cancel := context.WithTimeout(context.WithoutCancel(ctx), leaveTimeout)
	defer cancel()
	if m.source.delivery.Mode == revision.AckModeNoAck {
		if err := m.client.CommitMarkedOffsets(limit); err != nil {
			m.fail(err, 0)
		}
	}
	m.client.AllowRebalance()
	_ = m.client.LeaveGroupContext(limit) // the broker removes a member that could not say goodbye
	m.client.CloseAllowingRebalance()
}
