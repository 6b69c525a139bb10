package frame

import (
	"regexp"
	"slices"
	"strings"
)

var (
	typeNamePattern  = regexp.MustCompile(`^[A-Z][A-Za-z0-9]*$`)
	fieldNamePattern = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)
)

// check resolves every name and refuses what the generator cannot express.
func (s *Schema) check() error {
	if s.Namespace == "" || s.Root == "" || len(s.Identifier) != 4 {
		return s.errorf(1, "namespace, root_type and a four-byte file_identifier are needed")
	}
	names, err := s.names()
	if err != nil {
		return err
	}
	for _, union := range s.Unions {
		if err := s.checkUnion(union, names); err != nil {
			return err
		}
	}
	for _, table := range s.Tables {
		if err := s.checkTable(table, names); err != nil {
			return err
		}
	}
	if _, ok := names[s.Root].(*Table); !ok {
		return s.errorf(1, "root_type %s is not a table", s.Root)
	}
	return nil
}

// names maps every declared type name to its declaration.
func (s *Schema) names() (map[string]any, error) {
	names := map[string]any{}
	declare := func(name string, doc []string, line int, declaration any) error {
		if !typeNamePattern.MatchString(name) {
			return s.errorf(line, "type name %s is not in CamelCase", name)
		}
		if len(doc) == 0 {
			return s.errorf(line, "%s has no documentation", name)
		}
		if _, taken := names[name]; taken {
			return s.errorf(line, "%s is declared twice", name)
		}
		names[name] = declaration
		return nil
	}
	for _, enum := range s.Enums {
		if err := declare(enum.Name, enum.Doc, enum.line, enum); err != nil {
			return nil, err
		}
		if err := s.checkEnum(enum); err != nil {
			return nil, err
		}
	}
	for _, table := range s.Tables {
		if err := declare(table.Name, table.Doc, table.line, table); err != nil {
			return nil, err
		}
	}
	for _, union := range s.Unions {
		if err := declare(union.Name, union.Doc, union.line, union); err != nil {
			return nil, err
		}
	}
	return names, nil
}

func (s *Schema) checkEnum(enum *Enum) error {
	if len(enum.Values) == 0 || len(enum.Values) > 256 {
		return s.errorf(enum.line, "enum %s must have 1 to 256 values", enum.Name)
	}
	seen := map[string]bool{}
	for _, value := range enum.Values {
		if seen[value.Name] {
			return s.errorf(enum.line, "%s.%s is declared twice", enum.Name, value.Name)
		}
		seen[value.Name] = true
	}
	return nil
}

func (s *Schema) checkUnion(union *Union, names map[string]any) error {
	if len(union.names) == 0 || len(union.names) > 255 {
		return s.errorf(union.line, "union %s must have 1 to 255 variants", union.Name)
	}
	for _, name := range union.names {
		table, ok := names[name].(*Table)
		if !ok {
			return s.errorf(union.line, "union %s: %s is not a table", union.Name, name)
		}
		if slices.Contains(union.Variants, table) {
			return s.errorf(union.line, "union %s: %s appears twice", union.Name, name)
		}
		union.Variants = append(union.Variants, table)
	}
	return nil
}

func (s *Schema) checkTable(table *Table, names map[string]any) error {
	seen := map[string]bool{}
	slot := 0
	for _, field := range table.Fields {
		if !fieldNamePattern.MatchString(field.Name) {
			return s.errorf(field.line, "field name %s is not in snake_case", field.Name)
		}
		if seen[field.Name] {
			return s.errorf(field.line, "field %s.%s is declared twice", table.Name, field.Name)
		}
		seen[field.Name] = true
		if len(field.Doc) == 0 {
			return s.errorf(field.line, "field %s.%s has no documentation", table.Name, field.Name)
		}
		if err := s.resolve(field, names); err != nil {
			return err
		}
		if err := s.checkField(field); err != nil {
			return err
		}
		field.Slot = slot
		slot++
		if field.Kind == KindUnion {
			slot++
		}
	}
	return nil
}

// resolve finds the kind of a field from its type name.
func (s *Schema) resolve(field *Field, names map[string]any) error {
	scalar, isScalar := scalars[field.typeName]
	switch {
	case isScalar && !field.vector:
		field.Kind, field.Scalar = KindScalar, scalar
		return nil
	case isScalar && scalar.Name == "ubyte":
		field.Kind, field.Scalar = KindBytes, scalar
		return nil
	case field.typeName == "string" && field.vector:
		field.Kind = KindStrings
		return nil
	case field.typeName == "string":
		field.Kind = KindString
		return nil
	}
	switch declaration := names[field.typeName].(type) {
	case *Table:
		field.Table, field.Kind = declaration, KindTable
		if field.vector {
			field.Kind = KindTables
		}
		return nil
	case *Enum:
		if !field.vector {
			field.Enum, field.Kind, field.Scalar = declaration, KindEnum, declaration.Base
			return nil
		}
	case *Union:
		if !field.vector {
			field.Union, field.Kind = declaration, KindUnion
			return nil
		}
	case nil:
		return s.errorf(field.line, "field %s: unknown type %s", field.Name, field.typeName)
	}
	return s.errorf(field.line, "field %s: vectors of %s are not supported", field.Name, field.typeName)
}

func (s *Schema) checkField(field *Field) error {
	sized := field.Kind == KindString || field.vector
	switch {
	case field.Optional && field.Kind != KindScalar:
		return s.errorf(field.line, "field %s: only a scalar can be null", field.Name)
	case field.Required && (field.Kind == KindScalar || field.Kind == KindEnum):
		return s.errorf(field.line, "field %s: a scalar cannot be required", field.Name)
	case field.Limit > 0 && !sized:
		return s.errorf(field.line, "field %s: only strings and vectors have a limit", field.Name)
	case field.Limit > 0 && !slices.Contains(s.Attributes, "limit"):
		return s.errorf(field.line, "field %s: attribute \"limit\" is not declared", field.Name)
	case field.Secret && !slices.Contains(s.Attributes, "secret"):
		return s.errorf(field.line, "field %s: attribute \"secret\" is not declared", field.Name)
	case sized && field.Limit == 0:
		return s.errorf(field.line, "field %s: strings and vectors need a limit", field.Name)
	}
	return nil
}

// packageName is the last part of the namespace.
func (s *Schema) packageName() string {
	return s.Namespace[strings.LastIndexByte(s.Namespace, '.')+1:]
}
