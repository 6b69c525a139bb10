package node

import (
	"context"
	"fmt"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/clock"
	"nervix/runtime/codec/format"
	"nervix/runtime/columnar"
	"nervix/runtime/flush"
	"nervix/runtime/program"
	"nervix/runtime/relay"
)

// Hooks are what a domain does for its nodes.
type Hooks struct {
	// Evicted is told about concrete branches that ended to make room; it must not block.
	Evicted evicted
}

// NewProcessor prepares the task of a processor.
func NewProcessor(env *Environment, planned *revision.Node, plan *revision.Processor, hooks Hooks) (*Task, error) {
	task := newTask(env, planned.Identity)
	builder := &builder{env: env, task: task, planned: planned, input: env.Schema(plan.Schema), key: env.branchSchema(planned.Branch), evicted: hooks.Evicted}
	work := &processor{task: task, plan: plan}
	task.work = work
	if operation, is := plan.Operation.(*revision.Correlator); is {
		builder.left, builder.right, builder.input = builder.input, env.Schema(operation.RightSchema), nil
	}
	builder.dependencies(plan.States)
	builder.inputs(plan.Inputs, plan.Detached, env.Clock)
	work.filter = builder.filter(plan.Filter, program.OperationFilterWhere)
	schemas := program.Schemas{Input: builder.input, Branch: builder.key, State: builder.state}
	flushes := env.Clock
	var window *windowProcessor
	var generating *generator
	var correlating *correlator
	switch operation := plan.Operation.(type) {
	case *revision.Junction:
		work.operation = &junction{task: task}
	case *revision.Deduplicator:
		keys := builder.values(&operation.Keys, schemas, program.OperationDeduplicate)
		work.operation = &deduplicator{task: task, keys: keys, maxTime: operation.MaxTime, recent: newRecentKeys(), values: columnar.RowKeys{Fold: true}}
	case *revision.WindowProcessor:
		arguments := builder.values(&operation.Arguments, schemas, program.OperationWindow)
		window = newWindowProcessor(task, operation, arguments)
		work.operation = window
		schemas = program.Schemas{Branch: builder.key, Aggregate: aggregateSchema(operation), State: builder.state}
	case *revision.Reingest:
		work.operation = &junction{task: task}
		flushes = clock.Wall{}
	case *revision.Generator:
		generating = newGenerator(task, env.Relays[plan.States[0].Relay], operation.Interval)
		work.operation = generating
		schemas = program.Schemas{Branch: builder.key, State: builder.state}
	case *revision.Correlator:
		correlating = builder.correlator(operation)
		work.operation = correlating
		schemas = program.Schemas{Left: builder.left, Right: builder.right, Branch: builder.key, State: builder.state}
	case *revision.Reorderer:
		work.operation = &reorderer{task: task, by: builder.values(&operation.By, schemas, program.OperationReorder)}
	}
	before := builder.readsKey
	builder.readsKey = false
	for i := range plan.Routes {
		builder.output(&plan.Routes[i], schemas, flushes)
	}
	if operation, is := plan.Operation.(*revision.Reorderer); is {
		for _, out := range task.outputs {
			out.reorder(operation.MaxTime)
		}
	}
	// The routes of a window run over its emissions, those of a correlator over pairs, those of a
	// generator over state, everything else over the input.
	switch {
	case window != nil:
		window.keySchema = builder.keyIf(builder.readsKey)
	case correlating != nil:
		correlating.keySchema = builder.keyIf(builder.readsKey)
	case generating != nil:
		generating.keySchema = builder.keyIf(builder.readsKey)
	default:
		before = before || builder.readsKey
	}
	work.keySchema = builder.keyIf(before)
	return task, builder.failure()
}

// correlator prepares a pairing of two sides.
func (b *builder) correlator(plan *revision.Correlator) *correlator {
	c := newCorrelator(b.task, plan, b.filter(&plan.Where, program.OperationCorrelate))
	if l, r := program.EqualityKeys(&plan.Where); l != nil {
		c.keys[left] = b.values(l, program.Schemas{Left: b.left}, program.OperationCorrelate)
		c.keys[right] = b.values(r, program.Schemas{Right: b.right}, program.OperationCorrelate)
	}
	for side, to := range [2]*uint32{plan.LeftTimeout, plan.RightTimeout} {
		if to != nil {
			target := b.env.Relays[*to]
			c.timeouts[side] = &timeout{to: target, sent: newEdge(b.env, b.planned.Identity, target.Name, true)}
		}
	}
	return c
}

// aggregateSchema is the shape of the AGGREGATE source.
func aggregateSchema(plan *revision.WindowProcessor) *revision.Schema {
	schema := &revision.Schema{}
	for i := range plan.Accumulators {
		accumulator := &plan.Accumulators[i]
		schema.Fields = append(schema.Fields, revision.Field{Name: fmt.Sprintf("aggregate_%d", i), Type: accumulator.Type})
	}
	return schema
}

// NewIngestor prepares an ingestor and its source, which does not run yet.
func NewIngestor(ctx context.Context, env *Environment, planned *revision.Node, plan *revision.Ingestor, hooks Hooks) (*Ingestor, error) {
	task := newTask(env, planned.Identity)
	external := &env.Revision.Codecs[plan.Codec]
	builder := &builder{env: env, task: task, planned: planned, input: env.Schema(external.Schema), evicted: hooks.Evicted}
	paced, _ := env.Clock.(*clock.Paced)
	work := &ingestor{
		task: task, plan: plan, paced: paced, codec: external,
		received: newEdge(env, planned.Identity, metric.None, false), failures: newIngestFailures(env, planned.Identity),
	}
	if _, local := plan.Source.(*revision.EndpointSource); !local {
		work.link = newConnection(env, planned.Identity)
	}
	task.work = work
	builder.headers = true
	if len(plan.Metadata) > 0 {
		builder.metadata = &revision.Schema{Fields: plan.Metadata}
	}
	work.filter = builder.filter(plan.Filter, program.OperationFilterWhere)
	for i := range plan.Routes {
		builder.output(&plan.Routes[i], program.Schemas{Input: builder.input, Metadata: builder.metadata}, clock.Wall{})
	}
	if err := work.compileDecoder(builder.input); err != nil {
		builder.fault(err)
	}
	work.positions, work.headers = builder.readsMetadata, builder.readsHeaders
	if err := builder.failure(); err != nil {
		return nil, err
	}
	source, err := openSource(ctx, env, planned.Identity, plan, work.headers)
	if err != nil {
		return nil, openingFailure(planned.Identity, err)
	}
	work.source = source
	return &Ingestor{Task: task, work: work}, nil
}

// compileDecoder compiles the codec and keeps the decoder.
func (n *ingestor) compileDecoder(schema *revision.Schema) error {
	decoder, err := format.Decoder(n.codec, schema, n.task.env.files())
	if err == nil {
		n.first, n.spare = decoder, append(n.spare, decoder)
	}
	return err
}

// soleRelay names the relay of an only input: what an emitter sends is told apart by it.
func soleRelay(env *Environment, inputs []revision.Input) string {
	if len(inputs) != 1 {
		return metric.None
	}
	return env.Relays[inputs[0].Relay].Name
}

// NewEmitter prepares an emitter and opens its sink.
func NewEmitter(ctx context.Context, env *Environment, planned *revision.Node, plan *revision.Emitter) (*Emitter, error) {
	task := newTask(env, planned.Identity)
	external := &env.Revision.Codecs[plan.Codec]
	output := env.Schema(external.Schema)
	builder := &builder{env: env, task: task, planned: planned, input: env.Schema(plan.Schema)}
	work := &emitter{
		task: task, plan: plan, width: len(output.Fields), buffer: flush.New(plan.Flush),
		sent: newEdge(env, planned.Identity, soleRelay(env, plan.Inputs), true), schema: columnar.ArrowSchema(output),
		link: newConnection(env, planned.Identity),
	}
	task.work, task.clock = work, clock.Wall{}
	builder.dependencies(plan.States)
	builder.inputs(plan.Inputs, plan.Detached, task.clock)
	schemas := program.Schemas{Input: builder.input, State: builder.state}
	work.construct = builder.construction(&plan.Construction, schemas, program.Output(output))
	work.failed = builder.errorRoute(&plan.OnError, metric.None, schemas, output, &plan.Flush)
	work.keepsInput, work.inputs = work.failed.send != nil, len(builder.input.Fields)
	encoder, err := format.Encoder(external, output, env.files())
	if err != nil {
		builder.fault(err)
	}
	work.encoder, work.format = encoder, format.Name(external)
	if err := builder.failure(); err != nil {
		return nil, err
	}
	sink, fault, err := openSink(ctx, env, planned.Identity.Name, plan)
	if err != nil {
		return nil, openingFailure(planned.Identity, err)
	}
	if work.sink = sink; fault != nil {
		work.unready(fault, 0, 0)
	}
	return &Emitter{Task: task, work: work}, nil
}

// builder collects the parts of one node and the first thing that goes wrong.
type builder struct {
	env     *Environment
	task    *Task
	planned *revision.Node
	input   *revision.Schema
	key     *revision.Schema
	// left and right are the rows of a correlator, which has no other input.
	left, right *revision.Schema
	// metadata describes the records' positions at the source; nil when the source has none.
	metadata *revision.Schema
	// state describes the materialized states; nil when there are none.
	state   *revision.Schema
	evicted evicted
	// readsKey is set by every program that reads the branch key, readsMetadata by those that read
	// METADATA.
	readsKey, readsMetadata bool
	// headers tells that rows come with headers; readsHeaders is set by programs that read them.
	headers, readsHeaders bool
	err                   error
}

// compiled is what the builder asks of a program.
type compiled interface {
	Reads(source revision.ColumnSource) bool
	ReadsHeaders() bool
}

// check notes the fault of a program, or what it reads.
func (b *builder) check(made compiled, err error) {
	if err != nil {
		b.fault(err)
		return
	}
	b.readsKey = b.readsKey || made.Reads(revision.ColumnSourceBranch)
	b.readsHeaders = b.readsHeaders || made.ReadsHeaders()
	b.readsMetadata = b.readsMetadata || made.Reads(revision.ColumnSourceMetadata)
}

// keyIf gives the branch schema when it is needed.
func (b *builder) keyIf(needed bool) *revision.Schema {
	if needed {
		return b.key
	}
	return nil
}

func (b *builder) fault(err error) {
	if b.err == nil && err != nil {
		b.err = buildFailure(stepProgram, b.planned.Identity, err)
	}
}

func (b *builder) failure() error { return b.err }

// inputs adds the consumed relays, whose collection runs on a clock.
func (b *builder) inputs(plans []revision.Input, detached bool, collects clock.Clock) {
	for i := range plans {
		source := b.env.Relays[plans[i].Relay]
		b.task.inputs = append(b.task.inputs, &input{
			relay:    source,
			consumer: &relay.Consumer{Inbox: relay.NewInbox(source.Capacity, b.task.notify), Attached: !detached},
			where:    b.filter(plans[i].Where, program.OperationSourceWhere),
			received: newEdge(b.env, b.planned.Identity, source.Name, false),
			collect:  newCollector(plans[i].Collect, collects),
		})
	}
}

func (b *builder) filter(plan *revision.Filter, operation program.Operation) *program.Filter {
	if plan == nil {
		return nil
	}
	made, err := b.library().CompileFilter(b.name(operation.String()), plan, program.Schemas{
		Input: b.input, Left: b.left, Right: b.right, Branch: b.key, Metadata: b.metadata, State: b.state,
	}, operation)
	b.check(made, err)
	return made
}

func (b *builder) values(plan *revision.Values, schemas program.Schemas, operation program.Operation) *program.Values {
	made, err := b.library().CompileValues(b.name(operation.String()), plan, schemas, operation)
	b.check(made, err)
	return made
}

func (b *builder) construction(plan *revision.Construction, schemas program.Schemas, target program.Target) *program.Construction {
	made, err := b.library().CompileConstruction(b.name("construction"), plan, schemas, target)
	b.check(made, err)
	return made
}

// name tells in failures which program of which node is meant.
func (b *builder) name(part string) string {
	return part + " of " + b.planned.Identity.Kind.String() + " '" + b.planned.Identity.Name + "'"
}

// output adds a route that is flushed on a clock.
func (b *builder) output(plan *revision.Route, schemas program.Schemas, flushes clock.Clock) {
	target := b.env.Relays[plan.Relay]
	shape := b.env.Schema(b.env.Revision.Relays[plan.Relay].Schema)
	out := &output{task: b.task, target: target, clock: flushes, evicted: b.evicted, sent: newEdge(b.env, b.planned.Identity, target.Name, true)}
	out.construct = b.construction(&plan.Construction, schemas, program.Output(shape))
	contract := b.env.Revision.Relays[plan.Relay].Branch
	out.unbranched = !contract.Branched
	if plan.Keys != nil {
		out.registry = b.env.Branches[contract.Branch]
		keys := program.Schemas{Input: schemas.Input, Output: shape, State: schemas.State}
		out.keys = b.construction(plan.Keys, keys, program.BranchKeys(b.env.branchSchema(contract)))
	}
	if plan.Flush != nil {
		out.buffer = flush.New(*plan.Flush)
	}
	out.failed = b.errorRoute(&plan.OnError, target.Name, schemas, shape, plan.Flush)
	b.task.outputs = append(b.task.outputs, out)
}

// errorRoute binds a message error policy. Its records are flushed on the domain clock; those of
// routes without a flush are sent at once.
func (b *builder) errorRoute(policy *revision.ErrorPolicy, target string, schemas program.Schemas, partial *revision.Schema, policyFlush *revision.Flush) *errorRoute {
	route := &errorRoute{task: b.task, policy: policy, target: target, count: newErrorCounter(b.env, b.planned.Identity, policy.Action)}
	if policy.Action != revision.ErrorActionSend {
		return route
	}
	destination := b.env.Relays[policy.Relay]
	shape := b.env.Schema(b.env.Revision.Relays[policy.Relay].Schema)
	nullable := nullableSchema(partial)
	route.send = &output{
		task: b.task, target: destination, clock: b.env.Clock, partial: nullable,
		sent: newEdge(b.env, b.planned.Identity, destination.Name, true),
	}
	route.send.construct = b.construction(policy.Construction, program.Schemas{
		Input: schemas.Input, Left: schemas.Left, Right: schemas.Right, Branch: schemas.Branch, State: schemas.State,
		Error: errorSchema, PartialOutput: nullable,
	}, program.Output(shape))
	if policyFlush != nil {
		route.send.buffer = flush.New(*policyFlush)
	}
	b.task.errors = append(b.task.errors, route.send)
	return route
}

// nullableSchema is the shape of an unfinished output.
func nullableSchema(schema *revision.Schema) *revision.Schema {
	copied := &revision.Schema{Fields: append([]revision.Field(nil), schema.Fields...)}
	for i := range copied.Fields {
		copied.Fields[i].Nullable = true
	}
	return copied
}

// schemaOf gives the Arrow form of a shape.
func schemaOf(schema *revision.Schema) *arrow.Schema { return columnar.ArrowSchema(schema) }
