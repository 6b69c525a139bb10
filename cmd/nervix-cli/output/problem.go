package output

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"nervix/controlplane/client"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// Exit codes beside those of the failure classes.
const (
	// ExitTimeout ends a subscribe command that waited too long.
	ExitTimeout = 124
	// ExitInterrupted ends a command that the user interrupted.
	ExitInterrupted = 130
)

// Problem is why a request has no good result, with the text that its places point into.
type Problem struct {
	// Text is the submitted text; it is shown to the one who submitted it and may hold a password.
	Text string
	// Where names the file and the statement; empty when there is only one text.
	Where string
	// File names the file that the text is all of; positions are shown with it.
	File string
	// Failures has at least one failure.
	Failures []failure.Projection
	// interrupted tells that the user gave up.
	interrupted bool
}

// Refused is a request that ended as anything but completed. The offset leads from the places of
// the server to those of the text.
func Refused(text string, offset int, result *client.Result) *Problem {
	problem := &Problem{Text: text, Failures: projections(result.Failures, offset)}
	if len(problem.Failures) == 0 {
		problem.Failures = []failure.Projection{remote(result.Err(), offset)}
	}
	return problem
}

// Because is an error of the client itself or of a refused session. The message of an untyped
// error is shown: it comes from this process.
func Because(text string, err error) *Problem {
	problem := &Problem{Text: text, interrupted: errors.Is(err, context.Canceled)}
	var same *Problem
	var refused *client.RemoteError
	var typed failure.Failure
	switch {
	case errors.As(err, &same):
		return same
	case errors.As(err, &typed):
		problem.Failures = failure.Project(err)
	case errors.As(err, &refused):
		problem.Failures = []failure.Projection{remote(refused, 0)}
	case problem.interrupted:
		problem.Failures = failure.Project(&failure.CommandCancelled{})
	default:
		problem.Failures = failure.Project(failure.Safe(err))
	}
	return problem
}

// Error gives the message of the first failure.
func (p *Problem) Error() string { return p.Failures[0].Message }

// Is finds the code or class of the first failure.
func (p *Problem) Is(target error) bool {
	return target == p.Failures[0].Code || target == p.Failures[0].Class
}

// ExitCode is that of the first failure's class, except for time-outs of subscribe and
// interruptions.
func (p *Problem) ExitCode() int { return p.exitCode(p.Failures[0]) }

func (p *Problem) exitCode(f failure.Projection) int {
	switch {
	case p.interrupted:
		return ExitInterrupted
	case f.Code == failure.CodeSubscribeTimeout:
		return ExitTimeout
	}
	return f.Class.ExitCode()
}

// remote projects what a server reported.
func remote(err error, offset int) failure.Projection {
	var refused *client.RemoteError
	if !errors.As(err, &refused) {
		return failure.Projection{Code: failure.CodeInternal, Class: failure.ClassInternal, Message: err.Error()}
	}
	projection := projections([]wire.Failure{refused.Failure}, offset)[0]
	projection.Message = refused.Failure.Message
	if projection.Message == "" {
		projection.Message = refused.Error()
	}
	return projection
}

// projections reads reports of a server. A class that this client does not know is internal.
func projections(reports []wire.Failure, offset int) []failure.Projection {
	var list []failure.Projection
	for _, report := range reports {
		class, _ := failure.ParseClass(report.Class)
		p := failure.Projection{
			Code: failure.Code(report.Code), Class: class, Message: report.Message, Hint: report.Hint,
			Place:  failure.Place{Path: report.Path, Start: -1, End: -1},
			Causes: projections(report.Causes, offset),
		}
		if report.SpanEnd > report.SpanStart {
			p.Place.Start, p.Place.End = int(report.SpanStart)+offset, int(report.SpanEnd)+offset
		}
		for _, field := range report.Fields {
			p.Fields = append(p.Fields, failure.Field{Name: field.Name, Value: field.Value})
		}
		list = append(list, p)
	}
	return list
}

// position gives the line and column of a byte offset, from one.
func position(text string, offset int) (line, column int) {
	before := text[:min(offset, len(text))]
	start := strings.LastIndexByte(before, '\n') + 1
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(before[start:]) + 1
}
