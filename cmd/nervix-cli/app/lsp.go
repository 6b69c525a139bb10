package app

import "github.com/spf13/cobra"

func (a *application) lspCommand() *cobra.Command { return &cobra.Command{Use: "lsp"} }
