package registry_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/statement"
	"nervix/grammar"
)

// TestValidation runs testdata. Commands:
//
//	base            replaces the base graph by the models of the text, and the resources
//	apply [keep] [derive] [provisional] [foreign] [paced]
//	                applies the text to the base and prints the outcome or all violations; keep
//	                makes the result the new base, foreign adds a route of another domain
func TestValidation(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		base, resources := registrytest.Empty(t), registry.Resources{}
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "base":
				resources, _ = registrytest.Resources(registrytest.Statements(t, d.Input))
				base = registrytest.Graph(t, d.Input)
				requireSame(t, base)
				return fmt.Sprintf("%d models\n", len(base.Keys()))
			case "apply":
				options := registry.Options{
					DeriveQuiesce: d.HasArg("derive"), Provisional: d.HasArg("provisional"), Paced: d.HasArg("paced"),
					Resources: resources,
				}
				if d.HasArg("foreign") {
					options.Intakes = []registry.Intake{{Domain: "other", Endpoint: "e", Host: "api.example.com", Path: "/taken"}}
				}
				candidate, err := base.Apply(registrytest.Statements(t, d.Input), options)
				if err != nil {
					requirePlaces(t, d.Input, err)
					return registrytest.Describe(err)
				}
				requireSame(t, candidate.Graph)
				if !options.Provisional {
					require.NoError(t, candidate.Graph.Validate(options), "what Apply accepts is valid as a whole")
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

// requireSame checks that a graph made step by step is the one made at once.
func requireSame(t *testing.T, g *registry.Graph) {
	t.Helper()
	whole, err := registry.NewGraph(g.Domain(), g.Models())
	require.NoError(t, err)
	require.Equal(t, registry.Parts(whole), registry.Parts(g))
}

// written are the places that an ALTER has text for.
var written = regexp.MustCompile(`^(operations\b|key$|entity$)`)

// requirePlaces checks that every violation that the text is at fault for names its statement, and
// that its place leads to a part of it, so that a diagnostic can point at it.
func requirePlaces(t *testing.T, text string, err error) {
	t.Helper()
	request, parseErr := grammar.Parse(text)
	require.NoError(t, parseErr)
	for _, found := range violation.All(err) {
		if found.Statement == 0 {
			require.Equal(t, failure.CodeBrokenModel, found.Failure.Code(), "%s", found)
			continue
		}
		parsed := request.Statements[found.Statement-1]
		if _, alters := parsed.Statement.(*statement.AlterModel); alters && !written.MatchString(found.Failure.Where().Path) {
			continue // a part that the ALTER kept as it was
		}
		start, end := parsed.Spans.Locate(found.Failure.Where().Path)
		require.Less(t, end-start, parsed.End-parsed.Start, "%s: %s", found.Failure.Where().Path, found)
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
		case outcome.Altered:
			verb = "altered"
		case outcome.Unchanged:
			verb = "unchanged"
		}
		fmt.Fprintf(&text, "%s %s", verb, violation.Owner(outcome.Key))
		if outcome.Former != "" {
			fmt.Fprintf(&text, ", formerly '%s'", outcome.Former)
		}
		if outcome.Version > 0 {
			fmt.Fprintf(&text, " version %d", outcome.Version)
		}
		for _, key := range outcome.Rebound {
			fmt.Fprintf(&text, ", %s", violation.Owner(key))
		}
		text.WriteByte('\n')
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
