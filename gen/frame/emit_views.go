package frame

import "fmt"

func sprintf(text string, args ...any) string { return fmt.Sprintf(text, args...) }

// views prints one accessor type per table.
func (p *printer) views() {
	root := p.schema.Root
	p.header(nil, flatbuffersImport)
	p.line("// View gives the root of a frame that Verify accepted. Views alias the frame's bytes.")
	p.line("func View(frame []byte) %sView {", root)
	p.line("return %sView{viewAt(frame, flatbuffers.GetUOffsetT(frame))}", root)
	p.line("}\n")
	for _, table := range p.schema.Tables {
		p.line("// %sView reads a %s of a verified frame.", table.Name, table.Name)
		p.line("type %sView struct{ at view }\n", table.Name)
		for _, field := range table.Fields {
			p.accessor(table, field)
		}
	}
}

func (p *printer) accessor(table *Table, f *Field) {
	receiver := sprintf("func (v %sView) ", table.Name)
	name := goName(f)
	p.doc(name, f.Doc)
	switch f.Kind {
	case KindScalar:
		p.scalarAccessor(receiver, f)
	case KindEnum:
		p.line("%s%s() %s { return %s(v.at.GetByteSlot(%d, 0)) }\n", receiver, name, f.Enum.Name, f.Enum.Name, 4+2*f.Slot)
	case KindString:
		p.line("%s%s() string { return v.at.text(%d) }\n", receiver, name, f.Slot)
	case KindBytes:
		p.line("%s%s() []byte { return v.at.data(%d) }\n", receiver, name, f.Slot)
	case KindStrings:
		p.line("// The index must be below %sLen.", name)
		p.line("%s%s(i int) string { return v.at.textAt(%d, i) }\n", receiver, name, f.Slot)
		p.lengthAccessor(receiver, f)
	case KindTable:
		p.line("// The second result tells whether it is present.")
		p.line("%s%s() (%sView, bool) {", receiver, name, f.Table.Name)
		p.line("child, ok := v.at.child(%d)\nreturn %sView{child}, ok\n}\n", f.Slot, f.Table.Name)
	case KindTables:
		p.line("// The index must be below %sLen.", name)
		p.line("%s%s(i int) %sView { return %sView{v.at.childAt(%d, i)} }\n", receiver, name, f.Table.Name, f.Table.Name, f.Slot)
		p.lengthAccessor(receiver, f)
	case KindUnion:
		p.unionAccessor(receiver, f)
	}
}

func (p *printer) scalarAccessor(receiver string, f *Field) {
	if f.Optional {
		p.line("// The second result tells whether it is present.")
		p.line("%s%s() (%s, bool) {", receiver, goName(f), f.Scalar.Go)
		p.line("o := v.at.field(%d)", f.Slot)
		p.line("if o == 0 { return *new(%s), false }", f.Scalar.Go)
		p.line("return v.at.Get%s(v.at.Pos + o), true\n}\n", f.Scalar.Getter)
		return
	}
	zero := "0"
	if f.Scalar.Name == "bool" {
		zero = "false"
	}
	p.line("%s%s() %s { return v.at.Get%sSlot(%d, %s) }\n", receiver, goName(f), f.Scalar.Go, f.Scalar.Getter, 4+2*f.Slot, zero)
}

func (p *printer) lengthAccessor(receiver string, f *Field) {
	p.line("// %sLen is the number of elements of %s.", goName(f), goName(f))
	p.line("%s%sLen() int { return v.at.count(%d) }\n", receiver, goName(f), f.Slot)
}

func (p *printer) unionAccessor(receiver string, f *Field) {
	name, union := goName(f), f.Union
	p.line("// The tag tells which of the accessors %s<Variant> may be called.", name)
	p.line("%s%sTag() %sTag { return %sTag(v.at.GetByteSlot(%d, 0)) }\n", receiver, name, union.Name, union.Name, 4+2*f.Slot)
	for _, variant := range union.Variants {
		p.line("// %s%s reads the variant *%s.", name, variant.Name, variant.Name)
		p.line("%s%s%s() %sView {", receiver, name, variant.Name, variant.Name)
		p.line("child, _ := v.at.child(%d)\nreturn %sView{child}\n}\n", f.Slot+1, variant.Name)
	}
}
