package registry_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/generated/statement"
	"nervix/grammar"
)

// TestValidation runs testdata. Commands:
//
//	base            replaces the base graph by the models of the text
//	apply [keep] [derive] [provisional] [foreign]
//	                applies the text to the base and prints the outcome or all violations; keep
//	                makes the result the new base, foreign adds a route of another domain
func TestValidation(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		base := registrytest.Empty(t)
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "base":
				base = registrytest.Graph(t, d.Input)
				return fmt.Sprintf("%d models\n", len(base.Keys()))
			case "apply":
				options := registry.Options{DeriveQuiesce: d.HasArg("derive"), Provisional: d.HasArg("provisional")}
				if d.HasArg("foreign") {
					options.Intakes = []registry.Intake{{Domain: "other", Endpoint: "e", Host: "api.example.com", Path: "/taken"}}
				}
				candidate, err := base.Apply(registrytest.Statements(t, d.Input), options)
				if err != nil {
					requirePlaces(t, d.Input, err)
					return registrytest.Describe(err)
				}
				if d.HasArg("keep") {
					base = candidate.Graph
				}
				return outcomes(candidate)
			}
			t.Fatalf("unknown command %s", d.Cmd)
			return ""
		})
	})
}

// requirePlaces checks that the place of every violation of a submitted model leads to a part of
// its statement, so that a diagnostic can point at it.
func requirePlaces(t *testing.T, text string, err error) {
	request, parseErr := grammar.Parse(text)
	require.NoError(t, parseErr)
	for _, found := range violation.All(err) {
		for _, parsed := range request.Statements {
			create, ok := parsed.Statement.(*statement.CreateModel)
			if ok && create.Model.ModelKey() == found.Key {
				start, end := parsed.Spans.Locate(found.Failure.Where().Path)
				require.Less(t, end-start, parsed.End-parsed.Start, "%s: %s", found.Failure.Where().Path, found)
			}
		}
	}
}

func outcomes(candidate *registry.Candidate) string {
	var text strings.Builder
	for _, outcome := range candidate.Outcomes {
		verb := "created"
		switch {
		case outcome.Dropped:
			verb = "dropped"
		case outcome.AlreadyExisted:
			verb = "already existed"
		}
		fmt.Fprintf(&text, "%s %s\n", verb, violation.Owner(outcome.Key))
	}
	return text.String()
}

// The base of a batch is immutable, and a failed batch leaves nothing behind.
func TestApplyKeepsTheBase(t *testing.T) {
	base := registrytest.Graph(t, "CREATE SCHEMA s (a I64);")
	_, err := base.Apply(registrytest.Statements(t, "DROP SCHEMA s; CREATE RELAY r SCHEMA missing UNBRANCHED;"), registry.Options{})
	require.Error(t, err)
	require.Len(t, base.Keys(), 1)
}
