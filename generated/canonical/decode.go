// Code generated from spec/ by go generate. DO NOT EDIT.

package canonical

import (
	"bytes"
	"unicode/utf8"

	"capnproto.org/go/capnp/v3"
)

// Decoder reads the wire form of one record. After a fault it does nothing more.
type Decoder struct{ walk }

// Decode reads untrusted bytes into a record; name labels its faults. What it allocates is
// bounded by the length of data. The record is encoded again to prove that data is canonical.
func Decode[W any](name string, data []byte, root func(*capnp.Message) (W, error), read func(W, *Decoder), encode func() ([]byte, error)) error {
	decoder := &Decoder{}
	decoder.run(data, func(message *capnp.Message) {
		if wire, err := root(message); !decoder.failed(err) {
			read(wire, decoder)
		}
	})
	if decoder.fault == nil {
		again, err := encode()
		if err != nil {
			decoder.fail(NotCanonical, err)
		} else if !bytes.Equal(again, data) {
			decoder.fail(NotCanonical, nil)
		}
	}
	if decoder.fault != nil {
		decoder.fault.Record = name
		return decoder.fault
	}
	return nil
}

// run checks the size of the message and reads it with limits. Every object of a canonical
// message is reached exactly once, hence the traversal limit.
func (d *Decoder) run(data []byte, read func(*capnp.Message)) {
	switch {
	case len(data) > MaxBytes:
		d.fail(TooLarge, nil)
	case len(data) == 0 || len(data)%8 != 0:
		d.fail(Malformed, nil)
	default:
		read(&capnp.Message{
			Arena:         capnp.SingleSegment(data),
			TraverseLimit: uint64(len(data)),
			DepthLimit:    4 * MaxDepth,
		})
	}
}

// Missing records that a union has no value or a variant that is not declared.
func (d *Decoder) Missing() { d.fail(MissingVariant, nil) }

// Text reads a text.
func (d *Decoder) Text(field string, get func() (string, error)) string {
	if d.fault != nil {
		return ""
	}
	value, err := get()
	if err != nil {
		d.failField(field, Malformed, err)
		return ""
	}
	if !utf8.ValidString(value) {
		d.failField(field, InvalidText, nil)
		return ""
	}
	return value
}

// Bytes reads a byte string; an empty one is nil.
func (d *Decoder) Bytes(field string, get func() ([]byte, error)) []byte {
	if d.fault != nil {
		return nil
	}
	value, err := get()
	if err != nil {
		d.failField(field, Malformed, err)
		return nil
	}
	return own(value)
}

// own copies bytes out of the message, so that the record does not pin it.
func own(value []byte) []byte {
	if len(value) == 0 {
		return nil
	}
	return bytes.Clone(value)
}

// Enum reads an enum value.
func Enum[T enum, W ~uint16](d *Decoder, field string, value W) T {
	if value > 0xff || !T(value).Valid() {
		d.failField(field, UnknownEnum, nil)
		return 0
	}
	return T(value)
}

// Struct reads a nested record.
func Struct[W any](d *Decoder, field string, get func() (W, error), read func(W, *Decoder)) {
	if d.enter(field) {
		Variant(d, get, read)
		d.leave()
	}
}

// Variant reads the record of a union's variant.
func Variant[W any](d *Decoder, get func() (W, error), read func(W, *Decoder)) {
	if d.fault != nil {
		return
	}
	if wire, err := get(); !d.failed(err) {
		read(wire, d)
	}
}

// Union reads a union.
func Union[T, W any](d *Decoder, field string, get func() (W, error), read func(W, *Decoder) T) (value T) {
	if !d.enter(field) {
		return value
	}
	if wire, err := get(); !d.failed(err) {
		value = read(wire, d)
	}
	d.leave()
	return value
}

// list reads a list with a bounded number of elements; an empty one is nil.
func list[T any, L interface{ Len() int }](d *Decoder, field string, get func() (L, error), read func(L, int) T) []T {
	if !d.enter(field) {
		return nil
	}
	wire, err := get()
	if d.failed(err) {
		return nil
	}
	n := wire.Len()
	if n > MaxElements {
		d.fail(TooLong, nil)
		return nil
	}
	var values []T
	if n > 0 {
		values = make([]T, n)
	}
	for i := range values {
		d.at(i)
		if values[i] = read(wire, i); d.fault != nil {
			return nil
		}
	}
	d.leave()
	return values
}

// Structs reads a list of records.
func Structs[T any, W ~capnp.StructKind](d *Decoder, field string, get func() (capnp.StructList[W], error), read func(*T, W, *Decoder)) []T {
	return list(d, field, get, func(wire capnp.StructList[W], i int) (value T) {
		read(&value, wire.At(i), d)
		return value
	})
}

// Unions reads a list of unions.
func Unions[T any, W ~capnp.StructKind](d *Decoder, field string, get func() (capnp.StructList[W], error), read func(W, *Decoder) T) []T {
	return list(d, field, get, func(wire capnp.StructList[W], i int) T { return read(wire.At(i), d) })
}

// Texts reads a list of texts.
func Texts(d *Decoder, field string, get func() (capnp.TextList, error)) []string {
	return list(d, field, get, func(wire capnp.TextList, i int) string {
		value, err := wire.At(i)
		if !d.failed(err) && !utf8.ValidString(value) {
			d.fail(InvalidText, nil)
		}
		return value
	})
}

// Data reads a list of byte strings.
func Data(d *Decoder, field string, get func() (capnp.DataList, error)) [][]byte {
	return list(d, field, get, func(wire capnp.DataList, i int) []byte {
		value, err := wire.At(i)
		d.failed(err)
		return own(value)
	})
}

// Enums reads a list of enum values.
func Enums[T enum, W ~uint16](d *Decoder, field string, get func() (capnp.EnumList[W], error)) []T {
	return list(d, field, get, func(wire capnp.EnumList[W], i int) T {
		value := wire.At(i)
		if value > 0xff || !T(value).Valid() {
			d.fail(UnknownEnum, nil)
		}
		return T(value)
	})
}

// Scalars reads a list of numbers or truth values.
func Scalars[T any, L scalarList[T]](d *Decoder, field string, get func() (L, error)) []T {
	return list(d, field, get, func(wire L, i int) T { return wire.At(i) })
}
