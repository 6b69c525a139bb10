package grammar_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/grammar"
)

// The files under testdata/render hold statements beside their canonical text; those under
// testdata/faults hold texts beside their mistakes.
func TestRenderGolden(t *testing.T) {
	datadriven.Walk(t, "testdata/render", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			request, err := grammar.Parse(d.Input)
			require.NoError(t, err, d.Input)
			var lines []string
			for _, parsed := range request.Statements {
				lines = append(lines, grammar.RenderStatement(parsed.Statement))
			}
			return strings.Join(lines, "\n")
		})
	})
}

func TestFaultsGolden(t *testing.T) {
	datadriven.Walk(t, "testdata/faults", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			_, err := grammar.Parse(d.Input)
			if err == nil {
				return "ok"
			}
			var lines []string
			for _, p := range failure.Project(err) {
				line := fmt.Sprintf("%s [%d:%d] %s", p.Code, p.Place.Start, p.Place.End, p.Message)
				if p.Hint != "" {
					line += " (" + p.Hint + ")"
				}
				lines = append(lines, line)
			}
			return strings.Join(lines, "\n")
		})
	})
}

func TestPasswordIsNeverRendered(t *testing.T) {
	request, err := grammar.Parse(`CREATE USER ops WITH PASSWORD 'hunter2'`)
	require.NoError(t, err)
	require.NotContains(t, grammar.RenderStatement(request.Statements[0].Statement), "hunter2")
	for _, text := range []string{
		`CREATE USER ops WITH 'hunter2'`, `CREATE USER ops WITH PASSWORD 'hunter2' 'hunter2'`, `CREATE USER 'hunter2'`,
	} {
		_, err := grammar.Parse(text)
		require.Error(t, err)
		require.NotContains(t, err.Error(), "hunter2")
	}
}

func TestPlacesAndSources(t *testing.T) {
	text := "  CREATE DOMAIN größe_not; "
	_, err := grammar.Parse(text)
	require.Error(t, err)

	text = "// ä comment\nUSE lab ; ;\n CREATE RELAY Orders SCHEMA s BRANCHED BY b CAPACITY 7"
	request, err := grammar.Parse(text)
	require.NoError(t, err)
	require.Len(t, request.Statements, 2)
	require.Equal(t, "USE lab", request.Statements[0].Source)
	second := request.Statements[1]
	require.Equal(t, second.Source, text[second.Start:second.End])
	at := func(path string) string {
		start, end := second.Spans.Locate(path)
		return text[start:end]
	}
	require.Equal(t, "Orders", at("name"))
	require.Equal(t, "b", at("branching.branch"))
	require.Equal(t, "7", at("capacity"))
	require.Equal(t, "BRANCHED BY b", at("branching.unknown[3]"))
	require.Equal(t, second.Source, at("nothing"))
	require.Equal(t, second.Source, at(""))
}

func TestResolveFindsTheSpan(t *testing.T) {
	text := "STOP; CREATE RELAY r SCHEMA missing UNBRANCHED"
	request, err := grammar.Parse(text)
	require.NoError(t, err)
	known := &failure.InvalidClause{Clause: "x", Place: failure.AtSpan(1, 2)}
	named := &failure.InvalidClause{Clause: "y", Place: failure.AtPath("schema")}
	request.Statements[1].Spans.Resolve(fmt.Errorf("statement: %w", errors.Join(known, (&failure.UsageError{}).WithCause(named))))
	require.Equal(t, failure.AtSpan(1, 2), known.Place)
	require.Equal(t, "missing", text[named.Place.Start:named.Place.End])
	require.Equal(t, "schema", named.Place.Path)
}

func TestEnded(t *testing.T) {
	for text, want := range map[string]bool{
		"":                        false,
		"STOP":                    false,
		"STOP;":                   true,
		"STOP; // done":           true,
		"STOP // ;":               false,
		"STOP; START":             false,
		"DROP RELAY ';":           true,
		"x = $a$ ; ":              false,
		"x = $a$ ; $a$;":          true,
		"BEGIN;\n  \n":            true,
		"CREATE RELAY größe;":     true,
		"CREATE CODEC c\nFROM 'x": true,
	} {
		require.Equal(t, want, grammar.Ended(text), text)
	}
}

func TestRequestsWithoutStatements(t *testing.T) {
	for _, text := range []string{"", " ; ;\n", "// only a comment"} {
		request, err := grammar.Parse(text)
		require.NoError(t, err)
		require.Empty(t, request.Statements)
	}
}

// Editors write a byte order mark before the first character only.
func TestByteOrderMark(t *testing.T) {
	request, err := grammar.Parse("\ufeff LIST DOMAINS;")
	require.NoError(t, err)
	require.Equal(t, 4, request.Statements[0].Start)
	request, err = grammar.Parse("\ufeff")
	require.NoError(t, err)
	require.Empty(t, request.Statements)
	_, err = grammar.Parse("LIST \ufeffDOMAINS;")
	require.ErrorIs(t, err, failure.CodeLexicalError)
}

func TestIngestorWithoutQuiesce(t *testing.T) {
	request, err := grammar.Parse(`CREATE INGESTOR i FROM ENDPOINT e MODE NO_ACK SEQUENTIAL DECODE USING c TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG`)
	require.NoError(t, err)
	require.Nil(t, request.Statements[0].Statement.(*statement.CreateModel).Model.(*model.Ingestor).Quiesce)
}

func TestParseExpr(t *testing.T) {
	expression, spans, err := grammar.ParseExpr("input.total > 10 AND NOT is_null(kind)")
	require.NoError(t, err)
	require.Equal(t, "((input.total > 10) AND NOT (is_null(kind)))", grammar.RenderExpr(expression))
	start, end := spans.Locate("left.right")
	require.Equal(t, "10", "input.total > 10 AND NOT is_null(kind)"[start:end])
	for _, text := range []string{"", "a;", "a b", "a = ", "std::f(1)", "relay_state.r"} {
		_, _, err := grammar.ParseExpr(text)
		require.Error(t, err, text)
	}
}

// Nesting and length are bounded, with one clear failure and without deep recursion.
func TestBounds(t *testing.T) {
	deep := func(open, middle, end string, n int) string {
		return "CREATE SUBSCRIPTION s TO r WHERE " + strings.Repeat(open, n) + middle + strings.Repeat(end, n)
	}
	for name, text := range map[string]string{
		"parentheses":  deep("(", "a", ")", 10_000),
		"unclosed":     deep("(", "", "", 100_000),
		"calls":        deep("f(", "a", ")", 10_000),
		"prefixes":     deep("NOT ", "a", "", 10_000),
		"minus":        deep("- ", "a", "", 10_000),
		"conditions":   deep("IF a THEN b ELSE ", "c", " END", 10_000),
		"cases":        deep("CASE WHEN ", "c", " THEN a END", 10_000),
		"sum":          deep("a + ", "a", "", 10_000),
		"casts":        deep("", "a", " AS I64", 10_000),
		"types":        "CREATE SCHEMA s (a " + strings.Repeat("VEC<", 10_000) + "I64" + strings.Repeat(">", 10_000) + ")",
		"dimensions":   "CREATE SCHEMA s (a ARRAY<I64" + strings.Repeat(", 2", 10_000) + ">)",
		"mixed prefix": deep("-(NOT ", "a", ")", 10_000),
	} {
		t.Run(name, func(t *testing.T) {
			_, err := grammar.Parse(text)
			require.ErrorIs(t, err, failure.CodeNestingTooDeep)
			require.Len(t, leaves(err), 1)
		})
	}
	_, err := grammar.Parse(deep("(", "a", ")", 400))
	require.NoError(t, err)
	_, err = grammar.Parse(strings.Repeat(" ", grammar.MaximumText+1))
	require.ErrorIs(t, err, failure.CodeTextTooLarge)
	_, err = grammar.Parse("DROP RELAY " + strings.Repeat("a ", grammar.MaximumTokens+1))
	require.ErrorIs(t, err, failure.CodeStatementTooLong)
	_, err = grammar.Parse(strings.Repeat("STOP;", grammar.MaximumStatements+1))
	require.ErrorIs(t, err, failure.CodeTooManyStatements)
	_, err = grammar.Parse(strings.Repeat("x;", 10_000))
	require.Len(t, leaves(err), 100)
}

// The limit of a nested expression holds for its rendering too.
func TestDeepestExpressionRendersBack(t *testing.T) {
	for _, text := range []string{
		strings.Repeat("a OR ", grammar.MaximumDepth-1) + "a",
		strings.Repeat("NOT ", grammar.MaximumDepth-1) + "a",
		"a" + strings.Repeat(" AS I64", grammar.MaximumDepth-1),
	} {
		expression, _, err := grammar.ParseExpr(text)
		require.NoError(t, err)
		again, _, err := grammar.ParseExpr(grammar.RenderExpr(expression))
		require.NoError(t, err)
		require.True(t, model.EqualExpression(expression, again))
		_, _, err = grammar.ParseExpr(text + " OR a AS I64")
		require.ErrorIs(t, err, failure.CodeNestingTooDeep)
	}
}

func TestBytesThatAreNoText(t *testing.T) {
	_, err := grammar.Parse("USE a\xff")
	var encoding *failure.InvalidEncoding
	require.ErrorAs(t, err, &encoding)
	require.Equal(t, failure.AtSpan(5, 6), encoding.Place)
	_, err = grammar.Parse("USE '\x00'")
	var lexical *failure.LexicalError
	require.ErrorAs(t, err, &lexical)
	require.Equal(t, failure.AtSpan(5, 6), lexical.Place)
}

// A mistake in a statement that is too long to be explained is still placed.
func TestLongStatementsAreNotExplained(t *testing.T) {
	text := "CREATE JUNCTION j FROM a UNBRANCHED TO b SET x = 1" + strings.Repeat(", x = f(1, 2) + 3", 15_000)
	_, err := grammar.Parse(text + " oops")
	var syntax *failure.Syntax
	require.ErrorAs(t, err, &syntax)
	require.Equal(t, `"oops"`, syntax.Found)
	require.Equal(t, failure.AtSpan(len(text)+1, len(text)+5), syntax.Place)
}

func FuzzParse(f *testing.F) {
	for _, name := range []string{"parses.nspl", "semantic.nspl", "rejected.nspl"} {
		for _, entry := range corpus(f, name) {
			f.Add(entry.text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		request, err := grammar.Parse(text)
		if err != nil {
			require.Empty(t, request.Statements)
			require.NotEmpty(t, failure.Project(err))
			return
		}
		for _, parsed := range request.Statements {
			require.Equal(t, parsed.Source, text[parsed.Start:parsed.End])
			if _, hidden := parsed.Statement.(*statement.CreateUser); hidden {
				continue
			}
			rendered := grammar.RenderStatement(parsed.Statement)
			again, err := grammar.Parse(rendered)
			require.NoError(t, err, rendered)
			require.Len(t, again.Statements, 1, rendered)
			require.Equal(t, rendered, grammar.RenderStatement(again.Statements[0].Statement))
			if create, ok := parsed.Statement.(*statement.CreateModel); ok {
				require.True(t, model.EqualModel(create.Model, again.Statements[0].Statement.(*statement.CreateModel).Model), rendered)
			}
		}
	})
}

func BenchmarkParse(b *testing.B) {
	for _, entry := range corpus(b, "parses.nspl") {
		if entry.id != "P038" && entry.id != "P098" && entry.id != "P101" && entry.id != "P117" && entry.id != "P223" {
			continue
		}
		text := entry.text
		b.Run(entry.id, func(b *testing.B) {
			b.ReportAllocs()
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				if _, err := grammar.Parse(text); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// Requests are parsed at the same time by many sessions.
func TestParsingAtTheSameTime(t *testing.T) {
	entries := corpus(t, "parses.nspl")
	var group errgroup.Group
	for worker := range 4 {
		group.Go(func() error {
			for i := range entries {
				text := entries[(i+worker*50)%len(entries)].text
				if _, err := grammar.Parse(text); err != nil {
					return err
				}
			}
			return nil
		})
	}
	require.NoError(t, group.Wait())
}
