package program

import (
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/header"
)

// Sources holds one T for each place that a program reads columns from.
type Sources[T any] struct {
	Input, Output, Branch, Aggregate, Metadata, Error, PartialOutput, Generated, Left, Right, State T
}

// Of gives the entry of a source.
func (s *Sources[T]) Of(source revision.ColumnSource) *T {
	switch source {
	case revision.ColumnSourceInput:
		return &s.Input
	case revision.ColumnSourceOutput:
		return &s.Output
	case revision.ColumnSourceBranch:
		return &s.Branch
	case revision.ColumnSourceAggregate:
		return &s.Aggregate
	case revision.ColumnSourceMetadata:
		return &s.Metadata
	case revision.ColumnSourceError:
		return &s.Error
	case revision.ColumnSourcePartialOutput:
		return &s.PartialOutput
	case revision.ColumnSourceGenerated:
		return &s.Generated
	case revision.ColumnSourceLeft:
		return &s.Left
	case revision.ColumnSourceRight:
		return &s.Right
	case revision.ColumnSourceState:
		return &s.State
	}
	return nil
}

// Schemas are the shapes of the sources that a program may read; nil where there is none.
type Schemas = Sources[*revision.Schema]

// Columns are the columns of the sources, as the Schemas of the program describe them. Columns of
// Input have Rows rows; any other column may have one row instead, which then stands for all.
type Columns = Sources[[]arrow.Array]

// Frame is one execution: the columns and what surrounds them.
type Frame struct {
	// Rows is the number of input rows.
	Rows int
	// Selection lists the rows that take part, ascending; nil means all. Other rows are neither
	// selected nor failed.
	Selection []int32
	// Now is the domain time in nanoseconds since the Unix epoch, one instant for all rows.
	Now int64
	// Headers are those of the source records; nil where none are read.
	Headers *header.Rows
	Columns
}

// Result is what an execution gives. It does not depend on the Machine.
type Result struct {
	// Columns are the computed columns of the selected rows: the output of a Construction, the
	// tuple of Values, none for a Filter.
	Columns []arrow.Array
	// Headers are the header writes of a Construction in order.
	Headers []Header
	// Selected lists the rows of the frame that passed, ascending; nil means that every row of
	// the frame passed.
	Selected []int32
	// Errors lists the rows that failed, ascending, each with its first error.
	Errors []RowError
	// Partial is the output at the end of evaluation of the rows in Errors, in their order: the
	// PARTIAL_OUTPUT of error routes. Every column is present; values may be null anywhere.
	Partial []arrow.Array
}

// Rows gives the number of rows that passed.
func (r *Result) Rows(frame *Frame) int {
	if r.Selected == nil {
		return frame.Rows
	}
	return len(r.Selected)
}

// Header is one header write: a name and a value for each selected row, never null.
type Header struct {
	Name, Value *array.String
}

// RowError is the first error of a row (expressions reference, section 7).
type RowError struct {
	// Row is the row of the frame.
	Row int32
	// Index is the position of the failed operation in its list, or -1.
	Index int32
	// Operation names the failed operation.
	Operation Operation
	// Failure says what went wrong, without any payload value. It is shared: read it only.
	Failure failure.Failure
	// Fields are the affected paths, the assignment target first. They are shared.
	Fields []string
}

// Code gives the structured error code: `validation` for a required field that ended up null,
// otherwise `evaluation`.
func (e *RowError) Code() string {
	if e.Operation == OperationFinalize {
		return "validation"
	}
	return "evaluation"
}

// Operation names an operation that can fail for a row (expressions reference, section 7).
type Operation uint8

// Operations of programs.
const (
	OperationSet Operation = iota
	OperationFinalize
	OperationSourceWhere
	OperationFilterWhere
	OperationRouteWhere
	OperationBranchSet
	OperationValues
	OperationInvoke
	OperationDeduplicate
	OperationReorder
	OperationWindow
	OperationCorrelate
)

var operationNames = [...]string{
	OperationSet:         "set",
	OperationFinalize:    "finalize",
	OperationSourceWhere: "source_where",
	OperationFilterWhere: "filter_where",
	OperationRouteWhere:  "route_where",
	OperationBranchSet:   "branch_set",
	OperationValues:      "values",
	OperationInvoke:      "invoke",
	OperationDeduplicate: "deduplicate",
	OperationReorder:     "reorder",
	OperationWindow:      "window",
	OperationCorrelate:   "correlate",
}

// String gives the name that error records carry.
func (o Operation) String() string { return operationNames[o] }

// reads tells whether the program loads a column of a source.
func (p *program) reads(source revision.ColumnSource) bool {
	return slices.ContainsFunc(p.columns, func(c column) bool { return c.source == source })
}

// Reads tells whether the predicate needs the columns of a source.
func (p *Filter) Reads(source revision.ColumnSource) bool { return p.program.reads(source) }

// Reads tells whether the values need the columns of a source.
func (p *Values) Reads(source revision.ColumnSource) bool { return p.program.reads(source) }

// Reads tells whether the construction needs the columns of a source.
func (p *Construction) Reads(source revision.ColumnSource) bool { return p.program.reads(source) }

// ReadsHeaders tells whether the predicate needs the headers of the frame.
func (p *Filter) ReadsHeaders() bool { return p.program.headers }

// ReadsHeaders tells whether the values need the headers of the frame.
func (p *Values) ReadsHeaders() bool { return p.program.headers }

// ReadsHeaders tells whether the construction needs the headers of the frame.
func (p *Construction) ReadsHeaders() bool { return p.program.headers }
