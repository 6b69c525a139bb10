package jaq

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"time"

	"github.com/itchyny/gojq"

	"nervix/generated/failure"
	"nervix/runtime/codec"
	"nervix/runtime/codec/document"
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
		value, _, err := settle(value, 0)
		return value, err
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

// settle gives a value in which no number is kept as text, as jq keeps those it only passes on, and
// tells whether it differs. What is not changed is shared, since the program may own it.
func settle(value any, depth int) (settled any, changed bool, err error) {
	if depth > codec.MaximumDepth {
		return nil, false, &failure.PayloadTooDeep{Limit: codec.MaximumDepth}
	}
	switch value := value.(type) {
	case json.Number:
		number, ok := document.Number(value.String())
		if !ok {
			return nil, false, failed("gave a number that is out of range")
		}
		return number, true, nil
	case []any:
		list := value
		for i, item := range value {
			settled, differs, err := settle(item, depth+1)
			if err != nil {
				return nil, false, err
			}
			if differs {
				if !changed {
					list, changed = slices.Clone(value), true
				}
				list[i] = settled
			}
		}
		return list, changed, nil
	case map[string]any:
		object := value
		for key, item := range value {
			settled, differs, err := settle(item, depth+1)
			if err != nil {
				return nil, false, err
			}
			if differs {
				if !changed {
					object, changed = maps.Clone(value), true
				}
				object[key] = settled
			}
		}
		return object, changed, nil
	}
	return value, false, nil
}
