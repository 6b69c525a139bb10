package session

import (
	"context"
	"errors"
	"time"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// failures projects an error onto the wire.
func failures(err error) []wire.Failure {
	projections := failure.Project(err)
	list := make([]wire.Failure, len(projections))
	for i, projection := range projections {
		list[i] = wireFailure(projection)
	}
	return list
}

// firstFailure projects an error that is known to be one failure.
func firstFailure(err error) *wire.Failure {
	if list := failures(err); len(list) > 0 {
		return &list[0]
	}
	return &wire.Failure{Code: string(failure.CodeInternal), Message: "internal error"}
}

func wireFailure(p failure.Projection) wire.Failure {
	w := wire.Failure{
		Code: string(p.Code), Class: p.Class.Error(), Message: p.Message, Hint: p.Hint, Path: p.Place.Path,
	}
	if p.Place.HasSpan() {
		w.SpanStart, w.SpanEnd = uint32(p.Place.Start), uint32(p.Place.End)
	}
	for _, field := range p.Fields {
		w.Fields = append(w.Fields, wire.FailureField{Name: field.Name, Value: field.Value})
	}
	for _, cause := range p.Causes {
		w.Causes = append(w.Causes, wireFailure(cause))
	}
	return w
}

// dispositions maps what a failure means for its command onto the wire.
var dispositions = map[failure.Disposition]wire.Disposition{
	failure.DispositionFailed:                     wire.DispositionFailed,
	failure.DispositionPreviewRefused:             wire.DispositionPreviewRefused,
	failure.DispositionOutcomeUnknown:             wire.DispositionOutcomeUnknown,
	failure.DispositionRedirect:                   wire.DispositionRedirect,
	failure.DispositionTransactionDetached:        wire.DispositionTransactionDetached,
	failure.DispositionExecutionReferenceExpired:  wire.DispositionExecutionReferenceExpired,
	failure.DispositionExecutionReferenceConflict: wire.DispositionExecutionReferenceConflict,
	failure.DispositionExecutionHistoryFull:       wire.DispositionExecutionHistoryFull,
	failure.DispositionInvalidExecutionReference:  wire.DispositionInvalidExecutionReference,
	failure.DispositionBusy:                       wire.DispositionBusy,
}

// unknownCauses maps the failures of class OutcomeUnknown (CC-156).
var unknownCauses = map[failure.Code]wire.UnknownCause{
	failure.CodeStillApplying:   wire.UnknownCauseStillApplying,
	failure.CodeLeadershipLost:  wire.UnknownCauseLeadershipLost,
	failure.CodeTransportLost:   wire.UnknownCauseTransportLost,
	failure.CodeWaitDeadline:    wire.UnknownCauseWaitDeadline,
	failure.CodeViewUnconfirmed: wire.UnknownCauseViewUnconfirmed,
}

// conflicts maps what an ExecutionReferenceConflict says differs (CC-155).
var conflicts = map[string]wire.Conflict{
	"content":     wire.ConflictContent,
	"credentials": wire.ConflictCredentials,
	"owner":       wire.ConflictOwner,
	"domain":      wire.ConflictDomain,
}

// conclude adds what an error means to the result of a request. A wait that ended early without
// the handler saying what became of the command leaves its outcome unknown.
func conclude(result *wire.Result, err error, waited time.Duration) {
	if err == nil {
		return
	}
	if _, typed := failure.Of(err); !typed && (errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)) {
		err = &failure.WaitDeadline{Reference: result.Reference, Waited: waited}
	}
	result.Disposition = dispositions[failure.ClassOf(err).Disposition()]
	result.Failures = failures(err)
	if found, ok := failure.Of(err); ok {
		result.UnknownCause = unknownCauses[found.Code()]
	}
	var conflict *failure.ExecutionReferenceConflict
	if errors.As(err, &conflict) {
		result.Conflict = conflicts[conflict.Differing]
	}
	var redirect *failure.NotLeader
	if errors.As(err, &redirect) {
		result.Redirect = &wire.Redirection{Leader: redirect.Leader, Endpoint: redirect.Address}
	}
}
