package parser

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// production is one rule of a grammar file.
type production struct {
	name string
	// doc is the comment above the rule.
	doc  string
	body *term
}

// section is a part of a grammar file under one heading.
type section struct {
	title string
	rules []production
}

// term is a part of a rule: a choice, a sequence, a repetition or a single symbol.
type term struct {
	kind  termKind
	text  string
	parts []*term
}

type termKind uint8

const (
	symbol termKind = iota
	sequence
	choice
	optional
	repeated
	several
)

// headingComment is a comment that stands alone and so is the title of what follows; the numbers in
// parentheses are sections of the language's specification.
var headingComment = regexp.MustCompile(`^// ([A-Z][^.]*?)(?: \([0-9., to]+\))?$`)

// readNotation reads the rules of a grammar file, section by section. The first section has the
// title of the file.
func readNotation(title, text string) ([]section, error) {
	list := []section{{title: title}}
	doc, pending := "", ""
	lines := strings.Split(preamble.ReplaceAllString(text, ""), "\n")
	for i, line := range lines {
		trimmed := strings.TrimSpace(line)
		switch {
		case trimmed == "":
			if pending == "" {
				doc = ""
			}
		case pending == "" && strings.HasPrefix(trimmed, "//"):
			alone := i+1 == len(lines) || strings.TrimSpace(lines[i+1]) == ""
			if found := headingComment.FindStringSubmatch(trimmed); found != nil && alone && doc == "" {
				list = append(list, section{title: found[1]})
				continue
			}
			doc = strings.TrimSpace(doc + " " + strings.TrimSpace(strings.TrimPrefix(trimmed, "//")))
		default:
			pending += " " + trimmed
			if !strings.HasSuffix(trimmed, ";") || strings.HasSuffix(trimmed, "';'") {
				continue
			}
			rule, err := readRule(pending)
			if err != nil {
				return nil, err
			}
			rule.doc = doc
			last := &list[len(list)-1]
			last.rules = append(last.rules, rule)
			doc, pending = "", ""
		}
	}
	if pending != "" {
		return nil, fmt.Errorf("rule without end: %s", pending)
	}
	return slices.DeleteFunc(list, func(s section) bool { return len(s.rules) == 0 }), nil
}

// notationToken matches the tokens of a rule; labels of alternatives and of parts are left out.
var notationToken = regexp.MustCompile(`'(?:[^'\\]|\\.)+'|[A-Za-z_][A-Za-z_0-9]*|[()|?*+:;=#~]`)

// readRule reads one rule.
func readRule(text string) (production, error) {
	tokens := notationToken.FindAllString(text, -1)
	if len(tokens) < 3 || tokens[1] != ":" {
		return production{}, fmt.Errorf("no rule: %s", text)
	}
	reader := &notationReader{tokens: tokens[2 : len(tokens)-1]}
	body := reader.choice()
	if reader.at != len(reader.tokens) {
		return production{}, fmt.Errorf("rule %s: unexpected %s", tokens[0], reader.tokens[reader.at])
	}
	return production{name: tokens[0], body: body}, nil
}

type notationReader struct {
	tokens []string
	at     int
}

func (r *notationReader) peek(ahead int) string {
	if r.at+ahead >= len(r.tokens) {
		return ""
	}
	return r.tokens[r.at+ahead]
}

func (r *notationReader) choice() *term {
	parts := []*term{r.sequence()}
	for r.peek(0) == "|" {
		r.at++
		parts = append(parts, r.sequence())
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return &term{kind: choice, parts: parts}
}

func (r *notationReader) sequence() *term {
	whole := &term{kind: sequence}
	for {
		switch token := r.peek(0); token {
		case "", "|", ")":
			if len(whole.parts) == 1 {
				return whole.parts[0]
			}
			return whole
		case "#":
			r.at += 2
		default:
			if r.peek(1) == "=" {
				r.at += 2
			}
			whole.parts = append(whole.parts, r.suffixed(r.atom()))
		}
	}
}

func (r *notationReader) atom() *term {
	token := r.peek(0)
	r.at++
	if token != "(" {
		return &term{text: token}
	}
	inner := r.choice()
	r.at++
	return inner
}

func (r *notationReader) suffixed(inner *term) *term {
	kinds := map[string]termKind{"?": optional, "*": repeated, "+": several}
	kind, ok := kinds[r.peek(0)]
	if !ok {
		return inner
	}
	r.at++
	return &term{kind: kind, parts: []*term{inner}}
}

// symbols lists the rules that a term names.
func (t *term) symbols() []string {
	if t.kind == symbol {
		if unicode.IsLower(rune(t.text[0])) {
			return []string{t.text}
		}
		return nil
	}
	var list []string
	for _, part := range t.parts {
		list = append(list, part.symbols()...)
	}
	return list
}

// snake writes the name of a rule as people read it.
func snake(name string) string {
	var text strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			text.WriteByte('_')
		}
		text.WriteRune(unicode.ToLower(r))
	}
	return text.String()
}

// write gives the EBNF of a term; inside tells that it is part of a sequence.
func (t *term) write(spelling map[string]string, inside bool) string {
	var parts []string
	for _, part := range t.parts {
		parts = append(parts, part.write(spelling, t.kind == sequence))
	}
	switch t.kind {
	case sequence:
		return strings.Join(parts, " ")
	case choice:
		return t.alternatives(parts, inside)
	case optional:
		return "[ " + parts[0] + " ]"
	case repeated:
		return "{ " + parts[0] + " }"
	case several:
		if t.parts[0].kind == choice {
			parts[0] = "( " + parts[0] + " )"
		}
		return parts[0] + " { " + strings.TrimSuffix(strings.TrimPrefix(parts[0], "( "), " )") + " }"
	}
	if text, known := spelling[t.text]; known {
		return text
	}
	if unicode.IsLower(rune(t.text[0])) {
		return snake(t.text)
	}
	return t.text
}

// alternatives joins a choice. An empty alternative makes the others optional.
func (t *term) alternatives(parts []string, inside bool) string {
	full := slices.DeleteFunc(slices.Clone(parts), func(part string) bool { return part == "" })
	text := strings.Join(full, " | ")
	if len(full) < len(parts) {
		return "[ " + text + " ]"
	}
	if inside {
		return "( " + text + " )"
	}
	return text
}

// lines gives the EBNF of a rule, with long choices on a line per alternative.
func (p production) lines(spelling map[string]string) string {
	name, width := snake(p.name), 100
	whole := name + " = " + p.body.write(spelling, false) + " ;"
	if len(whole) <= width {
		return whole
	}
	indent := strings.Repeat(" ", min(len(name), 24)+1)
	if p.body.kind != choice {
		return wrap(whole, indent+"  ", width)
	}
	var list []string
	for _, part := range p.body.parts {
		list = append(list, part.write(spelling, false))
	}
	if p.simple() {
		return wrap(whole, indent+"  ", width)
	}
	lines := []string{name + " = " + wrap(list[0], indent+"    ", width-len(name)-3)}
	if len(name) > 24 {
		lines = []string{name + " =", indent + "  " + wrap(list[0], indent+"    ", width)}
	}
	for _, part := range list[1:] {
		lines = append(lines, indent+"| "+wrap(part, indent+"    ", width-len(indent)))
	}
	return strings.Join(lines, "\n") + " ;"
}

// simple tells whether all alternatives are single words, which are listed side by side.
func (p production) simple() bool {
	return !slices.ContainsFunc(p.body.parts, func(t *term) bool { return t.kind != symbol || unicode.IsLower(rune(t.text[0])) })
}

// wrap breaks a text at blanks; the lines behind the first one are indented.
func wrap(text, indent string, width int) string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = indent + word
			continue
		}
		if line != "" && strings.TrimSpace(line) != "" {
			line += " "
		}
		line += word
	}
	return strings.Join(append(lines, line), "\n")
}
