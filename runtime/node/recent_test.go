package node

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// The queue with its index agrees with a plain map at every step.
func TestRecentKeysAgainstMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		recent := newRecentKeys()
		recent.entries.bits, recent.text.bits = 2, 3 // many blocks, and keys larger than one
		model := map[string]int64{}
		numbers := map[string]uint64{}
		now := int64(0)
		for range rapid.IntRange(1, 200).Draw(t, "steps") {
			now += rapid.Int64Range(0, 3).Draw(t, "time")
			key := rapid.StringMatching(`[a-h]{1,2}|i{5,20}`).Draw(t, "key")
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

// A history of constant length reuses its memory.
func TestRecentKeysSteadyMemory(t *testing.T) {
	const length, key = 20_000, 26
	recent, next := newRecentKeys(), uint64(0)
	add := func(count int) {
		for range count {
			text := fmt.Appendf(nil, "%0*d", key, next)
			recent.expire(int64(next) - length)
			if _, fresh := recent.insert(text, int64(next)); !fresh {
				t.Fatal("a new key is known")
			}
			next++
		}
	}
	add(10 * length)
	require.Equal(t, length, recent.live)
	require.LessOrEqual(t, len(recent.entries.list), length>>entryBits+2)
	require.LessOrEqual(t, len(recent.text.list), length*key>>textBits+2)
	require.LessOrEqual(t, len(recent.index), 1<<15)
}
