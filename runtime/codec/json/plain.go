package json

import (
	"encoding/binary"
	"math/bits"
	"unicode/utf8"
)

const (
	lows  = 0x0101010101010101
	highs = 0x8080808080808080
)

// special flags the bytes of a word that end a run of plain string bytes: quotes, backslashes and
// control characters. The lowest flag is exact; higher ones may be false.
func special(word uint64) uint64 {
	quote, backslash := word^('"'*lows), word^('\\'*lows)
	return ((quote-lows)&^quote | (backslash-lows)&^backslash | (word-0x20*lows)&^word) & highs
}

// specialOrHigh flags like special and takes bytes that are not ASCII for special too.
func specialOrHigh(word uint64) uint64 {
	return ((word ^ '"'*lows - lows) | (word ^ '\\'*lows - lows) | (word - 0x20*lows) | word) & highs
}

// copyPlain copies the leading bytes of a text that are ASCII and need no escape, as far as there
// is room, and counts them. Bytes of room behind them may change. It is where codecs of JSON
// spend most of their time.
func copyPlain(room, text []byte) int {
	size := min(len(room), len(text))
	if size >= blockSize {
		return copyBlocks(room[:size], text[:size])
	}
	return copyWords(room[:size], text[:size])
}

// copyWords is copyPlain for as much text as room, eight bytes at a time.
func copyWords(room, text []byte) int {
	last := len(text) - 8 // where the last word begins
	if last < 0 {
		return copyCharacters(room, text)
	}
	for at := 0; ; at += 8 {
		// The last word may begin within the one before it, which was plain.
		at = min(at, last)
		word := binary.LittleEndian.Uint64(text[at:])
		binary.LittleEndian.PutUint64(room[at:], word)
		if found := specialOrHigh(word); found != 0 {
			return at + bits.TrailingZeros64(found)>>3
		}
		if at == last {
			return len(text)
		}
	}
}

func copyCharacters(room, text []byte) int {
	room = room[:len(text)]
	for i, c := range text {
		if c < 0x20 || c >= utf8.RuneSelf || c == '"' || c == '\\' {
			return i
		}
		room[i] = c
	}
	return len(text)
}

// copyText copies the leading bytes of a text that need no escape, as far as there is room, and
// counts them. ascii is how many of them come before the first that is not ASCII.
func copyText(room, text []byte) (count, ascii int) {
	ascii = copyPlain(room, text)
	size := min(len(room), len(text))
	if ascii == size || text[ascii] < utf8.RuneSelf {
		return ascii, ascii
	}
	at := ascii
	for at+8 <= size {
		word := binary.LittleEndian.Uint64(text[at:])
		binary.LittleEndian.PutUint64(room[at:], word)
		if found := special(word); found != 0 {
			return at + bits.TrailingZeros64(found)>>3, ascii
		}
		at += 8
	}
	for at < size && text[at] >= 0x20 && text[at] != '"' && text[at] != '\\' {
		room[at] = text[at]
		at++
	}
	return at, ascii
}

// copyString is copyText that stops at the first byte that is not ASCII when what follows is not
// valid UTF-8, or is cut for want of room.
func copyString(room, text []byte) int {
	count, ascii := copyText(room, text)
	if count > ascii && !validText(room[ascii:count]) {
		return ascii
	}
	return count
}

// validText tells whether a text is UTF-8. It expects ASCII and other characters mixed, in which
// utf8.Valid goes by single bytes.
func validText(text []byte) bool {
	at := 0
	for at+8 <= len(text) {
		high := binary.LittleEndian.Uint64(text[at:]) & highs
		if high == 0 {
			at += 8
			continue
		}
		at += bits.TrailingZeros64(high) >> 3
		for at+4 <= len(text) && text[at] >= utf8.RuneSelf {
			size := runeSize(binary.LittleEndian.Uint32(text[at:]))
			if size == 0 {
				return false
			}
			at += size
		}
		if at+4 > len(text) {
			break
		}
	}
	return utf8.Valid(text[at:])
}

// runeSize is the number of bytes of the character that a word begins with, 0 when it is ASCII or not
// valid. The first byte is the lowest.
func runeSize(word uint32) int {
	switch {
	case word&0xc0c0f0 == 0x8080e0:
		// Neither of less than 0x800 nor a surrogate.
		if rest := word & 0x200f; rest != 0 && rest != 0x200d {
			return 3
		}
	case word&0xc0e0 == 0x80c0:
		if word&0x1e != 0 { // Not of less than 0x80.
			return 2
		}
	case word&0xc0c0c0f8 == 0x808080f0:
		// From 0x10000 to 0x10ffff.
		if high := word&7<<2 | word>>12&3; high-1 < 16 {
			return 4
		}
	}
	return 0
}
