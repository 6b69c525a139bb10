package json

// blockSize is the least size of text that copyBlocks copies.
const blockSize = 16

// copyBlocks is copyPlain for as much text as room, sixteen bytes at a time. Both have at least
// blockSize bytes. It uses SSE2, which every amd64 has.
//
//go:noescape
func copyBlocks(room, text []byte) int
