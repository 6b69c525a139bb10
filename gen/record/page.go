package record

import (
	"nervix/gen/emit"
	"nervix/gen/spec"
)

// writePage writes the reference page of the Models next to those of other families.
func (p *pkg) writePage(directory string) error {
	pages := &spec.Output{Directory: directory}
	if err := pages.Add("models.md", modelPage(p)); err != nil {
		return err
	}
	return pages.Write()
}

// modelPage lists every kind with its fields and what a change of them pauses, and the records,
// unions and values that fields are made of.
func modelPage(p *pkg) []byte {
	page := emit.NewPage("Models", "What each kind of Model holds, which other Models its fields name, and how much a change of a field pauses "+
		"in a running domain. Some fields are classified by their elements; the other level holds when elements were added or removed, or another variant was chosen. "+
		"How Models are written is on the page of [the language](language.md).")
	page.Heading(2, "Levels")
	enumTable(page, p.enumNamed("Level"))
	page.Heading(2, "Kinds")
	for _, value := range p.enumNamed("Kind").Values {
		for _, def := range p.models().variants {
			if def.Kind == value.Name {
				page.Heading(3, text(value))
				structTable(page, def)
			}
		}
	}
	page.Heading(2, "Records")
	for _, def := range p.structs {
		if def.Kind == "" {
			page.Heading(3, def.Name)
			structTable(page, def)
		}
	}
	page.Heading(2, "Alternatives")
	for _, union := range p.unions {
		page.Heading(3, union.Name)
		page.Text(emit.Period(union.Doc))
		var rows [][]string
		for _, variant := range union.variants {
			rows = append(rows, []string{emit.Ticks(variant.Name), emit.Period(variant.Doc)})
		}
		page.Table([]string{"Variant", "Meaning"}, rows)
	}
	page.Heading(2, "Values")
	for _, def := range p.enums {
		if def.Name != "Level" {
			page.Heading(3, def.Name)
			page.Text(emit.Period(def.Doc))
			enumTable(page, def)
		}
	}
	return page.Bytes()
}

func enumTable(page *emit.Page, def *enumDef) {
	var rows [][]string
	for _, value := range def.Values {
		rows = append(rows, []string{emit.Ticks(value.Name), emit.Period(value.Doc)})
	}
	page.Table([]string{"Value", "Meaning"}, rows)
}

func structTable(page *emit.Page, def *structDef) {
	page.Text(emit.Period(def.Doc))
	if len(def.fields) == 0 {
		return
	}
	header := []string{"Field", "Type", "Meaning"}
	extended := def.classified() || def.refers()
	if extended {
		header = append(header, "Level of a change", "Aspect", "Refers to")
	}
	var rows [][]string
	for _, field := range def.fields {
		row := []string{emit.Ticks(field.path()), emit.Ticks(field.Type), emit.Period(field.Doc)}
		if extended {
			row = append(row, field.levels(), field.Aspect, field.target())
		}
		rows = append(rows, row)
	}
	page.Table(header, rows)
}

// levels tells what a change of the field pauses.
func (f *fieldDef) levels() string {
	switch {
	case f.Key:
		return "identity"
	case f.Quiesce == nested:
		text := "by element, otherwise " + emit.Ticks(f.Otherwise)
		if f.Untargeted != "" {
			text += ", " + emit.Ticks(f.Untargeted) + " when no Model is named"
		}
		return text
	case f.Purges:
		return emit.Ticks(f.Quiesce) + ", purges state"
	}
	return emit.Ticks(f.Quiesce)
}

func (f *fieldDef) target() string {
	if f.Ref == "" {
		return ""
	}
	return emit.Ticks(f.Ref) + " as " + f.Role
}

// text is how people read an enum value.
func text(value valueSpec) string {
	if value.Text != "" {
		return value.Text
	}
	return value.Name
}
