package application

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/controlplane/consensus"
	"nervix/controlplane/planner"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/state"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/revision"
	"nervix/generated/statement"
	"nervix/runtime/connector"
	"nervix/runtime/execution"
	"nervix/runtime/report"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const graph = `
CREATE SCHEMA s (a I64);
CREATE RELAY r SCHEMA s UNBRANCHED;
CREATE RELAY q SCHEMA s UNBRANCHED;
CREATE JUNCTION j FROM r UNBRANCHED TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`

// cluster is the committed state of one node and what the node applies of it.
type cluster struct {
	*Application
	t       *testing.T
	fs      vfs.FS
	machine *state.Machine
	index   uint64
	reads   int
	// broken counts the sinks that cannot be opened from now on.
	broken atomic.Int64
}

func open(t *testing.T, fs vfs.FS) *cluster {
	machine, err := state.Open(fs, "state")
	require.NoError(t, err)
	families, err := metric.New(prometheus.NewRegistry())
	require.NoError(t, err)
	c := &cluster{t: t, fs: fs, machine: machine}
	host := execution.NewHost(execution.Config{
		Node: "n", Connectors: connector.Registry{"NATS": {OpenSink: c.sink}}, Endpoints: none{}, Reporter: none{}, Metrics: families, DrainTimeout: 5 * time.Second,
	})
	position, _ := machine.Applied()
	c.index = position.Index
	c.Application = New(func() *state.View { c.reads++; return machine.View() }, host, families, slog.New(slog.DiscardHandler))
	return c
}

func start(t *testing.T) *cluster {
	c := open(t, vfs.NewMem())
	t.Cleanup(func() { c.close() })
	c.apply(&record.Configure{Settings: record.Settings{RetryValidity: 900_000, HistoryCapacity: 1000}})
	c.effect(&record.DomainCreation{Name: "d"})
	return c
}

func (c *cluster) close() {
	c.Host().Close(context.Background())
	require.NoError(c.t, c.machine.Close())
}

// reopen restarts the node.
func (c *cluster) reopen() {
	c.close()
	again := open(c.t, c.fs)
	c.Application, c.machine, c.index = again.Application, again.machine, again.index
}

// sink opens a sink that drops everything, unless it is to fail.
func (c *cluster) sink(context.Context, connector.SinkConfig) (connector.Sink, error) {
	if c.broken.Add(-1) >= 0 {
		return nil, errBroken
	}
	return dropping{}, nil
}

var errBroken = errors.New("broken")

type dropping struct{}

func (dropping) Publish(context.Context, []connector.Message, []error) {}
func (dropping) Close(context.Context) error                           { return nil }

type none struct{}

func (none) Prepare(*revision.ExecutionRevision) (func(), error) { return func() {}, nil }
func (none) Replace(string, *revision.ExecutionRevision)         {}
func (none) Report(report.Event)                                 {}

func (c *cluster) apply(command record.Command) {
	c.t.Helper()
	proposal, err := state.Encode(time.Now().UnixMilli(), command)
	require.NoError(c.t, err)
	c.index++
	results, err := c.machine.Apply(c.t.Context(), []consensus.Entry{{
		Position: consensus.Position{Index: c.index, Term: 1}, Kind: consensus.EntryCommand, Command: proposal,
	}})
	require.NoError(c.t, err)
	answer := results[0].(state.Answer)
	require.NoError(c.t, answer.Refusal)
	require.False(c.t, answer.Stale)
}

// effect commits an effect.
func (c *cluster) effect(e record.Effect) {
	c.t.Helper()
	reference := uuid.Must(uuid.NewV7()).String()
	c.apply(&record.Admit{Execution: record.Execution{Reference: reference, Owner: "u", Statement: &statement.StartDomain{}}})
	c.apply(&record.Record{Reference: reference, Effect: e, Final: true})
}

// commit plans one step and commits its effect.
func (c *cluster) commit(text string) {
	c.t.Helper()
	plan, err := transaction.Compute(transaction.Inputs{
		View: c.machine.View(), Members: scheduler.Members{Live: []string{"n"}, Eligible: []string{"n"}},
	}, "d", registrytest.Statements(c.t, text))
	require.NoError(c.t, err)
	require.Len(c.t, plan.Steps, 1)
	c.effect(plan.Steps[0].Effect)
}

// digest gives the source digest of the committed schedule.
func (c *cluster) digest() []byte {
	d, err := c.machine.View().Domain("d")
	require.NoError(c.t, err)
	source, _, err := planner.Digests(d.Schedule)
	require.NoError(c.t, err)
	return source
}

func (c *cluster) prepare() error {
	_, err := c.Prepare(c.t.Context(), "d")
	return err
}

func (c *cluster) installed() *execution.Snapshot { return c.Host().Domain("d").Snapshot() }

// A change that cannot be applied in place is widened to a rebuild of the domain, which the caller is told,
// also when that fails (CP-134).
func TestWideningIsTold(t *testing.T) {
	const sink = ` FROM q TO NATS n SUBJECT x MODE NO_ACK RETRY POLICY BACKOFF 1s MAX 1s ENCODE USING k INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;`
	c := start(t)
	c.commit(graph + `CREATE WIRE JSON SCHEMA w MODE LOOSE (a INTEGER); CREATE CODEC k FROM WIRE JSON SCHEMA w TO SCHEMA s; CREATE CLIENT n TYPE NATS CONFIG {'addr' = 'nats://localhost:4222'}; CREATE EMITTER x` + sink)
	c.commit("START;")
	require.NoError(t, c.prepare())
	for i, subject := range []string{"a", "b", "c"} {
		c.commit(`DROP EMITTER x; CREATE EMITTER x` + strings.Replace(sink, "SUBJECT x", "SUBJECT "+subject, 1))
		c.broken.Store(int64(i))
		widened, err := c.Prepare(t.Context(), "d")
		require.Equal(t, i > 0, widened)
		if i < 2 {
			require.NoError(t, err)
			continue
		}
		require.ErrorIs(t, err, failure.CodeBuildFailed)
		widened, err = c.Prepare(t.Context(), "d")
		require.NoError(t, err)
		require.False(t, widened, "nothing is left to be widened")
	}
}

// A committed schedule becomes one installed revision, which tells by its digest where it comes
// from; it is read once, and only what it names runs (CP-006, CP-008, EP-009, EP-016).
func TestCommittedScheduleIsInstalled(t *testing.T) {
	c := start(t)
	c.commit(graph)
	require.NoError(t, c.prepare())
	require.Equal(t, c.digest(), c.installed().Revision.SourceDigest)
	require.Equal(t, revision.BuildModePassive, c.installed().Revision.Mode)
	require.Empty(t, c.installed().Tasks)
	c.commit(`START;`)
	require.NotEqual(t, c.digest(), c.installed().Revision.SourceDigest, "nothing changes by itself")
	c.reads = 0
	require.NoError(t, c.prepare())
	require.Equal(t, 1, c.reads, "one coherent view")
	require.Equal(t, c.digest(), c.installed().Revision.SourceDigest)
	require.Equal(t, c.machine.View().Revision, c.installed().Revision.ClusterRevision)
	require.Len(t, c.installed().Tasks, 1)
	c.commit(`DROP JUNCTION j;`)
	require.NoError(t, c.prepare())
	require.Empty(t, c.installed().Tasks)
	require.Equal(t, c.digest(), c.installed().Revision.SourceDigest)
}

// A restart derives the same revision again from what is stored (EP-005).
func TestRestartRebuildsTheRevision(t *testing.T) {
	c := start(t)
	c.commit(graph)
	c.commit(`START;`)
	require.NoError(t, c.prepare())
	before, err := c.installed().Revision.Encode()
	require.NoError(t, err)
	c.reopen()
	require.Nil(t, c.Host().Domain("d"), "nothing runs before it is applied")
	require.NoError(t, c.prepare())
	after, err := c.installed().Revision.Encode()
	require.NoError(t, err)
	require.Equal(t, before, after)
	require.Len(t, c.installed().Tasks, 1)
}

// A schedule that does not plan leaves the runtime and the applied predecessor alone; once it is
// mended it is planned against that predecessor (EP-010, EP-043, EP-142).
func TestFailedPlanLeavesWhatRuns(t *testing.T) {
	c := start(t)
	c.commit(graph)
	c.commit(`START;`)
	require.NoError(t, c.prepare())
	before := c.installed()
	d, err := c.machine.View().Domain("d")
	require.NoError(t, err)
	base, nodes := d.Record.Revision, d.Record.Nodes
	c.effect(&record.ModelChange{Domain: "d", Base: base, Put: []model.Model{&model.Relay{Name: "q", Schema: "missing", Capacity: 1}}, Nodes: nodes})
	err = c.prepare()
	var planning *failure.PlanningFailed
	require.ErrorAs(t, err, &planning)
	require.Equal(t, "d", planning.Domain)
	require.Equal(t, "R3", planning.Section)
	require.Equal(t, "relay 'q'", planning.Subject)
	require.ErrorIs(t, err, failure.CodeMissingPlanPart)
	require.Same(t, before, c.installed())
	applied := c.domain("d")
	require.Same(t, before.Revision, applied.revision)

	d, err = c.machine.View().Domain("d")
	require.NoError(t, err)
	mended := registrytest.Graph(t, graph)
	relay, _ := mended.Find(model.Key{Kind: model.KindRelay, Name: "q"})
	wider := relay.(*model.Relay).Clone()
	wider.Capacity = 7
	c.effect(&record.ModelChange{Domain: "d", Base: d.Record.Revision, Put: []model.Model{wider}, Nodes: nodes})
	committed, err := c.machine.View().Domain("d")
	require.NoError(t, err)
	_, delta, err := plan(applied, committed, c.machine.View().Revision)
	require.NoError(t, err)
	require.Equal(t, before.Revision.SourceDigest, delta.PredecessorDigest)
	require.IsType(t, &revision.Dynamic{}, delta.Change)
	require.NoError(t, c.prepare())
	require.Same(t, before.Tasks[0], c.installed().Tasks[0])
	require.Equal(t, c.digest(), c.domain("d").revision.SourceDigest)
}

// REBIND RESOURCE leads to another schedule and another plan like every change of a model; one that is
// not valid leads to none (EP-141).
func TestRebindingMakesAnotherPlan(t *testing.T) {
	c := start(t)
	d, err := c.machine.View().Domain("d")
	require.NoError(t, err)
	c.effect(&record.ResourceCreation{Domain: "d", Base: d.Record.Revision, Name: "certs"})
	for number := range uint64(2) {
		c.effect(&record.ResourceImport{Domain: "d", Name: "certs", Number: number + 1})
	}
	c.commit(`CREATE VHOST v example.com WITH TLS certs VERSION 1;`)
	require.NoError(t, c.prepare())
	before := c.installed().Revision
	require.Equal(t, c.digest(), before.SourceDigest)
	_, err = transaction.Compute(transaction.Inputs{View: c.machine.View(), Members: scheduler.Members{Live: []string{"n"}, Eligible: []string{"n"}}},
		"d", registrytest.Statements(t, `REBIND RESOURCE certs TO VERSION 3;`))
	require.ErrorIs(t, err, failure.CodeUnknownResourceVersion)
	c.commit(`REBIND RESOURCE certs TO VERSION 2;`)
	require.NotEqual(t, c.digest(), before.SourceDigest)
	require.NoError(t, c.prepare())
	require.NotSame(t, before, c.installed().Revision)
	require.Equal(t, c.digest(), c.installed().Revision.SourceDigest)
}
