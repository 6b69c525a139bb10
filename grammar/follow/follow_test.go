package follow_test

import (
	"strings"
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

func TestPhrases(t *testing.T) {
	for text, want := range map[string]map[string]string{
		"CREATE":                  {"IF": "NOT EXISTS", "WINDOW": "PROCESSOR", "RELAY": ""},
		"CREATE RELAY r SCHEMA s": {"BRANCHED": "BY", "UNBRANCHED": ""},
		"CREATE EMITTER e FROM a TO POSTGRES p INSERT TO TABLE t VALUES { 'x' = 1 }": {"ON": "CONFLICT", "WITH": "MAX BATCH"},
	} {
		phrases := map[string]string{}
		for _, item := range walk(t, text, follow.Options{OpenSlots: true}).Items {
			for _, way := range item.Ways {
				phrases[nspl.TokenOf(item.Token).Text] = strings.Join(way.Phrase(), " ")
			}
		}
		for word, rest := range want {
			got, offered := phrases[word]
			require.True(t, offered, "%s: %s", text, word)
			require.Equal(t, rest, got, "%s: %s", text, word)
		}
	}
}

// A way knows the rules around its item and what was named before it.
func TestWays(t *testing.T) {
	rules := nspl.NewNsplParser(nil).RuleNames
	text := "CREATE JUNCTION j FROM a, b UNBRANCHED TO c INHERIT x SET y ="
	answer := walk(t, text, follow.Options{OpenSlots: true})
	for _, item := range answer.Items {
		if item.Slot == nil || item.Slot.Rule != nspl.NsplParserRULE_fieldName {
			continue
		}
		require.Len(t, item.Ways, 1)
		way := item.Ways[0]
		route, ok := follow.Within(way.Levels(), nspl.NsplParserRULE_route)
		require.True(t, ok)
		require.Equal(t, 8, route.Start)
		var names []string
		for _, n := range way.Named() {
			names = append(names, rules[n.Levels[0].Rule]+" "+n.Slot.Words)
		}
		require.Equal(t, []string{
			"createJunction a new name", "input a relay", "input a relay", "route a relay",
			"inheritItem a field", "setTarget a field",
		}, names)
		require.Equal(t, nspl.NsplParserRULE_fieldName, way.Levels()[0].Rule)
		require.Greater(t, len(way.States()), 8)
		return
	}
	t.Fatal("no field is expected")
}

func TestWhole(t *testing.T) {
	for text, want := range map[string]bool{"node-1": true, "node-": false, "3com.example": true, "a b": false, "'a'": true} {
		fragment, ok := grammar.Tail(text)
		require.True(t, ok)
		require.Equal(t, want, follow.Walk(nspl.NsplParserRULE_hostName, fragment.Types, follow.Options{Budget: follow.Budget}).Whole, text)
	}
}
