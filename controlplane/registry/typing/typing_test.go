package typing_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/clause"
	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/revision"
)

func kind(k datatype.Kind) *datatype.Type { return &datatype.Type{Kind: k} }

func TestTypeText(t *testing.T) {
	inner := &datatype.Type{Kind: datatype.KindArray, Element: kind(datatype.KindF32), Length: 6}
	for text, typ := range map[string]datatype.Type{
		"I64":                          {Kind: datatype.KindI64},
		"VEC<STRING>":                  {Kind: datatype.KindVec, Element: kind(datatype.KindString)},
		"VEC<ARRAY<F32, 6>>":           {Kind: datatype.KindVec, Element: inner},
		"ARRAY<F32, 2, 6>":             {Kind: datatype.KindArray, Element: inner, Length: 2},
		"ARRAY<VEC<ARRAY<F32, 6>>, 4>": {Kind: datatype.KindArray, Length: 4, Element: &datatype.Type{Kind: datatype.KindVec, Element: inner}},
	} {
		require.Equal(t, text, typing.TypeText(typ))
	}
}

func TestNearest(t *testing.T) {
	names := []string{"amount", "tenant", "id"}
	for name, want := range map[string]string{"amonut": "amount", "tenants": "tenant", "amount1": "amount", "x": "", "ib": "", "unrelated": ""} {
		require.Equal(t, want, typing.Nearest(name, names), name)
	}
}

// shape has a field of every scalar kind, required and optional, and a list.
func shape() *typing.Shape {
	s := &typing.Shape{Name: "the row"}
	for k := datatype.KindU8; k <= datatype.KindDatetime; k++ {
		for _, nullable := range []bool{false, true} {
			name := "f" + k.String()
			if nullable {
				name += "_optional"
			}
			s.Fields = append(s.Fields, typing.Field{Name: name, Facts: typing.Facts{Type: typing.Scalar(k), Nullable: nullable, Sensitive: k == datatype.KindString && nullable}})
		}
	}
	return s
}

// library has a function and a map for every name.
type library struct{ record *typing.Shape }

func (l library) UDF(name string) *typing.UDF {
	return &typing.UDF{Name: name, Parameters: l.record.Fields[:1], Type: typing.Facts{Type: typing.Scalar(datatype.KindI64)}}
}

func (l library) HashMap(name string) *typing.HashMap {
	return &typing.HashMap{Name: name, Record: l.record}
}

func environment(s *typing.Shape) *typing.Environment {
	row := typing.Rows(s, revision.ColumnSourceInput, "input")
	return &typing.Environment{
		Clause: clause.RouteSet, Library: library{s},
		Scopes: map[model.Scope]typing.View{model.ScopeBare: row, model.ScopeInput: row},
	}
}

// Every operator accepts exactly the kinds of the table in section 5, on equal operand types only.
func TestOperators(t *testing.T) {
	s := shape()
	check := func(e model.Expression) typing.Expression {
		return typing.Check(&violation.Report{}, environment(s), "e", e)
	}
	field := func(k datatype.Kind) model.Expression {
		return &model.FieldReference{Scope: model.ScopeInput, Field: "f" + k.String()}
	}
	for operator := model.BinaryOperatorAdd; operator.Valid(); operator++ {
		for left := datatype.KindU8; left <= datatype.KindDatetime; left++ {
			for right := datatype.KindU8; right <= datatype.KindDatetime; right++ {
				typed := check(&model.Binary{Operator: operator, Left: field(left), Right: field(right)})
				require.Equal(t, left == right && accepts(operator, left), typed != nil, "%s %s %s", left, operator, right)
				if typed != nil && operator > model.BinaryOperatorRemainder {
					require.Equal(t, datatype.KindBool, typed.Facts().Type.Kind)
				}
			}
		}
	}
	for k := datatype.KindU8; k <= datatype.KindDatetime; k++ {
		signed := k == datatype.KindI8 || k == datatype.KindI16 || k == datatype.KindI32 || k == datatype.KindI64 ||
			k == datatype.KindF32 || k == datatype.KindF64
		require.Equal(t, signed, check(&model.Unary{Operator: model.UnaryOperatorNegate, Operand: field(k)}) != nil, k)
		require.Equal(t, k == datatype.KindBool, check(&model.Unary{Operator: model.UnaryOperatorNot, Operand: field(k)}) != nil, k)
		for target := datatype.KindU8; target <= datatype.KindDatetime; target++ {
			require.NotNil(t, check(&model.Cast{Operand: field(k), Target: target}))
		}
		require.Nil(t, check(&model.Cast{Operand: field(k), Target: datatype.KindVec}))
	}
}

func accepts(operator model.BinaryOperator, k datatype.Kind) bool {
	numeric := k <= datatype.KindF64
	switch {
	case operator <= model.BinaryOperatorRemainder:
		return numeric
	case operator <= model.BinaryOperatorNotEqual:
		return true
	case operator <= model.BinaryOperatorGreaterOrEqual:
		return numeric || k == datatype.KindString || k == datatype.KindDatetime
	}
	return k == datatype.KindBool
}

// Checking arbitrary expressions never panics: either there is a typed tree whose parts are typed
// too, or at least one violation whose path starts where the expression stands.
func TestCheckIsTotal(t *testing.T) {
	env := environment(shape())
	rapid.Check(t, func(t *rapid.T) {
		e := modeltest.Expression().Draw(t, "expression")
		report := &violation.Report{}
		typed := typing.Check(report, env, "e", e)
		if typed == nil {
			require.NotZero(t, report.Count())
			for _, found := range report.Violations() {
				require.Regexp(t, `^e($|\.)`, found.Failure.Where().Path)
			}
			return
		}
		require.Zero(t, report.Count())
		typing.Walk(typed, func(part typing.Expression) { require.LessOrEqual(t, part.Facts().Type.Kind, datatype.KindVec) })
	})
}

// A window aggregate reads its constants from its call.
func TestPercentile(t *testing.T) {
	s := shape()
	input := typing.Rows(s, revision.ColumnSourceInput, "input")
	env := &typing.Environment{Clause: clause.WindowSet, Aggregates: &typing.Environment{
		Clause: clause.AggregateArgument, Scopes: map[model.Scope]typing.View{model.ScopeInput: input},
	}}
	typed := typing.Check(&violation.Report{}, env, "e", &model.Call{Function: "percentile_linear_histogram", Arguments: []model.Expression{
		&model.FieldReference{Scope: model.ScopeInput, Field: "fU8_optional"}, &model.FloatLiteral{Value: 99.5}, &model.IntegerLiteral{Value: 20},
		&model.Unary{Operator: model.UnaryOperatorNegate, Operand: &model.IntegerLiteral{Value: 5}},
		&model.Cast{Operand: &model.IntegerLiteral{Value: 5}, Target: datatype.KindF32}, &model.StringLiteral{Value: "2s"},
	}})
	percentile, ok := typed.(*typing.Percentile)
	require.True(t, ok)
	require.Equal(t, typing.Histogram{Percent: 99.5, Buckets: 20, Minimum: -5, Maximum: 5, Delay: 2e9}, percentile.Histogram)
	require.Equal(t, typing.Facts{Type: typing.Scalar(datatype.KindF64)}, percentile.Facts())
}

// A call gives what its function declares; a null for a required parameter may make it null.
func TestUDFCall(t *testing.T) {
	env := environment(shape())
	for _, test := range []struct {
		argument string
		nullable bool
	}{{"fU8", false}, {"fU8_optional", true}} {
		typed := typing.Check(&violation.Report{}, env, "e", &model.UDFCall{Function: "f", Arguments: []model.Expression{
			&model.FieldReference{Scope: model.ScopeInput, Field: test.argument},
		}})
		require.NotNil(t, typed)
		require.Equal(t, test.nullable, typed.Facts().Nullable)
	}
	env.Library = nil
	report := &violation.Report{}
	require.Nil(t, typing.Check(report, env, "e", &model.UDFCall{Function: "f"}))
	require.Zero(t, report.Count(), "a missing function is reported by its owner")
}
