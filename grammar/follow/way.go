package follow

import (
	"slices"

	"nervix/generated/nspl"
)

// Level is a rule that encloses a place, with the index of its first token.
type Level struct{ Rule, Start int }

// Named is a filled slot: a name, quantity or path that stands in the text.
type Named struct {
	Slot nspl.Slot
	// Start and End are token indexes; End is exclusive.
	Start, End int
	// Levels are the rules around the slot, the innermost first.
	Levels []Level
}

// Way is one reading of the text that leads to an item.
type Way struct{ at place }

// Levels gives the rules around the item, the innermost first. The first level of a slot is the
// slot itself.
func (w Way) Levels() []Level { return levels(w.at.frame) }

// Named gives the slots that were filled before the item, in written order.
func (w Way) Named() []Named {
	var list []Named
	for n := w.at.names; n != nil; n = n.before {
		slot, _ := nspl.SlotOf(n.rule)
		list = append(list, Named{Slot: slot, Start: n.start, End: n.end, Levels: levels(n.above)})
	}
	slices.Reverse(list)
	return list
}

// States gives the states of the network to go on from: that of the innermost rule first, then
// those behind the enclosing calls.
func (w Way) States() []int {
	states := []int{w.at.state}
	for f := w.at.frame; f.above != nil; f = f.above {
		states = append(states, f.back)
	}
	return states
}

func levels(f *frame) []Level {
	var list []Level
	for ; f != nil; f = f.above {
		list = append(list, Level{f.rule, f.start})
	}
	return list
}

// Within gives the innermost of the levels that is one of the rules.
func Within(levels []Level, rules ...int) (Level, bool) {
	for _, level := range levels {
		if slices.Contains(rules, level.Rule) {
			return level, true
		}
	}
	return Level{}, false
}

// longestPhrase bounds the words of a phrase.
const longestPhrase = 8

// Phrase gives the keywords that must follow the item one after the other: the rest of a phrase
// such as ON MESSAGE ERROR. It ends where there is a choice, a slot, a mark or the end of the
// item's rule.
func (w Way) Phrase() []string {
	var words []string
	at := []int{w.at.state}
	for len(words) < longestPhrase {
		word, next, ok := onlyKeyword(at)
		if !ok {
			break
		}
		words = append(words, word)
		at = next
	}
	return words
}
