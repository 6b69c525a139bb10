package failure_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
)

func TestEveryFailureIsWellFormed(t *testing.T) {
	codes := map[failure.Code]bool{}
	for _, description := range failure.All() {
		empty := description.New()
		require.Equal(t, description.Code, empty.Code())
		require.Equal(t, description.Class, empty.Class())
		require.False(t, codes[empty.Code()], "code %s twice", empty.Code())
		codes[empty.Code()] = true
		require.NotEmpty(t, empty.Message())
		require.ErrorIs(t, fmt.Errorf("outer: %w", empty), description.Code)
		require.ErrorIs(t, empty, description.Class)
		require.NotContains(t, empty.Class().Error(), "Unknown class")
		require.Positive(t, empty.Class().ExitCode())
		parsed, ok := failure.ParseClass(empty.Class().Error())
		require.True(t, ok)
		require.Equal(t, empty.Class(), parsed)
	}
}

func TestErrorsAsAndCauses(t *testing.T) {
	inner := &failure.UnknownDomain{Domain: "d"}
	err := fmt.Errorf("while loading: %w", (&failure.InvalidStatement{Statement: 2}).WithCause(inner))
	require.ErrorIs(t, err, failure.CodeUnknownDomain)
	require.ErrorIs(t, err, failure.ClassNotFound)
	require.NotErrorIs(t, err, failure.CodeDomainRunning)
	var found *failure.UnknownDomain
	require.ErrorAs(t, err, &found)
	require.Same(t, inner, found)
	require.Equal(t, "while loading: statement 2 was not queued: unknown domain 'd'", err.Error())
	require.Equal(t, failure.ClassValidation, failure.ClassOf(err))
	require.Equal(t, failure.ClassInternal, failure.ClassOf(io.EOF))
	_, ok := failure.ParseClass("Nope")
	require.False(t, ok)
}

func TestAlikeLeavesThePlaceOut(t *testing.T) {
	one, other := &failure.UnknownReference{Model: "a", Place: failure.AtPath("from[0]")}, &failure.UnknownReference{Model: "a"}
	require.True(t, failure.Alike(one, other.WithCause(io.EOF)))
	require.False(t, failure.Alike(one, &failure.UnknownReference{Model: "b"}))
	require.False(t, failure.Alike(&failure.UnknownDomain{}, &failure.DomainRunning{}))
}

func TestHintIsLeftOutWithoutItsFields(t *testing.T) {
	require.Empty(t, (&failure.UnknownDomain{Domain: "d"}).Hint())
	require.Equal(t, "did you mean 'dev'?", (&failure.UnknownDomain{Domain: "d", Suggestion: "dev"}).Hint())
}

func TestProject(t *testing.T) {
	place := failure.Place{Path: "routes[0].where", Start: 4, End: 9}
	tests := map[string]struct {
		err  error
		want []failure.Projection
	}{
		"nothing":          {nil, nil},
		"untyped":          {errors.New("secret"), []failure.Projection{internal("internal error")}},
		"untyped and safe": {fmt.Errorf("secret: %w", failure.Safe(errors.New("known"))), []failure.Projection{internal("known")}},
		"joined behind a wrapper, with a withheld cause": {
			fmt.Errorf("secret: %w", errors.Join(
				&failure.UntypedNull{Place: place},
				errors.New("secret"),
				(&failure.DecodeFailed{Format: "JSON", Ingestor: "i"}).WithCause(errors.New("secret")),
			)),
			[]failure.Projection{
				{
					Code: failure.CodeUntypedNull, Class: failure.ClassValidation, Message: "NULL has no type here",
					Hint: (&failure.UntypedNull{}).Hint(), Place: place,
				},
				internal("internal error"),
				{
					Code: failure.CodeDecodeFailed, Class: failure.ClassRow, Message: "failed to decode JSON payload for ingestor 'i'",
					Fields: []failure.Field{{Name: "Format", Value: "JSON"}, {Name: "Ingestor", Value: "i"}},
				},
			},
		},
		"shown cause": {
			(&failure.ConnectFailed{Address: "a:1"}).WithCause(errors.New("connection refused")),
			[]failure.Projection{{
				Code: failure.CodeConnectFailed, Class: failure.ClassUnavailable, Message: "cannot connect to a:1",
				Fields: []failure.Field{{Name: "Address", Value: "a:1"}}, Causes: []failure.Projection{internal("connection refused")},
			}},
		},
		"sensitive field": {
			&failure.AuthenticationFailed{User: "root"},
			[]failure.Projection{{Code: failure.CodeAuthenticationFailed, Class: failure.ClassAuthentication, Message: "authentication failed"}},
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, test.want, failure.Project(test.err))
		})
	}
}

func TestProjectionIsBounded(t *testing.T) {
	var deep error = &failure.Internal{}
	for range 10 * failure.MaximumDepth {
		deep = (&failure.StepFailed{}).WithCause(deep)
	}
	depth := 0
	for list := failure.Project(deep); len(list) > 0; list = list[0].Causes {
		depth++
	}
	require.Equal(t, failure.MaximumDepth+1, depth)

	var wide []error
	for range 2 * failure.MaximumProjections {
		wide = append(wide, &failure.Internal{})
	}
	require.Len(t, failure.Project(errors.Join(wide...)), failure.MaximumProjections)
}

func TestSensitiveFieldsAreNeverShown(t *testing.T) {
	err := &failure.UndeclaredField{Name: "hunter2"}
	require.NotContains(t, err.Error(), "hunter2")
	require.NotContains(t, fmt.Sprint(failure.Project(err)), "hunter2")
}

func TestPlace(t *testing.T) {
	require.False(t, failure.Place{}.HasSpan())
	require.False(t, failure.AtPath("a.b").HasSpan())
	require.True(t, failure.AtSpan(0, 3).HasSpan())
	require.Equal(t, "a.b", failure.AtPath("a.b").String())
	require.Equal(t, "[0:3]", failure.AtSpan(0, 3).String())
	var placed failure.Placed = &failure.UntypedNull{}
	placed.Locate(failure.AtSpan(1, 2))
	require.Equal(t, failure.AtSpan(1, 2), placed.Where())
	require.False(t, strings.Contains(placed.Error(), "1"))
}

func internal(message string) failure.Projection {
	return failure.Projection{Code: failure.CodeInternal, Class: failure.ClassInternal, Message: message}
}
