package program

import (
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/bitutil"

	"nervix/generated/datatype"
	"nervix/runtime/columnar"
)

// vector is a column, or a single value that stands for every row, while a program runs.
//
// Its slices are views: of an input column, of a constant, of another such view, or of its own
// scratch memory. They are never views of another vector's scratch memory, so that giving the
// scratch away (see array) cannot be noticed elsewhere.
type vector struct {
	kind datatype.Kind
	// rows is the length, 1 for a constant.
	rows     int
	constant bool
	valid    []byte
	// values are fixed-width values, or bits for BOOL.
	values []byte
	// offsets delimit the rows in text; the first one need not be 0.
	offsets []int32
	text    []byte
	// column is the Arrow form once it exists; collections have only this and valid.
	column arrow.Array
	// textPerRow is the size per row of the text that was last given away.
	textPerRow int
	// scratch is the memory that the vector owns and reuses.
	scratch struct {
		valid, values, text []byte
		offsets             []int32
	}
}

// reset makes the vector an empty one of the kind that keeps its scratch memory.
func (v *vector) reset(kind datatype.Kind, rows int, constant bool) {
	v.kind, v.rows, v.constant = kind, rows, constant
	v.valid, v.values, v.offsets, v.text, v.column = nil, nil, nil, nil, nil
}

// shareValid takes over the validity of another vector of the same length.
func (v *vector) shareValid(from *vector) {
	v.valid = from.valid
	if same(from.valid, from.scratch.valid) {
		copy(v.ownValid(), from.valid)
	}
}

// same tells whether two slices are views of the same memory.
func same[T any](a, b []T) bool { return len(a) > 0 && len(b) > 0 && &a[0] == &b[0] }

func grow[T any](slice []T, length int) []T {
	if cap(slice) < length {
		// Whole words leave room for kernels that write 64 rows of a bitmap at once.
		return make([]T, length, (length+63)&^63)
	}
	return slice[:length]
}

// ownValues points values at scratch memory of the given size with undefined content.
func (v *vector) ownValues(size int) []byte {
	v.scratch.values = grow(v.scratch.values, size)
	v.values = v.scratch.values
	return v.values
}

// ownBits is ownValues for a BOOL vector.
func (v *vector) ownBits() []byte { return v.ownValues(bitmapBytes(v.rows)) }

// ownValid points valid at scratch memory with undefined content.
func (v *vector) ownValid() []byte {
	v.scratch.valid = grow(v.scratch.valid, bitmapBytes(v.rows))
	v.valid = v.scratch.valid
	return v.valid
}

// ownOffsets points offsets at scratch memory with undefined content.
func (v *vector) ownOffsets() []int32 {
	v.scratch.offsets = grow(v.scratch.offsets, v.rows+1)
	v.offsets = v.scratch.offsets
	return v.offsets
}

// invalidate makes one row null.
func (v *vector) invalidate(row int) {
	if v.valid == nil {
		fillBits(v.ownValid(), true)
	} else if !same(v.valid, v.scratch.valid) {
		shared := v.valid
		copy(v.ownValid(), shared)
	}
	clearBit(v.valid, row)
}

func (v *vector) isNull(row int) bool {
	if v.constant {
		row = 0
	}
	return v.valid != nil && !bitAt(v.valid, row)
}

// nulls counts the null rows; a constant has one or none.
func (v *vector) nulls() int {
	if v.valid == nil {
		return 0
	}
	return v.rows - countBits(v.valid, v.rows)
}

// isTrue tells whether a BOOL row is true and not null.
func (v *vector) isTrue(row int) bool {
	if v.constant {
		row = 0
	}
	return bitAt(v.values, row) && !v.isNull(row)
}

// textAt gives the text of a row; the row of a constant is always 0.
func (v *vector) textAt(row int) []byte { return v.text[v.offsets[row]:v.offsets[row+1]] }

// step is 0 for a constant and 1 for a column: row*step indexes both.
func (v *vector) step() int {
	if v.constant {
		return 0
	}
	return 1
}

// load makes the vector a view of an Arrow column.
func (v *vector) load(column arrow.Array, kind datatype.Kind, constant bool) {
	v.reset(kind, column.Len(), constant)
	v.column = column
	data := column.Data()
	if columnar.HasNulls(column) {
		v.valid = v.viewBits(column.NullBitmapBytes(), data.Offset())
	}
	if v.rows == 0 || !columnar.IsScalar(kind) {
		return
	}
	values := data.Buffers()[1].Bytes()
	switch kind {
	case datatype.KindBool:
		v.values = v.viewBits(values, data.Offset())
	case datatype.KindString:
		v.offsets = arrow.GetData[int32](values)[data.Offset() : data.Offset()+v.rows+1]
		if data.Buffers()[2] != nil {
			v.text = data.Buffers()[2].Bytes()
		}
	default:
		width := columnar.Width(kind)
		v.values = values[data.Offset()*width : (data.Offset()+v.rows)*width]
	}
}

// viewBits gives the bits from an offset on: in place when a byte starts there, else a copy. The
// copy is fresh memory and not scratch, because others may view it.
func (v *vector) viewBits(bitmap []byte, offset int) []byte {
	if offset&7 == 0 {
		return bitmap[offset>>3:][:bitmapBytes(v.rows)]
	}
	copied := make([]byte, bitmapBytes(v.rows))
	bitutil.CopyBitmap(bitmap, offset, v.rows, copied, 0)
	return copied
}

// array gives the vector as an Arrow column of the type with the given number of rows. Computed
// vectors give their scratch memory away, unless much of it would lie idle; they may still be read.
func (v *vector) array(dataType arrow.DataType, rows int) arrow.Array {
	if v.constant {
		return v.repeat(dataType, rows)
	}
	if v.column == nil {
		v.give()
		v.column = v.assemble(dataType)
	}
	v.column.Retain()
	return v.column
}

// unshared tells whether a column would have to be made of the vector.
func (v *vector) unshared() bool { return v != nil && !v.constant && v.column == nil }

// put makes the vector, which is no constant, a column of a set; see array.
func (v *vector) put(set *columnar.Set, i int) {
	switch {
	case v.column != nil:
		v.column.Retain()
		set.Columns[i] = v.column
		return
	case v.kind == datatype.KindString:
		v.give()
		set.Put(i, v.valid, nil, arrow.GetBytes(v.textOffsets()), v.text)
	default:
		v.give()
		set.Put(i, v.valid, nil, v.values)
	}
	v.column = set.Columns[i]
}

// raw views the buffers of a scalar column; there are none of anything else.
func (v *vector) raw() columnar.Raw {
	if v == nil || v.constant || !columnar.IsScalar(v.kind) {
		return columnar.Raw{}
	}
	return columnar.Raw{Validity: v.valid, Values: v.values, Offsets: v.offsets, Text: v.text}
}

// give gives the scratch memory that the vector views away.
func (v *vector) give() {
	v.valid = give(v.valid, &v.scratch.valid)
	v.values = give(v.values, &v.scratch.values)
	v.offsets = give(v.offsets, &v.scratch.offsets)
	v.text = give(v.text, &v.scratch.text)
	v.textPerRow = len(v.text)/max(1, v.rows) + 1
}

// give makes a view independent of the scratch memory that it may lie in.
func give[T any](view []T, scratch *[]T) []T {
	if !same(view, *scratch) {
		return view
	}
	if cap(view) > 2*len(view)+64 {
		return slices.Clone(view)
	}
	*scratch = nil
	return view
}

// maximumIdle bounds the text that a vector keeps for its next use.
const maximumIdle = 4 << 20

// idle drops the views, and scratch memory of unusual size.
func (v *vector) idle() {
	v.reset(0, 0, false)
	if cap(v.scratch.text) > maximumIdle {
		v.scratch.text = nil
	}
}

// take gathers rows as an Arrow column; the vector keeps its scratch memory.
func (v *vector) take(dataType arrow.DataType, rows []int32) arrow.Array {
	if v.constant {
		return v.repeat(dataType, len(rows))
	}
	view := v.column
	if view == nil {
		view = v.assemble(dataType)
	}
	return columnar.Take(view, rows)
}

// assemble views the vector as an Arrow column.
func (v *vector) assemble(dataType arrow.DataType) arrow.Array {
	if v.kind == datatype.KindString {
		return columnar.Strings(v.rows, v.valid, v.textOffsets(), v.text)
	}
	return columnar.Fixed(dataType, v.rows, v.valid, v.values)
}

// textOffsets are the offsets as a column has them.
func (v *vector) textOffsets() []int32 {
	if v.rows == 0 {
		return []int32{0}
	}
	return v.offsets
}

// repeat makes a column that has the constant in every row.
func (v *vector) repeat(dataType arrow.DataType, rows int) arrow.Array {
	if v.isNull(0) {
		return columnar.Nulls(dataType, rows)
	}
	switch {
	case v.kind == datatype.KindBool:
		bits := make([]byte, bitmapBytes(rows))
		fillBits(bits, bitAt(v.values, 0))
		return columnar.Fixed(dataType, rows, nil, bits)
	case v.kind == datatype.KindString:
		value := v.textAt(0)
		offsets, text := make([]int32, rows+1), make([]byte, 0, rows*len(value))
		for i := range rows {
			text = append(text, value...)
			offsets[i+1] = int32(len(text))
		}
		return columnar.Strings(rows, nil, offsets, text)
	case columnar.IsScalar(v.kind):
		values := make([]byte, rows*len(v.values))
		repeatValue(values, v.values)
		return columnar.Fixed(dataType, rows, nil, values)
	default:
		return columnar.Take(v.column, make([]int32, rows))
	}
}

// repeatValue fills to with copies of one value by doubling.
func repeatValue(to, value []byte) {
	for filled := copy(to, value); filled < len(to); {
		filled += copy(to[filled:], to[:filled])
	}
}

// values views fixed-width values with their Go type.
func values[T arrow.FixedWidthType](bytes []byte) []T { return arrow.GetData[T](bytes) }

func width(kind datatype.Kind) int { return columnar.Width(kind) }
