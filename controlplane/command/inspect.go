package command

import (
	"context"
	"time"

	"nervix/controlplane/transaction"
	"nervix/generated/failure"
)

// Inspect reads the impact report of a transaction of the caller, or of the one that its session
// works in when id is empty; operation 0 selects none. It changes nothing: no binding, no activity
// time, no queue (CP-141 to CP-149). It fails with failure.NoAttachedTransaction or like
// transaction.Inspect.
func (s *Service) Inspect(ctx context.Context, c Caller, id string, operation uint64) (*transaction.Inspection, error) {
	if id == "" {
		bound := s.Binding(c.Session)
		if bound == nil {
			return nil, &failure.NoAttachedTransaction{}
		}
		id = bound.ID
	}
	if _, err := s.Read(ctx); err != nil {
		return nil, err
	}
	return transaction.Inspect(s.inputs(false), c.User, id, operation, time.UnixMilli(s.now()))
}
