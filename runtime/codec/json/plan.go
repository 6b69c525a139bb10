package json

import (
	"encoding/binary"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
)

// format names the wire format in failures.
const format = "JSON"

// compile gives the external side of a codec and its fields.
func compile(from *revision.Codec, schema *revision.Schema) (*revision.FieldWire, []codec.Field, error) {
	wire, ok := from.Wire.(*revision.FieldWire)
	if !ok || wire.Format != revision.FieldFormatJson {
		return nil, nil, &failure.CodecMismatch{Codec: from.Name}
	}
	fields, err := codec.Fields(from.Name, wire, schema)
	return wire, fields, err
}

// keySize is the size of keys that are compared and written by words.
const keySize = 16

// key is the quoted name of a field with its colon, as records mostly spell it.
type key struct {
	text string
	// words are the first keySize bytes of text, masks their bits that are text.
	words, masks [2]uint64
}

func keys(fields []codec.Field) []key {
	made := make([]key, len(fields))
	for i := range fields {
		text := append(appendString(nil, fields[i].Name), ':')
		made[i].text = string(text)
		for at := range min(len(text), keySize) {
			made[i].words[at/8] |= uint64(text[at]) << (at % 8 * 8)
			made[i].masks[at/8] |= 0xff << (at % 8 * 8)
		}
	}
	return made
}

// put writes the key to the start of room, which has room for keySize bytes and for the text.
func (k *key) put(room []byte) int {
	if len(k.text) > keySize {
		return copy(room, k.text)
	}
	binary.LittleEndian.PutUint64(room, k.words[0])
	binary.LittleEndian.PutUint64(room[8:], k.words[1])
	return len(k.text)
}

// opens tells whether text begins with the key.
func (k *key) opens(text []byte) bool {
	if len(text) < keySize || len(k.text) > keySize {
		return len(text) >= len(k.text) && string(text[:len(k.text)]) == k.text
	}
	first, second := binary.LittleEndian.Uint64(text), binary.LittleEndian.Uint64(text[8:])
	return (first^k.words[0])&k.masks[0]|(second^k.words[1])&k.masks[1] == 0
}
