package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/model"
	"nervix/generated/revision"
	"nervix/generated/shape"
)

// Models finds the models of one domain.
type Models interface {
	// Find gives the model of a key.
	Find(model.Key) (model.Model, bool)
}

// Contract is a resolved model. It is sealed; its variants are *Static, *Ingestor, *Processor,
// *Generator, *Correlator and *Emitter.
type Contract interface{ isContract() }

// Static is the contract of a model that executes nothing of its own.
type Static struct{}

// Ingestor is the contract of a source.
type Ingestor struct {
	Model *model.Ingestor
	// Codec decodes payloads; nil for client ingestors.
	Codec *Codec
	// Rows is the shape of the decoded or submitted rows.
	Rows *typing.Shape
	// Metadata is the shape of the source metadata; nil when the source has none.
	Metadata *typing.Shape
	// Timestamp is the column of the event time; nil for the arrival time.
	Timestamp *uint32
	// Filter is nil without FILTER WHERE.
	Filter typing.Expression
	Routes []Route
}

// Processor is the contract of a processor with one input list, or of a reingestor.
type Processor struct {
	Detached bool
	Inputs   []Input
	// Collect is nil without COLLECT.
	Collect *model.Collect
	Filter  typing.Expression
	// Branch is the branch of all inputs, and of all outputs but those of a reingestor; nil for
	// UNBRANCHED.
	Branch *Branch
	States []State
	// Operation is what happens between filter and routes.
	Operation Operation
	Routes    []Route
}

// Operation is what a processor does; its variants are *Junction, *Reingest, *Deduplicator,
// *Reorderer, *Window, *Inference and *Guest.
type Operation interface{ isOperation() }

// Junction passes every row.
type Junction struct{}

// Reingest passes every row to the branch that its route builds; a route without a key construction
// keeps the key, or drops it when its relay has no branch.
type Reingest struct{}

// Deduplicator drops rows whose key was seen.
type Deduplicator struct {
	Keys []typing.Expression
	// MaxTime is how long a key is remembered, in nanoseconds.
	MaxTime int64
}

// Reorderer sorts rows.
type Reorderer struct {
	By []typing.Expression
	// MaxTime is how long a row may wait, in nanoseconds.
	MaxTime int64
}

// Window aggregates rows; its aggregates stand in the constructions of the routes.
type Window struct {
	Width, Step model.WindowBound
}

// Inference runs a model over rows.
type Inference struct {
	Model *model.Inferencer
	// Values are the values of the input tensors in order.
	Values []typing.Expression
	// Generated is the shape of what the model makes.
	Generated *typing.Shape
}

// Guest runs a module over rows.
type Guest struct {
	Model *model.WASMProcessor
}

// Generator is the contract of a source of rows from materialized state.
type Generator struct {
	State *Relay
	// Interval is the time between rounds, in nanoseconds.
	Interval int64
	// Branch is that of the state and of all outputs; nil for UNBRANCHED.
	Branch *Branch
	Routes []Route
}

// Correlator is the contract of a pairing of two sides.
type Correlator struct {
	Detached    bool
	Left, Right Side
	Where       typing.Expression
	Match       model.MatchOrder
	// MaxTime is how long a row waits for a partner, in nanoseconds.
	MaxTime int64
	Branch  *Branch
	States  []State
	Routes  []Route
}

// Side is one side of a correlator.
type Side struct {
	Inputs  []Input
	Collect *model.Collect
	Shape   *typing.Shape
	// Timeout takes the rows without partner; nil drops them.
	Timeout *Relay
}

// Emitter is the contract of a sink.
type Emitter struct {
	Model  *model.Emitter
	Inputs []Input
	// Codec encodes the payloads; nil for row sinks, TO CLIENT and WITHOUT BODY.
	Codec *Codec
	// Construction builds the payload rows. Without a payload (row sinks, WITHOUT BODY) its output
	// is nil and only predicate and headers remain.
	Construction Construction
	// States are the materialized dependencies.
	States []State
	// Columns are the values of a row sink in written order.
	Columns []Column
	// Method and Path are present for TO HTTP.
	Method, Path typing.Expression
	// Group is the message group of a FIFO queue; nil without an expression.
	Group   typing.Expression
	OnError ErrorPolicy
}

// Column is one column of a row sink.
type Column struct {
	Name  string
	Value typing.Expression
}

// Input is one consumed relay.
type Input struct {
	Relay *Relay
	// Where is nil without a source predicate.
	Where typing.Expression
}

// Route is one ordered output.
type Route struct {
	Relay        *Relay
	Construction Construction
	// Keys builds the columns of the branch key; nil unless the route starts a branch.
	Keys *Construction
	// Flush is nil for window and WASM processors.
	Flush   model.Flush
	OnError ErrorPolicy
}

// Construction builds the rows of a shape.
type Construction struct {
	// Output is the shape of the finished rows.
	Output *typing.Shape
	// Steps run in order.
	Steps []Step
	// Where is nil without a route predicate.
	Where typing.Expression
	// Headers are written in order.
	Headers []Header
}

// Step gives one output column a value: that of an input column, or that of an expression.
type Step struct {
	Output uint32
	// Input is the inherited column when Value is nil.
	Input uint32
	Value typing.Expression
	// Target names the assigned field in errors, such as output.total.
	Target string
}

// Header is one header write.
type Header struct {
	Name, Value typing.Expression
}

// ErrorPolicy is what happens to failed rows.
type ErrorPolicy struct {
	Policy model.MessageError
	// Relay and Construction are present for SEND TO.
	Relay        *Relay
	Construction *Construction
}

// Relay is a resolved relay.
type Relay struct {
	Model *model.Relay
	Shape *typing.Shape
}

// Branch is a resolved branch; its shape is that of the key.
type Branch struct {
	Model *model.Branch
	Shape *typing.Shape
}

func (*Static) isContract()     {}
func (*Ingestor) isContract()   {}
func (*Processor) isContract()  {}
func (*Generator) isContract()  {}
func (*Correlator) isContract() {}
func (*Emitter) isContract()    {}

func (*Junction) isOperation()     {}
func (*Deduplicator) isOperation() {}
func (*Window) isOperation()       {}
func (*Reingest) isOperation()     {}
func (*Reorderer) isOperation()    {}
func (*Inference) isOperation()    {}
func (*Guest) isOperation()        {}

// Resolve checks every rule of one model that does not compare it with its siblings, records the
// violations and gives the contract; it is nil when there are violations or when a referenced
// model is missing, which the caller reports (it knows who dropped what).
func Resolve(m model.Model, models Models, report *violation.Report) Contract {
	r := &resolver{models: models, report: report}
	before := report.Count()
	resolved := model.VisitModel[Contract](m, r)
	if r.incomplete || report.Count() > before {
		return nil
	}
	return resolved
}

// resolver resolves one model.
type resolver struct {
	models Models
	report *violation.Report
	// incomplete is set when a reference leads nowhere.
	incomplete bool
}

// lookup finds a referenced model of the type that belongs to its kind.
func lookup[M model.Model](r *resolver, kind model.Kind, name string) (M, bool) {
	found, ok := r.models.Find(model.Key{Kind: kind, Name: name})
	typed, fits := found.(M)
	if !ok || !fits {
		r.incomplete = true
		var none M
		return none, false
	}
	return typed, true
}

// schema resolves a schema; nil when it is missing.
func (r *resolver) schema(name string) *typing.Shape {
	schema, ok := lookup[*model.Schema](r, model.KindSchema, name)
	if !ok {
		return nil
	}
	return SchemaShape(schema)
}

// SchemaShape gives the columns of a schema.
func SchemaShape(schema *model.Schema) *typing.Shape {
	fields := make([]typing.Field, len(schema.Fields))
	for i, field := range schema.Fields {
		fields[i] = typing.Field{Name: field.Name, Facts: typing.Facts{
			Type: field.Type, Nullable: field.Optional, Sensitive: field.Sensitive,
		}}
	}
	return typing.NewShape("schema '"+schema.Name+"'", fields)
}

// relay resolves a relay; nil when it or its schema is missing.
func (r *resolver) relay(name string) *Relay {
	relay, ok := lookup[*model.Relay](r, model.KindRelay, name)
	if !ok {
		return nil
	}
	shape := r.schema(relay.Schema)
	if shape == nil {
		return nil
	}
	return &Relay{Model: relay, Shape: shape}
}

// branch resolves a branch choice; nil for UNBRANCHED or when something is missing.
func (r *resolver) branch(choice model.Branching) *Branch {
	if choice.Branch == "" {
		return nil
	}
	branch, ok := lookup[*model.Branch](r, model.KindBranch, choice.Branch)
	if !ok {
		return nil
	}
	shape := r.schema(branch.Schema)
	if shape == nil {
		return nil
	}
	return &Branch{Model: branch, Shape: shape}
}

// errorShape is the structured error that error routes read.
var errorShape = fixed("the structured error", shape.ErrorRecord())

// fixed gives the view of a shape that the language fixes.
func fixed(name string, schema *revision.Schema) *typing.Shape {
	s := &typing.Shape{Name: name}
	for _, field := range schema.Fields {
		s.Fields = append(s.Fields, typing.Field{Name: field.Name, Facts: typing.Facts{Type: field.Type, Nullable: field.Nullable}})
	}
	return s
}

func at(path, field string, i int) string { return path + field + "[" + itoa(i) + "]" }
