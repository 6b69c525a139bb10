package arrowipc

import (
	"github.com/apache/arrow-go/v18/arrow"
)

const (
	// maximumFields bounds the columns of a stream, elements of collections included.
	maximumFields = 16 << 10
	// maximumDepth bounds nested collections.
	maximumDepth = 16
)

// Members of Arrow's Type union that are accepted.
const (
	typeInt           = 2
	typeFloatingPoint = 3
	typeUtf8          = 5
	typeBool          = 6
	typeTimestamp     = 10
	typeList          = 12
	typeFixedSizeList = 16
)

// schemaReader counts what it reads against maximumFields.
type schemaReader struct {
	left int
}

// schema reads a Schema table.
func (r *schemaReader) schema(t table) (*arrow.Schema, error) {
	fields, err := r.fields(t, 1, maximumDepth)
	if err != nil {
		return nil, err
	}
	return arrow.NewSchema(fields, nil), nil
}

func (r *schemaReader) fields(t table, slot, depth int) ([]arrow.Field, error) {
	first, count, err := t.vector(slot, 4)
	if err != nil {
		return nil, err
	}
	if r.left -= count; r.left < 0 || depth == 0 {
		return nil, malformed("too many fields")
	}
	fields := make([]arrow.Field, count)
	for i := range fields {
		at, err := follow(t.data, first+4*i)
		if err != nil {
			return nil, err
		}
		member, err := tableAt(t.data, at)
		if err != nil {
			return nil, err
		}
		if fields[i], err = r.field(member, depth); err != nil {
			return nil, err
		}
	}
	return fields, nil
}

func (r *schemaReader) field(t table, depth int) (arrow.Field, error) {
	var field arrow.Field
	var err error
	if field.Name, err = t.text(0); err != nil {
		return field, err
	}
	nullable, err := t.number(1, 1, 0)
	if err != nil {
		return field, err
	}
	field.Nullable = nullable != 0
	kind, err := t.number(2, 1, 0)
	if err != nil {
		return field, err
	}
	details, err := t.child(3)
	if err != nil {
		return field, err
	}
	if dictionary, err := t.field(4, 4); err != nil || dictionary != 0 {
		return field, malformed("dictionaries are not accepted")
	}
	children, err := r.fields(t, 5, depth-1)
	if err != nil {
		return field, err
	}
	if kind == typeList || kind == typeFixedSizeList {
		if len(children) != 1 {
			return field, malformed("a list has one kind of element")
		}
		field.Type, err = listType(kind, details, children[0])
		return field, err
	}
	if len(children) != 0 {
		return field, malformed("a scalar has no children")
	}
	field.Type, err = scalarType(kind, details)
	return field, err
}

func listType(kind int64, details table, element arrow.Field) (arrow.DataType, error) {
	if kind == typeList {
		return arrow.ListOfField(element), nil
	}
	size, err := details.number(0, 4, 0)
	if err != nil {
		return nil, err
	}
	if size <= 0 {
		return nil, malformed("a fixed-size list needs a size")
	}
	return arrow.FixedSizeListOfField(int32(size), element), nil
}

// integers maps bit width and signedness.
var integers = map[[2]int64]arrow.DataType{
	{8, 0}: arrow.PrimitiveTypes.Uint8, {8, 1}: arrow.PrimitiveTypes.Int8,
	{16, 0}: arrow.PrimitiveTypes.Uint16, {16, 1}: arrow.PrimitiveTypes.Int16,
	{32, 0}: arrow.PrimitiveTypes.Uint32, {32, 1}: arrow.PrimitiveTypes.Int32,
	{64, 0}: arrow.PrimitiveTypes.Uint64, {64, 1}: arrow.PrimitiveTypes.Int64,
}

func scalarType(kind int64, details table) (arrow.DataType, error) {
	switch kind {
	case typeInt:
		width, err := details.number(0, 4, 0)
		if err != nil {
			return nil, err
		}
		signed, err := details.number(1, 1, 0)
		if err != nil {
			return nil, err
		}
		if found, ok := integers[[2]int64{width, signed}]; ok {
			return found, nil
		}
	case typeFloatingPoint:
		precision, err := details.number(0, 2, 0)
		switch {
		case err != nil:
			return nil, err
		case precision == 1:
			return arrow.PrimitiveTypes.Float32, nil
		case precision == 2:
			return arrow.PrimitiveTypes.Float64, nil
		}
	case typeUtf8:
		return arrow.BinaryTypes.String, nil
	case typeBool:
		return arrow.FixedWidthTypes.Boolean, nil
	case typeTimestamp:
		unit, err := details.number(0, 2, 0)
		if err != nil {
			return nil, err
		}
		zone, err := details.text(1)
		if err != nil {
			return nil, err
		}
		if unit == int64(arrow.Nanosecond) {
			return &arrow.TimestampType{Unit: arrow.Nanosecond, TimeZone: zone}, nil
		}
	}
	return nil, malformed("a column type is not accepted")
}
