// Code generated from spec/ by go generate. DO NOT EDIT.

package program

import "nervix/generated/datatype"

// listSums picks the sum of list elements by their kind.
var listSums = [datatype.KindF64 + 1]sumKernel{
	datatype.KindU8:  sumNarrowUnsigned[uint8],
	datatype.KindI8:  sumNarrowSigned[int8],
	datatype.KindU16: sumNarrowUnsigned[uint16],
	datatype.KindI16: sumNarrowSigned[int16],
	datatype.KindU32: sumNarrowUnsigned[uint32],
	datatype.KindI32: sumNarrowSigned[int32],
	datatype.KindU64: sumWideUnsigned[uint64],
	datatype.KindI64: sumWideSigned[int64],
	datatype.KindF32: sumFloat[float32],
	datatype.KindF64: sumFloat[float64],
}
