package columnar

import (
	"fmt"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// Timestamp is the Arrow type of DATETIME: nanoseconds since the Unix epoch in UTC.
var Timestamp = &arrow.TimestampType{Unit: arrow.Nanosecond, TimeZone: "+00:00"}

// scalars maps the scalar kinds; they come first in datatype.Kind.
var scalars = [...]arrow.DataType{
	datatype.KindU8:       arrow.PrimitiveTypes.Uint8,
	datatype.KindI8:       arrow.PrimitiveTypes.Int8,
	datatype.KindU16:      arrow.PrimitiveTypes.Uint16,
	datatype.KindI16:      arrow.PrimitiveTypes.Int16,
	datatype.KindU32:      arrow.PrimitiveTypes.Uint32,
	datatype.KindI32:      arrow.PrimitiveTypes.Int32,
	datatype.KindU64:      arrow.PrimitiveTypes.Uint64,
	datatype.KindI64:      arrow.PrimitiveTypes.Int64,
	datatype.KindF32:      arrow.PrimitiveTypes.Float32,
	datatype.KindF64:      arrow.PrimitiveTypes.Float64,
	datatype.KindBool:     arrow.FixedWidthTypes.Boolean,
	datatype.KindString:   arrow.BinaryTypes.String,
	datatype.KindDatetime: Timestamp,
}

// Width gives the bytes of one value of a fixed-width kind; 0 for BOOL (one bit), STRING and
// collections.
func Width(kind datatype.Kind) int {
	switch kind {
	case datatype.KindU8, datatype.KindI8:
		return 1
	case datatype.KindU16, datatype.KindI16:
		return 2
	case datatype.KindU32, datatype.KindI32, datatype.KindF32:
		return 4
	case datatype.KindU64, datatype.KindI64, datatype.KindF64, datatype.KindDatetime:
		return 8
	case datatype.KindBool, datatype.KindString, datatype.KindArray, datatype.KindVec:
		return 0
	}
	return 0
}

// IsScalar tells whether a kind is neither ARRAY nor VEC.
func IsScalar(kind datatype.Kind) bool { return int(kind) < len(scalars) }

// ArrowType converts a type. Elements of collections are never null.
func ArrowType(t datatype.Type) arrow.DataType {
	switch {
	case IsScalar(t.Kind):
		return scalars[t.Kind]
	case t.Kind == datatype.KindArray:
		return arrow.FixedSizeListOfNonNullable(int32(t.Length), ArrowType(*t.Element))
	default:
		return arrow.ListOfNonNullable(ArrowType(*t.Element))
	}
}

// CheckType tells whether ArrowType can convert a type: collections need an element, an ARRAY
// at least one element and at most 2^31-1.
func CheckType(t datatype.Type) error {
	switch {
	case IsScalar(t.Kind):
		return nil
	case !t.Kind.Valid():
		return fmt.Errorf("unknown type kind %d", t.Kind)
	case t.Element == nil:
		return fmt.Errorf("%s without an element type", t.Kind)
	case t.Kind == datatype.KindArray && (t.Length == 0 || t.Length > 1<<31-1):
		return fmt.Errorf("ARRAY of %d elements", t.Length)
	}
	return CheckType(*t.Element)
}

// ArrowSchema converts a schema; field names and order stay, sensitivity is no part of it.
func ArrowSchema(schema *revision.Schema) *arrow.Schema {
	fields := make([]arrow.Field, len(schema.Fields))
	for i, field := range schema.Fields {
		fields[i] = arrow.Field{Name: field.Name, Type: ArrowType(field.Type), Nullable: field.Nullable}
	}
	return arrow.NewSchema(fields, nil)
}
