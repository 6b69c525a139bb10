package grammar

import (
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar/quantity"
)

func (b *builder) junction(tree nspl.ICreateJunctionContext, detached bool) model.Model {
	return &model.Junction{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: b.inputs(tree.Inputs()), Filter: b.filter(tree.Filter()),
		Branching: b.branching("branching", tree.Branching()), Routes: b.routes(tree.AllRoute()),
	}
}

func (b *builder) deduplicator(tree nspl.ICreateDeduplicatorContext, detached bool) model.Model {
	return &model.Deduplicator{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: b.inputs(tree.Inputs()), Filter: b.filter(tree.Filter()),
		Keys:      b.exprs("", "keys", tree.DeduplicateOn().AllExpr(), 0),
		MaxTime:   b.duration("max_time", tree.MaxTime().Duration()),
		Branching: b.branching("branching", tree.Branching()), Routes: b.routes(tree.AllRoute()),
	}
}

func (b *builder) window(tree nspl.ICreateWindowContext, detached bool) model.Model {
	extent := tree.WindowExtent()
	result := &model.WindowProcessor{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: b.inputs(tree.Inputs()), Filter: b.filter(tree.Filter()),
		Width:     b.windowBound("width", extent.WindowBounds(0)),
		Step:      b.windowBound("step", extent.WindowBounds(1)),
		Branching: b.branching("branching", tree.Branching()),
	}
	b.checkStep(result, extent)
	for i, route := range tree.AllWindowRoute() {
		at := list("", "routes", i)
		b.mark(at, route)
		construction := join(at, "construction")
		b.mark(construction, route.SetClause())
		result.Routes = append(result.Routes, model.Route{
			Relay: b.folded(join(at, "relay"), route.RelayRef()),
			Construction: model.Construction{
				Set:   b.set(construction, route.SetClause()),
				Where: b.where(join(construction, "where"), route.WhereClause()),
			},
			MessageError: b.messageError(join(at, "message_error"), route.MessageError()),
		})
	}
	return result
}

func (b *builder) windowBound(path string, tree nspl.IWindowBoundsContext) model.WindowBound {
	b.mark(path, tree)
	var bound model.WindowBound
	if messages := tree.MessageBound(); messages != nil {
		b.mark(join(path, "messages"), messages)
		value, err := quantity.Count(b.source(messages.Unsigned()))
		if err != nil {
			b.invalid("number", messages.Unsigned(), err)
		}
		bound.Messages = value
	}
	if span := tree.DurationBound(); span != nil {
		duration := b.duration(join(path, "duration"), span.Duration())
		bound.Duration = &duration
	}
	return bound
}

// checkStep refuses a STEP of a kind that WIDTH does not have, or beyond it.
func (b *builder) checkStep(window *model.WindowProcessor, tree nspl.IWindowExtentContext) {
	step := tree.WindowBounds(1)
	refuse := func(reason string) {
		b.fault(&failure.InvalidClause{Clause: "STEP", Reason: reason, Place: b.place(step)})
	}
	switch width := window.Width; {
	case step.MessageBound() != nil && tree.WindowBounds(0).MessageBound() == nil:
		refuse("uses MESSAGES, which WIDTH does not")
	case window.Step.Messages > width.Messages && width.Messages > 0:
		refuse("has more MESSAGES than WIDTH")
	}
	switch width := window.Width; {
	case window.Step.Duration == nil:
	case width.Duration == nil:
		refuse("uses DURATION, which WIDTH does not")
	case window.Step.Duration.Nanoseconds > width.Duration.Nanoseconds:
		refuse("has a longer DURATION than WIDTH")
	}
}
