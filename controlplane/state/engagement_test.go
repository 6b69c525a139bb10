package state

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// committing gives a COMMITTING transaction of one step that is planned to pause.
func (l *log) committing() string {
	l.domain()
	id, _ := l.begin(2, "admin")
	require.NoError(l.t, l.append(id, 11, record.Step{Number: 1, First: 1, Last: 1}).Refusal)
	d, err := l.machine.View().Domain("d")
	require.NoError(l.t, err)
	commit := reference(l.at, 12)
	l.ok(admit(commit, &statement.Commit{}))
	l.ok(&record.AdmitCommit{
		Reference: commit, Transaction: id, Base: d.Record.Revision, Preview: record.Preview{Transaction: id, Position: 1},
		Steps: []record.Step{{First: 1, Last: 1, Level: model.LevelEntityPause, Effect: &record.LifecycleChange{
			Domain: "d", Base: d.Record.Revision, To: record.LifecycleStart,
		}}},
	})
	return id
}

// levels gives what the step and the transaction have executed.
func (l *log) levels(id string) (step, transaction *model.Level) {
	t, err := l.machine.View().Transaction(id)
	require.NoError(l.t, err)
	return l.machine.View().Steps(id)[0].Actual, t.Level
}

// An attempt goes from its request to what became of it and to its release, once each; only what has
// paused or may have paused counts (S3, CP-131 to CP-133).
func TestEngagementAttempts(t *testing.T) {
	const confirm, refuse, expire, release = machine.EngagementEventConfirmed, machine.EngagementEventRefused,
		machine.EngagementEventTimedOut, machine.EngagementEventReleased
	dynamic, entity := model.LevelDynamic, model.LevelEntityPause
	for _, c := range []struct {
		events []machine.EngagementEvent
		path   []machine.EngagementState
		level  *model.Level
	}{
		{nil, []machine.EngagementState{machine.EngagementStateRequested}, nil},
		{
			[]machine.EngagementEvent{confirm, release},
			[]machine.EngagementState{machine.EngagementStateRequested, machine.EngagementStateConfirmed, machine.EngagementStateReleased},
			&entity,
		},
		{
			[]machine.EngagementEvent{refuse},
			[]machine.EngagementState{machine.EngagementStateRequested, machine.EngagementStateFailed},
			&dynamic,
		},
		{
			[]machine.EngagementEvent{expire},
			[]machine.EngagementState{machine.EngagementStateRequested, machine.EngagementStateUncertain},
			&entity,
		},
		{
			[]machine.EngagementEvent{expire, confirm, release},
			[]machine.EngagementState{
				machine.EngagementStateRequested, machine.EngagementStateUncertain, machine.EngagementStateConfirmed, machine.EngagementStateReleased,
			},
			&entity,
		},
	} {
		l := prepared(t)
		id := l.committing()
		place := record.Engagement{Transaction: id, Step: 1, Number: 1, Level: entity, Ingestors: []string{"i"}}
		l.ok(&record.RecordEngagement{Engagement: place})
		for _, event := range c.events {
			// A command that is applied twice is one.
			for range 2 {
				l.ok(&record.RecordEngagement{Engagement: record.Engagement{Transaction: id, Step: 1, Number: 1}, Events: []uint8{uint8(event)}})
			}
		}
		history := l.machine.View().Engagements(id, 1)
		require.Len(t, history, 1)
		var path []machine.EngagementState
		for _, s := range history[0].States {
			path = append(path, machine.EngagementState(s))
		}
		require.Equal(t, c.path, path)
		require.Equal(t, []string{"i"}, history[0].Ingestors)
		step, transaction := l.levels(id)
		require.Equal(t, c.level, step)
		require.Equal(t, c.level, transaction)
	}
}

// An attempt that is made once more begins its entry anew, once per attempt; what the ones before it counted
// for stays.
func TestEngagementsAreRenewed(t *testing.T) {
	l := prepared(t)
	id := l.committing()
	entity := model.LevelEntityPause
	attempt := func(attempts uint64, events ...machine.EngagementEvent) error {
		c := &record.RecordEngagement{Engagement: record.Engagement{Transaction: id, Step: 1, Number: 1, Attempts: attempts, Level: entity, Ingestors: []string{"i"}}}
		for _, event := range events {
			c.Events = append(c.Events, uint8(event))
		}
		return l.apply(c).Refusal
	}
	require.NoError(t, attempt(9), "a new one is one attempt")
	require.NoError(t, attempt(0, machine.EngagementEventTimedOut))
	require.ErrorIs(t, attempt(3), failure.CodeInvalidTransition)
	for range 2 {
		require.NoError(t, attempt(2))
	}
	history := l.machine.View().Engagements(id, 1)
	require.Len(t, history, 1)
	require.Equal(t, []uint8{uint8(machine.EngagementStateRequested)}, history[0].States)
	require.Equal(t, uint64(2), history[0].Attempts)
	step, _ := l.levels(id)
	require.Equal(t, entity, *step)

	// What is told of it twice changes nothing any more.
	require.NoError(t, attempt(0, machine.EngagementEventConfirmed))
	for _, attempts := range []uint64{1, 2} {
		require.NoError(t, attempt(attempts))
	}
	history = l.machine.View().Engagements(id, 1)
	require.Equal(t, []uint8{uint8(machine.EngagementStateRequested), uint8(machine.EngagementStateConfirmed)}, history[0].States)
	require.Equal(t, []string{"i"}, history[0].Ingestors)
}

// Attempts come in turn, events that do not hold are refused, and a finished transaction has no more of
// either.
func TestEngagementsOutOfTurnAreRefused(t *testing.T) {
	l := prepared(t)
	id := l.committing()
	attempt := func(number uint64, events ...uint8) error {
		return l.apply(&record.RecordEngagement{
			Engagement: record.Engagement{Transaction: id, Step: 1, Number: number, Level: model.LevelDomainPause}, Events: events,
		}).Refusal
	}
	require.ErrorIs(t, attempt(2), failure.CodeInvalidTransition)
	require.NoError(t, attempt(1))
	require.ErrorIs(t, attempt(1, uint8(machine.EngagementEventReleased)), failure.CodeInvalidTransition)
	require.NoError(t, attempt(1, uint8(machine.EngagementEventRefused)))
	require.ErrorIs(t, attempt(1, uint8(machine.EngagementEventConfirmed)), failure.CodeInvalidTransition)
	require.ErrorIs(t, attempt(1, 200), failure.CodeInvalidTransition)
	require.NoError(t, attempt(2))

	// A step whose planned pause never engaged has executed DYNAMIC (CP-136).
	l.ok(&record.RecordStep{Transaction: id, Number: 1})
	step, transaction := l.levels(id)
	require.Equal(t, model.LevelDynamic, *step)
	require.Equal(t, model.LevelDynamic, *transaction)
	l.ok(&record.FinishStep{Transaction: id, Number: 1, Outcome: text("done")})
	require.ErrorIs(t, attempt(2, uint8(machine.EngagementEventConfirmed)), failure.CodeTransactionTerminal)
	require.Len(t, l.machine.View().Engagements(id, 1), 2, "they stay with the tombstone")
	l.at += limits().TombstoneRetention
	l.ok(&record.Sweep{Limit: 100})
	require.Zero(t, l.machine.View().engagements.Len())
}
