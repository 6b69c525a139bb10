package command

import (
	"context"
	"log/slog"
	"time"

	"nervix/controlplane/consensus"
	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/state"
	"nervix/generated/metric"
	"nervix/generated/record"
	"nervix/generated/setting"
)

// Log makes commands durable. *consensus.Node implements it.
type Log interface {
	// Propose commits and applies a command; the value of its result is a state.Answer.
	Propose(ctx context.Context, command []byte) (consensus.Result, error)
	// ReadIndex returns once everything committed before the call is applied here.
	ReadIndex(ctx context.Context) (consensus.Position, error)
}

// Runtime applies committed state on the nodes. Every method is idempotent, because a command that
// was interrupted is applied again, and is called for one change of a domain at a time. Failures are
// definitive unless the context has ended.
type Runtime interface {
	// Pause engages the gates that a model change asks for and returns once the affected work is
	// drained, before anything is recorded. It is called for running domains and levels above
	// DYNAMIC only. The returned function ends the pause, with whatever graph is then installed; it
	// is called exactly once. On failure, such as failure.DrainTimeout, the old graph has resumed; unless
	// the failure is a timeout, nothing had paused.
	Pause(ctx context.Context, domain string, change *quiesce.Result) (resume func(), err error)
	// Prepare brings every live node to the committed state of a domain, running or passive, with
	// no source started that did not run before. A stopped domain has no running source or task
	// afterwards. Widened tells that a change could not be applied in place and that the domain was
	// rebuilt instead, also when that failed in the end.
	Prepare(ctx context.Context, domain string) (widened bool, err error)
	// Activate starts the sources and listeners of a prepared running domain and returns when all
	// are past their startup boundary.
	Activate(ctx context.Context, domain string) error
}

// Config says how a Service runs.
type Config struct {
	// Log, State and Runtime are what commands go through.
	Log     Log
	State   *state.Machine
	Runtime Runtime
	// Members captures the cluster nodes that count for schedules.
	Members func() scheduler.Members
	// Settings are the limits that the cluster goes by once this node leads.
	Settings record.Settings
	// DeriveQuiesce is the setting of the same name.
	DeriveQuiesce bool
	// PlainOnly tells that the nodes have no HTTPS listener.
	PlainOnly bool
	// Bindings judge the content of resources; nil takes it unread.
	Bindings registry.Bindings
	// Superuser and Password are the user that always exists.
	Superuser, Password string
	// Leading tells whether this node leads with everything applied. Default: always.
	Leading func() bool
	// Clock gives the time of the leader. Default: time.Now.
	Clock func() time.Time
	// Metrics count executions and changes; nil exposes nothing.
	Metrics *metric.Families
	// Logger takes what operators read. Default: slog.Default.
	Logger *slog.Logger
	// Concurrent bounds the executions that run at a time. Default 256.
	Concurrent int
	// Maintenance is the interval of fence, expiry and the pick-up of interrupted executions.
	// Default 5s.
	Maintenance time.Duration
}

func (c *Config) prepare() {
	if c.Clock == nil {
		c.Clock = time.Now
	}
	if c.Leading == nil {
		c.Leading = func() bool { return true }
	}
	if c.Metrics == nil {
		// Without a registry nothing can collide.
		c.Metrics, _ = metric.New(nil)
	}
	if c.Logger == nil {
		c.Logger = slog.Default()
	}
	if c.Concurrent <= 0 {
		c.Concurrent = 256
	}
	if c.Maintenance <= 0 {
		c.Maintenance = 5 * time.Second
	}
}

// SettingsOf gives the replicated limits that server settings ask for.
func SettingsOf(s *setting.Server) record.Settings {
	return record.Settings{
		RetryValidity:         s.CommandRetryValidity.Milliseconds(),
		HistoryCapacity:       uint64(s.CommandHistoryCapacity),
		TransactionIdle:       s.TransactionIdleTimeout.Milliseconds(),
		TransactionStatements: uint64(s.TransactionMaxStatements),
		TransactionSource:     uint64(s.TransactionMaxSourceBytes),
		TransactionsLive:      uint64(s.TransactionMaxOpen),
		TransactionsOwned:     uint64(s.TransactionMaxOpenPerOwner),
		TombstoneRetention:    s.TransactionTombstoneRetention.Milliseconds(),
	}
}
