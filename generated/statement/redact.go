// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"fmt"
	"io"
	"log/slog"
)

// String gives the record without its sensitive values.
func (v CreateModel) String() string {
	return fmt.Sprintf("CreateModel{IfNotExists:%+v Entity:%+v Model:%+v}", v.IfNotExists, v.Entity, v.Model)
}

// GoString gives the same text as String.
func (v CreateModel) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v CreateModel) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v CreateModel) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v CreateUser) String() string {
	return fmt.Sprintf("CreateUser{IfNotExists:%+v Name:%+v Password:[redacted]}", v.IfNotExists, v.Name)
}

// GoString gives the same text as String.
func (v CreateUser) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v CreateUser) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v CreateUser) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// MarshalText gives the text of String, so that text encodings of records around it stay clean
// too.
func (v CreateUser) MarshalText() ([]byte, error) {
	return []byte(v.String()), nil
}
