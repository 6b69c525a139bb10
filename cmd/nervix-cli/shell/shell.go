package shell

import (
	"context"
	"errors"
	"io"
	"strings"

	"nervix/cmd/nervix-cli/conversation"
	"nervix/cmd/nervix-cli/output"
	"nervix/cmd/nervix-cli/script"
)

// ErrInterrupt tells that the user gave up the line that was being typed.
var ErrInterrupt = errors.New("interrupted")

// Editor reads what the user types.
type Editor interface {
	// Read gives a text for which Finished holds, ErrInterrupt, or io.EOF at the end of input.
	Read() (string, error)
}

// Shell reads and runs statements until the user leaves.
type Shell struct {
	Editor       Editor
	Conversation *conversation.Conversation
	Printer      *output.Printer
	// Interruptible derives a context that ends when the user interrupts.
	Interruptible func(context.Context) (context.Context, context.CancelFunc)
}

// help is what the word help shows.
const help = `Statements end with a semicolon and may span lines.
  help, quit        this text; leave (also Ctrl-D)
  Tab               complete keywords and names
  Ctrl-C            give up the line, or stop waiting for the running command
  LIST DOMAINS;     domains to select with USE name;
  BEGIN; … COMMIT;  change several things together
  CREATE SUBSCRIPTION s TO relay;  show rows as they pass; DELETE SUBSCRIPTION s; ends it`

// Run is the loop. It returns nil when the user leaves and the error of the terminal otherwise;
// failures of statements are shown and the loop goes on.
func (s *Shell) Run(ctx context.Context) error {
	for {
		typed, err := s.Editor.Read()
		switch {
		case errors.Is(err, ErrInterrupt):
			continue
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		switch word(typed) {
		case "help":
			s.Printer.Remark(help)
		case "quit":
			return nil
		default:
			s.run(ctx, typed)
		}
	}
}

// run runs what was typed, a statement at a time, up to the first failure.
func (s *Shell) run(ctx context.Context, typed string) {
	statements, err := script.Split(typed)
	if err != nil {
		s.Printer.Problem(output.Because(typed, err))
		return
	}
	ctx, stop := s.Interruptible(ctx)
	defer stop()
	for _, statement := range statements {
		if err := s.Conversation.Statement(ctx, statement); err != nil {
			s.Printer.Problem(output.Because(typed, err))
			return
		}
	}
}

// word gives the word that a text consists of when the prompt answers it itself.
func word(typed string) string {
	switch typed = strings.ToLower(strings.TrimRight(strings.TrimSpace(typed), "; \t")); typed {
	case "help", "?":
		return "help"
	case "quit", "exit":
		return "quit"
	}
	return ""
}

// Finished tells whether typed text can be handed over: it is a word of the prompt, blank, or ends
// with a semicolon.
func Finished(typed string) bool { return word(typed) != "" || script.Finished(typed) }

// Prompt shows the selected domain and, with a star, an open transaction.
func Prompt(domain, transaction string) string {
	if domain == "" {
		domain = "nervix"
	}
	if transaction != "" {
		domain += "*"
	}
	return domain + "> "
}

// Continuation stands before further lines of a statement, as wide as the prompt.
func Continuation(domain, transaction string) string {
	return strings.Repeat(" ", max(0, len(Prompt(domain, transaction))-3)) + "-> "
}
