package transaction

import (
	"slices"

	"nervix/generated/model"
	"nervix/generated/record"
)

// Impact gives what a step was planned to touch, in the form that is stored and shown.
func (s *Step) Impact() record.Impact {
	impact := record.Impact{Kind: s.Kind, Subject: s.Subject, Moved: s.Moved}
	if s.Change == nil {
		return impact
	}
	impact.Created, impact.Dropped = s.Change.Created, s.Change.Dropped
	for _, aspect := range s.Change.Aspects {
		impact.Changed = append(impact.Changed, record.ChangedAspect{
			Key: aspect.Key, Path: aspect.Path, Aspect: aspect.Aspect, Level: aspect.Level,
		})
	}
	impact.Relays, impact.Ingestors, impact.Paused = s.Change.Scope.Relays, s.Change.Scope.Ingestors, s.Change.Scope.Nodes
	impact.Flushed, impact.Purged, impact.Refreshed = s.Change.Flushed, s.Change.Purged, s.Change.Refreshed
	return impact
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
		Refreshed: own(impact.Refreshed),
		Changed:   slices.DeleteFunc(slices.Clone(impact.Changed), func(c record.ChangedAspect) bool { return c.Key != key }),
	}
}
