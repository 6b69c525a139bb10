package completion

import (
	"slices"
	"strings"

	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar"
	"nervix/grammar/follow"
)

// slot adds what may fill a slot, and describes it.
func (c *completer) slot(slot nspl.Slot, r *reading) {
	r.levels = r.levels[1:]
	around := r.levels[0].Rule
	words := slot.Words
	switch {
	case slot.Rule == nspl.NsplParserRULE_durationUnit && r.dead("DURATION"), slot.Rule == nspl.NsplParserRULE_duration && r.dead("DURATION"):
		return
	case slot.Kind == nspl.SlotFunction:
		c.functions(r)
	case slot.Kind == nspl.SlotField && around == nspl.NsplParserRULE_udfCall:
		words = "a UDF"
		for _, udf := range c.catalogue.Names(nspl.SlotUdf) {
			c.name(Function, slot, udf.Name, "(", udf.Detail)
		}
	case slot.Kind == nspl.SlotField && around == nspl.NsplParserRULE_stateRef && r.behind(2) == "relay_state":
		words = "a relay"
		for _, relay := range r.states() {
			c.name(Name, slot, relay, ".", "materialized state")
		}
	case slot.Kind == nspl.SlotField:
		for _, column := range r.assignable(around) {
			c.name(Field, slot, column.Name, "", column.Type)
		}
	case slot.Kind == "" && r.behind(1) == "version":
		c.versions(slot, r)
	case slot.Kind != "":
		for _, entry := range c.named(slot.Kind, around, r) {
			detail := entry.Detail
			if detail == "" {
				detail = slot.Words
			}
			c.name(Name, slot, entry.Name, "", detail)
		}
	}
	c.hint(words)
}

// named lists what exists of a kind; only what binds the resource among the models to rebind
// (CP-063).
func (c *completer) named(kind nspl.SlotKind, around int, r *reading) []Entry {
	if around == nspl.NsplParserRULE_rebindUser {
		level, _ := r.in(nspl.NsplParserRULE_rebindResource)
		return c.catalogue.Bound(kind, r.nameIn(nspl.SlotResource, level))
	}
	return c.catalogue.Names(kind)
}

// name adds a name that the slot accepts. A stored name may hold characters that no NSPL name has.
func (c *completer) name(kind Kind, slot nspl.Slot, name, suffix, detail string) {
	fragment, ok := grammar.Tail(name)
	if !ok || !follow.Walk(slot.Rule, fragment.Types, follow.Options{OpenSlots: true, Budget: budget}).Whole {
		return
	}
	c.add(kind, name+suffix, detail)
}

// versions adds the versions of the resource that was named before.
func (c *completer) versions(slot nspl.Slot, r *reading) {
	for _, n := range slices.Backward(r.named) {
		if n.Slot.Kind == nspl.SlotResource {
			for _, version := range c.catalogue.Versions(r.word(n.Start)) {
				c.name(Name, slot, version.Name, "", version.Detail)
			}
			return
		}
	}
}

// functions adds the functions of the clause with their signatures.
func (c *completer) functions(r *reading) {
	at := r.clause()
	if at == nil {
		return
	}
	signatures := map[string][]string{}
	for _, f := range function.All() {
		if f.Contexts.Has(at.Context) {
			signatures[f.Name] = append(signatures[f.Name], f.Texts()...)
		}
	}
	for name, texts := range signatures {
		c.add(Function, name+"(", strings.Join(texts, " | "))
	}
}

// assignable gives the fields that a field slot takes: those that can be read, assigned or
// altered there.
func (r *reading) assignable(around int) []Column {
	switch around {
	case nspl.NsplParserRULE_fieldRef:
		if r.behind(1) == "." {
			scope, _ := model.ParseScope(strings.ToUpper(r.behind(2)))
			return r.read(scope)
		}
		return r.read(model.ScopeBare)
	case nspl.NsplParserRULE_stateRef:
		return r.fields(nspl.SlotRelay, r.behind(2))
	case nspl.NsplParserRULE_setTarget:
		if r.behind(1) == "." && r.behind(2) == "branch" {
			return r.branch()
		}
		return r.output()
	case nspl.NsplParserRULE_inherit, nspl.NsplParserRULE_inheritItem:
		return r.inheritable()
	case nspl.NsplParserRULE_errorSet, nspl.NsplParserRULE_defaultSet, nspl.NsplParserRULE_branchSet:
		return r.built()
	}
	return r.declared(around)
}

// inheritable gives the fields that input and output declare alike and that are not listed yet.
func (r *reading) inheritable() []Column {
	var list []Column
	inherit, _ := r.in(nspl.NsplParserRULE_inherit)
	output := r.output()
	for _, column := range r.input() {
		alike := slices.ContainsFunc(output, func(c Column) bool { return c.Name == column.Name && open(c.Type) == open(column.Type) })
		listed := slices.ContainsFunc(r.named, func(n follow.Named) bool {
			return slices.Contains(n.Levels, inherit) && r.word(n.Start) == column.Name
		})
		if alike && !listed {
			list = append(list, column)
		}
	}
	return list
}

// open leaves the sensitivity out of a type.
func open(text string) string { return strings.TrimSuffix(text, " SENSITIVE") }

// declared gives the fields of what a statement outside of expressions is about.
func (r *reading) declared(around int) []Column {
	switch around {
	case nspl.NsplParserRULE_encodeRule:
		return instants(r.last(nspl.SlotSchema))
	case nspl.NsplParserRULE_timestamp:
		return instants(r.input())
	case nspl.NsplParserRULE_branchBinding:
		level, _ := r.in(nspl.NsplParserRULE_describeStatement)
		return r.fields(nspl.SlotBranch, r.c.catalogue.Branch(nspl.SlotRelay, r.nameIn(nspl.SlotRelay, level)))
	case nspl.NsplParserRULE_branchValue:
		level, _ := r.in(nspl.NsplParserRULE_resetWasm)
		return r.fields(nspl.SlotBranch, r.c.catalogue.Branch(nspl.SlotWasmProcessor, r.nameIn(nspl.SlotWasmProcessor, level)))
	}
	return r.last(nspl.SlotSchema, nspl.SlotWireJsonSchema, nspl.SlotWireCborSchema, nspl.SlotWireAvroSchema)
}

// last gives the fields of the last thing of the kinds that was named.
func (r *reading) last(kinds ...nspl.SlotKind) []Column {
	for _, n := range slices.Backward(r.named) {
		if slices.Contains(kinds, n.Slot.Kind) {
			return r.fields(n.Slot.Kind, r.word(n.Start))
		}
	}
	return nil
}

// instants keeps the fields that hold a point in time.
func instants(fields []Column) []Column {
	return slices.DeleteFunc(fields, func(c Column) bool { return !strings.HasPrefix(c.Type, "DATETIME") })
}
