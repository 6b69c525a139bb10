// Code generated from spec/ by go generate. DO NOT EDIT.

package revisiontest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/datatype"
	"nervix/generated/datatype/datatypetest"
	"nervix/generated/revision"
	"pgregory.net/rapid"
)

// Unchanged gives the only value there is.
func Unchanged() *rapid.Generator[*revision.Unchanged] {
	return rapid.Just(&revision.Unchanged{})
}

// DrawUnchanged gives the only value there is.
func DrawUnchanged(*rapid.T, int) *revision.Unchanged {
	return &revision.Unchanged{}
}

// Install gives the only value there is.
func Install() *rapid.Generator[*revision.Install] {
	return rapid.Just(&revision.Install{})
}

// DrawInstall gives the only value there is.
func DrawInstall(*rapid.T, int) *revision.Install {
	return &revision.Install{}
}

// DynamicNode draws values of any shape.
func DynamicNode() *rapid.Generator[*revision.DynamicNode] {
	return rapid.Custom(func(t *rapid.T) *revision.DynamicNode {
		return DrawDynamicNode(t, canonicaltest.Depth)
	})
}

// DrawDynamicNode draws a value that nests freely for depth levels.
func DrawDynamicNode(t *rapid.T, depth int) *revision.DynamicNode {
	return &revision.DynamicNode{
		Node: *DrawIdentity(t, depth-1),
	}
}

// Dynamic draws values of any shape.
func Dynamic() *rapid.Generator[*revision.Dynamic] {
	return rapid.Custom(func(t *rapid.T) *revision.Dynamic {
		return DrawDynamic(t, canonicaltest.Depth)
	})
}

// DrawDynamic draws a value that nests freely for depth levels.
func DrawDynamic(t *rapid.T, depth int) *revision.Dynamic {
	return &revision.Dynamic{
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() revision.DynamicNode {
			return *DrawDynamicNode(t, depth-1)
		}),
	}
}

// EntitySwap draws values of any shape.
func EntitySwap() *rapid.Generator[*revision.EntitySwap] {
	return rapid.Custom(func(t *rapid.T) *revision.EntitySwap {
		return DrawEntitySwap(t, canonicaltest.Depth)
	})
}

// DrawEntitySwap draws a value that nests freely for depth levels.
func DrawEntitySwap(t *rapid.T, depth int) *revision.EntitySwap {
	return &revision.EntitySwap{
		Added: canonicaltest.List(t, "Added", 0, max(0, min(3, depth)), func() revision.Identity {
			return *DrawIdentity(t, depth-1)
		}),
		Changed: canonicaltest.List(t, "Changed", 0, max(0, min(3, depth)), func() revision.Identity {
			return *DrawIdentity(t, depth-1)
		}),
		Removed: canonicaltest.List(t, "Removed", 0, max(0, min(3, depth)), func() revision.Identity {
			return *DrawIdentity(t, depth-1)
		}),
		Dynamic: canonicaltest.List(t, "Dynamic", 0, max(0, min(3, depth)), func() revision.Identity {
			return *DrawIdentity(t, depth-1)
		}),
		GateRelays: canonicaltest.List(t, "GateRelays", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "GateRelays")
		}),
		Purges: canonicaltest.List(t, "Purges", 0, max(0, min(3, depth)), func() revision.Identity {
			return *DrawIdentity(t, depth-1)
		}),
	}
}

// Lifecycle draws values of any shape.
func Lifecycle() *rapid.Generator[*revision.Lifecycle] {
	return rapid.Custom(func(t *rapid.T) *revision.Lifecycle {
		return DrawLifecycle(t, canonicaltest.Depth)
	})
}

// DrawLifecycle draws a value that nests freely for depth levels.
func DrawLifecycle(t *rapid.T, _ int) *revision.Lifecycle {
	return &revision.Lifecycle{
		Mode: revision.BuildMode(rapid.Uint8Range(0, 1).Draw(t, "Mode")),
	}
}

// Rebuild draws values of any shape.
func Rebuild() *rapid.Generator[*revision.Rebuild] {
	return rapid.Custom(func(t *rapid.T) *revision.Rebuild {
		return DrawRebuild(t, canonicaltest.Depth)
	})
}

// DrawRebuild draws a value that nests freely for depth levels.
func DrawRebuild(t *rapid.T, _ int) *revision.Rebuild {
	return &revision.Rebuild{
		Recovery: rapid.Bool().Draw(t, "Recovery"),
	}
}

// Teardown gives the only value there is.
func Teardown() *rapid.Generator[*revision.Teardown] {
	return rapid.Just(&revision.Teardown{})
}

// DrawTeardown gives the only value there is.
func DrawTeardown(*rapid.T, int) *revision.Teardown {
	return &revision.Teardown{}
}

// ExecutionDelta draws values of any shape.
func ExecutionDelta() *rapid.Generator[*revision.ExecutionDelta] {
	return rapid.Custom(func(t *rapid.T) *revision.ExecutionDelta {
		return DrawExecutionDelta(t, canonicaltest.Depth)
	})
}

// DrawExecutionDelta draws a value that nests freely for depth levels.
func DrawExecutionDelta(t *rapid.T, depth int) *revision.ExecutionDelta {
	return &revision.ExecutionDelta{
		Domain:            canonicaltest.Text().Draw(t, "Domain"),
		ClusterRevision:   rapid.Uint64().Draw(t, "ClusterRevision"),
		PredecessorDigest: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "PredecessorDigest"),
		DesiredDigest:     rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "DesiredDigest"),
		Change:            DrawChange(t, depth-1),
	}
}

// Load draws values of any shape.
func Load() *rapid.Generator[*revision.Load] {
	return rapid.Custom(func(t *rapid.T) *revision.Load {
		return DrawLoad(t, canonicaltest.Depth)
	})
}

// DrawLoad draws a value that nests freely for depth levels.
func DrawLoad(t *rapid.T, _ int) *revision.Load {
	return &revision.Load{
		Source: revision.ColumnSource(rapid.Uint8Range(0, 10).Draw(t, "Source")),
		Column: rapid.Uint32().Draw(t, "Column"),
	}
}

// ConstantInteger draws values of any shape.
func ConstantInteger() *rapid.Generator[*revision.ConstantInteger] {
	return rapid.Custom(func(t *rapid.T) *revision.ConstantInteger {
		return DrawConstantInteger(t, canonicaltest.Depth)
	})
}

// DrawConstantInteger draws a value that nests freely for depth levels.
func DrawConstantInteger(t *rapid.T, _ int) *revision.ConstantInteger {
	return &revision.ConstantInteger{
		Bits: rapid.Uint64().Draw(t, "Bits"),
	}
}

// ConstantFloat draws values of any shape.
func ConstantFloat() *rapid.Generator[*revision.ConstantFloat] {
	return rapid.Custom(func(t *rapid.T) *revision.ConstantFloat {
		return DrawConstantFloat(t, canonicaltest.Depth)
	})
}

// DrawConstantFloat draws a value that nests freely for depth levels.
func DrawConstantFloat(t *rapid.T, _ int) *revision.ConstantFloat {
	return &revision.ConstantFloat{
		Value: canonicaltest.Float64().Draw(t, "Value"),
	}
}

// ConstantString draws values of any shape.
func ConstantString() *rapid.Generator[*revision.ConstantString] {
	return rapid.Custom(func(t *rapid.T) *revision.ConstantString {
		return DrawConstantString(t, canonicaltest.Depth)
	})
}

// DrawConstantString draws a value that nests freely for depth levels.
func DrawConstantString(t *rapid.T, _ int) *revision.ConstantString {
	return &revision.ConstantString{
		Value: canonicaltest.Text().Draw(t, "Value"),
	}
}

// ConstantBool draws values of any shape.
func ConstantBool() *rapid.Generator[*revision.ConstantBool] {
	return rapid.Custom(func(t *rapid.T) *revision.ConstantBool {
		return DrawConstantBool(t, canonicaltest.Depth)
	})
}

// DrawConstantBool draws a value that nests freely for depth levels.
func DrawConstantBool(t *rapid.T, _ int) *revision.ConstantBool {
	return &revision.ConstantBool{
		Value: rapid.Bool().Draw(t, "Value"),
	}
}

// ConstantNull gives the only value there is.
func ConstantNull() *rapid.Generator[*revision.ConstantNull] {
	return rapid.Just(&revision.ConstantNull{})
}

// DrawConstantNull gives the only value there is.
func DrawConstantNull(*rapid.T, int) *revision.ConstantNull {
	return &revision.ConstantNull{}
}

// UnaryStep draws values of any shape.
func UnaryStep() *rapid.Generator[*revision.UnaryStep] {
	return rapid.Custom(func(t *rapid.T) *revision.UnaryStep {
		return DrawUnaryStep(t, canonicaltest.Depth)
	})
}

// DrawUnaryStep draws a value that nests freely for depth levels.
func DrawUnaryStep(t *rapid.T, _ int) *revision.UnaryStep {
	return &revision.UnaryStep{
		Operation: revision.UnaryOperation(rapid.Uint8Range(0, 1).Draw(t, "Operation")),
		Operand:   rapid.Uint32().Draw(t, "Operand"),
	}
}

// BinaryStep draws values of any shape.
func BinaryStep() *rapid.Generator[*revision.BinaryStep] {
	return rapid.Custom(func(t *rapid.T) *revision.BinaryStep {
		return DrawBinaryStep(t, canonicaltest.Depth)
	})
}

// DrawBinaryStep draws a value that nests freely for depth levels.
func DrawBinaryStep(t *rapid.T, _ int) *revision.BinaryStep {
	return &revision.BinaryStep{
		Operation: revision.BinaryOperation(rapid.Uint8Range(0, 12).Draw(t, "Operation")),
		Left:      rapid.Uint32().Draw(t, "Left"),
		Right:     rapid.Uint32().Draw(t, "Right"),
	}
}

// CastStep draws values of any shape.
func CastStep() *rapid.Generator[*revision.CastStep] {
	return rapid.Custom(func(t *rapid.T) *revision.CastStep {
		return DrawCastStep(t, canonicaltest.Depth)
	})
}

// DrawCastStep draws a value that nests freely for depth levels.
func DrawCastStep(t *rapid.T, _ int) *revision.CastStep {
	return &revision.CastStep{
		Operand: rapid.Uint32().Draw(t, "Operand"),
	}
}

// CallStep draws values of any shape.
func CallStep() *rapid.Generator[*revision.CallStep] {
	return rapid.Custom(func(t *rapid.T) *revision.CallStep {
		return DrawCallStep(t, canonicaltest.Depth)
	})
}

// DrawCallStep draws a value that nests freely for depth levels.
func DrawCallStep(t *rapid.T, depth int) *revision.CallStep {
	return &revision.CallStep{
		Function: rapid.Uint32().Draw(t, "Function"),
		Arguments: canonicaltest.List(t, "Arguments", 0, 3, func() uint32 {
			return rapid.Uint32().Draw(t, "Arguments")
		}),
	}
}

// LookupStep draws values of any shape.
func LookupStep() *rapid.Generator[*revision.LookupStep] {
	return rapid.Custom(func(t *rapid.T) *revision.LookupStep {
		return DrawLookupStep(t, canonicaltest.Depth)
	})
}

// DrawLookupStep draws a value that nests freely for depth levels.
func DrawLookupStep(t *rapid.T, _ int) *revision.LookupStep {
	return &revision.LookupStep{
		HashMap: rapid.Uint32().Draw(t, "HashMap"),
		Key:     rapid.Uint32().Draw(t, "Key"),
		Field:   rapid.Uint32().Draw(t, "Field"),
	}
}

// ArrayStep draws values of any shape.
func ArrayStep() *rapid.Generator[*revision.ArrayStep] {
	return rapid.Custom(func(t *rapid.T) *revision.ArrayStep {
		return DrawArrayStep(t, canonicaltest.Depth)
	})
}

// DrawArrayStep draws a value that nests freely for depth levels.
func DrawArrayStep(t *rapid.T, depth int) *revision.ArrayStep {
	return &revision.ArrayStep{
		Items: canonicaltest.List(t, "Items", 0, 3, func() uint32 {
			return rapid.Uint32().Draw(t, "Items")
		}),
	}
}

// ChooseArm draws values of any shape.
func ChooseArm() *rapid.Generator[*revision.ChooseArm] {
	return rapid.Custom(func(t *rapid.T) *revision.ChooseArm {
		return DrawChooseArm(t, canonicaltest.Depth)
	})
}

// DrawChooseArm draws a value that nests freely for depth levels.
func DrawChooseArm(t *rapid.T, depth int) *revision.ChooseArm {
	return &revision.ChooseArm{
		Condition: *DrawBlock(t, depth-1),
		Result:    *DrawBlock(t, depth-1),
	}
}

// ChooseStep draws values of any shape.
func ChooseStep() *rapid.Generator[*revision.ChooseStep] {
	return rapid.Custom(func(t *rapid.T) *revision.ChooseStep {
		return DrawChooseStep(t, canonicaltest.Depth)
	})
}

// DrawChooseStep draws a value that nests freely for depth levels.
func DrawChooseStep(t *rapid.T, depth int) *revision.ChooseStep {
	return &revision.ChooseStep{
		Arms: canonicaltest.List(t, "Arms", 0, max(0, min(3, depth)), func() revision.ChooseArm {
			return *DrawChooseArm(t, depth-1)
		}),
		Otherwise: canonicaltest.Maybe(t, "Otherwise", depth > 0, func() *revision.Block {
			return DrawBlock(t, depth-1)
		}),
	}
}

// Instruction draws values of any shape.
func Instruction() *rapid.Generator[*revision.Instruction] {
	return rapid.Custom(func(t *rapid.T) *revision.Instruction {
		return DrawInstruction(t, canonicaltest.Depth)
	})
}

// DrawInstruction draws a value that nests freely for depth levels.
func DrawInstruction(t *rapid.T, depth int) *revision.Instruction {
	return &revision.Instruction{
		Register: rapid.Uint32().Draw(t, "Register"),
		Type:     *datatypetest.DrawType(t, depth-1),
		Nullable: rapid.Bool().Draw(t, "Nullable"),
		Step:     DrawStep(t, depth-1),
	}
}

// Block draws values of any shape.
func Block() *rapid.Generator[*revision.Block] {
	return rapid.Custom(func(t *rapid.T) *revision.Block {
		return DrawBlock(t, canonicaltest.Depth)
	})
}

// DrawBlock draws a value that nests freely for depth levels.
func DrawBlock(t *rapid.T, depth int) *revision.Block {
	return &revision.Block{
		Instructions: canonicaltest.List(t, "Instructions", 0, max(0, min(3, depth)), func() revision.Instruction {
			return *DrawInstruction(t, depth-1)
		}),
		Result: rapid.Uint32().Draw(t, "Result"),
	}
}

// Predicate draws values of any shape.
func Predicate() *rapid.Generator[*revision.Predicate] {
	return rapid.Custom(func(t *rapid.T) *revision.Predicate {
		return DrawPredicate(t, canonicaltest.Depth)
	})
}

// DrawPredicate draws a value that nests freely for depth levels.
func DrawPredicate(t *rapid.T, depth int) *revision.Predicate {
	return &revision.Predicate{
		Block: *DrawBlock(t, depth-1),
		Fields: canonicaltest.List(t, "Fields", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Fields")
		}),
	}
}

// InheritColumn draws values of any shape.
func InheritColumn() *rapid.Generator[*revision.InheritColumn] {
	return rapid.Custom(func(t *rapid.T) *revision.InheritColumn {
		return DrawInheritColumn(t, canonicaltest.Depth)
	})
}

// DrawInheritColumn draws a value that nests freely for depth levels.
func DrawInheritColumn(t *rapid.T, _ int) *revision.InheritColumn {
	return &revision.InheritColumn{
		Input:  rapid.Uint32().Draw(t, "Input"),
		Output: rapid.Uint32().Draw(t, "Output"),
	}
}

// AssignColumn draws values of any shape.
func AssignColumn() *rapid.Generator[*revision.AssignColumn] {
	return rapid.Custom(func(t *rapid.T) *revision.AssignColumn {
		return DrawAssignColumn(t, canonicaltest.Depth)
	})
}

// DrawAssignColumn draws a value that nests freely for depth levels.
func DrawAssignColumn(t *rapid.T, depth int) *revision.AssignColumn {
	return &revision.AssignColumn{
		Output: rapid.Uint32().Draw(t, "Output"),
		Value:  *DrawBlock(t, depth-1),
		Fields: canonicaltest.List(t, "Fields", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Fields")
		}),
	}
}

// Construction draws values of any shape.
func Construction() *rapid.Generator[*revision.Construction] {
	return rapid.Custom(func(t *rapid.T) *revision.Construction {
		return DrawConstruction(t, canonicaltest.Depth)
	})
}

// DrawConstruction draws a value that nests freely for depth levels.
func DrawConstruction(t *rapid.T, depth int) *revision.Construction {
	return &revision.Construction{
		Registers: rapid.Uint32().Draw(t, "Registers"),
		Operations: canonicaltest.List(t, "Operations", 0, max(0, min(3, depth)), func() revision.ConstructionOperation {
			return DrawConstructionOperation(t, depth-1)
		}),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() *revision.Predicate {
			return DrawPredicate(t, depth-1)
		}),
		Headers: canonicaltest.List(t, "Headers", 0, max(0, min(3, depth)), func() revision.HeaderWrite {
			return *DrawHeaderWrite(t, depth-1)
		}),
	}
}

// HeaderWrite draws values of any shape.
func HeaderWrite() *rapid.Generator[*revision.HeaderWrite] {
	return rapid.Custom(func(t *rapid.T) *revision.HeaderWrite {
		return DrawHeaderWrite(t, canonicaltest.Depth)
	})
}

// DrawHeaderWrite draws a value that nests freely for depth levels.
func DrawHeaderWrite(t *rapid.T, depth int) *revision.HeaderWrite {
	return &revision.HeaderWrite{
		Name:  *DrawBlock(t, depth-1),
		Value: *DrawBlock(t, depth-1),
		Fields: canonicaltest.List(t, "Fields", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Fields")
		}),
	}
}

// Filter draws values of any shape.
func Filter() *rapid.Generator[*revision.Filter] {
	return rapid.Custom(func(t *rapid.T) *revision.Filter {
		return DrawFilter(t, canonicaltest.Depth)
	})
}

// DrawFilter draws a value that nests freely for depth levels.
func DrawFilter(t *rapid.T, depth int) *revision.Filter {
	return &revision.Filter{
		Registers: rapid.Uint32().Draw(t, "Registers"),
		Predicate: *DrawPredicate(t, depth-1),
	}
}

// Values draws values of any shape.
func Values() *rapid.Generator[*revision.Values] {
	return rapid.Custom(func(t *rapid.T) *revision.Values {
		return DrawValues(t, canonicaltest.Depth)
	})
}

// DrawValues draws a value that nests freely for depth levels.
func DrawValues(t *rapid.T, depth int) *revision.Values {
	return &revision.Values{
		Registers: rapid.Uint32().Draw(t, "Registers"),
		Blocks: canonicaltest.List(t, "Blocks", 0, max(0, min(3, depth)), func() revision.Block {
			return *DrawBlock(t, depth-1)
		}),
		Fields: canonicaltest.List(t, "Fields", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Fields")
		}),
	}
}

// Field draws values of any shape.
func Field() *rapid.Generator[*revision.Field] {
	return rapid.Custom(func(t *rapid.T) *revision.Field {
		return DrawField(t, canonicaltest.Depth)
	})
}

// DrawField draws a value that nests freely for depth levels.
func DrawField(t *rapid.T, depth int) *revision.Field {
	return &revision.Field{
		Name:      canonicaltest.Text().Draw(t, "Name"),
		Type:      *datatypetest.DrawType(t, depth-1),
		Nullable:  rapid.Bool().Draw(t, "Nullable"),
		Sensitive: rapid.Bool().Draw(t, "Sensitive"),
	}
}

// Schema draws values of any shape.
func Schema() *rapid.Generator[*revision.Schema] {
	return rapid.Custom(func(t *rapid.T) *revision.Schema {
		return DrawSchema(t, canonicaltest.Depth)
	})
}

// DrawSchema draws a value that nests freely for depth levels.
func DrawSchema(t *rapid.T, depth int) *revision.Schema {
	return &revision.Schema{
		Name: canonicaltest.Text().Draw(t, "Name"),
		Fields: canonicaltest.List(t, "Fields", 0, max(0, min(3, depth)), func() revision.Field {
			return *DrawField(t, depth-1)
		}),
	}
}

// Clock draws values of any shape.
func Clock() *rapid.Generator[*revision.Clock] {
	return rapid.Custom(func(t *rapid.T) *revision.Clock {
		return DrawClock(t, canonicaltest.Depth)
	})
}

// DrawClock draws a value that nests freely for depth levels.
func DrawClock(t *rapid.T, _ int) *revision.Clock {
	return &revision.Clock{
		Period:  rapid.Int64().Draw(t, "Period"),
		Skew:    rapid.Int64().Draw(t, "Skew"),
		Wall:    rapid.Int64().Draw(t, "Wall"),
		Logical: rapid.Int64().Draw(t, "Logical"),
		Rate:    canonicaltest.Float64().Draw(t, "Rate"),
	}
}

// SourceOrigin draws values of any shape.
func SourceOrigin() *rapid.Generator[*revision.SourceOrigin] {
	return rapid.Custom(func(t *rapid.T) *revision.SourceOrigin {
		return DrawSourceOrigin(t, canonicaltest.Depth)
	})
}

// DrawSourceOrigin draws a value that nests freely for depth levels.
func DrawSourceOrigin(t *rapid.T, depth int) *revision.SourceOrigin {
	return &revision.SourceOrigin{
		Version: rapid.Uint64().Draw(t, "Version"),
		At: canonicaltest.Pointer(t, "At", true, func() int64 {
			return rapid.Int64().Draw(t, "At")
		}),
	}
}

// Branch draws values of any shape.
func Branch() *rapid.Generator[*revision.Branch] {
	return rapid.Custom(func(t *rapid.T) *revision.Branch {
		return DrawBranch(t, canonicaltest.Depth)
	})
}

// DrawBranch draws a value that nests freely for depth levels.
func DrawBranch(t *rapid.T, _ int) *revision.Branch {
	return &revision.Branch{
		Name:         canonicaltest.Text().Draw(t, "Name"),
		Schema:       rapid.Uint32().Draw(t, "Schema"),
		TTL:          rapid.Int64().Draw(t, "TTL"),
		MaxInstances: rapid.Uint64().Draw(t, "MaxInstances"),
	}
}

// WireField draws values of any shape.
func WireField() *rapid.Generator[*revision.WireField] {
	return rapid.Custom(func(t *rapid.T) *revision.WireField {
		return DrawWireField(t, canonicaltest.Depth)
	})
}

// DrawWireField draws a value that nests freely for depth levels.
func DrawWireField(t *rapid.T, _ int) *revision.WireField {
	return &revision.WireField{
		Name:     canonicaltest.Text().Draw(t, "Name"),
		Type:     revision.WireType(rapid.Uint8Range(0, 6).Draw(t, "Type")),
		Optional: rapid.Bool().Draw(t, "Optional"),
		RFC3339:  rapid.Bool().Draw(t, "RFC3339"),
	}
}

// FieldWire draws values of any shape.
func FieldWire() *rapid.Generator[*revision.FieldWire] {
	return rapid.Custom(func(t *rapid.T) *revision.FieldWire {
		return DrawFieldWire(t, canonicaltest.Depth)
	})
}

// DrawFieldWire draws a value that nests freely for depth levels.
func DrawFieldWire(t *rapid.T, depth int) *revision.FieldWire {
	return &revision.FieldWire{
		Format: revision.FieldFormat(rapid.Uint8Range(0, 1).Draw(t, "Format")),
		Strict: rapid.Bool().Draw(t, "Strict"),
		Fields: canonicaltest.List(t, "Fields", 0, max(0, min(3, depth)), func() revision.WireField {
			return *DrawWireField(t, depth-1)
		}),
	}
}

// AvroField draws values of any shape.
func AvroField() *rapid.Generator[*revision.AvroField] {
	return rapid.Custom(func(t *rapid.T) *revision.AvroField {
		return DrawAvroField(t, canonicaltest.Depth)
	})
}

// DrawAvroField draws a value that nests freely for depth levels.
func DrawAvroField(t *rapid.T, _ int) *revision.AvroField {
	return &revision.AvroField{
		Column:   rapid.Uint32().Draw(t, "Column"),
		Name:     canonicaltest.Text().Draw(t, "Name"),
		Type:     revision.AvroType(rapid.Uint8Range(0, 6).Draw(t, "Type")),
		Optional: rapid.Bool().Draw(t, "Optional"),
		RFC3339:  rapid.Bool().Draw(t, "RFC3339"),
	}
}

// AvroWire draws values of any shape.
func AvroWire() *rapid.Generator[*revision.AvroWire] {
	return rapid.Custom(func(t *rapid.T) *revision.AvroWire {
		return DrawAvroWire(t, canonicaltest.Depth)
	})
}

// DrawAvroWire draws a value that nests freely for depth levels.
func DrawAvroWire(t *rapid.T, depth int) *revision.AvroWire {
	return &revision.AvroWire{
		Record: canonicaltest.Text().Draw(t, "Record"),
		Fields: canonicaltest.List(t, "Fields", 0, max(0, min(3, depth)), func() revision.AvroField {
			return *DrawAvroField(t, depth-1)
		}),
	}
}

// DocumentWire draws values of any shape.
func DocumentWire() *rapid.Generator[*revision.DocumentWire] {
	return rapid.Custom(func(t *rapid.T) *revision.DocumentWire {
		return DrawDocumentWire(t, canonicaltest.Depth)
	})
}

// DrawDocumentWire draws a value that nests freely for depth levels.
func DrawDocumentWire(t *rapid.T, depth int) *revision.DocumentWire {
	return &revision.DocumentWire{
		Format: revision.DocumentFormat(rapid.Uint8Range(0, 4).Draw(t, "Format")),
		Ingestion: canonicaltest.Pointer(t, "Ingestion", true, func() string {
			return canonicaltest.Text().Draw(t, "Ingestion")
		}),
		Emitting: canonicaltest.Pointer(t, "Emitting", true, func() string {
			return canonicaltest.Text().Draw(t, "Emitting")
		}),
	}
}

// ProtobufWire draws values of any shape.
func ProtobufWire() *rapid.Generator[*revision.ProtobufWire] {
	return rapid.Custom(func(t *rapid.T) *revision.ProtobufWire {
		return DrawProtobufWire(t, canonicaltest.Depth)
	})
}

// DrawProtobufWire draws a value that nests freely for depth levels.
func DrawProtobufWire(t *rapid.T, depth int) *revision.ProtobufWire {
	return &revision.ProtobufWire{
		Content: *DrawResourceVersion(t, depth-1),
		Files: canonicaltest.List(t, "Files", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Files")
		}),
		Includes: canonicaltest.List(t, "Includes", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Includes")
		}),
		Message: canonicaltest.Text().Draw(t, "Message"),
		Ingestion: canonicaltest.Pointer(t, "Ingestion", true, func() string {
			return canonicaltest.Text().Draw(t, "Ingestion")
		}),
		Emitting: canonicaltest.Pointer(t, "Emitting", true, func() string {
			return canonicaltest.Text().Draw(t, "Emitting")
		}),
	}
}

// SyslogWire gives the only value there is.
func SyslogWire() *rapid.Generator[*revision.SyslogWire] {
	return rapid.Just(&revision.SyslogWire{})
}

// DrawSyslogWire gives the only value there is.
func DrawSyslogWire(*rapid.T, int) *revision.SyslogWire {
	return &revision.SyslogWire{}
}

// Codec draws values of any shape.
func Codec() *rapid.Generator[*revision.Codec] {
	return rapid.Custom(func(t *rapid.T) *revision.Codec {
		return DrawCodec(t, canonicaltest.Depth)
	})
}

// DrawCodec draws a value that nests freely for depth levels.
func DrawCodec(t *rapid.T, depth int) *revision.Codec {
	return &revision.Codec{
		Name:   canonicaltest.Text().Draw(t, "Name"),
		Schema: rapid.Uint32().Draw(t, "Schema"),
		Wire:   DrawCodecWire(t, depth-1),
	}
}

// ResourceVersion draws values of any shape.
func ResourceVersion() *rapid.Generator[*revision.ResourceVersion] {
	return rapid.Custom(func(t *rapid.T) *revision.ResourceVersion {
		return DrawResourceVersion(t, canonicaltest.Depth)
	})
}

// DrawResourceVersion draws a value that nests freely for depth levels.
func DrawResourceVersion(t *rapid.T, _ int) *revision.ResourceVersion {
	return &revision.ResourceVersion{
		Resource: canonicaltest.Text().Draw(t, "Resource"),
		Version:  rapid.Uint64().Draw(t, "Version"),
	}
}

// HashMap draws values of any shape.
func HashMap() *rapid.Generator[*revision.HashMap] {
	return rapid.Custom(func(t *rapid.T) *revision.HashMap {
		return DrawHashMap(t, canonicaltest.Depth)
	})
}

// DrawHashMap draws a value that nests freely for depth levels.
func DrawHashMap(t *rapid.T, depth int) *revision.HashMap {
	return &revision.HashMap{
		Name:    canonicaltest.Text().Draw(t, "Name"),
		Codec:   rapid.Uint32().Draw(t, "Codec"),
		Key:     rapid.Uint32().Draw(t, "Key"),
		Content: *DrawResourceVersion(t, depth-1),
		Path:    canonicaltest.Text().Draw(t, "Path"),
	}
}

// Setting draws values of any shape.
func Setting() *rapid.Generator[*revision.Setting] {
	return rapid.Custom(func(t *rapid.T) *revision.Setting {
		return DrawSetting(t, canonicaltest.Depth)
	})
}

// DrawSetting draws a value that nests freely for depth levels.
func DrawSetting(t *rapid.T, _ int) *revision.Setting {
	return &revision.Setting{
		Key:   canonicaltest.Text().Draw(t, "Key"),
		Value: canonicaltest.Text().Draw(t, "Value"),
	}
}

// Client draws values of any shape.
func Client() *rapid.Generator[*revision.Client] {
	return rapid.Custom(func(t *rapid.T) *revision.Client {
		return DrawClient(t, canonicaltest.Depth)
	})
}

// DrawClient draws a value that nests freely for depth levels.
func DrawClient(t *rapid.T, depth int) *revision.Client {
	return &revision.Client{
		Name:   canonicaltest.Text().Draw(t, "Name"),
		System: canonicaltest.Text().Draw(t, "System"),
		Mount: canonicaltest.Maybe(t, "Mount", depth > 0, func() *revision.ResourceVersion {
			return DrawResourceVersion(t, depth-1)
		}),
		Settings: canonicaltest.List(t, "Settings", 0, max(0, min(3, depth)), func() revision.Setting {
			return *DrawSetting(t, depth-1)
		}),
	}
}

// Endpoint draws values of any shape.
func Endpoint() *rapid.Generator[*revision.Endpoint] {
	return rapid.Custom(func(t *rapid.T) *revision.Endpoint {
		return DrawEndpoint(t, canonicaltest.Depth)
	})
}

// DrawEndpoint draws a value that nests freely for depth levels.
func DrawEndpoint(t *rapid.T, depth int) *revision.Endpoint {
	return &revision.Endpoint{
		Name:  canonicaltest.Text().Draw(t, "Name"),
		Vhost: canonicaltest.Text().Draw(t, "Vhost"),
		Hosts: canonicaltest.List(t, "Hosts", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Hosts")
		}),
		Path:   canonicaltest.Text().Draw(t, "Path"),
		Secure: rapid.Bool().Draw(t, "Secure"),
	}
}

// Certificate draws values of any shape.
func Certificate() *rapid.Generator[*revision.Certificate] {
	return rapid.Custom(func(t *rapid.T) *revision.Certificate {
		return DrawCertificate(t, canonicaltest.Depth)
	})
}

// DrawCertificate draws a value that nests freely for depth levels.
func DrawCertificate(t *rapid.T, depth int) *revision.Certificate {
	return &revision.Certificate{
		Vhost: canonicaltest.Text().Draw(t, "Vhost"),
		Hosts: canonicaltest.List(t, "Hosts", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Hosts")
		}),
		Content: *DrawResourceVersion(t, depth-1),
	}
}

// Identity draws values of any shape.
func Identity() *rapid.Generator[*revision.Identity] {
	return rapid.Custom(func(t *rapid.T) *revision.Identity {
		return DrawIdentity(t, canonicaltest.Depth)
	})
}

// DrawIdentity draws a value that nests freely for depth levels.
func DrawIdentity(t *rapid.T, _ int) *revision.Identity {
	return &revision.Identity{
		Kind: revision.NodeKind(rapid.Uint8Range(0, 10).Draw(t, "Kind")),
		Name: canonicaltest.Text().Draw(t, "Name"),
	}
}

// Placement draws values of any shape.
func Placement() *rapid.Generator[*revision.Placement] {
	return rapid.Custom(func(t *rapid.T) *revision.Placement {
		return DrawPlacement(t, canonicaltest.Depth)
	})
}

// DrawPlacement draws a value that nests freely for depth levels.
func DrawPlacement(t *rapid.T, depth int) *revision.Placement {
	return &revision.Placement{
		Primary: canonicaltest.Text().Draw(t, "Primary"),
		Replicas: canonicaltest.List(t, "Replicas", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Replicas")
		}),
		EveryNode: rapid.Bool().Draw(t, "EveryNode"),
	}
}

// BranchContract draws values of any shape.
func BranchContract() *rapid.Generator[*revision.BranchContract] {
	return rapid.Custom(func(t *rapid.T) *revision.BranchContract {
		return DrawBranchContract(t, canonicaltest.Depth)
	})
}

// DrawBranchContract draws a value that nests freely for depth levels.
func DrawBranchContract(t *rapid.T, _ int) *revision.BranchContract {
	return &revision.BranchContract{
		Branched: rapid.Bool().Draw(t, "Branched"),
		Branch:   rapid.Uint32().Draw(t, "Branch"),
	}
}

// Flush draws values of any shape.
func Flush() *rapid.Generator[*revision.Flush] {
	return rapid.Custom(func(t *rapid.T) *revision.Flush {
		return DrawFlush(t, canonicaltest.Depth)
	})
}

// DrawFlush draws a value that nests freely for depth levels.
func DrawFlush(t *rapid.T, _ int) *revision.Flush {
	return &revision.Flush{
		Interval: rapid.Int64().Draw(t, "Interval"),
		MaxBytes: rapid.Uint64().Draw(t, "MaxBytes"),
	}
}

// ErrorPolicy draws values of any shape.
func ErrorPolicy() *rapid.Generator[*revision.ErrorPolicy] {
	return rapid.Custom(func(t *rapid.T) *revision.ErrorPolicy {
		return DrawErrorPolicy(t, canonicaltest.Depth)
	})
}

// DrawErrorPolicy draws a value that nests freely for depth levels.
func DrawErrorPolicy(t *rapid.T, depth int) *revision.ErrorPolicy {
	return &revision.ErrorPolicy{
		Action: revision.ErrorAction(rapid.Uint8Range(0, 2).Draw(t, "Action")),
		Relay:  rapid.Uint32().Draw(t, "Relay"),
		Construction: canonicaltest.Maybe(t, "Construction", depth > 0, func() *revision.Construction {
			return DrawConstruction(t, depth-1)
		}),
	}
}

// Relay draws values of any shape.
func Relay() *rapid.Generator[*revision.Relay] {
	return rapid.Custom(func(t *rapid.T) *revision.Relay {
		return DrawRelay(t, canonicaltest.Depth)
	})
}

// DrawRelay draws a value that nests freely for depth levels.
func DrawRelay(t *rapid.T, depth int) *revision.Relay {
	return &revision.Relay{
		Name:         canonicaltest.Text().Draw(t, "Name"),
		Schema:       rapid.Uint32().Draw(t, "Schema"),
		Branch:       *DrawBranchContract(t, depth-1),
		Capacity:     rapid.Uint64().Draw(t, "Capacity"),
		Materialized: rapid.Bool().Draw(t, "Materialized"),
	}
}

// Collect draws values of any shape.
func Collect() *rapid.Generator[*revision.Collect] {
	return rapid.Custom(func(t *rapid.T) *revision.Collect {
		return DrawCollect(t, canonicaltest.Depth)
	})
}

// DrawCollect draws a value that nests freely for depth levels.
func DrawCollect(t *rapid.T, _ int) *revision.Collect {
	return &revision.Collect{
		For:      rapid.Int64().Draw(t, "For"),
		MaxBytes: rapid.Uint64().Draw(t, "MaxBytes"),
	}
}

// Input draws values of any shape.
func Input() *rapid.Generator[*revision.Input] {
	return rapid.Custom(func(t *rapid.T) *revision.Input {
		return DrawInput(t, canonicaltest.Depth)
	})
}

// DrawInput draws a value that nests freely for depth levels.
func DrawInput(t *rapid.T, depth int) *revision.Input {
	return &revision.Input{
		Relay: rapid.Uint32().Draw(t, "Relay"),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() *revision.Filter {
			return DrawFilter(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *revision.Collect {
			return DrawCollect(t, depth-1)
		}),
	}
}

// StateDependency draws values of any shape.
func StateDependency() *rapid.Generator[*revision.StateDependency] {
	return rapid.Custom(func(t *rapid.T) *revision.StateDependency {
		return DrawStateDependency(t, canonicaltest.Depth)
	})
}

// DrawStateDependency draws a value that nests freely for depth levels.
func DrawStateDependency(t *rapid.T, depth int) *revision.StateDependency {
	return &revision.StateDependency{
		Relay:  rapid.Uint32().Draw(t, "Relay"),
		Absent: revision.StateAbsence(rapid.Uint8Range(0, 2).Draw(t, "Absent")),
		Default: canonicaltest.Maybe(t, "Default", depth > 0, func() *revision.Construction {
			return DrawConstruction(t, depth-1)
		}),
	}
}

// Route draws values of any shape.
func Route() *rapid.Generator[*revision.Route] {
	return rapid.Custom(func(t *rapid.T) *revision.Route {
		return DrawRoute(t, canonicaltest.Depth)
	})
}

// DrawRoute draws a value that nests freely for depth levels.
func DrawRoute(t *rapid.T, depth int) *revision.Route {
	return &revision.Route{
		Relay:        rapid.Uint32().Draw(t, "Relay"),
		Construction: *DrawConstruction(t, depth-1),
		Keys: canonicaltest.Maybe(t, "Keys", depth > 0, func() *revision.Construction {
			return DrawConstruction(t, depth-1)
		}),
		Flush: canonicaltest.Maybe(t, "Flush", depth > 0, func() *revision.Flush {
			return DrawFlush(t, depth-1)
		}),
		OnError: *DrawErrorPolicy(t, depth-1),
	}
}

// Retry draws values of any shape.
func Retry() *rapid.Generator[*revision.Retry] {
	return rapid.Custom(func(t *rapid.T) *revision.Retry {
		return DrawRetry(t, canonicaltest.Depth)
	})
}

// DrawRetry draws a value that nests freely for depth levels.
func DrawRetry(t *rapid.T, _ int) *revision.Retry {
	return &revision.Retry{
		Backoff: rapid.Int64().Draw(t, "Backoff"),
		Max:     rapid.Int64().Draw(t, "Max"),
	}
}

// Delivery draws values of any shape.
func Delivery() *rapid.Generator[*revision.Delivery] {
	return rapid.Custom(func(t *rapid.T) *revision.Delivery {
		return DrawDelivery(t, canonicaltest.Depth)
	})
}

// DrawDelivery draws a value that nests freely for depth levels.
func DrawDelivery(t *rapid.T, depth int) *revision.Delivery {
	return &revision.Delivery{
		Mode:         revision.AckMode(rapid.Uint8Range(0, 2).Draw(t, "Mode")),
		Window:       rapid.Uint64().Draw(t, "Window"),
		BatchTimeout: rapid.Int64().Draw(t, "BatchTimeout"),
		AckTimeout:   rapid.Int64().Draw(t, "AckTimeout"),
		Retry:        *DrawRetry(t, depth-1),
	}
}

// EndpointSource draws values of any shape.
func EndpointSource() *rapid.Generator[*revision.EndpointSource] {
	return rapid.Custom(func(t *rapid.T) *revision.EndpointSource {
		return DrawEndpointSource(t, canonicaltest.Depth)
	})
}

// DrawEndpointSource draws a value that nests freely for depth levels.
func DrawEndpointSource(t *rapid.T, _ int) *revision.EndpointSource {
	return &revision.EndpointSource{
		Endpoint: rapid.Uint32().Draw(t, "Endpoint"),
	}
}

// NatsSource draws values of any shape.
func NatsSource() *rapid.Generator[*revision.NatsSource] {
	return rapid.Custom(func(t *rapid.T) *revision.NatsSource {
		return DrawNatsSource(t, canonicaltest.Depth)
	})
}

// DrawNatsSource draws a value that nests freely for depth levels.
func DrawNatsSource(t *rapid.T, _ int) *revision.NatsSource {
	return &revision.NatsSource{
		Client:     rapid.Uint32().Draw(t, "Client"),
		Subject:    canonicaltest.Text().Draw(t, "Subject"),
		QueueGroup: canonicaltest.Text().Draw(t, "QueueGroup"),
		Instances:  rapid.Uint64().Draw(t, "Instances"),
	}
}

// KafkaSource draws values of any shape.
func KafkaSource() *rapid.Generator[*revision.KafkaSource] {
	return rapid.Custom(func(t *rapid.T) *revision.KafkaSource {
		return DrawKafkaSource(t, canonicaltest.Depth)
	})
}

// DrawKafkaSource draws a value that nests freely for depth levels.
func DrawKafkaSource(t *rapid.T, depth int) *revision.KafkaSource {
	return &revision.KafkaSource{
		Client: rapid.Uint32().Draw(t, "Client"),
		Topic:  canonicaltest.Text().Draw(t, "Topic"),
		ConsumerGroup: canonicaltest.Pointer(t, "ConsumerGroup", true, func() string {
			return canonicaltest.Text().Draw(t, "ConsumerGroup")
		}),
		Instances: rapid.Uint64().Draw(t, "Instances"),
	}
}

// Quiesce draws values of any shape.
func Quiesce() *rapid.Generator[*revision.Quiesce] {
	return rapid.Custom(func(t *rapid.T) *revision.Quiesce {
		return DrawQuiesce(t, canonicaltest.Depth)
	})
}

// DrawQuiesce draws a value that nests freely for depth levels.
func DrawQuiesce(t *rapid.T, _ int) *revision.Quiesce {
	return &revision.Quiesce{
		Mode:       revision.QuiesceMode(rapid.Uint8Range(0, 3).Draw(t, "Mode")),
		MaxBytes:   rapid.Uint64().Draw(t, "MaxBytes"),
		Overflow:   revision.Overflow(rapid.Uint8Range(0, 2).Draw(t, "Overflow")),
		RetryAfter: rapid.Int64().Draw(t, "RetryAfter"),
	}
}

// Ingestor draws values of any shape.
func Ingestor() *rapid.Generator[*revision.Ingestor] {
	return rapid.Custom(func(t *rapid.T) *revision.Ingestor {
		return DrawIngestor(t, canonicaltest.Depth)
	})
}

// DrawIngestor draws a value that nests freely for depth levels.
func DrawIngestor(t *rapid.T, depth int) *revision.Ingestor {
	return &revision.Ingestor{
		Source:   DrawSource(t, depth-1),
		Delivery: *DrawDelivery(t, depth-1),
		Quiesce:  *DrawQuiesce(t, depth-1),
		Codec:    rapid.Uint32().Draw(t, "Codec"),
		Metadata: canonicaltest.List(t, "Metadata", 0, max(0, min(3, depth)), func() revision.Field {
			return *DrawField(t, depth-1)
		}),
		TimestampColumn: canonicaltest.Pointer(t, "TimestampColumn", true, func() uint32 {
			return rapid.Uint32().Draw(t, "TimestampColumn")
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() *revision.Filter {
			return DrawFilter(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 0, max(0, min(3, depth)), func() revision.Route {
			return *DrawRoute(t, depth-1)
		}),
		GeneralError: revision.ErrorAction(rapid.Uint8Range(0, 2).Draw(t, "GeneralError")),
	}
}

// Junction gives the only value there is.
func Junction() *rapid.Generator[*revision.Junction] {
	return rapid.Just(&revision.Junction{})
}

// DrawJunction gives the only value there is.
func DrawJunction(*rapid.T, int) *revision.Junction {
	return &revision.Junction{}
}

// Deduplicator draws values of any shape.
func Deduplicator() *rapid.Generator[*revision.Deduplicator] {
	return rapid.Custom(func(t *rapid.T) *revision.Deduplicator {
		return DrawDeduplicator(t, canonicaltest.Depth)
	})
}

// DrawDeduplicator draws a value that nests freely for depth levels.
func DrawDeduplicator(t *rapid.T, depth int) *revision.Deduplicator {
	return &revision.Deduplicator{
		Keys: *DrawValues(t, depth-1),
		KeyTypes: canonicaltest.List(t, "KeyTypes", 0, max(0, min(3, depth)), func() datatype.Type {
			return *datatypetest.DrawType(t, depth-1)
		}),
		MaxTime: rapid.Int64().Draw(t, "MaxTime"),
	}
}

// Reorderer draws values of any shape.
func Reorderer() *rapid.Generator[*revision.Reorderer] {
	return rapid.Custom(func(t *rapid.T) *revision.Reorderer {
		return DrawReorderer(t, canonicaltest.Depth)
	})
}

// DrawReorderer draws a value that nests freely for depth levels.
func DrawReorderer(t *rapid.T, depth int) *revision.Reorderer {
	return &revision.Reorderer{
		By: *DrawValues(t, depth-1),
		ByTypes: canonicaltest.List(t, "ByTypes", 0, max(0, min(3, depth)), func() datatype.Type {
			return *datatypetest.DrawType(t, depth-1)
		}),
		MaxTime: rapid.Int64().Draw(t, "MaxTime"),
	}
}

// Reingest gives the only value there is.
func Reingest() *rapid.Generator[*revision.Reingest] {
	return rapid.Just(&revision.Reingest{})
}

// DrawReingest gives the only value there is.
func DrawReingest(*rapid.T, int) *revision.Reingest {
	return &revision.Reingest{}
}

// Correlator draws values of any shape.
func Correlator() *rapid.Generator[*revision.Correlator] {
	return rapid.Custom(func(t *rapid.T) *revision.Correlator {
		return DrawCorrelator(t, canonicaltest.Depth)
	})
}

// DrawCorrelator draws a value that nests freely for depth levels.
func DrawCorrelator(t *rapid.T, depth int) *revision.Correlator {
	return &revision.Correlator{
		Right:       rapid.Uint32().Draw(t, "Right"),
		RightSchema: rapid.Uint32().Draw(t, "RightSchema"),
		Where:       *DrawFilter(t, depth-1),
		Match:       revision.MatchOrder(rapid.Uint8Range(0, 1).Draw(t, "Match")),
		MaxTime:     rapid.Int64().Draw(t, "MaxTime"),
		LeftTimeout: canonicaltest.Pointer(t, "LeftTimeout", true, func() uint32 {
			return rapid.Uint32().Draw(t, "LeftTimeout")
		}),
		RightTimeout: canonicaltest.Pointer(t, "RightTimeout", true, func() uint32 {
			return rapid.Uint32().Draw(t, "RightTimeout")
		}),
	}
}

// Generator draws values of any shape.
func Generator() *rapid.Generator[*revision.Generator] {
	return rapid.Custom(func(t *rapid.T) *revision.Generator {
		return DrawGenerator(t, canonicaltest.Depth)
	})
}

// DrawGenerator draws a value that nests freely for depth levels.
func DrawGenerator(t *rapid.T, _ int) *revision.Generator {
	return &revision.Generator{
		Interval: rapid.Int64().Draw(t, "Interval"),
	}
}

// WindowBound draws values of any shape.
func WindowBound() *rapid.Generator[*revision.WindowBound] {
	return rapid.Custom(func(t *rapid.T) *revision.WindowBound {
		return DrawWindowBound(t, canonicaltest.Depth)
	})
}

// DrawWindowBound draws a value that nests freely for depth levels.
func DrawWindowBound(t *rapid.T, _ int) *revision.WindowBound {
	return &revision.WindowBound{
		Messages: rapid.Uint64().Draw(t, "Messages"),
		Duration: rapid.Int64().Draw(t, "Duration"),
	}
}

// Histogram draws values of any shape.
func Histogram() *rapid.Generator[*revision.Histogram] {
	return rapid.Custom(func(t *rapid.T) *revision.Histogram {
		return DrawHistogram(t, canonicaltest.Depth)
	})
}

// DrawHistogram draws a value that nests freely for depth levels.
func DrawHistogram(t *rapid.T, _ int) *revision.Histogram {
	return &revision.Histogram{
		Percent: canonicaltest.Float64().Draw(t, "Percent"),
		Buckets: rapid.Uint64().Draw(t, "Buckets"),
		Minimum: canonicaltest.Float64().Draw(t, "Minimum"),
		Maximum: canonicaltest.Float64().Draw(t, "Maximum"),
		Delay:   rapid.Int64().Draw(t, "Delay"),
	}
}

// Accumulator draws values of any shape.
func Accumulator() *rapid.Generator[*revision.Accumulator] {
	return rapid.Custom(func(t *rapid.T) *revision.Accumulator {
		return DrawAccumulator(t, canonicaltest.Depth)
	})
}

// DrawAccumulator draws a value that nests freely for depth levels.
func DrawAccumulator(t *rapid.T, depth int) *revision.Accumulator {
	return &revision.Accumulator{
		Histogram: canonicaltest.Maybe(t, "Histogram", depth > 0, func() *revision.Histogram {
			return DrawHistogram(t, depth-1)
		}),
		Aggregate: revision.Aggregate(rapid.Uint8Range(0, 6).Draw(t, "Aggregate")),
		Argument:  rapid.Uint32().Draw(t, "Argument"),
		Type:      *datatypetest.DrawType(t, depth-1),
	}
}

// WindowProcessor draws values of any shape.
func WindowProcessor() *rapid.Generator[*revision.WindowProcessor] {
	return rapid.Custom(func(t *rapid.T) *revision.WindowProcessor {
		return DrawWindowProcessor(t, canonicaltest.Depth)
	})
}

// DrawWindowProcessor draws a value that nests freely for depth levels.
func DrawWindowProcessor(t *rapid.T, depth int) *revision.WindowProcessor {
	return &revision.WindowProcessor{
		Width:     *DrawWindowBound(t, depth-1),
		Step:      *DrawWindowBound(t, depth-1),
		Arguments: *DrawValues(t, depth-1),
		ArgumentTypes: canonicaltest.List(t, "ArgumentTypes", 0, max(0, min(3, depth)), func() datatype.Type {
			return *datatypetest.DrawType(t, depth-1)
		}),
		Accumulators: canonicaltest.List(t, "Accumulators", 0, max(0, min(3, depth)), func() revision.Accumulator {
			return *DrawAccumulator(t, depth-1)
		}),
		StateFingerprint: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "StateFingerprint"),
	}
}

// Processor draws values of any shape.
func Processor() *rapid.Generator[*revision.Processor] {
	return rapid.Custom(func(t *rapid.T) *revision.Processor {
		return DrawProcessor(t, canonicaltest.Depth)
	})
}

// DrawProcessor draws a value that nests freely for depth levels.
func DrawProcessor(t *rapid.T, depth int) *revision.Processor {
	return &revision.Processor{
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 0, max(0, min(3, depth)), func() revision.Input {
			return *DrawInput(t, depth-1)
		}),
		Schema: rapid.Uint32().Draw(t, "Schema"),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() revision.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() *revision.Filter {
			return DrawFilter(t, depth-1)
		}),
		Operation: DrawProcessorOperation(t, depth-1),
		Routes: canonicaltest.List(t, "Routes", 0, max(0, min(3, depth)), func() revision.Route {
			return *DrawRoute(t, depth-1)
		}),
	}
}

// KafkaSink draws values of any shape.
func KafkaSink() *rapid.Generator[*revision.KafkaSink] {
	return rapid.Custom(func(t *rapid.T) *revision.KafkaSink {
		return DrawKafkaSink(t, canonicaltest.Depth)
	})
}

// DrawKafkaSink draws a value that nests freely for depth levels.
func DrawKafkaSink(t *rapid.T, _ int) *revision.KafkaSink {
	return &revision.KafkaSink{
		Client: rapid.Uint32().Draw(t, "Client"),
		Topic:  canonicaltest.Text().Draw(t, "Topic"),
	}
}

// NatsSink draws values of any shape.
func NatsSink() *rapid.Generator[*revision.NatsSink] {
	return rapid.Custom(func(t *rapid.T) *revision.NatsSink {
		return DrawNatsSink(t, canonicaltest.Depth)
	})
}

// DrawNatsSink draws a value that nests freely for depth levels.
func DrawNatsSink(t *rapid.T, _ int) *revision.NatsSink {
	return &revision.NatsSink{
		Client:  rapid.Uint32().Draw(t, "Client"),
		Subject: canonicaltest.Text().Draw(t, "Subject"),
	}
}

// Emitter draws values of any shape.
func Emitter() *rapid.Generator[*revision.Emitter] {
	return rapid.Custom(func(t *rapid.T) *revision.Emitter {
		return DrawEmitter(t, canonicaltest.Depth)
	})
}

// DrawEmitter draws a value that nests freely for depth levels.
func DrawEmitter(t *rapid.T, depth int) *revision.Emitter {
	return &revision.Emitter{
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 0, max(0, min(3, depth)), func() revision.Input {
			return *DrawInput(t, depth-1)
		}),
		Schema: rapid.Uint32().Draw(t, "Schema"),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() revision.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Sink:         DrawSink(t, depth-1),
		Delivery:     *DrawDelivery(t, depth-1),
		Codec:        rapid.Uint32().Draw(t, "Codec"),
		Construction: *DrawConstruction(t, depth-1),
		Flush:        *DrawFlush(t, depth-1),
		OnError:      *DrawErrorPolicy(t, depth-1),
		GeneralError: revision.ErrorAction(rapid.Uint8Range(0, 2).Draw(t, "GeneralError")),
	}
}

// RelayNode draws values of any shape.
func RelayNode() *rapid.Generator[*revision.RelayNode] {
	return rapid.Custom(func(t *rapid.T) *revision.RelayNode {
		return DrawRelayNode(t, canonicaltest.Depth)
	})
}

// DrawRelayNode draws a value that nests freely for depth levels.
func DrawRelayNode(t *rapid.T, _ int) *revision.RelayNode {
	return &revision.RelayNode{
		Relay: rapid.Uint32().Draw(t, "Relay"),
	}
}

// Node draws values of any shape.
func Node() *rapid.Generator[*revision.Node] {
	return rapid.Custom(func(t *rapid.T) *revision.Node {
		return DrawNode(t, canonicaltest.Depth)
	})
}

// DrawNode draws a value that nests freely for depth levels.
func DrawNode(t *rapid.T, depth int) *revision.Node {
	return &revision.Node{
		Identity:          *DrawIdentity(t, depth-1),
		SchemaFingerprint: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "SchemaFingerprint"),
		Branch:            *DrawBranchContract(t, depth-1),
		Placement:         *DrawPlacement(t, depth-1),
		GateRelays: canonicaltest.List(t, "GateRelays", 0, 3, func() uint32 {
			return rapid.Uint32().Draw(t, "GateRelays")
		}),
		PlanIdentity: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "PlanIdentity"),
		Plan:         DrawPlan(t, depth-1),
	}
}

// ExecutionRevision draws values of any shape.
func ExecutionRevision() *rapid.Generator[*revision.ExecutionRevision] {
	return rapid.Custom(func(t *rapid.T) *revision.ExecutionRevision {
		return DrawExecutionRevision(t, canonicaltest.Depth)
	})
}

// DrawExecutionRevision draws a value that nests freely for depth levels.
func DrawExecutionRevision(t *rapid.T, depth int) *revision.ExecutionRevision {
	return &revision.ExecutionRevision{
		Domain:             canonicaltest.Text().Draw(t, "Domain"),
		SourceDigest:       rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "SourceDigest"),
		PredecessorDigest:  rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "PredecessorDigest"),
		HandoffFingerprint: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "HandoffFingerprint"),
		ClusterRevision:    rapid.Uint64().Draw(t, "ClusterRevision"),
		Mode:               revision.BuildMode(rapid.Uint8Range(0, 1).Draw(t, "Mode")),
		StartVersion:       rapid.Uint64().Draw(t, "StartVersion"),
		Origin: canonicaltest.Maybe(t, "Origin", depth > 0, func() *revision.SourceOrigin {
			return DrawSourceOrigin(t, depth-1)
		}),
		Clock: canonicaltest.Maybe(t, "Clock", depth > 0, func() *revision.Clock {
			return DrawClock(t, depth-1)
		}),
		Schemas: canonicaltest.List(t, "Schemas", 0, max(0, min(3, depth)), func() revision.Schema {
			return *DrawSchema(t, depth-1)
		}),
		Branches: canonicaltest.List(t, "Branches", 0, max(0, min(3, depth)), func() revision.Branch {
			return *DrawBranch(t, depth-1)
		}),
		Relays: canonicaltest.List(t, "Relays", 0, max(0, min(3, depth)), func() revision.Relay {
			return *DrawRelay(t, depth-1)
		}),
		Codecs: canonicaltest.List(t, "Codecs", 0, max(0, min(3, depth)), func() revision.Codec {
			return *DrawCodec(t, depth-1)
		}),
		HashMaps: canonicaltest.List(t, "HashMaps", 0, max(0, min(3, depth)), func() revision.HashMap {
			return *DrawHashMap(t, depth-1)
		}),
		Clients: canonicaltest.List(t, "Clients", 0, max(0, min(3, depth)), func() revision.Client {
			return *DrawClient(t, depth-1)
		}),
		Endpoints: canonicaltest.List(t, "Endpoints", 0, max(0, min(3, depth)), func() revision.Endpoint {
			return *DrawEndpoint(t, depth-1)
		}),
		Certificates: canonicaltest.List(t, "Certificates", 0, max(0, min(3, depth)), func() revision.Certificate {
			return *DrawCertificate(t, depth-1)
		}),
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() revision.Node {
			return *DrawNode(t, depth-1)
		}),
	}
}

// Change draws values of any shape.
func Change() *rapid.Generator[revision.Change] {
	return rapid.Custom(func(t *rapid.T) revision.Change {
		return DrawChange(t, canonicaltest.Depth)
	})
}

// DrawChange draws a value that nests freely for depth levels.
func DrawChange(t *rapid.T, depth int) revision.Change {
	variants := 7
	switch rapid.IntRange(0, variants-1).Draw(t, "Change") {
	case 0:
		return DrawUnchanged(t, depth-1)
	case 1:
		return DrawInstall(t, depth-1)
	case 2:
		return DrawDynamic(t, depth-1)
	case 3:
		return DrawEntitySwap(t, depth-1)
	case 4:
		return DrawLifecycle(t, depth-1)
	case 5:
		return DrawRebuild(t, depth-1)
	default:
		return DrawTeardown(t, depth-1)
	}
}

// Step draws values of any shape.
func Step() *rapid.Generator[revision.Step] {
	return rapid.Custom(func(t *rapid.T) revision.Step {
		return DrawStep(t, canonicaltest.Depth)
	})
}

// DrawStep draws a value that nests freely for depth levels.
func DrawStep(t *rapid.T, depth int) revision.Step {
	variants := 13
	switch rapid.IntRange(0, variants-1).Draw(t, "Step") {
	case 0:
		return DrawLoad(t, depth-1)
	case 1:
		return DrawConstantInteger(t, depth-1)
	case 2:
		return DrawConstantFloat(t, depth-1)
	case 3:
		return DrawConstantString(t, depth-1)
	case 4:
		return DrawConstantBool(t, depth-1)
	case 5:
		return DrawConstantNull(t, depth-1)
	case 6:
		return DrawUnaryStep(t, depth-1)
	case 7:
		return DrawBinaryStep(t, depth-1)
	case 8:
		return DrawCastStep(t, depth-1)
	case 9:
		return DrawCallStep(t, depth-1)
	case 10:
		return DrawLookupStep(t, depth-1)
	case 11:
		return DrawArrayStep(t, depth-1)
	default:
		return DrawChooseStep(t, depth-1)
	}
}

// ConstructionOperation draws values of any shape.
func ConstructionOperation() *rapid.Generator[revision.ConstructionOperation] {
	return rapid.Custom(func(t *rapid.T) revision.ConstructionOperation {
		return DrawConstructionOperation(t, canonicaltest.Depth)
	})
}

// DrawConstructionOperation draws a value that nests freely for depth levels.
func DrawConstructionOperation(t *rapid.T, depth int) revision.ConstructionOperation {
	variants := 2
	if depth <= 0 {
		variants = 1
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "ConstructionOperation") {
	case 0:
		return DrawInheritColumn(t, depth-1)
	default:
		return DrawAssignColumn(t, depth-1)
	}
}

// CodecWire draws values of any shape.
func CodecWire() *rapid.Generator[revision.CodecWire] {
	return rapid.Custom(func(t *rapid.T) revision.CodecWire {
		return DrawCodecWire(t, canonicaltest.Depth)
	})
}

// DrawCodecWire draws a value that nests freely for depth levels.
func DrawCodecWire(t *rapid.T, depth int) revision.CodecWire {
	variants := 5
	if depth <= 0 {
		variants = 4
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "CodecWire") {
	case 0:
		return DrawFieldWire(t, depth-1)
	case 1:
		return DrawAvroWire(t, depth-1)
	case 2:
		return DrawDocumentWire(t, depth-1)
	case 3:
		return DrawSyslogWire(t, depth-1)
	default:
		return DrawProtobufWire(t, depth-1)
	}
}

// Source draws values of any shape.
func Source() *rapid.Generator[revision.Source] {
	return rapid.Custom(func(t *rapid.T) revision.Source {
		return DrawSource(t, canonicaltest.Depth)
	})
}

// DrawSource draws a value that nests freely for depth levels.
func DrawSource(t *rapid.T, depth int) revision.Source {
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

// ProcessorOperation draws values of any shape.
func ProcessorOperation() *rapid.Generator[revision.ProcessorOperation] {
	return rapid.Custom(func(t *rapid.T) revision.ProcessorOperation {
		return DrawProcessorOperation(t, canonicaltest.Depth)
	})
}

// DrawProcessorOperation draws a value that nests freely for depth levels.
func DrawProcessorOperation(t *rapid.T, depth int) revision.ProcessorOperation {
	variants := 7
	if depth <= 0 {
		variants = 3
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "ProcessorOperation") {
	case 0:
		return DrawJunction(t, depth-1)
	case 1:
		return DrawReingest(t, depth-1)
	case 2:
		return DrawGenerator(t, depth-1)
	case 3:
		return DrawDeduplicator(t, depth-1)
	case 4:
		return DrawWindowProcessor(t, depth-1)
	case 5:
		return DrawReorderer(t, depth-1)
	default:
		return DrawCorrelator(t, depth-1)
	}
}

// Sink draws values of any shape.
func Sink() *rapid.Generator[revision.Sink] {
	return rapid.Custom(func(t *rapid.T) revision.Sink {
		return DrawSink(t, canonicaltest.Depth)
	})
}

// DrawSink draws a value that nests freely for depth levels.
func DrawSink(t *rapid.T, depth int) revision.Sink {
	variants := 2
	switch rapid.IntRange(0, variants-1).Draw(t, "Sink") {
	case 0:
		return DrawKafkaSink(t, depth-1)
	default:
		return DrawNatsSink(t, depth-1)
	}
}

// Plan draws values of any shape.
func Plan() *rapid.Generator[revision.Plan] {
	return rapid.Custom(func(t *rapid.T) revision.Plan {
		return DrawPlan(t, canonicaltest.Depth)
	})
}

// DrawPlan draws a value that nests freely for depth levels.
func DrawPlan(t *rapid.T, depth int) revision.Plan {
	variants := 4
	if depth <= 0 {
		variants = 1
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Plan") {
	case 0:
		return DrawRelayNode(t, depth-1)
	case 1:
		return DrawProcessor(t, depth-1)
	case 2:
		return DrawIngestor(t, depth-1)
	default:
		return DrawEmitter(t, depth-1)
	}
}
