package frame

// codec prints Encode, Decode and the per-table unpack and pack functions.
func (p *printer) codec() {
	root := p.schema.Root
	p.header(nil, flatbuffersImport)
	p.line("// Decode verifies a frame and copies it into values. Byte vectors alias the frame.")
	p.line("// The error is a *MalformedError.")
	p.line("func Decode(frame []byte, limits Limits) (*%s, error) {", root)
	p.line("if err := Verify(frame, limits); err != nil { return nil, err }")
	p.line("value := View(frame).Unpack()\nreturn &value, nil\n}\n")
	p.line("// Encode gives the bytes of a frame. What a receiver with the same limits would refuse is")
	p.line("// refused here, with the same *MalformedError.")
	p.line("func Encode(value *%s, limits Limits) ([]byte, error) {", root)
	p.line("p := takePacker(limits.Bytes)\ndefer p.release()")
	p.line("p.FinishWithFileIdentifier(p.pack%s(value), []byte(Identifier))", root)
	p.line("if p.left < 0 { return nil, &MalformedError{Problem: ProblemSize} }")
	p.line("frame := p.FinishedBytes()")
	p.line("if err := Verify(frame, limits); err != nil { return nil, err }")
	p.line("return append([]byte(nil), frame...), nil\n}\n")
	for _, table := range p.schema.Tables {
		p.unpack(table)
		p.pack(table)
	}
	for _, union := range p.schema.Unions {
		p.packUnion(union)
	}
}

func (p *printer) unpack(table *Table) {
	p.line("// Unpack copies the table into a value.")
	p.line("func (v %sView) Unpack() %s {", table.Name, table.Name)
	p.line("var x %s", table.Name)
	for _, field := range table.Fields {
		p.unpackField(field)
	}
	p.line("return x\n}\n")
}

func (p *printer) unpackField(f *Field) {
	name := goName(f)
	switch f.Kind {
	case KindScalar, KindEnum, KindString:
		if f.Optional {
			p.line("if value, ok := v.%s(); ok { x.%s = &value }", name, name)
			return
		}
		p.line("x.%s = v.%s()", name, name)
	case KindBytes:
		p.line("if value := v.%s(); len(value) > 0 { x.%s = value }", name, name)
	case KindTable:
		p.line("if child, ok := v.%s(); ok {\nvalue := child.Unpack()\nx.%s = &value\n}", name, name)
	case KindStrings:
		p.line("if n := v.%sLen(); n > 0 {\nx.%s = make([]string, n)", name, name)
		p.line("for i := range x.%s { x.%s[i] = v.%s(i) }\n}", name, name, name)
	case KindTables:
		p.line("if n := v.%sLen(); n > 0 {\nx.%s = make([]%s, n)", name, name, f.Table.Name)
		p.line("for i := range x.%s { x.%s[i] = v.%s(i).Unpack() }\n}", name, name, name)
	case KindUnion:
		p.line("switch v.%sTag() {\ncase %sTagNone:", name, f.Union.Name)
		for _, variant := range f.Union.Variants {
			p.line("case %sTag%s:\nvalue := v.%s%s().Unpack()\nx.%s = &value", f.Union.Name, variant.Name, name, variant.Name, name)
		}
		p.line("}")
	}
}

func (p *printer) pack(table *Table) {
	p.line("func (p *packer) pack%s(x *%s) flatbuffers.UOffsetT {", table.Name, table.Name)
	p.line("if x == nil || !p.spend(4) { return 0 }")
	for _, field := range table.Fields {
		p.packContent(field)
	}
	p.line("p.StartObject(%d)", table.slots())
	for _, field := range table.Fields {
		p.packSlot(field)
	}
	p.line("return p.EndObject()\n}\n")
}

// packContent writes what a field refers to, before its table is started.
func (p *printer) packContent(f *Field) {
	name, local := goName(f), "field"+goName(f)
	switch f.Kind {
	case KindScalar, KindEnum:
	case KindString:
		p.line("%s := p.text(x.%s, %t)", local, name, f.Required)
	case KindBytes:
		p.line("%s := p.data(x.%s, %t)", local, name, f.Required)
	case KindTable:
		p.line("%s := p.pack%s(x.%s)", local, f.Table.Name, name)
	case KindStrings:
		p.line("%s := p.vector(len(x.%s), %t, func(i int) flatbuffers.UOffsetT { return p.text(x.%s[i], true) })", local, name, f.Required, name)
	case KindTables:
		p.line("%s := p.vector(len(x.%s), %t, func(i int) flatbuffers.UOffsetT { return p.pack%s(&x.%s[i]) })", local, name, f.Required, f.Table.Name, name)
	case KindUnion:
		p.line("var %s packed%s", local, f.Union.Name)
		p.line("if x.%s != nil {\n%s.packer = p\nx.%s.visit%s(&%s)\n}", name, local, name, f.Union.Name, local)
	}
}

func (p *printer) packSlot(f *Field) {
	name, local := goName(f), "field"+goName(f)
	switch f.Kind {
	case KindScalar:
		if f.Optional {
			p.line("if x.%s != nil {\np.Prepend%s(*x.%s)\np.Slot(%d)\n}", name, f.Scalar.Getter, name, f.Slot)
			return
		}
		zero := "0"
		if f.Scalar.Name == "bool" {
			zero = "false"
		}
		p.line("p.Prepend%sSlot(%d, x.%s, %s)", f.Scalar.Getter, f.Slot, name, zero)
	case KindEnum:
		p.line("p.PrependByteSlot(%d, byte(x.%s), 0)", f.Slot, name)
	case KindUnion:
		p.line("p.PrependByteSlot(%d, byte(%s.tag), 0)", f.Slot, local)
		p.line("p.PrependUOffsetTSlot(%d, %s.offset, 0)", f.Slot+1, local)
	case KindString, KindBytes, KindTable, KindStrings, KindTables:
		p.line("p.PrependUOffsetTSlot(%d, %s, 0)", f.Slot, local)
	}
}

// packUnion prints the visitor that packs whichever variant a union holds.
func (p *printer) packUnion(union *Union) {
	name := union.Name
	p.line("// packed%s packs one variant.", name)
	p.line("type packed%s struct {\npacker *packer\ntag %sTag\noffset flatbuffers.UOffsetT\n}\n", name, name)
	for _, variant := range union.Variants {
		p.line("func (u *packed%s) %s(x *%s) {", name, variant.Name, variant.Name)
		p.line("u.tag, u.offset = %sTag%s, u.packer.pack%s(x)\n}\n", name, variant.Name, variant.Name)
	}
}
