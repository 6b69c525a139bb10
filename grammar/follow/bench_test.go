package follow_test

import (
	"strings"
	"testing"

	"nervix/generated/nspl"
	"nervix/grammar"
	"nervix/grammar/follow"
)

// The walk of a long statement up to its last token.
func BenchmarkWalk(b *testing.B) {
	fragment, ok := grammar.Tail("CREATE SUBSCRIPTION s TO r WHERE a" + strings.Repeat(" + f(a, 1)", 1000) + " b")
	if !ok {
		b.Fatal("the text has no tokens")
	}
	steps := 0
	for b.Loop() {
		steps = follow.Walk(nspl.NsplParserRULE_statementText, fragment.Types, follow.Options{Budget: follow.Budget}).Steps
	}
	b.ReportMetric(float64(steps), "steps")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(steps), "ns/step")
}
