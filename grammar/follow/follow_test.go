package follow_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/nspl"
	"nervix/grammar"
	"nervix/grammar/follow"
)

func walk(t *testing.T, text string, options follow.Options) follow.Answer {
	fragment, ok := grammar.Tail(text)
	require.True(t, ok)
	options.Budget = follow.Budget
	return follow.Walk(nspl.NsplParserRULE_statementText, fragment.Types, options)
}

// names lists what may follow; a slot stands in angle brackets, the end of the text as "end".
func names(answer follow.Answer) []string {
	var all []string
	for _, item := range answer.Items {
		switch {
		case item.Slot != nil:
			all = append(all, "<"+item.Slot.Words+">")
		case item.Token < 0:
			all = append(all, "end")
		default:
			all = append(all, nspl.TokenOf(item.Token).Text)
		}
	}
	return all
}

func TestWalk(t *testing.T) {
	for _, test := range []struct {
		text     string
		furthest int
		want     []string
		options  follow.Options
	}{
		{"DROP RELAY", 2, []string{"<a relay>"}, follow.Options{}},
		{"DROP RELAY a b", 3, []string{"end"}, follow.Options{}},
		{"SHOW", 1, []string{"CREATE", "CLUSTER", "TRANSACTIONS"}, follow.Options{OnlySupported: true}},
		{"SHOW", 1, []string{"CREATE", "CLUSTER", "TRANSACTIONS", "RELAY", "PLACEMENTS", "UDFS"}, follow.Options{}},
		{"CREATE SUBSCRIPTION s TO r WHERE", 6, []string{"<an expression>"}, follow.Options{}},
	} {
		t.Run(test.text, func(t *testing.T) {
			answer := walk(t, test.text, test.options)
			require.True(t, answer.Known)
			require.Equal(t, test.furthest, answer.Furthest)
			require.ElementsMatch(t, test.want, names(answer))
		})
	}
	open := walk(t, "CREATE SUBSCRIPTION s TO r WHERE", follow.Options{OpenSlots: true})
	require.Subset(t, names(open), []string{"<a field>", "<a function>", "CASE", "("})
}

func TestBudgetEndsTheWalk(t *testing.T) {
	fragment, ok := grammar.Tail("CREATE RELAY a SCHEMA s UNBRANCHED")
	require.True(t, ok)
	answer := follow.Walk(nspl.NsplParserRULE_statementText, fragment.Types, follow.Options{Budget: 20})
	require.False(t, answer.Known)
	require.Empty(t, answer.Items)
}

// A chain of operators takes steps in proportion to its length.
func TestWalkIsLinear(t *testing.T) {
	steps := func(n int) int {
		text := "CREATE SUBSCRIPTION s TO r WHERE a"
		for range n {
			text += " + a"
		}
		return walk(t, text, follow.Options{}).Steps
	}
	require.Less(t, steps(400), 5*steps(100))
}

func TestForcedPhrases(t *testing.T) {
	answer := walk(t, "CREATE", follow.Options{OnlySupported: true})
	phrases := map[string][]string{}
	for _, item := range answer.Items {
		for _, target := range item.Targets {
			phrases[nspl.TokenOf(item.Token).Text] = follow.Forced(target)
		}
	}
	require.Equal(t, []string{"NOT", "EXISTS"}, phrases["IF"])
	require.Equal(t, []string{"JSON", "SCHEMA"}, phrases["WIRE"])
	require.Empty(t, phrases["RELAY"])
}
