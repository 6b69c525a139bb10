package client

import (
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// Result is the answer to a request.
type Result struct {
	wire.Result
	// Subscriptions are the subscriptions the request opened.
	Subscriptions []*Subscription
}

// Err gives nil for a completed request and otherwise its first failure as a *RemoteError.
func (r *Result) Err() error {
	if r.Disposition == wire.DispositionCompleted {
		return nil
	}
	remote := &RemoteError{Disposition: r.Disposition}
	if len(r.Failures) > 0 {
		remote.Failure = r.Failures[0]
	}
	return remote
}

// RemoteError is a failure that the server reported. errors.Is finds the codes and the class of
// package failure in it.
type RemoteError struct {
	// Disposition is what it means for the command; Failed for a refused session.
	Disposition wire.Disposition
	// Failure is the report. Its code is empty when the server gave no details.
	Failure wire.Failure
}

// Error gives the message and those of the first causes.
func (e *RemoteError) Error() string {
	text := e.Failure.Message
	if text == "" {
		text = "the command ended as " + e.Disposition.String()
	}
	for causes := e.Failure.Causes; len(causes) > 0; causes = causes[0].Causes {
		text += ": " + causes[0].Message
	}
	return text
}

// Is finds the code or class of the failure or of one of its causes.
func (e *RemoteError) Is(target error) bool {
	switch target := target.(type) {
	case failure.Code:
		return hasFailure(e.Failure, func(f *wire.Failure) bool { return f.Code == string(target) })
	case failure.Class:
		return e.Failure.Class == target.Error()
	}
	return false
}

func hasFailure(f wire.Failure, is func(*wire.Failure) bool) bool {
	if is(&f) {
		return true
	}
	for _, cause := range f.Causes {
		if hasFailure(cause, is) {
			return true
		}
	}
	return false
}
