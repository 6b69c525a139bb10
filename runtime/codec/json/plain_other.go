//go:build !amd64

package json

// blockSize is the least size of text that copyBlocks copies.
const blockSize = 16

// copyBlocks is copyPlain for as much text as room.
func copyBlocks(room, text []byte) int { return copyWords(room, text) }
