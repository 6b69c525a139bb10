package grammar

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/failure"
	"nervix/generated/nspl"
	"nervix/grammar/follow"
)

// longestExcerpt bounds how much of the offending text a failure repeats, in bytes.
const longestExcerpt = 40

// syntaxFault explains why a segment does not parse: the furthest token that any reading of the
// text reaches, and what could have stood there. When the request has used up its budget for such
// walks, the token at which the parser stopped has to do.
func (r *reader) syntaxFault(tokens []antlr.Token, rule, stopped int) failure.Failure {
	types := make([]int, len(tokens))
	for i, token := range tokens {
		types[i] = token.GetTokenType()
	}
	answer := r.walk(rule, types)
	if !answer.Known {
		token := tokens[stopped]
		return &failure.Syntax{Found: describe(r.text, token), Expected: "another continuation", Place: placeOf(token)}
	}
	token := tokens[min(answer.Furthest, len(tokens)-1)]
	if fault := reservedFault(r.text, token, answer.Items); fault != nil {
		return fault
	}
	return &failure.Syntax{
		Found: describe(r.text, token), Expected: expectation(answer.Items),
		Suggestion: suggestion(r.text, token, answer.Items), Place: placeOf(token),
	}
}

// walk follows the tokens within what is left of the request's budget.
func (r *reader) walk(rule int, types []int) follow.Answer {
	answer := follow.Walk(rule, types, follow.Options{Budget: r.budget})
	r.budget -= answer.Steps
	return answer
}

// reservedFault explains a word that stands where a name of its kind is expected and is not free
// for that use; nil when this is not the mistake.
func reservedFault(text string, token antlr.Token, items []follow.Item) failure.Failure {
	if !nspl.IsWord(token.GetTokenType()) || len(items) != 1 || items[0].Slot == nil {
		return nil
	}
	use, reason := items[0].Slot.Words, ""
	switch items[0].Slot.Rule {
	case nspl.NsplParserRULE_freshRelay, nspl.NsplParserRULE_relayRef:
		reason = "the names message and branch are never relays"
	case nspl.NsplParserRULE_ident, nspl.NsplParserRULE_fieldName, nspl.NsplParserRULE_functionName:
		reason = "the word is reserved in expressions"
	default:
		return nil
	}
	return &failure.InvalidName{Name: text[token.GetStart() : token.GetStop()+1], Use: use, Reason: reason, Place: placeOf(token)}
}

// placeOf gives the place of a token. The end of the text has the place of one character.
func placeOf(token antlr.Token) failure.Place {
	if token.GetTokenType() == antlr.TokenEOF {
		return failure.AtSpan(token.GetStart(), token.GetStart()+1)
	}
	return failure.AtSpan(token.GetStart(), token.GetStop()+1)
}

// describe names a token for a message. The content of a string is not repeated: it may be a
// password.
func describe(text string, token antlr.Token) string {
	switch token.GetTokenType() {
	case antlr.TokenEOF:
		return "end of statement"
	case nspl.NsplLexerQUOTED:
		return "a string"
	}
	return strconv.Quote(clip(text[token.GetStart() : token.GetStop()+1]))
}

// clip shortens a text for a message.
func clip(text string) string {
	if len(text) <= longestExcerpt {
		return text
	}
	cut := longestExcerpt
	for !utf8.RuneStart(text[cut]) {
		cut--
	}
	return text[:cut] + "…"
}

// operators are the marks that only join two operands; together they are "an operator".
var operators = []int{
	nspl.NsplLexerSTAR, nspl.NsplLexerSLASH, nspl.NsplLexerPERCENT, nspl.NsplLexerPLUS, nspl.NsplLexerMINUS,
	nspl.NsplLexerEQUAL, nspl.NsplLexerNOT_EQUAL, nspl.NsplLexerGREATER, nspl.NsplLexerLESS,
	nspl.NsplLexerGREATER_OR_EQUAL, nspl.NsplLexerLESS_OR_EQUAL, nspl.NsplLexerAND, nspl.NsplLexerOR, nspl.NsplLexerAS,
}

// expectation words the expected set: slots first, then words, then marks.
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
			words = append(words, spelling.Text)
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
	all := slices.Concat(dedupe(slots), words, marks)
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
func suggestion(text string, token antlr.Token, items []follow.Item) string {
	if !nspl.IsWord(token.GetTokenType()) {
		return ""
	}
	found := strings.ToUpper(text[token.GetStart() : token.GetStop()+1])
	best, distance := "", len(found)/3+1
	for _, item := range items {
		spelling := nspl.TokenOf(item.Token)
		if item.Slot != nil || spelling.Class != nspl.ClassKeyword {
			continue
		}
		if d := edits(found, spelling.Text); d < distance {
			best, distance = spelling.Text, d
		}
	}
	return best
}

// longestWord bounds the words that are compared for a suggestion.
const longestWord = 32

// edits counts the insertions, removals, replacements and swaps of neighbours between two words.
func edits(a, b string) int {
	if len(a) > longestWord || len(b) > longestWord {
		return longestWord
	}
	var rows [3][longestWord + 1]int
	before, last, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
