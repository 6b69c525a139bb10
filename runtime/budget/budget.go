package budget

import (
	"cmp"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"nervix/generated/metric"
)

// Config is what a budget runs with. The zero value of a field means its default.
type Config struct {
	// Limit is the memory that the process may use, in bytes. Default: three quarters of what the
	// control group or the system offers.
	Limit int64
	// High and Low are the watermarks in bytes, Low below High. Defaults: four fifths of the limit
	// and seven eighths of High.
	High, Low int64
	// Heap gives the bytes that are alive; fresh asks for a figure that is not older than the last
	// call. Default: what the Go runtime knows.
	Heap func(fresh bool) int64
	// Metrics show the budget; nil shows nothing.
	Metrics *metric.Families
	// Logger is told when pressure begins and ends. Default slog.Default().
	Logger *slog.Logger
}

const (
	// checkInterval is the time between two looks at the watermarks, resumeJitter the longest one
	// between two resumed ingestors (runtime semantics, section 7.5).
	checkInterval = 500 * time.Millisecond
	resumeJitter  = time.Second
)

// Budget is the memory budget of a process. It is safe for concurrent use; a nil Budget counts and
// pauses nothing.
type Budget struct {
	config   Config
	reserved atomic.Int64
	byKind   map[string]*atomic.Int64 // fixed at the start
	// crossed is filled when the accounts reach the high watermark.
	crossed chan struct{}

	lock     sync.Mutex
	accounts map[*Account]struct{}
	intakes  []*intake // in the order in which they enlisted
	active   bool      // some intake is paused
	resuming bool      // the low watermark was reached since

	sampling sync.Mutex // held over every look at the samples
	samples  map[*Account]func() int64
}

// Resolved fills in the limit and the watermarks that are not given.
func (c Config) Resolved() Config {
	if c.Limit <= 0 {
		c.Limit = available() / 4 * 3
	}
	if c.High <= 0 {
		c.High = c.Limit / 5 * 4
	}
	if c.Low <= 0 {
		c.Low = c.High * 7 / 8
	}
	return c
}

// New makes a budget; Run watches it.
func New(config Config) *Budget {
	config = config.Resolved()
	if config.Heap == nil {
		config.Heap = newHeap().live
	}
	if config.Logger == nil {
		config.Logger = slog.Default()
	}
	b := &Budget{config: config, crossed: make(chan struct{}, 1), accounts: map[*Account]struct{}{}, byKind: map[string]*atomic.Int64{}, samples: map[*Account]func() int64{}}
	for _, kind := range kinds {
		b.byKind[kind] = new(atomic.Int64)
	}
	if config.Metrics != nil {
		b.expose(config.Metrics)
	}
	return b
}

// Limit is the memory that the process may use, in bytes.
func (b *Budget) Limit() int64 { return b.config.Limit }

// Reserved is the sum of the accounts in bytes; 0 for a nil Budget.
func (b *Budget) Reserved() int64 {
	if b == nil {
		return 0
	}
	return b.reserved.Load()
}

// Holding is what one account holds.
type Holding struct {
	// Kind is a value of the metric label holding. Domain and Owner may be metric.None.
	Kind, Domain, Owner string
	// Bytes are logical ones.
	Bytes int64
}

// Holdings lists the accounts that hold something, the largest first.
func (b *Budget) Holdings() []Holding {
	b.sample()
	b.lock.Lock()
	defer b.lock.Unlock()
	return b.holdings()
}

func (b *Budget) holdings() []Holding {
	var list []Holding
	for account := range b.accounts {
		if held := account.Bytes(); held != 0 {
			list = append(list, Holding{Kind: account.kind, Domain: account.domain, Owner: account.owner, Bytes: held})
		}
	}
	slices.SortFunc(list, func(a, b Holding) int {
		return cmp.Or(cmp.Compare(b.Bytes, a.Bytes), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Domain, b.Domain), cmp.Compare(a.Owner, b.Owner))
	})
	return list
}

// largest describes who holds most, for the log; the lock is held.
func (b *Budget) largest() []string {
	list := b.holdings()
	texts := make([]string, min(len(list), 3))
	for i := range texts {
		texts[i] = fmt.Sprintf("%d bytes of %s at %s of domain %s", list[i].Bytes, list[i].Kind, list[i].Owner, list[i].Domain)
	}
	return texts
}

// kinds are the purposes for which memory is held.
var kinds = [...]string{metric.HoldingIntake, metric.HoldingRelays, metric.HoldingRoutes, metric.HoldingState, metric.HoldingSessions, metric.HoldingClients}
