package completion_test

import (
	"slices"
	"strconv"
	"strings"

	"nervix/generated/nspl"
	"nervix/grammar/follow"
)

// network is the rule network as a graph of costs: how many tokens lead from a state to the end of
// its rule.
type network struct {
	// end is the cost from a state to the end of its rule, way the edge to take.
	end []int
	way []int
	// whole is the cost of a rule.
	whole map[int]int
	// into is the cheapest call that leads to a rule, as state and edge; the start rule has none.
	into map[int][2]int
	// from is the edge by which a state is reached from the start of its rule.
	from map[int][2]int
}

const far = 1 << 20

func cost(edge *nspl.Edge, n *network) int {
	switch edge.Kind {
	case nspl.Call:
		if _, filled := filling(edge.Callee); filled {
			return 1
		}
		return n.whole[edge.Callee]
	case nspl.Accept, nspl.Refuse:
		return 1
	}
	return 0
}

// newNetwork relaxes all costs until nothing changes.
func newNetwork() *network {
	n := &network{end: make([]int, nspl.States()), way: make([]int, nspl.States()), whole: map[int]int{}, into: map[int][2]int{}, from: map[int][2]int{}}
	for i := range n.end {
		n.end[i] = far
		if nspl.StateAt(i).Stop {
			n.end[i] = 0
		}
		n.whole[nspl.StateAt(i).Rule] = far
	}
	for changed := true; changed; {
		changed = false
		for i := range n.end {
			for j, edge := range nspl.StateAt(i).Edges {
				if c := cost(&edge, n) + n.end[edge.Target]; c < n.end[i] {
					n.end[i], n.way[i], changed = c, j, true
				}
			}
		}
		for rule := range n.whole {
			n.whole[rule] = n.end[nspl.StartOf(rule)]
		}
	}
	n.reach(nspl.NsplParserRULE_statementText)
	return n
}

// reach walks breadth first, rule by rule, so that every state knows a way from the start.
func (n *network) reach(start int) {
	pending := []int{nspl.StartOf(start)}
	n.from[pending[0]] = [2]int{-1, 0}
	for len(pending) > 0 {
		state := pending[0]
		pending = pending[1:]
		for j, edge := range nspl.StateAt(state).Edges {
			if _, known := n.from[edge.Target]; !known {
				n.from[edge.Target] = [2]int{state, j}
				pending = append(pending, edge.Target)
			}
			if edge.Kind != nspl.Call {
				continue
			}
			if _, filled := filling(edge.Callee); filled {
				continue
			}
			if _, known := n.into[edge.Callee]; !known && edge.Callee != start {
				n.into[edge.Callee] = [2]int{state, j}
				pending = append(pending, nspl.StartOf(edge.Callee))
				n.from[nspl.StartOf(edge.Callee)] = [2]int{-1, 0}
			}
		}
	}
}

// piece is one token of a sentence, or the content of a slot.
type piece struct {
	text string
	// hint is what completion says about a piece that is typed freely; empty for words and marks.
	hint string
}

// before gives the shortest text that leads from the start to a state.
func (n *network) before(state int) []piece {
	step := n.from[state]
	if step[0] >= 0 {
		return append(n.before(step[0]), n.pass(step[0], step[1])...)
	}
	if call, called := n.into[nspl.StateAt(state).Rule]; called {
		return n.before(call[0])
	}
	return nil
}

// after gives the shortest text that leads from a state to the end of the sentence.
func (n *network) after(state int) []piece {
	pieces := n.finish(state)
	if call, called := n.into[nspl.StateAt(state).Rule]; called {
		pieces = append(pieces, n.after(nspl.StateAt(call[0]).Edges[call[1]].Target)...)
	}
	return pieces
}

// finish gives the shortest text from a state to the end of its rule.
func (n *network) finish(state int) []piece {
	var pieces []piece
	for !nspl.StateAt(state).Stop {
		pieces = append(pieces, n.pass(state, n.way[state])...)
		state = nspl.StateAt(state).Edges[n.way[state]].Target
	}
	return pieces
}

// pass gives the shortest text of an edge.
func (n *network) pass(state, number int) []piece {
	edge := &nspl.StateAt(state).Edges[number]
	switch edge.Kind {
	case nspl.Call:
		if filled, ok := filling(edge.Callee); ok {
			return []piece{filled}
		}
		return n.finish(nspl.StartOf(edge.Callee))
	case nspl.Accept:
		return single(nspl.StateAt(state).Rule, edge.Ranges()[0][0])
	case nspl.Refuse:
		return single(nspl.StateAt(state).Rule, nspl.NsplLexerWORD)
	}
	return nil
}

// single gives the text of a token in a rule; the end of the text has none.
func single(rule, token int) []piece {
	spelling := nspl.TokenOf(token)
	switch {
	case token < 0:
		return nil
	case spelling.Class != nspl.ClassMany:
		return []piece{{text: spelling.Text}}
	}
	text, special := literals[rule]
	if !special {
		text = map[int]string{nspl.NsplLexerNUMERAL: "1", nspl.NsplLexerQUOTED: "'?'", nspl.NsplLexerWORD: "w"}[token]
	}
	return []piece{{text, spelling.Text}}
}

// literals are the texts of literals in rules that do not take any.
var literals = map[int]string{
	nspl.NsplParserRULE_valueItem: "'c'", nspl.NsplParserRULE_conflictTarget: "'c'", nspl.NsplParserRULE_defaultSet: "'f?'",
}

// filling gives a content for the slots that stand for one thing. A question mark is made distinct.
func filling(rule int) (piece, bool) {
	slot, ok := nspl.SlotOf(rule)
	if !ok || slot.Open {
		return piece{}, false
	}
	if text, special := contents[rule]; special {
		return piece{text, slot.Words}, true
	}
	return piece{"x?", slot.Words}, true
}

// contents fills the slots that take more than a word.
var contents = map[int]string{
	nspl.NsplParserRULE_count: "1", nspl.NsplParserRULE_unsigned: "1", nspl.NsplParserRULE_dimension: "2",
	nspl.NsplParserRULE_duration: "5s", nspl.NsplParserRULE_byteSize: "1MiB", nspl.NsplParserRULE_path: "'/p'",
	nspl.NsplParserRULE_instant:      "'2030-01-31T00:00:00Z'",
	nspl.NsplParserRULE_durationUnit: "s", nspl.NsplParserRULE_byteUnit: "MiB",
}

// fits replaces what the grammar allows and a check behind it refuses.
var fits = strings.NewReplacer("QOS 1 RETRY", "QOS 0 RETRY", "DURATION STEP 1 MESSAGES", "DURATION STEP 1s DURATION",
	"MESSAGES STEP 5s DURATION", "MESSAGES STEP 1 MESSAGES",
	"QUEUE 1 1", "QUEUE 11", "QUEUE 1 w", "QUEUE 1w")

// sentence writes pieces, with a distinct number for every question mark.
func sentence(pieces []piece) string {
	var text strings.Builder
	for i, p := range pieces {
		if i > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(strings.ReplaceAll(p.text, "?", strconv.Itoa(i)))
	}
	return fits.Replace(text.String())
}

// branch is one alternative of the grammar: an edge, or one token of an edge that takes several.
type branch struct {
	state, edge int
	middle      []piece
}

// branches lists every alternative that can be taken from the start of a statement. The contents
// of slots are no alternatives.
func (n *network) branches() []branch {
	var list []branch
	for state := range nspl.States() {
		if _, reached := n.from[state]; !reached {
			continue
		}
		for j, edge := range nspl.StateAt(state).Edges {
			if edge.Kind != nspl.Accept {
				list = append(list, branch{state, j, n.pass(state, j)})
				continue
			}
			for _, r := range edge.Ranges() {
				for token := r[0]; token <= r[1]; token++ {
					list = append(list, branch{state, j, single(nspl.StateAt(state).Rule, token)})
				}
			}
		}
	}
	return list
}

// through gives the shortest sentence that takes a branch.
func (n *network) through(b branch) []piece {
	return slices.Concat(n.before(b.state), b.middle, n.after(nspl.StateAt(b.state).Edges[b.edge].Target))
}

// rest gives the shortest text that completes a statement where a walk ended, and a key for the
// place: what may follow there and the rules around the cheapest of it.
func (n *network) rest(answer follow.Answer) (pieces []piece, key string) {
	least := far
	for _, item := range answer.Items {
		key += " " + strconv.Itoa(item.Token)
		for _, way := range item.Ways {
			first, states := []piece(nil), way.States()
			if item.Slot == nil {
				first = single(way.Levels()[0].Rule, item.Token)
			} else if filled, ok := filling(item.Slot.Rule); ok {
				first, states = []piece{filled}, states[1:]
			}
			total := len(first)
			for _, state := range states {
				total += n.end[state]
			}
			if total >= least {
				continue
			}
			least, pieces = total, first
			for _, state := range states {
				pieces = append(pieces, n.finish(state)...)
			}
			for _, level := range way.Levels()[:min(4, len(way.Levels()))] {
				key += "/" + strconv.Itoa(level.Rule)
			}
		}
	}
	return pieces, key
}
