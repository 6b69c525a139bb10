// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"fmt"
	"io"
	"log/slog"
)

// String gives the record without its sensitive values.
func (v User) String() string {
	return fmt.Sprintf("User{Name:%+v Secret:%+v Revision:%+v}", v.Name, v.Secret, v.Revision)
}

// GoString gives the same text as String.
func (v User) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v User) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v User) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Secret) String() string {
	return fmt.Sprintf("Secret{Salt:[redacted] Hash:[redacted] Time:%+v Memory:%+v Threads:%+v}", v.Time, v.Memory, v.Threads)
}

// GoString gives the same text as String.
func (v Secret) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Secret) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Secret) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// MarshalText gives the text of String, so that text encodings of records around it stay clean
// too.
func (v Secret) MarshalText() ([]byte, error) {
	return []byte(v.String()), nil
}

// String gives the record without its sensitive values.
func (v Execution) String() string {
	return fmt.Sprintf("Execution{Reference:%+v State:%+v Owner:%+v Credentials:%+v Domain:%+v Content:%+v Statement:%+v Secret:%+v Upload:%+v Transaction:%+v Expected:%+v Attempt:%+v Step:%+v Planned:%+v Replaced:%+v Outcome:%+v Finished:%+v}", v.Reference, v.State, v.Owner, v.Credentials, v.Domain, v.Content, v.Statement, v.Secret, v.Upload, v.Transaction, v.Expected, v.Attempt, v.Step, v.Planned, v.Replaced, v.Outcome, v.Finished)
}

// GoString gives the same text as String.
func (v Execution) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Execution) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Execution) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Operation) String() string {
	return fmt.Sprintf("Operation{Transaction:%+v Position:%+v Reference:%+v Content:%+v Statement:%+v Source:[redacted] Summary:%+v Key:%+v Admitted:%+v Preview:%+v}", v.Transaction, v.Position, v.Reference, v.Content, v.Statement, v.Summary, v.Key, v.Admitted, v.Preview)
}

// GoString gives the same text as String.
func (v Operation) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Operation) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Operation) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// MarshalText gives the text of String, so that text encodings of records around it stay clean
// too.
func (v Operation) MarshalText() ([]byte, error) {
	return []byte(v.String()), nil
}

// String gives the record without its sensitive values.
func (v Step) String() string {
	return fmt.Sprintf("Step{Transaction:%+v Number:%+v First:%+v Last:%+v State:%+v Level:%+v Actual:%+v Effect:%+v Replaced:%+v Impact:%+v Before:%+v After:%+v}", v.Transaction, v.Number, v.First, v.Last, v.State, v.Level, v.Actual, v.Effect, v.Replaced, v.Impact, v.Before, v.After)
}

// GoString gives the same text as String.
func (v Step) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Step) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Step) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v ModelChange) String() string {
	return fmt.Sprintf("ModelChange{Domain:%+v Base:%+v Intakes:%+v Put:%+v Drop:%+v Nodes:%+v}", v.Domain, v.Base, v.Intakes, v.Put, v.Drop, v.Nodes)
}

// GoString gives the same text as String.
func (v ModelChange) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v ModelChange) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v ModelChange) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Replacement) String() string {
	return fmt.Sprintf("Replacement{Change:%+v After:%+v}", v.Change, v.After)
}

// GoString gives the same text as String.
func (v Replacement) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Replacement) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Replacement) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v UserCreation) String() string {
	return fmt.Sprintf("UserCreation{Name:%+v Secret:%+v}", v.Name, v.Secret)
}

// GoString gives the same text as String.
func (v UserCreation) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v UserCreation) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v UserCreation) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Enrol) String() string {
	return fmt.Sprintf("Enrol{User:%+v}", v.User)
}

// GoString gives the same text as String.
func (v Enrol) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Enrol) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Enrol) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Admit) String() string {
	return fmt.Sprintf("Admit{Execution:%+v}", v.Execution)
}

// GoString gives the same text as String.
func (v Admit) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Admit) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Admit) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Record) String() string {
	return fmt.Sprintf("Record{Reference:%+v Effect:%+v Outcome:%+v Final:%+v}", v.Reference, v.Effect, v.Outcome, v.Final)
}

// GoString gives the same text as String.
func (v Record) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Record) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Record) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Append) String() string {
	return fmt.Sprintf("Append{Owner:%+v Base:%+v Operation:%+v Steps:%+v Incomplete:%+v Topologies:%+v}", v.Owner, v.Base, v.Operation, v.Steps, v.Incomplete, v.Topologies)
}

// GoString gives the same text as String.
func (v Append) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Append) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Append) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v AdmitCommit) String() string {
	return fmt.Sprintf("AdmitCommit{Reference:%+v Transaction:%+v Base:%+v Intakes:%+v Preview:%+v Steps:%+v Topologies:%+v Outcome:%+v}", v.Reference, v.Transaction, v.Base, v.Intakes, v.Preview, v.Steps, v.Topologies, v.Outcome)
}

// GoString gives the same text as String.
func (v AdmitCommit) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v AdmitCommit) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v AdmitCommit) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v Envelope) String() string {
	return fmt.Sprintf("Envelope{At:%+v Command:%+v}", v.At, v.Command)
}

// GoString gives the same text as String.
func (v Envelope) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v Envelope) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v Envelope) LogValue() slog.Value {
	return slog.StringValue(v.String())
}

// String gives the record without its sensitive values.
func (v DomainSchedule) String() string {
	return fmt.Sprintf("DomainSchedule{Domain:%+v Status:%+v StartVersion:%+v Clock:%+v Origin:%+v Models:%+v Nodes:%+v}", v.Domain, v.Status, v.StartVersion, v.Clock, v.Origin, v.Models, v.Nodes)
}

// GoString gives the same text as String.
func (v DomainSchedule) GoString() string {
	return v.String()
}

// Format prints the text of String for every verb.
func (v DomainSchedule) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, v.String())
}

// LogValue logs the text of String.
func (v DomainSchedule) LogValue() slog.Value {
	return slog.StringValue(v.String())
}
