package completion_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar"
	"nervix/grammar/completion"
	"nervix/grammar/follow"
)

// contexts are clauses that read scopes which the shortest sentence with an expression does not.
// The expression stands at the question mark.
var contexts = []string{
	"CREATE INGESTOR i FROM KAFKA k TOPIC t OFFSET BY DOMAIN MODE NO_ACK PARALLEL DECODE USING c FILTER WHERE ? " +
		"TO r UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG",
	"CREATE CORRELATOR c LEFT FROM a RIGHT FROM b CORRELATE WHERE ? MATCH LATEST MAX TIME 5s " +
		"ON CORRELATION TIMEOUT DROP , DROP UNBRANCHED TO r SET f = 1 FLUSH IMMEDIATE ON MESSAGE ERROR LOG",
	"CREATE ATTACHED JUNCTION j FROM a UNBRANCHED TO r SET f = ? FLUSH IMMEDIATE ON MESSAGE ERROR LOG",
	"CREATE ATTACHED JUNCTION j FROM a UNBRANCHED TO r FLUSH IMMEDIATE ON MESSAGE ERROR SEND TO e SET f = ?",
}

// walker follows sentences through the offers of completion.
type walker struct {
	t       *testing.T
	network *network
	// offers are those of the prefixes that were met before.
	offers map[string][]completion.Suggestion
	// tried are the offers that were followed to an end before, by what stands around them.
	tried map[string]bool
	// walked are the sentences that were followed before.
	walked map[string]string
}

// Every alternative of the grammar is offered, and every offer can be followed to a statement that
// parses: completion and the parser are one grammar.
func TestOffersCoverTheGrammar(t *testing.T) {
	w := &walker{t: t, network: newNetwork(), tried: map[string]bool{}, offers: map[string][]completion.Suggestion{}, walked: map[string]string{}}
	branches := w.network.branches()
	taken := 0
	for _, b := range branches {
		pieces := w.network.through(b)
		missing := w.follow(pieces)
		if _, scoped := model.ParseScope(missing[strings.LastIndex(missing, " ")+1:]); scoped {
			missing = w.elsewhere(b)
		}
		if missing != "" {
			t.Errorf("%s\n  is not offered: %s", sentence(pieces), missing)
			continue
		}
		taken++
	}
	t.Logf("%d of %d alternatives taken, %d offers followed to an end", taken, len(branches), len(w.tried))
	require.Greater(t, len(branches), 3000)
	require.Greater(t, len(w.tried), 3000)
}

// elsewhere follows a branch of an expression in other clauses.
func (w *walker) elsewhere(b branch) (missing string) {
	pieces, call := w.network.through(b), w.network.into[nspl.NsplParserRULE_expr]
	before := len(w.network.before(nspl.StartOf(nspl.NsplParserRULE_expr)))
	after := len(w.network.after(nspl.StateAt(call[0]).Edges[call[1]].Target))
	for _, context := range contexts {
		head, tail, _ := strings.Cut(context, "?")
		if missing = w.follow(slices.Concat(words(head), pieces[before:len(pieces)-after], words(tail))); missing == "" {
			return ""
		}
	}
	return missing
}

// words makes pieces of a text; those in lower case and literals are typed freely.
func words(text string) []piece {
	var pieces []piece
	for _, word := range strings.Fields(text) {
		p := piece{text: word}
		if word != strings.ToUpper(word) || strings.ContainsAny(word, "0123456789") && word != "NO_ACK" {
			p.hint = "*"
		}
		pieces = append(pieces, p)
	}
	return pieces
}

// follow types a sentence as it is offered, and tries every other offer on the way. It gives what
// was not offered.
func (w *walker) follow(pieces []piece) (missing string) {
	whole := sentence(pieces)
	if missing, walked := w.walked[whole]; walked {
		return missing
	}
	defer func() { w.walked[whole] = missing }()
	texts := strings.Fields(whole)
	for at := 0; at < len(texts); {
		prefix := strings.Join(texts[:at], " ")
		if at > 0 {
			prefix += " "
		}
		offers, known := w.offers[prefix]
		if !known {
			offers = completion.Complete(prefix, len(prefix), completion.Nothing{})
			w.offers[prefix] = offers
			for _, offer := range offers {
				w.finish(prefix, offer)
			}
		}
		length := 0
		for _, offer := range offers {
			length = max(length, taken(offer, texts[at:]))
		}
		if length == 0 {
			return prefix + "… " + texts[at]
		}
		at += length
	}
	_, err := grammar.Parse(strings.Join(texts, " "))
	if err != nil {
		w.t.Errorf("%s\n  %s", strings.Join(texts, " "), err)
	}
	return ""
}

// taken tells how many of the words an offer stands for.
func taken(offer completion.Suggestion, texts []string) int {
	if offer.Kind == completion.Hint {
		if text := texts[0]; strings.ToUpper(text) != text || strings.ContainsAny(text, "'0123456789") {
			return 1
		}
		return 0
	}
	whole := strings.ReplaceAll(offer.Text, " ", "")
	if mark := strings.IndexAny(whole, ".:"); offer.Kind == completion.Scope {
		whole = strings.ToUpper(whole[:mark]) + whole[mark:]
	}
	length := 0
	for whole != "" && length < len(texts) {
		rest, ok := strings.CutPrefix(whole, texts[length])
		if !ok {
			return 0
		}
		whole = rest
		length++
	}
	return length
}

// finish completes the statement behind an offer as short as it goes, and parses it.
func (w *walker) finish(prefix string, offer completion.Suggestion) {
	text := offer.Text
	if offer.Kind == completion.Hint {
		text = content(offer.Detail)
	}
	text = prefix + text + " "
	fragment, ok := grammar.Tail(text)
	require.True(w.t, ok, text)
	if offer.Text != ";" {
		answer := follow.Walk(nspl.NsplParserRULE_statementText, fragment.Types, follow.Options{OpenSlots: true, Budget: follow.Budget})
		require.Equal(w.t, len(fragment.Types), answer.Furthest, "a dead end: %s", text)
		rest, key := w.network.rest(answer)
		if key = offer.Text + offer.Detail + key; w.tried[key] {
			return
		}
		w.tried[key] = true
		text += sentence(rest)
		if !slices.Contains([]string{"RETRY", "MESSAGES"}, strings.Fields(offer.Text + " .")[0]) {
			text = fits.Replace(text)
		}
	}
	_, err := grammar.Parse(text)
	if err != nil {
		w.t.Errorf("a dead end behind %q%s\n  %s\n  %s", offer.Text, offer.Detail, text, err)
	}
}

// content gives a text that a hint asks for.
func content(hint string) string {
	switch {
	case hint == "an RFC 3339 instant in quotes":
		return "'2030-01-31T00:00:00Z'"
	case hint == "a string with a column":
		return "'c'"
	case strings.HasPrefix(hint, "a string"):
		return "'v'"
	}
	if text := fillings[hint]; text != "" {
		return text
	}
	return "y1"
}

// fillings are contents by the words of a hint.
var fillings = map[string]string{
	"a whole number": "1", "a duration such as 5s": "5s", "a size such as 1MiB": "1MiB", "a path": "'/p'", "a number": "1",
	"a unit of time": "s", "a unit of size": "MiB",
}
