package execution

import (
	"bytes"
	"context"
	"errors"
	"sync"
	"time"

	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/budget"
	"nervix/runtime/clock"
	"nervix/runtime/connector"
	"nervix/runtime/content"
	"nervix/runtime/report"
	"nervix/runtime/state"
)

// Endpoints is the intake of the node's listeners.
type Endpoints interface {
	// Prepare reads what the listeners present for a revision, running or passive, and changes
	// nothing. install presents it in place of what was presented for the domain and cannot fail.
	Prepare(desired *revision.ExecutionRevision) (install func(), err error)
	// Replace publishes the complete set of routes of a running domain; a nil revision withdraws
	// them.
	Replace(domain string, running *revision.ExecutionRevision)
}

// Config is what a host runs with.
type Config struct {
	// Node is the name of the cluster node.
	Node       string
	Connectors connector.Registry
	Endpoints  Endpoints
	// Content holds the resources that revisions bind.
	Content  content.Library
	Reporter report.Reporter
	Metrics  *metric.Families
	// Budget is told what the domains hold and pauses their ingestors; nil does neither.
	Budget *budget.Budget
	// DrainTimeout bounds how long a stop, a rebuild or a domain pause waits for admitted work.
	DrainTimeout time.Duration
	// GateTimeout bounds how long an entity pause waits behind its gates. Default: DrainTimeout.
	GateTimeout time.Duration
	// BranchScan is the longest time between two searches for idle branches. Default 30 s.
	BranchScan time.Duration
	// Store keeps node state beyond the process; nil keeps it in memory alone.
	Store *state.Store
	// SaveInterval is the longest time between a change of node state and its capture for the store.
	// Default 1 s.
	SaveInterval time.Duration

	alarm *clock.Alarm // the host's own
}

// Host owns the domains that are installed on this node.
type Host struct {
	config Config
	alarm  clock.Alarm
	lock   sync.Mutex
	slots  map[string]*slot
	closed bool
}

// slot serialises the changes of one domain.
type slot struct {
	domain  string
	change  sync.Mutex
	current *Domain // nil until the first revision is applied
	kept    *keptState
}

// NewHost makes a host without domains.
func NewHost(config Config) *Host {
	if config.GateTimeout <= 0 {
		config.GateTimeout = config.DrainTimeout
	}
	if config.BranchScan <= 0 {
		config.BranchScan = branchScan
	}
	if config.SaveInterval <= 0 {
		config.SaveInterval = saveInterval
	}
	h := &Host{config: config, slots: map[string]*slot{}}
	h.config.alarm = &h.alarm
	return h
}

func (h *Host) slot(domain string) *slot {
	h.lock.Lock()
	defer h.lock.Unlock()
	if h.slots[domain] == nil {
		h.slots[domain] = &slot{domain: domain, kept: newKeptState(saved{&h.config, domain})}
	}
	return h.slots[domain]
}

// change takes the slot of a domain for a change. A closed host applies nothing any more: the call
// ends with its context, so that nobody takes a change for one that failed.
func (h *Host) change(ctx context.Context, domain string) (*slot, error) {
	s := h.slot(domain)
	s.change.Lock()
	h.lock.Lock()
	closed := h.closed
	h.lock.Unlock()
	if !closed {
		return s, nil
	}
	s.change.Unlock()
	<-ctx.Done()
	return nil, context.Cause(ctx)
}

// Domain gives the installed execution of a domain; nil when there is none.
func (h *Host) Domain(name string) *Domain {
	h.lock.Lock()
	defer h.lock.Unlock()
	if s := h.slots[name]; s != nil {
		return s.current
	}
	return nil
}

func (h *Host) publish(s *slot, d *Domain) {
	h.lock.Lock()
	defer h.lock.Unlock()
	s.current = d
}

// Outcome tells what an application engaged.
type Outcome struct {
	// Rebuilt tells that a narrower change was widened to a rebuild (EP-074).
	Rebuilt bool
	// Cause is why the narrower change failed.
	Cause error
	// Abandoned is the number of source groups that were still open when the drain ended.
	Abandoned int
}

// Prepare applies a revision without letting its sources deliver. A failure leaves the revision
// unapplied; the same call may be repeated. A listener that cannot present the certificates of the
// revision fails it with failure.CertificateInstallation before anything of it is applied, and a
// revision that is applied is presented already (CC-128).
func (h *Host) Prepare(ctx context.Context, desired *revision.ExecutionRevision, delta *revision.ExecutionDelta) (Outcome, error) {
	s, err := h.change(ctx, desired.Domain)
	if err != nil {
		return Outcome{}, err
	}
	defer s.change.Unlock()
	presented := desired
	if _, ends := delta.Change.(*revision.Teardown); ends {
		presented = &revision.ExecutionRevision{Domain: desired.Domain}
	}
	install, err := h.config.Endpoints.Prepare(presented)
	if err != nil {
		return Outcome{}, (&failure.CertificateInstallation{Node: h.config.Node, Domain: desired.Domain}).WithCause(err)
	}
	outcome, err := h.apply(ctx, s, desired, delta)
	if err == nil {
		install()
	}
	return outcome, err
}

// apply executes the instructions of a delta.
func (h *Host) apply(ctx context.Context, s *slot, desired *revision.ExecutionRevision, delta *revision.ExecutionDelta) (Outcome, error) {
	current := s.current
	if current != nil && !bytes.Equal(delta.PredecessorDigest, current.revision.SourceDigest) {
		// The delta was planned against another predecessor: only the complete revision counts.
		return h.rebuild(ctx, s, desired)
	}
	switch change := delta.Change.(type) {
	case *revision.Unchanged:
		if current == nil {
			return h.rebuild(ctx, s, desired)
		}
		current.adopt(desired)
		return Outcome{}, nil
	case *revision.Dynamic:
		return h.narrow(ctx, s, desired, func() error {
			nodes := make([]revision.Identity, len(change.Nodes))
			for i := range change.Nodes {
				nodes[i] = change.Nodes[i].Node
			}
			return current.dynamic(ctx, desired, nodes)
		})
	case *revision.EntitySwap:
		return h.narrow(ctx, s, desired, func() error { return current.swap(ctx, desired, change) })
	case *revision.Teardown:
		return h.teardown(ctx, s), nil
	}
	return h.rebuild(ctx, s, desired)
}

// narrow tries a change of a running domain in place and widens it to a rebuild of the same
// revision when that fails. Definitions of a stopped domain are simply rebuilt.
func (h *Host) narrow(ctx context.Context, s *slot, desired *revision.ExecutionRevision, change func() error) (Outcome, error) {
	current := s.current
	if current == nil || current.revision.Mode != revision.BuildModeRunning || desired.Mode != revision.BuildModeRunning {
		return h.rebuild(ctx, s, desired)
	}
	failed := change()
	if failed == nil {
		return Outcome{}, nil
	}
	outcome, err := h.rebuild(ctx, s, desired)
	outcome.Rebuilt, outcome.Cause = true, failed
	return outcome, err
}

// rebuild ends the current execution and builds the desired revision in full.
func (h *Host) rebuild(ctx context.Context, s *slot, desired *revision.ExecutionRevision) (Outcome, error) {
	outcome := h.end(ctx, s, desired.Mode != revision.BuildModeRunning)
	d, err := build(ctx, &h.config, desired, s.kept)
	if err != nil {
		forgetDomain(&h.config, desired.Domain)
		return outcome, (&failure.BuildFailed{Domain: desired.Domain}).WithCause(err)
	}
	h.publish(s, d)
	d.start()
	return outcome, nil
}

func (h *Host) teardown(ctx context.Context, s *slot) Outcome {
	outcome := h.end(ctx, s, true)
	s.kept.forgetAll()
	s.kept = newKeptState(s.kept.saved)
	s.kept.saved.purge()
	return outcome
}

// end drains and stops the current execution. Its endpoints are withdrawn unless another
// execution follows at once.
func (h *Host) end(ctx context.Context, s *slot, withdraw bool) Outcome {
	if s.current == nil {
		return Outcome{}
	}
	reason := ErrRebuilt
	if withdraw {
		reason = ErrDomainStopped
		h.config.Endpoints.Replace(s.current.revision.Domain, nil)
	}
	abandoned := s.current.stop(ctx, h.config.DrainTimeout, reason)
	h.publish(s, nil)
	return Outcome{Abandoned: abandoned}
}

// Activate lets the sources of a prepared revision deliver and waits for their startup boundary.
// A stopped domain has nothing to activate.
func (h *Host) Activate(ctx context.Context, domain string) error {
	s, err := h.change(ctx, domain)
	if err != nil {
		return err
	}
	defer s.change.Unlock()
	if s.current == nil {
		return &failure.UnknownDomain{Domain: domain}
	}
	return s.current.activate(ctx)
}

// Close drains and stops every domain for good; the context bounds the drains together.
func (h *Host) Close(ctx context.Context) int {
	h.lock.Lock()
	h.closed = true
	slots := make([]*slot, 0, len(h.slots))
	for _, s := range h.slots {
		slots = append(slots, s)
	}
	h.lock.Unlock()
	var wait sync.WaitGroup
	var lock sync.Mutex
	abandoned := 0
	for _, s := range slots {
		wait.Go(func() {
			s.change.Lock()
			defer s.change.Unlock()
			outcome := h.end(ctx, s, true)
			s.kept.forgetAll()
			lock.Lock()
			defer lock.Unlock()
			abandoned += outcome.Abandoned
		})
	}
	wait.Wait()
	h.alarm.Close()
	return abandoned
}

// errRelayMissing is a defect of the plan, found before anything is installed.
var errRelayMissing = errors.New("the revision names a relay that it does not hold")
