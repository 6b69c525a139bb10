package command

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// pausing opens a transaction of session 1 whose only step pauses the junction, and gives its id and the
// step as it is planned.
func (n *node) pausing() (string, transaction.StepReport) {
	n.t.Helper()
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `ALTER JUNCTION j SET DETACHED;`)
	planned, err := n.inspect("1", "", 0)
	require.NoError(n.t, err)
	require.Len(n.t, planned.Steps, 1)
	require.Equal(n.t, model.LevelEntityPause, planned.Planned)
	return planned.Transaction, planned.Steps[0]
}

// paths names the states that the attempts of a step went through.
func paths(step *transaction.StepReport) []string {
	var list []string
	for _, e := range step.Engagements {
		var states []string
		for _, s := range e.States {
			states = append(states, machine.EngagementState(s).String())
		}
		list = append(list, e.Level.String()+": "+strings.Join(states, " "))
	}
	return list
}

// step gives a step of a transaction with the level that the whole has executed.
func (n *node) step(id string, number int) (transaction.StepReport, *model.Level) {
	n.t.Helper()
	r, err := n.inspect("9", id, 0)
	require.NoError(n.t, err)
	return r.Steps[number-1], r.Executed
}

func (n *node) commit() error {
	_, err := n.run("1", "d", `COMMIT;`)
	return err
}

const (
	whole     = "ENTITY_PAUSE: REQUESTED CONFIRMED RELEASED"
	refused   = "ENTITY_PAUSE: REQUESTED FAILED"
	uncertain = "ENTITY_PAUSE: REQUESTED UNCERTAIN RELEASED"
	recovered = "DOMAIN_PAUSE: REQUESTED CONFIRMED RELEASED"
)

// What pauses is recorded as it happens and apart from the plan, which stays what it was (CP-130, CP-131).
func TestEngagementsAreRecordedApartFromThePlan(t *testing.T) {
	n := running(t)
	id, planned := n.pausing()
	require.NoError(t, n.commit())
	step, executed := n.step(id, 1)
	require.Equal(t, []string{whole}, paths(&step))
	require.Equal(t, model.LevelEntityPause, *executed)
	require.Equal(t, planned.Impact, step.Impact)
	require.Equal(t, planned.Before, step.Before)
	require.Equal(t, planned.After, step.After)
	e := step.Engagements[0]
	require.Equal(t, planned.Impact.Gates, e.Gates)
	require.Equal(t, planned.Impact.Paused, e.Nodes)
	require.False(t, e.Recovery)
}

// A pause that is refused before anything engages leaves the executed level DYNAMIC; one that ran into its
// deadline may have engaged, and counts (CP-132, CP-133).
func TestFailedEngagements(t *testing.T) {
	for path, c := range map[string]struct {
		fault error
		level model.Level
	}{
		refused:   {errors.New("no such gate"), model.LevelDynamic},
		uncertain: {&failure.EntityDrainTimeout{Domain: "d"}, model.LevelEntityPause},
	} {
		t.Run(path, func(t *testing.T) {
			n := running(t)
			id, _ := n.pausing()
			n.runtime.set(func(f *fakeRuntime) { f.fail["pause d ENTITY_PAUSE"] = c.fault })
			require.ErrorIs(t, n.commit(), failure.CodeStepFailed)
			step, executed := n.step(id, 1)
			require.Equal(t, machine.StepStateFailed, step.State)
			require.Equal(t, []string{path}, paths(&step))
			require.Equal(t, c.level, *step.Actual)
			require.Equal(t, c.level, *executed)
		})
	}
}

// What has paused stays in the history whatever fails later (CP-135).
func TestLaterFailuresKeepTheHistory(t *testing.T) {
	t.Run("publication", func(t *testing.T) {
		n, log := publishing(t)
		id, _ := n.pausing()
		commit := n.request("1", "d", `COMMIT;`)
		log.refuse.Store(true)
		_, err := n.service.Execute(t.Context(), commit)
		require.ErrorIs(t, err, failure.CodePublicationFailed)
		step, executed := n.step(id, 1)
		require.Equal(t, machine.StepStateFailed, step.State)
		require.Equal(t, []string{whole}, paths(&step))
		require.Equal(t, model.LevelEntityPause, *executed)
	})
	for _, call := range []string{"prepare d", "activate d"} {
		t.Run(call, func(t *testing.T) {
			n := running(t)
			id, _ := n.pausing()
			n.runtime.set(func(f *fakeRuntime) { f.fail[call] = errors.New("no room") })
			require.ErrorIs(t, n.commit(), failure.CodeStepFailed)
			step, executed := n.step(id, 1)
			require.Equal(t, []string{whole}, paths(&step))
			require.Equal(t, model.LevelEntityPause, *executed)
		})
	}
}

// stopAt runs a request until the runtime is asked for something, and restarts the process there; change
// is for the next one.
func (n *node) stopAt(call string, r Request, change func(*Config)) {
	n.t.Helper()
	ctx, leave := context.WithCancel(n.t.Context())
	defer leave()
	ended := n.service.ctx.Done()
	n.runtime.set(func(f *fakeRuntime) {
		f.hook = func(text string) {
			if text == call {
				leave()
				<-ended
			}
		}
	})
	_, err := n.service.Execute(ctx, r)
	require.ErrorIs(n.t, err, failure.CodeStillApplying)
	n.reopen(change)
}

// stall is a process that waits where it asks its runtime for something, which it does on its own when it
// takes a step up. It does so until it ends.
type stall struct{ asked, ended chan struct{} }

// stallAt gives a stall with what makes a process one.
func stallAt(call string) (*stall, func(*Config)) {
	s := &stall{make(chan struct{}), make(chan struct{})}
	return s, func(c *Config) {
		c.Runtime.(*fakeRuntime).set(func(f *fakeRuntime) {
			f.hook = func(text string) {
				if text == call {
					close(s.asked)
					<-s.ended
				}
			}
		})
	}
}

// await waits until the process of a node stands still.
func (s *stall) await(n *node) {
	context.AfterFunc(n.service.ctx, func() { close(s.ended) })
	select {
	case <-s.asked:
	case <-time.After(20 * time.Second):
		n.t.Fatal("the process does not take the step up")
	}
}

// An attempt whose end nobody saw is uncertain for whoever takes the step up, who then makes another one;
// a confirmed one is released once the step is through (CP-132, CP-135).
func TestRestartsKeepTheHistory(t *testing.T) {
	for call, want := range map[string][]string{
		"pause d ENTITY_PAUSE": {uncertain, whole},
		"prepare d":            {whole},
	} {
		t.Run(call, func(t *testing.T) {
			n := running(t)
			id, _ := n.pausing()
			commit := n.request("1", "d", `COMMIT;`)
			n.stopAt(call, commit, nil)
			done, err := n.service.Execute(t.Context(), commit)
			require.NoError(t, err)
			require.Equal(t, "quiesce level: ENTITY_PAUSE", done.Lines[1])
			step, executed := n.step(id, 1)
			require.Equal(t, machine.StepStateApplied, step.State)
			require.Equal(t, want, paths(&step))
			require.Equal(t, model.LevelEntityPause, *executed)
		})
	}
}

// A pause that is interrupted again and again leaves the first attempt and the last one with their number,
// however often it is; what it counts for stays (CP-131, CP-132).
func TestRepeatedRestartsKeepTheHistoryBounded(t *testing.T) {
	const restarts = 5
	n := running(t)
	id, _ := n.pausing()
	commit := n.request("1", "d", `COMMIT;`)
	const call = "pause d ENTITY_PAUSE"
	process, stalled := stallAt(call)
	n.stopAt(call, commit, stalled)
	for range restarts - 2 {
		process.await(n)
		process, stalled = stallAt(call)
		n.reopen(stalled)
	}
	process.await(n)
	n.reopen(nil)
	step, _ := n.step(id, 1)
	require.Equal(t, model.LevelEntityPause, *step.Actual)
	_, err := n.service.Execute(t.Context(), commit)
	require.NoError(t, err)
	step, executed := n.step(id, 1)
	require.Equal(t, []string{uncertain, whole}, paths(&step))
	require.Equal(t, uint64(1), step.Engagements[0].Attempts)
	require.Equal(t, uint64(restarts), step.Engagements[1].Attempts, "the first stands apart")
	require.Equal(t, model.LevelEntityPause, *executed)
}

// lose removes an attempt from the history that a stopped process left.
func (n *node) lose(engagement uint64) {
	n.t.Helper()
	n.stop()
	db, err := pebble.Open("state", &pebble.Options{FS: n.fs})
	require.NoError(n.t, err)
	defer func() { require.NoError(n.t, db.Close()) }()
	records, err := db.NewIter(nil)
	require.NoError(n.t, err)
	lost := 0
	for valid := records.First(); valid; valid = records.Next() {
		if key := string(records.Key()); key[1] == 'a' && strings.HasSuffix(key, fmt.Sprintf("/%020d", engagement)) {
			require.NoError(n.t, db.Delete(records.Key(), pebble.Sync))
			lost++
		}
	}
	require.NoError(n.t, records.Close())
	require.Equal(n.t, 1, lost)
}

// A report that lacks an attempt to pause is refused rather than told in part, also when the last attempt is
// the one that is missing (CP-128).
func TestReportsWithoutAnEngagementAreRefused(t *testing.T) {
	for _, engagement := range []uint64{1, 2} {
		n := running(t)
		id, _ := n.pausing()
		n.runtime.set(func(f *fakeRuntime) { f.widens = true })
		require.NoError(t, n.commit())
		step, _ := n.step(id, 1)
		require.Len(t, step.Engagements, 2)
		n.lose(engagement)
		*n = *openNode(t, n.fs, nil)
		_, err := n.inspect("9", id, 0)
		require.ErrorIs(t, err, failure.CodeCorruptRecord)
		require.ErrorContains(t, err, fmt.Sprintf("engagement %d of step 1 is missing", engagement))
	}
}

// A change that cannot be applied in place rebuilds the domain: the history has the attempt that was
// planned and then the wider pause with what it rebuilt, and the result tells the wider level (CP-134,
// CP-136).
func TestWidenedChangesShowBothPauses(t *testing.T) {
	n := running(t)
	id, planned := n.pausing()
	n.runtime.set(func(f *fakeRuntime) { f.widens = true })
	done, err := n.run("1", "d", `COMMIT;`)
	require.NoError(t, err)
	require.Equal(t, "quiesce level: DOMAIN_PAUSE", done.Lines[1])
	step, executed := n.step(id, 1)
	require.Equal(t, []string{whole, recovered}, paths(&step))
	require.Equal(t, model.LevelEntityPause, step.Level)
	require.Equal(t, model.LevelDomainPause, *step.Actual)
	require.Equal(t, model.LevelDomainPause, *executed)
	require.Empty(t, planned.Impact.Rebuilt)
	require.Equal(t, planned.Impact, step.Impact)
	recovery := step.Engagements[1]
	require.True(t, recovery.Recovery)
	nodes := []model.Key{{Kind: model.KindRelay, Name: "q"}, {Kind: model.KindRelay, Name: "r"}, {Kind: model.KindJunction, Name: "j"}}
	require.Equal(t, nodes, recovery.Nodes)
	require.Equal(t, nodes, recovery.Rebuilt)
	require.Equal(t, []record.Gate{{Relay: "q", Owner: "n1"}, {Relay: "r", Owner: "n1"}}, recovery.Gates)
	inspected, err := n.inspect("9", id, 0)
	require.NoError(t, err)
	require.Contains(t, inspected.Lines(), "  engagement 2: DOMAIN_PAUSE (recovery rebuild): REQUESTED, CONFIRMED, RELEASED")

	// A command of its own tells the level that it came to, too.
	n.runtime.set(func(f *fakeRuntime) { f.widens = true })
	line := n.must("1", "d", `ALTER JUNCTION j SET ATTACHED;`)
	require.Contains(t, line, "; quiesce level: DOMAIN_PAUSE;")
}

// STOP pauses by being applied; a planned pause that never engaged counts for nothing (CP-136).
func TestStopsEngage(t *testing.T) {
	n := running(t)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `STOP;`)
	id := n.transaction("1").ID
	require.NoError(t, n.commit())
	step, executed := n.step(id, 1)
	require.Equal(t, []string{recovered}, paths(&step))
	require.Equal(t, step.Impact.Paused, step.Engagements[0].Nodes)
	require.Equal(t, model.LevelDomainPause, *executed)

	n.must("1", "d", `START;`)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `STOP;`)
	id = n.transaction("1").ID
	n.runtime.set(func(f *fakeRuntime) { f.fail["prepare d"] = errors.New("no room") })
	require.ErrorIs(t, n.commit(), failure.CodeStepFailed)
	step, executed = n.step(id, 1)
	require.Equal(t, []string{"DOMAIN_PAUSE: REQUESTED UNCERTAIN RELEASED"}, paths(&step))
	require.Equal(t, model.LevelDomainPause, *executed)
}
