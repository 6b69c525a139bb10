package arrowipc

import (
	"encoding/binary"
	"errors"

	"github.com/apache/arrow-go/v18/arrow"
)

// ErrMalformed is in the chain of every error of Decode.
var ErrMalformed = errors.New("malformed Arrow stream")

// fault says what is wrong with a stream. It holds no content of the stream.
type fault string

func malformed(text string) error { return fault(text) }

func (f fault) Error() string        { return ErrMalformed.Error() + ": " + string(f) }
func (f fault) Is(target error) bool { return target == ErrMalformed }

// Members of Arrow's MessageHeader union.
const (
	headerSchema      = 1
	headerRecordBatch = 3
)

// Decode reads the schema and the one record batch of a stream. Metadata of schema and fields is
// not kept. The record's memory is ordinary and independent of data; releasing it is allowed,
// never needed. Every error is ErrMalformed.
func Decode(data []byte) (arrow.RecordBatch, error) {
	header, body, rest, err := message(data, headerSchema)
	if err != nil {
		return nil, err
	}
	if len(body) != 0 {
		return nil, malformed("a schema has no body")
	}
	reader := schemaReader{left: maximumFields}
	schema, err := reader.schema(header)
	if err != nil {
		return nil, err
	}
	header, body, _, err = message(rest, headerRecordBatch)
	if err != nil {
		return nil, err
	}
	// The copy is aligned, whatever place the stream had in its frame.
	return record(header, append(make([]byte, 0, len(body)+8), body...), schema)
}

// message reads one encapsulated message: a marker, the size of the metadata, the metadata and
// the body. It gives the header table of the wanted kind.
func message(data []byte, kind int64) (header table, body, rest []byte, err error) {
	if len(data) < 8 || binary.LittleEndian.Uint32(data) != 0xffffffff {
		return table{}, nil, nil, malformed("message without a marker")
	}
	size := uint64(binary.LittleEndian.Uint32(data[4:]))
	if size < 4 || size > uint64(len(data)-8) {
		return table{}, nil, nil, malformed("metadata outside of the stream")
	}
	metadata, body := data[8:8+size], data[8+size:]
	at, err := follow(metadata, 0)
	if err != nil {
		return table{}, nil, nil, err
	}
	t, err := tableAt(metadata, at)
	if err != nil {
		return table{}, nil, nil, err
	}
	found, err := t.number(1, 1, 0)
	if err != nil {
		return table{}, nil, nil, err
	}
	if found != kind {
		return table{}, nil, nil, malformed("unexpected kind of message")
	}
	length, err := t.number(3, 8, 0)
	if err != nil {
		return table{}, nil, nil, err
	}
	if length < 0 || length > int64(len(body)) {
		return table{}, nil, nil, malformed("body outside of the stream")
	}
	header, err = t.child(2)
	return header, body[:length], body[length:], err
}
