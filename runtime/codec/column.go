package codec

import (
	"encoding/binary"
	"math"
	"strconv"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/bitutil"

	"nervix/generated/datatype"
	"nervix/runtime/columnar"
)

const (
	// MaximumText bounds the text of one STRING column of one batch, in bytes: offsets have 32 bits.
	MaximumText = math.MaxInt32
	// MaximumElements bounds the elements of one column of collections of one batch.
	MaximumElements = math.MaxInt32
)

// Column is one column under construction, or the elements of a collection. Decoders write the
// value of the current row into the buffers that its kind uses: Values (fixed width, or one bit for
// BOOL), Text and Offsets, or Items.
type Column struct {
	Kind    datatype.Kind
	Values  []byte
	Offsets []int32 // Offsets[row+1] is the end of the current row's text or elements
	Text    []byte
	Items   *Column // the elements of an ARRAY or VEC

	elements *columnar.Shape // of Items
	validity []byte          // nil until the first null; a set bit is a value
	width    int             // bytes of one value in Values; 0 for BOOL, STRING and collections
	length   int             // elements of an ARRAY
	expected int             // bytes of text, or elements of Items, in the batch before
	dataType arrow.DataType

	// count and capacity are the elements that Items has, and has room for.
	count, capacity int
}

func newColumn(t *datatype.Type) Column {
	c := Column{
		Kind: t.Kind, width: columnar.Width(t.Kind), length: int(t.Length), dataType: columnar.ArrowType(*t),
	}
	if t.Element != nil {
		items := newColumn(t.Element)
		c.Items, c.elements = &items, columnar.NewShape([]arrow.DataType{items.dataType})
	}
	return c
}

// another makes an empty column of the same type.
func (c *Column) another() Column {
	made := Column{Kind: c.Kind, width: c.width, length: c.length, dataType: c.dataType}
	if c.Items != nil {
		items := c.Items.another()
		made.Items, made.elements = &items, c.elements
	}
	return made
}

// offsetted tells whether rows have ends.
func (c *Column) offsetted() bool {
	return c.Kind == datatype.KindString || c.Kind == datatype.KindVec
}

// SetBool writes a BOOL.
func (c *Column) SetBool(row int, value bool) { bitutil.SetBitTo(c.Values, row, value) }

// Set8 writes the bits of a value of one byte.
func (c *Column) Set8(row int, bits uint8) { c.Values[row] = bits }

// Set16 writes the bits of a value of two bytes.
func (c *Column) Set16(row int, bits uint16) { binary.NativeEndian.PutUint16(c.Values[row*2:], bits) }

// Set32 writes the bits of a value of four bytes.
func (c *Column) Set32(row int, bits uint32) { binary.NativeEndian.PutUint32(c.Values[row*4:], bits) }

// Set64 writes the bits of a value of eight bytes.
func (c *Column) Set64(row int, bits uint64) { binary.NativeEndian.PutUint64(c.Values[row*8:], bits) }

// SetInteger writes an integer, and reports false when its kind cannot hold it. Negative tells that
// the value is the magnitude below zero.
func (c *Column) SetInteger(row int, magnitude uint64, negative bool) bool {
	limit, bits := limits[c.Kind].positive, magnitude
	if negative {
		limit, bits = limits[c.Kind].negative, -magnitude
	}
	if magnitude > limit {
		return false
	}
	switch c.Kind {
	case datatype.KindU64, datatype.KindI64:
		c.Set64(row, bits)
	case datatype.KindU32, datatype.KindI32:
		c.Set32(row, uint32(bits))
	case datatype.KindU16, datatype.KindI16:
		c.Set16(row, uint16(bits))
	default:
		c.Set8(row, uint8(bits))
	}
	return true
}

// limits are the magnitudes that an integer kind can hold; index is the kind.
var limits = [...]struct{ positive, negative uint64 }{
	datatype.KindU8:  {math.MaxUint8, 0},
	datatype.KindI8:  {math.MaxInt8, 1 << 7},
	datatype.KindU16: {math.MaxUint16, 0},
	datatype.KindI16: {math.MaxInt16, 1 << 15},
	datatype.KindU32: {math.MaxUint32, 0},
	datatype.KindI32: {math.MaxInt32, 1 << 31},
	datatype.KindU64: {math.MaxUint64, 0},
	datatype.KindI64: {math.MaxInt64, 1 << 63},
}

// EndText completes a STRING whose bytes were appended to Text. It reports false when the column
// has no room for it in this batch.
func (c *Column) EndText(row int) bool {
	if len(c.Text) > MaximumText {
		return false
	}
	c.Offsets[row+1] = int32(len(c.Text))
	return true
}

// Element makes room for the next element of the collection that is being written, and gives its
// index in Items. It reports false when the column has no room for it in this batch.
func (c *Column) Element() (index int, ok bool) {
	items := c.Items
	if items.count == items.capacity {
		if items.count == MaximumElements {
			return 0, false
		}
		items.growItems(c.expected)
	}
	items.count++
	return items.count - 1, true
}

// EndItems completes a collection. It reports false when an ARRAY has another number of elements
// than its type.
func (c *Column) EndItems(row int) bool {
	if c.Kind == datatype.KindArray {
		return c.Items.count == (row+1)*c.length
	}
	c.Offsets[row+1] = int32(c.Items.count)
	return true
}

// Expected describes what the column holds, for failures.
func (c *Column) Expected() string {
	if c.Kind == datatype.KindArray {
		return "ARRAY of " + strconv.Itoa(c.length) + " elements"
	}
	return c.Kind.String()
}

// growItems doubles the room of a column of elements.
func (c *Column) growItems(expected int) {
	next := min(max(minimumCapacity, c.capacity*2, (expected+7)&^7), MaximumElements)
	if c.offsetted() {
		offsets := make([]int32, next+1)
		copy(offsets, c.Offsets)
		c.Offsets = offsets
	} else if c.Kind != datatype.KindArray {
		values := make([]byte, c.bytes(next))
		copy(values, c.Values)
		c.Values = values
	}
	c.capacity = next
}

// truncate gives up what was written behind a number of complete rows.
func (c *Column) truncate(rows int) {
	switch c.Kind {
	case datatype.KindString:
		c.Text = c.Text[:c.Offsets[rows]]
	case datatype.KindVec:
		c.Items.keep(int(c.Offsets[rows]))
	case datatype.KindArray:
		c.Items.keep(rows * c.length)
	default:
	}
}

// keep drops the elements from an index on.
func (c *Column) keep(count int) {
	if count < c.count {
		c.count = count
		c.truncate(count)
	}
}

// zero writes the value below a null, so that equal batches have equal bytes. It reports false when
// the column has no room for the elements of an ARRAY.
func (c *Column) zero(row int) bool {
	switch c.Kind {
	case datatype.KindString:
		c.Offsets[row+1] = int32(len(c.Text))
	case datatype.KindVec:
		c.Offsets[row+1] = int32(c.Items.count)
	case datatype.KindArray:
		for range c.length {
			index, ok := c.Element()
			if !ok || !c.Items.zero(index) {
				return false
			}
		}
	case datatype.KindBool:
		bitutil.ClearBit(c.Values, row)
	default:
		clear(c.Values[row*c.width : (row+1)*c.width])
	}
	return true
}

// bytes is the size of Values for a number of rows.
func (c *Column) bytes(rows int) int {
	if c.Kind == datatype.KindBool {
		return int(bitutil.BytesForBits(int64(rows)))
	}
	return rows * c.width
}

// finish makes a column of a set of the buffers and forgets them.
func (c *Column) finish(set *columnar.Set, i, rows int) {
	validity := c.validity
	if validity != nil {
		validity = validity[:bitutil.BytesForBits(int64(rows))]
	}
	switch c.Kind {
	case datatype.KindString:
		set.Put(i, validity, nil, arrow.GetBytes(c.Offsets[:rows+1]), c.Text)
		c.expected = len(c.Text)
	case datatype.KindVec:
		set.Put(i, validity, c.finishItems(), arrow.GetBytes(c.Offsets[:rows+1]))
	case datatype.KindArray:
		set.Put(i, validity, c.finishItems())
	default:
		set.Put(i, validity, nil, c.Values[:c.bytes(rows)])
	}
	c.validity, c.Values, c.Offsets, c.Text = nil, nil, nil, nil
}

// finishItems makes a column of the elements of a collection.
func (c *Column) finishItems() arrow.ArrayData {
	items := c.Items
	if items.capacity == 0 {
		items.growItems(0)
	}
	c.expected = items.count
	set := c.elements.Make(items.count)
	items.finish(&set, 0, items.count)
	items.count, items.capacity = 0, 0
	return set.Columns[0].Data()
}
