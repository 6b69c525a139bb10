package program

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/revision"
)

func TestProgramsThatDoNotCompile(t *testing.T) {
	list := datatype.Type{Kind: datatype.KindVec, Element: &datatype.Type{Kind: kI64}}
	in := func(register uint32, kind datatype.Kind, s revision.Step) revision.Instruction {
		return revision.Instruction{Register: register, Type: datatype.Type{Kind: kind}, Step: s}
	}
	one := in(0, kI64, &revision.ConstantInteger{Bits: 1})
	yes := in(0, kBool, &revision.ConstantBool{Value: true})
	inner := func(register uint32) revision.Block {
		return revision.Block{Instructions: []revision.Instruction{in(register, kBool, &revision.ConstantBool{})}, Result: register}
	}
	for name, instructions := range map[string][]revision.Instruction{
		"no such register":         {in(0, kI64, &revision.UnaryStep{Operand: 7})},
		"register of itself":       {in(0, kI64, &revision.UnaryStep{Operand: 0})},
		"assigned twice":           {one, one},
		"above the count":          {in(99, kI64, &revision.ConstantInteger{})},
		"no step":                  {in(0, kI64, nil)},
		"unknown kind":             {in(0, 99, &revision.ConstantNull{})},
		"type of a constant":       {in(0, kText, &revision.ConstantInteger{})},
		"type of a column":         {in(0, kText, &revision.Load{})},
		"no such column":           {in(0, kI64, &revision.Load{Column: 9})},
		"no such source":           {in(0, kI64, &revision.Load{Source: revision.ColumnSourceError})},
		"unknown source":           {in(0, kI64, &revision.Load{Source: 99})},
		"NOT of a number":          {one, in(1, kI64, &revision.UnaryStep{Operation: revision.UnaryOperationNot})},
		"negated truth":            {yes, in(1, kBool, &revision.UnaryStep{})},
		"negated unsigned":         {in(0, kU8, &revision.ConstantInteger{}), in(1, kU8, &revision.UnaryStep{})},
		"types differ":             {one, in(1, kI32, &revision.ConstantInteger{}), in(2, kI64, &revision.BinaryStep{Right: 1})},
		"sum of truth":             {yes, in(1, kBool, &revision.BinaryStep{})},
		"order of truth":           {yes, in(1, kBool, &revision.BinaryStep{Operation: revision.BinaryOperationLess})},
		"AND of numbers":           {one, in(1, kBool, &revision.BinaryStep{Operation: revision.BinaryOperationAnd})},
		"unknown operation":        {one, in(1, kI64, &revision.BinaryStep{Operation: 99})},
		"comparison gives truth":   {one, in(1, kI64, &revision.BinaryStep{Operation: revision.BinaryOperationLess})},
		"unknown function":         {in(0, kI64, &revision.CallStep{Function: 9999})},
		"arguments of a function":  {one, in(1, kText, &revision.CallStep{Function: uint32(call("upper", text("")).function.ID), Arguments: []uint32{0}})},
		"result of a function":     {in(0, kText, &revision.CallStep{Function: uint32(call("now").function.ID)})},
		"no arms":                  {in(0, kI64, &revision.ChooseStep{})},
		"condition is no truth":    {one, in(1, kI64, &revision.ChooseStep{Arms: []revision.ChooseArm{{Condition: revision.Block{Result: 0}, Result: revision.Block{Result: 0}}}})},
		"register of another arm":  {one, in(1, kI64, &revision.ChooseStep{Arms: []revision.ChooseArm{{Condition: inner(2), Result: revision.Block{Result: 2}}}})},
		"register of an inner one": {one, in(1, kI64, &revision.ChooseStep{Arms: []revision.ChooseArm{{Condition: inner(2), Result: revision.Block{Result: 0}}}}), in(3, kBool, &revision.UnaryStep{Operation: revision.UnaryOperationNot, Operand: 2})},
		"cast of a collection":     {{Register: 0, Type: list, Step: &revision.ConstantNull{}}, in(1, kText, &revision.CastStep{})},
		"array of nothing":         {{Register: 0, Type: list, Step: &revision.ArrayStep{}}},
		"array of another length":  {one, {Register: 1, Type: arrayOf(scalar(kI64), 2), Step: &revision.ArrayStep{Items: []uint32{0}}}},
		"array of another type":    {yes, {Register: 1, Type: list, Step: &revision.ArrayStep{Items: []uint32{0}}}},
		"array of no register":     {{Register: 0, Type: list, Step: &revision.ArrayStep{Items: []uint32{5}}}},
		"array that is no array":   {one, in(1, kI64, &revision.ArrayStep{Items: []uint32{0}})},
		"sum of texts":             {{Register: 0, Type: vec(scalar(kText)), Step: &revision.ConstantNull{}}, in(1, kText, &revision.CallStep{Function: uint32(function.ListSum), Arguments: []uint32{0}})},
		"element of nested lists":  {{Register: 0, Type: vec(list), Step: &revision.ConstantNull{}}, {Register: 1, Type: list, Step: &revision.CallStep{Function: uint32(function.ListFirst), Arguments: []uint32{0}}}},
		"empty":                    {},
	} {
		t.Run(name, func(t *testing.T) {
			result := uint32(max(0, len(instructions)-1))
			source := &revision.Values{Registers: 8, Blocks: []revision.Block{{Instructions: instructions, Result: result}}}
			_, err := CompileValues("key of x", source, Schemas{Input: schemaOf(kI64)}, OperationDeduplicate)
			var step *failure.BuildStep
			require.True(t, errors.As(err, &step))
			require.Equal(t, "program", step.Step)
			var invalid *failure.InvalidProgram
			require.True(t, errors.As(err, &invalid))
			require.Equal(t, "key of x", invalid.Program)
		})
	}
	_, err := CompileValues("", &revision.Values{Registers: 1 << 30}, Schemas{}, OperationWindow)
	require.Error(t, err)
}

func TestConstructionsThatDoNotCompile(t *testing.T) {
	required := schemaOf(kI64)
	required.Fields[0].Nullable = false
	var l lowering
	for name, c := range map[string]*revision.Construction{
		"uninitialised": {},
		"no operation":  {Operations: []revision.ConstructionOperation{nil}},
		"input type":    {Operations: []revision.ConstructionOperation{&revision.InheritColumn{Input: 1}}},
		"no input":      {Operations: []revision.ConstructionOperation{&revision.InheritColumn{Input: 9}}},
		"no output":     {Operations: []revision.ConstructionOperation{&revision.InheritColumn{Output: 9}}},
		"no target":     {Operations: []revision.ConstructionOperation{assign(&l, 9, i64(1))}},
		"value type":    {Operations: []revision.ConstructionOperation{assign(&l, 0, text(""))}},
		"where":         {Operations: []revision.ConstructionOperation{&revision.InheritColumn{}}, Where: &revision.Predicate{Block: l.block(i64(1))}},
		"header":        {Operations: []revision.ConstructionOperation{&revision.InheritColumn{}}, Headers: []revision.HeaderWrite{{Name: l.block(i64(1)), Value: l.block(text(""))}}},
		"header value":  {Operations: []revision.ConstructionOperation{&revision.InheritColumn{}}, Headers: []revision.HeaderWrite{{Name: l.block(text("")), Value: l.block(i64(1))}}},
	} {
		c.Registers = 100
		_, err := CompileConstruction(name, c, Schemas{Input: schemaOf(kI64, kText)}, Output(required))
		require.ErrorIs(t, err, failure.CodeBuildStep, name)
	}
}

func TestNestingIsBounded(t *testing.T) {
	e := i64(0)
	for range maximumNesting + 1 {
		e = caseOf(kI64, e, [2]*expr{truthOf(true), i64(1)})
	}
	var l lowering
	source := &revision.Values{Blocks: []revision.Block{l.block(e)}}
	source.Registers = l.registers
	_, err := CompileValues("deep", source, Schemas{}, OperationValues)
	require.ErrorIs(t, err, failure.CodeBuildStep)
}

// TestBrokenProgramsAreRefused damages random programs: they must not compile, or run.
func TestBrokenProgramsAreRefused(t *testing.T) {
	machine, known := new(Machine), knownRecords(t)
	refused := 0
	for seed := range 3000 {
		g := &generator{Rand: rand.New(rand.NewPCG(uint64(seed), 11)), library: known.library, known: known}
		g.drawSchema()
		_, c, target := g.plan()
		damage(g, c)
		compiled, err := g.library.CompileConstruction("broken", c, g.schemas, target)
		if err != nil {
			require.ErrorIs(t, err, failure.CodeBuildStep)
			refused++
			continue
		}
		for i := range g.read {
			g.read[i] = true
		}
		frame, _ := g.frame(9)
		_, err = compiled.Run(machine, frame)
		require.NoError(t, err)
	}
	require.Greater(t, refused, 1000)
}

// damage changes one instruction of the construction.
func damage(g *generator, c *revision.Construction) {
	var found []*revision.Instruction
	var collect func(b *revision.Block)
	collect = func(b *revision.Block) {
		for i := range b.Instructions {
			found = append(found, &b.Instructions[i])
			if s, ok := b.Instructions[i].Step.(*revision.ChooseStep); ok {
				for j := range s.Arms {
					collect(&s.Arms[j].Condition)
					collect(&s.Arms[j].Result)
				}
			}
		}
	}
	for _, operation := range c.Operations {
		if s, ok := operation.(*revision.AssignColumn); ok {
			collect(&s.Value)
		}
	}
	if len(found) == 0 {
		c.Registers = 0
		return
	}
	in := found[g.IntN(len(found))]
	other := uint32(g.IntN(int(c.Registers) + 2))
	switch g.IntN(7) {
	case 6:
		in.Step = &revision.LookupStep{HashMap: uint32(g.IntN(2)), Key: other, Field: uint32(g.IntN(9))}
	case 0:
		in.Register = other
	case 1:
		in.Type.Kind = datatype.Kind(g.IntN(17))
	case 2:
		in.Step = &revision.BinaryStep{Operation: revision.BinaryOperation(g.IntN(15)), Left: other, Right: uint32(g.IntN(8))}
	case 3:
		in.Step = &revision.CastStep{Operand: other}
	case 4:
		in.Step = &revision.CallStep{Function: uint32(g.IntN(80)), Arguments: []uint32{other, uint32(g.IntN(8))}[:g.IntN(3)]}
	case 5:
		in.Step = &revision.Load{Source: revision.ColumnSource(g.IntN(13)), Column: other}
	}
}
