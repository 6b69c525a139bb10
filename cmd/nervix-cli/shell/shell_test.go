package shell_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/cmd/nervix-cli/conversation"
	"nervix/cmd/nervix-cli/output"
	"nervix/cmd/nervix-cli/shell"
	"nervix/controlplane/client"
	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// typist is an editor that types prepared texts.
type typist struct{ texts []string }

func (t *typist) Read() (string, error) {
	if len(t.texts) == 0 {
		return "", io.EOF
	}
	text := t.texts[0]
	t.texts = t.texts[1:]
	if text == "^C" {
		return "", shell.ErrInterrupt
	}
	return text, nil
}

func TestShellRunsUntilTheUserLeaves(t *testing.T) {
	var requests []string
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		requests = append(requests, request.Text)
		if request.Text == "STOP" {
			return wire.Result{}, &failure.DomainStopped{Domain: "a"}
		}
		return wire.Result{Lines: []string{"ran " + request.Text}}, nil
	}, OnSelectDomain: func(_ context.Context, domain string) (wire.Result, error) {
		return wire.Result{Lines: []string{"using " + domain}, Selection: &wire.DomainSelection{Domain: domain}}, nil
	}}
	server := sessiontest.Start(t, session.DefaultConfig(), handler)
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	c, err := client.Dial(ctx, client.Config{Address: server.Address, User: "alice", Password: sessiontest.Password})
	require.NoError(t, err)
	defer c.Close(ctx)
	var out, errs bytes.Buffer
	printer := output.New(&out, &errs, output.Options{})
	talk := conversation.New(c, printer, 0)
	defer talk.Close()
	editor := &typist{[]string{"help", "^C", "  ", "USE a; STOP; START;", "BOGUS;", "START;", "quit", "USE b;"}}
	s := &shell.Shell{
		Editor: editor, Conversation: talk, Printer: printer,
		Interruptible: func(ctx context.Context) (context.Context, context.CancelFunc) { return context.WithCancel(ctx) },
	}
	require.NoError(t, s.Run(ctx))
	require.Equal(t, []string{"STOP", "START"}, requests, "a failure ends what was typed, not the shell")
	require.Equal(t, "using a\nran START\n", out.String())
	require.Contains(t, errs.String(), "Ctrl-D")
	require.Contains(t, errs.String(), "error[domain_stopped]")
	require.Contains(t, errs.String(), "error[syntax]")
	require.Equal(t, []string{"USE b;"}, editor.texts)
	require.Equal(t, "a> ", shell.Prompt(c.Domain(), c.Transaction()))
}

func TestPrompt(t *testing.T) {
	require.Equal(t, "nervix> ", shell.Prompt("", ""))
	require.Equal(t, "sales*> ", shell.Prompt("sales", "tx"))
	require.Equal(t, "     -> ", shell.Continuation("sales", "tx"))
	require.Len(t, shell.Continuation("", ""), len(shell.Prompt("", "")))
}

func TestFinished(t *testing.T) {
	for text, want := range map[string]bool{"help": true, "QUIT ;": true, "exit": true, "": true, "STOP;": true, "STOP": false, "helping": false} {
		require.Equal(t, want, shell.Finished(text), text)
	}
}

func complete(t *testing.T, text string, answer *wire.Completions, err error) shell.Candidates {
	cursor := strings.Index(text, "^")
	require.GreaterOrEqual(t, cursor, 0)
	text = strings.Replace(text, "^", "", 1)
	return shell.Complete([]rune(text), len([]rune(text[:cursor])), func(asked string, at int) (*wire.Completions, error) {
		require.Equal(t, text, asked)
		require.Equal(t, cursor, at)
		return answer, err
	})
}

func TestCompletionContinuesWhatWasTyped(t *testing.T) {
	keywords := func(start int, texts ...string) *wire.Completions {
		answer := &wire.Completions{ReplaceStart: uint32(start)}
		for _, text := range texts {
			answer.Items = append(answer.Items, wire.Completion{Text: text, Kind: wire.CompletionKindKeyword})
		}
		return answer
	}
	values := func(found shell.Candidates) (list []string) {
		for _, candidate := range found.List {
			list = append(list, candidate.Value)
		}
		return list
	}
	found := complete(t, "dr^", keywords(0, "DROP"), nil)
	require.Equal(t, "dr", found.Word)
	require.Equal(t, []string{"drop"}, values(found))
	require.Equal(t, []string{"DROP"}, values(complete(t, "DR^", keywords(0, "DROP"), nil)))
	require.Equal(t, []string{"DrOP"}, values(complete(t, "Dr^", keywords(0, "DROP"), nil)))
	require.Equal(t, []string{"DROP", "STOP"}, values(complete(t, "USE ä; ^", keywords(8, "DROP", "STOP"), nil)))

	names := &wire.Completions{ReplaceStart: 18, Items: []wire.Completion{
		{Text: "orders", Kind: wire.CompletionKindName, Detail: "a relay"},
		{Text: "returns", Kind: wire.CompletionKindName},
		{Kind: wire.CompletionKindSlot, Detail: "an expression"},
	}}
	found = complete(t, "JUNCTION j FROM a,or^", names, nil)
	require.Equal(t, "a,or", found.Word)
	require.Equal(t, []shell.Candidate{{Value: "a,orders", Shown: "orders", Detail: "a relay", Group: "names"}}, found.List)
	require.Equal(t, "an expression", found.Hint)
}

func TestCompletionFallsBackToTheGrammar(t *testing.T) {
	found := complete(t, "create sch^", nil, errors.New("no server"))
	require.Equal(t, "sch", found.Word)
	require.Equal(t, "schema", found.List[0].Value)
	found = complete(t, "CREATE RELAY x SCHEMA ^", nil, errors.New("no server"))
	require.Empty(t, found.List)
	require.Equal(t, "a schema", found.Hint)
}

func FuzzComplete(f *testing.F) {
	f.Add("create rel", 7, uint32(3), "RELAY")
	f.Fuzz(func(t *testing.T, text string, cursor int, start uint32, offered string) {
		line := []rune(text)
		cursor = min(max(cursor, 0), len(line))
		found := shell.Complete(line, cursor, func(string, int) (*wire.Completions, error) {
			return &wire.Completions{ReplaceStart: start, Items: []wire.Completion{{Text: offered}}}, nil
		})
		require.True(t, strings.HasSuffix(string(line[:cursor]), found.Word))
		for _, candidate := range found.List {
			require.True(t, strings.HasPrefix(candidate.Value, found.Word))
		}
	})
}

func TestHistoryLastsWithoutPasswords(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state", "history")
	h, err := shell.OpenHistory(path)
	require.NoError(t, err)
	for _, text := range []string{"STOP;", "CREATE USER u WITH\nPASSWORD 'secret';", "", "CREATE SCHEMA s (\n  x I64\n);"} {
		_, err := h.Write(text)
		require.NoError(t, err)
	}
	require.Equal(t, 2, h.Len())
	stored, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NotContains(t, string(stored), "secret")
	require.NoError(t, os.WriteFile(path, append(stored, "{broken\n\"create user u with password 'x'\"\n"...), 0o600))

	again, err := shell.OpenHistory(path)
	require.NoError(t, err)
	require.Equal(t, []string{"STOP;", "CREATE SCHEMA s (\n  x I64\n);"}, again.Dump())
	text, err := again.GetLine(1)
	require.NoError(t, err)
	require.Contains(t, text, "SCHEMA")
	_, err = again.GetLine(2)
	require.Error(t, err)
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
}

func TestHistoryIsBounded(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	require.NoError(t, os.WriteFile(path, bytes.Repeat([]byte("\"STOP;\"\n"), 10_005), 0o600))
	h, err := shell.OpenHistory(path)
	require.NoError(t, err)
	require.Equal(t, 10_000, h.Len())
	stored, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, 10_000, bytes.Count(stored, []byte("\n")))
}

func TestHistoryWorksWithoutItsFile(t *testing.T) {
	h, err := shell.OpenHistory(t.TempDir())
	require.ErrorIs(t, err, failure.CodeReadFailed)
	_, err = h.Write("STOP;")
	require.NoError(t, err)
	require.Equal(t, 1, h.Len())
}

func FuzzHistory(f *testing.F) {
	f.Add([]byte("\"STOP;\"\n{\n\"a\\u0000\""))
	f.Fuzz(func(t *testing.T, stored []byte) {
		path := filepath.Join(t.TempDir(), "history")
		require.NoError(t, os.WriteFile(path, stored, 0o600))
		h, err := shell.OpenHistory(path)
		require.NoError(t, err)
		for _, text := range h.Dump().([]string) {
			require.NotEmpty(t, strings.TrimSpace(text))
			require.NotContains(t, strings.ToUpper(text), "PASSWORD")
		}
	})
}

var colors = regexp.MustCompile("\x1b\\[[0-9;]*m")

func TestHighlight(t *testing.T) {
	require.Equal(t, "\x1b[1;34mUSE\x1b[0m ä; x \x1b[32m'it;s'\x1b[0m \x1b[36m12\x1b[0m // USE", shell.Highlight([]rune("USE ä; x 'it;s' 12 // USE")))
}

func FuzzHighlight(f *testing.F) {
	f.Add("CREATE $a$ x $a$ 'open")
	f.Add("ä € \"q\"")
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "\x1b") {
			return
		}
		line := []rune(text)
		require.Equal(t, string(line), colors.ReplaceAllString(shell.Highlight(line), ""))
	})
}
