package grammar

import (
	"fmt"

	"nervix/generated/model"
	"nervix/generated/nspl"
)

// VisitIngestor renders CREATE INGESTOR.
func (r renderer) VisitIngestor(m *model.Ingestor) string {
	text := "CREATE INGESTOR " + m.Name + " FROM " + model.VisitSource(m.Source, r)
	if m.Quiesce != nil {
		text += " ON QUIESCE " + model.VisitQuiesce(m.Quiesce, r)
	}
	text += prefixed(" DECODE USING ", m.Codec)
	if m.Timestamp != nil {
		text += " TIMESTAMP " + model.VisitTimestamp(m.Timestamp, r)
	}
	return text + predicate(" FILTER WHERE ", m.Filter) + each(m.Routes, "", r.entryRoute) + generalError(m.GeneralError)
}

// VisitReingestor renders CREATE REINGESTOR.
func (r renderer) VisitReingestor(m *model.Reingestor) string {
	return r.create(m.Detached, "REINGESTOR", m.Name) + r.from(m.Inputs, m.Collect, m.Filter) + r.states(m.States) + each(m.Routes, "", r.entryRoute)
}

// VisitGenerator renders CREATE GENERATOR.
func (r renderer) VisitGenerator(m *model.Generator) string {
	return "CREATE GENERATOR " + m.Name + " USING MATERIALIZED STATE " + m.State + " EACH " + m.Interval.Text +
		" " + renderBranching(m.Branching) + each(m.Routes, "", r.setRoute)
}

// VisitJunction renders CREATE JUNCTION.
func (r renderer) VisitJunction(m *model.Junction) string {
	return r.create(m.Detached, "JUNCTION", m.Name) + r.from(m.Inputs, m.Collect, m.Filter) +
		" " + renderBranching(m.Branching) + r.states(m.States) + each(m.Routes, "", r.route)
}

// VisitDeduplicator renders CREATE DEDUPLICATOR.
func (r renderer) VisitDeduplicator(m *model.Deduplicator) string {
	return r.create(m.Detached, "DEDUPLICATOR", m.Name) + r.from(m.Inputs, m.Collect, m.Filter) +
		" DEDUPLICATE ON " + each(m.Keys, ", ", RenderExpr) + " MAX TIME " + m.MaxTime.Text +
		" " + renderBranching(m.Branching) + r.states(m.States) + each(m.Routes, "", r.route)
}

// VisitReorderer renders CREATE REORDERER.
func (r renderer) VisitReorderer(m *model.Reorderer) string {
	return r.create(m.Detached, "REORDERER", m.Name) + r.from(m.Inputs, m.Collect, m.Filter) +
		" BY " + each(m.By, ", ", RenderExpr) + " MAX TIME " + m.MaxTime.Text +
		" " + renderBranching(m.Branching) + r.states(m.States) + each(m.Routes, "", r.route)
}

// VisitWindowProcessor renders CREATE WINDOW PROCESSOR.
func (r renderer) VisitWindowProcessor(m *model.WindowProcessor) string {
	return r.create(m.Detached, "WINDOW PROCESSOR", m.Name) + r.from(m.Inputs, m.Collect, m.Filter) +
		" WIDTH" + windowBound(m.Width) + " STEP" + windowBound(m.Step) +
		" " + renderBranching(m.Branching) + r.states(m.States) + each(m.Routes, "", r.windowRoute)
}

// windowBound renders messages before the duration, each with a leading blank.
func windowBound(bound model.WindowBound) string {
	text := ""
	if bound.Messages > 0 {
		text += fmt.Sprintf(" %d MESSAGES", bound.Messages)
	}
	if bound.Duration != nil {
		text += " " + bound.Duration.Text + " DURATION"
	}
	return text
}

// VisitCorrelator renders CREATE CORRELATOR.
func (r renderer) VisitCorrelator(m *model.Correlator) string {
	return r.create(m.Detached, "CORRELATOR", m.Name) +
		" LEFT" + r.from(m.Left.Inputs, m.Left.Collect, nil) + " RIGHT" + r.from(m.Right.Inputs, m.Right.Collect, nil) +
		" CORRELATE WHERE " + RenderExpr(m.Where) + " MATCH " + m.Match.String() + " MAX TIME " + m.MaxTime.Text +
		" ON CORRELATION TIMEOUT " + model.VisitTimeoutAction(m.Left.Timeout, r) + ", " + model.VisitTimeoutAction(m.Right.Timeout, r) +
		" " + renderBranching(m.Branching) + r.states(m.States) + each(m.Routes, "", r.setRoute)
}

// VisitTimeoutDrop renders DROP.
func (renderer) VisitTimeoutDrop(*model.TimeoutDrop) string { return "DROP" }

// VisitTimeoutSend renders SEND TO.
func (renderer) VisitTimeoutSend(t *model.TimeoutSend) string { return "SEND TO " + t.Relay }

// VisitInferencer renders CREATE INFERENCER.
func (r renderer) VisitInferencer(m *model.Inferencer) string {
	inputs := each(m.Tensors, ", ", func(t model.TensorInput) string { return tensor(t.Tensor) + " = " + RenderExpr(t.Value) })
	return r.create(m.Detached, "INFERENCER", m.Name) + r.from(m.Inputs, m.Collect, m.Filter) +
		" USING " + renderResource(m.Resource) + " FILE " + quote(m.File) +
		" INPUTS { " + inputs + " } OUTPUT SCHEMA { " + each(m.Outputs, ", ", tensor) + " } " +
		renderBranching(m.Branching) + r.states(m.States) + each(m.Routes, "", r.route)
}

func tensor(t model.Tensor) string {
	return quote(t.Name) + " DENSE TENSOR<F32>[" + each(t.Dimensions, ", ", func(d model.TensorDimension) string {
		if d.Kind == model.DimensionKindFixed {
			return fmt.Sprint(d.Length)
		}
		return d.Kind.String()
	}) + "]"
}

// VisitWASMProcessor renders CREATE WASM PROCESSOR.
func (r renderer) VisitWASMProcessor(m *model.WASMProcessor) string {
	return r.create(m.Detached, "WASM PROCESSOR", m.Name) + r.from(m.Inputs, m.Collect, m.Filter) +
		" USING " + renderResource(m.Resource) + " FILE " + quote(m.File) +
		fmt.Sprintf(" MAX FUEL %d MAX MEMORY %dB ", m.MaxFuel, m.MaxMemory) +
		renderBranching(m.Branching) + r.states(m.States) + each(m.Routes, "", r.guestRoute) +
		when(m.ResetRejected, " ON REJECTED STATE RESET") + " ON GLOBAL ERROR " + m.GlobalError.String()
}

// VisitEmitter renders CREATE EMITTER.
func (r renderer) VisitEmitter(m *model.Emitter) string {
	var inputs []model.Input
	for _, input := range m.Inputs {
		inputs = append(inputs, model.Input(input))
	}
	codec := prefixed(" ENCODE USING ", m.Codec)
	if _, request := m.Sink.(*model.HTTPSink); request && m.Codec == "" {
		codec = " WITHOUT BODY"
	}
	text := r.create(m.Detached, "EMITTER", m.Name) + r.from(inputs, m.Collect, nil) + r.states(m.States) +
		" TO " + model.VisitSink(m.Sink, r) + codec + r.construction(m.Construction)
	if m.Batch != nil {
		text += fmt.Sprintf(" BATCH MAX MESSAGES %d MAX SIZE %s", m.Batch.MaxMessages, m.Batch.MaxSize.Text)
	}
	return text + " " + model.VisitFlush(m.Flush, r) + " " + model.VisitMessageError(m.MessageError, r) + generalError(m.GeneralError)
}

// create renders what all nodes with an attachment start with.
func (renderer) create(detached bool, kind, name string) string {
	return "CREATE " + renderAttachment(detached) + " " + kind + " " + name
}

func renderAttachment(detached bool) string {
	if detached {
		return "DETACHED"
	}
	return "ATTACHED"
}

// from renders the inputs of a node with a leading blank.
func (r renderer) from(inputs []model.Input, collect *model.Collect, filter model.Expression) string {
	text := " FROM " + each(inputs, ", ", renderInput)
	if collect != nil {
		text += " " + renderCollect(collect)
	}
	return text + predicate(" FILTER WHERE ", filter)
}

func renderInput(input model.Input) string { return input.Relay + predicate(" WHERE ", input.Where) }

func renderCollect(c *model.Collect) string {
	text := "COLLECT FOR " + c.For.Text
	if c.MaxBatchSize != nil {
		text += " MAX BATCH SIZE " + c.MaxBatchSize.Text
	}
	return text
}

// states renders the dependencies of a node, each with a leading blank.
func (r renderer) states(states []model.StateDependency) string {
	return each(states, "", func(s model.StateDependency) string {
		return " USING MATERIALIZED STATE " + s.Relay + " " + model.VisitStatePolicy(s.Policy, r)
	})
}

// VisitRequiredSkip renders REQUIRED SKIP.
func (renderer) VisitRequiredSkip(*model.RequiredSkip) string { return "REQUIRED SKIP" }

// VisitRequiredWait renders REQUIRED WAIT.
func (renderer) VisitRequiredWait(*model.RequiredWait) string { return "REQUIRED WAIT" }

// VisitDefaultState renders DEFAULT. A field that is reserved in expressions is written as a string.
func (renderer) VisitDefaultState(s *model.DefaultState) string {
	return "DEFAULT { " + each(s.Set, ", ", func(a model.DefaultAssignment) string {
		field := a.Field
		if nspl.IsReserved(field) {
			field = quote(field)
		}
		return field + " = " + RenderExpr(a.Value)
	}) + " }"
}
