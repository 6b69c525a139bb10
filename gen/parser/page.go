package parser

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"nervix/gen/emit"
)

// pageParts are the grammar files in the order in which the page shows them.
var pageParts = []struct{ title, file string }{
	{"Tokens", "NsplLexer.g4"},
	{"Statements", "NsplParser.g4"},
	{"Shared clauses", "NsplShared.g4"},
	{"Ingestors and emitters", "NsplLink.g4"},
	{"Processing nodes", "NsplNode.g4"},
	{"Expressions", "NsplExpression.g4"},
}

// preamble matches what the tool needs and a reader does not.
var preamble = regexp.MustCompile(`(?s)^.*?grammar \w+;\n(\s*options \{.*?\n\}\n)?(\s*import [^;]*;\n)?`)

// page renders the reference page of the language's grammar.
func page(source string, w *words) ([]byte, error) {
	page := emit.NewPage("NSPL grammar", "Upper-case words are keywords and are matched without regard to case. None is "+
		"reserved where a name is asked for, except as listed below. A name rule ends in `Ref` for something that exists "+
		"and starts with `fresh` for something new. Statements are separated by `;`.")
	page.Heading(2, "Words")
	page.Table([]string{"Words", "Meaning"}, [][]string{
		{list(slices.Concat(w.Keywords, w.Added)), "Keywords."},
		{list(w.Reserved), "Never a field, function or target inside an expression."},
		{list(w.RelayReserved), "Never the name of a relay."},
	})
	for _, part := range pageParts {
		text, err := os.ReadFile(filepath.Join(source, part.file))
		if err != nil {
			return nil, err
		}
		page.Heading(2, part.title)
		page.Block("antlr", strings.TrimSpace(preamble.ReplaceAllString(string(text), "")))
	}
	return page.Bytes(), nil
}

// list writes words in alphabetic order.
func list(words []string) string {
	return strings.Join(slices.Sorted(slices.Values(words)), " ")
}
