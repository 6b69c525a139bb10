// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

import (
	"fmt"
	"io"
	"log/slog"
)

// String gives the record without its sensitive values.
func (v Setting) String() string {
	return fmt.Sprintf("Setting{Key:%+v Value:[redacted]}", v.Key)
}

// GoString gives the same text as String.
func (v Setting) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Setting) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Setting) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// MarshalText gives the text of String, so that text encodings of records around it stay clean
// too.
func (v Setting) MarshalText() ([]byte, error) {
	return []byte(v.String()), nil
}
