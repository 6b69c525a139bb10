package command

import (
	"context"
	"errors"
	"time"

	"nervix/generated/record"
)

// sweepLimit bounds the records that one sweep changes.
const sweepLimit = 4096

// Recover brings this node to what the cluster has acknowledged: it stores settings and superuser
// where they differ, prepares every domain, starts the running ones, and takes up every unfinished
// execution and COMMITTING transaction. The server calls it once this node leads with everything
// applied, before it serves sessions. It returns when the domains are up; domains that could not be
// installed are reported together and do not stop the others. Executions go on beside it.
func (s *Service) Recover(ctx context.Context) error {
	if err := s.configure(ctx); err != nil {
		return err
	}
	if err := s.enrol(ctx); err != nil {
		return err
	}
	var failed []error
	for _, d := range s.View().Domains() {
		if _, err := s.install(ctx, d.Record.Name); err != nil {
			failed = append(failed, err)
		}
	}
	s.resume()
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed && !s.maintained {
		s.maintained = true
		s.group.Go(s.maintain)
	}
	return errors.Join(failed...)
}

// configure stores the limits of this leader when they differ (CP-181).
func (s *Service) configure(ctx context.Context) error {
	if s.View().Settings.Equal(&s.config.Settings) {
		return nil
	}
	return s.settle(ctx, &record.Configure{Settings: s.config.Settings})
}

// enrol stores the superuser when its password is another one.
func (s *Service) enrol(ctx context.Context) error {
	if s.config.Superuser == "" {
		return nil
	}
	if u, ok := s.View().User(s.config.Superuser); ok {
		err := s.hasher.Check(ctx, u, u.Name, s.config.Password)
		if err == nil || ctx.Err() != nil {
			return err
		}
	}
	secret, err := s.hasher.Hash(ctx, s.config.Password)
	if err != nil {
		return err
	}
	return s.settle(ctx, &record.Enrol{User: record.UserCreation{Name: s.config.Superuser, Secret: secret}})
}

func (s *Service) settle(ctx context.Context, command record.Command) error {
	answer, err := s.propose(ctx, command)
	if err != nil {
		return err
	}
	return answer.Refusal
}

// resume takes up the executions that nobody owns, as far as there is room.
func (s *Service) resume() {
	for _, e := range s.View().Unfinished() {
		if _, err := s.start(e.Reference, true); err != nil {
			return
		}
	}
}

// maintain runs Maintain at its interval until the service is closed.
func (s *Service) maintain() {
	ticker := time.NewTicker(s.config.Maintenance)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
		case <-s.ctx.Done():
			return
		}
		if err := s.Maintain(s.ctx); err != nil && s.ctx.Err() == nil {
			s.config.Logger.Warn("maintenance of the command history failed", "error", err)
		}
	}
}

// Maintain advances the retry fence, expires results, references and idle transactions that are
// due, and takes up interrupted executions. It does a bounded amount of work, on the leader only.
func (s *Service) Maintain(ctx context.Context) error {
	if !s.config.Leading() {
		return nil
	}
	s.resume()
	if !s.View().Due(s.now()) {
		return nil
	}
	return s.settle(ctx, &record.Sweep{Limit: sweepLimit})
}
