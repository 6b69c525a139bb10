package completion

import (
	"slices"
	"strings"

	"nervix/generated/clause"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/revision"
	"nervix/generated/shape"
	"nervix/grammar"
	"nervix/grammar/follow"
)

// scope tells whether a scope can be read at the cursor, and what it reads.
func (r *reading) scope(word string) (detail string, ok bool) {
	scope, known := model.ParseScope(strings.ToUpper(word))
	at := r.clause()
	if !known || at == nil {
		return "", false
	}
	reads := at.Reads(scope)
	if reads == clause.Metadata && r.metadata() == nil {
		return "", false
	}
	return details[reads], reads != clause.None
}

// details tell what a scope reads.
var details = map[clause.Reading]string{
	clause.Input: "the original row", clause.Working: "the row of the route so far", clause.Built: "the row under construction",
	clause.Finished: "the finished row", clause.Generated: "the generated row", clause.Branch: "the key of the branch",
	clause.State: "materialized state of a relay", clause.Metadata: "metadata of the source record", clause.Left: "the left row",
	clause.Right: "the right row", clause.Error: "the error", clause.Partial: "the unfinished row",
}

// read gives the fields that a scope reads at the cursor; the scope is BARE for unqualified names.
func (r *reading) read(scope model.Scope) []Column {
	at := r.clause()
	if at == nil {
		return nil
	}
	switch at.Reads(scope) {
	case clause.Input:
		return r.input()
	case clause.Working, clause.Generated:
		return merge(r.output(), r.input())
	case clause.Built:
		return r.built()
	case clause.Finished, clause.Partial:
		return r.output()
	case clause.Branch:
		return r.branch()
	case clause.Metadata:
		return r.metadata()
	case clause.Left:
		return r.fields(nspl.SlotRelay, r.sided("left")...)
	case clause.Right:
		return r.fields(nspl.SlotRelay, r.sided("right")...)
	case clause.Error:
		return columns(shape.ErrorRecord().Fields)
	}
	return nil
}

// merge puts two rows together; the first one wins.
func merge(first, second []Column) []Column {
	list := slices.Clone(first)
	for _, column := range second {
		if !slices.ContainsFunc(list, func(c Column) bool { return c.Name == column.Name }) {
			list = append(list, column)
		}
	}
	return list
}

// columns describes the fields of a fixed row.
func columns(fields []revision.Field) []Column {
	list := make([]Column, len(fields))
	for i, field := range fields {
		list[i] = Column{field.Name, ColumnType(&model.SchemaField{Type: field.Type, Optional: field.Nullable, Sensitive: field.Sensitive})}
	}
	return list
}

// ColumnType writes the type of a field with its modifiers.
func ColumnType(field *model.SchemaField) string {
	text := grammar.RenderType(field.Type)
	if field.Optional {
		text += " OPTIONAL"
	}
	if field.Sensitive {
		text += " SENSITIVE"
	}
	return text
}

// input gives the fields of the row that the node or statement reads.
func (r *reading) input() []Column {
	switch {
	case r.within(nspl.NsplParserRULE_createIngestor, nspl.NsplParserRULE_alterIngestor):
		fields := r.fields(nspl.SlotCodec, r.names(nspl.SlotCodec, nspl.NsplParserRULE_ingestOrigin)...)
		fields = merge(fields, r.fields(nspl.SlotSchema, r.names(nspl.SlotSchema, nspl.NsplParserRULE_clientSource)...))
		if len(fields) > 0 {
			return fields
		}
	case r.within(nspl.NsplParserRULE_createSubscription):
		return r.fields(nspl.SlotRelay, r.names(nspl.SlotRelay, nspl.NsplParserRULE_createSubscription)...)
	case r.within(nspl.NsplParserRULE_inputOperation):
		if level, ok := r.in(nspl.NsplParserRULE_inputOperation); ok {
			return r.fields(nspl.SlotRelay, r.nameIn(nspl.SlotRelay, level))
		}
	}
	if level, ok := r.in(nspl.NsplParserRULE_input); ok {
		return r.fields(nspl.SlotRelay, r.nameIn(nspl.SlotRelay, level))
	}
	if relays := r.names(nspl.SlotRelay, nspl.NsplParserRULE_input); len(relays) > 0 {
		return r.fields(nspl.SlotRelay, relays...)
	}
	if kind, name, ok := r.altered(); ok {
		return r.fields(kind, name)
	}
	return nil
}

// sided gives the input relays of one side of a correlator.
func (r *reading) sided(side string) []string {
	var relays []string
	for _, n := range r.named {
		inputs, ok := follow.Within(n.Levels, nspl.NsplParserRULE_inputs)
		if ok && n.Levels[0].Rule == nspl.NsplParserRULE_input && r.word(inputs.Start-2) == side {
			relays = append(relays, r.word(n.Start))
		}
	}
	return relays
}

// output gives the fields of the row that the route or emitter makes.
func (r *reading) output() []Column {
	if level, ok := r.in(routeRules...); ok {
		return r.fields(nspl.SlotRelay, r.target(level))
	}
	if level, ok := r.in(nspl.NsplParserRULE_emitTarget); ok {
		if codec := r.nameIn(nspl.SlotCodec, level); codec != "" {
			return r.fields(nspl.SlotCodec, codec)
		}
		return r.fields(nspl.SlotSchema, r.nameIn(nspl.SlotSchema, level))
	}
	return nil
}

// target gives the relay that a route leads to: the first name in it.
func (r *reading) target(route follow.Level) string {
	for _, n := range r.named {
		if n.Slot.Kind == nspl.SlotRelay && n.Levels[0] == route {
			return r.word(n.Start)
		}
	}
	return ""
}

// built gives the fields of the row that the clause itself constructs.
func (r *reading) built() []Column {
	if level, ok := r.in(nspl.NsplParserRULE_messageError); ok {
		return r.fields(nspl.SlotRelay, r.nameIn(nspl.SlotRelay, level))
	}
	if level, ok := r.in(nspl.NsplParserRULE_stateDependency, nspl.NsplParserRULE_nodeOperation); ok && r.within(nspl.NsplParserRULE_defaultSet) {
		return r.fields(nspl.SlotRelay, r.nameIn(nspl.SlotRelay, level))
	}
	if r.within(nspl.NsplParserRULE_branchSet) {
		return r.branch()
	}
	return r.output()
}

// branch gives the fields of the branch key.
func (r *reading) branch() []Column {
	if level, ok := r.in(nspl.NsplParserRULE_entryBranch); ok {
		return r.fields(nspl.SlotBranch, r.nameIn(nspl.SlotBranch, level))
	}
	if branches := r.names(nspl.SlotBranch, nspl.NsplParserRULE_branching); len(branches) > 0 {
		return r.fields(nspl.SlotBranch, branches...)
	}
	if kind, name, ok := r.altered(); ok {
		return r.fields(nspl.SlotBranch, r.c.catalogue.Branch(kind, name))
	}
	for _, relay := range r.names(nspl.SlotRelay, nspl.NsplParserRULE_input) {
		if branch := r.c.catalogue.Branch(nspl.SlotRelay, relay); branch != "" {
			return r.fields(nspl.SlotBranch, branch)
		}
	}
	return nil
}

// states gives the relays whose materialized state the node may read.
func (r *reading) states() []string {
	relays := r.names(nspl.SlotRelay, nspl.NsplParserRULE_stateDependency, nspl.NsplParserRULE_createGenerator)
	if len(relays) > 0 {
		return relays
	}
	for _, relay := range r.c.catalogue.Names(nspl.SlotRelay) {
		relays = append(relays, relay.Name)
	}
	return relays
}

// metadata gives the fields of the source's metadata; nil when it has none.
func (r *reading) metadata() []Column {
	if source := r.source(); source != nil && len(source.Metadata) > 0 {
		return columns(source.Metadata)
	}
	return nil
}
