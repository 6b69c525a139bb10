package registry

import (
	"slices"

	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// affected lists the models to judge: those that the batch touched, in statement order, then those
// that depend on something that changed, in key order.
func (b *batch) affected(changed []model.Key) []model.Key {
	reached := map[model.Key]bool{}
	b.base.closure(changed, reached)
	b.graph.closure(changed, reached)
	var keys []model.Key
	for _, key := range b.order {
		if b.touched[key] {
			keys = append(keys, key)
		}
	}
	var others []model.Key
	for key := range reached {
		if b.models.has(key) && !b.touched[key] {
			others = append(others, key)
		}
	}
	slices.SortFunc(others, CompareKeys)
	return append(keys, others...)
}

// validate judges models of the candidate graph and what they are to each other.
func (b *batch) validate(keys []model.Key) {
	b.inUse()
	b.prefixes()
	excused := map[model.Key]bool{}
	for _, key := range b.failed {
		excused[key] = true
	}
	b.graph.closure(b.failed, excused)
	for _, key := range keys {
		if !excused[key] {
			b.judge(key, b.models.get(key))
		}
	}
	b.collisions()
	b.conflicts()
}

// inUse reports the dropped models that others still require.
func (b *batch) inUse() {
	if b.options.Provisional {
		return
	}
	reported := map[model.Key]bool{}
	for _, key := range b.dropped {
		var users []string
		for _, user := range b.graph.dependents.get(key) {
			if !b.touched[user] && (user.Kind != model.KindPlacement || b.base.pins(user, key)) {
				users = append(users, violation.Owner(user))
			}
		}
		if b.models.has(key) || len(users) == 0 || reported[key] {
			continue
		}
		reported[key] = true
		found := violated(key, "key", &failure.ModelInUse{
			Kind: key.Kind.Text(), Model: key.Name, Domain: b.base.domain, Dependents: users,
		})
		history := b.history[key]
		found.Statement = history[len(history)-1].position
		b.found = append(b.found, found)
	}
}

// prefixes checks the entity prefixes of CREATE and ALTER against the sources that result.
func (b *batch) prefixes() {
	for _, named := range b.entities {
		ingestor, ok := b.models.get(named.key).(*model.Ingestor)
		if !ok {
			continue
		}
		if fault := contract.FitEntity(ingestor, named.entity, b.graph); fault != nil {
			b.found = append(b.found, &violation.Violation{Key: named.key, Failure: fault, Statement: named.position})
		}
	}
}

// judge checks one model of the candidate.
func (b *batch) judge(key model.Key, m model.Model) {
	report := &violation.Report{Key: key}
	if b.touched[key] {
		checkNames(report, m)
	}
	b.references(report, m)
	if ingestor, ok := m.(*model.Ingestor); ok && b.options.Paced && ingestor.Timestamp == nil {
		report.Add("source", &failure.MissingTimestamp{Domain: b.base.domain, Ingestor: ingestor.Name})
	}
	contract.Resolve(m, b.graph, report)
	if b.options.Bindings != nil && report.Count() == 0 {
		b.options.Bindings.Check(b.graph, m, report)
	}
	for _, found := range report.Violations() {
		b.add(found)
	}
}

// add records a violation; a model that the batch did not touch is broken by it.
func (b *batch) add(found *violation.Violation) {
	if b.options.Provisional && !slices.Contains(b.last, found.Key) {
		return
	}
	if !b.touched[found.Key] {
		if b.leftBehind(found) {
			return
		}
		broken := &failure.BrokenModel{Owner: violation.Owner(found.Key)}
		broken.Locate(found.Failure.Where())
		found = &violation.Violation{Key: found.Key, Failure: broken.WithCause(found.Failure)}
	} else {
		b.attribute(found)
	}
	b.found = append(b.found, found)
}

// leftBehind tells that a placement misses a member that the batch dropped, which inUse reports.
func (b *batch) leftBehind(found *violation.Violation) bool {
	member, ok := found.Failure.(*failure.PlacementMember)
	return ok && slices.ContainsFunc(b.dropped, func(key model.Key) bool {
		return key.Name == member.Member && b.base.pins(found.Key, key)
	})
}

// references reports the names that lead nowhere. A name whose model was dropped from under an
// existing dependent is reported by inUse alone; resources are bound when a model is stored.
func (b *batch) references(report *violation.Report, m model.Model) {
	if b.options.Provisional {
		return
	}
	for _, reference := range contract.References(m) {
		target := model.Key{Kind: reference.Kind, Name: reference.Name}
		if b.models.has(target) || target.Kind == model.KindResource {
			continue
		}
		if b.base.models.has(target) && !b.touched[report.Key] {
			continue
		}
		report.Add(reference.Path, b.unknown(report.Key, target))
	}
}

// unknown names a missing model, or the model of another kind that has its name.
func (b *batch) unknown(referrer, target model.Key) failure.Placed {
	for kind := model.KindSchema; kind.Valid(); kind++ {
		if b.models.has(model.Key{Kind: kind, Name: target.Name}) {
			return &failure.WrongReferenceKind{
				Referrer: violation.Owner(referrer), Kind: target.Kind.Text(), Model: target.Name, Found: kind.Text(),
			}
		}
	}
	return &failure.UnknownReference{
		Referrer: violation.Owner(referrer), Kind: target.Kind.Text(), Model: target.Name, Suggestion: b.graph.suggest(target),
	}
}
