package contract

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/controlplane/registry/violation"
	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
)

// catalogue is a set of models.
type catalogue map[model.Key]model.Model

func (c catalogue) Find(key model.Key) (model.Model, bool) {
	m, ok := c[key]
	return m, ok
}

func (c catalogue) add(models ...model.Model) {
	for _, m := range models {
		c[m.ModelKey()] = m
	}
}

// chain builds a graph of so many junctions, each from a relay of its own to the next one, with a
// schema of so many fields.
func chain(junctions, fields int) (catalogue, []model.Model) {
	models, order := catalogue{}, make([]model.Model, junctions)
	schema := &model.Schema{Name: "s"}
	for i := range fields {
		schema.Fields = append(schema.Fields, model.SchemaField{Name: fmt.Sprintf("f%d", i), Type: datatype.Type{Kind: datatype.KindI64}})
	}
	models.add(schema, &model.Relay{Name: "r0", Schema: "s", Capacity: 1})
	for i := range junctions {
		first := &model.FieldReference{Scope: model.ScopeInput, Field: "f0"}
		last := &model.FieldReference{Scope: model.ScopeInput, Field: schema.Fields[fields-1].Name}
		junction := &model.Junction{
			Name: fmt.Sprintf("j%d", i), Inputs: []model.Input{{Relay: fmt.Sprintf("r%d", i)}},
			Filter: &model.Binary{Operator: model.BinaryOperatorLess, Left: first, Right: last},
			Routes: []model.Route{{
				Relay: fmt.Sprintf("r%d", i+1), Flush: &model.FlushImmediate{}, MessageError: &model.LogError{},
				Construction: model.Construction{Inherit: &model.InheritAll{}, Set: []model.Assignment{
					{Target: "f0", Value: &model.Binary{Operator: model.BinaryOperatorAdd, Left: first, Right: last}},
				}},
			}},
		}
		models.add(junction, &model.Relay{Name: fmt.Sprintf("r%d", i+1), Schema: "s", Capacity: 1})
		order[i] = junction
	}
	return models, order
}

// BenchmarkResolve shows that the cost of one model does not depend on how many there are.
func BenchmarkResolve(b *testing.B) {
	for _, junctions := range []int{100, 10000} {
		for _, fields := range []int{10, 200} {
			b.Run(fmt.Sprintf("models=%d/fields=%d", 2*junctions, fields), func(b *testing.B) {
				models, order := chain(junctions, fields)
				for i := 0; b.Loop(); i++ {
					m := order[i%len(order)]
					report := &violation.Report{Key: m.ModelKey()}
					if Resolve(m, models, report) == nil {
						b.Fatal(report.Err())
					}
				}
			})
		}
	}
}

// Every junction of a chain is valid.
func TestResolveChain(t *testing.T) {
	models, order := chain(3, 40)
	for _, m := range order {
		report := &violation.Report{Key: m.ModelKey()}
		resolved, ok := Resolve(m, models, report).(*Processor)
		require.True(t, ok)
		require.NoError(t, report.Err())
		require.Len(t, resolved.Routes[0].Construction.Steps, 41)
	}
}

// everything has a model for every key; all share one schema.
type everything struct{}

func (everything) Find(key model.Key) (model.Model, bool) {
	switch key.Kind {
	case model.KindSchema:
		return &model.Schema{Name: key.Name, Fields: []model.SchemaField{
			{Name: "a", Type: datatype.Type{Kind: datatype.KindI64}}, {Name: "b", Type: datatype.Type{Kind: datatype.KindString}, Optional: true},
		}}, true
	case model.KindRelay:
		return &model.Relay{Name: key.Name, Schema: "s", Capacity: 1, Materialized: true}, true
	case model.KindBranch:
		return &model.Branch{Name: key.Name, Schema: "s"}, true
	case model.KindCodec:
		return &model.Codec{Name: key.Name, Schema: "s", Wire: &model.WireSyslog{}}, true
	case model.KindClient:
		return &model.Client{Name: key.Name}, true
	case model.KindUdf:
		return &model.UDF{Name: key.Name, Arguments: []model.UDFArgument{{Name: "x", Type: datatype.Type{Kind: datatype.KindI64}}}}, true
	case model.KindHashMap:
		return &model.HashMap{Name: key.Name, Codec: "c"}, true
	}
	return nil, false
}

// Resolving an arbitrary model never panics, and no contract comes with violations.
func TestResolveIsTotal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := modeltest.Model().Draw(t, "model")
		report := &violation.Report{Key: m.ModelKey()}
		resolved := Resolve(m, everything{}, report)
		require.False(t, resolved != nil && report.Count() > 0)
	})
}
