package alteration_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/controlplane/alteration"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/statement"
	"nervix/generated/statement/statementtest"
	"nervix/grammar"
)

// Every case is a CREATE and an ALTER. The answer is the altered Model with the net difference, or
// the refusal with the text it points at. The ALTER may belong to another kind.
func TestApply(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			request, err := grammar.Parse(d.Input)
			require.NoError(t, err, d.Pos)
			require.Len(t, request.Statements, 2, d.Pos)
			base := request.Statements[0].Statement.(*statement.CreateModel).Model
			alter := request.Statements[1]
			if d.Cmd == "origins" {
				return origins(t, d.Input, base, alter)
			}
			return outcome(t, d.Input, base, alter)
		})
	})
}

func outcome(t *testing.T, text string, base model.Model, alter grammar.Parsed) string {
	before := model.CloneModel(base)
	altered, err := alteration.Apply(base, alter.Statement.(*statement.AlterModel).Operations)
	require.True(t, model.EqualModel(before, base))
	if err != nil {
		require.Nil(t, altered)
		alter.Spans.Resolve(err)
		var refusal failure.Placed
		require.ErrorAs(t, err, &refusal)
		place := refusal.Where()
		answer := fmt.Sprintf("%s: %s\nat %s: %s", refusal.Code(), refusal.Message(), place.Path, text[place.Start:place.End])
		if hint := refusal.Hint(); hint != "" {
			answer += "\nhint: " + hint
		}
		return answer
	}
	answer := grammar.Render(altered)
	changes := model.Diff(base, altered)
	if len(changes) == 0 {
		answer += "\nno change"
	}
	for _, change := range changes {
		answer += "\n" + strings.TrimSpace(change.Level.String()+" "+change.Aspect+" "+change.Path)
	}
	return answer
}

// origins lists what the altered Model refers to and what differs, with the text that wrote it.
func origins(t *testing.T, text string, base model.Model, alter grammar.Parsed) string {
	operations := alter.Statement.(*statement.AlterModel).Operations
	altered, err := alteration.Apply(base, operations)
	require.NoError(t, err)
	var paths []string
	for _, reference := range model.References(altered) {
		paths = append(paths, reference.Path)
	}
	model.Expressions(altered, func(path string, _ model.Expression) { paths = append(paths, path) })
	for _, change := range model.Diff(base, altered) {
		paths = append(paths, change.Path)
	}
	slices.Sort(paths)
	var lines []string
	for _, path := range slices.Compact(paths) {
		origin := alteration.Origin(altered, operations, path)
		if origin == "" {
			lines = append(lines, path+": before")
			continue
		}
		start, end := alter.Spans.Locate(origin)
		lines = append(lines, path+": "+origin+": "+text[start:end])
	}
	return strings.Join(lines, "\n")
}

// The kinds that ALTER knows.
func drawAlterable(t *rapid.T) model.Model {
	return rapid.OneOf(
		asModel(modeltest.Schema()), asModel(modeltest.WireJSONSchema()), asModel(modeltest.WireCBORSchema()),
		asModel(modeltest.WireAVROSchema()), asModel(modeltest.Relay()), asModel(modeltest.Ingestor()),
		asModel(modeltest.Reingestor()), asModel(modeltest.Generator()), asModel(modeltest.Junction()),
		asModel(modeltest.Deduplicator()), asModel(modeltest.Reorderer()), asModel(modeltest.Emitter()),
		asModel(modeltest.Placement()), modeltest.Model(),
	).Draw(t, "model")
}

func asModel[T model.Model](generator *rapid.Generator[T]) *rapid.Generator[model.Model] {
	return rapid.Map(generator, func(m T) model.Model { return m })
}

// Whatever is applied, the given Model and the operations stay as they are, a refusal leaves
// nothing, its place leads into the statement, and the result shares nothing with the operations.
func TestApplyIsPureAndAtomic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := drawAlterable(t)
		alter := &statement.AlterModel{Key: base.ModelKey(), Operations: drawOperations(t, base)}
		before, given := model.CloneModel(base), alter.Clone()

		altered, err := alteration.Apply(base, alter.Operations)
		require.True(t, model.EqualModel(before, base))
		require.True(t, given.Equal(alter))
		if err != nil {
			require.Nil(t, altered)
			var refusal failure.Placed
			require.ErrorAs(t, err, &refusal)
			require.True(t, strings.HasPrefix(refusal.Where().Path, "operations["), refusal.Where().Path)
			return
		}
		require.Equal(t, base.ModelKey().Kind, altered.ModelKey().Kind)

		shared := map[uintptr]bool{}
		addresses(reflect.ValueOf(base), func(address uintptr) { shared[address] = true })
		addresses(reflect.ValueOf(alter), func(address uintptr) { shared[address] = true })
		addresses(reflect.ValueOf(altered), func(address uintptr) { require.False(t, shared[address], "the result shares memory") })
	})
}

// addresses visits the memory that a value leads to. Values without content share one address.
func addresses(v reflect.Value, visit func(uintptr)) {
	switch v.Kind() {
	case reflect.Interface:
		addresses(v.Elem(), visit)
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		if v.Elem().Type().Size() > 0 {
			visit(v.Pointer())
		}
		addresses(v.Elem(), visit)
	case reflect.Slice:
		if v.Len() > 0 && v.Type().Elem().Size() > 0 {
			visit(v.Pointer())
		}
		for i := range v.Len() {
			addresses(v.Index(i), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			addresses(v.Field(i), visit)
		}
	}
}

// drawOperations draws operations, of which some name what the Model has.
func drawOperations(t *rapid.T, m model.Model) []statement.Operation {
	operations := rapid.SliceOfN(statementtest.Operation(), 1, 4).Draw(t, "operations")
	if rapid.Bool().Draw(t, "fitting") {
		operations = nil
		for range rapid.IntRange(1, 4).Draw(t, "count") {
			operations = append(operations, drawFitting(t, m))
		}
	}
	return operations
}

// drawFitting draws an operation that has a chance to apply.
func drawFitting(t *rapid.T, m model.Model) statement.Operation {
	switch m := m.(type) {
	case *model.Schema:
		field := rapid.SampledFrom(m.Fields).Draw(t, "field").Name
		return rapid.SampledFrom([]statement.Operation{
			statementtest.AddField().Draw(t, "add"), &statement.DropField{Field: field},
			&statement.SetFieldOptional{Field: field, Optional: true}, &statement.SetFieldSensitive{Field: field},
			&statement.RenameField{Field: field, To: "renamed"},
		}).Draw(t, "operation")
	case *model.Junction:
		input, route := rapid.SampledFrom(m.Inputs).Draw(t, "input"), rapid.SampledFrom(m.Routes).Draw(t, "route")
		return rapid.SampledFrom([]statement.Operation{
			statementtest.AddInput().Draw(t, "add"), &statement.DropInput{Relay: input.Relay},
			statementtest.AddRoute().Draw(t, "add"), &statement.DropRoute{Relay: route.Relay}, &statement.ReplaceRoute{Route: route},
			statementtest.AddState().Draw(t, "add"), statementtest.SetFilter().Draw(t, "filter"),
		}).Draw(t, "operation")
	case *model.Emitter:
		return rapid.SampledFrom([]statement.Operation{
			statementtest.SetSink().Draw(t, "sink"), statementtest.SetSinkMode().Draw(t, "mode"),
			statementtest.SetClient().Draw(t, "client"), statementtest.SetCommit().Draw(t, "commit"),
			&statement.DropInput{Relay: m.Inputs[0].Relay}, statementtest.AddInput().Draw(t, "add"),
		}).Draw(t, "operation")
	case *model.Ingestor:
		return rapid.SampledFrom([]statement.Operation{
			statementtest.SetSource().Draw(t, "source"), statementtest.SetTimestamp().Draw(t, "timestamp"),
			statementtest.AddEntryRoute().Draw(t, "add"), &statement.DropRoute{Relay: m.Routes[0].Relay},
		}).Draw(t, "operation")
	}
	return statementtest.Operation().Draw(t, "operation")
}

// A Model that is dropped and created again counts as modified: what matters is the difference
// between what was and what is (CP-222, CP-416).
func TestRecreationIsAModification(t *testing.T) {
	parse := func(text string) model.Model {
		request, err := grammar.Parse(text)
		require.NoError(t, err)
		return request.Statements[0].Statement.(*statement.CreateModel).Model
	}
	const was = "CREATE RELAY r SCHEMA s UNBRANCHED CAPACITY 4;"
	changed := model.Diff(parse(was), parse("CREATE RELAY r SCHEMA s UNBRANCHED CAPACITY 8;"))
	altered, err := alteration.Apply(parse(was), []statement.Operation{&statement.SetCapacity{Capacity: 8}})
	require.NoError(t, err)
	require.Equal(t, changed, model.Diff(parse(was), altered))
	require.Equal(t, model.LevelDynamic, changed[0].Level)
	require.Empty(t, model.Diff(parse(was), parse(was)))
}

// Every refusal is one of the announced ones.
func TestRefusalsAreKnown(t *testing.T) {
	known := []failure.Code{
		failure.CodeForeignOperation, failure.CodePartExists, failure.CodePartMissing, failure.CodeAmbiguousRoute,
		failure.CodeLastPart, failure.CodeUnfitSink, failure.CodeUnsupportedMode,
	}
	rapid.Check(t, func(t *rapid.T) {
		base := drawAlterable(t)
		if _, err := alteration.Apply(base, drawOperations(t, base)); err != nil {
			found, ok := failure.Of(err)
			require.True(t, ok)
			require.Contains(t, known, found.Code())
			require.True(t, errors.Is(err, found.Code()))
		}
	})
}
