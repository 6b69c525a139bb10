package follow

import (
	"nervix/generated/nspl"
)

// Budget is a reasonable bound on the steps of one walk: some thirty milliseconds per hundred
// thousand, which are the words and marks of a statement of some thousand.
const Budget = 1_000_000

// Item is one thing that may stand at a place: a token type, or a slot when Slot is not nil.
type Item struct {
	Token int
	Slot  *nspl.Slot
	// Ways are the readings of the text that lead to the item. Those of a token stand behind it,
	// those of a slot at its start.
	Ways []Way
}

// Answer is the outcome of a walk.
type Answer struct {
	// Furthest is the index of the first token that fits nowhere, or the number of tokens.
	Furthest int
	// Items may stand at Furthest. Token -1 is the end of the text.
	Items []Item
	// Whole tells that the tokens are a complete text of the rule.
	Whole bool
	// Known is false when the walk ended at its budget; the answer is empty then.
	Known bool
	// Steps tells how much of the budget was used.
	Steps int
}

// Options choose what a walk sees.
type Options struct {
	// OpenSlots looks into the open slots instead of reporting them.
	OpenSlots bool
	// Budget bounds the steps of the walk.
	Budget int
}

// Walk follows the token types from the start of a rule: every reading of the text at once, token
// by token.
func Walk(rule int, types []int, options Options) Answer {
	w := &walker{options: options, left: options.Budget}
	w.begin()
	root := &frame{rule: rule, back: -1}
	w.enter(place{state: nspl.StartOf(rule), frame: root})
	for at, token := range types {
		if !w.close(at) {
			return Answer{Steps: options.Budget}
		}
		if !w.step(token) {
			w.whole = false
			return w.answer(at)
		}
	}
	if !w.close(len(types)) {
		return Answer{Steps: options.Budget}
	}
	return w.answer(len(types))
}

// frame is a rule that was entered and not left again. Equal frames of one token are one.
type frame struct {
	rule int
	// start is the rule's first token.
	start int
	// back is the state of the enclosing rule to go on from.
	back int
	// tight frames leave the operators that follow to the enclosing rule.
	tight bool
	// slotted frames are slots or parts of one.
	slotted bool
	above   *frame
}

// place is a state of the network in one reading of the text.
type place struct {
	state int
	frame *frame
	// names is the last slot that was filled, leading to those before it.
	names *name
	// hidden places are the start of a slot that is reported as a whole.
	hidden bool
}

// name is a filled slot. Equal names of one token are one.
type name struct {
	rule, start, end int
	above            *frame
	before           *name
}

// attempt is a token that a place asks for.
type attempt struct {
	edge *nspl.Edge
	from place
}

type walker struct {
	options Options
	left    int
	// pending are the places to look at, seen those that were queued at this token.
	pending []place
	seen    map[place]bool
	frames  map[frame]*frame
	filled  map[name]*name
	// attempts and slots are what the places of this token ask for.
	attempts []attempt
	slots    []place
	whole    bool
}

// begin forgets what belongs to one token.
func (w *walker) begin() {
	w.seen, w.frames, w.filled = map[place]bool{}, map[frame]*frame{}, map[name]*name{}
	w.attempts, w.slots, w.whole = w.attempts[:0:0], w.slots[:0:0], false
}

// add queues a place once.
func (w *walker) add(p place) {
	if !w.seen[p] {
		w.seen[p] = true
		w.pending = append(w.pending, p)
	}
}

// close looks at every place that can be reached without a token. It is false when the budget is
// used up.
func (w *walker) close(at int) bool {
	for len(w.pending) > 0 {
		if w.left--; w.left <= 0 {
			return false
		}
		p := w.pending[len(w.pending)-1]
		w.pending = w.pending[:len(w.pending)-1]
		state := nspl.StateAt(p.state)
		if state.Stop {
			w.leave(p, at)
			continue
		}
		for i := range state.Edges {
			w.edge(&state.Edges[i], p, at)
		}
	}
	return true
}

func (w *walker) edge(edge *nspl.Edge, p place, at int) {
	switch edge.Kind {
	case nspl.Step:
		p.state = edge.Target
		w.add(p)
	case nspl.Loop:
		if !p.frame.tight {
			p.state = edge.Target
			w.add(p)
		}
	case nspl.Call:
		called := frame{rule: edge.Callee, start: at, back: edge.Target, tight: edge.Tight, slotted: p.frame.slotted, above: p.frame}
		if w.frames[called] == nil {
			w.frames[called] = &called
		}
		w.enter(place{state: nspl.StartOf(edge.Callee), frame: w.frames[called], names: p.names, hidden: p.hidden})
	case nspl.Accept, nspl.Refuse:
		w.attempts = append(w.attempts, attempt{edge, p})
	}
}

// enter goes to the start of a rule; a slot is noted there, with its parts hidden behind it.
func (w *walker) enter(p place) {
	if slot, ok := nspl.SlotOf(p.frame.rule); ok && !(slot.Open && w.options.OpenSlots) {
		if !p.hidden {
			w.slots = append(w.slots, p)
			p.hidden = true
		}
		if !slot.Open && !p.frame.slotted {
			inner := *p.frame
			inner.slotted = true
			if w.frames[inner] == nil {
				w.frames[inner] = &inner
			}
			p.frame = w.frames[inner]
		}
	}
	w.add(p)
}

// leave goes back to the enclosing rule.
func (w *walker) leave(p place, at int) {
	f := p.frame
	if f.above == nil {
		w.whole = true
		return
	}
	if f.slotted && !f.above.slotted {
		filled := name{rule: f.rule, start: f.start, end: at, above: f.above, before: p.names}
		if w.filled[filled] == nil {
			w.filled[filled] = &filled
		}
		p.names = w.filled[filled]
	}
	p.state, p.frame = f.back, f.above
	w.add(p)
}

// step passes a token. It is false when no reading can; the walker is unchanged then.
func (w *walker) step(token int) bool {
	var next []place
	for _, a := range w.attempts {
		if a.edge.Passes(token) {
			next = append(next, place{state: a.edge.Target, frame: a.from.frame, names: a.from.names})
		}
	}
	if len(next) == 0 {
		return false
	}
	w.begin()
	for _, p := range next {
		w.add(p)
	}
	return true
}

// answer reports what the places of this token ask for: slots as a whole, other tokens one by one.
func (w *walker) answer(at int) Answer {
	answer := Answer{Furthest: at, Whole: w.whole, Known: true, Steps: w.options.Budget - w.left}
	slots, tokens := map[int]int{}, map[int]int{}
	for _, p := range w.slots {
		i, known := slots[p.frame.rule]
		if !known {
			slot, _ := nspl.SlotOf(p.frame.rule)
			i = len(answer.Items)
			slots[p.frame.rule] = i
			answer.Items = append(answer.Items, Item{Slot: &slot})
		}
		answer.Items[i].Ways = append(answer.Items[i].Ways, Way{p})
	}
	for _, a := range w.attempts {
		if a.from.hidden || a.edge.Kind == nspl.Refuse {
			continue
		}
		behind := Way{place{state: a.edge.Target, frame: a.from.frame, names: a.from.names}}
		for _, r := range a.edge.Ranges() {
			for token := r[0]; token <= r[1]; token++ {
				i, known := tokens[token]
				if !known {
					i = len(answer.Items)
					tokens[token] = i
					answer.Items = append(answer.Items, Item{Token: token})
				}
				answer.Items[i].Ways = append(answer.Items[i].Ways, behind)
			}
		}
	}
	return answer
}
