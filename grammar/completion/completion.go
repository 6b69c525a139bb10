package completion

import (
	"slices"
	"strings"

	"nervix/generated/nspl"
	"nervix/grammar"
	"nervix/grammar/follow"
)

// Catalogue lists the names that exist in the session's view.
type Catalogue interface {
	// Names lists the names of a kind, such as the relays of the selected domain.
	Names(kind nspl.SlotKind) []string
	// Fields lists the fields of a named schema, wire schema, codec, relay or branch.
	Fields(kind nspl.SlotKind, name string) []string
	// Functions lists the built-in functions.
	Functions() []string
}

// Kind tells what a suggestion is.
type Kind uint8

const (
	// Name is a name from the catalogue.
	Name Kind = iota
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
	// Detail describes the slot of a name or hint, such as "a relay".
	Detail string
}

// budget bounds the walk for one completion.
const budget = 300_000

// Complete gives the suggestions for the text before the cursor, a byte offset: names first, then
// keywords, marks and hints. It is empty where nothing can be offered: inside a string or comment,
// or after a mistake.
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
	answer := follow.Walk(nspl.NsplParserRULE_statementText, fragment.Types,
		follow.Options{OpenSlots: true, OnlySupported: true, Budget: budget})
	if !answer.Known || answer.Furthest < len(fragment.Types) {
		return nil
	}
	for _, item := range answer.Items {
		c.item(item)
	}
	return c.sorted()
}

type completer struct {
	text      string
	start     int
	fragment  grammar.Fragment
	catalogue Catalogue
	found     []Suggestion
}

// item adds the suggestions of one expected item.
func (c *completer) item(item follow.Item) {
	if item.Slot != nil {
		c.slot(*item.Slot)
		return
	}
	switch token := nspl.TokenOf(item.Token); {
	case item.Token < 0:
		if len(c.fragment.Types) > 0 {
			c.add(Mark, ";", "")
		}
	case token.Class == nspl.ClassKeyword:
		for _, target := range item.Targets {
			c.add(Keyword, strings.Join(append([]string{token.Text}, follow.Forced(target)...), " "), "")
		}
	case token.Class == nspl.ClassMark:
		c.add(Mark, token.Text, "")
	default:
		c.hint(token.Text)
	}
}

// slot adds the names of a slot, or a hint when there are none to offer.
func (c *completer) slot(slot nspl.Slot) {
	var names []string
	switch slot.Kind {
	case "":
	case nspl.SlotField:
		names = c.fields()
	case nspl.SlotFunction:
		for _, name := range c.catalogue.Functions() {
			names = append(names, name+"(")
		}
	default:
		names = c.catalogue.Names(slot.Kind)
	}
	for _, name := range names {
		c.add(Name, name, slot.Words)
	}
	c.hint(slot.Words)
}

// fieldOwners are the kinds whose names, when a statement mentions them, bring fields into view.
var fieldOwners = []nspl.SlotKind{nspl.SlotRelay, nspl.SlotSchema, nspl.SlotWireJsonSchema, nspl.SlotCodec, nspl.SlotBranch}

// fields gives the fields of everything that the statement mentions before the cursor.
func (c *completer) fields() []string {
	var words []string
	for i, span := range c.fragment.Spans {
		if nspl.IsWord(c.fragment.Types[i]) {
			words = append(words, strings.ToLower(c.text[span.Start:span.End]))
		}
	}
	var fields []string
	for _, kind := range fieldOwners {
		for _, name := range c.catalogue.Names(kind) {
			if slices.Contains(words, name) {
				fields = append(fields, c.catalogue.Fields(kind, name)...)
			}
		}
	}
	return fields
}

// add keeps a suggestion that continues the half-typed word.
func (c *completer) add(kind Kind, text, detail string) {
	prefix := c.text[c.start:]
	if len(text) < len(prefix) || !strings.EqualFold(text[:len(prefix)], prefix) {
		return
	}
	suggestion := Suggestion{Kind: kind, Text: text, Start: c.start, End: len(c.text), Detail: detail}
	if !slices.Contains(c.found, suggestion) {
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
