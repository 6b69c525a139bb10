package consensus

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/generated/failure"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestSoleVoterLeadsAtOnceAndResumes(t *testing.T) {
	fs := vfs.NewMem()
	begin := time.Now()
	s := openSeat(t, fs, nil)
	s.lead(t)
	// Far below the shortest election timeout of one second.
	require.Less(t, time.Since(begin), 900*time.Millisecond)

	for i := range 10 {
		r, err := s.Propose(t.Context(), fmt.Appendf(nil, "command %d", i))
		require.NoError(t, err)
		require.Equal(t, uint64(i+1), r.Value)
		at, _ := s.journal.Applied()
		require.GreaterOrEqual(t, at.Index, r.Position.Index)
	}
	before := s.Status()
	require.Equal(t, RoleLeader, before.Role)
	require.Equal(t, []Member{testMember("a")}, before.Membership.Members)
	s.stop(t)

	s = openSeat(t, fs, nil)
	s.lead(t)
	require.Greater(t, s.Status().Term, before.Term)
	require.Len(t, s.journal.commands(), 10)
	at, err := s.ReadIndex(t.Context())
	require.NoError(t, err)
	require.Greater(t, at.Index, before.Applied.Index)
	require.Zero(t, s.Observations().ProposalsInFlight)
	s.stop(t)
}

func TestEmptyAndOversizedCommands(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), func(c *Config) { c.Limits.ProposalBytes = 100 })
	defer s.stop(t)
	s.lead(t)
	_, err := s.Propose(t.Context(), make([]byte, 101))
	require.ErrorIs(t, err, failure.CodeProposalTooLarge)
	r, err := s.Propose(t.Context(), nil)
	require.NoError(t, err)
	require.Equal(t, uint64(1), r.Value)
}

func TestProposalsShareSyncs(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), nil)
	defer s.stop(t)
	s.lead(t)
	hold := make(chan struct{})
	var held sync.Once
	n := s.Node
	release := make(chan struct{})
	// Stall the loop once, so that the proposals meet in its queue.
	stalled := make(chan error, 1)
	go func() {
		stalled <- n.do(t.Context(), func() error { close(hold); <-release; return nil })
	}()
	<-hold
	before := s.Observations().Syncs
	var group sync.WaitGroup
	for i := range 100 {
		group.Go(func() {
			_, err := s.Propose(t.Context(), fmt.Appendf(nil, "%d", i))
			if err != nil {
				t.Error(err)
			}
		})
	}
	require.Eventually(t, func() bool { return len(n.proposals) == 100 }, 10*time.Second, time.Millisecond)
	held.Do(func() { close(release) })
	group.Wait()
	require.NoError(t, <-stalled)
	require.Equal(t, before+1, s.Observations().Syncs)
	require.Len(t, s.journal.commands(), 100)
}

func TestBoundsRefuseTyped(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), func(c *Config) {
		c.Limits.Proposals, c.Limits.Reads = 1, 1
	})
	defer s.stop(t)
	s.lead(t)
	hold := make(chan struct{})
	s.journal.set(func() { s.journal.hold = hold })
	first := make(chan error, 1)
	go func() {
		_, err := s.Propose(t.Context(), []byte("first"))
		first <- err
	}()
	require.Eventually(t, func() bool { return s.Observations().ProposalsInFlight == 1 }, 10*time.Second, time.Millisecond)
	_, err := s.Propose(t.Context(), []byte("second"))
	require.ErrorIs(t, err, failure.CodeConsensusOverloaded)

	// A waiter that leaves does not know the outcome, and its slot stays taken until it is known.
	ctx, cancel := context.WithCancel(t.Context())
	waiting := make(chan error, 1)
	go func() {
		_, err := s.WaitApplied(ctx, 1000)
		waiting <- err
	}()
	require.Eventually(t, func() bool { return s.Observations().ReadsWaiting == 1 }, 10*time.Second, time.Millisecond)
	_, err = s.ReadIndex(t.Context())
	require.ErrorIs(t, err, failure.CodeConsensusOverloaded)
	cancel()
	require.ErrorIs(t, <-waiting, context.Canceled)
	require.Eventually(t, func() bool { return s.Observations().ReadsWaiting == 0 }, 10*time.Second, time.Millisecond)

	s.journal.set(func() { s.journal.hold = nil })
	close(hold)
	require.NoError(t, <-first)
}

func TestLeavingWaiterHasUnknownOutcome(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), nil)
	defer s.stop(t)
	s.lead(t)
	hold := make(chan struct{})
	s.journal.set(func() { s.journal.hold = hold })
	ctx, cancel := context.WithCancel(t.Context())
	left := make(chan error, 1)
	go func() {
		_, err := s.Propose(ctx, []byte("left behind"))
		left <- err
	}()
	require.Eventually(t, func() bool { return s.Observations().ApplyLag > 0 }, 10*time.Second, time.Millisecond)
	cancel()
	err := <-left
	require.ErrorIs(t, err, failure.CodeProposalOutcomeUnknown)
	require.ErrorIs(t, err, context.Canceled)
	require.Equal(t, 1, s.Observations().ProposalsInFlight)
	s.journal.set(func() { s.journal.hold = nil })
	close(hold)
	_, err = s.ReadIndex(t.Context())
	require.NoError(t, err)
	require.Equal(t, "left behind", s.journal.commands()[0].command)
	require.Zero(t, s.Observations().ProposalsInFlight)
}

// A stalled state store must not delay the log (CP-028): with one command stuck in Apply, later ones
// still become durable and committed.
func TestStalledStateStoreDoesNotDelayTheLog(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), nil)
	defer s.stop(t)
	s.lead(t)
	hold := make(chan struct{})
	s.journal.set(func() { s.journal.hold = hold })
	var group sync.WaitGroup
	committed := s.Status().Committed
	for i := range 5 {
		group.Go(func() {
			if _, err := s.Propose(t.Context(), fmt.Appendf(nil, "%d", i)); err != nil {
				t.Error(err)
			}
		})
		require.Eventually(t, func() bool { return s.Status().Committed == committed+uint64(i)+1 }, 10*time.Second, time.Millisecond)
	}
	s.journal.set(func() { s.journal.hold = nil })
	close(hold)
	group.Wait()
}

func TestFailedApplyEndsTheNodeAndIsRepeatedAfterReopen(t *testing.T) {
	fs := vfs.NewMem()
	faulted := make(chan error, 1)
	s := openSeat(t, fs, func(c *Config) { c.Events.Faulted = func(err error) { faulted <- err } })
	s.lead(t)
	broken := errors.New("the disk is full")
	s.journal.set(func() { s.journal.refuse = broken })
	_, err := s.Propose(t.Context(), []byte("again"))
	require.ErrorIs(t, err, failure.CodeProposalOutcomeUnknown)
	require.ErrorIs(t, err, broken)
	<-s.Done()
	require.ErrorIs(t, s.Err(), failure.CodeConsensusFaulted)
	require.ErrorIs(t, s.Err(), broken)
	require.ErrorIs(t, <-faulted, broken)
	_, err = s.Propose(t.Context(), []byte("later"))
	require.ErrorIs(t, err, failure.CodeConsensusStopped)
	s.stop(t)

	s = openSeat(t, fs, nil)
	defer s.stop(t)
	s.lead(t)
	require.Equal(t, "again", s.journal.commands()[0].command)
	require.Len(t, s.journal.commands(), 1)
}

func TestCloseEndsEveryWaiter(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), nil)
	s.lead(t)
	_, changed := s.Leadership()
	waiting := make(chan error, 1)
	go func() {
		_, err := s.WaitApplied(t.Context(), 1<<40)
		waiting <- err
	}()
	require.Eventually(t, func() bool { return s.Observations().ReadsWaiting == 1 }, 10*time.Second, time.Millisecond)
	s.stop(t)
	require.ErrorIs(t, <-waiting, failure.CodeConsensusStopped)
	<-changed
	require.NoError(t, s.Close())
	require.NoError(t, s.Err())
	_, err := s.ReadIndex(t.Context())
	require.ErrorIs(t, err, failure.CodeConsensusStopped)
	require.ErrorIs(t, s.ReportUnreachable(t.Context(), 2), failure.CodeConsensusStopped)
}

func TestWithoutBootstrapNobodyLeads(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), func(c *Config) { c.Bootstrap = false })
	defer s.stop(t)
	_, err := s.Propose(t.Context(), []byte("x"))
	require.ErrorIs(t, err, failure.CodeLeaderUnknown)
	_, err = s.ReadIndex(t.Context())
	require.ErrorIs(t, err, failure.CodeLeaderUnknown)
}

func TestMembershipChangesAreChecked(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), nil)
	defer s.stop(t)
	s.lead(t)
	self := testMember("a")
	_, err := s.ChangeMembership(t.Context())
	require.ErrorIs(t, err, failure.CodeMembershipRefused)
	_, err = s.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeRemove, Member: self})
	require.ErrorIs(t, err, failure.CodeMembershipRefused)
	self.Address = "elsewhere:7000"
	r, err := s.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeDescribe, Member: self})
	require.NoError(t, err)
	require.Equal(t, []Member{self}, r.Value.(Membership).Members)
	learner := testMember("b")
	_, err = s.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeAddLearner, Member: learner})
	require.NoError(t, err)
	require.Equal(t, []MemberID{learner.ID}, s.Status().Membership.Learners)
	_, err = s.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeRemove, Member: learner})
	require.NoError(t, err)
	require.Equal(t, []Member{self}, s.Status().Membership.Members)
	require.NoError(t, s.Err())
}

// While one change is not applied, another is refused rather than lost (CP-199).
func TestMembershipChangesRunOneAtATime(t *testing.T) {
	s := openSeat(t, vfs.NewMem(), nil)
	defer s.stop(t)
	s.lead(t)
	hold := make(chan struct{})
	s.journal.set(func() { s.journal.hold = hold })
	first := make(chan error, 1)
	go func() {
		_, err := s.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeAddLearner, Member: testMember("b")})
		first <- err
	}()
	require.Eventually(t, func() bool { return len(s.Status().Membership.Learners) == 1 }, 10*time.Second, time.Millisecond)
	_, err := s.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeAddLearner, Member: testMember("c")})
	require.ErrorIs(t, err, failure.CodeMembershipRefused)
	s.journal.set(func() { s.journal.hold = nil })
	close(hold)
	require.NoError(t, <-first)
	_, err = s.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeAddLearner, Member: testMember("c")})
	require.NoError(t, err)
}

func TestCompactionKeepsTheTail(t *testing.T) {
	fs := vfs.NewMem()
	limits := Limits{CompactEntries: 50, TailEntries: 10}
	s := openSeat(t, fs, func(c *Config) { c.Limits = limits })
	s.lead(t)
	for i := range 200 {
		_, err := s.Propose(t.Context(), fmt.Appendf(nil, "%d", i))
		require.NoError(t, err)
	}
	_, err := s.ReadIndex(t.Context())
	require.NoError(t, err)
	o := s.Observations()
	require.LessOrEqual(t, o.LogEntries, 51)
	require.GreaterOrEqual(t, o.LogEntries, 10)
	require.Positive(t, o.Compactions)
	s.stop(t)
	s = openSeat(t, fs, nil)
	s.lead(t)
	require.Len(t, s.journal.commands(), 200)
	s.stop(t)
}
