package grammar

import (
	"fmt"
	"slices"
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/nspl"
	"nervix/grammar/follow"
	"nervix/grammar/near"
)

// mostExpected bounds how many continuations a message lists.
const mostExpected = 16

// operators are the marks that only join two operands; together they are "an operator".
var operators = []int{
	nspl.NsplLexerSTAR, nspl.NsplLexerSLASH, nspl.NsplLexerPERCENT, nspl.NsplLexerPLUS, nspl.NsplLexerMINUS,
	nspl.NsplLexerEQUAL, nspl.NsplLexerNOT_EQUAL, nspl.NsplLexerGREATER, nspl.NsplLexerLESS,
	nspl.NsplLexerGREATER_OR_EQUAL, nspl.NsplLexerLESS_OR_EQUAL, nspl.NsplLexerAND, nspl.NsplLexerOR, nspl.NsplLexerAS,
}

// expectation words the expected set: slots first, then phrases of keywords, then marks.
func expectation(items []follow.Item) string {
	tokens := map[int]bool{}
	for _, item := range items {
		if item.Slot == nil {
			tokens[item.Token] = true
		}
	}
	inExpression := !slices.ContainsFunc(operators, func(token int) bool { return !tokens[token] })
	var slots, words, marks []string
	for _, item := range items {
		spelling := nspl.TokenOf(item.Token)
		switch {
		case item.Slot != nil:
			slots = append(slots, item.Slot.Words)
		case inExpression && slices.Contains(operators, item.Token):
		case item.Token == antlr.TokenEOF:
			marks = append(marks, "end of statement")
		case spelling.Class == nspl.ClassKeyword:
			words = append(words, phrase(item))
		case spelling.Class == nspl.ClassMany:
			slots = append(slots, spelling.Text)
		default:
			marks = append(marks, "'"+spelling.Text+"'")
		}
	}
	slices.Sort(words)
	if inExpression {
		marks = append(marks, "an operator")
	}
	return alternatives(slices.Concat(dedupe(slots), words, marks))
}

// listable tells whether the parts of groups, such as the types of a field, are few enough to be
// listed one by one, and are words of the language only.
func listable(grouped, detail []follow.Item) bool {
	slots := 0
	for _, item := range grouped {
		if item.Slot != nil && !item.Slot.Open {
			slots++
		}
	}
	for _, item := range detail {
		if item.Slot != nil {
			slots--
		}
	}
	return slots == 0 && len(detail) > 0 && len(detail) <= mostExpected
}

// phrase gives a keyword with the words that must follow it, when all readings agree on them.
func phrase(item follow.Item) string {
	word := nspl.TokenOf(item.Token).Text
	rest := item.Ways[0].Phrase()
	for _, way := range item.Ways[1:] {
		if !slices.Equal(way.Phrase(), rest) {
			return word
		}
	}
	return strings.Join(append([]string{word}, rest...), " ")
}

// alternatives joins what may stand at a place; a long list ends with how much is left out.
func alternatives(all []string) string {
	if left := len(all) - mostExpected; left > 1 {
		all = append(all[:mostExpected:mostExpected], fmt.Sprintf("one of %d more", left))
	}
	if len(all) < 2 {
		return strings.Join(all, "")
	}
	return strings.Join(all[:len(all)-1], ", ") + " or " + all[len(all)-1]
}

// dedupe keeps the first of equal texts.
func dedupe(texts []string) []string {
	var kept []string
	for _, text := range texts {
		if !slices.Contains(kept, text) {
			kept = append(kept, text)
		}
	}
	return kept
}

// suggestion finds the expected keyword that is nearly the word found.
func suggestion(found string, items []follow.Item) string {
	var keywords []string
	for _, item := range items {
		if spelling := nspl.TokenOf(item.Token); item.Slot == nil && spelling.Class == nspl.ClassKeyword {
			keywords = append(keywords, spelling.Text)
		}
	}
	return near.Nearest(strings.ToUpper(found), keywords)
}
