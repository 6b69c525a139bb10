package arrowipc

import "encoding/binary"

// table reads one FlatBuffers table of a message's metadata. Every read is checked; what leaves
// the metadata is malformed.
type table struct {
	data              []byte
	position          int
	vtable, vtableEnd int
}

// tableAt checks the header of a table.
func tableAt(data []byte, position int) (table, error) {
	if position < 0 || position+4 > len(data) {
		return table{}, malformed("table outside of the metadata")
	}
	start := int64(position) - int64(int32(binary.LittleEndian.Uint32(data[position:])))
	if start < 0 || start+4 > int64(len(data)) {
		return table{}, malformed("vtable outside of the metadata")
	}
	vtable := int(start)
	end := vtable + int(binary.LittleEndian.Uint16(data[vtable:]))
	if end < vtable+4 || end > len(data) {
		return table{}, malformed("vtable outside of the metadata")
	}
	return table{data: data, position: position, vtable: vtable, vtableEnd: end}, nil
}

// field gives the position of a field of the given size, or 0 when it is absent.
func (t table) field(slot, size int) (int, error) {
	entry := t.vtable + 4 + 2*slot
	if entry+2 > t.vtableEnd {
		return 0, nil
	}
	offset := int(binary.LittleEndian.Uint16(t.data[entry:]))
	if offset == 0 {
		return 0, nil
	}
	if offset < 4 || t.position+offset+size > len(t.data) {
		return 0, malformed("field outside of the metadata")
	}
	return t.position + offset, nil
}

// number reads a little-endian integer of 1, 2, 4 or 8 bytes; absent fields give the default.
func (t table) number(slot, size int, absent int64) (int64, error) {
	at, err := t.field(slot, size)
	if err != nil || at == 0 {
		return absent, err
	}
	switch size {
	case 1:
		return int64(t.data[at]), nil
	case 2:
		return int64(int16(binary.LittleEndian.Uint16(t.data[at:]))), nil
	case 4:
		return int64(int32(binary.LittleEndian.Uint32(t.data[at:]))), nil
	default:
		return int64(binary.LittleEndian.Uint64(t.data[at:])), nil
	}
}

// target follows the offset of a field, or gives 0 when it is absent.
func (t table) target(slot int) (int, error) {
	at, err := t.field(slot, 4)
	if err != nil || at == 0 {
		return 0, err
	}
	return follow(t.data, at)
}

func follow(data []byte, at int) (int, error) {
	distance := binary.LittleEndian.Uint32(data[at:])
	if distance == 0 || uint64(distance) >= uint64(len(data)-at) {
		return 0, malformed("offset outside of the metadata")
	}
	return at + int(distance), nil
}

// child gives a nested table; it must be present.
func (t table) child(slot int) (table, error) {
	at, err := t.target(slot)
	if err != nil {
		return table{}, err
	}
	if at == 0 {
		return table{}, malformed("a required table is missing")
	}
	return tableAt(t.data, at)
}

// vector gives the first element and the count of a vector of elements of the given size.
func (t table) vector(slot, size int) (first, count int, err error) {
	at, err := t.target(slot)
	if err != nil || at == 0 {
		return 0, 0, err
	}
	if at+4 > len(t.data) {
		return 0, 0, malformed("vector outside of the metadata")
	}
	length := uint64(binary.LittleEndian.Uint32(t.data[at:]))
	if length*uint64(size) > uint64(len(t.data)-at-4) {
		return 0, 0, malformed("vector outside of the metadata")
	}
	return at + 4, int(length), nil
}

// maximumText bounds a name, because many fields may share one.
const maximumText = 1 << 10

// text copies a string; absent ones are empty.
func (t table) text(slot int) (string, error) {
	first, count, err := t.vector(slot, 1)
	if err != nil {
		return "", err
	}
	if count > maximumText {
		return "", malformed("a name is too long")
	}
	return string(t.data[first : first+count]), nil
}
