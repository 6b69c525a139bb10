package jaq

import (
	"context"
	"errors"
	"time"

	"github.com/itchyny/gojq"

	"nervix/generated/failure"
)

// MaximumTime bounds one run of a program.
const MaximumTime = time.Second

// program is a compiled jaq program. It may run on several goroutines.
type program struct {
	code  *gojq.Code
	limit time.Duration
}

func compile(text string) (*program, error) {
	parsed, err := gojq.Parse(text)
	if err != nil {
		return nil, err
	}
	code, err := gojq.Compile(parsed)
	if err != nil {
		return nil, err
	}
	return &program{code: code, limit: MaximumTime}, nil
}

// run gives the only value that a program makes of an input.
func (p *program) run(input any) (any, error) {
	ctx, cancel := context.WithTimeout(context.Background(), p.limit)
	defer cancel()
	outputs := p.code.RunWithContext(ctx, input)
	value, ok := outputs.Next()
	if !ok {
		return nil, failed("gave no value")
	}
	if err, is := value.(error); is {
		return nil, p.fault(err)
	}
	switch second, more := outputs.Next(); {
	case !more:
		return value, nil
	default:
		if err, is := second.(error); is {
			return nil, p.fault(err)
		}
		return nil, failed("gave more than one value")
	}
}

// fault hides what an error of a program says.
func (p *program) fault(err error) error {
	if errors.Is(err, context.DeadlineExceeded) {
		return failed("ran longer than " + p.limit.String())
	}
	return failed("failed")
}

func failed(reason string) error { return &failure.TransformationFailed{Reason: reason} }
