package columnar

import (
	"reflect"
	"strconv"
	"unsafe"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
	"github.com/apache/arrow-go/v18/arrow/memory"
)

// Shape makes sets of columns of given types. An Arrow column is half a dozen objects beside its
// values, and a busy graph makes many columns, so that a set is a single object that holds those of
// all its columns. A Shape is immutable.
type Shape struct {
	types []arrow.DataType
	// whole is the type of that object: a struct of the columns, their parts and their arrays.
	whole reflect.Type
}

// NewShape prepares sets of columns of the types in order.
func NewShape(types []arrow.DataType) *Shape {
	fields := []reflect.StructField{
		{Name: "Columns", Type: reflect.ArrayOf(len(types), reflect.TypeFor[arrow.Array]())},
		{Name: "Parts", Type: reflect.ArrayOf(len(types), reflect.TypeFor[parts]())},
	}
	for i, t := range types {
		fields = append(fields, reflect.StructField{Name: "Array" + strconv.Itoa(i), Type: arrayType(t)})
	}
	// The struct types of a process are as many as the different lists of types in its programs.
	return &Shape{types: types, whole: reflect.StructOf(fields)}
}

const leadingFields = 2

// arrayType gives the type of the Arrow array of a column that can be made in place. Arrow makes all
// others.
func arrayType(t arrow.DataType) reflect.Type {
	switch t.ID() {
	case arrow.UINT8:
		return reflect.TypeFor[array.Uint8]()
	case arrow.INT8:
		return reflect.TypeFor[array.Int8]()
	case arrow.UINT16:
		return reflect.TypeFor[array.Uint16]()
	case arrow.INT16:
		return reflect.TypeFor[array.Int16]()
	case arrow.UINT32:
		return reflect.TypeFor[array.Uint32]()
	case arrow.INT32:
		return reflect.TypeFor[array.Int32]()
	case arrow.UINT64:
		return reflect.TypeFor[array.Uint64]()
	case arrow.INT64:
		return reflect.TypeFor[array.Int64]()
	case arrow.FLOAT32:
		return reflect.TypeFor[array.Float32]()
	case arrow.FLOAT64:
		return reflect.TypeFor[array.Float64]()
	case arrow.TIMESTAMP:
		return reflect.TypeFor[array.Timestamp]()
	case arrow.STRING:
		return reflect.TypeFor[array.String]()
	default:
		return reflect.TypeFor[struct{}]()
	}
}

// blankTimestamp is an array without data that writes its values as others do, which the zero one does
// not.
var blankTimestamp = func() reflect.Value {
	data := array.NewData(Timestamp, 0, make([]*memory.Buffer, 2), nil, 0, 0)
	blank := array.NewTimestampData(data)
	blank.Release() // leaves its data
	return reflect.ValueOf(blank).Elem()
}()

// Set are columns in the making, which all have the same number of rows. The columns stay in memory
// together.
type Set struct {
	// Columns are filled one by one; nil ones are yet to be.
	Columns []arrow.Array

	shape *Shape
	rows  int
	whole reflect.Value
	parts []parts
	slab  Slab
}

// Make begins a set.
func (s *Shape) Make(rows int) Set {
	whole := reflect.New(s.whole).Elem()
	return Set{
		Columns: unsafe.Slice((*arrow.Array)(whole.Field(0).Addr().UnsafePointer()), len(s.types)),
		parts:   unsafe.Slice((*parts)(whole.Field(1).Addr().UnsafePointer()), len(s.types)),
		shape:   s, rows: rows, whole: whole,
	}
}

// Types are those of the columns.
func (s *Shape) Types() []arrow.DataType { return s.types }

// Put makes a column of its raw buffers, which it takes over: the values of a fixed-width type
// (packed bits for BOOL), offsets and text, the offsets of a VEC, none of an ARRAY. validity is nil
// when no row is null, child the elements of a collection.
func (s *Set) Put(i int, validity []byte, child arrow.ArrayData, buffers ...[]byte) {
	p := &s.parts[i]
	p.fill(s.shape.types[i], s.rows, validity, child, buffers)
	place := s.whole.Field(leadingFields + i)
	if s.shape.types[i].ID() == arrow.TIMESTAMP {
		place.Set(blankTimestamp)
	}
	switch made := place.Addr().Interface().(type) {
	case interface {
		arrow.Array
		Reset(*array.Data)
	}:
		made.Reset(&p.data)
		made.Retain()
		s.Columns[i] = made
	case *array.String:
		made.Reset(&p.data)
		made.Retain()
		s.Columns[i] = made
	default:
		s.Columns[i] = array.MakeFromData(&p.data)
	}
}

// Raw are the buffers of a scalar column from its first row on, bit 0 of byte 0 for bits. Validity is
// nil when no row is null; Offsets and Text are those of STRING, Values those of all other types.
type Raw struct {
	Validity, Values []byte
	Offsets          []int32
	Text             []byte
}

// Reserve makes room for rows that are taken from the columns, which are as many as those of the set.
// Columns without buffers are no scalars, or are not taken.
func (s *Set) Reserve(columns []Raw) {
	size := 0
	for i := range columns {
		if columns[i].Validity != nil {
			size += SlabBytes(int(bitutil.BytesForBits(int64(s.rows))))
		}
		switch {
		case columns[i].Offsets != nil:
			size += SlabBytes(4 * (s.rows + 1))
		case columns[i].Values != nil:
			size += SlabBytes(fixedBytes(s.shape.types[i], s.rows))
		}
	}
	s.slab = NewSlab(size)
}

// Take makes a scalar column of rows of another one; see the function Take.
func (s *Set) Take(i int, from *Raw, rows []int32) {
	var validity []byte
	if from.Validity != nil {
		validity = s.slab.Take(int(bitutil.BytesForBits(int64(len(rows)))))
		takeBits(validity, from.Validity, 0, rows)
	}
	switch t := s.shape.types[i].(type) {
	case *arrow.StringType:
		offsets := arrow.GetData[int32](s.slab.Take(4 * (len(rows) + 1)))
		s.Put(i, validity, nil, arrow.GetBytes(offsets), takeText(offsets, from.Offsets, from.Text, rows))
	case *arrow.BooleanType:
		values := s.slab.Take(int(bitutil.BytesForBits(int64(len(rows)))))
		takeBits(values, from.Values, 0, rows)
		s.Put(i, validity, nil, values)
	default:
		values := s.slab.Take(fixedBytes(t, len(rows)))
		takeFixed(values, from.Values, t.(arrow.FixedWidthDataType).Bytes(), 0, rows)
		s.Put(i, validity, nil, values)
	}
}

// Slab hands out zeroed pieces of one allocation. When it is used up, pieces are allocated by
// themselves.
type Slab struct{ free []byte }

// NewSlab makes a slab of a number of bytes.
func NewSlab(size int) Slab { return Slab{make([]byte, size)} }

// SlabBytes is what a piece takes of a slab, in which every piece is aligned for any value.
func SlabBytes(size int) int { return (size + 7) &^ 7 }

// Take gives a piece, which cannot grow into the next one.
func (s *Slab) Take(size int) []byte {
	whole := SlabBytes(size)
	if whole > len(s.free) {
		return make([]byte, size)
	}
	piece := s.free[:size:size]
	s.free = s.free[whole:]
	return piece
}

// parts are what an Arrow array consists of.
type parts struct {
	data    array.Data
	buffers [3]memory.Buffer
	list    [3]*memory.Buffer
	child   [1]arrow.ArrayData
}

// fill makes data of buffers, which follow the validity.
func (p *parts) fill(dataType arrow.DataType, rows int, validity []byte, child arrow.ArrayData, buffers [][]byte) {
	nulls := 0
	if validity != nil {
		if nulls = rows - bitutil.CountSetBits(validity, 0, rows); nulls > 0 {
			p.set(0, validity)
		}
	}
	for i, bytes := range buffers {
		p.set(i+1, bytes)
	}
	var children []arrow.ArrayData
	if child != nil {
		p.child[0] = child
		children = p.child[:]
	}
	count := len(buffers) + 1
	p.data.Reset(dataType, rows, p.list[:count:count], children, nulls, 0)
}

func (p *parts) set(i int, bytes []byte) {
	p.buffers[i].Reset(bytes)
	p.list[i] = &p.buffers[i]
}
