package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/term"

	"nervix/cmd/nervix-cli/app"
)

// version is set when a release is built.
var version = "development"

func main() {
	os.Exit(app.Run(context.Background(), app.Environment{
		Arguments: os.Args[1:], LookupEnv: os.LookupEnv, Version: version,
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		InTerminal: isTerminal(os.Stdin), OutTerminal: isTerminal(os.Stdout), ErrTerminal: isTerminal(os.Stderr),
		Interruptible: func(ctx context.Context) (context.Context, context.CancelFunc) {
			return signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
		},
		AskPassword: askPassword,
	}))
}

func askPassword(prompt string) (string, error) {
	fmt.Fprint(os.Stderr, prompt)
	password, err := term.ReadPassword(int(os.Stdin.Fd()))
	fmt.Fprintln(os.Stderr)
	return string(password), err
}

func isTerminal(file *os.File) bool { return term.IsTerminal(int(file.Fd())) }
