package state

import (
	"nervix/generated/failure"
	"nervix/generated/record"
)

// Answer is the result of an applied command.
type Answer struct {
	// Refusal is the typed failure of a command that changed nothing.
	Refusal error
	// Stale tells that the command was planned against older state: plan again.
	Stale bool
	// Admitted tells that Admit stored a new execution, rather than finding one to join.
	Admitted bool
	// Execution is the execution that the command is about, as it is now.
	Execution *record.Execution
	// Transaction is the transaction that the command is about, as it is now.
	Transaction *record.Transaction
	// Operation is the statement that an Append stored or repeats.
	Operation *record.Operation
}

// Encode gives a command as it is proposed, at an instant of the leader's clock in Unix
// milliseconds.
func Encode(at int64, command record.Command) ([]byte, error) {
	return (&record.Envelope{At: at, Command: command}).Encode()
}

// apply applies one proposed command to a view. It gives the view that follows with the writes
// that lead to it; a refused command gives the same view and none. It never fails otherwise.
func apply(v *View, proposal []byte) (*View, []write, Answer) {
	envelope, err := record.DecodeEnvelope(proposal)
	if err != nil {
		refusal := &failure.CorruptRecord{Record: "replicated command", Reason: "it does not decode"}
		return v, nil, Answer{Refusal: refusal.WithCause(err)}
	}
	w := &work{View: v.fork(), at: envelope.At}
	answer, err := commands{w}.run(envelope.Command)
	if err != nil {
		return v, nil, Answer{Refusal: err}
	}
	w.collect()
	return w.View, w.writes, answer
}

// result is an answer with the refusal that replaces it.
type result struct {
	answer Answer
	err    error
}

func of(answer Answer, err error) result { return result{answer, err} }

// commands leads every command to its rule.
type commands struct{ w *work }

var _ record.CommandVisitor[result] = commands{}

func (c commands) run(command record.Command) (Answer, error) {
	r := record.VisitCommand(command, record.CommandVisitor[result](c))
	return r.answer, r.err
}

// VisitConfigure stores settings.
func (c commands) VisitConfigure(command *record.Configure) result {
	c.w.Settings = command.Settings
	return of(Answer{}, c.w.put(key(kindSettings, ""), &command.Settings))
}

// VisitEnrol stores the superuser, whatever it was before.
func (c commands) VisitEnrol(command *record.Enrol) result {
	u := command.User.Clone()
	return of(Answer{}, c.w.putUser(&record.User{Name: u.Name, Secret: u.Secret, Revision: c.w.change()}))
}

// VisitAdmit admits an execution.
func (c commands) VisitAdmit(command *record.Admit) result { return of(c.w.admit(command)) }

// VisitRecord records the effect of an execution.
func (c commands) VisitRecord(command *record.Record) result { return of(c.w.record(command)) }

// VisitFinish ends an execution.
func (c commands) VisitFinish(command *record.Finish) result { return of(c.w.finish(command)) }

// VisitAppend queues a statement.
func (c commands) VisitAppend(command *record.Append) result { return of(c.w.append(command)) }

// VisitTouch renews a transaction.
func (c commands) VisitTouch(command *record.Touch) result { return of(c.w.touch(command)) }

// VisitDiscard reverts a transaction.
func (c commands) VisitDiscard(command *record.Discard) result { return of(c.w.discard(command)) }

// VisitAdmitCommit freezes a plan.
func (c commands) VisitAdmitCommit(command *record.AdmitCommit) result {
	return of(c.w.admitCommit(command))
}

// VisitRecordEngagement records an attempt to pause.
func (c commands) VisitRecordEngagement(command *record.RecordEngagement) result {
	return of(c.w.recordEngagement(command))
}

// VisitRecordStep records the effect of a step.
func (c commands) VisitRecordStep(command *record.RecordStep) result {
	return of(c.w.recordStep(command))
}

// VisitFinishStep ends a step.
func (c commands) VisitFinishStep(command *record.FinishStep) result {
	return of(c.w.finishStep(command))
}

// VisitSweep removes what is due.
func (c commands) VisitSweep(command *record.Sweep) result { return of(c.w.sweep(command)) }
