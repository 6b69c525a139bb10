package app

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"nervix/cmd/nervix-cli/output"
	"nervix/generated/failure"
)

const about = `Terminal client of Nervix.

Without a command it runs statements: those of --command, then those of --file, and
without either those typed at a prompt or read from standard input. The text of every
--command is one request, which may hold several statements only as BEGIN; … COMMIT;.
A file and standard input are sent a statement at a time, in order, up to the first
failure; a file with a mistake in its text is refused before anything is sent.

Results go to standard output, failures and notices to standard error. With --output json
both are JSON documents, one per line, told apart by their field "type".
`

const examples = `  nervix-cli
  nervix-cli --command 'CREATE DOMAIN sales;'
  nervix-cli --domain sales --file graph.nspl
  nervix-cli --domain sales subscribe orders --where 'amount > 100' --count 10
  nervix-cli --output json status`

// root makes the command tree.
func (a *application) root() *cobra.Command {
	root := &cobra.Command{
		Use: "nervix-cli", Short: "Terminal client of Nervix", Long: about + "\n" + exitCodes(), Example: examples,
		Args: cobra.NoArgs, SilenceErrors: true, SilenceUsage: true,
		PersistentPreRunE: func(*cobra.Command, []string) error { return a.prepare() },
		RunE:              func(c *cobra.Command, _ []string) error { return a.statements(c.Context()) },
	}
	a.settings.Register(root.PersistentFlags())
	root.PersistentFlags().SortFlags = false
	root.AddCommand(a.subscribeCommand(), a.statusCommand(), a.checkCommand(), a.fmtCommand(), a.lspCommand(), a.versionCommand())
	return root
}

func (a *application) statusCommand() *cobra.Command {
	return &cobra.Command{
		Use: "status", Short: "Show the status of the cluster", Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			return a.requests(c.Context(), []string{"SHOW CLUSTER STATUS;"})
		},
	}
}

func (a *application) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: "Show the version of the client", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(a.Out, "nervix-cli", a.Version)
			return err
		},
	}
}

// exitCodes lists the exit codes with the failure classes that lead to them.
func exitCodes() string {
	classes := map[int][]string{}
	for class := failure.Class(0); ; class++ {
		if _, known := failure.ParseClass(class.Error()); !known {
			break
		}
		classes[class.ExitCode()] = append(classes[class.ExitCode()], class.Error())
	}
	codes := []int{}
	for code := range classes {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	text := "Exit codes, by the class of the first failure:\n    0  success\n"
	for _, code := range codes {
		text += fmt.Sprintf("  %3d  %s\n", code, wrap(strings.Join(classes[code], ", ")))
	}
	text += fmt.Sprintf("  %3d  subscribe timed out\n", output.ExitTimeout)
	return text + fmt.Sprintf("  %3d  interrupted", output.ExitInterrupted)
}

// wrap breaks a list into lines below each other.
func wrap(list string) string {
	var lines []string
	line := ""
	for word := range strings.FieldsSeq(list) {
		if len(line)+len(word) > 76 {
			lines, line = append(lines, strings.TrimSuffix(line, " ")), ""
		}
		line += word + " "
	}
	lines = append(lines, strings.TrimSuffix(line, " "))
	return strings.Join(lines, "\n       ")
}
