package state

import (
	"encoding/binary"
	"errors"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/zeebo/xxh3"

	"nervix/generated/canonical"
	"nervix/generated/checkpoint"
	"nervix/generated/failure"
)

// Section is a change of a state: the entries of some branch incarnations no longer count, then rows
// come. Departed belongs to windows alone.
type Section struct {
	Gone           []uint64
	Rows, Departed Table
}

// Shape is the columns of the sections of a state.
type Shape struct{ Rows, Departed *arrow.Schema }

// Bounds of one section. A record may have canonical.MaxBytes; sections that turn out longer are
// divided.
const (
	sectionRows = 1 << 14
	sectionGone = canonical.MaxElements / 2
)

// checksumBytes end every stored section.
const checksumBytes = 8

// encode gives the stored forms of a section that may be larger than one record.
func (s Section) encode(place Place) ([][]byte, error) {
	var list [][]byte
	for len(s.Gone) > sectionGone {
		part, err := encodeSection(checkpoint.Section{Gone: s.Gone[:sectionGone]})
		if err != nil {
			return nil, err
		}
		list, s.Gone = append(list, part), s.Gone[sectionGone:]
	}
	if len(s.Gone) > 0 {
		part, err := encodeSection(checkpoint.Section{Gone: s.Gone})
		if err != nil {
			return nil, err
		}
		list = append(list, part)
	}
	rows, err := encodeRows(place, s.Rows, func(stream []byte) checkpoint.Section { return checkpoint.Section{Rows: stream} })
	if err != nil {
		return nil, err
	}
	departed, err := encodeRows(place, s.Departed, func(stream []byte) checkpoint.Section { return checkpoint.Section{Departed: stream} })
	if err != nil {
		return nil, err
	}
	return append(append(list, rows...), departed...), nil
}

// encodeRows divides rows into sections that are short enough.
func encodeRows(place Place, t Table, wrap func(stream []byte) checkpoint.Section) ([][]byte, error) {
	var list [][]byte
	for from, size := 0, sectionRows; from < t.Rows(); {
		to := min(from+size, t.Rows())
		stream, err := t.slice(from, to).encode()
		if err != nil {
			return nil, err
		}
		part, err := encodeSection(wrap(stream))
		var refused *canonical.Error
		switch {
		case errors.As(err, &refused) && to-from > 1:
			size = (to - from) / 2
			continue
		case errors.As(err, &refused):
			return nil, &failure.RecordTooLarge{Record: "one row of " + place.String(), Size: uint64(len(stream)), Limit: canonical.MaxBytes}
		case err != nil:
			return nil, err
		}
		list, from = append(list, part), to
	}
	return list, nil
}

func encodeSection(s checkpoint.Section) ([]byte, error) {
	data, err := s.Encode()
	if err != nil {
		return nil, err
	}
	return binary.LittleEndian.AppendUint64(data, xxh3.Hash(data)), nil
}

// decodeSection reads a stored section.
func decodeSection(data []byte, shape Shape) (Section, error) {
	if len(data) < checksumBytes {
		return Section{}, checksumError{}
	}
	body, sum := data[:len(data)-checksumBytes], binary.LittleEndian.Uint64(data[len(data)-checksumBytes:])
	if xxh3.Hash(body) != sum {
		return Section{}, checksumError{}
	}
	return decodeBody(body, shape)
}

// decodeBody reads a section without its checksum.
func decodeBody(body []byte, shape Shape) (Section, error) {
	stored, err := checkpoint.DecodeSection(body)
	if err != nil {
		return Section{}, err
	}
	s := Section{Gone: stored.Gone}
	if s.Rows, err = decodeTable(stored.Rows, shape.Rows); err != nil {
		return Section{}, err
	}
	if len(stored.Departed) > 0 && shape.Departed == nil {
		return Section{}, shapeError{}
	}
	s.Departed, err = decodeTable(stored.Departed, shape.Departed)
	return s, err
}

// checksumError tells that a section is not what was written.
type checksumError struct{}

func (checksumError) Error() string { return "its checksum does not match" }
