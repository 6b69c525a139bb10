package transaction

import (
	"fmt"
	"strings"
	"unicode"

	"nervix/generated/failure"
	"nervix/generated/statement"
)

// Form names a statement by its keywords, without anything that it holds.
func Form(s statement.Statement) string {
	name := fmt.Sprintf("%T", s)
	name = name[strings.LastIndexByte(name, '.')+1:]
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToUpper(r))
	}
	return b.String()
}

// Queueable tells whether a statement becomes the content of a transaction. It fails with
// failure.NotQueueable for what a session must run outside of one (grammar reference §5.2).
func Queueable(s statement.Statement) error {
	switch s.Class() {
	case statement.ClassModel, statement.ClassEffect:
		return nil
	case statement.ClassAdmin, statement.ClassRead, statement.ClassTx, statement.ClassSession, statement.ClassClient:
	}
	return &failure.NotQueueable{Form: Form(s)}
}
