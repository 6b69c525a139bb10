package near_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/grammar/near"
)

func TestNearest(t *testing.T) {
	candidates := []string{"orders", "order_v1", "alerts", "RELAY"}
	for word, want := range map[string]string{
		"ordrs": "orders", "ordesr": "orders", "order_v2": "order_v1", "alert": "alerts", "RELAI": "RELAY", "RLEAY": "RELAY",
		"orders": "", "zebra": "", "": "", "x": "", "ab": "", strings.Repeat("o", 500): "",
	} {
		require.Equal(t, want, near.Nearest(word, candidates), word)
	}
}

// Below the limit the distance is symmetric, zero for equal words only, and no more than the edits
// made.
func TestDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.StringMatching(`[a-d]{0,12}`).Draw(t, "a")
		b := rapid.StringMatching(`[a-d]{0,12}`).Draw(t, "b")
		const limit = 20
		d := near.Distance(a, b, limit)
		require.Equal(t, d, near.Distance(b, a, limit))
		require.Equal(t, a == b, d == 0)
		require.LessOrEqual(t, d, max(len(a), len(b)))
		require.LessOrEqual(t, near.Distance(a, a+"x", limit), 1)
		small := near.Distance(a, b, 2)
		require.Equal(t, min(d, 3), min(small, 3))
	})
}
