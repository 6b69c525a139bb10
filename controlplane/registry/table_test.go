package registry

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/model"
)

// Parts gives what a graph consists of as plain maps, for comparing graphs.
func Parts(g *Graph) []any {
	g.related()
	return []any{
		g.domain, maps.Collect(g.models.all()), maps.Collect(g.references.all()), maps.Collect(g.dependents.all()),
		g.relations.held, g.relations.met,
	}
}

// A table behaves like a map, and a copy changes apart from what it was copied from.
func TestTables(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	tables, plain := []table[int]{{}}, []map[model.Key]int{{}}
	for range 5000 {
		at := random.IntN(len(tables))
		switch key := (model.Key{Kind: model.KindRelay, Name: fmt.Sprint(random.IntN(60))}); random.IntN(8) {
		case 0:
			copied, same := tables[at].copied(), maps.Clone(plain[at])
			if len(tables) < 8 {
				tables, plain = append(tables, copied), append(plain, same)
			} else {
				to := random.IntN(len(tables))
				tables[to], plain[to] = copied, same
			}
		case 1:
			tables[at].settle()
			require.LessOrEqual(t, len(tables[at].own)*len(tables[at].own), len(tables[at].common))
		case 2, 3:
			tables[at].remove(key)
			delete(plain[at], key)
		default:
			value := random.IntN(1000) - 500
			tables[at].set(key, value)
			plain[at][key] = value
		}
		for i := range tables {
			require.Equal(t, plain[i], maps.Collect(tables[i].all()))
			require.Equal(t, len(plain[i]), tables[i].size)
		}
		key := model.Key{Kind: model.KindRelay, Name: fmt.Sprint(random.IntN(60))}
		value, exists := plain[at][key]
		got, found := tables[at].find(key)
		require.Equal(t, exists, found)
		require.Equal(t, value, got, "the zero value when there is none")
		require.Equal(t, value, tables[at].get(key))
		require.Equal(t, exists, tables[at].has(key))
	}
}
