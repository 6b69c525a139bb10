package command

import (
	"context"
	"errors"
	"sync"
	"time"

	"nervix/controlplane/lifecycle"
	"nervix/controlplane/state"
	"nervix/controlplane/transaction"
	"nervix/controlplane/user"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// Service executes ordered commands. Its methods may be called from any goroutine.
type Service struct {
	config   Config
	hasher   *user.Hasher
	locks    lifecycle.Locks
	bindings transaction.Bindings

	measures measures

	ctx    context.Context // of everything the service runs
	cancel context.CancelFunc
	group  sync.WaitGroup

	mu         sync.Mutex
	closed     bool
	maintained bool            // the goroutine of maintain exists
	running    map[string]*run // by reference
}

// run is one execution that a goroutine of this service owns.
type run struct {
	done chan struct{}
	// err tells why the goroutine ended without a terminal result; it is set before done closes.
	err error
}

// New makes a service. It runs nothing until Recover; Close ends it.
func New(config Config) *Service {
	config.prepare()
	ctx, cancel := context.WithCancel(context.Background())
	return &Service{config: config, measures: newMeasures(config.Metrics), hasher: user.NewHasher(), ctx: ctx, cancel: cancel, running: map[string]*run{}}
}

// Close ends the goroutines of the service and waits for them. Executions stay applying.
func (s *Service) Close() {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.cancel()
	s.group.Wait()
}

// View gives the present state of this node. See Read for one that holds everything acknowledged.
func (s *Service) View() *state.View { return s.config.State.View() }

// Read gives a view that holds everything that was acknowledged before the call, on any node.
func (s *Service) Read(ctx context.Context) (*state.View, error) {
	if _, err := s.config.Log.ReadIndex(ctx); err != nil {
		return nil, err
	}
	return s.View(), nil
}

// Locks are the alteration locks; they know which domains are paused.
func (s *Service) Locks() *lifecycle.Locks { return &s.locks }

// Authenticate checks a password and gives the user. It fails with failure.AuthenticationFailed or
// the error of the context.
func (s *Service) Authenticate(ctx context.Context, name, password string) (*record.User, error) {
	u, _ := s.View().User(name)
	if err := s.hasher.Check(ctx, u, name, password); err != nil {
		return nil, err
	}
	return u, nil
}

// Execute runs one statement of a session: an ordered command, an append to the session's
// transaction, or one of BEGIN, COMMIT and REVERT. It returns the terminal result; an error of
// class OutcomeUnknown or of the context tells that the command goes on without its waiter.
func (s *Service) Execute(ctx context.Context, r Request) (*Result, error) {
	result, err := s.execute(ctx, &r)
	if result == nil {
		result = &Result{Reference: r.Reference}
	}
	result.Transaction = s.Binding(r.Session)
	return result, err
}

func (s *Service) execute(ctx context.Context, r *Request) (*Result, error) {
	if r.Statement.NeedsDomain() && r.Domain == "" {
		return nil, &failure.NoSelectedDomain{}
	}
	e, err := s.execution(ctx, r)
	if err != nil {
		return nil, err
	}
	if repeated, err := s.repeated(ctx, r, e); repeated != nil || err != nil {
		return repeated, err
	}
	if err := s.View().Timely(e.Reference, s.now()); err != nil {
		return nil, err
	}
	bound, err := s.bound(r)
	if err != nil {
		return nil, err
	}
	return s.dispatch(ctx, r, e, bound)
}

// repeated answers a request that was admitted before, as a command or as an append, whatever became
// of the session's binding since. It gives nil for a new one.
func (s *Service) repeated(ctx context.Context, r *Request, e *record.Execution) (*Result, error) {
	view := s.View()
	if _, executed := view.Execution(e.Reference); executed {
		known, err := view.Known(e)
		if err != nil {
			return nil, err
		}
		return s.await(ctx, r, known, true)
	}
	o, err := appended(r)
	if err != nil {
		return nil, err
	}
	stored, err := view.Appended(r.User, o)
	if err != nil || stored == nil {
		return nil, err
	}
	return admitted(r, stored, nil)
}

// bound gives the transaction that a session works in; empty for none. One that ended otherwise is
// reported once, except to BEGIN.
func (s *Service) bound(r *Request) (string, error) {
	id, err := s.bindings.Of(r.Session)
	if err != nil || id == "" {
		return "", err
	}
	t, err := s.View().Transaction(id)
	if err == nil && !machine.TransactionState(t.State).Terminal() {
		return id, nil
	}
	s.bindings.Release(r.Session)
	if _, begins := r.Statement.(*statement.Begin); begins {
		return "", nil
	}
	if err == nil {
		err = &failure.TransactionTerminal{Transaction: id, Outcome: machine.TransactionState(t.State).String()}
	}
	return "", err
}

// dispatch leads a new request to where its class belongs.
func (s *Service) dispatch(ctx context.Context, r *Request, e *record.Execution, bound string) (*Result, error) {
	switch r.Statement.(type) {
	case *statement.Begin:
		if bound != "" {
			return nil, &failure.TransactionActive{}
		}
		if err := s.View().Beginnable(r.User, r.Domain); err != nil {
			return nil, err
		}
		e.Transaction = state.Derive(e.Reference, "transaction")
		return s.admit(ctx, r, e)
	case *statement.Commit, *statement.Revert:
		if bound == "" {
			return nil, &failure.NoTransaction{}
		}
		e.Transaction = bound
		return s.admit(ctx, r, e)
	}
	if bound != "" {
		if err := transaction.Queueable(r.Statement); err != nil {
			return nil, err
		}
		return s.enqueue(ctx, r, bound)
	}
	if err := s.unserved(r); err != nil {
		return nil, err
	}
	switch r.Statement.Class() {
	case statement.ClassModel, statement.ClassEffect, statement.ClassAdmin:
		return s.admit(ctx, r, e)
	case statement.ClassRead, statement.ClassReadTx, statement.ClassSession, statement.ClassClient, statement.ClassTx:
	}
	if r.Upload != nil {
		return s.admit(ctx, r, e)
	}
	return nil, &failure.NotExecutable{Form: r.Statement.Form()}
}

// Guard checks that a session may run a statement that is no ordered command: none but DESCRIBE
// TRANSACTION and SHOW TRANSACTIONS, each on its own, is allowed beside a transaction. It fails with
// failure.NotQueueable or failure.NotAlone.
func (s *Service) Guard(session string, statements ...statement.Statement) error {
	if bound, err := s.bindings.Of(session); err != nil || bound == "" {
		return err
	}
	for _, found := range statements {
		if _, shows := found.(*statement.ShowTransactions); shows && len(statements) == 1 {
			return nil
		}
		if found.Class() == statement.ClassReadTx {
			if len(statements) > 1 {
				return &failure.NotAlone{Form: found.Form()}
			}
			return nil
		}
		if err := transaction.Queueable(found); err != nil {
			return err
		}
	}
	return nil
}

// admit makes a command durable and waits for its result.
func (s *Service) admit(ctx context.Context, r *Request, e *record.Execution) (*Result, error) {
	if err := s.View().Admissible(e.Reference, s.now()); err != nil {
		return nil, err
	}
	if u, ok := r.Statement.(*statement.CreateUser); ok {
		secret, err := s.hasher.Hash(ctx, u.Password)
		if err != nil {
			return nil, err
		}
		e.Secret = secret
	}
	answer, err := s.propose(ctx, &record.Admit{Execution: *e})
	if err != nil {
		return nil, leading(err)
	}
	if answer.Refusal != nil {
		return nil, answer.Refusal
	}
	return s.await(ctx, r, answer.Execution, !answer.Admitted)
}

// await waits for the terminal result of an execution, which this service takes up if nobody did.
func (s *Service) await(ctx context.Context, r *Request, e *record.Execution, resumed bool) (*Result, error) {
	if e.Outcome == nil {
		owner, err := s.start(e.Reference, resumed)
		if err != nil {
			return nil, err
		}
		select {
		case <-owner.done:
		case <-ctx.Done():
			return nil, new(failure.StillApplying{Reference: e.Reference}).WithCause(ctx.Err())
		}
		finished, ok := s.View().Execution(e.Reference)
		switch {
		case ok && finished.Outcome != nil:
			e = finished
		case ok && !machine.CommandState(finished.State).Terminal():
			return nil, new(failure.StillApplying{Reference: e.Reference}).WithCause(owner.err)
		default:
			return nil, &failure.ExecutionReferenceExpired{Reference: e.Reference}
		}
	}
	s.rebind(r, e)
	return result(e.Reference, e.Outcome)
}

// rebind lets the session follow what its command did to its transaction.
func (s *Service) rebind(r *Request, e *record.Execution) {
	if e.Outcome.Transaction == "" || r.Session == "" {
		return
	}
	t, err := s.View().Transaction(e.Outcome.Transaction)
	live := err == nil && !machine.TransactionState(t.State).Terminal()
	switch _, begins := r.Statement.(*statement.Begin); {
	case begins && live:
		s.bindings.Bind(r.Session, t.ID)
	case !begins && !live:
		s.bindings.Release(r.Session)
	}
}

// start gives the goroutine that owns an execution, a new one if there is none; resumed tells that
// it was admitted before. It fails with failure.StillApplying when the execution stays for later.
func (s *Service) start(reference string, resumed bool) (*run, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil, new(failure.StillApplying{Reference: reference}).WithCause(&failure.ShuttingDown{})
	}
	if r, ok := s.running[reference]; ok {
		return r, nil
	}
	if len(s.running) >= s.config.Concurrent {
		return nil, new(failure.StillApplying{Reference: reference}).WithCause(
			&failure.ConsensusOverloaded{Work: "executions", Limit: uint64(s.config.Concurrent)})
	}
	r := &run{done: make(chan struct{})}
	s.running[reference] = r
	s.group.Go(func() {
		began := time.Now()
		err := s.perform(s.ctx, reference, resumed)
		s.measures.ended(s.View(), reference, time.Since(began))
		if err != nil && !errors.Is(err, context.Canceled) {
			s.config.Logger.Warn("an execution was interrupted", "reference", reference, "error", err)
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		r.err = err
		delete(s.running, reference)
		close(r.done)
	})
	return r, nil
}
