package program

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzTextCasts compares the casts from STRING to every kind with the oracle.
func FuzzTextCasts(f *testing.F) {
	for _, seed := range pools[kText] {
		f.Add(seed.(string))
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, kind := range scalarKinds {
			if kind == kText || kind == kTime {
				// Datetimes have their own fuzz test next to their parser.
				continue
			}
			value, code := evaluate(t, cast(text(s), kind), schemaOf(), nil)
			want := parseOf(s, kind)
			require.True(t, sameValue(want, value), "%q AS %s: want %#v, got %#v", s, kind, want, value)
			require.Equal(t, codeUnless(want), code)
		}
	})
}
