package program

import (
	"encoding/binary"

	"github.com/apache/arrow-go/v18/arrow/bitutil"
)

// A bitmap has bit i of its rows at bit i&7 of byte i>>3. Bits beyond the rows are undefined. A
// nil validity bitmap means that no row is null.

func bitmapBytes(rows int) int { return (rows + 7) >> 3 }

func bitAt(bitmap []byte, row int) bool { return bitmap[row>>3]>>(row&7)&1 != 0 }

func setBit(bitmap []byte, row int) { bitmap[row>>3] |= 1 << (row & 7) }

func clearBit(bitmap []byte, row int) { bitmap[row>>3] &^= 1 << (row & 7) }

func fillBits(bitmap []byte, value bool) {
	fill := byte(0)
	if value {
		fill = 0xff
	}
	for i := range bitmap {
		bitmap[i] = fill
	}
}

// countBits counts the set bits of the first rows.
func countBits(bitmap []byte, rows int) int { return bitutil.CountSetBits(bitmap, 0, rows) }

// bitWord reads up to 64 bits from row base on, which is a multiple of 64; bits beyond rows are 0.
func bitWord(bitmap []byte, base, rows int) uint64 {
	at := base >> 3
	if rows-base >= 64 {
		return binary.LittleEndian.Uint64(bitmap[at:])
	}
	word := uint64(0)
	for i := range bitmapBytes(rows - base) {
		word |= uint64(bitmap[at+i]) << (8 * i)
	}
	return word & (1<<(rows-base) - 1)
}

// putWord writes 64 bits from row base on, which is a multiple of 64, to a bitmap of scratch memory: it has
// room for whole words.
func putWord(bitmap []byte, base int, word uint64) {
	binary.LittleEndian.PutUint64(bitmap[base>>3:base>>3+8], word)
}

// andBits stores a AND b; nil operands are all ones, and at most one is nil.
func andBits(to, a, b []byte) {
	switch {
	case a == nil:
		copy(to, b)
	case b == nil:
		copy(to, a)
	default:
		a, b = a[:len(to)], b[:len(to)]
		for i := range to {
			to[i] = a[i] & b[i]
		}
	}
}
