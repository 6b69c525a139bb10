// Code generated from spec/ by go generate. DO NOT EDIT.

package canonical

import (
	"bytes"
	"unicode/utf8"

	"capnproto.org/go/capnp/v3"
	"github.com/zeebo/blake3"
)

// Encoder fills the wire form of one record. After a fault it does nothing more.
type Encoder struct{ walk }

// Encode gives the canonical bytes of a record; name labels its faults.
func Encode[W any](name string, create func(*capnp.Segment) (W, error), fill func(W, *Encoder)) ([]byte, error) {
	message, segment := capnp.NewSingleSegmentMessage(nil)
	defer message.Release()
	encoder := &Encoder{}
	wire, err := create(segment)
	if !encoder.failed(err) {
		fill(wire, encoder)
	}
	if len(segment.Data()) > MaxBytes {
		encoder.fail(TooLarge, nil)
	}
	if encoder.fault != nil {
		encoder.fault.Record = name
		return nil, encoder.fault
	}
	return bytes.Clone(segment.Data()), nil
}

// Digest gives the BLAKE3 digest of canonical bytes, or the error of their encoding.
func Digest(data []byte, err error) ([32]byte, error) {
	if err != nil {
		return [32]byte{}, err
	}
	return blake3.Sum256(data), nil
}

// Missing records that a union has no value.
func (e *Encoder) Missing() { e.fail(MissingVariant, nil) }

// Text writes a text.
func (e *Encoder) Text(field, value string, set func(string) error) {
	if !utf8.ValidString(value) {
		e.failField(field, InvalidText, nil)
		return
	}
	if e.fault == nil {
		e.failed(set(value))
	}
}

// Bytes writes a byte string; an empty one is absent on the wire.
func (e *Encoder) Bytes(_ string, value []byte, set func([]byte) error) {
	if len(value) > 0 && e.fault == nil {
		e.failed(set(value))
	}
}

// enum is the Go form of a spec enum.
type enum interface {
	~uint8
	Valid() bool
}

// PutEnum writes an enum value.
func PutEnum[T enum, W ~uint16](e *Encoder, field string, value T, set func(W)) {
	if !value.Valid() {
		e.failField(field, UnknownEnum, nil)
		return
	}
	set(W(value))
}

// PutStruct writes a nested record.
func PutStruct[W any](e *Encoder, field string, create func() (W, error), fill func(W, *Encoder)) {
	if e.enter(field) {
		PutVariant(e, create, fill)
		e.leave()
	}
}

// PutVariant writes the record of a union's variant.
func PutVariant[W any](e *Encoder, create func() (W, error), fill func(W, *Encoder)) {
	if wire, err := create(); !e.failed(err) {
		fill(wire, e)
	}
}

// PutUnion writes a union.
func PutUnion[T, W any](e *Encoder, field string, value T, create func() (W, error), fill func(T, W, *Encoder)) {
	if !e.enter(field) {
		return
	}
	if wire, err := create(); !e.failed(err) {
		fill(value, wire, e)
	}
	e.leave()
}

// putList creates a list for n elements and writes them; an empty list is absent on the wire.
func putList[L any](e *Encoder, field string, n int, create func(int32) (L, error), put func(L, int)) {
	if n == 0 || !e.enter(field) {
		return
	}
	if n > MaxElements {
		e.fail(TooLong, nil)
		return
	}
	list, err := create(int32(n))
	if e.failed(err) {
		return
	}
	for i := range n {
		e.at(i)
		put(list, i)
		if e.fault != nil {
			return
		}
	}
	e.leave()
}

// PutStructs writes a list of records.
func PutStructs[T any, W ~capnp.StructKind](e *Encoder, field string, values []T, create func(int32) (capnp.StructList[W], error), fill func(*T, W, *Encoder)) {
	putList(e, field, len(values), create, func(list capnp.StructList[W], i int) { fill(&values[i], list.At(i), e) })
}

// PutUnions writes a list of unions.
func PutUnions[T any, W ~capnp.StructKind](e *Encoder, field string, values []T, create func(int32) (capnp.StructList[W], error), fill func(T, W, *Encoder)) {
	putList(e, field, len(values), create, func(list capnp.StructList[W], i int) { fill(values[i], list.At(i), e) })
}

// PutTexts writes a list of texts.
func PutTexts(e *Encoder, field string, values []string, create func(int32) (capnp.TextList, error)) {
	putList(e, field, len(values), create, func(list capnp.TextList, i int) {
		if !utf8.ValidString(values[i]) {
			e.fail(InvalidText, nil)
		} else if values[i] != "" {
			e.failed(list.Set(i, values[i]))
		}
	})
}

// PutData writes a list of byte strings.
func PutData(e *Encoder, field string, values [][]byte, create func(int32) (capnp.DataList, error)) {
	putList(e, field, len(values), create, func(list capnp.DataList, i int) {
		if len(values[i]) > 0 {
			e.failed(list.Set(i, values[i]))
		}
	})
}

// PutEnums writes a list of enum values.
func PutEnums[T enum, W ~uint16](e *Encoder, field string, values []T, create func(int32) (capnp.EnumList[W], error)) {
	putList(e, field, len(values), create, func(list capnp.EnumList[W], i int) {
		if !values[i].Valid() {
			e.fail(UnknownEnum, nil)
			return
		}
		list.Set(i, W(values[i]))
	})
}

// scalarList is a Cap'n Proto list of numbers or truth values.
type scalarList[T any] interface {
	Len() int
	At(int) T
	Set(int, T)
}

// PutScalars writes a list of numbers or truth values.
func PutScalars[T any, L scalarList[T]](e *Encoder, field string, values []T, create func(int32) (L, error)) {
	putList(e, field, len(values), create, func(list L, i int) { list.Set(i, values[i]) })
}
