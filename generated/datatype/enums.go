// Code generated from spec/ by go generate. DO NOT EDIT.

package datatype

import "fmt"

// Kind: The kind of an NSPL type; scalar kinds come first (expressions reference, section 2.1).
type Kind uint8

// Values of Kind.
const (
	// Unsigned 8-bit integer.
	KindU8 Kind = iota
	// Signed 8-bit integer.
	KindI8
	// Unsigned 16-bit integer.
	KindU16
	// Signed 16-bit integer.
	KindI16
	// Unsigned 32-bit integer.
	KindU32
	// Signed 32-bit integer.
	KindI32
	// Unsigned 64-bit integer.
	KindU64
	// Signed 64-bit integer.
	KindI64
	// IEEE 754 single-precision number.
	KindF32
	// IEEE 754 double-precision number.
	KindF64
	// Truth value.
	KindBool
	// Valid UTF-8 text.
	KindString
	// Instant in UTC with nanosecond resolution.
	KindDatetime
	// Fixed number of elements of one type.
	KindArray
	// Any number of elements of one type.
	KindVec
)

// kindTotal is the number of values of Kind.
const kindTotal = 15

var kindNames = [kindTotal]string{
	"U8",
	"I8",
	"U16",
	"I16",
	"U32",
	"I32",
	"U64",
	"I64",
	"F32",
	"F64",
	"BOOL",
	"STRING",
	"DATETIME",
	"ARRAY",
	"VEC",
}
var kindTexts = [kindTotal]string{
	"U8",
	"I8",
	"U16",
	"I16",
	"U32",
	"I32",
	"U64",
	"I64",
	"F32",
	"F64",
	"BOOL",
	"STRING",
	"DATETIME",
	"ARRAY",
	"VEC",
}

// Valid tells whether v is a declared value.
func (v Kind) Valid() bool {
	return int(v) < kindTotal
}

// String gives the name in the spec.
func (v Kind) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Kind(%d)", uint8(v))
	}
	return kindNames[v]
}

// Text gives the form that people read.
func (v Kind) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Kind(%d)", uint8(v))
	}
	return kindTexts[v]
}

// ParseKind finds a value by the name in the spec.
func ParseKind(name string) (Kind, bool) {
	for i, candidate := range kindNames {
		if candidate == name {
			return Kind(i), true
		}
	}
	return 0, false
}
