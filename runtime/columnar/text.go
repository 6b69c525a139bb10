package columnar

import (
	"bytes"
	"strconv"
)

// AppendFloat writes a float of 32 or 64 bits as canonical key text does (expressions reference,
// section 10.8): the shortest decimals that read as the value, and always a decimal point. A value
// that is not finite is written by its name.
func AppendFloat(text []byte, value float64, bits int) []byte {
	start := len(text)
	text = strconv.AppendFloat(text, value, 'f', -1, bits)
	if value-value == 0 && bytes.IndexByte(text[start:], '.') < 0 {
		text = append(text, ".0"...)
	}
	return text
}
