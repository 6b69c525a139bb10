package shell

import (
	"strings"
	"unicode"
	"unicode/utf8"

	wire "nervix/generated/session"
	"nervix/grammar/completion"
)

// Candidate is one way to go on.
type Candidate struct {
	// Value replaces the blank-separated word before the cursor; Shown is what the list displays.
	Value, Shown string
	// Detail explains it, Group is the heading it is listed under.
	Detail, Group string
}

// Candidates are the ways to go on from a place.
type Candidates struct {
	// Word is the part of the line that every value replaces: from the last blank to the cursor.
	Word string
	// List has the candidates, Hint describes what can only be typed.
	List []Candidate
	Hint string
}

// Ask asks the server what may follow at a byte offset.
type Ask func(text string, cursor int) (*wire.Completions, error)

// Complete gives the ways to go on at a cursor, counted in characters. The server knows the names
// that exist; when it does not answer, the grammar alone has to do.
func Complete(line []rune, cursor int, ask Ask) Candidates {
	text, at := string(line), len(string(line[:cursor]))
	answer, err := ask(text, at)
	if err != nil {
		answer = offline(text, at)
	}
	start := min(int(answer.ReplaceStart), at)
	word := strings.LastIndexFunc(text[:at], unicode.IsSpace)
	if word >= 0 {
		_, size := utf8.DecodeRuneInString(text[word:])
		word += size
	}
	word = min(max(word, 0), start)
	found := Candidates{Word: text[word:at]}
	for _, item := range answer.Items {
		if item.Text == "" || item.Kind == wire.CompletionKindSlot {
			if found.Hint == "" {
				found.Hint = item.Detail
			}
			continue
		}
		candidate := Candidate{Shown: item.Text, Detail: item.Detail, Group: "names"}
		insert := item.Text
		if item.Kind == wire.CompletionKindKeyword {
			candidate.Group = "keywords"
			insert = inCase(item.Text, text[start:at])
		}
		candidate.Value = text[word:start] + insert
		if strings.HasPrefix(candidate.Value, found.Word) {
			found.List = append(found.List, candidate)
		}
	}
	return found
}

// inCase continues a keyword in the case in which it was begun.
func inCase(keyword, typed string) string {
	if len(typed) > len(keyword) || !strings.EqualFold(keyword[:len(typed)], typed) {
		return keyword
	}
	rest := keyword[len(typed):]
	if typed != "" && typed == strings.ToLower(typed) && typed != strings.ToUpper(typed) {
		rest = strings.ToLower(rest)
	}
	return typed + rest
}

// offline completes from the grammar alone.
func offline(text string, cursor int) *wire.Completions {
	answer := &wire.Completions{ReplaceStart: uint32(cursor), ReplaceEnd: uint32(cursor)}
	for _, suggestion := range completion.Complete(text, cursor, completion.Nothing{}) {
		answer.ReplaceStart, answer.ReplaceEnd = uint32(suggestion.Start), uint32(suggestion.End)
		item := wire.Completion{Text: suggestion.Text, Detail: suggestion.Detail, Kind: wire.CompletionKindName}
		switch suggestion.Kind {
		case completion.Keyword, completion.Mark:
			item.Kind = wire.CompletionKindKeyword
		case completion.Hint:
			item.Kind = wire.CompletionKindSlot
		}
		answer.Items = append(answer.Items, item)
	}
	return answer
}
