//go:build !race

package program

// raced tells that the race detector slows the tests down.
const raced = false
