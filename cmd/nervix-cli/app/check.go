package app

import (
	"fmt"

	"github.com/spf13/cobra"

	"nervix/cmd/nervix-cli/output"
	"nervix/controlplane/rehearsal"
	"nervix/generated/failure"
)

const aboutCheck = `Check judges scripts as a server would, without one: every mistake in the text, and every
name, type and rule of the models. Each file is a script of its own, judged in order; the
file - is standard input. Mistakes go to standard output: with their place in the text, as
lines of FILE:LINE:COLUMN with --output plain, as JSON documents with --output json.

A script is judged against nothing, or against the scripts of --catalogue, such as the
saved output of SHOW CREATE. A script that selects no domain is judged in an implied one.
What a statement with a mistake would have made counts as there, so that nothing is
reported twice. Resources have as many versions as the script uploads; directories and
their content are not looked at.

Exit codes: 0 all files are valid, 1 there are mistakes, 2 a file cannot be read or the
command line is wrong.`

// ended is an exit code that was explained already.
type ended int

func (e ended) Error() string { return fmt.Sprintf("ended with exit code %d", int(e)) }

// The exit codes of the commands that judge files.
const (
	exitFindings = ended(1)
	exitUnusable = ended(2)
)

// checking is one run of check.
type checking struct {
	*application
	catalogue []string
	syntax    bool
	derive    bool
	// code is the exit code so far.
	code ended
}

func (a *application) checkCommand() *cobra.Command {
	c := &checking{application: a}
	command := &cobra.Command{
		Use: "check FILE...", Short: "Check NSPL files without a server", Args: cobra.MinimumNArgs(1), Long: aboutCheck,
		Example: "  nervix-cli check graph.nspl\n  nervix-cli check --catalogue live.nspl --output json change.nspl",
		RunE:    func(_ *cobra.Command, files []string) error { return c.run(files) },
	}
	flags := command.Flags()
	flags.StringArrayVar(&c.catalogue, "catalogue", nil, "Script that says what exists already; may be repeated, each in order.")
	flags.BoolVar(&c.syntax, "syntax", false, "Checks the text only, without names, types and rules of models.")
	flags.BoolVar(&c.derive, "derive-quiesce", false, "Judges as a server with --derive-quiesce: ingestors need no ON QUIESCE.")
	return command
}

// run checks all files and goes on after mistakes.
func (c *checking) run(files []string) error {
	base := rehearsal.New(rehearsal.Options{DeriveQuiesce: c.derive, SyntaxOnly: c.syntax})
	for _, file := range c.catalogue {
		if err := c.file(base, file); err != nil {
			return err
		}
	}
	for _, file := range files {
		if err := c.file(base.Clone(), file); err != nil {
			return err
		}
	}
	if c.code > 0 {
		return c.code
	}
	if c.ErrTerminal {
		c.printer.Remark(fmt.Sprintf("no mistakes in %d file(s)", len(files)))
	}
	return nil
}

// file checks one file. The error is that of the output.
func (c *checking) file(r *rehearsal.Rehearsal, file string) error {
	text, err := c.read(file)
	if err != nil {
		c.printer.Problem(output.Because("", (&failure.ReadFailed{Path: file}).WithCause(failure.Safe(err))))
		c.code = exitUnusable
		return nil
	}
	bar := c.reading(file, len(text))
	found := r.Script(text, bar.to)
	bar.end()
	if len(found) > 0 {
		c.code = max(c.code, exitFindings)
	}
	if len(found) == rehearsal.MaximumFindings {
		c.printer.Remark(fmt.Sprintf("%s: only the first %d mistakes are reported", named(file), len(found)))
	}
	return c.printer.Findings(named(file), text, found)
}

// named is what a file is called in messages.
func named(file string) string {
	if file == "-" {
		return "<standard input>"
	}
	return file
}
