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
	answer := r.walk(rule, types, false)
	r.mistake = min(answer.Furthest, len(tokens)-1)
	if !answer.Known {
		r.mistake = stopped
		token := tokens[stopped]
		return &failure.Syntax{Found: r.describe(tokens, stopped), Expected: "another continuation", Place: placeOf(token)}
	}
	token := tokens[r.mistake]
	if fault := r.separated(tokens, r.mistake, answer.Items); fault != nil {
		return fault
	}
	if fault := reservedFault(r.text, token, answer.Items); fault != nil {
		return fault
	}
	detail := r.walk(rule, types, true).Items
	fault := &failure.Syntax{Found: r.describe(tokens, r.mistake), Expected: expectation(answer.Items), Place: placeOf(token)}
	if listable(answer.Items, detail) {
		fault.Expected = expectation(detail)
	}
	operator := slices.ContainsFunc(detail, func(item follow.Item) bool { return item.Token == nspl.NsplLexerGREATER })
	if fault.Suggestion = domestic(r.text, token.GetStart(), operator); fault.Suggestion == "" && nspl.IsWord(token.GetTokenType()) {
		fault.Suggestion = suggestion(r.text[token.GetStart():token.GetStop()+1], detail)
	}
	return fault
}

// domestic tells how NSPL says what the text writes in the manner of another language around a place
// at which it cannot go on; empty when it does not. The place may lie inside a mark of which NSPL
// knows the beginning. Words are foreign only where an operator could stand.
func domestic(text string, at int, operator bool) string {
	for _, form := range nspl.ForeignForms() {
		words := strings.Fields(form.Text)
		if isLetter(form.Text[0]) {
			if operator && followedBy(text[at:], words) {
				return form.Instead
			}
			continue
		}
		for begin := at; begin >= 0 && begin > at-len(form.Text); begin-- {
			if strings.HasPrefix(text[begin:], form.Text) {
				return form.Instead
			}
		}
	}
	return ""
}

// followedBy tells whether a text begins with the words, in any case and with any space between.
func followedBy(text string, words []string) bool {
	for _, word := range words {
		text = strings.TrimLeft(text, " \t\r\n")
		if len(text) < len(word) || !strings.EqualFold(text[:len(word)], word) {
			return false
		}
		if text = text[len(word):]; text != "" && (isLetter(text[0]) || '0' <= text[0] && text[0] <= '9') {
			return false
		}
	}
	return true
}

func isLetter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' || b == '_' }

// walk follows the tokens within what is left of the request's budget.
func (r *reader) walk(rule int, types []int, open bool) follow.Answer {
	answer := follow.Walk(rule, types, follow.Options{OpenSlots: open, Budget: r.budget})
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

// describe names a token for a message. What may be a password is not repeated: the content of a
// string, and words and numbers behind PASSWORD and in CONFIG.
func (r *reader) describe(tokens []antlr.Token, at int) string {
	token := tokens[at]
	switch token.GetTokenType() {
	case antlr.TokenEOF:
		return "end of statement"
	case nspl.NsplLexerQUOTED:
		return "string"
	case nspl.NsplLexerWORD, nspl.NsplLexerNUMBER:
		if confidential(tokens[:at]) {
			return strings.TrimPrefix(nspl.TokenOf(token.GetTokenType()).Text, "a ")
		}
	}
	return strconv.Quote(clip(r.text[token.GetStart() : token.GetStop()+1]))
}

// confidential tells whether what follows the tokens may be a password.
func confidential(tokens []antlr.Token) bool {
	return slices.ContainsFunc(tokens, func(token antlr.Token) bool {
		return token.GetTokenType() == nspl.NsplLexerPASSWORD || token.GetTokenType() == nspl.NsplLexerCONFIG
	})
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
