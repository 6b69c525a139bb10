package command

import (
	"context"
	"errors"
	"fmt"
	"time"

	"nervix/controlplane/lifecycle"
	"nervix/controlplane/quiesce"
	"nervix/controlplane/state"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// attempts bounds how often a command is planned again because its inputs changed.
const attempts = 32

// interrupted is an error that says nothing about the fate of an execution: it stays applying.
type interrupted struct{ cause error }

func (i interrupted) Error() string { return "interrupted: " + i.cause.Error() }
func (i interrupted) Unwrap() error { return i.cause }

// open tells an error that leaves the fate of an execution open.
func open(err error) bool {
	_, found := errors.AsType[interrupted](err)
	return found
}

// perform carries an execution to its terminal result. An error means that it stays applying.
func (s *Service) perform(ctx context.Context, reference string, resumed bool) error {
	e, ok := s.View().Execution(reference)
	if !ok || machine.CommandState(e.State).Terminal() {
		return nil
	}
	var err error
	switch e.Statement.(type) {
	case *statement.CreateModel, *statement.AlterModel, *statement.DropModel, *statement.RebindResource,
		*statement.StartDomain, *statement.StopDomain, *statement.AlterDomain, *statement.CreateResource, *statement.ResetState:
		err = s.alter(ctx, e, resumed)
	case *statement.UploadResource:
		err = s.importVersion(ctx, e)
	case *statement.CreateDomain, *statement.CreateUser:
		err = s.declare(ctx, e)
	case *statement.Begin, *statement.Revert:
		err = s.control(ctx, e)
	case *statement.Commit:
		err = s.commit(ctx, e, resumed)
	default:
		err = &failure.NotExecutable{Form: e.Statement.Form()}
	}
	if err == nil {
		return nil
	}
	if open(err) || ctx.Err() != nil || !failure.ClassOf(err).Disposition().Terminal() {
		return err
	}
	return s.finish(ctx, e.Reference, &record.Outcome{Faults: state.Faults(err)})
}

// finish stores a terminal result.
func (s *Service) finish(ctx context.Context, reference string, outcome *record.Outcome) error {
	answer, err := s.propose(ctx, &record.Finish{Reference: reference, Outcome: *outcome})
	if err == nil {
		err = answer.Refusal
	}
	if err != nil {
		return interrupted{err}
	}
	return nil
}

// record makes an effect durable. Stale tells that it must be planned again.
func (s *Service) record(ctx context.Context, e *record.Execution, effect record.Effect, outcome *record.Outcome, final bool) (stale bool, err error) {
	answer, err := s.propose(ctx, &record.Record{Reference: e.Reference, Effect: effect, Outcome: *outcome, Final: final})
	if err != nil {
		return false, interrupted{err}
	}
	return answer.Stale, answer.Refusal
}

// unpublished tells that the schedule of a step was refused for good. Models and schedule are one
// record, so that nothing of the step is left behind (CP-420). What is only Busy speaks for itself.
func unpublished(domain string, kind record.StepKind, err error) error {
	if err == nil || open(err) || kind == record.StepKindResource || errors.Is(err, failure.ClassBusy) {
		return err
	}
	return new(failure.PublicationFailed{Domain: domain}).WithCause(err)
}

// recorded tells whether the effect of an execution is durable already.
func recorded(e *record.Execution) bool {
	return machine.StepState(e.Step) != machine.StepStateUnattempted
}

// lock takes the alteration lock of a domain. Work that was taken up again waits for it.
func (s *Service) lock(ctx context.Context, domain string, resumed, lifecycle bool) (*lifecycle.Lock, error) {
	switch {
	case resumed:
		return s.locks.Wait(ctx, domain)
	case lifecycle:
		return s.locks.TryLifecycle(domain)
	}
	return s.locks.Try(domain)
}

// startsOrStops tells START and STOP from what else changes a domain.
func startsOrStops(s statement.Statement) bool {
	switch s.(type) {
	case *statement.StartDomain, *statement.StopDomain:
		return true
	}
	return false
}

// alter applies a statement of a domain as a frozen attempt of its own.
func (s *Service) alter(ctx context.Context, e *record.Execution, resumed bool) error {
	lock, err := s.lock(ctx, e.Domain, resumed, startsOrStops(e.Statement))
	if err != nil {
		return err
	}
	defer lock.Release()
	err = s.settleChange(ctx, e, lock)
	if !errors.Is(err, failure.CodeCertificateInstallation) || open(err) || ctx.Err() != nil {
		return err
	}
	return s.restore(ctx, e, err)
}

// settleChange brings the statement of an execution to its result.
func (s *Service) settleChange(ctx context.Context, e *record.Execution, lock *lifecycle.Lock) error {
	if recorded(e) {
		if _, err := s.install(ctx, e.Domain); err != nil {
			return err
		}
		return s.finish(ctx, e.Reference, e.Planned)
	}
	for range attempts {
		stale, err := s.attempt(ctx, e, lock)
		if err != nil || !stale {
			return err
		}
	}
	return &failure.InputsChanging{Attempts: attempts}
}

// inputs captures what a plan is computed from.
func (s *Service) inputs(provisional bool) transaction.Inputs {
	return transaction.Inputs{
		View: s.View(), Members: s.config.Members(), DeriveQuiesce: s.config.DeriveQuiesce, PlainOnly: s.config.PlainOnly,
		Bindings: s.config.Bindings, Provisional: provisional,
	}
}

// attempt plans a command once and applies the plan. Stale tells that its inputs changed before
// the effect was recorded (CC-030).
func (s *Service) attempt(ctx context.Context, e *record.Execution, lock *lifecycle.Lock) (stale bool, err error) {
	plan, err := transaction.Compute(s.inputs(false), e.Domain, []statement.Statement{e.Statement})
	if err != nil {
		return false, err
	}
	step, outcome, widest := &plan.Steps[0], &plan.Outcomes[0], plan.Outcomes[0].Clone()
	step.Complete(outcome)
	if step.Effect == nil {
		if _, err := s.install(ctx, e.Domain); err != nil {
			return false, err
		}
		return false, s.finish(ctx, e.Reference, outcome)
	}
	resume, err := s.pause(ctx, lock, e.Domain, step.Level, step.Change)
	if err != nil {
		return false, err
	}
	defer resume()
	if stale, err = s.record(ctx, e, step.Effect, outcome, false); err != nil || stale {
		return stale, unpublished(e.Domain, step.Kind, err)
	}
	widened, err := s.install(ctx, e.Domain)
	if err != nil {
		return false, err
	}
	if widened && step.Change != nil {
		step.Level, outcome = model.LevelDomainPause, widest
		step.Complete(outcome)
	}
	resume()
	if err := s.finish(ctx, e.Reference, outcome); err != nil {
		return false, err
	}
	if step.Change != nil {
		s.measures.changed(step.Level)
	}
	return false, nil
}

// pause engages what a model change asks for. The returned function ends it once.
func (s *Service) pause(ctx context.Context, lock *lifecycle.Lock, domain string, level model.Level, change *quiesce.Result) (func(), error) {
	if change == nil || level == model.LevelDynamic {
		return func() {}, nil
	}
	lock.Pause(level == model.LevelDomainPause)
	began := time.Now()
	resume, err := s.config.Runtime.Pause(ctx, domain, change)
	s.measures.drained(level, time.Since(began))
	if err != nil {
		lock.Pause(false)
		return nil, err
	}
	ended := false
	return func() {
		if !ended {
			ended = true
			resume()
			lock.Pause(false)
		}
	}, nil
}

// install applies the committed state of a domain: every node is prepared before any source starts.
// Widened tells that a change in place was widened to a rebuild of the domain.
func (s *Service) install(ctx context.Context, domain string) (widened bool, err error) {
	if widened, err = s.config.Runtime.Prepare(ctx, domain); err != nil {
		return widened, new(failure.ActivationFailed{Domain: domain}).WithCause(err)
	}
	d, err := s.View().Domain(domain)
	if err != nil || !d.Running() {
		return widened, err
	}
	if err := s.config.Runtime.Activate(ctx, domain); err != nil {
		return widened, new(failure.ActivationFailed{Domain: domain}).WithCause(err)
	}
	return widened, nil
}

// declare creates a domain or a user.
func (s *Service) declare(ctx context.Context, e *record.Execution) error {
	effect, outcome, accept, domain := declaration(e)
	if !recorded(e) {
		_, err := s.record(ctx, e, effect, outcome, domain == "")
		if accept && errors.Is(err, failure.ClassExists) {
			return s.finish(ctx, e.Reference, existing(effect))
		}
		if err != nil {
			return err
		}
	}
	if domain == "" {
		return nil
	}
	if _, err := s.install(ctx, domain); err != nil {
		return err
	}
	return s.finish(ctx, e.Reference, outcome)
}

// declaration gives the effect of CREATE DOMAIN or CREATE USER with its result, whether an existing
// object is accepted, and the domain that is then installed.
func declaration(e *record.Execution) (effect record.Effect, outcome *record.Outcome, accept bool, domain string) {
	if c, ok := e.Statement.(*statement.CreateDomain); ok {
		text := fmt.Sprintf("created domain '%s'", c.Name)
		return &record.DomainCreation{Name: c.Name, Pace: c.Pace, Placement: c.Placement}, &record.Outcome{Lines: []string{text}}, c.IfNotExists, c.Name
	}
	c, _ := e.Statement.(*statement.CreateUser)
	text := fmt.Sprintf("created user '%s'", c.Name)
	return &record.UserCreation{Name: c.Name, Secret: e.Secret}, &record.Outcome{Lines: []string{text}}, c.IfNotExists, ""
}

// existing gives the result of CREATE IF NOT EXISTS that found its object.
func existing(effect record.Effect) *record.Outcome {
	text := ""
	switch found := effect.(type) {
	case *record.DomainCreation:
		text = fmt.Sprintf("domain '%s' already exists", found.Name)
	case *record.UserCreation:
		text = fmt.Sprintf("user '%s' already exists", found.Name)
	}
	return &record.Outcome{Lines: []string{text}, AlreadyExisted: true}
}

// control opens or reverts a transaction.
func (s *Service) control(ctx context.Context, e *record.Execution) error {
	for range attempts {
		effect, outcome, err := s.controlled(e)
		if err != nil {
			return err
		}
		stale, err := s.record(ctx, e, effect, outcome, true)
		if err != nil || !stale {
			return err
		}
	}
	return &failure.InputsChanging{Attempts: attempts}
}

// controlled gives the effect of BEGIN or REVERT with its result.
func (s *Service) controlled(e *record.Execution) (record.Effect, *record.Outcome, error) {
	if _, begins := e.Statement.(*statement.Begin); begins {
		return &record.TransactionOpening{ID: e.Transaction, Owner: e.Owner, Domain: e.Domain},
			&record.Outcome{Lines: []string{"transaction started"}, Transaction: e.Transaction}, nil
	}
	t, err := s.View().Owned(e.Transaction, e.Owner)
	if err != nil {
		return nil, nil, err
	}
	text := fmt.Sprintf("transaction reverted: dropped %d command(s)", t.Operations)
	return &record.TransactionReversal{ID: t.ID, Owner: e.Owner, Operations: t.Operations},
		&record.Outcome{Lines: []string{text}, Transaction: t.ID}, nil
}
