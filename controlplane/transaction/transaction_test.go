package transaction

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/datadriven"
	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/controlplane/consensus"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// view gives a state with the domain d that statements lead to, an empty domain e and the paced
// domain p. Every resource of the statements has two versions.
func view(t testing.TB, base string) *state.View {
	machine, err := state.Open(vfs.NewMem(), "state")
	require.NoError(t, err)
	defer func() { require.NoError(t, machine.Close()) }()
	index := uint64(0)
	apply := func(command record.Command) {
		proposal, err := state.Encode(1_800_000_000_000, command)
		require.NoError(t, err)
		index++
		results, err := machine.Apply(t.Context(), []consensus.Entry{{
			Position: consensus.Position{Index: index, Term: 1}, Kind: consensus.EntryCommand, Command: proposal,
		}})
		require.NoError(t, err)
		require.NoError(t, results[0].(state.Answer).Refusal)
	}
	apply(&record.Configure{Settings: record.Settings{RetryValidity: 900_000, HistoryCapacity: 100}})
	effect := func(e record.Effect) {
		reference := fmt.Sprintf("01a3185c-5000-7000-8000-%012d", index)
		apply(&record.Admit{Execution: record.Execution{Reference: reference, Owner: "u", Statement: &statement.StartDomain{}}})
		apply(&record.Record{Reference: reference, Effect: e, Final: true})
	}
	effect(&record.DomainCreation{Name: "d"})
	effect(&record.DomainCreation{Name: "e"})
	effect(&record.DomainCreation{Name: "p", Pace: &statement.Pace{}})
	rest := slices.DeleteFunc(registrytest.Statements(t, base), func(s statement.Statement) bool {
		made, ok := s.(*statement.CreateResource)
		if ok {
			effect(&record.ResourceCreation{Domain: "d", Base: revision(t, machine), Name: made.Name})
			for number := range uint64(2) {
				effect(&record.ResourceImport{Domain: "d", Name: made.Name, Number: number + 1})
			}
		}
		return ok
	})
	plan, err := Compute(inputs(machine.View(), false), "d", rest)
	require.NoError(t, err)
	for _, step := range plan.Steps {
		switch e := step.Effect.(type) {
		case *record.ModelChange:
			e.Base, e.Intakes = revision(t, machine), machine.View().IntakeRevision
		case *record.LifecycleChange:
			e.Base = revision(t, machine)
		}
		effect(step.Effect)
	}
	return machine.View()
}

func revision(t testing.TB, machine *state.Machine) uint64 {
	d, err := machine.View().Domain("d")
	require.NoError(t, err)
	return d.Record.Revision
}

func inputs(v *state.View, provisional bool) Inputs {
	return Inputs{
		View: v, Provisional: provisional,
		Members: scheduler.Members{Live: []string{"n"}, Eligible: []string{"n"}},
	}
}

// Every case plans the statements of its input against the domain of the last base.
func TestPlans(t *testing.T) {
	datadriven.Walk(t, "testdata/plan", func(t *testing.T, path string) {
		base := ""
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			if d.Cmd == "base" {
				base = d.Input
				return ""
			}
			domain := "d"
			d.MaybeScanArgs(t, "domain", &domain)
			plan, err := Compute(inputs(view(t, base), d.HasArg("provisional")), domain, registrytest.Statements(t, d.Input))
			switch {
			case err != nil:
				return strings.TrimRight(registrytest.Describe(err), "\n") + "\n"
			case d.HasArg("impact"):
				return impacts(t, plan)
			}
			return describe(plan)
		})
	})
}

func describe(p *Plan) string {
	var b strings.Builder
	for _, o := range p.Outcomes {
		fmt.Fprintln(&b, o.Lines[0])
	}
	for _, s := range p.Steps {
		fmt.Fprintf(&b, "step %d-%d %s", s.First+1, s.Last+1, s.Level)
		switch e := s.Effect.(type) {
		case nil:
			b.WriteString(" nothing")
		case *record.ModelChange:
			for _, m := range e.Put {
				fmt.Fprintf(&b, " +%s %s", m.ModelKind().Text(), m.ModelKey().Name)
			}
			for _, k := range e.Drop {
				fmt.Fprintf(&b, " -%s %s", k.Kind.Text(), k.Name)
			}
		case *record.LifecycleChange:
			fmt.Fprintf(&b, " %s", e.To)
		case *record.DomainAlteration:
			fmt.Fprintf(&b, " %s", e.Placement.Text())
		case *record.ResourceCreation:
			fmt.Fprintf(&b, " resource %s", e.Name)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// impacts prints what the steps touch, as inspections do.
func impacts(t *testing.T, p *Plan) string {
	report, err := p.Report()
	require.NoError(t, err)
	r := &Inspection{}
	lines := &text{}
	for i := range report.Steps {
		s := &report.Steps[i]
		r.step(s, report.side(s.Before), report.side(s.After))
		lines.step(&r.Steps[i])
	}
	return strings.Join(lines.lines, "\n") + "\n"
}

func TestBasisFollowsTheInputs(t *testing.T) {
	v := view(t, "")
	one, err := Compute(inputs(v, false), "d", nil)
	require.NoError(t, err)
	same, err := Compute(inputs(v, true), "d", registrytest.Statements(t, `CREATE SCHEMA s (a STRING);`))
	require.NoError(t, err)
	require.Equal(t, one.Basis, same.Basis, "the queue is covered by its position")
	moved := inputs(v, false)
	moved.Members.Live = []string{"n", "m"}
	for name, other := range map[string]Inputs{"members": moved, "models": inputs(view(t, `CREATE SCHEMA s (a STRING);`), false)} {
		plan, err := Compute(other, "d", nil)
		require.NoError(t, err)
		require.NotEqual(t, one.Basis, plan.Basis, name)
	}
}

func TestBindings(t *testing.T) {
	var b Bindings
	b.Bind("1", "t")
	id, err := b.Of("1")
	require.NoError(t, err)
	require.Equal(t, "t", id)
	b.Bind("2", "t")
	_, err = b.Of("1")
	require.ErrorIs(t, err, failure.CodeTransactionTakenOver)
	id, err = b.Of("1")
	require.NoError(t, err)
	require.Empty(t, id)
	b.Bind("2", "u")
	require.Len(t, b.sessions, 1)
	require.Equal(t, "u", b.Release("2"))
	require.Empty(t, b.Release("2"))
	require.Empty(t, b.transactions)
	require.Empty(t, b.sessions)
}

func TestLines(t *testing.T) {
	require.Equal(t, []string{"no transactions"}, Lines(view(t, ""), time.Now()))
	s := Summary{ID: "i", Owner: "o", Domain: "d", Pending: 2, Age: time.Minute}
	require.Equal(t, "i owner=o domain=d state=OPEN pending=2 progress=0/0 age=1m0s idle=0s", s.String())
}

// Admission plans with the boundaries and inputs of COMMIT (CC-091, CP-070).
func TestAdmissionAndCommitPlanAlike(t *testing.T) {
	v := view(t, `CREATE SCHEMA s (a STRING);`)
	statements := registrytest.Statements(t, `CREATE RELAY r SCHEMA s UNBRANCHED; START; DROP RELAY r; CREATE RELAY q SCHEMA s UNBRANCHED; STOP;`)
	admitted, err := Compute(inputs(v, true), "d", statements)
	require.NoError(t, err)
	committed, err := Compute(inputs(v, false), "d", statements)
	require.NoError(t, err)
	require.Equal(t, admitted, committed)
	for n := range statements {
		prefix, err := Compute(inputs(v, true), "d", statements[:n+1])
		require.NoError(t, err)
		last := prefix.Steps[len(prefix.Steps)-1]
		require.Equal(t, n, last.Last)
		require.Equal(t, committed.Steps[len(prefix.Steps)-1].First, last.First)
	}
}

// The identity of a preview follows the transaction, the position and the basis (CP-080).
func TestPreviewIdentity(t *testing.T) {
	plan, err := Compute(inputs(view(t, ""), false), "d", nil)
	require.NoError(t, err)
	other, err := Compute(inputs(view(t, `CREATE SCHEMA s (a STRING);`), false), "d", nil)
	require.NoError(t, err)
	one, same := plan.Preview("t", 1), plan.Preview("t", 1)
	require.True(t, one.Equal(&same))
	for name, changed := range map[string]record.Preview{
		"transaction": plan.Preview("u", 1), "position": plan.Preview("t", 2), "basis": other.Preview("t", 1),
	} {
		require.False(t, one.Equal(&changed), name)
	}
}

// unreadable finds no hash map readable.
type unreadable struct{}

func (unreadable) Check(_ *registry.Graph, m model.Model, report *violation.Report) {
	if found, is := m.(*model.HashMap); is {
		report.Add("path", &failure.UnknownResourceFile{Resource: found.Resource.Resource, Version: found.Resource.Version, File: found.Path})
	}
}

// A run that is through is judged in full, however much of the transaction may follow: its registry rules,
// what it binds, the functions that it calls and its schedule. Only the last run may be left incomplete,
// and only in its references (CP-107).
func TestRunsThatAreThroughAreJudgedInFull(t *testing.T) {
	const base = `CREATE RESOURCE files; CREATE SCHEMA s (a I64); CREATE RELAY r SCHEMA s UNBRANCHED; CREATE RELAY q SCHEMA s UNBRANCHED;
CREATE WIRE JSON SCHEMA w MODE LOOSE (a INTEGER); CREATE CODEC c FROM WIRE JSON SCHEMA w TO SCHEMA s;
CREATE JUNCTION j FROM r UNBRANCHED TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`
	const through = ` CREATE RESOURCE next;`
	for name, c := range map[string]struct {
		run  string
		code failure.Code
		// provisional tells that the run is accepted while it is the last one.
		provisional bool
		change      func(*Inputs)
	}{
		"registry": {`DROP SCHEMA s; CREATE SCHEMA s (a STRING);`, failure.CodeCodecType, true, func(*Inputs) {}},
		"missing":  {`CREATE RELAY late SCHEMA nowhere UNBRANCHED;`, failure.CodeUnknownReference, true, func(*Inputs) {}},
		"binding": {
			`CREATE HASH MAP h KEY a FROM RESOURCE files PATH 'h.jsonl' DECODE USING c;`, failure.CodeUnknownResourceFile, false,
			func(in *Inputs) { in.Bindings = unreadable{} },
		},
		"function": {`ALTER JUNCTION j SET FILTER WHERE udf::nowhere(a) > 1;`, failure.CodeUnknownReference, true, func(*Inputs) {}},
		"schedule": {`CREATE RELAY p SCHEMA s UNBRANCHED;`, failure.CodeNoSchedulableNode, false, func(in *Inputs) { in.Members.Eligible = nil }},
	} {
		t.Run(name, func(t *testing.T) {
			in := inputs(view(t, base), true)
			c.change(&in)
			plan, err := Compute(in, "d", registrytest.Statements(t, c.run))
			if c.provisional {
				require.NoError(t, err)
				require.NotEmpty(t, plan.Incomplete)
			} else {
				require.ErrorIs(t, err, c.code)
			}
			for _, provisional := range []bool{true, false} {
				in.Provisional = provisional
				_, err = Compute(in, "d", registrytest.Statements(t, c.run+through))
				require.ErrorIs(t, err, c.code)
			}
			in.Provisional = false
			_, err = Compute(in, "d", registrytest.Statements(t, c.run))
			require.ErrorIs(t, err, c.code, "COMMIT takes nothing that is incomplete")
		})
	}
}

// damaged gives what a transaction that ended before COMMIT left, as far as it is still there.
func damaged(operations, steps int) (*Inspection, *record.Transaction) {
	r := &Inspection{}
	for i := range steps {
		n := uint64(i + 1)
		r.step(&record.Step{Number: n, First: 2*n - 1, Last: 2 * n}, &record.Topology{}, &record.Topology{})
	}
	return r, &record.Transaction{Operations: uint64(operations)}
}

// A report is whole when its steps cover every operation one after the other (CP-128).
func TestReportsWithMissingStepsAreRefused(t *testing.T) {
	r, transaction := damaged(6, 3)
	require.NoError(t, r.whole(transaction))
	r, transaction = damaged(6, 2)
	require.ErrorIs(t, r.whole(transaction), failure.CodeCorruptRecord)
	for at := range 3 {
		r, transaction = damaged(6, 3)
		r.Steps = slices.Delete(r.Steps, at, at+1)
		require.ErrorIs(t, r.whole(transaction), failure.CodeCorruptRecord, at)
	}
}
