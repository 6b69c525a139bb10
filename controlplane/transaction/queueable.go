package transaction

import (
	"nervix/generated/failure"
	"nervix/generated/statement"
)

// Queueable tells whether a statement becomes the content of a transaction. It fails with
// failure.NotQueueable for what a session must run outside of one (grammar reference §5.2).
func Queueable(s statement.Statement) error {
	switch s.Class() {
	case statement.ClassModel, statement.ClassEffect:
		return nil
	case statement.ClassAdmin, statement.ClassRead, statement.ClassReadTx, statement.ClassTx, statement.ClassSession, statement.ClassClient:
	}
	return &failure.NotQueueable{Form: s.Form()}
}
