package grammar_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/grammar"
)

// Pauses belong to changes: there is no statement for one (CP-226).
func TestPausesAreNoStatements(t *testing.T) {
	for _, text := range []string{
		`PAUSE;`, `RESUME;`, `PAUSE DOMAIN;`, `RESUME DOMAIN;`, `PAUSE INGESTOR i;`,
	} {
		_, err := grammar.Parse(text)
		require.ErrorIs(t, err, failure.CodeSyntax, text)
	}
}
