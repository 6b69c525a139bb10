package node

import (
	"context"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/revision"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/program"
)

// processor runs what all relay-consuming processors share: source predicates, the filter, the
// node operation and the routes.
type processor struct {
	task   *Task
	plan   *revision.Processor
	filter *program.Filter
	// keySchema is the branch schema when some program reads the key; nil otherwise.
	keySchema *revision.Schema
	operation transform
}

// transform is the node operation of a processor.
type transform interface {
	// process handles the selected rows and takes over their shares.
	process(ctx context.Context, r *rows)
	deadline() (int64, bool)
	tick(ctx context.Context, now int64)
	drop(key *branch.Key)
	stop(err error)
}

func (p *processor) consume(ctx context.Context, input int, b *batch.Batch, state []arrow.Array) {
	r := p.task.begin(b, state)
	defer p.task.end()
	if c, is := p.operation.(*correlator); is {
		c.place(input, &r.frame)
	}
	if p.keySchema != nil {
		r.frame.Branch = branchColumns(p.keySchema, b.Keys, b.Rows)
	}
	if !p.task.restrict(p.task.inputs[input].where, r) || !p.task.restrict(p.filter, r) {
		return
	}
	p.operation.process(ctx, r)
}

// restrict applies a predicate and tells whether rows are left. A nil predicate keeps all.
func (t *Task) restrict(filter *program.Filter, r *rows) bool {
	if filter == nil {
		return true
	}
	result, err := filter.Run(&t.machine, &r.frame)
	if err != nil {
		t.internal(err, r.count())
		r.acks.Resolve(err)
		return false
	}
	r.restrict(&result, t.logRow)
	return r.count() > 0
}

// fanOut runs every route over the rows and takes over their shares.
func (t *Task) fanOut(ctx context.Context, r *rows) {
	r.acks.Fork(len(t.outputs) - 1)
	for i, out := range t.outputs {
		routed := r
		if i < len(t.outputs)-1 {
			routed = r.fork()
		}
		out.run(ctx, &t.machine, routed)
	}
}

func (p *processor) deadline() (int64, bool)             { return p.operation.deadline() }
func (p *processor) tick(ctx context.Context, now int64) { p.operation.tick(ctx, now) }
func (p *processor) flush(context.Context)               {}

func (p *processor) drop(keys []*branch.Key) {
	for _, key := range keys {
		p.operation.drop(key)
	}
}

func (p *processor) stop(err error) {
	p.operation.stop(err)
	for out := range p.task.buffered() {
		out.abandon(err)
	}
}

// junction passes every row to the routes.
type junction struct{ task *Task }

func (j *junction) process(ctx context.Context, r *rows) { j.task.fanOut(ctx, r) }
func (j *junction) deadline() (int64, bool)              { return 0, false }
func (j *junction) tick(context.Context, int64)          {}
func (j *junction) drop(*branch.Key)                     {}
func (j *junction) stop(error)                           {}
