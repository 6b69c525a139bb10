// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import (
	"fmt"
	"io"
	"log/slog"
)

// String gives the record without its sensitive values.
func (v Client) String() string {
	return fmt.Sprintf("Client{Name:%+v Type:%+v Config:%+v}", v.Name, v.Type, v.Config)
}

// GoString gives the same text as String.
func (v Client) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Client) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Client) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v ConfigEntry) String() string {
	return fmt.Sprintf("ConfigEntry{Key:%+v Value:[redacted]}", v.Key)
}

// GoString gives the same text as String.
func (v ConfigEntry) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v ConfigEntry) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v ConfigEntry) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// MarshalText gives the text of String, so that text encodings of records around it stay clean
// too.
func (v ConfigEntry) MarshalText() ([]byte, error) {
	return []byte(v.String()), nil
}
