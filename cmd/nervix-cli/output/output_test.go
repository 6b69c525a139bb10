package output_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/cmd/nervix-cli/output"
	"nervix/controlplane/client"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

func TestTerminalsAreNotSteered(t *testing.T) {
	result := &client.Result{Result: wire.Result{Lines: []string{"a\x1b[2Jb\tc", "d"}}}
	for terminal, want := range map[bool]string{true: "a·[2Jb\tc\nd\n", false: "a\x1b[2Jb\tc\nd\n"} {
		var out bytes.Buffer
		require.NoError(t, output.New(&out, &out, output.Options{Terminal: terminal}).Result(result))
		require.Equal(t, want, out.String())
	}
	var errs bytes.Buffer
	output.New(nil, &errs, output.Options{}).Notice(wire.Notice{Text: "x\x1by"})
	require.Equal(t, "info: x·y\n", errs.String())
}

func TestProblemsKeepClassesPlacesAndCauses(t *testing.T) {
	result := &client.Result{Result: wire.Result{Disposition: wire.DispositionBusy, Failures: []wire.Failure{{
		Code: "alteration_in_progress", Class: "Busy", Message: "busy", SpanStart: 1, SpanEnd: 3,
		Fields: []wire.FailureField{{Name: "domain", Value: "a"}}, Causes: []wire.Failure{{Code: "x", Class: "Future", Message: "why"}},
	}}}}
	problem := output.Refused("text", 10, result)
	require.Equal(t, 11, problem.Failures[0].Place.Start)
	require.Equal(t, 13, problem.Failures[0].Place.End)
	require.Equal(t, failure.ClassInternal, problem.Failures[0].Causes[0].Class, "a class of another release")
	require.Equal(t, 1, problem.ExitCode())
	require.ErrorIs(t, problem, failure.ClassBusy)
	require.ErrorIs(t, problem, failure.CodeAlterationInProgress)

	bare := output.Refused("text", 0, &client.Result{Result: wire.Result{Disposition: wire.DispositionFailed}})
	require.Equal(t, "the command ended as Failed", bare.Error())
	require.Equal(t, 70, bare.ExitCode())
}

func TestExitCodesOfLocalErrors(t *testing.T) {
	for _, test := range []struct {
		err  error
		code int
	}{
		{&failure.ConnectFailed{}, 3},
		{fmt.Errorf("wrapped: %w", &failure.ReadFailed{}), 2},
		{&client.RemoteError{Failure: wire.Failure{Class: "Authentication"}}, 4},
		{(&failure.StillApplying{}).WithCause(context.DeadlineExceeded), 5},
		{(&failure.StillApplying{}).WithCause(context.Canceled), output.ExitInterrupted},
		{context.Canceled, output.ExitInterrupted},
		{&failure.SubscribeTimeout{}, output.ExitTimeout},
		{errors.New("disk full"), 70},
	} {
		require.Equal(t, test.code, output.Because("", test.err).ExitCode(), test.err.Error())
	}
	require.Equal(t, "disk full", output.Because("", errors.New("disk full")).Error())
}

func TestRedirection(t *testing.T) {
	var out, above bytes.Buffer
	printer := output.New(&out, &out, output.Options{})
	restore := printer.Redirect(&above, &above)
	printer.Remark("one")
	restore()
	printer.Remark("two")
	require.Equal(t, "one\n", above.String())
	require.Equal(t, "two\n", out.String())
}
