package codec

import (
	"iter"
	"math"

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
