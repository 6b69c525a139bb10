package report

import (
	"fmt"
	"strings"
	"time"

	"nervix/generated/revision"
)

// Severity of an event.
type Severity uint8

// Severities in rising order.
const (
	Information Severity = iota
	Warning
	Failure
)

// Kind of an event, part of its text.
type Kind string

// Kinds of runtime errors (runtime semantics, section 3).
const (
	MessageError  Kind = "message error"
	GeneralError  Kind = "general error"
	InternalError Kind = "internal error"
)

// RowLoss tells of rows that were given up and that no source delivers again.
const RowLoss Kind = "row loss"

// Event is one occurrence in a domain.
type Event struct {
	Time     time.Time
	Severity Severity
	Kind     Kind
	Domain   string
	Node     revision.Identity
	Relay    string // target relay of the failing route; empty when none
	Code     string // stable code of the cause
	// Reference identifies a message error; a UUIDv7.
	Reference string
	Message   string
	// Rows is the number of rows that the event stands for.
	Rows int
}

// Text is the line that people read. An event without a node is one of its domain.
func (e Event) Text() string {
	if e.Node == (revision.Identity{}) {
		return fmt.Sprintf("%s in domain '%s': %s", e.Kind, e.Domain, e.Message)
	}
	return fmt.Sprintf("%s %s in domain '%s': %s", Name(e.Node), e.Kind, e.Domain, e.Message)
}

// Name is how people read a node: its kind and its quoted name.
func Name(node revision.Identity) string {
	return fmt.Sprintf("%s '%s'", strings.ToLower(strings.ReplaceAll(node.Kind.String(), "_", " ")), node.Name)
}

// Reporter receives events. Report must not block: a slow watcher loses events, and the
// implementation counts them.
type Reporter interface {
	Report(event Event)
}
