package jaq

import (
	"nervix/generated/revision"
	"nervix/runtime/codec/document"
)

// Form is how the values of programs lie in payloads. Values are those of package document. A form is
// immutable; its failures are those of rows.
type Form interface {
	// Name is the form in failures.
	Name() string
	// Read gives the value of one payload.
	Read(payload []byte) (any, error)
	// Append writes a value as one payload behind what is there.
	Append(to []byte, value any) ([]byte, error)
}

// documents is the form of a document format.
type documents revision.DocumentFormat

func (d documents) Name() string { return revision.DocumentFormat(d).String() }

func (d documents) Read(payload []byte) (any, error) {
	return document.Read(revision.DocumentFormat(d), payload)
}

func (d documents) Append(to []byte, value any) ([]byte, error) {
	return document.Append(to, revision.DocumentFormat(d), value)
}
