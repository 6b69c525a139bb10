package node

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// The queue with its index agrees with a plain map at every step.
func TestRecentKeysAgainstMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		recent := newRecentKeys()
		model := map[string]int64{}
		numbers := map[string]uint64{}
		now := int64(0)
		for range rapid.IntRange(1, 200).Draw(t, "steps") {
			now += rapid.Int64Range(0, 3).Draw(t, "time")
			key := rapid.StringMatching(`[a-h]{1,2}`).Draw(t, "key")
			switch rapid.IntRange(0, 9).Draw(t, "action") {
			case 0:
				horizon := now - rapid.Int64Range(0, 10).Draw(t, "age")
				recent.expire(horizon)
				for known, seen := range model {
					if seen <= horizon {
						delete(model, known)
					}
				}
			case 1:
				if _, known := model[key]; known {
					recent.remove(numbers[key])
					delete(model, key)
				}
			default:
				number, inserted := recent.insert([]byte(key), now)
				_, known := model[key]
				require.Equal(t, !known, inserted, key)
				if inserted {
					model[key], numbers[key] = now, number
				}
			}
		}
	})
}
