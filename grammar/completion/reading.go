package completion

import (
	"slices"
	"strings"

	"nervix/generated/nspl"
	"nervix/grammar/follow"
)

// The rules that stand for one statement or clause each, by what their parts mean.
var (
	routeRules = []int{
		nspl.NsplParserRULE_route, nspl.NsplParserRULE_entryRoute, nspl.NsplParserRULE_setRoute,
		nspl.NsplParserRULE_windowRoute, nspl.NsplParserRULE_wasmRoute,
	}
	// alteredKinds are the slots that name the node which an ALTER statement changes.
	alteredKinds = map[int]nspl.SlotKind{
		nspl.NsplParserRULE_alterIngestor: nspl.SlotIngestor, nspl.NsplParserRULE_alterReingestor: nspl.SlotReingestor,
		nspl.NsplParserRULE_alterJunction: nspl.SlotJunction, nspl.NsplParserRULE_alterDeduplicator: nspl.SlotDeduplicator,
		nspl.NsplParserRULE_alterReorderer: nspl.SlotReorderer, nspl.NsplParserRULE_alterGenerator: nspl.SlotGenerator,
		nspl.NsplParserRULE_alterEmitter: nspl.SlotEmitter,
	}
)

// reading is one reading of the unfinished statement: the rules around the cursor and the names
// that were given before it.
type reading struct {
	c      *completer
	levels []follow.Level
	named  []follow.Named
}

func (c *completer) reading(way follow.Way) *reading {
	return &reading{c: c, levels: way.Levels(), named: way.Named()}
}

// in gives the innermost rule around the cursor that is one of those given.
func (r *reading) in(rules ...int) (follow.Level, bool) { return follow.Within(r.levels, rules...) }

// within tells whether the cursor is in one of the rules.
func (r *reading) within(rules ...int) bool {
	_, ok := r.in(rules...)
	return ok
}

// word gives a token of the statement in lower case; empty outside of it.
func (r *reading) word(token int) string {
	if token < 0 || token >= len(r.c.fragment.Spans) {
		return ""
	}
	span := r.c.fragment.Spans[token]
	return strings.ToLower(r.c.text[span.Start:span.End])
}

// behind gives the token that stands n tokens before the cursor.
func (r *reading) behind(n int) string { return r.word(len(r.c.fragment.Spans) - n) }

// names gives the names of a kind that stand directly in a rule, such as the relays of inputs.
func (r *reading) names(kind nspl.SlotKind, rules ...int) []string {
	var list []string
	for _, n := range r.named {
		if n.Slot.Kind == kind && slices.Contains(rules, n.Levels[0].Rule) {
			list = append(list, r.word(n.Start))
		}
	}
	return list
}

// nameIn gives the last name of a kind that stands in exactly this rule of the text.
func (r *reading) nameIn(kind nspl.SlotKind, level follow.Level) string {
	for _, n := range slices.Backward(r.named) {
		if n.Slot.Kind == kind && slices.Contains(n.Levels, level) {
			return r.word(n.Start)
		}
	}
	return ""
}

// altered gives the node that the statement changes.
func (r *reading) altered() (kind nspl.SlotKind, name string, ok bool) {
	for _, level := range r.levels {
		if kind, ok := alteredKinds[level.Rule]; ok {
			return kind, r.nameIn(kind, level), true
		}
	}
	return "", "", false
}

// fields gives the fields of everything named, each name once.
func (r *reading) fields(kind nspl.SlotKind, names ...string) []Column {
	var list []Column
	for _, name := range names {
		for _, column := range r.c.catalogue.Fields(kind, name) {
			if !slices.ContainsFunc(list, func(c Column) bool { return c.Name == column.Name }) {
				list = append(list, column)
			}
		}
	}
	return list
}
