package command

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/controlplane/state"
	"nervix/generated/machine"
	"nervix/generated/metric"
	"nervix/generated/model"
)

// measures are the handles of what the service counts.
type measures struct {
	completed, failed, interrupted prometheus.Counter
	seconds                        prometheus.Observer
	changes                        map[model.Level]prometheus.Counter
	drains                         map[model.Level]prometheus.Observer
}

// levels names the quiesce levels as metrics do.
var levels = map[model.Level]string{
	model.LevelDynamic: metric.LevelDynamic, model.LevelEntityPause: metric.LevelEntityPause, model.LevelDomainPause: metric.LevelDomainPause,
}

func newMeasures(families *metric.Families) measures {
	disposition := func(name string) prometheus.Counter {
		return families.CommandsTotal.With(metric.DispositionLabels{Disposition: name})
	}
	m := measures{
		completed: disposition(metric.DispositionCompleted), failed: disposition(metric.DispositionFailed),
		interrupted: disposition(metric.DispositionInterrupted), seconds: families.CommandSeconds,
		changes: map[model.Level]prometheus.Counter{}, drains: map[model.Level]prometheus.Observer{},
	}
	for level, name := range levels {
		m.changes[level] = families.ChangesTotal.With(metric.LevelLabels{Level: name})
		if level != model.LevelDynamic {
			m.drains[level] = families.DrainSeconds.With(metric.LevelLabels{Level: name})
		}
	}
	return m
}

// ended counts an execution that this service carried as far as it could.
func (m *measures) ended(view *state.View, reference string, took time.Duration) {
	e, known := view.Execution(reference)
	switch {
	case !known || !machine.CommandState(e.State).Terminal():
		m.interrupted.Inc()
		return
	case machine.CommandState(e.State) == machine.CommandStateFailed:
		m.failed.Inc()
	default:
		m.completed.Inc()
	}
	m.seconds.Observe(took.Seconds())
}

// changed counts an applied change of a domain.
func (m *measures) changed(level model.Level) { m.changes[level].Inc() }

// drained measures a pause above DYNAMIC, whether it drained in time or not.
func (m *measures) drained(level model.Level, took time.Duration) {
	m.drains[level].Observe(took.Seconds())
}

// Running is the number of executions that run now, at most Config.Concurrent.
func (s *Service) Running() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.running)
}

// Concurrent is the number of executions that may run at a time.
func (s *Service) Concurrent() int { return s.config.Concurrent }
