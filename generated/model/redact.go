// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import (
	"fmt"
	"io"
	"log/slog"
)

// String gives the record without its sensitive values.
func (v Codec) String() string {
	return fmt.Sprintf("Codec{Name:%+v Wire:%+v Schema:%+v Encodings:%+v}", v.Name, v.Wire, v.Schema, v.Encodings)
}

// GoString gives the same text as String.
func (v Codec) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Codec) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Codec) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v WireProtobuf) String() string {
	return fmt.Sprintf("WireProtobuf{Resource:%+v Config:%+v Message:%+v Transformation:%+v}", v.Resource, v.Config, v.Message, v.Transformation)
}

// GoString gives the same text as String.
func (v WireProtobuf) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v WireProtobuf) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v WireProtobuf) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Client) String() string {
	return fmt.Sprintf("Client{Name:%+v Type:%+v Signaling:%+v Mount:%+v Config:%+v}", v.Name, v.Type, v.Signaling, v.Mount, v.Config)
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

// String gives the record without its sensitive values.
func (v SignalingProtocol) String() string {
	return fmt.Sprintf("SignalingProtocol{Name:%+v Frames:%+v Protobuf:%+v Fail:%+v AcceptData:%+v Steps:%+v Timeout:%+v}", v.Name, v.Frames, v.Protobuf, v.Fail, v.AcceptData, v.Steps, v.Timeout)
}

// GoString gives the same text as String.
func (v SignalingProtocol) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v SignalingProtocol) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v SignalingProtocol) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v SignalingProtobuf) String() string {
	return fmt.Sprintf("SignalingProtobuf{Resource:%+v Config:%+v SendMessage:%+v WaitMessage:%+v}", v.Resource, v.Config, v.SendMessage, v.WaitMessage)
}

// GoString gives the same text as String.
func (v SignalingProtobuf) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v SignalingProtobuf) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v SignalingProtobuf) LogValue() slog.Value {
	return slog.StringValue(v.String())
}
