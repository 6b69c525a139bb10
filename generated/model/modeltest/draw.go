// Code generated from spec/ by go generate. DO NOT EDIT.

package modeltest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/datatype"
	"nervix/generated/datatype/datatypetest"
	"nervix/generated/model"
	"pgregory.net/rapid"
)

// Change draws values of any shape.
func Change() *rapid.Generator[*model.Change] {
	return rapid.Custom(func(t *rapid.T) *model.Change {
		return DrawChange(t, canonicaltest.Depth)
	})
}

// DrawChange draws a value that nests freely for depth levels.
func DrawChange(t *rapid.T, _ int) *model.Change {
	return &model.Change{
		Path:   rapid.String().Draw(t, "Path"),
		Aspect: rapid.String().Draw(t, "Aspect"),
		Level:  model.Level(rapid.Uint8Range(0, 2).Draw(t, "Level")),
		Purges: rapid.Bool().Draw(t, "Purges"),
	}
}

// Reference draws values of any shape.
func Reference() *rapid.Generator[*model.Reference] {
	return rapid.Custom(func(t *rapid.T) *model.Reference {
		return DrawReference(t, canonicaltest.Depth)
	})
}

// DrawReference draws a value that nests freely for depth levels.
func DrawReference(t *rapid.T, _ int) *model.Reference {
	return &model.Reference{
		Kind: model.Kind(rapid.Uint8Range(0, 12).Draw(t, "Kind")),
		Name: rapid.String().Draw(t, "Name"),
		Role: rapid.String().Draw(t, "Role"),
		Path: rapid.String().Draw(t, "Path"),
	}
}

// IntegerLiteral draws values of any shape.
func IntegerLiteral() *rapid.Generator[*model.IntegerLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.IntegerLiteral {
		return DrawIntegerLiteral(t, canonicaltest.Depth)
	})
}

// DrawIntegerLiteral draws a value that nests freely for depth levels.
func DrawIntegerLiteral(t *rapid.T, _ int) *model.IntegerLiteral {
	return &model.IntegerLiteral{
		Value: rapid.Int64Min(0).Draw(t, "Value"),
	}
}

// FloatLiteral draws values of any shape.
func FloatLiteral() *rapid.Generator[*model.FloatLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.FloatLiteral {
		return DrawFloatLiteral(t, canonicaltest.Depth)
	})
}

// DrawFloatLiteral draws a value that nests freely for depth levels.
func DrawFloatLiteral(t *rapid.T, _ int) *model.FloatLiteral {
	return &model.FloatLiteral{
		Value: rapid.Float64Min(0.0).Draw(t, "Value"),
	}
}

// StringLiteral draws values of any shape.
func StringLiteral() *rapid.Generator[*model.StringLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.StringLiteral {
		return DrawStringLiteral(t, canonicaltest.Depth)
	})
}

// DrawStringLiteral draws a value that nests freely for depth levels.
func DrawStringLiteral(t *rapid.T, _ int) *model.StringLiteral {
	return &model.StringLiteral{
		Value: rapid.String().Draw(t, "Value"),
	}
}

// BoolLiteral draws values of any shape.
func BoolLiteral() *rapid.Generator[*model.BoolLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.BoolLiteral {
		return DrawBoolLiteral(t, canonicaltest.Depth)
	})
}

// DrawBoolLiteral draws a value that nests freely for depth levels.
func DrawBoolLiteral(t *rapid.T, _ int) *model.BoolLiteral {
	return &model.BoolLiteral{
		Value: rapid.Bool().Draw(t, "Value"),
	}
}

// NullLiteral gives the only value there is.
func NullLiteral() *rapid.Generator[*model.NullLiteral] {
	return rapid.Just(&model.NullLiteral{})
}

// DrawNullLiteral gives the only value there is.
func DrawNullLiteral(*rapid.T, int) *model.NullLiteral {
	return &model.NullLiteral{}
}

// FieldReference draws values of any shape.
func FieldReference() *rapid.Generator[*model.FieldReference] {
	return rapid.Custom(func(t *rapid.T) *model.FieldReference {
		return DrawFieldReference(t, canonicaltest.Depth)
	})
}

// DrawFieldReference draws a value that nests freely for depth levels.
func DrawFieldReference(t *rapid.T, _ int) *model.FieldReference {
	v := &model.FieldReference{
		Scope: model.Scope(rapid.Uint8Range(0, 10).Draw(t, "Scope")),
		Field: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Field"),
	}
	switch v.Scope {
	case model.ScopeRelayState:
		v.Relay = rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Relay")
	}
	return v
}

// Unary draws values of any shape.
func Unary() *rapid.Generator[*model.Unary] {
	return rapid.Custom(func(t *rapid.T) *model.Unary {
		return DrawUnary(t, canonicaltest.Depth)
	})
}

// DrawUnary draws a value that nests freely for depth levels.
func DrawUnary(t *rapid.T, depth int) *model.Unary {
	return &model.Unary{
		Operator: model.UnaryOperator(rapid.Uint8Range(0, 1).Draw(t, "Operator")),
		Operand:  DrawExpression(t, depth-1),
	}
}

// Binary draws values of any shape.
func Binary() *rapid.Generator[*model.Binary] {
	return rapid.Custom(func(t *rapid.T) *model.Binary {
		return DrawBinary(t, canonicaltest.Depth)
	})
}

// DrawBinary draws a value that nests freely for depth levels.
func DrawBinary(t *rapid.T, depth int) *model.Binary {
	return &model.Binary{
		Operator: model.BinaryOperator(rapid.Uint8Range(0, 12).Draw(t, "Operator")),
		Left:     DrawExpression(t, depth-1),
		Right:    DrawExpression(t, depth-1),
	}
}

// Cast draws values of any shape.
func Cast() *rapid.Generator[*model.Cast] {
	return rapid.Custom(func(t *rapid.T) *model.Cast {
		return DrawCast(t, canonicaltest.Depth)
	})
}

// DrawCast draws a value that nests freely for depth levels.
func DrawCast(t *rapid.T, depth int) *model.Cast {
	return &model.Cast{
		Operand: DrawExpression(t, depth-1),
		Target:  datatype.Kind(rapid.Uint8Range(0, 12).Draw(t, "Target")),
	}
}

// Call draws values of any shape.
func Call() *rapid.Generator[*model.Call] {
	return rapid.Custom(func(t *rapid.T) *model.Call {
		return DrawCall(t, canonicaltest.Depth)
	})
}

// DrawCall draws a value that nests freely for depth levels.
func DrawCall(t *rapid.T, depth int) *model.Call {
	return &model.Call{
		Function: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Function"),
		Arguments: canonicaltest.List(t, "Arguments", 0, max(0, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// ArrayLiteral draws values of any shape.
func ArrayLiteral() *rapid.Generator[*model.ArrayLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.ArrayLiteral {
		return DrawArrayLiteral(t, canonicaltest.Depth)
	})
}

// DrawArrayLiteral draws a value that nests freely for depth levels.
func DrawArrayLiteral(t *rapid.T, depth int) *model.ArrayLiteral {
	return &model.ArrayLiteral{
		Items: canonicaltest.List(t, "Items", 1, max(1, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// If draws values of any shape.
func If() *rapid.Generator[*model.If] {
	return rapid.Custom(func(t *rapid.T) *model.If {
		return DrawIf(t, canonicaltest.Depth)
	})
}

// DrawIf draws a value that nests freely for depth levels.
func DrawIf(t *rapid.T, depth int) *model.If {
	return &model.If{
		Condition: DrawExpression(t, depth-1),
		Then:      DrawExpression(t, depth-1),
		Else:      DrawExpression(t, depth-1),
	}
}

// CaseArm draws values of any shape.
func CaseArm() *rapid.Generator[*model.CaseArm] {
	return rapid.Custom(func(t *rapid.T) *model.CaseArm {
		return DrawCaseArm(t, canonicaltest.Depth)
	})
}

// DrawCaseArm draws a value that nests freely for depth levels.
func DrawCaseArm(t *rapid.T, depth int) *model.CaseArm {
	return &model.CaseArm{
		When: DrawExpression(t, depth-1),
		Then: DrawExpression(t, depth-1),
	}
}

// Case draws values of any shape.
func Case() *rapid.Generator[*model.Case] {
	return rapid.Custom(func(t *rapid.T) *model.Case {
		return DrawCase(t, canonicaltest.Depth)
	})
}

// DrawCase draws a value that nests freely for depth levels.
func DrawCase(t *rapid.T, depth int) *model.Case {
	return &model.Case{
		Operand: canonicaltest.Maybe(t, "Operand", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Arms: canonicaltest.List(t, "Arms", 1, max(1, min(3, depth)), func() model.CaseArm {
			return *DrawCaseArm(t, depth-1)
		}),
		Else: canonicaltest.Maybe(t, "Else", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// Duration draws values of any shape.
func Duration() *rapid.Generator[*model.Duration] {
	return rapid.Custom(func(t *rapid.T) *model.Duration {
		return DrawDuration(t, canonicaltest.Depth)
	})
}

// DrawDuration draws a value that nests freely for depth levels.
func DrawDuration(t *rapid.T, _ int) *model.Duration {
	v := rapid.SampledFrom([]model.Duration{
		{
			Nanoseconds: 1000000,
			Text:        "1ms",
		},
		{
			Nanoseconds: 20000000000,
			Text:        "20s",
		},
		{
			Nanoseconds: 60000000000,
			Text:        "1m",
		},
		{
			Nanoseconds: 7200000000000,
			Text:        "2h",
		},
	}).Draw(t, "Duration")
	return &v
}

// ByteSize draws values of any shape.
func ByteSize() *rapid.Generator[*model.ByteSize] {
	return rapid.Custom(func(t *rapid.T) *model.ByteSize {
		return DrawByteSize(t, canonicaltest.Depth)
	})
}

// DrawByteSize draws a value that nests freely for depth levels.
func DrawByteSize(t *rapid.T, _ int) *model.ByteSize {
	v := rapid.SampledFrom([]model.ByteSize{
		{
			Bytes: 512,
			Text:  "512B",
		},
		{
			Bytes: 65536,
			Text:  "64KiB",
		},
		{
			Bytes: 1048576,
			Text:  "1MiB",
		},
	}).Draw(t, "ByteSize")
	return &v
}

// Schema draws values of any shape.
func Schema() *rapid.Generator[*model.Schema] {
	return rapid.Custom(func(t *rapid.T) *model.Schema {
		return DrawSchema(t, canonicaltest.Depth)
	})
}

// DrawSchema draws a value that nests freely for depth levels.
func DrawSchema(t *rapid.T, depth int) *model.Schema {
	return &model.Schema{
		Name: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Fields: canonicaltest.List(t, "Fields", 1, max(1, min(3, depth)), func() model.SchemaField {
			return *DrawSchemaField(t, depth-1)
		}),
	}
}

// SchemaField draws values of any shape.
func SchemaField() *rapid.Generator[*model.SchemaField] {
	return rapid.Custom(func(t *rapid.T) *model.SchemaField {
		return DrawSchemaField(t, canonicaltest.Depth)
	})
}

// DrawSchemaField draws a value that nests freely for depth levels.
func DrawSchemaField(t *rapid.T, depth int) *model.SchemaField {
	return &model.SchemaField{
		Name:      rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Type:      *datatypetest.DrawType(t, depth-1),
		Optional:  rapid.Bool().Draw(t, "Optional"),
		Sensitive: rapid.Bool().Draw(t, "Sensitive"),
	}
}

// WireJSONSchema draws values of any shape.
func WireJSONSchema() *rapid.Generator[*model.WireJSONSchema] {
	return rapid.Custom(func(t *rapid.T) *model.WireJSONSchema {
		return DrawWireJSONSchema(t, canonicaltest.Depth)
	})
}

// DrawWireJSONSchema draws a value that nests freely for depth levels.
func DrawWireJSONSchema(t *rapid.T, depth int) *model.WireJSONSchema {
	return &model.WireJSONSchema{
		Name: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Mode: model.WireMode(rapid.Uint8Range(0, 1).Draw(t, "Mode")),
		Fields: canonicaltest.List(t, "Fields", 1, max(1, min(3, depth)), func() model.WireJSONField {
			return *DrawWireJSONField(t, depth-1)
		}),
	}
}

// WireJSONField draws values of any shape.
func WireJSONField() *rapid.Generator[*model.WireJSONField] {
	return rapid.Custom(func(t *rapid.T) *model.WireJSONField {
		return DrawWireJSONField(t, canonicaltest.Depth)
	})
}

// DrawWireJSONField draws a value that nests freely for depth levels.
func DrawWireJSONField(t *rapid.T, _ int) *model.WireJSONField {
	return &model.WireJSONField{
		Name:     rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Type:     model.JSONType(rapid.Uint8Range(0, 6).Draw(t, "Type")),
		Optional: rapid.Bool().Draw(t, "Optional"),
	}
}

// Codec draws values of any shape.
func Codec() *rapid.Generator[*model.Codec] {
	return rapid.Custom(func(t *rapid.T) *model.Codec {
		return DrawCodec(t, canonicaltest.Depth)
	})
}

// DrawCodec draws a value that nests freely for depth levels.
func DrawCodec(t *rapid.T, depth int) *model.Codec {
	return &model.Codec{
		Name:   rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Wire:   DrawCodecWire(t, depth-1),
		Schema: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Schema"),
		Encodings: canonicaltest.List(t, "Encodings", 0, 3, func() string {
			return rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Encodings")
		}),
	}
}

// WireJSON draws values of any shape.
func WireJSON() *rapid.Generator[*model.WireJSON] {
	return rapid.Custom(func(t *rapid.T) *model.WireJSON {
		return DrawWireJSON(t, canonicaltest.Depth)
	})
}

// DrawWireJSON draws a value that nests freely for depth levels.
func DrawWireJSON(t *rapid.T, _ int) *model.WireJSON {
	return &model.WireJSON{
		Schema: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Schema"),
	}
}

// Client draws values of any shape.
func Client() *rapid.Generator[*model.Client] {
	return rapid.Custom(func(t *rapid.T) *model.Client {
		return DrawClient(t, canonicaltest.Depth)
	})
}

// DrawClient draws a value that nests freely for depth levels.
func DrawClient(t *rapid.T, depth int) *model.Client {
	return &model.Client{
		Name: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Type: model.ClientType(rapid.Uint8Range(0, 1).Draw(t, "Type")),
		Config: canonicaltest.List(t, "Config", 0, max(0, min(3, depth)), func() model.ConfigEntry {
			return *DrawConfigEntry(t, depth-1)
		}),
	}
}

// ConfigEntry draws values of any shape.
func ConfigEntry() *rapid.Generator[*model.ConfigEntry] {
	return rapid.Custom(func(t *rapid.T) *model.ConfigEntry {
		return DrawConfigEntry(t, canonicaltest.Depth)
	})
}

// DrawConfigEntry draws a value that nests freely for depth levels.
func DrawConfigEntry(t *rapid.T, _ int) *model.ConfigEntry {
	return &model.ConfigEntry{
		Key:   rapid.StringMatching("[a-z]{1,8}([.][a-z]{1,8})?").Draw(t, "Key"),
		Value: rapid.String().Draw(t, "Value"),
	}
}

// Vhost draws values of any shape.
func Vhost() *rapid.Generator[*model.Vhost] {
	return rapid.Custom(func(t *rapid.T) *model.Vhost {
		return DrawVhost(t, canonicaltest.Depth)
	})
}

// DrawVhost draws a value that nests freely for depth levels.
func DrawVhost(t *rapid.T, depth int) *model.Vhost {
	return &model.Vhost{
		Name: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Hosts: canonicaltest.List(t, "Hosts", 1, 3, func() string {
			return rapid.StringMatching("[a-z]{1,8}[.]example").Draw(t, "Hosts")
		}),
	}
}

// Endpoint draws values of any shape.
func Endpoint() *rapid.Generator[*model.Endpoint] {
	return rapid.Custom(func(t *rapid.T) *model.Endpoint {
		return DrawEndpoint(t, canonicaltest.Depth)
	})
}

// DrawEndpoint draws a value that nests freely for depth levels.
func DrawEndpoint(t *rapid.T, _ int) *model.Endpoint {
	return &model.Endpoint{
		Name:  rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Vhost: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Vhost"),
		Path:  rapid.StringMatching("/[a-z]{0,8}").Draw(t, "Path"),
	}
}

// Branch draws values of any shape.
func Branch() *rapid.Generator[*model.Branch] {
	return rapid.Custom(func(t *rapid.T) *model.Branch {
		return DrawBranch(t, canonicaltest.Depth)
	})
}

// DrawBranch draws a value that nests freely for depth levels.
func DrawBranch(t *rapid.T, depth int) *model.Branch {
	return &model.Branch{
		Name:         rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Schema:       rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Schema"),
		TTL:          *DrawDuration(t, depth-1),
		MaxInstances: rapid.Uint64().Draw(t, "MaxInstances"),
	}
}

// Branching draws values of any shape.
func Branching() *rapid.Generator[*model.Branching] {
	return rapid.Custom(func(t *rapid.T) *model.Branching {
		return DrawBranching(t, canonicaltest.Depth)
	})
}

// DrawBranching draws a value that nests freely for depth levels.
func DrawBranching(t *rapid.T, _ int) *model.Branching {
	return &model.Branching{
		Branch: rapid.StringMatching("([a-z]{1,6}_[0-9]{1,2})?").Draw(t, "Branch"),
	}
}

// Relay draws values of any shape.
func Relay() *rapid.Generator[*model.Relay] {
	return rapid.Custom(func(t *rapid.T) *model.Relay {
		return DrawRelay(t, canonicaltest.Depth)
	})
}

// DrawRelay draws a value that nests freely for depth levels.
func DrawRelay(t *rapid.T, depth int) *model.Relay {
	return &model.Relay{
		Name:      rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Schema:    rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Schema"),
		Branching: *DrawBranching(t, depth-1),
		Capacity:  rapid.Uint64Min(1).Draw(t, "Capacity"),
	}
}

// Input draws values of any shape.
func Input() *rapid.Generator[*model.Input] {
	return rapid.Custom(func(t *rapid.T) *model.Input {
		return DrawInput(t, canonicaltest.Depth)
	})
}

// DrawInput draws a value that nests freely for depth levels.
func DrawInput(t *rapid.T, depth int) *model.Input {
	return &model.Input{
		Relay: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Relay"),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// InheritItem draws values of any shape.
func InheritItem() *rapid.Generator[*model.InheritItem] {
	return rapid.Custom(func(t *rapid.T) *model.InheritItem {
		return DrawInheritItem(t, canonicaltest.Depth)
	})
}

// DrawInheritItem draws a value that nests freely for depth levels.
func DrawInheritItem(t *rapid.T, _ int) *model.InheritItem {
	return &model.InheritItem{
		Field:         rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Field"),
		LeakSensitive: rapid.Bool().Draw(t, "LeakSensitive"),
	}
}

// InheritAll draws values of any shape.
func InheritAll() *rapid.Generator[*model.InheritAll] {
	return rapid.Custom(func(t *rapid.T) *model.InheritAll {
		return DrawInheritAll(t, canonicaltest.Depth)
	})
}

// DrawInheritAll draws a value that nests freely for depth levels.
func DrawInheritAll(t *rapid.T, depth int) *model.InheritAll {
	return &model.InheritAll{
		Except: canonicaltest.List(t, "Except", 0, 3, func() string {
			return rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Except")
		}),
	}
}

// InheritFields draws values of any shape.
func InheritFields() *rapid.Generator[*model.InheritFields] {
	return rapid.Custom(func(t *rapid.T) *model.InheritFields {
		return DrawInheritFields(t, canonicaltest.Depth)
	})
}

// DrawInheritFields draws a value that nests freely for depth levels.
func DrawInheritFields(t *rapid.T, depth int) *model.InheritFields {
	return &model.InheritFields{
		Items: canonicaltest.List(t, "Items", 1, max(1, min(3, depth)), func() model.InheritItem {
			return *DrawInheritItem(t, depth-1)
		}),
	}
}

// Assignment draws values of any shape.
func Assignment() *rapid.Generator[*model.Assignment] {
	return rapid.Custom(func(t *rapid.T) *model.Assignment {
		return DrawAssignment(t, canonicaltest.Depth)
	})
}

// DrawAssignment draws a value that nests freely for depth levels.
func DrawAssignment(t *rapid.T, depth int) *model.Assignment {
	return &model.Assignment{
		Scope:  model.Scope(rapid.Uint8Range(0, 10).Draw(t, "Scope")),
		Target: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Target"),
		Value:  DrawExpression(t, depth-1),
	}
}

// Construction draws values of any shape.
func Construction() *rapid.Generator[*model.Construction] {
	return rapid.Custom(func(t *rapid.T) *model.Construction {
		return DrawConstruction(t, canonicaltest.Depth)
	})
}

// DrawConstruction draws a value that nests freely for depth levels.
func DrawConstruction(t *rapid.T, depth int) *model.Construction {
	return &model.Construction{
		Inherit: canonicaltest.Maybe(t, "Inherit", depth > 0, func() model.Inherit {
			return DrawInherit(t, depth-1)
		}),
		Set: canonicaltest.List(t, "Set", 0, max(0, min(3, depth)), func() model.Assignment {
			return *DrawAssignment(t, depth-1)
		}),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Invoke: canonicaltest.List(t, "Invoke", 0, max(0, min(3, depth)), func() model.Invocation {
			return *DrawInvocation(t, depth-1)
		}),
	}
}

// Invocation draws values of any shape.
func Invocation() *rapid.Generator[*model.Invocation] {
	return rapid.Custom(func(t *rapid.T) *model.Invocation {
		return DrawInvocation(t, canonicaltest.Depth)
	})
}

// DrawInvocation draws a value that nests freely for depth levels.
func DrawInvocation(t *rapid.T, depth int) *model.Invocation {
	return &model.Invocation{
		Function: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Function"),
		Arguments: canonicaltest.List(t, "Arguments", 0, max(0, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// FlushImmediate gives the only value there is.
func FlushImmediate() *rapid.Generator[*model.FlushImmediate] {
	return rapid.Just(&model.FlushImmediate{})
}

// DrawFlushImmediate gives the only value there is.
func DrawFlushImmediate(*rapid.T, int) *model.FlushImmediate {
	return &model.FlushImmediate{}
}

// FlushEach draws values of any shape.
func FlushEach() *rapid.Generator[*model.FlushEach] {
	return rapid.Custom(func(t *rapid.T) *model.FlushEach {
		return DrawFlushEach(t, canonicaltest.Depth)
	})
}

// DrawFlushEach draws a value that nests freely for depth levels.
func DrawFlushEach(t *rapid.T, depth int) *model.FlushEach {
	return &model.FlushEach{
		Interval:     *DrawDuration(t, depth-1),
		MaxBatchSize: *DrawByteSize(t, depth-1),
	}
}

// IgnoreError gives the only value there is.
func IgnoreError() *rapid.Generator[*model.IgnoreError] {
	return rapid.Just(&model.IgnoreError{})
}

// DrawIgnoreError gives the only value there is.
func DrawIgnoreError(*rapid.T, int) *model.IgnoreError {
	return &model.IgnoreError{}
}

// LogError gives the only value there is.
func LogError() *rapid.Generator[*model.LogError] {
	return rapid.Just(&model.LogError{})
}

// DrawLogError gives the only value there is.
func DrawLogError(*rapid.T, int) *model.LogError {
	return &model.LogError{}
}

// SendError draws values of any shape.
func SendError() *rapid.Generator[*model.SendError] {
	return rapid.Custom(func(t *rapid.T) *model.SendError {
		return DrawSendError(t, canonicaltest.Depth)
	})
}

// DrawSendError draws a value that nests freely for depth levels.
func DrawSendError(t *rapid.T, depth int) *model.SendError {
	return &model.SendError{
		Relay: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Relay"),
		Set: canonicaltest.List(t, "Set", 0, max(0, min(3, depth)), func() model.Assignment {
			return *DrawAssignment(t, depth-1)
		}),
	}
}

// Route draws values of any shape.
func Route() *rapid.Generator[*model.Route] {
	return rapid.Custom(func(t *rapid.T) *model.Route {
		return DrawRoute(t, canonicaltest.Depth)
	})
}

// DrawRoute draws a value that nests freely for depth levels.
func DrawRoute(t *rapid.T, depth int) *model.Route {
	return &model.Route{
		Relay:        rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Relay"),
		Construction: *DrawConstruction(t, depth-1),
		Flush: canonicaltest.Maybe(t, "Flush", depth > 0, func() model.Flush {
			return DrawFlush(t, depth-1)
		}),
		MessageError: DrawMessageError(t, depth-1),
	}
}

// BranchAssignment draws values of any shape.
func BranchAssignment() *rapid.Generator[*model.BranchAssignment] {
	return rapid.Custom(func(t *rapid.T) *model.BranchAssignment {
		return DrawBranchAssignment(t, canonicaltest.Depth)
	})
}

// DrawBranchAssignment draws a value that nests freely for depth levels.
func DrawBranchAssignment(t *rapid.T, depth int) *model.BranchAssignment {
	return &model.BranchAssignment{
		Scope:  model.Scope(rapid.Uint8Range(0, 10).Draw(t, "Scope")),
		Target: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Target"),
		Value:  DrawExpression(t, depth-1),
	}
}

// EntryRoute draws values of any shape.
func EntryRoute() *rapid.Generator[*model.EntryRoute] {
	return rapid.Custom(func(t *rapid.T) *model.EntryRoute {
		return DrawEntryRoute(t, canonicaltest.Depth)
	})
}

// DrawEntryRoute draws a value that nests freely for depth levels.
func DrawEntryRoute(t *rapid.T, depth int) *model.EntryRoute {
	return &model.EntryRoute{
		Relay:        rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Relay"),
		Construction: *DrawConstruction(t, depth-1),
		Branching:    *DrawBranching(t, depth-1),
		Keys: canonicaltest.List(t, "Keys", 0, max(0, min(3, depth)), func() model.BranchAssignment {
			return *DrawBranchAssignment(t, depth-1)
		}),
		Flush:        DrawFlush(t, depth-1),
		MessageError: DrawMessageError(t, depth-1),
	}
}

// Retry draws values of any shape.
func Retry() *rapid.Generator[*model.Retry] {
	return rapid.Custom(func(t *rapid.T) *model.Retry {
		return DrawRetry(t, canonicaltest.Depth)
	})
}

// DrawRetry draws a value that nests freely for depth levels.
func DrawRetry(t *rapid.T, depth int) *model.Retry {
	return &model.Retry{
		Backoff: *DrawDuration(t, depth-1),
		Max:     *DrawDuration(t, depth-1),
	}
}

// AckSequential draws values of any shape.
func AckSequential() *rapid.Generator[*model.AckSequential] {
	return rapid.Custom(func(t *rapid.T) *model.AckSequential {
		return DrawAckSequential(t, canonicaltest.Depth)
	})
}

// DrawAckSequential draws a value that nests freely for depth levels.
func DrawAckSequential(t *rapid.T, depth int) *model.AckSequential {
	return &model.AckSequential{
		Timeout: *DrawDuration(t, depth-1),
		Retry:   *DrawRetry(t, depth-1),
	}
}

// AckParallel draws values of any shape.
func AckParallel() *rapid.Generator[*model.AckParallel] {
	return rapid.Custom(func(t *rapid.T) *model.AckParallel {
		return DrawAckParallel(t, canonicaltest.Depth)
	})
}

// DrawAckParallel draws a value that nests freely for depth levels.
func DrawAckParallel(t *rapid.T, depth int) *model.AckParallel {
	return &model.AckParallel{
		Max: rapid.Uint64Min(1).Draw(t, "Max"),
		BatchTimeout: canonicaltest.Maybe(t, "BatchTimeout", depth > 0, func() *model.Duration {
			return DrawDuration(t, depth-1)
		}),
		Timeout: *DrawDuration(t, depth-1),
		Retry:   *DrawRetry(t, depth-1),
	}
}

// NoAckSequential gives the only value there is.
func NoAckSequential() *rapid.Generator[*model.NoAckSequential] {
	return rapid.Just(&model.NoAckSequential{})
}

// DrawNoAckSequential gives the only value there is.
func DrawNoAckSequential(*rapid.T, int) *model.NoAckSequential {
	return &model.NoAckSequential{}
}

// NoAckParallel gives the only value there is.
func NoAckParallel() *rapid.Generator[*model.NoAckParallel] {
	return rapid.Just(&model.NoAckParallel{})
}

// DrawNoAckParallel gives the only value there is.
func DrawNoAckParallel(*rapid.T, int) *model.NoAckParallel {
	return &model.NoAckParallel{}
}

// EndpointSource draws values of any shape.
func EndpointSource() *rapid.Generator[*model.EndpointSource] {
	return rapid.Custom(func(t *rapid.T) *model.EndpointSource {
		return DrawEndpointSource(t, canonicaltest.Depth)
	})
}

// DrawEndpointSource draws a value that nests freely for depth levels.
func DrawEndpointSource(t *rapid.T, depth int) *model.EndpointSource {
	return &model.EndpointSource{
		Endpoint: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Endpoint"),
		Mode:     DrawSourceMode(t, depth-1),
	}
}

// NatsSource draws values of any shape.
func NatsSource() *rapid.Generator[*model.NatsSource] {
	return rapid.Custom(func(t *rapid.T) *model.NatsSource {
		return DrawNatsSource(t, canonicaltest.Depth)
	})
}

// DrawNatsSource draws a value that nests freely for depth levels.
func DrawNatsSource(t *rapid.T, depth int) *model.NatsSource {
	return &model.NatsSource{
		Client:     rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Client"),
		Subject:    rapid.StringMatching("[a-z]{1,8}([.][a-z]{1,8})?").Draw(t, "Subject"),
		QueueGroup: rapid.StringMatching("[a-z]{1,8}").Draw(t, "QueueGroup"),
		Instances:  rapid.Uint64Min(1).Draw(t, "Instances"),
		Mode:       DrawSourceMode(t, depth-1),
	}
}

// KafkaSource draws values of any shape.
func KafkaSource() *rapid.Generator[*model.KafkaSource] {
	return rapid.Custom(func(t *rapid.T) *model.KafkaSource {
		return DrawKafkaSource(t, canonicaltest.Depth)
	})
}

// DrawKafkaSource draws a value that nests freely for depth levels.
func DrawKafkaSource(t *rapid.T, depth int) *model.KafkaSource {
	return &model.KafkaSource{
		Client:        rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Client"),
		Topic:         rapid.StringMatching("[a-z]{1,8}").Draw(t, "Topic"),
		ConsumerGroup: rapid.StringMatching("[a-z]{1,8}").Draw(t, "ConsumerGroup"),
		Instances:     rapid.Uint64Min(1).Draw(t, "Instances"),
		Mode:          DrawSourceMode(t, depth-1),
	}
}

// QuiesceSuspend gives the only value there is.
func QuiesceSuspend() *rapid.Generator[*model.QuiesceSuspend] {
	return rapid.Just(&model.QuiesceSuspend{})
}

// DrawQuiesceSuspend gives the only value there is.
func DrawQuiesceSuspend(*rapid.T, int) *model.QuiesceSuspend {
	return &model.QuiesceSuspend{}
}

// QuiesceBuffer draws values of any shape.
func QuiesceBuffer() *rapid.Generator[*model.QuiesceBuffer] {
	return rapid.Custom(func(t *rapid.T) *model.QuiesceBuffer {
		return DrawQuiesceBuffer(t, canonicaltest.Depth)
	})
}

// DrawQuiesceBuffer draws a value that nests freely for depth levels.
func DrawQuiesceBuffer(t *rapid.T, depth int) *model.QuiesceBuffer {
	return &model.QuiesceBuffer{
		MaxSize:  *DrawByteSize(t, depth-1),
		Overflow: model.Overflow(rapid.Uint8Range(0, 2).Draw(t, "Overflow")),
	}
}

// QuiesceDrop gives the only value there is.
func QuiesceDrop() *rapid.Generator[*model.QuiesceDrop] {
	return rapid.Just(&model.QuiesceDrop{})
}

// DrawQuiesceDrop gives the only value there is.
func DrawQuiesceDrop(*rapid.T, int) *model.QuiesceDrop {
	return &model.QuiesceDrop{}
}

// QuiesceReject draws values of any shape.
func QuiesceReject() *rapid.Generator[*model.QuiesceReject] {
	return rapid.Custom(func(t *rapid.T) *model.QuiesceReject {
		return DrawQuiesceReject(t, canonicaltest.Depth)
	})
}

// DrawQuiesceReject draws a value that nests freely for depth levels.
func DrawQuiesceReject(t *rapid.T, depth int) *model.QuiesceReject {
	return &model.QuiesceReject{
		RetryAfter: *DrawDuration(t, depth-1),
	}
}

// Ingestor draws values of any shape.
func Ingestor() *rapid.Generator[*model.Ingestor] {
	return rapid.Custom(func(t *rapid.T) *model.Ingestor {
		return DrawIngestor(t, canonicaltest.Depth)
	})
}

// DrawIngestor draws a value that nests freely for depth levels.
func DrawIngestor(t *rapid.T, depth int) *model.Ingestor {
	return &model.Ingestor{
		Name:   rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Source: DrawSource(t, depth-1),
		Quiesce: canonicaltest.Maybe(t, "Quiesce", depth > 0, func() model.Quiesce {
			return DrawQuiesce(t, depth-1)
		}),
		Codec: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Codec"),
		Timestamp: canonicaltest.Maybe(t, "Timestamp", depth > 0, func() model.Timestamp {
			return DrawTimestamp(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.EntryRoute {
			return *DrawEntryRoute(t, depth-1)
		}),
		GeneralError: model.ErrorAction(rapid.Uint8Range(0, 1).Draw(t, "GeneralError")),
	}
}

// TimestampNow gives the only value there is.
func TimestampNow() *rapid.Generator[*model.TimestampNow] {
	return rapid.Just(&model.TimestampNow{})
}

// DrawTimestampNow gives the only value there is.
func DrawTimestampNow(*rapid.T, int) *model.TimestampNow {
	return &model.TimestampNow{}
}

// TimestampAt draws values of any shape.
func TimestampAt() *rapid.Generator[*model.TimestampAt] {
	return rapid.Custom(func(t *rapid.T) *model.TimestampAt {
		return DrawTimestampAt(t, canonicaltest.Depth)
	})
}

// DrawTimestampAt draws a value that nests freely for depth levels.
func DrawTimestampAt(t *rapid.T, _ int) *model.TimestampAt {
	return &model.TimestampAt{
		Field: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Field"),
	}
}

// Junction draws values of any shape.
func Junction() *rapid.Generator[*model.Junction] {
	return rapid.Custom(func(t *rapid.T) *model.Junction {
		return DrawJunction(t, canonicaltest.Depth)
	})
}

// DrawJunction draws a value that nests freely for depth levels.
func DrawJunction(t *rapid.T, depth int) *model.Junction {
	return &model.Junction{
		Name:     rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Branching: *DrawBranching(t, depth-1),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.Route {
			return *DrawRoute(t, depth-1)
		}),
	}
}

// Deduplicator draws values of any shape.
func Deduplicator() *rapid.Generator[*model.Deduplicator] {
	return rapid.Custom(func(t *rapid.T) *model.Deduplicator {
		return DrawDeduplicator(t, canonicaltest.Depth)
	})
}

// DrawDeduplicator draws a value that nests freely for depth levels.
func DrawDeduplicator(t *rapid.T, depth int) *model.Deduplicator {
	return &model.Deduplicator{
		Name:     rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Keys: canonicaltest.List(t, "Keys", 1, max(1, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		MaxTime:   *DrawDuration(t, depth-1),
		Branching: *DrawBranching(t, depth-1),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.Route {
			return *DrawRoute(t, depth-1)
		}),
	}
}

// WindowBound draws values of any shape.
func WindowBound() *rapid.Generator[*model.WindowBound] {
	return rapid.Custom(func(t *rapid.T) *model.WindowBound {
		return DrawWindowBound(t, canonicaltest.Depth)
	})
}

// DrawWindowBound draws a value that nests freely for depth levels.
func DrawWindowBound(t *rapid.T, depth int) *model.WindowBound {
	return &model.WindowBound{
		Messages: rapid.Uint64().Draw(t, "Messages"),
		Duration: canonicaltest.Maybe(t, "Duration", depth > 0, func() *model.Duration {
			return DrawDuration(t, depth-1)
		}),
	}
}

// WindowProcessor draws values of any shape.
func WindowProcessor() *rapid.Generator[*model.WindowProcessor] {
	return rapid.Custom(func(t *rapid.T) *model.WindowProcessor {
		return DrawWindowProcessor(t, canonicaltest.Depth)
	})
}

// DrawWindowProcessor draws a value that nests freely for depth levels.
func DrawWindowProcessor(t *rapid.T, depth int) *model.WindowProcessor {
	return &model.WindowProcessor{
		Name:     rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Width:     *DrawWindowBound(t, depth-1),
		Step:      *DrawWindowBound(t, depth-1),
		Branching: *DrawBranching(t, depth-1),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.Route {
			return *DrawRoute(t, depth-1)
		}),
	}
}

// SinkNoAck draws values of any shape.
func SinkNoAck() *rapid.Generator[*model.SinkNoAck] {
	return rapid.Custom(func(t *rapid.T) *model.SinkNoAck {
		return DrawSinkNoAck(t, canonicaltest.Depth)
	})
}

// DrawSinkNoAck draws a value that nests freely for depth levels.
func DrawSinkNoAck(t *rapid.T, depth int) *model.SinkNoAck {
	return &model.SinkNoAck{
		Retry: *DrawRetry(t, depth-1),
	}
}

// SinkAckSequential draws values of any shape.
func SinkAckSequential() *rapid.Generator[*model.SinkAckSequential] {
	return rapid.Custom(func(t *rapid.T) *model.SinkAckSequential {
		return DrawSinkAckSequential(t, canonicaltest.Depth)
	})
}

// DrawSinkAckSequential draws a value that nests freely for depth levels.
func DrawSinkAckSequential(t *rapid.T, depth int) *model.SinkAckSequential {
	return &model.SinkAckSequential{
		Timeout: *DrawDuration(t, depth-1),
		Retry:   *DrawRetry(t, depth-1),
	}
}

// SinkAckParallel draws values of any shape.
func SinkAckParallel() *rapid.Generator[*model.SinkAckParallel] {
	return rapid.Custom(func(t *rapid.T) *model.SinkAckParallel {
		return DrawSinkAckParallel(t, canonicaltest.Depth)
	})
}

// DrawSinkAckParallel draws a value that nests freely for depth levels.
func DrawSinkAckParallel(t *rapid.T, depth int) *model.SinkAckParallel {
	return &model.SinkAckParallel{
		Max:     rapid.Uint64Min(1).Draw(t, "Max"),
		Timeout: *DrawDuration(t, depth-1),
		Retry:   *DrawRetry(t, depth-1),
	}
}

// KafkaSink draws values of any shape.
func KafkaSink() *rapid.Generator[*model.KafkaSink] {
	return rapid.Custom(func(t *rapid.T) *model.KafkaSink {
		return DrawKafkaSink(t, canonicaltest.Depth)
	})
}

// DrawKafkaSink draws a value that nests freely for depth levels.
func DrawKafkaSink(t *rapid.T, depth int) *model.KafkaSink {
	return &model.KafkaSink{
		Client: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Client"),
		Topic:  rapid.StringMatching("[a-z]{1,8}").Draw(t, "Topic"),
		Mode:   DrawSinkMode(t, depth-1),
	}
}

// NatsSink draws values of any shape.
func NatsSink() *rapid.Generator[*model.NatsSink] {
	return rapid.Custom(func(t *rapid.T) *model.NatsSink {
		return DrawNatsSink(t, canonicaltest.Depth)
	})
}

// DrawNatsSink draws a value that nests freely for depth levels.
func DrawNatsSink(t *rapid.T, depth int) *model.NatsSink {
	return &model.NatsSink{
		Client:  rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Client"),
		Subject: rapid.StringMatching("[a-z]{1,8}([.][a-z]{1,8})?").Draw(t, "Subject"),
		Mode:    DrawSinkMode(t, depth-1),
	}
}

// Emitter draws values of any shape.
func Emitter() *rapid.Generator[*model.Emitter] {
	return rapid.Custom(func(t *rapid.T) *model.Emitter {
		return DrawEmitter(t, canonicaltest.Depth)
	})
}

// DrawEmitter draws a value that nests freely for depth levels.
func DrawEmitter(t *rapid.T, depth int) *model.Emitter {
	return &model.Emitter{
		Name:     rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.EmitterInput {
			return *DrawEmitterInput(t, depth-1)
		}),
		Sink:         DrawSink(t, depth-1),
		Codec:        rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Codec"),
		Construction: *DrawConstruction(t, depth-1),
		Flush:        DrawFlush(t, depth-1),
		MessageError: DrawMessageError(t, depth-1),
		GeneralError: model.ErrorAction(rapid.Uint8Range(0, 1).Draw(t, "GeneralError")),
	}
}

// EmitterInput draws values of any shape.
func EmitterInput() *rapid.Generator[*model.EmitterInput] {
	return rapid.Custom(func(t *rapid.T) *model.EmitterInput {
		return DrawEmitterInput(t, canonicaltest.Depth)
	})
}

// DrawEmitterInput draws a value that nests freely for depth levels.
func DrawEmitterInput(t *rapid.T, depth int) *model.EmitterInput {
	return &model.EmitterInput{
		Relay: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Relay"),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// Key draws values of any shape.
func Key() *rapid.Generator[*model.Key] {
	return rapid.Custom(func(t *rapid.T) *model.Key {
		return DrawKey(t, canonicaltest.Depth)
	})
}

// DrawKey draws a value that nests freely for depth levels.
func DrawKey(t *rapid.T, _ int) *model.Key {
	return &model.Key{
		Kind: model.Kind(rapid.Uint8Range(0, 12).Draw(t, "Kind")),
		Name: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
	}
}

// Expression draws values of any shape.
func Expression() *rapid.Generator[model.Expression] {
	return rapid.Custom(func(t *rapid.T) model.Expression {
		return DrawExpression(t, canonicaltest.Depth)
	})
}

// DrawExpression draws a value that nests freely for depth levels.
func DrawExpression(t *rapid.T, depth int) model.Expression {
	variants := 13
	if depth <= 0 {
		variants = 7
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Expression") {
	case 0:
		return DrawIntegerLiteral(t, depth-1)
	case 1:
		return DrawFloatLiteral(t, depth-1)
	case 2:
		return DrawStringLiteral(t, depth-1)
	case 3:
		return DrawBoolLiteral(t, depth-1)
	case 4:
		return DrawNullLiteral(t, depth-1)
	case 5:
		return DrawFieldReference(t, depth-1)
	case 6:
		return DrawCall(t, depth-1)
	case 7:
		return DrawUnary(t, depth-1)
	case 8:
		return DrawBinary(t, depth-1)
	case 9:
		return DrawCast(t, depth-1)
	case 10:
		return DrawArrayLiteral(t, depth-1)
	case 11:
		return DrawIf(t, depth-1)
	default:
		return DrawCase(t, depth-1)
	}
}

// CodecWire draws values of any shape.
func CodecWire() *rapid.Generator[model.CodecWire] {
	return rapid.Custom(func(t *rapid.T) model.CodecWire {
		return DrawCodecWire(t, canonicaltest.Depth)
	})
}

// DrawCodecWire draws a value that nests freely for depth levels.
func DrawCodecWire(t *rapid.T, depth int) model.CodecWire {
	variants := 1
	switch rapid.IntRange(0, variants-1).Draw(t, "CodecWire") {
	default:
		return DrawWireJSON(t, depth-1)
	}
}

// Inherit draws values of any shape.
func Inherit() *rapid.Generator[model.Inherit] {
	return rapid.Custom(func(t *rapid.T) model.Inherit {
		return DrawInherit(t, canonicaltest.Depth)
	})
}

// DrawInherit draws a value that nests freely for depth levels.
func DrawInherit(t *rapid.T, depth int) model.Inherit {
	variants := 2
	if depth <= 0 {
		variants = 1
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Inherit") {
	case 0:
		return DrawInheritAll(t, depth-1)
	default:
		return DrawInheritFields(t, depth-1)
	}
}

// Flush draws values of any shape.
func Flush() *rapid.Generator[model.Flush] {
	return rapid.Custom(func(t *rapid.T) model.Flush {
		return DrawFlush(t, canonicaltest.Depth)
	})
}

// DrawFlush draws a value that nests freely for depth levels.
func DrawFlush(t *rapid.T, depth int) model.Flush {
	variants := 2
	if depth <= 0 {
		variants = 1
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Flush") {
	case 0:
		return DrawFlushImmediate(t, depth-1)
	default:
		return DrawFlushEach(t, depth-1)
	}
}

// MessageError draws values of any shape.
func MessageError() *rapid.Generator[model.MessageError] {
	return rapid.Custom(func(t *rapid.T) model.MessageError {
		return DrawMessageError(t, canonicaltest.Depth)
	})
}

// DrawMessageError draws a value that nests freely for depth levels.
func DrawMessageError(t *rapid.T, depth int) model.MessageError {
	variants := 3
	switch rapid.IntRange(0, variants-1).Draw(t, "MessageError") {
	case 0:
		return DrawIgnoreError(t, depth-1)
	case 1:
		return DrawLogError(t, depth-1)
	default:
		return DrawSendError(t, depth-1)
	}
}

// SourceMode draws values of any shape.
func SourceMode() *rapid.Generator[model.SourceMode] {
	return rapid.Custom(func(t *rapid.T) model.SourceMode {
		return DrawSourceMode(t, canonicaltest.Depth)
	})
}

// DrawSourceMode draws a value that nests freely for depth levels.
func DrawSourceMode(t *rapid.T, depth int) model.SourceMode {
	variants := 4
	if depth <= 0 {
		variants = 2
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "SourceMode") {
	case 0:
		return DrawNoAckSequential(t, depth-1)
	case 1:
		return DrawNoAckParallel(t, depth-1)
	case 2:
		return DrawAckSequential(t, depth-1)
	default:
		return DrawAckParallel(t, depth-1)
	}
}

// Source draws values of any shape.
func Source() *rapid.Generator[model.Source] {
	return rapid.Custom(func(t *rapid.T) model.Source {
		return DrawSource(t, canonicaltest.Depth)
	})
}

// DrawSource draws a value that nests freely for depth levels.
func DrawSource(t *rapid.T, depth int) model.Source {
	variants := 3
	switch rapid.IntRange(0, variants-1).Draw(t, "Source") {
	case 0:
		return DrawEndpointSource(t, depth-1)
	case 1:
		return DrawNatsSource(t, depth-1)
	default:
		return DrawKafkaSource(t, depth-1)
	}
}

// Quiesce draws values of any shape.
func Quiesce() *rapid.Generator[model.Quiesce] {
	return rapid.Custom(func(t *rapid.T) model.Quiesce {
		return DrawQuiesce(t, canonicaltest.Depth)
	})
}

// DrawQuiesce draws a value that nests freely for depth levels.
func DrawQuiesce(t *rapid.T, depth int) model.Quiesce {
	variants := 4
	if depth <= 0 {
		variants = 2
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Quiesce") {
	case 0:
		return DrawQuiesceSuspend(t, depth-1)
	case 1:
		return DrawQuiesceDrop(t, depth-1)
	case 2:
		return DrawQuiesceBuffer(t, depth-1)
	default:
		return DrawQuiesceReject(t, depth-1)
	}
}

// Timestamp draws values of any shape.
func Timestamp() *rapid.Generator[model.Timestamp] {
	return rapid.Custom(func(t *rapid.T) model.Timestamp {
		return DrawTimestamp(t, canonicaltest.Depth)
	})
}

// DrawTimestamp draws a value that nests freely for depth levels.
func DrawTimestamp(t *rapid.T, depth int) model.Timestamp {
	variants := 2
	switch rapid.IntRange(0, variants-1).Draw(t, "Timestamp") {
	case 0:
		return DrawTimestampNow(t, depth-1)
	default:
		return DrawTimestampAt(t, depth-1)
	}
}

// SinkMode draws values of any shape.
func SinkMode() *rapid.Generator[model.SinkMode] {
	return rapid.Custom(func(t *rapid.T) model.SinkMode {
		return DrawSinkMode(t, canonicaltest.Depth)
	})
}

// DrawSinkMode draws a value that nests freely for depth levels.
func DrawSinkMode(t *rapid.T, depth int) model.SinkMode {
	variants := 3
	switch rapid.IntRange(0, variants-1).Draw(t, "SinkMode") {
	case 0:
		return DrawSinkNoAck(t, depth-1)
	case 1:
		return DrawSinkAckSequential(t, depth-1)
	default:
		return DrawSinkAckParallel(t, depth-1)
	}
}

// Sink draws values of any shape.
func Sink() *rapid.Generator[model.Sink] {
	return rapid.Custom(func(t *rapid.T) model.Sink {
		return DrawSink(t, canonicaltest.Depth)
	})
}

// DrawSink draws a value that nests freely for depth levels.
func DrawSink(t *rapid.T, depth int) model.Sink {
	variants := 2
	switch rapid.IntRange(0, variants-1).Draw(t, "Sink") {
	case 0:
		return DrawKafkaSink(t, depth-1)
	default:
		return DrawNatsSink(t, depth-1)
	}
}

// Model draws values of any shape.
func Model() *rapid.Generator[model.Model] {
	return rapid.Custom(func(t *rapid.T) model.Model {
		return DrawModel(t, canonicaltest.Depth)
	})
}

// DrawModel draws a value that nests freely for depth levels.
func DrawModel(t *rapid.T, depth int) model.Model {
	variants := 13
	if depth <= 0 {
		variants = 3
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Model") {
	case 0:
		return DrawClient(t, depth-1)
	case 1:
		return DrawVhost(t, depth-1)
	case 2:
		return DrawEndpoint(t, depth-1)
	case 3:
		return DrawWireJSONSchema(t, depth-1)
	case 4:
		return DrawCodec(t, depth-1)
	case 5:
		return DrawBranch(t, depth-1)
	case 6:
		return DrawRelay(t, depth-1)
	case 7:
		return DrawSchema(t, depth-1)
	case 8:
		return DrawIngestor(t, depth-1)
	case 9:
		return DrawJunction(t, depth-1)
	case 10:
		return DrawDeduplicator(t, depth-1)
	case 11:
		return DrawWindowProcessor(t, depth-1)
	default:
		return DrawEmitter(t, depth-1)
	}
}
