package completion

import (
	"slices"
	"strings"

	"nervix/generated/nspl"
	"nervix/grammar"
	"nervix/grammar/follow"
)

// Kind tells what a suggestion is.
type Kind uint8

const (
	// Name is the name of something that exists, such as a relay.
	Name Kind = iota
	// Field is a field that can be read or assigned at the place.
	Field
	// Scope is the start of a qualified field or function, such as "input.".
	Scope
	// Function is a function with its opening parenthesis.
	Function
	// Keyword is one or more words of the language.
	Keyword
	// Mark is punctuation or an operator.
	Mark
	// Hint only describes what is to be typed; its Text is empty.
	Hint
)

// Suggestion is one way to go on.
type Suggestion struct {
	Kind Kind
	// Text replaces the bytes from Start to End.
	Text       string
	Start, End int
	// Detail explains the suggestion: the type of a field, the signatures of a function, what a
	// name belongs to, what a hint asks for.
	Detail string
}

// budget bounds the walk for one completion.
const budget = 300_000

// Complete gives the suggestions for the text before the cursor, a byte offset, ordered by kind
// and text. It is empty where nothing can be offered: inside a string or comment, or after a
// mistake. Whatever it offers can be continued to a statement.
func Complete(text string, cursor int, catalogue Catalogue) []Suggestion {
	text = text[:min(max(cursor, 0), len(text))]
	fragment, ok := grammar.Tail(text)
	if !ok {
		return nil
	}
	c := &completer{text: text, catalogue: catalogue, start: len(text)}
	if n := len(fragment.Types); n > 0 && fragment.Spans[n-1].End == len(text) && nspl.IsWord(fragment.Types[n-1]) {
		c.start = fragment.Spans[n-1].Start
		fragment.Types, fragment.Spans = fragment.Types[:n-1], fragment.Spans[:n-1]
	}
	c.fragment = fragment
	answer := follow.Walk(nspl.NsplParserRULE_statementText, fragment.Types, follow.Options{OpenSlots: true, Budget: budget})
	if !answer.Known || answer.Furthest < len(fragment.Types) {
		return nil
	}
	for _, item := range answer.Items {
		c.item(item)
	}
	return c.sorted()
}

// completer collects the suggestions for one place.
type completer struct {
	text string
	// start is where the half-typed word starts, or the end of the text.
	start     int
	fragment  grammar.Fragment
	catalogue Catalogue
	found     []Suggestion
}

// item adds the suggestions of one expected item.
func (c *completer) item(item follow.Item) {
	if item.Slot != nil {
		for _, way := range item.Ways {
			c.slot(*item.Slot, c.reading(way))
		}
		return
	}
	switch token := nspl.TokenOf(item.Token); {
	case item.Token < 0:
		if len(c.fragment.Types) > 0 {
			c.add(Mark, ";", "")
		}
	case token.Class == nspl.ClassKeyword:
		for _, way := range item.Ways {
			c.keyword(token.Text, way)
		}
	case token.Class == nspl.ClassMark:
		c.add(Mark, token.Text, "")
	default:
		for _, way := range item.Ways {
			c.literal(item.Token, token.Text, c.reading(way))
		}
	}
}

// keyword adds a keyword with the words that must follow it. The word of a scope is offered with
// its mark, where the scope has something to offer.
func (c *completer) keyword(word string, way follow.Way) {
	r := c.reading(way)
	lower := strings.ToLower(word)
	switch r.levels[0].Rule {
	case nspl.NsplParserRULE_scope:
		if detail, ok := r.scope(lower); ok {
			c.add(Scope, lower+".", detail)
		}
	case nspl.NsplParserRULE_stateRef:
		if detail, ok := r.scope(lower); ok {
			c.add(Scope, lower+".", detail)
		}
	case nspl.NsplParserRULE_udfCall:
		c.add(Scope, lower+"::", "functions of the domain")
	default:
		if r.dead(word) {
			return
		}
		c.add(Keyword, strings.Join(append([]string{word}, way.Phrase()...), " "), "")
	}
}

// contents tell what the strings of a rule hold.
var contents = map[int]string{
	nspl.NsplParserRULE_createUser:          "a password",
	nspl.NsplParserRULE_uploadResource:      "a directory",
	nspl.NsplParserRULE_backup:              "the path of an archive",
	nspl.NsplParserRULE_restore:             "the path of an archive",
	nspl.NsplParserRULE_attachTransaction:   "a transaction id",
	nspl.NsplParserRULE_describeTransaction: "a transaction id",
	nspl.NsplParserRULE_onIngestion:         "a jaq program",
	nspl.NsplParserRULE_onEmitting:          "a jaq program",
	nspl.NsplParserRULE_programs:            "a jaq program",
	nspl.NsplParserRULE_valueItem:           "a column",
	nspl.NsplParserRULE_conflictTarget:      "a column",
	nspl.NsplParserRULE_named:               "the key in the payload",
	nspl.NsplParserRULE_configEntry:         "a setting",
	nspl.NsplParserRULE_tensorDeclaration:   "the name of a tensor",
	nspl.NsplParserRULE_createUdf:           "Roto source",
}

// literal adds the values that exist for a literal, and says what it holds.
func (c *completer) literal(token int, words string, r *reading) {
	rule := r.levels[0].Rule
	if content, known := contents[rule]; known && token == nspl.NsplLexerQUOTED {
		words += " with " + content
	}
	if rule == nspl.NsplParserRULE_attachTransaction || rule == nspl.NsplParserRULE_describeTransaction {
		for _, transaction := range c.catalogue.Names(Transaction) {
			c.add(Name, "'"+transaction.Name+"'", transaction.Detail)
		}
	}
	c.hint(words)
}

// add keeps a suggestion that continues the half-typed word.
func (c *completer) add(kind Kind, text, detail string) {
	prefix := c.text[c.start:]
	if len(text) < len(prefix) || !strings.EqualFold(text[:len(prefix)], prefix) {
		return
	}
	suggestion := Suggestion{Kind: kind, Text: text, Start: c.start, End: len(c.text), Detail: detail}
	if !slices.ContainsFunc(c.found, func(s Suggestion) bool { return s.Kind == kind && s.Text == text && kind != Hint || s == suggestion }) {
		c.found = append(c.found, suggestion)
	}
}

// hint describes a slot. It is left out while a word is being typed, which may be its content.
func (c *completer) hint(words string) {
	if c.start == len(c.text) {
		c.add(Hint, "", words)
	}
}

// sorted orders the suggestions by kind and then by text.
func (c *completer) sorted() []Suggestion {
	slices.SortStableFunc(c.found, func(a, b Suggestion) int {
		if a.Kind != b.Kind {
			return int(a.Kind) - int(b.Kind)
		}
		return strings.Compare(a.Text, b.Text)
	})
	return c.found
}
