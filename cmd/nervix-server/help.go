package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"nervix/generated/setting"
)

// helpWidth is the width of help that no terminal shows.
const helpWidth = 100

// showHelp writes the settings under their headings, as the reference page does.
func showHelp(command *cobra.Command, _ []string) {
	to := command.OutOrStdout()
	fmt.Fprintf(to, "%s\n\nUsage:\n  %s\n", command.Long, command.UseLine())
	columns := width(to)
	var group string
	var flags *pflag.FlagSet
	show := func() {
		if flags != nil {
			fmt.Fprintf(to, "\n%s:\n%s", group, flags.FlagUsagesWrapped(columns))
		}
	}
	for _, description := range setting.ServerSettings() {
		if flags == nil || description.Group != group {
			show()
			group, flags = description.Group, pflag.NewFlagSet("", pflag.ContinueOnError)
			flags.SortFlags = false
		}
		flags.AddFlag(command.Flags().Lookup(description.Flag))
	}
	show()
	group, flags = "Other", pflag.NewFlagSet("", pflag.ContinueOnError)
	for _, name := range []string{"help", "version"} {
		flags.AddFlag(command.Flags().Lookup(name))
	}
	show()
}

// width is that of the terminal, when one shows the help.
func width(to io.Writer) int {
	if file, isFile := to.(*os.File); isFile {
		if columns, _, err := term.GetSize(int(file.Fd())); err == nil && columns > 0 {
			return columns
		}
	}
	return helpWidth
}
