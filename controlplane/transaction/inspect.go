package transaction

import (
	"encoding/hex"
	"fmt"
	"time"

	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// Inspection is the impact report of one transaction: that of its frozen plan once COMMIT was
// admitted, else that of a plan of the present state. It is one coherent read and changes nothing.
type Inspection struct {
	Transaction string
	Owner       string
	Domain      string
	State       machine.TransactionState
	// Age and Idle run from BEGIN and from the last renewing event.
	Age, Idle time.Duration
	// Position counts the accepted operations, Basis digests what the plan depends on.
	Position uint64
	Basis    string
	// Complete tells a plan that COMMIT would admit; Reason says why one is not complete.
	Complete bool
	Reason   string
	// Applied of Steps are applied.
	Applied uint64
	// Planned is the highest level of the steps, Executed that of those that ran; nil for none.
	Planned  model.Level
	Executed *model.Level
	// Selected is the operation that a reader asked for, counted from 1; 0 for none.
	Selected   uint64
	Operations []OperationReport
	Steps      []StepReport
	// Output is that of a finished COMMIT, Faults why it failed.
	Output []string
	Faults []record.Fault
}

// OperationReport is what one operation contributes.
type OperationReport struct {
	Number  uint64
	Summary string
	// Step is the step that executes it, counted from 1.
	Step uint64
	// Impact is its own part of the step's.
	Impact record.Impact
}

// StepReport is one execution step.
type StepReport struct {
	Number, First, Last uint64
	State               machine.StepState
	Level               model.Level
	// Actual is the executed level; nil until the step was attempted.
	Actual *model.Level
	Impact record.Impact
	// Before and After are the affected topology on both sides of the step.
	Before, After *record.Topology
	// Engagements are the attempts to pause for it, in order.
	Engagements []*record.Engagement
}

// Inspect reads the report of a transaction of a user; operation 0 selects none. It fails with
// failure.UnknownTransaction, failure.TransactionNotOwner, failure.OperationOutOfRange or
// failure.NoReadableReport (control-plane table C4), and with failure.CorruptRecord rather than to give
// a part of a report.
func Inspect(in Inputs, owner, id string, operation uint64, now time.Time) (*Inspection, error) {
	t, err := in.View.Owned(id, owner)
	if err != nil {
		return nil, err
	}
	if operation > t.Operations {
		return nil, &failure.OperationOutOfRange{Transaction: id, Operation: operation, Accepted: t.Operations, Place: failure.AtPath("operation")}
	}
	r := &Inspection{
		Transaction: id, Owner: t.Owner, Domain: t.Domain, State: machine.TransactionState(t.State), Age: since(now, t.Created),
		Idle: since(now, t.Active), Position: t.Operations, Complete: true, Applied: t.Applied, Executed: t.Level, Selected: operation,
	}
	if t.Outcome != nil {
		r.Output, r.Faults = t.Outcome.Lines, t.Outcome.Faults
	}
	if r.State == machine.TransactionStateOpen {
		err = r.plan(in, t)
	} else {
		err = r.frozen(in.View, t)
	}
	if err != nil {
		return nil, err
	}
	r.operations(in.View.Operations(id))
	if have := uint64(len(r.Operations)); have != t.Operations {
		return nil, &failure.CorruptRecord{Record: "transaction report", Reason: fmt.Sprintf("of %d operations %d are there", t.Operations, have)}
	}
	return r, nil
}

// plan reports what COMMIT would do now. The last model run may be unfinished.
func (r *Inspection) plan(in Inputs, t *record.Transaction) error {
	var queued []statement.Statement
	for _, o := range in.View.Operations(t.ID) {
		queued = append(queued, o.Statement)
	}
	in.Provisional = true
	plan, err := Compute(in, t.Domain, queued)
	if err != nil {
		return new(failure.PreviewIncomplete{}).WithCause(err)
	}
	r.Complete, r.Reason = plan.Incomplete == "", plan.Incomplete
	r.Basis = hex.EncodeToString(plan.Basis)
	report, err := plan.Report()
	if err != nil {
		return err
	}
	for i := range report.Steps {
		s := &report.Steps[i]
		r.step(s, report.side(s.Before), report.side(s.After))
	}
	return nil
}

// side gives a topology of the report.
func (r *Report) side(digest []byte) *record.Topology {
	if t := r.Topologies[string(digest)]; t != nil {
		return t
	}
	return &record.Topology{}
}

// firstLine gives the text of the first of joined errors.
func firstLine(err error) string {
	if faults := state.Faults(err); len(faults) > 0 {
		return faults[0].Message
	}
	return err.Error()
}

// frozen reports the plan that a COMMIT admitted, with what became of it, or the last preview of a
// transaction that ended without one. It fails with failure.CorruptRecord when a part of it is missing.
func (r *Inspection) frozen(v *state.View, t *record.Transaction) error {
	steps := v.Steps(t.ID)
	if len(steps) == 0 {
		return &failure.NoReadableReport{Transaction: t.ID, State: r.State.String()}
	}
	if t.Preview != nil {
		r.Basis = hex.EncodeToString(t.Preview.Basis)
	}
	r.Complete, r.Reason = t.Incomplete == "", t.Incomplete
	for _, s := range steps {
		before, err := v.Topology(s.Before)
		if err != nil {
			return err
		}
		after, err := v.Topology(s.After)
		if err != nil {
			return err
		}
		r.step(s, before, after)
		if err := r.history(s, v.Engagements(t.ID, s.Number)); err != nil {
			return err
		}
	}
	return r.whole(t)
}

// history adds the attempts to pause for a step. Their numbers and the executed level, which follows from
// them, tell when one is missing (CP-128, CP-136).
func (r *Inspection) history(s *record.Step, engagements []*record.Engagement) error {
	missing := func(number int) error {
		return &failure.CorruptRecord{Record: "transaction report", Reason: fmt.Sprintf("engagement %d of step %d is missing", number, s.Number)}
	}
	paused := model.LevelDynamic
	for at, e := range engagements {
		if e.Number != uint64(at+1) {
			return missing(at + 1)
		}
		if state.EngagementState(e) != machine.EngagementStateFailed {
			paused = max(paused, e.Level)
		}
	}
	if s.Actual != nil && *s.Actual > paused {
		return missing(len(engagements) + 1)
	}
	r.Steps[len(r.Steps)-1].Engagements = engagements
	return nil
}

// whole checks that the steps cover the operations of the transaction one after the other (CP-128).
func (r *Inspection) whole(t *record.Transaction) error {
	covered := uint64(0)
	for i := range r.Steps {
		s := &r.Steps[i]
		if s.Number != uint64(i+1) || s.First != covered+1 || s.Last < s.First {
			return &failure.CorruptRecord{Record: "transaction report", Reason: fmt.Sprintf("step %d is missing", i+1)}
		}
		covered = s.Last
	}
	if covered != t.Operations {
		return &failure.CorruptRecord{Record: "transaction report", Reason: fmt.Sprintf("the step of operation %d is missing", covered+1)}
	}
	return nil
}

func (r *Inspection) step(s *record.Step, before, after *record.Topology) {
	r.Steps = append(r.Steps, StepReport{
		Number: s.Number, First: s.First, Last: s.Last, State: machine.StepState(s.State), Level: s.Level, Actual: s.Actual, Impact: s.Impact,
		Before: before, After: after,
	})
	r.Planned = max(r.Planned, s.Level)
}

// operations reports what each operation contributes to its step.
func (r *Inspection) operations(list []*record.Operation) {
	for _, o := range list {
		report := OperationReport{Number: o.Position, Summary: o.Summary}
		for i := range r.Steps {
			step := &r.Steps[i]
			if o.Position < step.First || o.Position > step.Last {
				continue
			}
			report.Step = step.Number
			if report.Impact = step.Impact; o.Key != nil {
				report.Impact = contribution(&step.Impact, *o.Key)
			}
		}
		r.Operations = append(r.Operations, report)
	}
}
