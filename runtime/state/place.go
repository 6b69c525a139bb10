package state

import (
	"encoding/binary"

	"nervix/generated/failure"
)

// Place names one state: that of an entity of a domain. Entities of one kind differ in name.
type Place struct {
	Domain string
	// Kind is the kind of the entity, as people read it.
	Kind string
	Name string
}

// String is how people read a place.
func (p Place) String() string {
	return "the saved state of " + p.Kind + " '" + p.Name + "' in domain '" + p.Domain + "'"
}

// Spaces of keys.
const (
	spaceFormat   = 'f'
	spaceHeaders  = 'h'
	spaceSections = 's'
	spaceOffsets  = 'o'
)

// domainKey begins the keys of all places of a domain.
func domainKey(space byte, domain string) []byte { return appendText([]byte{space}, domain) }

// key is that of the header, or begins those of the sections.
func (p Place) key(space byte) []byte {
	return appendText(appendText(domainKey(space, p.Domain), p.Kind), p.Name)
}

func (p Place) section(number uint64) []byte {
	return binary.BigEndian.AppendUint64(p.key(spaceSections), number)
}

// appendText writes a text such that no key begins with another one by accident.
func appendText(key []byte, text string) []byte {
	return append(binary.AppendUvarint(key, uint64(len(text))), text...)
}

// placeOf reads the key of a header.
func placeOf(key []byte) (Place, error) {
	var texts [3]string
	rest := key[1:]
	for i := range texts {
		length, n := binary.Uvarint(rest)
		if n <= 0 || length > uint64(len(rest)-n) {
			return Place{}, &failure.CorruptRecord{Record: "the key of a saved state", Reason: "it names no place"}
		}
		texts[i], rest = string(rest[n:n+int(length)]), rest[n+int(length):]
	}
	return Place{Domain: texts[0], Kind: texts[1], Name: texts[2]}, nil
}

// after is the first key behind all that begin with a prefix.
func after(prefix []byte) []byte {
	end := append([]byte(nil), prefix...)
	for i := len(end) - 1; i >= 0; i-- {
		if end[i]++; end[i] != 0 {
			return end[:i+1]
		}
	}
	return nil
}
