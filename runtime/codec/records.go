package codec

import (
	"iter"
	"math"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
)

// MaximumEncoded bounds the bytes of one call of Encode: ends have 32 bits.
const MaximumEncoded = math.MaxInt32

// Records is the output of an encoder, reused from call to call. An encoder appends the bytes of a
// row to Buffer and ends it.
type Records struct {
	Buffer []byte
	Ends   []int32
	Errors []RowError
}

// Begin forgets the records of the call before.
func (r *Records) Begin() { r.Buffer, r.Ends, r.Errors = r.Buffer[:0], r.Ends[:0], r.Errors[:0] }

// End completes a record that starts at an index of to, which continues Buffer; a failed one leaves
// no bytes.
func (r *Records) End(start int, to []byte, err error) {
	if err == nil && len(to) > MaximumEncoded {
		err = &failure.PayloadTooLarge{Limit: MaximumEncoded}
	}
	if err != nil {
		r.Errors = append(r.Errors, RowError{Row: len(r.Ends), Err: err})
		to = to[:start]
	}
	r.Buffer = to
	r.Ends = append(r.Ends, int32(len(to)))
}

// Write is an Encode whose views read the columns in order and whose record appends one row. It
// suits formats that cost more than a call for every row.
func (r *Records) Write(
	views []*View, columns []arrow.Array, rows int, selection []int32, record func(to []byte, row int) ([]byte, error),
) (buffer []byte, ends []int32, errors []RowError) {
	for i, view := range views {
		view.Read(columns[i])
	}
	r.Begin()
	for row := range Rows(rows, selection) {
		start := len(r.Buffer)
		to, err := record(r.Buffer, row)
		r.End(start, to, err)
	}
	for _, view := range views {
		view.Release()
	}
	return r.Buffer, r.Ends, r.Errors
}

// Rows gives the rows that a call of Encode writes.
func Rows(rows int, selection []int32) iter.Seq[int] {
	return func(yield func(int) bool) {
		if selection == nil {
			for row := range rows {
				if !yield(row) {
					return
				}
			}
			return
		}
		for _, row := range selection {
			if !yield(int(row)) {
				return
			}
		}
	}
}
