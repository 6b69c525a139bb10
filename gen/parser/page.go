package parser

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"nervix/gen/emit"
)

// pageParts are the grammar files in the order in which the page shows them, with what is worth
// knowing about each.
var pageParts = []struct{ title, file, intro string }{
	{"Statements", "NsplParser.g4", "A request is a list of statements, each ended by `;`; the last mark may be left out. Several statements in one request need a transaction around them."},
	{"Ingestors and emitters", "NsplLink.g4", "What every source and sink offers is on the page of [sources and sinks](connectors.md)."},
	{"Processing nodes", "NsplNode.g4", "Which fields and scopes the clauses of a node read is on the page of [functions and clauses](functions.md#clauses)."},
	{"Shared clauses", "NsplShared.g4", ""},
	{"Expressions", "NsplExpression.g4", "Alternatives stand from the tightest binding to the loosest; every binary level is left-associative. The functions are on [their own page](functions.md). Types never convert by themselves: see `AS`."},
}

// preamble matches what the tool needs and a reader does not.
var preamble = regexp.MustCompile(`(?s)^.*?grammar \w+;\n(\s*options \{.*?\n\}\n)?(\s*import [^;]*;\n)?`)

// lexical describes what the lexer reads, form by form.
var lexical = [][]string{
	{"white space", "any Unicode white space; it only separates", ""},
	{"comment", "`//` up to the end of the line; nothing else is a comment", "`// like this`"},
	{"`<word>`", "`[A-Za-z_][A-Za-z0-9_]*`, without regard to case; names are kept in lower case", "`orders`, `Order_V1`"},
	{"`<ident>`", "a `<word>` that is not reserved in expressions", "`amount`"},
	{"`<number>`", "`(0|[1-9][0-9]*)(\\.[0-9]+)?`, without sign, exponent or separators", "`42`, `0.25`"},
	{"`<string>`", "between two `'` or two `\"` on one line, or between two equal `$tag$` over many lines; there are no escapes", "`'it'`, `\"it's\"`, `$$two\nlines$$`"},
	{"duration", "a number and a unit from `ns` over `ms`, `s`, `m`, `h`, `d` to `y`; several may be glued together", "`250ms`, `1h30m`"},
	{"size", "a number and `B`, `kB` to `EB` or `KiB` to `EiB`", "`1MiB`, `1.5GB`"},
	{"field key", "`NAMED '…'` gives a wire field the key that the payload really has, in any spelling", "`id STRING NAMED 'orderId'`"},
}

// page renders the reference page of the language.
func page(source string, w *words) ([]byte, error) {
	page := emit.NewPage("The language", "NSPL declares the models of a domain and controls it. This page has every form of it. "+
		"In the rules, upper-case words are keywords, `[ x ]` may be left out, `{ x }` may be repeated or left out, `|` separates "+
		"alternatives, and words in angle brackets stand for the tokens below. See also: [models](models.md), "+
		"[functions and clauses](functions.md), [sources and sinks](connectors.md), [failures](failures.md).")
	parts, err := readParts(source)
	if err != nil {
		return nil, err
	}
	contents(page, parts)
	page.Heading(2, "Text")
	page.Table([]string{"Form", "Rule", "Examples"}, lexical)
	page.Heading(2, "Words")
	page.Text("Keywords are ordinary words: wherever a name is asked for, any of them will do, except as listed.")
	page.Table([]string{"Words", "Meaning"}, [][]string{
		{list(slices.Concat(w.Keywords, w.Added)), "Keywords."},
		{list(w.Reserved), "Reserved in expressions: never a field, function or target there."},
		{list(w.RelayReserved), "Never the name of a relay."},
	})
	names(page, w)
	spelling := w.spellings()
	home := map[string]string{}
	for _, part := range parts {
		for _, section := range part.sections {
			for _, rule := range section.rules {
				home[rule.name] = section.title
			}
		}
	}
	for _, part := range parts {
		page.Heading(2, part.title)
		page.Text(part.intro)
		for _, section := range part.sections {
			if section.title != part.title {
				page.Heading(3, section.title)
			}
			rules(page, section, spelling, home)
		}
	}
	return page.Bytes(), nil
}

// part is a grammar file as the page shows it.
type part struct {
	title, intro string
	sections     []section
}

// hidden are rules that only the parser itself needs.
var hidden = []string{"statementText", "expressionText"}

func readParts(source string) ([]part, error) {
	var parts []part
	for _, p := range pageParts {
		text, err := os.ReadFile(filepath.Join(source, p.file))
		if err != nil {
			return nil, err
		}
		sections, err := readNotation(p.title, string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.file, err)
		}
		for i := range sections {
			sections[i].rules = slices.DeleteFunc(sections[i].rules, func(r production) bool { return slices.Contains(hidden, r.name) })
		}
		parts = append(parts, part{p.title, p.intro, sections})
	}
	return parts, nil
}

// contents links to the sections.
func contents(page *emit.Page, parts []part) {
	var lines []string
	for _, title := range []string{"Text", "Words", "Names"} {
		lines = append(lines, "- ["+title+"](#"+slug(title)+")")
	}
	for _, part := range parts {
		lines = append(lines, "- ["+part.title+"](#"+slug(part.title)+")")
		for _, section := range part.sections {
			if section.title != part.title {
				lines = append(lines, "  - ["+section.title+"](#"+slug(section.title)+")")
			}
		}
	}
	page.Text(strings.Join(lines, "\n"))
}

// slug gives the anchor that a heading has.
func slug(title string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case strings.ContainsRune(",.()", r):
			return -1
		}
		return r
	}, strings.ToLower(title))
}

// rules shows a section: its rules as one block, with links to what they use from elsewhere.
func rules(page *emit.Page, section section, spelling, home map[string]string) {
	var anchors, lines, notes, uses []string
	for _, rule := range section.rules {
		anchors = append(anchors, emit.Anchor(snake(rule.name)))
		lines = append(lines, rule.lines(spelling))
		if rule.doc != "" {
			notes = append(notes, emit.Ticks(snake(rule.name))+": "+rule.doc)
		}
		for _, used := range rule.body.symbols() {
			link := "[`" + snake(used) + "`](#" + snake(used) + ")"
			if title, known := home[used]; known && title != section.title && !slices.Contains(uses, link) {
				uses = append(uses, link)
			}
		}
	}
	page.Text(strings.Join(anchors, ""))
	page.Block("ebnf", strings.Join(lines, "\n\n"))
	for _, note := range notes {
		page.Text(note)
	}
	if len(uses) > 0 {
		slices.Sort(uses)
		page.Text("Used from elsewhere: " + strings.Join(uses, ", ") + ".")
	}
}

// names lists the rules that stand for a name.
func names(page *emit.Page, w *words) {
	page.Heading(2, "Names")
	page.Text("A name has 1 to 128 bytes and one kind. Rules that end in `_ref` name something that exists, those that start with " +
		"`fresh_` something new.")
	var rows [][]string
	for _, slot := range w.Slots {
		if slot.Is != "" {
			rows = append(rows, []string{emit.Anchor(snake(slot.Rule)) + emit.Ticks(snake(slot.Rule)), slot.Words, form(slot.Is)})
		}
	}
	page.Table([]string{"Rule", "Names", "Form"}, rows)
}

// form tells what a name is written as.
func form(rule string) string {
	switch rule {
	case "relayName":
		return "`<word>`, but neither `MESSAGE` nor `BRANCH`"
	case "hostName":
		return "[`host_name`](#host_name)"
	}
	return "`<word>`"
}

// spellings gives the texts of the tokens.
func (w *words) spellings() map[string]string {
	spelling := map[string]string{
		"NUMERAL": "<number>", "QUOTED": "<string>", "WORD": "<word>", "word": "<word>", "name": "<word>",
		"ident": "<ident>", "relayName": "<word>", "instantWord": "<word>", "EOF": "",
	}
	for word, token := range w.Renamed {
		spelling[token] = word
	}
	return spelling
}

// list writes words in alphabetic order.
func list(words []string) string {
	return strings.Join(slices.Sorted(slices.Values(words)), " ")
}
