package app

import (
	"context"
	"errors"
	"io"

	"nervix/cmd/nervix-cli/output"
	"nervix/generated/failure"
	"nervix/generated/setting"
)

// Environment is everything that the client uses of its process.
type Environment struct {
	// Arguments are the command line without the program's name.
	Arguments []string
	LookupEnv setting.LookupEnv
	// Version is what the client calls itself.
	Version  string
	In       io.Reader
	Out, Err io.Writer
	// InTerminal, OutTerminal and ErrTerminal tell which streams are terminals.
	InTerminal, OutTerminal, ErrTerminal bool
	// Interruptible derives a context that ends when the user interrupts. Outside of its life an
	// interruption ends the process.
	Interruptible func(context.Context) (context.Context, context.CancelFunc)
	// AskPassword reads a password from the terminal without showing it; it is asked only when In
	// is one.
	AskPassword func(prompt string) (string, error)
}

// Run runs one command line and gives the exit code. Everything that went wrong was shown.
func Run(ctx context.Context, environment Environment) int {
	a := &application{Environment: environment, settings: setting.NewCLI()}
	a.printer = output.New(a.Out, a.Err, output.Options{})
	root := a.root()
	root.SetArgs(environment.Arguments)
	root.SetIn(a.In)
	root.SetOut(a.Out)
	root.SetErr(a.Err)
	err := root.ExecuteContext(ctx)
	if err == nil {
		return 0
	}
	var code ended
	if errors.As(err, &code) {
		return int(code)
	}
	problem := explain(err)
	a.printer.Problem(problem)
	return problem.ExitCode()
}

// explain takes an error that is neither a Problem nor a failure for a mistake in the command
// line: those are the only ones that the flag library makes.
func explain(err error) *output.Problem {
	var problem *output.Problem
	var typed failure.Failure
	if !errors.As(err, &problem) && !errors.As(err, &typed) {
		err = &failure.UsageError{Reason: err.Error()}
	}
	return output.Because("", err)
}

// application is one run of the client.
type application struct {
	Environment
	settings *setting.CLI
	printer  *output.Printer
}

// prepare reads the settings; every command calls it first.
func (a *application) prepare() error {
	if err := a.settings.Load(a.LookupEnv); err != nil {
		return err
	}
	if err := a.settings.Validate(); err != nil {
		return err
	}
	a.printer = output.New(a.Out, a.Err, a.options())
	return nil
}

// options chooses how things are shown.
func (a *application) options() output.Options {
	return output.Options{
		Format: output.Format(a.settings.Output), Terminal: a.OutTerminal, Quiet: a.settings.Quiet,
		Color: a.color(a.OutTerminal), ErrColor: a.color(a.ErrTerminal),
	}
}

// color tells whether a stream gets colours.
func (a *application) color(terminal bool) bool {
	switch a.settings.Color {
	case "always":
		return true
	case "never":
		return false
	}
	unwanted, _ := a.LookupEnv("NO_COLOR")
	return terminal && unwanted == ""
}

// interactive tells whether a person types statements.
func (a *application) interactive() bool { return a.InTerminal && a.OutTerminal }
