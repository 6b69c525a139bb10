package app

import (
	"net/url"
	"path/filepath"

	"github.com/spf13/cobra"

	"nervix/cmd/nervix-cli/lsp"
	"nervix/generated/failure"
)

const aboutLSP = `Lsp is a language server for editors. It talks over standard input and output and offers
diagnostics, hover, completion, definition, symbols and formatting. Each document is
judged as check judges it, after the scripts of --catalogue.`

func (a *application) lspCommand() *cobra.Command {
	var catalogue []string
	var derive bool
	command := &cobra.Command{
		Use: "lsp", Short: "Serve an editor over standard input and output", Args: cobra.NoArgs, Long: aboutLSP,
		RunE: func(*cobra.Command, []string) error { return a.serveEditor(catalogue, derive) },
	}
	flags := command.Flags()
	flags.StringArrayVar(&catalogue, "catalogue", nil, "Script that says what exists already; may be repeated, each in order.")
	flags.BoolVar(&derive, "derive-quiesce", false, "Judges as a server with --derive-quiesce: ingestors need no ON QUIESCE.")
	flags.Bool("stdio", true, "Accepted, because editors pass it; there is no other way to talk.")
	return command
}

// serveEditor runs the language server until the editor ends it.
func (a *application) serveEditor(catalogue []string, derive bool) error {
	options := lsp.Options{Version: a.Version, DeriveQuiesce: derive}
	for _, file := range catalogue {
		text, err := a.read(file)
		if err != nil {
			return (&failure.ReadFailed{Path: file}).WithCause(failure.Safe(err))
		}
		path, err := filepath.Abs(file)
		if err != nil {
			path = file
		}
		location := url.URL{Scheme: "file", Path: filepath.ToSlash(path)}
		options.Catalogue = append(options.Catalogue, lsp.Script{URI: location.String(), Text: text})
	}
	clean, err := lsp.New(options).Run(a.In, a.Out)
	if err != nil {
		return &failure.UsageError{Reason: err.Error()}
	}
	if !clean {
		return exitFindings
	}
	return nil
}
