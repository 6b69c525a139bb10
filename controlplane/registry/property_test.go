package registry_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/violation"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/statement"
	"nervix/generated/statement/statementtest"
)

// Whatever the models of a batch are, they are judged: every fault is a violation, each of a model
// and with a place, and nothing panics.
func TestAnyBatchIsJudged(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var list []statement.Statement
		models := rapid.SliceOfN(modeltest.Model(), 1, 12).Draw(t, "models")
		for _, m := range models {
			list = append(list, &statement.CreateModel{Model: m})
		}
		for _, m := range rapid.SliceOfN(statementtest.AlterModel(), 0, 4).Draw(t, "alterations") {
			m.Key = rapid.SampledFrom(models).Draw(t, "altered").ModelKey()
			list = append(list, m)
		}
		options := registry.Options{
			DeriveQuiesce: rapid.Bool().Draw(t, "derive"), Provisional: rapid.Bool().Draw(t, "provisional"), Paced: rapid.Bool().Draw(t, "paced"),
		}
		empty, err := registry.NewGraph("shop", nil)
		require.NoError(t, err)
		_, err = empty.Apply(list, options)
		for _, found := range violation.All(err) {
			require.NotEmpty(t, found.Key.Kind.Text())
			require.LessOrEqual(t, found.Statement, len(list))
			require.NotEmpty(t, found.Error())
		}
		if err != nil {
			require.NotEmpty(t, violation.All(err), "%v", err)
		}
	})
}

// Models refer to one another by kind in one direction only, so that a graph of definitions has no
// cycles, whatever it holds.
func TestKindsReferInOneDirection(t *testing.T) {
	refers := map[model.Kind]map[model.Kind]bool{}
	rapid.Check(t, func(t *rapid.T) {
		m := modeltest.Model().Draw(t, "model")
		for _, reference := range contract.References(m) {
			if refers[m.ModelKind()] == nil {
				refers[m.ModelKind()] = map[model.Kind]bool{}
			}
			refers[m.ModelKind()][reference.Kind] = true
		}
	})
	var reaches func(from, to model.Kind, depth int) bool
	reaches = func(from, to model.Kind, depth int) bool {
		for next := range refers[from] {
			if next == to || depth > 0 && reaches(next, to, depth-1) {
				return true
			}
		}
		return false
	}
	for kind := range refers {
		require.False(t, reaches(kind, kind, 6), "%s refers to itself", kind.Text())
	}
}
