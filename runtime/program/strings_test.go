package program

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzChangeCase compares words with single bytes.
func FuzzChangeCase(f *testing.F) {
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	f.Add(every)
	f.Add([]byte("@AZ[`az{ Straße \x7f\xc1\xe1"))
	f.Fuzz(func(t *testing.T, text []byte) {
		for from := range min(len(text), 36) {
			for _, to := range []int{len(text), (from + len(text)) / 2} {
				part := text[from:to]
				got := make([]byte, len(part))
				changeCase(got, part, 'a')
				require.Equal(t, string(upperASCII(part)), string(got))
				changeCase(got, part, 'A')
				require.Equal(t, string(lowerASCII(part)), string(got))
			}
		}
	})
}

func upperASCII(text []byte) []byte {
	text = bytes.Clone(text)
	for i, c := range text {
		if c >= 'a' && c <= 'z' {
			text[i] = c - 'a' + 'A'
		}
	}
	return text
}

func lowerASCII(text []byte) []byte {
	text = bytes.Clone(text)
	for i, c := range text {
		if c >= 'A' && c <= 'Z' {
			text[i] = c - 'A' + 'a'
		}
	}
	return text
}
