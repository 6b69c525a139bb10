// Code generated from spec/ by go generate. DO NOT EDIT.

package canonical

import (
	"strconv"
	"strings"
)

// Reason tells why a record could not be encoded or decoded.
type Reason uint8

// Reasons of an Error.
const (
	// Malformed means that the bytes are no Cap'n Proto message of this shape.
	Malformed Reason = iota
	// TooLarge means more than MaxBytes.
	TooLarge
	// TooDeep means more than MaxDepth nested records.
	TooDeep
	// TooLong means a list of more than MaxElements.
	TooLong
	// UnknownEnum means a value that the spec does not declare.
	UnknownEnum
	// MissingVariant means a union without a value, or with a variant that is not declared.
	MissingVariant
	// InvalidText means a text that is not UTF-8.
	InvalidText
	// NotCanonical means bytes that encoding would not have produced, such as trailing ones.
	NotCanonical
)

var reasons = [...]string{
	"malformed", "too large", "too deep", "list too long", "unknown enum value", "missing variant",
	"text is not UTF-8", "not canonical",
}

func (r Reason) String() string {
	if int(r) < len(reasons) {
		return reasons[r]
	}
	return "Reason(" + strconv.Itoa(int(r)) + ")"
}

// Error is a record that cannot be encoded or bytes that cannot be decoded. It names the field
// and never carries a value.
type Error struct {
	// Record is the type that was encoded or decoded, such as "Relay".
	Record string
	// Path is the field, such as routes[0].construction; empty for the record as a whole.
	Path string
	// Reason tells what is wrong.
	Reason Reason
	// Cause is the fault of the layer below, when there is one.
	Cause error
}

func (e *Error) Error() string {
	text := e.Record
	if e.Path != "" {
		text += "." + e.Path
	}
	text += ": " + e.Reason.String()
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Cause }

// step is one field on the way to the current one; index is negative outside lists.
type step struct {
	field string
	index int
}

// longestPath is how many steps of a path an Error names.
const longestPath = 32

// walk is what encoding and decoding share: the current path, the nesting and the first fault.
type walk struct {
	path  []step
	depth int
	fault *Error
}

// enter descends into a field and tells whether the walk is still whole and within MaxDepth.
func (w *walk) enter(field string) bool {
	if w.fault != nil {
		return false
	}
	w.path = append(w.path, step{field: field, index: -1})
	w.depth++
	if w.depth > MaxDepth {
		w.fail(TooDeep, nil)
		return false
	}
	return true
}

func (w *walk) leave() {
	if w.fault != nil {
		return
	}
	w.path = w.path[:len(w.path)-1]
	w.depth--
}

// at moves to an element of the list that was entered.
func (w *walk) at(index int) { w.path[len(w.path)-1].index = index }

// failed tells whether err or an earlier fault ends the walk.
func (w *walk) failed(err error) bool {
	if err != nil {
		w.fail(Malformed, err)
	}
	return w.fault != nil
}

// failField records a fault of a field that was not entered.
func (w *walk) failField(field string, reason Reason, cause error) {
	if w.fault != nil {
		return
	}
	w.path = append(w.path, step{field: field, index: -1})
	w.fail(reason, cause)
}

// fail keeps the first fault and where it happened.
func (w *walk) fail(reason Reason, cause error) {
	if w.fault != nil {
		return
	}
	var path strings.Builder
	for i, step := range w.path {
		if i > 0 {
			path.WriteByte('.')
		}
		if i == longestPath {
			path.WriteString("…")
			break
		}
		path.WriteString(step.field)
		if step.index >= 0 {
			path.WriteString("[" + strconv.Itoa(step.index) + "]")
		}
	}
	w.fault = &Error{Path: path.String(), Reason: reason, Cause: cause}
}
