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

// String gives the record without its sensitive values.
func (v Client) String() string {
	return fmt.Sprintf("Client{Name:%+v System:%+v Mount:%+v Settings:%+v}", v.Name, v.System, v.Mount, v.Settings)
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
func (v ExecutionRevision) String() string {
	return fmt.Sprintf("ExecutionRevision{Domain:%+v SourceDigest:%+v PredecessorDigest:%+v HandoffFingerprint:%+v ClusterRevision:%+v Mode:%+v StartVersion:%+v Origin:%+v Clock:%+v Schemas:%+v Branches:%+v Relays:%+v Codecs:%+v HashMaps:%+v Clients:%+v Endpoints:%+v Certificates:%+v Nodes:%+v}", v.Domain, v.SourceDigest, v.PredecessorDigest, v.HandoffFingerprint, v.ClusterRevision, v.Mode, v.StartVersion, v.Origin, v.Clock, v.Schemas, v.Branches, v.Relays, v.Codecs, v.HashMaps, v.Clients, v.Endpoints, v.Certificates, v.Nodes)
}

// GoString gives the same text as String.
func (v ExecutionRevision) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v ExecutionRevision) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v ExecutionRevision) LogValue() slog.Value {
	return slog.StringValue(v.String())
}
