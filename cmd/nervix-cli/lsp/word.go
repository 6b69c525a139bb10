package lsp

import (
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/nspl"
	"nervix/grammar"
)

// word is one word of a statement and what it stands for. Its offsets count from the beginning of
// the document.
type word struct {
	start, end int
	text       string
	// kind is what the word names; empty for a keyword.
	kind nspl.SlotKind
	// fresh marks the name of what the statement declares, or of one of its fields; then owner is
	// the text of what is declared.
	fresh bool
	owner string
	// scope is the word before the dot, in lower case.
	scope string
}

// words lists the words of a statement that name something. The statement is read anew: trees are
// large, and only one is looked into at a time.
func words(text string, start, end int) []word {
	for piece := range grammar.Each(text[start:end]) {
		if piece.Tree == nil {
			return nil
		}
		w := &walker{text: text[start:end], shift: start}
		w.rule(piece.Tree, "", false)
		return w.found
	}
	return nil
}

// walker collects the words of a tree.
type walker struct {
	text  string
	shift int
	found []word
	// last and before are the last two tokens.
	last, before string
}

// rule walks a rule. The kind is that of the slot around it.
func (w *walker) rule(tree antlr.ParserRuleContext, kind nspl.SlotKind, fresh bool) {
	rule := tree.GetRuleIndex()
	if slot, ok := nspl.SlotOf(rule); ok && kind == "" {
		kind = slot.Kind
	}
	switch rule {
	case nspl.NsplParserRULE_freshName, nspl.NsplParserRULE_freshRelay, nspl.NsplParserRULE_freshField:
		fresh = true
	}
	for i, child := range tree.GetChildren() {
		if below, ok := child.(antlr.ParserRuleContext); ok {
			w.rule(below, special(rule, i, kind), fresh)
			continue
		}
		symbol := child.(antlr.TerminalNode).GetSymbol()
		text := w.text[symbol.GetStart() : symbol.GetStop()+1]
		if nspl.IsWord(symbol.GetTokenType()) && (kind != "" || fresh) {
			found := word{
				start: w.shift + symbol.GetStart(), end: w.shift + symbol.GetStop() + 1,
				text: strings.ToLower(text), kind: kind, fresh: fresh, owner: w.declared(tree),
			}
			if w.last == "." {
				found.scope = strings.ToLower(w.before)
			}
			w.found = append(w.found, found)
		}
		w.before, w.last = w.last, text
	}
}

// special gives the kind of a part of a rule that stands for more than the part's own rule tells:
// the relay of relay_state.r.f and the function of udf::f.
func special(rule, part int, kind nspl.SlotKind) nspl.SlotKind {
	switch {
	case rule == nspl.NsplParserRULE_stateRef && part == 2:
		return nspl.SlotRelay
	case rule == nspl.NsplParserRULE_udfCall && part == 2:
		return nspl.SlotUdf
	}
	return kind
}

// declared gives the text of the smallest declaration around a name: a field of a schema, or the
// statement.
func (w *walker) declared(tree antlr.ParserRuleContext) string {
	for up := tree; up != nil; {
		switch up.GetRuleIndex() {
		case nspl.NsplParserRULE_schemaField, nspl.NsplParserRULE_jsonField, nspl.NsplParserRULE_avroField, nspl.NsplParserRULE_udfArgument:
			return w.text[up.GetStart().GetStart() : up.GetStop().GetStop()+1]
		}
		next, ok := up.GetParent().(antlr.ParserRuleContext)
		if !ok {
			break
		}
		up = next
	}
	return ""
}

// at gives the word at an offset, or the one that ends there.
func at(list []word, offset int) (word, bool) {
	for _, w := range list {
		if w.start <= offset && offset <= w.end {
			return w, true
		}
	}
	return word{}, false
}

// loose gives the bare word at an offset of a text that does not parse.
func loose(text string, offset int) (word, bool) {
	start, end := offset, offset
	for start > 0 && wordByte(text[start-1]) {
		start--
	}
	for end < len(text) && wordByte(text[end]) {
		end++
	}
	return word{start: start, end: end, text: strings.ToLower(text[start:end])}, start < end
}

func wordByte(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
