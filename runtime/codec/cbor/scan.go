package cbor

import (
	"encoding/binary"
	"math"
	"unicode/utf8"

	"nervix/generated/failure"
	"nervix/runtime/codec"
)

// Major types (RFC 8949, section 3.1).
const (
	majorUnsigned = iota
	majorNegative
	majorBytes
	majorText
	majorArray
	majorMap
	majorTag
	majorSimple
)

// Additional information with a meaning of its own, and the simple values and tags that the codec
// knows.
const (
	infoOne        = 24 // one byte follows; two, four and eight bytes by the next three
	infoIndefinite = 31

	simpleFalse     = 20
	simpleTrue      = 21
	simpleNull      = 22
	simpleUndefined = 23
	leastSimple     = 32 // simple values in a byte of their own begin here

	tagDateTime      = 0
	tagSelfDescribed = 55799

	stop = majorSimple<<5 | infoIndefinite
)

// head is the beginning of an item.
type head struct {
	major byte
	info  byte
	value uint64 // the argument; 0 for indefinite lengths
}

// float tells whether the item is a floating-point number.
func (h head) float() bool { return h.major == majorSimple && h.info > infoOne }

// simple tells whether the item is a simple value.
func (h head) simple(value uint64) bool {
	return h.major == majorSimple && h.info <= infoOne && h.value == value
}

func (h head) indefinite() bool { return h.info == infoIndefinite }

// scanner reads well-formed items.
type scanner struct {
	data []byte
	// err is why scanning stopped.
	err error
}

func malformed(at int, reason string) error {
	return &failure.MalformedPayload{Format: format, Offset: int64(at), Reason: reason}
}

// fail records why scanning stopped; it is always false.
func (s *scanner) fail(at int, reason string) bool {
	s.err = malformed(at, reason)
	return false
}

// head reads the beginning of an item and gives the index behind it.
func (s *scanner) head(at int) (h head, next int, ok bool) {
	if at >= len(s.data) {
		return h, at, s.fail(at, "an item is missing")
	}
	h.major, h.info = s.data[at]>>5, s.data[at]&31
	next = at + 1
	switch {
	case h.info < infoOne:
		h.value = uint64(h.info)
		return h, next, true
	case h.info == infoIndefinite:
		if h.major < majorBytes || h.major > majorMap {
			return h, at, s.fail(at, "an item of indefinite length is of a type that has none")
		}
		return h, next, true
	case h.info > infoOne+3:
		return h, at, s.fail(at, "an item begins with a reserved byte")
	}
	size := 1 << (h.info - infoOne)
	if len(s.data)-next < size {
		return h, at, s.fail(at, "an item is cut short")
	}
	switch size {
	case 1:
		h.value = uint64(s.data[next])
	case 2:
		h.value = uint64(binary.BigEndian.Uint16(s.data[next:]))
	case 4:
		h.value = uint64(binary.BigEndian.Uint32(s.data[next:]))
	default:
		h.value = binary.BigEndian.Uint64(s.data[next:])
	}
	if h.major == majorSimple && h.info == infoOne && h.value < leastSimple {
		return h, at, s.fail(at, "a simple value has a byte that it does not need")
	}
	return h, next + size, true
}

// stops tells whether a break stands at an index.
func (s *scanner) stops(at int) bool { return at < len(s.data) && s.data[at] == stop }

// chunk reads the bytes of a string of definite length.
func (s *scanner) chunk(h head, at int) (text []byte, next int, ok bool) {
	if h.value > uint64(len(s.data)-at) {
		return nil, at, s.fail(at, "a string is cut short")
	}
	next = at + int(h.value)
	text = s.data[at:next]
	if h.major == majorText && !utf8.Valid(text) {
		return nil, at, s.fail(at, "a string is not UTF-8")
	}
	return text, next, true
}

// text appends a string to a buffer; at is the index behind its head.
func (s *scanner) text(to []byte, h head, at int) ([]byte, int, bool) {
	if !h.indefinite() {
		text, next, ok := s.chunk(h, at)
		return append(to, text...), next, ok
	}
	for !s.stops(at) {
		part, next, ok := s.head(at)
		if !ok {
			return to, at, false
		}
		if part.major != h.major || part.indefinite() {
			return to, at, s.fail(at, "a string has a chunk that is no string of its type")
		}
		var text []byte
		if text, at, ok = s.chunk(part, next); !ok {
			return to, at, false
		}
		to = append(to, text...)
	}
	return to, at + 1, true
}

// skip passes over a well-formed item and gives the index behind it.
func (s *scanner) skip(at, depth int) (int, bool) {
	h, next, ok := s.head(at)
	if !ok {
		return at, false
	}
	return s.skipRest(h, next, depth)
}

// skipRest passes over an item whose head is read.
func (s *scanner) skipRest(h head, at, depth int) (int, bool) {
	if depth > codec.MaximumDepth {
		s.err = &failure.PayloadTooDeep{Limit: codec.MaximumDepth}
		return at, false
	}
	switch h.major {
	case majorBytes, majorText:
		return s.skipString(h, at)
	case majorArray:
		return s.skipItems(h, at, depth, 1)
	case majorMap:
		return s.skipItems(h, at, depth, 2)
	case majorTag:
		return s.skip(at, depth+1)
	}
	return at, true
}

func (s *scanner) skipString(h head, at int) (int, bool) {
	if !h.indefinite() {
		_, next, ok := s.chunk(h, at)
		return next, ok
	}
	for !s.stops(at) {
		part, next, ok := s.head(at)
		if !ok {
			return at, false
		}
		if part.major != h.major || part.indefinite() {
			return at, s.fail(at, "a string has a chunk that is no string of its type")
		}
		if _, at, ok = s.chunk(part, next); !ok {
			return at, false
		}
	}
	return at + 1, true
}

// skipItems passes over the entries of an array or map, which have a number of items each.
func (s *scanner) skipItems(h head, at, depth, items int) (int, bool) {
	for left := h.value; h.indefinite() || left > 0; left-- {
		if h.indefinite() && s.stops(at) {
			return at + 1, true
		}
		for range items {
			var ok bool
			if at, ok = s.skip(at, depth+1); !ok {
				return at, false
			}
		}
	}
	return at, true
}

// half widens a number of two bytes (RFC 8949, appendix D).
func half(bits uint16) float64 {
	exponent, fraction := int(bits>>10&31), float64(bits&1023)
	var value float64
	switch exponent {
	case 0:
		value = math.Ldexp(fraction, -24)
	case 31:
		if value = math.Inf(1); fraction != 0 {
			value = math.NaN()
		}
	default:
		value = math.Ldexp(fraction+1024, exponent-25)
	}
	if bits>>15 != 0 {
		value = -value
	}
	return value
}
