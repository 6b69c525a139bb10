package follow

import (
	"nervix/generated/nspl"
)

// Budget is a reasonable bound on the steps of one walk: some milliseconds per hundred thousand.
const Budget = 2_000_000

// Item is one thing that may stand at a place: a token type, or a slot when Slot is not nil.
type Item struct {
	Token int
	Slot  *nspl.Slot
	// Targets are the states of the network behind the token, for reading on from it.
	Targets []int
}

// Answer is the outcome of a walk.
type Answer struct {
	// Furthest is the index of the first token that fits nowhere, or the number of tokens.
	Furthest int
	// Items may stand at Furthest, in the order of the grammar. Token -1 is the end of the text.
	Items []Item
	// Known is false when the walk ended at its budget; the answer is empty then.
	Known bool
	// Steps tells how much of the budget was used.
	Steps int
}

// Options choose what a walk sees.
type Options struct {
	// OpenSlots looks into the open slots instead of reporting them.
	OpenSlots bool
	// OnlySupported leaves out the forms that are not supported yet.
	OnlySupported bool
	// Budget bounds the steps of the walk.
	Budget int
}

// Walk follows the token types from the start of a rule.
func Walk(rule int, types []int, options Options) Answer {
	w := &walker{types: types, options: options, memo: map[call][]int{}, found: map[int]int{}, slots: map[int]bool{}, left: options.Budget}
	w.rule(rule, 0, -1, false)
	steps := options.Budget - w.left
	if w.left <= 0 {
		return Answer{Steps: steps}
	}
	return Answer{Furthest: w.furthest, Items: w.items, Known: true, Steps: steps}
}

// call identifies the walk of one rule from one token.
type call struct {
	rule, at int
	// hidden walks start inside a slot that was reported as a whole.
	hidden, tight bool
}

type walker struct {
	types    []int
	options  Options
	memo     map[call][]int
	left     int
	furthest int
	items    []Item
	// found gives the index of a token's item at the furthest place; slots marks the rules there.
	found map[int]int
	slots map[int]bool
}

// place is a state of the network together with the next token.
type place struct{ state, at int }

// rule gives the places where a text of the rule that starts at a token may end. Slot is the
// token at which an enclosing slot started, or -1.
func (w *walker) rule(rule, at, slot int, tight bool) []int {
	key := call{rule, at, slot == at, tight}
	if ends, known := w.memo[key]; known {
		return ends
	}
	w.memo[key] = nil
	var ends []int
	seen := map[place]bool{}
	queue := []place{{nspl.StartOf(rule), at}}
	for len(queue) > 0 && w.left > 0 {
		next := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		if seen[next] {
			continue
		}
		seen[next] = true
		w.left--
		state := nspl.StateAt(next.state)
		if state.Stop {
			ends = append(ends, next.at)
			continue
		}
		for i := range state.Edges {
			queue = w.edge(&state.Edges[i], next.at, slot, tight, queue)
		}
	}
	w.memo[key] = ends
	return ends
}

// edge adds the places behind an edge to the queue.
func (w *walker) edge(edge *nspl.Edge, at, slot int, tight bool, queue []place) []place {
	switch edge.Kind {
	case nspl.Step:
		return append(queue, place{edge.Target, at})
	case nspl.Loop:
		if !tight {
			queue = append(queue, place{edge.Target, at})
		}
		return queue
	case nspl.Call:
		if w.options.OnlySupported {
			if _, later := nspl.Later(edge.Callee); later {
				return queue
			}
		}
		for _, end := range w.rule(edge.Callee, at, w.enter(edge.Callee, at, slot), edge.Tight) {
			queue = append(queue, place{edge.Target, end})
		}
		return queue
	}
	w.attempt(edge, at, slot)
	if at < len(w.types) && edge.Passes(w.types[at]) {
		queue = append(queue, place{edge.Target, at + 1})
	}
	return queue
}

// enter reports the slot that starts with a called rule and gives the enclosing slot's start.
func (w *walker) enter(rule, at, slot int) int {
	if slot == at {
		return slot
	}
	found, ok := nspl.SlotOf(rule)
	if !ok || found.Open && w.options.OpenSlots {
		return slot
	}
	if w.reach(at) && !w.slots[rule] {
		w.slots[rule] = true
		w.items = append(w.items, Item{Slot: &found})
	}
	return at
}

// attempt reports the tokens of an edge, unless a slot was reported for the place.
func (w *walker) attempt(edge *nspl.Edge, at, slot int) {
	if !w.reach(at) || slot == at || edge.Kind == nspl.Refuse {
		return
	}
	for _, r := range edge.Ranges() {
		for token := r[0]; token <= r[1]; token++ {
			i, known := w.found[token]
			if !known {
				i = len(w.items)
				w.found[token] = i
				w.items = append(w.items, Item{Token: token})
			}
			w.items[i].Targets = append(w.items[i].Targets, edge.Target)
		}
	}
}

// reach tells whether a token is at the furthest place, moving that place when it is beyond.
func (w *walker) reach(at int) bool {
	if at > w.furthest {
		w.furthest = at
		w.items = nil
		clear(w.found)
		clear(w.slots)
	}
	return at == w.furthest
}
