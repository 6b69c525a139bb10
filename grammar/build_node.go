package grammar

import (
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar/quantity"
)

// processor builds a node that has an attachment.
func (b *builder) processor(tree nspl.ICreateProcessorContext, attachment nspl.IAttachmentContext) model.Model {
	detached := attachment != nil && b.detached("detached", attachment)
	switch {
	case tree.CreateReingestor() != nil:
		return b.reingestor(tree.CreateReingestor(), detached)
	case tree.CreateJunction() != nil:
		return b.junction(tree.CreateJunction(), detached)
	case tree.CreateDeduplicator() != nil:
		return b.deduplicator(tree.CreateDeduplicator(), detached)
	case tree.CreateReorderer() != nil:
		return b.reorderer(tree.CreateReorderer(), detached)
	case tree.CreateWindow() != nil:
		return b.window(tree.CreateWindow(), detached)
	case tree.CreateCorrelator() != nil:
		return b.correlator(tree.CreateCorrelator(), detached)
	case tree.CreateInferencer() != nil:
		return b.inferencer(tree.CreateInferencer(), detached)
	case tree.CreateWasm() != nil:
		return b.wasm(tree.CreateWasm(), detached)
	}
	return b.emitter(tree.CreateEmitter(), detached)
}

func (b *builder) detached(path string, tree nspl.IAttachmentContext) bool {
	b.mark(path, tree)
	return tree.DETACHED() != nil
}

func (b *builder) junction(tree nspl.ICreateJunctionContext, detached bool) model.Model {
	inputs, collect := b.inputs("", tree.Inputs())
	return &model.Junction{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: inputs, Collect: collect, Filter: b.filter(tree.Filter()),
		Branching: b.branching("branching", tree.Branching()), States: b.states(tree.AllStateDependency()),
		Routes: b.routes(tree.AllRoute()),
	}
}

func (b *builder) deduplicator(tree nspl.ICreateDeduplicatorContext, detached bool) model.Model {
	inputs, collect := b.inputs("", tree.Inputs())
	return &model.Deduplicator{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: inputs, Collect: collect, Filter: b.filter(tree.Filter()),
		Keys:      b.exprs("", "keys", tree.DeduplicateOn().AllExpr(), 0),
		MaxTime:   b.duration("max_time", tree.MaxTime().Duration()),
		Branching: b.branching("branching", tree.Branching()), States: b.states(tree.AllStateDependency()),
		Routes: b.routes(tree.AllRoute()),
	}
}

func (b *builder) reorderer(tree nspl.ICreateReordererContext, detached bool) model.Model {
	inputs, collect := b.inputs("", tree.Inputs())
	return &model.Reorderer{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: inputs, Collect: collect, Filter: b.filter(tree.Filter()),
		By:        b.exprs("", "by", tree.OrderBy().AllExpr(), 0),
		MaxTime:   b.duration("max_time", tree.MaxTime().Duration()),
		Branching: b.branching("branching", tree.Branching()), States: b.states(tree.AllStateDependency()),
		Routes: b.routes(tree.AllRoute()),
	}
}

func (b *builder) window(tree nspl.ICreateWindowContext, detached bool) model.Model {
	extent := tree.WindowExtent()
	inputs, collect := b.inputs("", tree.Inputs())
	result := &model.WindowProcessor{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: inputs, Collect: collect, Filter: b.filter(tree.Filter()),
		Width:     b.windowBound("width", extent.WindowBounds(0)),
		Step:      b.windowBound("step", extent.WindowBounds(1)),
		Branching: b.branching("branching", tree.Branching()), States: b.states(tree.AllStateDependency()),
	}
	b.checkStep(result, extent)
	for i, route := range tree.AllWindowRoute() {
		at := list("", "routes", i)
		b.mark(at, route)
		result.Routes = append(result.Routes, model.WindowRoute{
			Relay: b.folded(join(at, "relay"), route.RelayRef()),
			Set:   b.set(at, route.SetClause()), Where: b.where(join(at, "where"), route.WhereClause()),
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

func (b *builder) correlator(tree nspl.ICreateCorrelatorContext, detached bool) model.Model {
	result := &model.Correlator{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Left:  b.correlatorSide("left", tree.Inputs(0), tree.TimeoutAction(0)),
		Right: b.correlatorSide("right", tree.Inputs(1), tree.TimeoutAction(1)),
		Where: b.where("where", tree.WhereClause()), MaxTime: b.duration("max_time", tree.MaxTime().Duration()),
		Branching: b.branching("branching", tree.Branching()), States: b.states(tree.AllStateDependency()),
		Routes: b.setRoutes(tree.AllSetRoute()),
	}
	if b.flag("match", tree.LATEST()) {
		result.Match = model.MatchOrderLatest
	}
	return result
}

func (b *builder) correlatorSide(path string, inputs nspl.IInputsContext, timeout nspl.ITimeoutActionContext) model.CorrelatorSide {
	b.mark(path, inputs)
	var side model.CorrelatorSide
	side.Inputs, side.Collect = b.inputs(path, inputs)
	b.mark(join(path, "timeout"), timeout)
	side.Timeout = &model.TimeoutDrop{}
	if relay := timeout.RelayRef(); relay != nil {
		side.Timeout = &model.TimeoutSend{Relay: b.folded(join(path, "timeout.relay"), relay)}
	}
	return side
}

func (b *builder) inferencer(tree nspl.ICreateInferencerContext, detached bool) model.Model {
	inputs, collect := b.inputs("", tree.Inputs())
	b.markToken("file", tree.QUOTED())
	result := &model.Inferencer{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: inputs, Collect: collect, Filter: b.filter(tree.Filter()),
		Resource: b.resource("resource", tree.ResourceBinding()), File: b.unquoted(tree.QUOTED().GetSymbol()),
		Branching: b.branching("branching", tree.Branching()), States: b.states(tree.AllStateDependency()),
		Routes: b.routes(tree.AllRoute()),
	}
	for i, input := range tree.AllTensorInput() {
		at := list("", "tensors", i)
		b.mark(at, input)
		result.Tensors = append(result.Tensors, model.TensorInput{
			Tensor: b.tensor(join(at, "tensor"), input.TensorDeclaration()), Value: b.expr(join(at, "value"), input.Expr(), 0),
		})
	}
	for i, output := range tree.AllTensorDeclaration() {
		result.Outputs = append(result.Outputs, b.tensor(list("", "outputs", i), output))
	}
	return result
}

func (b *builder) tensor(path string, tree nspl.ITensorDeclarationContext) model.Tensor {
	b.mark(path, tree)
	b.markToken(join(path, "name"), tree.QUOTED())
	result := model.Tensor{Name: b.unquoted(tree.QUOTED().GetSymbol())}
	for i, axis := range tree.AllTensorDimension() {
		b.mark(list(path, "dimensions", i), axis)
		dimension := model.TensorDimension{}
		switch {
		case axis.DYNAMIC() != nil:
			dimension.Kind = model.DimensionKindDynamic
		case axis.BATCH() != nil:
			dimension.Kind = model.DimensionKindBatch
		default:
			dimension.Length = b.dimension("tensor dimension", axis.Dimension())
		}
		result.Dimensions = append(result.Dimensions, dimension)
	}
	return result
}

func (b *builder) wasm(tree nspl.ICreateWasmContext, detached bool) model.Model {
	inputs, collect := b.inputs("", tree.Inputs())
	b.markToken("file", tree.QUOTED())
	b.markToken("global_error", tree.GLOBAL())
	fuel := b.count("max_fuel", tree.Count())
	memory := b.byteSize("max_memory", tree.ByteSize())
	if memory.Text != "" && memory.Bytes == 0 {
		b.invalid("size", tree.ByteSize(), quantity.ErrZero)
	}
	result := &model.WASMProcessor{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: inputs, Collect: collect, Filter: b.filter(tree.Filter()),
		Resource: b.resource("resource", tree.ResourceBinding()), File: b.unquoted(tree.QUOTED().GetSymbol()),
		MaxFuel: fuel, MaxMemory: memory.Bytes,
		Branching: b.branching("branching", tree.Branching()), States: b.states(tree.AllStateDependency()),
		ResetRejected: b.flag("reset_rejected", tree.REJECTED()), GlobalError: errorAction(tree.IGNORE()),
	}
	for i, route := range tree.AllWasmRoute() {
		at := list("", "routes", i)
		b.mark(at, route)
		result.Routes = append(result.Routes, model.GuestRoute{
			Relay: b.folded(join(at, "relay"), route.RelayRef()),
			Set:   b.set(at, route.SetClause()), Where: b.where(join(at, "where"), route.WhereClause()),
			MessageError: b.messageError(join(at, "message_error"), route.MessageError()),
		})
	}
	return result
}
