package node

import (
	"context"
	"slices"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/flush"
)

// Adopt gives a running task the hot-applicable values of a new plan: predicates, collection, route
// construction, flush and error policies, MAX TIME. Buffers and branch state stay. The new task
// was prepared from the new plan and never ran. It is false when the plans differ in structure,
// and then nothing was changed.
func (t *Task) Adopt(ctx context.Context, next *Task) (bool, error) {
	if !t.sameStructure(next) {
		return false, nil
	}
	err := t.Call(ctx, func(ctx context.Context) {
		for i := range t.inputs {
			t.adoptCollect(ctx, i, next.inputs[i].collect)
		}
		t.env = next.env
		for i, in := range t.inputs {
			in.where = next.inputs[i].where
		}
		for i, out := range t.outputs {
			out.adopt(next.outputs[i])
		}
		if work, isProcessor := t.work.(*processor); isProcessor {
			work.adopt(next.work.(*processor))
		}
	})
	return err == nil, err
}

// Inherit takes over the rows that wait for state at a predecessor that was halted; they are the first ones
// that the task processes when it starts, in their order. Those of relays that it does not consume fail: they
// have another shape, or no place any more.
func (t *Task) Inherit(from *Task) {
	if from.states == nil {
		return
	}
	for _, p := range from.states.release() {
		source := from.inputs[p.input].relay
		input := slices.IndexFunc(t.inputs, func(in *input) bool { return in.relay == source })
		if input < 0 {
			from.giveUp(p.batch, ack.ErrStopped)
			continue
		}
		t.inherited = append(t.inherited, inherited{input, p.batch})
		t.pending.Add(int64(p.batch.Rows))
	}
}

// inherited is a batch that waited at a predecessor.
type inherited struct {
	input int
	batch *batch.Batch
}

// processInherited processes what waited at a predecessor.
func (t *Task) processInherited(ctx context.Context) {
	list := t.inherited
	t.inherited = nil
	for _, each := range list {
		t.moves.Add(1)
		t.process(ctx, each.input, each.batch)
	}
	t.measure()
}

func (t *Task) sameStructure(next *Task) bool {
	if t.identity != next.identity || len(t.inputs) != len(next.inputs) || len(t.outputs) != len(next.outputs) {
		return false
	}
	for i := range t.inputs {
		if t.inputs[i].relay != next.inputs[i].relay || t.inputs[i].consumer.Attached != next.inputs[i].consumer.Attached {
			return false
		}
	}
	for i := range t.outputs {
		if t.outputs[i].target != next.outputs[i].target || t.outputs[i].failed.destination() != next.outputs[i].failed.destination() {
			return false
		}
	}
	if !t.states.same(next.states) {
		return false
	}
	if work, isProcessor := t.work.(*processor); isProcessor {
		other, same := next.work.(*processor)
		if !same {
			return false
		}
		if c, is := work.operation.(*correlator); is {
			next, same := other.operation.(*correlator)
			return same && c.same(next)
		}
		return sameOperation(work.plan.Operation, other.plan.Operation)
	}
	return true
}

// sameOperation tells whether a running operation can go on as the next one.
func sameOperation(running, next revision.ProcessorOperation) bool {
	switch running.(type) {
	case *revision.Junction:
		_, same := next.(*revision.Junction)
		return same
	case *revision.Reingest:
		_, same := next.(*revision.Reingest)
		return same
	}
	if generator, is := running.(*revision.Generator); is {
		other, same := next.(*revision.Generator)
		return same && generator.Equal(other)
	}
	return SameState(running, next)
}

// adopt takes over programs and policies; pending rows stay and are judged by the new policy.
func (o *output) adopt(next *output) {
	o.construct, o.keys = next.construct, next.keys
	o.failed.policy, o.failed.count = next.failed.policy, next.failed.count
	if o.failed.send != nil {
		o.failed.send.construct, o.failed.send.partial = next.failed.send.construct, next.failed.send.partial
		o.failed.send.setPolicy(next.failed.send.buffer)
	}
	o.setPolicy(next.buffer)
}

func (o *output) setPolicy(next *flush.Buffer) {
	if o.buffer != nil && next != nil {
		o.buffer.SetPolicy(next.Policy())
	}
}

func (p *processor) adopt(next *processor) {
	p.plan, p.filter, p.keySchema = next.plan, next.filter, next.keySchema
	if d, isDeduplicator := p.operation.(*deduplicator); isDeduplicator {
		d.maxTime = next.operation.(*deduplicator).maxTime
	}
	if w, isWindow := p.operation.(*windowProcessor); isWindow {
		w.keySchema = next.operation.(*windowProcessor).keySchema
	}
	if c, isCorrelator := p.operation.(*correlator); isCorrelator {
		c.keySchema = next.operation.(*correlator).keySchema
	}
}
