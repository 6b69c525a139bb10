package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"nervix/cmd/nervix-cli/conversation"
	"nervix/cmd/nervix-cli/output"
	"nervix/cmd/nervix-cli/script"
	"nervix/cmd/nervix-cli/shell"
	"nervix/controlplane/client"
	"nervix/generated/failure"
	wire "nervix/generated/session"
	"nervix/grammar"
)

// statements runs what the flags give, or else what is typed or piped in.
func (a *application) statements(ctx context.Context) error {
	switch {
	case len(a.settings.Command)+len(a.settings.File) > 0:
		return a.given(ctx)
	case a.interactive():
		return a.prompt(ctx)
	}
	return a.connected(ctx, func(ctx context.Context, _ *client.Client, talk *conversation.Conversation) error {
		return a.piped(ctx, talk)
	})
}

// given runs the commands, then the files. The files are read first, so that a mistake in one is
// found before anything is sent.
func (a *application) given(ctx context.Context) error {
	files := make([][]script.Statement, len(a.settings.File))
	for i, file := range a.settings.File {
		var err error
		if files[i], err = a.load(file); err != nil {
			return err
		}
	}
	ctx, stop := a.Interruptible(ctx)
	defer stop()
	return a.connected(ctx, func(ctx context.Context, _ *client.Client, talk *conversation.Conversation) error {
		for _, text := range a.settings.Command {
			if err := talk.Request(ctx, text); err != nil {
				return err
			}
		}
		for i, file := range a.settings.File {
			if err := a.file(ctx, talk, file, files[i]); err != nil {
				return err
			}
		}
		return nil
	})
}

// requests runs texts as one request each.
func (a *application) requests(ctx context.Context, texts []string) error {
	ctx, stop := a.Interruptible(ctx)
	defer stop()
	return a.connected(ctx, func(ctx context.Context, _ *client.Client, talk *conversation.Conversation) error {
		for _, text := range texts {
			if err := talk.Request(ctx, text); err != nil {
				return err
			}
		}
		return nil
	})
}

// load reads and splits a file.
func (a *application) load(path string) ([]script.Statement, error) {
	text, err := a.read(path)
	if err != nil {
		return nil, (&failure.ReadFailed{Path: path}).WithCause(err)
	}
	statements, err := script.Split(text)
	if err != nil {
		problem := output.Because(text, err)
		problem.Where = path
		return nil, problem
	}
	return statements, nil
}

// read reads at most a little more than a text may have, so that Split refuses the rest.
func (a *application) read(path string) (string, error) {
	from := a.In
	if path != "-" {
		file, err := os.Open(path)
		if err != nil {
			return "", err
		}
		defer file.Close()
		from = file
	}
	text, err := io.ReadAll(io.LimitReader(from, grammar.MaximumText+1))
	return string(text), err
}

// file runs the statements of a file with progress on long ones.
func (a *application) file(ctx context.Context, talk *conversation.Conversation, path string, statements []script.Statement) error {
	bar := a.progress(path, len(statements))
	defer bar.end()
	for _, statement := range statements {
		if err := talk.Statement(ctx, statement); err != nil {
			return located(err, fmt.Sprintf("%s, statement %d of %d; those before it were completed", path, statement.Number, statement.Of))
		}
		bar.step()
	}
	return nil
}

// located tells where something went wrong.
func located(err error, where string) error {
	var problem *output.Problem
	if errors.As(err, &problem) && problem.Where == "" {
		problem.Where = where
	}
	return err
}

// piped runs standard input a piece at a time, so that the program that writes it may wait for
// results. Only a running statement is interruptible: reading ends with the process.
func (a *application) piped(ctx context.Context, talk *conversation.Conversation) error {
	reader := script.NewReader(a.In)
	for {
		text, err := reader.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return output.Because("", err)
		}
		if err := a.piece(ctx, talk, text); err != nil {
			return located(err, fmt.Sprintf("standard input, counted from line %d", reader.Line()))
		}
	}
}

func (a *application) piece(ctx context.Context, talk *conversation.Conversation, text string) error {
	statements, err := script.Split(text)
	if err != nil {
		return output.Because(text, err)
	}
	ctx, stop := a.Interruptible(ctx)
	defer stop()
	for _, statement := range statements {
		if err := talk.Statement(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}

// prompt talks with a person.
func (a *application) prompt(ctx context.Context) error {
	history, err := shell.OpenHistory(a.historyPath())
	if err != nil {
		a.printer.Problem(output.Because("", err))
	}
	var session *client.Client
	terminal := shell.NewTerminal(shell.TerminalConfig{
		History: history, Color: a.options().Color,
		Prompt:       func() string { return shell.Prompt(session.Domain(), session.Transaction()) },
		Continuation: func() string { return shell.Continuation(session.Domain(), session.Transaction()) },
		Ask: func(text string, cursor int) (*wire.Completions, error) {
			ctx, cancel := context.WithTimeout(ctx, completionPatience)
			defer cancel()
			return session.Complete(ctx, text, cursor)
		},
	})
	a.printer = output.New(terminal.Above(a.Out), terminal.Above(a.Err), a.options())
	return a.connected(ctx, func(ctx context.Context, c *client.Client, talk *conversation.Conversation) error {
		session = c
		welcome := c.Welcome()
		a.printer.Remark(fmt.Sprintf("Connected to %s (%s) as %s. Type help for help.", welcome.Node, welcome.Server, a.settings.User))
		s := &shell.Shell{Editor: terminal, Conversation: talk, Printer: a.printer, Interruptible: a.Interruptible}
		return s.Run(ctx)
	})
}

// historyPath is where typed statements are kept; empty without a home.
func (a *application) historyPath() string {
	if a.settings.History != "" {
		return a.settings.History
	}
	if state, ok := a.LookupEnv("XDG_STATE_HOME"); ok && state != "" {
		return filepath.Join(state, "nervix", "history")
	}
	if home, ok := a.LookupEnv("HOME"); ok && home != "" {
		return filepath.Join(home, ".local", "state", "nervix", "history")
	}
	return ""
}
