package command

import (
	"context"
	"errors"
	"time"

	"nervix/controlplane/state"
	"nervix/generated/canonical"
	"nervix/generated/failure"
	"nervix/generated/record"
)

// Retries of a proposal. Every command may be applied twice without another effect, so that one of
// unknown fate is simply proposed again.
const (
	proposals    = 12
	firstBackoff = 5 * time.Millisecond
	lastBackoff  = 500 * time.Millisecond
)

// errNoAnswer is a result that the state machine did not give; it cannot happen.
var errNoAnswer = errors.New("the log applied something other than a command")

// propose makes a command durable and gives the state machine's answer. A refusal is an error of the
// answer; any other error tells that the fate of the command is open.
func (s *Service) propose(ctx context.Context, command record.Command) (state.Answer, error) {
	backoff := firstBackoff
	for attempt := 1; ; attempt++ {
		proposal, err := state.Encode(s.now(), command)
		if err != nil {
			return state.Answer{Refusal: unencodable(err)}, nil
		}
		applied, err := s.config.Log.Propose(ctx, proposal)
		if err == nil {
			answer, ok := applied.Value.(state.Answer)
			if !ok {
				return answer, errNoAnswer
			}
			return answer, nil
		}
		if tooLarge(err) {
			return state.Answer{Refusal: err}, nil
		}
		if !passing(err) || attempt == proposals || wait(ctx, backoff) != nil {
			return state.Answer{}, err
		}
		backoff = min(2*backoff, lastBackoff)
	}
}

// passing tells whether proposing again may succeed.
func passing(err error) bool {
	return errors.Is(err, failure.CodeConsensusOverloaded) || errors.Is(err, failure.CodeProposalOutcomeUnknown)
}

// tooLarge tells a command that the log never takes.
func tooLarge(err error) bool { return errors.Is(err, failure.CodeProposalTooLarge) }

// unencodable turns the refusal of the encoding into a failure.
func unencodable(err error) error {
	var fault *canonical.Error
	if errors.As(err, &fault) && (fault.Reason == canonical.TooLarge || fault.Reason == canonical.TooLong) {
		return new(failure.RecordTooLarge{Record: "the change", Size: canonical.MaxBytes + 1, Limit: canonical.MaxBytes}).WithCause(err)
	}
	return err
}

func wait(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// now gives the clock in Unix milliseconds.
func (s *Service) now() int64 { return s.config.Clock().UnixMilli() }

// leading turns what the log says about another leader into what sessions act on.
func leading(err error) error {
	var other *failure.NotConsensusLeader
	if errors.As(err, &other) {
		return new(failure.NotLeader{Leader: other.Leader, Address: "unknown address"}).WithCause(err)
	}
	return err
}
