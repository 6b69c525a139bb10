package application

import (
	"context"
	"log/slog"
	"sync"

	"nervix/controlplane/planner"
	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/state"
	"nervix/generated/metric"
	"nervix/generated/record"
	"nervix/generated/revision"
	"nervix/runtime/execution"
)

// Application applies the domains of the committed state to the runtime of this node.
type Application struct {
	view    func() *state.View
	host    *execution.Host
	metrics *metric.Families
	log     *slog.Logger

	lock    sync.Mutex
	domains map[string]*applied
}

// applied is what one domain runs. Its lock serialises installations.
type applied struct {
	lock     sync.Mutex
	schedule *record.DomainSchedule
	revision *revision.ExecutionRevision
}

// New makes an application that reads committed state through view.
func New(view func() *state.View, host *execution.Host, metrics *metric.Families, log *slog.Logger) *Application {
	return &Application{view: view, host: host, metrics: metrics, log: log, domains: map[string]*applied{}}
}

// Host gives the runtime of this node.
func (a *Application) Host() *execution.Host { return a.host }

func (a *Application) domain(name string) *applied {
	a.lock.Lock()
	defer a.lock.Unlock()
	if a.domains[name] == nil {
		a.domains[name] = &applied{}
	}
	return a.domains[name]
}

// Prepare installs the committed state of a domain without letting its sources deliver. It fails
// with failure.PlanningFailed or failure.BuildFailed, and may then be repeated. Widened tells that a change
// could not be applied in place, so that the domain was rebuilt.
func (a *Application) Prepare(ctx context.Context, name string) (widened bool, err error) {
	d := a.domain(name)
	d.lock.Lock()
	defer d.lock.Unlock()
	view := a.view()
	committed, err := view.Domain(name)
	if err != nil {
		return false, err
	}
	desired, delta, err := plan(d, committed, view.Revision)
	if err != nil {
		return false, err
	}
	outcome, err := a.host.Prepare(ctx, desired, delta)
	if outcome.Rebuilt {
		a.log.Warn("a change was widened to a rebuild of the domain", "domain", name, "cause", outcome.Cause)
	}
	if outcome.Abandoned > 0 {
		a.log.Warn("source groups were open when the drain ended; they were acknowledged negatively", "domain", name, "groups", outcome.Abandoned)
	}
	if err != nil {
		return outcome.Rebuilt, err
	}
	d.schedule, d.revision = committed.Schedule, desired
	a.observe(name, desired)
	return outcome.Rebuilt, nil
}

// plan derives the desired revision and the instructions that lead to it.
func plan(d *applied, committed *state.Domain, clusterRevision uint64) (*revision.ExecutionRevision, *revision.ExecutionDelta, error) {
	var predecessor []byte
	if d.revision != nil {
		predecessor = d.revision.SourceDigest
	}
	desired, err := planner.Plan(committed.Schedule, clusterRevision, predecessor)
	if err != nil {
		return nil, nil, err
	}
	if d.revision == nil {
		return desired, planner.Delta(nil, desired, nil), nil
	}
	base, err := registry.NewGraph(committed.Schedule.Domain, d.schedule.Models)
	if err != nil {
		return nil, nil, err
	}
	candidate, err := committed.Graph()
	if err != nil {
		return nil, nil, err
	}
	running := d.revision.Mode == revision.BuildModeRunning
	change := quiesce.Classify(base, candidate, running, scheduler.Moved(d.schedule, committed.Schedule)...)
	return desired, planner.Delta(d.revision, desired, change), nil
}

func (a *Application) observe(name string, applied *revision.ExecutionRevision) {
	running := 0.0
	if applied.Mode == revision.BuildModeRunning {
		running = 1
	}
	a.metrics.DomainRunning.With(metric.DomainLabels{Domain: name}).Set(running)
	a.metrics.DomainAppliedRevision.With(metric.DomainLabels{Domain: name}).Set(float64(applied.ClusterRevision))
}

// Activate lets the sources of a prepared domain deliver and waits for their startup boundary.
func (a *Application) Activate(ctx context.Context, name string) error {
	return a.host.Activate(ctx, name)
}
