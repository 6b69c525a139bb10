package frame

// verify prints the entry and one check per table.
func (p *printer) verify() {
	root := p.schema.Root
	p.header(nil)
	p.line("// Verify checks that bytes of unknown origin are a complete %s within the limits. After it", root)
	p.line("// succeeds every view into the frame is safe to read. The error is a *MalformedError.")
	p.line("func Verify(frame []byte, limits Limits) error {")
	p.line("v := &verifier{frame: frame, left: limits.Bytes, tables: limits.Tables}")
	p.line("root, err := v.begin(limits)")
	p.line("if err != nil { return err }")
	p.line("return verify%s(v, root, limits.Depth)", root)
	p.line("}\n")
	for _, table := range p.schema.Tables {
		p.verifyTable(table)
	}
}

func (p *printer) verifyTable(table *Table) {
	p.line("func verify%s(v *verifier, at, depth int) error {", table.Name)
	if len(table.Fields) == 0 {
		p.line("_, err := v.table(%q, at, depth, 0)\nreturn err\n}\n", table.Name)
		return
	}
	p.line("t, err := v.table(%q, at, depth, %d)", table.Name, table.slots())
	p.line("if err != nil { return err }")
	last := len(table.Fields) - 1
	for i, field := range table.Fields {
		if field.Kind == KindUnion {
			p.verifyUnion(field, i == last)
			continue
		}
		if i == last {
			p.line("return %s", field.check())
			continue
		}
		p.line("if err := %s; err != nil { return err }", field.check())
	}
	p.line("}\n")
}

// check is the call that checks one field.
func (f *Field) check() string {
	switch f.Kind {
	case KindScalar:
		if f.Scalar.Name == "bool" {
			return sprintf("v.number(t, %d, %q, 2, ProblemText)", f.Slot, f.Name)
		}
		return sprintf("v.scalar(t, %d, %q, %d)", f.Slot, f.Name, f.Scalar.Size)
	case KindEnum:
		return sprintf("v.number(t, %d, %q, %d, ProblemUnknown)", f.Slot, f.Name, len(f.Enum.Values))
	case KindString:
		return sprintf("v.text(t, %d, %q, %d, %t)", f.Slot, f.Name, f.Limit, f.Required)
	case KindBytes:
		return sprintf("v.data(t, %d, %q, %d, %t)", f.Slot, f.Name, f.Limit, f.Required)
	case KindStrings:
		return sprintf("v.texts(t, %d, %q, %d, %t)", f.Slot, f.Name, f.Limit, f.Required)
	case KindTable:
		return sprintf("v.child(t, %d, %q, %t, verify%s)", f.Slot, f.Name, f.Required, f.Table.Name)
	case KindTables:
		return sprintf("v.children(t, %d, %q, %d, %t, verify%s)", f.Slot, f.Name, f.Limit, f.Required, f.Table.Name)
	case KindUnion:
	}
	panic("unions are checked by verifyUnion")
}

func (p *printer) verifyUnion(field *Field, last bool) {
	union := field.Union
	tag, at := field.Name+"Tag", field.Name+"At"
	p.line("%s, %s, err := v.union(t, %d, %q, %d, %t)", tag, at, field.Slot, field.Name, len(union.Variants), field.Required)
	p.line("if err != nil { return err }")
	p.line("switch %sTag(%s) {", union.Name, tag)
	p.line("case %sTagNone:", union.Name)
	for _, variant := range union.Variants {
		p.line("case %sTag%s:", union.Name, variant.Name)
		p.line("if err := verify%s(v, %s, t.depth-1); err != nil { return err }", variant.Name, at)
	}
	p.line("}")
	if last {
		p.line("return nil")
	}
}
