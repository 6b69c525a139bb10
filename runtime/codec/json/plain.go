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

// copyString copies the leading bytes of a text that need no unescaping and are valid UTF-8, as far
// as there is room, and counts them: none when they are not valid.
func copyString(room, text []byte) int {
	ascii := copyPlain(room, text)
	if ascii == len(text) || text[ascii] < utf8.RuneSelf {
		return ascii
	}
	at := ascii
	for at+8 <= len(text) && at+8 <= len(room) {
		word := binary.LittleEndian.Uint64(text[at:])
		binary.LittleEndian.PutUint64(room[at:], word)
		if found := special(word); found != 0 {
			at += bits.TrailingZeros64(found) >> 3
			break
		}
		at += 8
	}
	for at < len(text) && at < len(room) && text[at] >= 0x20 && text[at] != '"' && text[at] != '\\' {
		room[at] = text[at]
		at++
	}
	if !utf8.Valid(room[ascii:at]) {
		return 0
	}
	return at
}
