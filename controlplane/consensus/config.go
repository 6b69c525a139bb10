package consensus

import (
	"context"
	"time"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"go.etcd.io/raft/v3/raftpb"
)

// Config says how a Node runs. Zero values of Limits, Timing, FS, Clock and Events take defaults.
type Config struct {
	// Self describes this member. Its ID owns the database for good.
	Self Member
	// Dir is the directory of the dedicated database, `<db-path>/consensus` (CP-026).
	Dir string
	// Cache is the block cache of the database, which may be shared. Default: a small one of its own.
	Cache *pebble.Cache
	// FS holds Dir. Default: the operating system's.
	FS vfs.FS
	// StateMachine applies what commits. The owner closes it after the node.
	StateMachine StateMachine
	// Transport carries messages to other members. It may be nil while Self is the only member.
	Transport Transport
	// Bootstrap makes a node without any stored log the only voter of a new cluster. Without it such
	// a node waits until a leader that added it sends the log. It is ignored once a log exists.
	Bootstrap bool
	// Limits bounds memory, storage and work in flight.
	Limits Limits
	// Timing sets the tick and the timeouts counted in ticks.
	Timing Timing
	// Clock supplies ticks. Default: the monotonic clock.
	Clock Clock
	// Events is told what operators want to read.
	Events Events
}

// Limits are the bounds of one node. A zero field takes its default.
type Limits struct {
	// Proposals bounds the proposals in flight. Default 4096.
	Proposals int
	// ProposalBytes bounds one command. Default 8 MiB.
	ProposalBytes int
	// UncommittedBytes bounds the log a leader accepts ahead of its commit. Default 64 MiB.
	UncommittedBytes uint64
	// ApplyBytes bounds committed entries handed to the state machine and not yet applied.
	// Default 4 MiB; one larger entry passes alone.
	ApplyBytes uint64
	// MessageBytes bounds the entries of one append message, except that one entry always fits.
	// Default 1 MiB.
	MessageBytes uint64
	// WindowMessages and WindowBytes bound one follower's unacknowledged appends. Default 16 and
	// 16 MiB (IC-379).
	WindowMessages int
	WindowBytes    uint64
	// ReadBytes bounds one read of the stored log. Default 1 MiB; one larger entry passes alone.
	ReadBytes uint64
	// Inbound bounds messages received and not yet looked at. Default 64.
	Inbound int
	// Reads bounds ReadIndex calls that wait. Default 4096.
	Reads int
	// CompactEntries and CompactBytes start a compaction when the applied log exceeds either one.
	// Default 20,000 and 64 MiB.
	CompactEntries int
	CompactBytes   uint64
	// TailEntries and TailBytes bound what a compaction keeps, so that a follower slightly behind
	// needs no snapshot. Default 5,000 and 16 MiB.
	TailEntries int
	TailBytes   uint64
	// SnapshotBytes bounds an inbound snapshot. Default 16 GiB.
	SnapshotBytes int64
}

func (l Limits) withDefaults() Limits {
	setDefault(&l.Proposals, 4096)
	setDefault(&l.ProposalBytes, 8<<20)
	setDefault(&l.UncommittedBytes, 64<<20)
	setDefault(&l.ApplyBytes, 4<<20)
	setDefault(&l.MessageBytes, 1<<20)
	setDefault(&l.WindowMessages, 16)
	setDefault(&l.WindowBytes, 16<<20)
	setDefault(&l.ReadBytes, 1<<20)
	setDefault(&l.Inbound, 64)
	setDefault(&l.Reads, 4096)
	setDefault(&l.CompactEntries, 20_000)
	setDefault(&l.CompactBytes, 64<<20)
	setDefault(&l.TailEntries, 5_000)
	setDefault(&l.TailBytes, 16<<20)
	setDefault(&l.SnapshotBytes, 16<<30)
	return l
}

// Timing sets the pace of the algorithm. A zero field takes its default.
type Timing struct {
	// Tick is the unit of the other fields. Default 100 ms.
	Tick time.Duration
	// HeartbeatTicks is the interval of a leader's heartbeats. Default 1.
	HeartbeatTicks int
	// ElectionTicks is the shortest silence of a leader that starts an election, and the interval in
	// which a leader must hear a quorum. Default 10.
	ElectionTicks int
	// SlowSync is the duration from which a log sync is reported. Default 250 ms.
	SlowSync time.Duration
}

func (t Timing) withDefaults() Timing {
	setDefault(&t.Tick, 100*time.Millisecond)
	setDefault(&t.HeartbeatTicks, 1)
	setDefault(&t.ElectionTicks, 10)
	setDefault(&t.SlowSync, 250*time.Millisecond)
	return t
}

func setDefault[T comparable](field *T, value T) {
	var zero T
	if *field == zero {
		*field = value
	}
}

// Transport carries messages between members. Inbound messages enter through Node.Step and
// Node.BeginSnapshot.
type Transport interface {
	// Send hands over messages in order without blocking. The transport may lose any of them and
	// reports a destination it cannot reach through Node.ReportUnreachable. It must not change them.
	Send(messages []*raftpb.Message)
	// SendSnapshot streams a snapshot to the member the message names: the message to BeginSnapshot
	// of that member, the bytes of stream in order and in bounded chunks to the returned receiver,
	// then Finish. It returns nil only after Finish succeeded there.
	SendSnapshot(ctx context.Context, message *raftpb.Message, stream SnapshotSource) error
}

// Clock makes tickers. Durations run on the monotonic clock.
type Clock interface {
	// NewTicker returns a channel that receives at the interval and a function that stops it. A slow
	// receiver misses ticks.
	NewTicker(interval time.Duration) (<-chan time.Time, func())
}

type monotonicClock struct{}

func (monotonicClock) NewTicker(interval time.Duration) (<-chan time.Time, func()) {
	t := time.NewTicker(interval)
	return t.C, t.Stop
}

// Events is called synchronously from the node's own goroutines: it must return quickly and must not
// call the node. Nil functions are skipped.
type Events struct {
	// LeadershipChanged reports a new term, leader or own role.
	LeadershipChanged func(Leadership)
	// MembershipChanged reports a membership that takes effect.
	MembershipChanged func(Membership)
	// ProposalEnded reports what became of a proposal, with the time it took; those refused at once
	// took none.
	ProposalEnded func(ProposalOutcome, time.Duration)
	// Synced reports every log sync.
	Synced func(entries int, bytes uint64, took time.Duration)
	// SlowSync reports a log sync that took Timing.SlowSync or longer.
	SlowSync func(entries int, bytes uint64, took time.Duration)
	// Compacted reports that the log up to the position was dropped.
	Compacted func(upTo Position)
	// SnapshotSent reports the end of an outbound snapshot; err is nil on success.
	SnapshotSent func(to MemberID, at Position, bytes int64, err error)
	// SnapshotInstalled reports that the state was replaced.
	SnapshotInstalled func(at Position)
	// Faulted reports the failure that ends the node.
	Faulted func(error)
	// Message passes on what the algorithm itself reports, from information upward.
	Message func(warning bool, text string)
}

// ProposalOutcome is what became of a proposal.
type ProposalOutcome uint8

const (
	// ProposalApplied is durable and applied.
	ProposalApplied ProposalOutcome = iota
	// ProposalRefused had no effect and never will.
	ProposalRefused
	// ProposalUnknown may still commit.
	ProposalUnknown
)

func (c *Config) prepare() error {
	switch {
	case c.Self.ID == 0:
		return invalid("Self.ID is 0")
	case len(c.Self.Node) > maxMemberBytes || len(c.Self.Address) > maxMemberBytes:
		return invalid("node name or address exceeds %d bytes", maxMemberBytes)
	case c.Dir == "":
		return invalid("Dir is empty")
	case c.StateMachine == nil:
		return invalid("StateMachine is nil")
	}
	c.Limits, c.Timing = c.Limits.withDefaults(), c.Timing.withDefaults()
	if c.Limits.WindowBytes < c.Limits.MessageBytes {
		return invalid("WindowBytes is below MessageBytes")
	}
	if c.Limits.TailEntries >= c.Limits.CompactEntries || c.Limits.TailBytes >= c.Limits.CompactBytes {
		return invalid("the kept tail is not below the compaction bound")
	}
	if c.Timing.ElectionTicks <= c.Timing.HeartbeatTicks || c.Timing.HeartbeatTicks < 0 || c.Timing.Tick < 0 {
		return invalid("ElectionTicks must exceed HeartbeatTicks")
	}
	if c.FS == nil {
		c.FS = vfs.Default
	}
	if c.Clock == nil {
		c.Clock = monotonicClock{}
	}
	return nil
}
