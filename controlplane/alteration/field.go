package alteration

import (
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// field leads to what the fields of all kinds of schemas have; external is nil for plain schemas.
type field struct {
	name     *string
	optional *bool
	external **string
}

func schemaField(f *model.SchemaField) field { return field{name: &f.Name, optional: &f.Optional} }

func wireField(f *model.WireJSONField) field { return field{&f.Name, &f.Optional, &f.External} }

func avroField(f *model.WireAVROField) field { return field{&f.Name, &f.Optional, &f.External} }

// fields are the fields of a schema of any kind.
type fields struct {
	named
	at func(position int) field
}

func fieldsOf[T any](items *[]T, lead func(*T) field) *fields {
	name := func(item *T) string { return *lead(item).name }
	return &fields{list[T]{items, name}, func(position int) field { return lead(&(*items)[position]) }}
}

// fields gives the fields of the candidate; nil when its kind has none.
func (c *candidate) fields() *fields {
	switch m := c.model.(type) {
	case *model.Schema:
		return fieldsOf(&m.Fields, schemaField)
	case *model.WireJSONSchema:
		return fieldsOf(&m.Fields, wireField)
	case *model.WireCBORSchema:
		return fieldsOf(&m.Fields, wireField)
	case *model.WireAVROSchema:
		return fieldsOf(&m.Fields, avroField)
	}
	return nil
}

// existing leads to a field that must be there.
func (c *candidate) existing(operation, name string) (fields *fields, position int, refusal failure.Placed) {
	fields = c.fields()
	if fields == nil {
		return nil, 0, c.foreign(operation)
	}
	found := fields.find(name)
	if len(found) == 0 {
		return nil, 0, c.missing("field", "field '"+name+"'", fields.names()...)
	}
	return fields, found[0], nil
}

// add appends a field whose name must be free.
func add[T any](c *candidate, items *[]T, item T, lead func(*T) field) failure.Placed {
	name := *lead(&item).name
	if len(fieldsOf(items, lead).find(name)) > 0 {
		return c.exists("field.name", "the field '"+name+"'", "change it with ALTER FIELD")
	}
	*items = append(*items, item)
	return nil
}

// VisitAddField adds a field to a schema.
func (c *candidate) VisitAddField(o *statement.AddField) failure.Placed {
	if m, ok := c.model.(*model.Schema); ok {
		return add(c, &m.Fields, o.Field, schemaField)
	}
	return c.foreign("ADD FIELD of a schema")
}

// VisitAddWireField adds a field to a JSON or CBOR wire schema.
func (c *candidate) VisitAddWireField(o *statement.AddWireField) failure.Placed {
	switch m := c.model.(type) {
	case *model.WireJSONSchema:
		return add(c, &m.Fields, o.Field, wireField)
	case *model.WireCBORSchema:
		return add(c, &m.Fields, o.Field, wireField)
	}
	return c.foreign("ADD FIELD of a JSON or CBOR wire schema")
}

// VisitAddAVROField adds a field to an AVRO wire schema.
func (c *candidate) VisitAddAVROField(o *statement.AddAVROField) failure.Placed {
	if m, ok := c.model.(*model.WireAVROSchema); ok {
		return add(c, &m.Fields, o.Field, avroField)
	}
	return c.foreign("ADD FIELD of an AVRO wire schema")
}

// VisitDropField removes a field, which must not be the last one.
func (c *candidate) VisitDropField(o *statement.DropField) failure.Placed {
	fields, position, refusal := c.existing("DROP FIELD", o.Field)
	switch {
	case refusal != nil:
		return refusal
	case fields.size() == 1:
		return c.refuse("field", &failure.LastPart{Owner: c.owner(), Part: "a field"})
	}
	fields.remove(position)
	return nil
}

// VisitRenameField renames a field; it keeps its position.
func (c *candidate) VisitRenameField(o *statement.RenameField) failure.Placed {
	fields, position, refusal := c.existing("RENAME FIELD", o.Field)
	switch {
	case refusal != nil:
		return refusal
	case len(fields.find(o.To)) > 0:
		return c.exists("to", "the field '"+o.To+"'", "give a name that is free")
	}
	*fields.at(position).name = o.To
	return nil
}

// VisitSetFieldType changes the type of a schema field.
func (c *candidate) VisitSetFieldType(o *statement.SetFieldType) failure.Placed {
	m, ok := c.model.(*model.Schema)
	if !ok {
		return c.foreign("SET TYPE of a schema field")
	}
	_, position, refusal := c.existing("ALTER FIELD", o.Field)
	if refusal == nil {
		m.Fields[position].Type = o.Type
	}
	return refusal
}

// VisitSetWireFieldType changes the type of a field of a JSON or CBOR wire schema.
func (c *candidate) VisitSetWireFieldType(o *statement.SetWireFieldType) failure.Placed {
	var items []model.WireJSONField
	switch m := c.model.(type) {
	case *model.WireJSONSchema:
		items = m.Fields
	case *model.WireCBORSchema:
		items = m.Fields
	default:
		return c.foreign("SET TYPE of a JSON or CBOR wire field")
	}
	_, position, refusal := c.existing("ALTER FIELD", o.Field)
	if refusal == nil {
		items[position].Type = o.Type
	}
	return refusal
}

// VisitSetAVROFieldType changes the type of a field of an AVRO wire schema.
func (c *candidate) VisitSetAVROFieldType(o *statement.SetAVROFieldType) failure.Placed {
	m, ok := c.model.(*model.WireAVROSchema)
	if !ok {
		return c.foreign("SET TYPE of an AVRO wire field")
	}
	_, position, refusal := c.existing("ALTER FIELD", o.Field)
	if refusal == nil {
		m.Fields[position].Type = o.Type
	}
	return refusal
}

// VisitSetFieldOptional sets or drops OPTIONAL; what the field already is changes nothing.
func (c *candidate) VisitSetFieldOptional(o *statement.SetFieldOptional) failure.Placed {
	fields, position, refusal := c.existing("OPTIONAL", o.Field)
	if refusal == nil {
		*fields.at(position).optional = o.Optional
	}
	return refusal
}

// VisitSetFieldSensitive sets or drops SENSITIVE; what the field already is changes nothing.
func (c *candidate) VisitSetFieldSensitive(o *statement.SetFieldSensitive) failure.Placed {
	m, ok := c.model.(*model.Schema)
	if !ok {
		return c.foreign("SENSITIVE")
	}
	_, position, refusal := c.existing("ALTER FIELD", o.Field)
	if refusal == nil {
		m.Fields[position].Sensitive = o.Sensitive
	}
	return refusal
}

// VisitSetFieldExternal sets or drops the payload key of a wire field; what it already is changes
// nothing.
func (c *candidate) VisitSetFieldExternal(o *statement.SetFieldExternal) failure.Placed {
	if _, plain := c.model.(*model.Schema); plain {
		return c.foreign("NAMED")
	}
	fields, position, refusal := c.existing("NAMED", o.Field)
	if refusal == nil {
		*fields.at(position).external = o.External
	}
	return refusal
}

// VisitSetWireMode changes the mode of a wire schema.
func (c *candidate) VisitSetWireMode(o *statement.SetWireMode) failure.Placed {
	switch m := c.model.(type) {
	case *model.WireJSONSchema:
		m.Mode = o.Mode
	case *model.WireCBORSchema:
		m.Mode = o.Mode
	case *model.WireAVROSchema:
		m.Mode = o.Mode
	default:
		return c.foreign("MODE")
	}
	return nil
}
