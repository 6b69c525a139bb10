package app

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"github.com/pmezard/go-difflib/difflib"
	"github.com/spf13/cobra"

	"nervix/cmd/nervix-cli/output"
	"nervix/generated/failure"
	"nervix/grammar/format"
)

const aboutFmt = `Fmt lays NSPL files out in their canonical form: words of the language in upper case, names
in lower case, a short statement on one line, a line per clause of a longer one. Comments
stay, and the meaning does. The result goes to standard output, unless --write or --diff
is given; the file - is standard input. A file that does not parse is left as it is.

Exit codes: 0 done, 1 a file does not parse or, with --diff, is not in canonical form, 2 a
file cannot be read or written or the command line is wrong.`

// formatting is one run of fmt.
type formatting struct {
	*application
	write, diff bool
	// code is the exit code so far.
	code ended
}

func (a *application) fmtCommand() *cobra.Command {
	f := &formatting{application: a}
	command := &cobra.Command{
		Use: "fmt FILE...", Short: "Format NSPL files", Args: cobra.MinimumNArgs(1), Long: aboutFmt,
		Example: "  nervix-cli fmt -w graph.nspl\n  nervix-cli fmt -d *.nspl",
		RunE:    func(_ *cobra.Command, files []string) error { return f.run(files) },
	}
	flags := command.Flags()
	flags.BoolVarP(&f.write, "write", "w", false, "Writes the result back to the files that change.")
	flags.BoolVarP(&f.diff, "diff", "d", false, "Shows what would change as a unified diff.")
	command.MarkFlagsMutuallyExclusive("write", "diff")
	// Without it the letter d would stand for the setting.
	flags.StringVar(&a.settings.Domain, "domain", "", "")
	_ = flags.MarkHidden("domain")
	return command
}

// run formats all files and goes on after mistakes.
func (f *formatting) run(files []string) error {
	for _, file := range files {
		if f.write && file == "-" {
			return &failure.UsageError{Reason: "--write needs files, not standard input"}
		}
	}
	for _, file := range files {
		if err := f.file(file); err != nil {
			return err
		}
	}
	if f.code > 0 {
		return f.code
	}
	return nil
}

// file formats one file. The error is that of the output.
func (f *formatting) file(file string) error {
	text, err := f.read(file)
	if err != nil {
		f.unusable((&failure.ReadFailed{Path: file}).WithCause(failure.Safe(err)))
		return nil
	}
	formatted, err := format.Text(text)
	if err != nil {
		problem := output.Because(text, err)
		problem.File = named(file)
		f.printer.Problem(problem)
		f.code = max(f.code, exitFindings)
		return nil
	}
	switch {
	case !f.write && !f.diff:
		return f.printer.Text(formatted)
	case formatted == text:
		return nil
	case f.write:
		if err := replace(file, formatted); err != nil {
			f.unusable((&failure.WriteFailed{Path: file}).WithCause(failure.Safe(err)))
		}
		return nil
	}
	f.code = max(f.code, exitFindings)
	return f.showDiff(file, text, formatted)
}

func (f *formatting) unusable(err error) {
	f.printer.Problem(output.Because("", err))
	f.code = exitUnusable
}

func (f *formatting) showDiff(file, before, after string) error {
	shown, err := difflib.GetUnifiedDiffString(difflib.UnifiedDiff{
		A: lines(before), B: lines(after), FromFile: named(file), ToFile: named(file) + " (formatted)", Context: 3,
	})
	return errors.Join(err, f.printer.Text(shown))
}

// lines splits a text behind its line ends. A last line without one is marked as diffs do it.
func lines(text string) []string {
	all := strings.SplitAfter(text, "\n")
	if last := len(all) - 1; all[last] == "" {
		all = all[:last]
	} else {
		all[last] += "\n\\ No newline at end of file\n"
	}
	return all
}

// replace writes a file anew so that it always holds the old or the new text as a whole. Links are
// followed, and the mode stays.
func replace(file, text string) error {
	path, err := filepath.EvalSymlinks(file)
	if err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	made, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	_, err = made.WriteString(text)
	err = errors.Join(err, made.Chmod(info.Mode().Perm()), made.Sync(), made.Close())
	if err == nil {
		err = os.Rename(made.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(made.Name()))
	}
	return nil
}
