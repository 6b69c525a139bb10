// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"fmt"
	"io"
	"log/slog"
)

// String gives the record without its sensitive values.
func (v DomainSchedule) String() string {
	return fmt.Sprintf("DomainSchedule{Domain:%+v Status:%+v StartVersion:%+v Models:%+v Nodes:%+v}", v.Domain, v.Status, v.StartVersion, v.Models, v.Nodes)
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
