package command

import (
	"context"
	"errors"

	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
)

// restore ends a change whose certificates a listener cannot present. When nothing has paused, the
// record of the failure also puts the replaced models back, and the result waits until they are
// presented; a change that has paused keeps its models (CC-131, CP-422). The lock of the domain is
// held.
func (s *Service) restore(ctx context.Context, e *record.Execution, cause error) error {
	current, known := s.View().Execution(e.Reference)
	if !known || current.Planned == nil || !restores(current.Planned.Level, cause) {
		return cause
	}
	answer, err := s.propose(ctx, &record.Finish{Reference: e.Reference, Outcome: record.Outcome{Faults: state.Faults(cause)}, Restore: true})
	if err == nil {
		err = answer.Refusal
	}
	if err != nil {
		return interrupted{err}
	}
	s.present(ctx, e.Domain)
	return nil
}

// restores tells whether the failure of a change that paused up to a level puts the models back.
func restores(level *model.Level, cause error) bool {
	return level != nil && *level == model.LevelDynamic && errors.Is(cause, failure.CodeCertificateInstallation)
}

// present installs what has been put back. The failure that led to it is the result; one more is for
// the log.
func (s *Service) present(ctx context.Context, domain string) {
	if _, err := s.install(ctx, domain); err != nil && ctx.Err() == nil {
		s.config.Logger.Error("restored models cannot be installed", "domain", domain, "error", err)
	}
}
