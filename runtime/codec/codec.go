package codec

import (
	"bytes"

	"github.com/apache/arrow-go/v18/arrow"
)

// MaximumDepth bounds how deep the parts of a payload that no schema describes may nest.
const MaximumDepth = 128

// Decoder turns records of one format into columns. It belongs to one goroutine.
type Decoder interface {
	// Append decodes one record into one row. On a failure the batch is as it was before. The
	// payload is free after the return.
	Append(payload []byte) error
	// AppendLines decodes one record per line and gives the number of records, failed ones
	// included. Blank lines are no records. A failed record is reported with its index among the
	// records of the call and leaves no row. The body is free after the return.
	AppendLines(body []byte, onError func(record int, err error)) (records int)
	// Another gives a decoder of the same codec with an empty batch. What is compiled is shared.
	Another() Decoder
	// Rows is the number of decoded records that wait for Finish.
	Rows() int
	// Finish hands over the decoded columns in schema order and starts an empty batch.
	Finish() (columns []arrow.Array, rows int)
}

// Sequencer is a decoder of records that tell their ends, so that a file may hold one behind the
// other.
type Sequencer interface {
	// AppendFirst decodes the record at the start of a sequence like Decoder.Append, and gives its
	// size in bytes.
	AppendFirst(sequence []byte) (size int, err error)
}

// Encoder turns columns into records of one format. It belongs to one goroutine.
type Encoder interface {
	// Encode writes rows of columns in schema order: all rows, or the selected ones in their order
	// when selection is not nil. Record i is buffer[ends[i-1]:ends[i]]; a failed row has an empty
	// record and an entry in errors, whose Row is i. The results are valid until the next call.
	Encode(columns []arrow.Array, rows int, selection []int32) (buffer []byte, ends []int32, errors []RowError)
}

// RowError is the failure of one row; Row counts from 0 in what was given to the codec.
type RowError struct {
	Row int
	Err error
}

// Lines gives every line of a body that is not blank to a decoder's Append, as AppendLines wants it.
func Lines(to Decoder, body []byte, onError func(record int, err error)) (records int) {
	for line := range bytes.SplitSeq(body, []byte("\n")) {
		if len(bytes.Trim(line, " \t\r")) == 0 {
			continue
		}
		if err := to.Append(line); err != nil {
			onError(records, err)
		}
		records++
	}
	return records
}

// Sequence decodes a file of records: one behind the other if they tell their ends, else one per
// line that is not blank. Failures are reported as AppendLines does it; behind a failed record whose
// end is unknown nothing is read.
func Sequence(to Decoder, file []byte, onError func(record int, err error)) (records int) {
	sequencer, is := to.(Sequencer)
	if !is {
		return to.AppendLines(file, onError)
	}
	for len(file) > 0 {
		size, err := sequencer.AppendFirst(file)
		if err != nil {
			onError(records, err)
			return records + 1
		}
		file = file[size:]
		records++
	}
	return records
}
