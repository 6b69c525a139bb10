package frame

import (
	"strconv"
)

// Parse reads and checks the text of a schema. The first fault is returned; it names file and
// line.
func Parse(path, text string) (*Schema, error) {
	tokens, err := scan(path, text)
	if err != nil {
		return nil, err
	}
	p := &parser{tokens: tokens, schema: &Schema{Path: path}}
	if err := p.file(); err != nil {
		return nil, err
	}
	if err := p.schema.check(); err != nil {
		return nil, err
	}
	return p.schema, nil
}

type parser struct {
	tokens []token
	at     int
	schema *Schema
}

func (p *parser) peek() token { return p.tokens[p.at] }

func (p *parser) next() token {
	t := p.tokens[p.at]
	if t.kind != tokenEnd {
		p.at++
	}
	return t
}

// take consumes a token of the given kind.
func (p *parser) take(kind string) (token, error) {
	t := p.next()
	if t.kind != kind {
		return t, p.schema.errorf(t.line, "expected %s, found %s", kind, describe(t))
	}
	return t, nil
}

func describe(t token) string {
	if t.kind == tokenEnd || t.kind == tokenDoc {
		return t.kind
	}
	return strconv.Quote(t.text)
}

// accept consumes the token when it is of the given kind.
func (p *parser) accept(kind string) bool {
	if p.peek().kind != kind {
		return false
	}
	p.next()
	return true
}

func (p *parser) docs() []string {
	var doc []string
	for p.peek().kind == tokenDoc {
		doc = append(doc, p.next().text)
	}
	return doc
}

func (p *parser) file() error {
	for {
		doc := p.docs()
		if p.peek().kind == tokenEnd {
			return nil
		}
		keyword, err := p.take(tokenName)
		if err != nil {
			return err
		}
		if err := p.declaration(keyword, doc); err != nil {
			return err
		}
	}
}

func (p *parser) declaration(keyword token, doc []string) error {
	switch keyword.text {
	case "namespace":
		p.schema.Doc = doc
		return p.setting(tokenName, &p.schema.Namespace, keyword)
	case "file_identifier":
		return p.setting(tokenString, &p.schema.Identifier, keyword)
	case "root_type":
		return p.setting(tokenName, &p.schema.Root, keyword)
	case "attribute":
		var name string
		if err := p.setting(tokenString, &name, keyword); err != nil {
			return err
		}
		p.schema.Attributes = append(p.schema.Attributes, name)
		return nil
	case "enum":
		return p.enum(doc)
	case "table":
		return p.table(doc)
	case "union":
		return p.union(doc)
	default:
		return p.schema.errorf(keyword.line, "%q is not supported here", keyword.text)
	}
}

// setting reads the value of a one-value declaration that may appear once.
func (p *parser) setting(kind string, target *string, keyword token) error {
	if *target != "" {
		return p.schema.errorf(keyword.line, "%s is declared twice", keyword.text)
	}
	value, err := p.take(kind)
	if err != nil {
		return err
	}
	*target = value.text
	_, err = p.take(";")
	return err
}

func (p *parser) enum(doc []string) error {
	name, err := p.take(tokenName)
	if err != nil {
		return err
	}
	if _, err := p.take(":"); err != nil {
		return err
	}
	base, err := p.take(tokenName)
	if err != nil {
		return err
	}
	if scalars[base.text].Name != "ubyte" {
		return p.schema.errorf(base.line, "enum %s must be a ubyte", name.text)
	}
	enum := &Enum{Name: name.text, Doc: doc, Base: scalars[base.text], line: name.line}
	err = p.list(func(doc []string, value token) error {
		enum.Values = append(enum.Values, EnumValue{Name: value.text, Doc: doc})
		if len(doc) == 0 {
			return p.schema.errorf(value.line, "%s.%s has no documentation", enum.Name, value.text)
		}
		return nil
	})
	p.schema.Enums = append(p.schema.Enums, enum)
	return err
}

func (p *parser) union(doc []string) error {
	name, err := p.take(tokenName)
	if err != nil {
		return err
	}
	union := &Union{Name: name.text, Doc: doc, line: name.line}
	err = p.list(func(_ []string, variant token) error {
		union.names = append(union.names, variant.text)
		return nil
	})
	p.schema.Unions = append(p.schema.Unions, union)
	return err
}

// list reads "{ name, name }" with an optional comma at the end.
func (p *parser) list(each func(doc []string, name token) error) error {
	if _, err := p.take("{"); err != nil {
		return err
	}
	for {
		doc := p.docs()
		if p.accept("}") {
			return nil
		}
		name, err := p.take(tokenName)
		if err != nil {
			return err
		}
		if err := each(doc, name); err != nil {
			return err
		}
		if !p.accept(",") {
			_, err := p.take("}")
			return err
		}
	}
}

func (p *parser) table(doc []string) error {
	name, err := p.take(tokenName)
	if err != nil {
		return err
	}
	table := &Table{Name: name.text, Doc: doc, line: name.line}
	p.schema.Tables = append(p.schema.Tables, table)
	if _, err := p.take("{"); err != nil {
		return err
	}
	for {
		doc := p.docs()
		if p.accept("}") {
			return nil
		}
		field, err := p.field(doc)
		if err != nil {
			return err
		}
		table.Fields = append(table.Fields, field)
	}
}

func (p *parser) field(doc []string) (*Field, error) {
	name, err := p.take(tokenName)
	if err != nil {
		return nil, err
	}
	field := &Field{Name: name.text, Doc: doc, line: name.line}
	if _, err := p.take(":"); err != nil {
		return nil, err
	}
	field.vector = p.accept("[")
	typeName, err := p.take(tokenName)
	if err != nil {
		return nil, err
	}
	field.typeName = typeName.text
	if field.vector {
		if _, err := p.take("]"); err != nil {
			return nil, err
		}
	}
	if p.accept("=") {
		if value := p.next(); value.text != "null" {
			return nil, p.schema.errorf(value.line, "field %s: only the default null is supported", name.text)
		}
		field.Optional = true
	}
	if p.accept("(") {
		if err := p.attributes(field); err != nil {
			return nil, err
		}
	}
	_, err = p.take(";")
	return field, err
}

func (p *parser) attributes(field *Field) error {
	for {
		name, err := p.take(tokenName)
		if err != nil {
			return err
		}
		switch name.text {
		case "required":
			field.Required = true
		case "secret":
			field.Secret = true
		case "limit":
			if _, err := p.take(":"); err != nil {
				return err
			}
			value, err := p.take(tokenNumber)
			if err != nil {
				return err
			}
			field.Limit, err = strconv.Atoi(value.text)
			if err != nil || field.Limit <= 0 || field.Limit > 1<<30 {
				return p.schema.errorf(value.line, "field %s: limit must be 1 to %d", field.Name, 1<<30)
			}
		default:
			return p.schema.errorf(name.line, "field %s: attribute %q is not supported", field.Name, name.text)
		}
		if p.accept(")") {
			return nil
		}
		if _, err := p.take(","); err != nil {
			return err
		}
	}
}
