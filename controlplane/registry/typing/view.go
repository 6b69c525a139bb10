package typing

import "nervix/generated/revision"

// reading is the outcome of looking up a field in a scope.
type reading uint8

const (
	found reading = iota
	unknown
	// uninitialized fields exist in the output, but no earlier step gave them a value.
	uninitialized
	// undeclared fields exist in the input, but the output does not declare them alike.
	undeclared
)

// View is one readable scope.
type View interface {
	read(name string) (*Column, reading)
	suggest(name string) string
}

// States gives the views of materialized states by relay name. The columns of all shapes stand one
// after the other in the source STATE.
func States(relays []string, shapes []*Shape) map[string]View {
	views, first := make(map[string]View, len(relays)), uint32(0)
	for i, relay := range relays {
		views[relay] = &rows{shape: shapes[i], source: revision.ColumnSourceState, first: first, prefix: "relay_state." + relay}
		first += uint32(len(shapes[i].Fields))
	}
	return views
}

// Rows gives a view of all columns of a row source; prefix starts the paths in errors.
func Rows(shape *Shape, source revision.ColumnSource, prefix string) View {
	return &rows{shape: shape, source: source, prefix: prefix}
}

type rows struct {
	shape  *Shape
	source revision.ColumnSource
	// first is the column of the source at which the shape starts.
	first  uint32
	prefix string
}

func (r *rows) read(name string) (*Column, reading) {
	index, ok := r.shape.Find(name)
	if !ok {
		return nil, unknown
	}
	read := column(r.shape, r.source, index, r.prefix)
	read.Index += r.first
	return read, found
}

func (r *rows) suggest(name string) string { return r.shape.Suggest(name) }

func column(shape *Shape, source revision.ColumnSource, index uint32, prefix string) *Column {
	field := &shape.Fields[index]
	return &Column{facts: facts{field.Facts}, Source: source, Index: index, Path: prefix + "." + field.Name}
}

// Output is a row under construction: which of its columns have a value so far.
type Output struct {
	// Shape is the shape of the finished row.
	Shape *Shape
	// Source is where programs read the row.
	Source revision.ColumnSource
	// Prefix starts the paths of its fields in errors.
	Prefix      string
	initialized []bool
}

// NewOutput starts an empty row.
func NewOutput(shape *Shape, source revision.ColumnSource, prefix string) *Output {
	return &Output{Shape: shape, Source: source, Prefix: prefix, initialized: make([]bool, len(shape.Fields))}
}

// Initialize records that the column has a value.
func (o *Output) Initialize(index uint32) { o.initialized[index] = true }

// Complete gives every remaining column a value: null, or what the node itself fills in.
func (o *Output) Complete() {
	for i := range o.initialized {
		o.initialized[i] = true
	}
}

// Initialized tells whether the column has a value.
func (o *Output) Initialized(index uint32) bool { return o.initialized[index] }

func (o *Output) read(name string) (*Column, reading) {
	index, ok := o.Shape.Find(name)
	switch {
	case !ok:
		return nil, unknown
	case !o.initialized[index]:
		return nil, uninitialized
	}
	return column(o.Shape, o.Source, index, o.Prefix), found
}

func (o *Output) suggest(name string) string { return o.Shape.Suggest(name) }

// Finished gives a view of the output after finalisation, where every column has a value.
func (o *Output) Finished() View { return Rows(o.Shape, o.Source, o.Prefix) }

// Working gives the working message: the output value of a field once it has one, before that
// the input value, if the output declares the field alike (expressions reference, section 8).
func Working(output *Output, input *Shape) View { return &working{output, input} }

type working struct {
	output *Output
	input  *Shape
}

func (w *working) read(name string) (*Column, reading) {
	target, declared := w.output.Shape.Find(name)
	if declared && w.output.initialized[target] {
		return w.output.read(name)
	}
	index, known := w.input.Find(name)
	switch {
	case !known && declared:
		return nil, uninitialized
	case !known:
		return nil, unknown
	case !declared || !Alike(&w.output.Shape.Fields[target], &w.input.Fields[index]):
		return nil, undeclared
	}
	return column(w.input, revision.ColumnSourceInput, index, "input"), found
}

func (w *working) suggest(name string) string {
	if near := w.input.Suggest(name); near != "" {
		return near
	}
	return w.output.Shape.Suggest(name)
}

// Generated gives what a node generated, except for fields of the output that have a value by now
// (expressions reference, section 8).
func Generated(output *Output, made *Shape) View { return &generated{output, made} }

type generated struct {
	output *Output
	made   *Shape
}

func (g *generated) read(name string) (*Column, reading) {
	target, declared := g.output.Shape.Find(name)
	if declared && g.output.initialized[target] {
		return g.output.read(name)
	}
	index, known := g.made.Find(name)
	switch {
	case known:
		return column(g.made, revision.ColumnSourceGenerated, index, "generated"), found
	case declared:
		return nil, uninitialized
	}
	return nil, unknown
}

func (g *generated) suggest(name string) string {
	if near := g.made.Suggest(name); near != "" {
		return near
	}
	return g.output.Shape.Suggest(name)
}

// Alike tells whether two fields have the identical type and nullability.
func Alike(a, b *Field) bool {
	return a.Type.Equal(&b.Type) && a.Nullable == b.Nullable
}
