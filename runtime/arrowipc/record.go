package arrowipc

import (
	"encoding/binary"
	"math"
	"unicode/utf8"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
	"github.com/apache/arrow-go/v18/arrow/memory"
)

// batch reads the columns of a RecordBatch table, in the order of the schema's fields.
type batch struct {
	metadata []byte
	body     []byte
	// nodes and buffers are the positions of the next FieldNode and Buffer, with their ends.
	nodes, nodesEnd     int
	buffers, buffersEnd int
}

// pairSize is the size of a FieldNode and of a Buffer: two 64-bit numbers.
const pairSize = 16

// record reads a RecordBatch table.
func record(t table, body []byte, schema *arrow.Schema) (arrow.RecordBatch, error) {
	rows, err := t.number(0, 8, 0)
	if err != nil {
		return nil, err
	}
	if rows < 0 || (rows > 0 && schema.NumFields() == 0) {
		return nil, malformed("rows without columns")
	}
	if compression, err := t.field(3, 4); err != nil || compression != 0 {
		return nil, malformed("compression is not accepted")
	}
	b := &batch{metadata: t.data, body: body}
	nodes, nodeCount, err := t.vector(1, pairSize)
	if err != nil {
		return nil, err
	}
	buffers, bufferCount, err := t.vector(2, pairSize)
	if err != nil {
		return nil, err
	}
	b.nodes, b.nodesEnd = nodes, nodes+nodeCount*pairSize
	b.buffers, b.buffersEnd = buffers, buffers+bufferCount*pairSize
	columns := make([]arrow.Array, schema.NumFields())
	for i, field := range schema.Fields() {
		data, err := b.column(field, rows)
		if err != nil {
			return nil, err
		}
		columns[i] = array.MakeFromData(data)
	}
	if b.nodes != b.nodesEnd || b.buffers != b.buffersEnd {
		return nil, malformed("more columns than the schema has")
	}
	return array.NewRecordBatch(schema, columns, rows), nil
}

// pair takes the next two numbers of a vector.
func (b *batch) pair(next *int, end int) (first, second int64, err error) {
	if *next+pairSize > end {
		return 0, 0, malformed("fewer columns than the schema has")
	}
	at := *next
	*next += pairSize
	return int64(binary.LittleEndian.Uint64(b.metadata[at:])), int64(binary.LittleEndian.Uint64(b.metadata[at+8:])), nil
}

// buffer takes the next buffer, which must hold at least the given number of bytes.
func (b *batch) buffer(least int64) ([]byte, error) {
	offset, length, err := b.pair(&b.buffers, b.buffersEnd)
	if err != nil {
		return nil, err
	}
	size := int64(len(b.body))
	if offset < 0 || length < 0 || offset > size || length > size-offset || offset%8 != 0 {
		return nil, malformed("buffer outside of the body")
	}
	if length < least {
		return nil, malformed("buffer shorter than its column")
	}
	return b.body[offset : offset+length], nil
}

// column reads a column with the given number of values.
func (b *batch) column(field arrow.Field, length int64) (*array.Data, error) {
	found, nulls, err := b.pair(&b.nodes, b.nodesEnd)
	if err != nil {
		return nil, err
	}
	if found != length || length < 0 || length > math.MaxInt32 || nulls < 0 || nulls > length {
		return nil, malformed("column of another length")
	}
	validity, err := b.validity(length, nulls)
	if err != nil {
		return nil, err
	}
	switch kind := field.Type.(type) {
	case *arrow.StringType:
		return b.texts(kind, validity, length, int(nulls))
	case *arrow.ListType:
		return b.lists(kind, validity, length, int(nulls))
	case *arrow.FixedSizeListType:
		if length > math.MaxInt32/int64(kind.Len()) {
			return nil, malformed("too many elements")
		}
		elements, err := b.column(kind.ElemField(), length*int64(kind.Len()))
		if err != nil {
			return nil, err
		}
		return array.NewData(kind, int(length), []*memory.Buffer{validity}, []arrow.ArrayData{elements}, int(nulls), 0), nil
	case arrow.FixedWidthDataType:
		values, err := b.buffer((length*int64(kind.BitWidth()) + 7) / 8)
		if err != nil {
			return nil, err
		}
		return array.NewData(kind, int(length), []*memory.Buffer{validity, memory.NewBufferBytes(values)}, nil, int(nulls), 0), nil
	}
	return nil, malformed("a column type is not accepted")
}

// validity reads the bitmap of a column; without nulls it may be empty.
func (b *batch) validity(length, nulls int64) (*memory.Buffer, error) {
	least := int64(0)
	if nulls > 0 {
		least = (length + 7) / 8
	}
	bits, err := b.buffer(least)
	if err != nil {
		return nil, err
	}
	if nulls == 0 {
		return nil, nil
	}
	if length-int64(bitutil.CountSetBits(bits, 0, int(length))) != nulls {
		return nil, malformed("wrong number of nulls")
	}
	return memory.NewBufferBytes(bits), nil
}

// offsets reads length+1 ascending offsets and gives the last one.
func (b *batch) offsets(length int64) ([]byte, int64, error) {
	if length == 0 {
		// A column without values may leave its only offset out.
		data, err := b.buffer(0)
		if err != nil || len(data) < 4 {
			return make([]byte, 4), 0, err
		}
		data = data[:4]
		if binary.LittleEndian.Uint32(data) != 0 {
			return nil, 0, malformed("offsets do not start at zero")
		}
		return data, 0, nil
	}
	data, err := b.buffer(4 * (length + 1))
	if err != nil {
		return nil, 0, err
	}
	last := uint32(0)
	for i := int64(0); i <= length; i++ {
		next := binary.LittleEndian.Uint32(data[4*i:])
		if next < last || next > math.MaxInt32 {
			return nil, 0, malformed("offsets do not ascend")
		}
		last = next
	}
	return data, int64(last), nil
}

func (b *batch) texts(kind arrow.DataType, validity *memory.Buffer, length int64, nulls int) (*array.Data, error) {
	offsets, end, err := b.offsets(length)
	if err != nil {
		return nil, err
	}
	values, err := b.buffer(end)
	if err != nil {
		return nil, err
	}
	for i := range length {
		start, stop := binary.LittleEndian.Uint32(offsets[4*i:]), binary.LittleEndian.Uint32(offsets[4*i+4:])
		if !utf8.Valid(values[start:stop]) {
			return nil, malformed("text is not UTF-8")
		}
	}
	buffers := []*memory.Buffer{validity, memory.NewBufferBytes(offsets), memory.NewBufferBytes(values)}
	return array.NewData(kind, int(length), buffers, nil, nulls, 0), nil
}

func (b *batch) lists(kind *arrow.ListType, validity *memory.Buffer, length int64, nulls int) (*array.Data, error) {
	offsets, end, err := b.offsets(length)
	if err != nil {
		return nil, err
	}
	elements, err := b.elements(kind.ElemField(), end)
	if err != nil {
		return nil, err
	}
	buffers := []*memory.Buffer{validity, memory.NewBufferBytes(offsets)}
	return array.NewData(kind, int(length), buffers, []arrow.ArrayData{elements}, nulls, 0), nil
}

// elements reads the element column of a list, which may hold more elements than are used.
func (b *batch) elements(field arrow.Field, least int64) (*array.Data, error) {
	if b.nodes+pairSize > b.nodesEnd {
		return nil, malformed("fewer columns than the schema has")
	}
	length := int64(binary.LittleEndian.Uint64(b.metadata[b.nodes:]))
	if length < least {
		return nil, malformed("fewer elements than the lists hold")
	}
	return b.column(field, length)
}
