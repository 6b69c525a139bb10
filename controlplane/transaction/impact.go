package transaction

import (
	"slices"

	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/controlplane/state"
	"nervix/generated/canonical"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
)

// Report is a plan as it is stored and shown.
type Report struct {
	// Steps carry no effects.
	Steps []record.Step
	// Topologies are those that the steps name, by digest.
	Topologies map[string]*record.Topology
}

// Report gives what is stored of a plan and shown of it. It fails with failure.RecordTooLarge.
func (p *Plan) Report() (*Report, error) {
	r := &Report{Steps: make([]record.Step, len(p.Steps)), Topologies: map[string]*record.Topology{}}
	for i := range p.Steps {
		s := &p.Steps[i]
		r.Steps[i] = record.Step{
			Number: uint64(i + 1), First: uint64(s.First + 1), Last: uint64(s.Last + 1), Level: s.Level, Impact: s.Impact(),
		}
		if s.graphs == nil {
			continue
		}
		before, after := s.graphs.Affected()
		var err error
		if r.Steps[i].Before, err = r.add(&before); err != nil {
			return nil, err
		}
		if r.Steps[i].After, err = r.add(&after); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// add gives the digest of a topology; an empty one has none.
func (r *Report) add(t *record.Topology) ([]byte, error) {
	if len(t.Nodes) == 0 {
		return nil, nil
	}
	digest, err := t.Digest()
	if err != nil {
		return nil, new(failure.RecordTooLarge{Record: "the affected topology", Size: canonical.MaxBytes + 1, Limit: canonical.MaxBytes}).WithCause(err)
	}
	r.Topologies[string(digest[:])] = t
	return digest[:], nil
}

// Content gives the topologies of some steps that a state does not have yet.
func (r *Report) Content(v *state.View, steps []record.Step) []record.Topology {
	var missing []record.Topology
	seen := map[string]bool{"": true}
	for i := range steps {
		for _, digest := range [2][]byte{steps[i].Before, steps[i].After} {
			if !seen[string(digest)] && !v.HasTopology(digest) {
				missing = append(missing, *r.Topologies[string(digest)])
			}
			seen[string(digest)] = true
		}
	}
	return missing
}

// Impact gives what a step was planned to touch, in the form that is stored and shown.
func (s *Step) Impact() record.Impact {
	impact := record.Impact{Kind: s.Kind, Subject: s.Subject, Moved: s.Moved}
	if s.Change == nil {
		s.lifecycle(&impact)
		return impact
	}
	impact.Created, impact.Dropped = s.Change.Created, s.Change.Dropped
	for _, aspect := range s.Change.Aspects {
		impact.Changed = append(impact.Changed, record.ChangedAspect{
			Key: aspect.Key, Path: aspect.Path, Aspect: aspect.Aspect, Level: aspect.Level,
		})
	}
	impact.Ingestors, impact.Paused = s.Change.Scope.Ingestors, s.Change.Scope.Nodes
	for _, name := range s.Change.Scope.Relays {
		impact.Gates = append(impact.Gates, s.gate(name))
	}
	impact.Flushed, impact.Purged, impact.Refreshed = s.Change.Flushed, s.Change.Purged, s.Change.Refreshed
	impact.Activated, impact.Rebuilt = s.Change.Activated, s.Change.Rebuilt
	return impact
}

// lifecycle gives what START and STOP do to the nodes of the domain.
func (s *Step) lifecycle(impact *record.Impact) {
	if s.graphs == nil {
		return
	}
	nodes := quiesce.Nodes(s.graphs.Base)
	if s.Level == model.LevelDynamic {
		impact.Activated = nodes
		return
	}
	impact.Paused, impact.Flushed = nodes, nodes
	for _, key := range nodes {
		switch key.Kind {
		case model.KindRelay:
			impact.Gates = append(impact.Gates, s.gate(key.Name))
		case model.KindIngestor:
			impact.Ingestors = append(impact.Ingestors, key.Name)
		}
	}
}

// gate gives what a closed relay covers in the schedule that the step finds.
func (s *Step) gate(name string) record.Gate { return gate(s.graphs.Base, s.owners, name) }

// gate gives the branches that a closed relay covers and where it is admitted (CP-100).
func gate(graph *registry.Graph, schedule *record.DomainSchedule, name string) record.Gate {
	g := record.Gate{Relay: name}
	key := model.Key{Kind: model.KindRelay, Name: name}
	if found, exists := graph.Find(key); exists {
		g.Branch = found.(*model.Relay).Branching.Branch
	}
	at, scheduled := slices.BinarySearchFunc(schedule.Nodes, key, func(n record.ScheduledNode, k model.Key) int {
		return registry.CompareKeys(n.Key, k)
	})
	if scheduled {
		g.Owner = schedule.Nodes[at].Primary
	}
	return g
}

// Recovery gives the pause of a whole domain that replaces a change which could not be applied in place
// (CP-134).
func Recovery(before, after *state.Domain) (*record.Engagement, error) {
	base, err := before.Graph()
	if err != nil {
		return nil, err
	}
	candidate, err := after.Graph()
	if err != nil {
		return nil, err
	}
	scope := quiesce.Whole(base, candidate)
	e := &record.Engagement{
		Level: model.LevelDomainPause, Recovery: true, Ingestors: scope.Ingestors, Nodes: scope.Nodes, Rebuilt: quiesce.Nodes(candidate),
	}
	for _, name := range scope.Relays {
		e.Gates = append(e.Gates, gate(base, before.Schedule, name))
	}
	return e, nil
}

// contribution gives the part of an impact that comes from one model; that of a resource is all.
func contribution(impact *record.Impact, key model.Key) record.Impact {
	if key.Kind == model.KindResource {
		return *impact
	}
	own := func(list []model.Key) []model.Key {
		return slices.DeleteFunc(slices.Clone(list), func(k model.Key) bool { return k != key })
	}
	return record.Impact{
		Kind: impact.Kind, Created: own(impact.Created), Dropped: own(impact.Dropped), Moved: own(impact.Moved), Purged: own(impact.Purged),
		Activated: own(impact.Activated), Rebuilt: own(impact.Rebuilt), Refreshed: own(impact.Refreshed),
		Changed: slices.DeleteFunc(slices.Clone(impact.Changed), func(c record.ChangedAspect) bool { return c.Key != key }),
	}
}
