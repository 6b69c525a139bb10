package shell

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"sync"

	"github.com/reeflective/readline"
)

// Terminal is an Editor on the terminal of the process.
type Terminal struct {
	readline *readline.Shell
	mu       sync.Mutex
	reading  bool
}

// TerminalConfig says how a Terminal behaves.
type TerminalConfig struct {
	History *History
	// Prompt and Continuation give the text before the first and further lines.
	Prompt, Continuation func() string
	Ask                  Ask
	// Color colours what is typed.
	Color bool
}

// NewTerminal prepares the terminal.
func NewTerminal(config TerminalConfig) *Terminal {
	t := &Terminal{readline: readline.NewShell()}
	t.readline.History.Delete()
	t.readline.History.Add("statements", config.History)
	t.readline.Prompt.Primary(config.Prompt)
	t.readline.Prompt.Secondary(config.Continuation)
	t.readline.AcceptMultiline = func(line []rune) bool { return Finished(string(line)) }
	t.readline.Completer = func(line []rune, cursor int) readline.Completions {
		return completions(Complete(line, cursor, config.Ask))
	}
	if config.Color {
		t.readline.SyntaxHighlighter = Highlight
	}
	return t
}

// completions hands candidates to the line editor.
func completions(found Candidates) readline.Completions {
	list := make([]readline.Completion, len(found.List))
	for i, candidate := range found.List {
		list[i] = readline.Completion{
			Value: candidate.Value, Display: candidate.Shown, Description: candidate.Detail, Tag: candidate.Group,
		}
	}
	if len(list) == 0 && found.Hint != "" {
		return readline.CompleteMessage("%s", found.Hint)
	}
	result := readline.CompleteRaw(list).NoSort()
	result.PREFIX = found.Word
	return result
}

// Read reads one finished text.
func (t *Terminal) Read() (string, error) {
	t.read(true)
	defer t.read(false)
	line, err := t.readline.Readline()
	if errors.Is(err, readline.ErrInterrupt) {
		return "", ErrInterrupt
	}
	return line, err
}

func (t *Terminal) read(reading bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.reading = reading
}

// Above gives a writer for whole lines. While a text is being typed they appear above it.
func (t *Terminal) Above(to io.Writer) io.Writer { return &above{t, to} }

type above struct {
	terminal *Terminal
	to       io.Writer
}

func (a *above) Write(lines []byte) (int, error) {
	a.terminal.mu.Lock()
	defer a.terminal.mu.Unlock()
	if !a.terminal.reading {
		return a.to.Write(lines)
	}
	shown := strings.TrimSuffix(string(bytes.Clone(lines)), "\n")
	if _, err := a.terminal.readline.PrintTransientf("%s", shown); err != nil {
		return 0, err
	}
	return len(lines), nil
}
