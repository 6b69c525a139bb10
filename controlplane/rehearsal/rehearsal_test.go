package rehearsal_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/rehearsal"
	"nervix/generated/failure"
)

// Scripts and what is wrong with them. The argument "derive" sets the option, "syntax" stops after
// the text, "catalogue" runs a script first for the scripts that follow in the file.
func TestScripts(t *testing.T) {
	for _, path := range []string{"domains", "order", "cascades", "options", "targets"} {
		catalogue := rehearsal.New(rehearsal.Options{})
		datadriven.RunTest(t, "testdata/"+path, func(t *testing.T, d *datadriven.TestData) string {
			if d.Cmd == "catalogue" {
				return describe(d.Input, catalogue.Script(d.Input, unwatched))
			}
			require.Equal(t, "check", d.Cmd)
			if d.HasArg("derive") || d.HasArg("syntax") {
				return describe(d.Input, rehearsal.New(rehearsal.Options{DeriveQuiesce: d.HasArg("derive"), SyntaxOnly: d.HasArg("syntax")}).Script(d.Input, unwatched))
			}
			return describe(d.Input, catalogue.Clone().Script(d.Input, unwatched))
		})
	}
}

// describe gives a line per mistake: the statement, the text at fault, the code, the message.
func describe(text string, findings []rehearsal.Finding) string {
	var out strings.Builder
	for _, f := range findings {
		at := ""
		if p := f.Failure.Place; p.HasSpan() {
			at, _, _ = strings.Cut(text[p.Start:min(p.End, len(text))], "\n")
		}
		fmt.Fprintf(&out, "%d %q %s", f.Statement, at, f.Failure.Code)
		if f.Failure.Code != failure.CodeSyntax {
			out.WriteString(": " + f.Failure.Message)
		}
		if f.Failure.Hint != "" {
			fmt.Fprintf(&out, " (%s)", f.Failure.Hint)
		}
		if f.Node != "" {
			fmt.Fprintf(&out, " [%s]", f.Node)
		}
		for _, cause := range f.Failure.Causes {
			fmt.Fprintf(&out, " <- %s: %s", cause.Code, cause.Message)
		}
		out.WriteString("\n")
	}
	if len(findings) == 0 {
		return "valid\n"
	}
	return out.String()
}

// unwatched ignores progress.
func unwatched(int) {}

// Whatever a script is, it is judged without a panic, and every mistake has a place in it or is one
// of the whole.
func FuzzScript(f *testing.F) {
	f.Add("USE a; BEGIN; CREATE SCHEMA s (a I64); ALTER SCHEMA s DROP FIELD a; COMMIT; REVERT")
	f.Add("CREATE RELAY r SCHEMA s UNBRANCHED; CREATE SCHEMA s (a I64; DROP RELAY r; CREATE HTTP ENDPOINT INGESTOR i")
	f.Add("CREATE RESOURCE r; UPLOAD RESOURCE r VERSION '.'; REBIND RESOURCE r TO VERSION 1; CREATE DOMAIN d; USE e; STOP")
	f.Fuzz(func(t *testing.T, text string) {
		for _, found := range rehearsal.New(rehearsal.Options{}).Script(text, unwatched) {
			if place := found.Failure.Place; found.Statement > 0 && (!place.HasSpan() || place.Start > len(text)) {
				t.Fatalf("%+v", found)
			}
		}
	})
}
