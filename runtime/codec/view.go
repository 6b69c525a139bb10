package codec

import (
	"encoding/binary"
	"math"
	"unsafe"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/bitutil"

	"nervix/generated/datatype"
	"nervix/runtime/columnar"
)

// View reads one Arrow column, or the elements of a collection, by row. It borrows the column and
// is valid as long as that is.
type View struct {
	// Kind is that of the type.
	Kind datatype.Kind
	// Items reads the elements of a collection; nil for scalars.
	Items *View

	length   int // elements of an ARRAY
	values   []byte
	offsets  []int32
	validity []byte // nil when no row is null
	offset   int    // of row 0 in values, offsets and validity
}

// NewView prepares to read columns of a type.
func NewView(t *datatype.Type) *View {
	v := &View{Kind: t.Kind, length: int(t.Length)}
	if t.Element != nil {
		v.Items = NewView(t.Element)
	}
	return v
}

// Read starts to read a column of the type.
func (v *View) Read(from arrow.Array) {
	v.validity = nil
	if columnar.HasNulls(from) {
		v.validity = from.Data().Buffers()[0].Bytes()
	}
	v.read(from.Data())
}

func (v *View) read(data arrow.ArrayData) {
	v.offset, v.values, v.offsets = data.Offset(), nil, nil
	buffers := data.Buffers()
	switch v.Kind {
	case datatype.KindArray:
		v.Items.read(data.Children()[0])
	case datatype.KindVec:
		v.readOffsets(data)
		v.Items.read(data.Children()[0])
	case datatype.KindString:
		v.readOffsets(data)
		if buffers[2] != nil {
			v.values = buffers[2].Bytes()
		}
	default:
		if buffers[1] != nil {
			v.values = buffers[1].Bytes()
		}
	}
}

func (v *View) readOffsets(data arrow.ArrayData) {
	if data.Len() > 0 {
		v.offsets = arrow.GetData[int32](data.Buffers()[1].Bytes())
	}
}

// Release forgets the column.
func (v *View) Release() {
	v.values, v.offsets, v.validity = nil, nil, nil
	if v.Items != nil {
		v.Items.Release()
	}
}

// Null tells whether a row is null. Elements of collections never are.
func (v *View) Null(row int) bool {
	return v.validity != nil && !bitutil.BitIsSet(v.validity, v.offset+row)
}

// Span gives the rows of Items that a collection consists of.
func (v *View) Span(row int) (from, to int) {
	row += v.offset
	if v.Kind == datatype.KindArray {
		return row * v.length, (row + 1) * v.length
	}
	return int(v.offsets[row]), int(v.offsets[row+1])
}

// Text gives a STRING, which borrows the column.
func (v *View) Text(row int) string {
	row += v.offset
	text := v.values[v.offsets[row]:v.offsets[row+1]]
	return unsafe.String(unsafe.SliceData(text), len(text))
}

// Bool gives a BOOL.
func (v *View) Bool(row int) bool { return bitutil.BitIsSet(v.values, v.offset+row) }

// Bits64 gives the bits of a value of eight bytes.
func (v *View) Bits64(row int) uint64 {
	return binary.NativeEndian.Uint64(v.values[(v.offset+row)*8:])
}

// Bits32 gives the bits of a value of four bytes.
func (v *View) Bits32(row int) uint32 {
	return binary.NativeEndian.Uint32(v.values[(v.offset+row)*4:])
}

// Bits16 gives the bits of a value of two bytes.
func (v *View) Bits16(row int) uint16 {
	return binary.NativeEndian.Uint16(v.values[(v.offset+row)*2:])
}

// Bits8 gives the bits of a value of one byte.
func (v *View) Bits8(row int) uint8 { return v.values[v.offset+row] }

// Integer gives the value of an integer: its magnitude, and whether it is below zero.
func (v *View) Integer(row int) (magnitude uint64, negative bool) {
	value := int64(0)
	switch v.Kind {
	case datatype.KindU64:
		return v.Bits64(row), false
	case datatype.KindU32:
		return uint64(v.Bits32(row)), false
	case datatype.KindU16:
		return uint64(v.Bits16(row)), false
	case datatype.KindU8:
		return uint64(v.Bits8(row)), false
	case datatype.KindI64:
		value = int64(v.Bits64(row))
	case datatype.KindI32:
		value = int64(int32(v.Bits32(row)))
	case datatype.KindI16:
		value = int64(int16(v.Bits16(row)))
	case datatype.KindI8:
		value = int64(int8(v.Bits8(row)))
	}
	if value < 0 {
		return -uint64(value), true
	}
	return uint64(value), false
}

// Double gives the value of an F64.
func (v *View) Double(row int) float64 { return math.Float64frombits(v.Bits64(row)) }

// Single gives the value of an F32.
func (v *View) Single(row int) float32 { return math.Float32frombits(v.Bits32(row)) }
