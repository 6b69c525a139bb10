package columnar

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestParseInstant(t *testing.T) {
	for text, want := range map[string]int64{
		"1970-01-01T00:00:00Z":                0,
		"1970-01-01t00:00:00z":                0,
		"2026-04-07T12:34:56+00:00":           1775565296000000000,
		"2026-04-07T14:34:56.5+02:00":         1775565296500000000,
		"2026-04-07T12:34:56.1234567899Z":     1775565296123456789,
		"2016-12-31T23:59:60Z":                1483228800000000000,
		"2024-02-29T00:00:00-00:30":           1709166600000000000,
		"1969-12-31T23:59:59.999999999Z":      -1,
		"2262-04-11T23:47:16.854775807+00:00": math.MaxInt64,
		"1677-09-21T00:12:43.145224192+00:00": math.MinInt64,
	} {
		found, ok := ParseInstant([]byte(text))
		require.True(t, ok, text)
		require.Equal(t, want, found, text)
	}
	for _, text := range []string{
		"", "2026-04-07", "2026-04-07T12:34:56", "2026-04-07 12:34:56Z", "2026-04-07T12:34Z", "2026-04-07T12:34:56.Z",
		"2026-02-30T00:00:00Z", "2025-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-04-31T00:00:00Z",
		"2026-04-07T24:00:00Z", "2026-04-07T12:60:00Z", "2026-04-07T12:34:61Z", "2026-04-07T12:34:56+24:00", "2026-04-07T12:34:56+0200",
		"2026-04-07T12:34:56Zx", "2262-04-11T23:47:16.854775808Z", "1677-09-21T00:12:43.145224191Z", "9999-12-31T23:59:59Z", "0000-01-01T00:00:00Z",
		"+026-04-07T12:34:56Z", "2026-04-07T12:34:56,5Z",
	} {
		_, ok := ParseInstant([]byte(text))
		require.False(t, ok, text)
	}
}

func TestAppendInstant(t *testing.T) {
	for ns, want := range map[int64]string{
		0:                   "1970-01-01T00:00:00+00:00",
		1775565296789000000: "2026-04-07T12:34:56.789+00:00",
		1775565296789001000: "2026-04-07T12:34:56.789001+00:00",
		-1:                  "1969-12-31T23:59:59.999999999+00:00",
	} {
		require.Equal(t, want, string(AppendInstant(nil, ns)))
	}
	rapid.Check(t, func(t *rapid.T) {
		ns := rapid.Int64().Draw(t, "instant")
		found, ok := ParseInstant(AppendInstant(nil, ns))
		require.True(t, ok)
		require.Equal(t, ns, found)
	})
}

func FuzzParseInstant(f *testing.F) {
	f.Add("2026-04-07T12:34:56.789+02:00")
	f.Add("2016-12-31T23:59:60Z")
	f.Fuzz(func(t *testing.T, text string) {
		found, ok := ParseInstant([]byte(text))
		if !ok {
			return
		}
		again, ok := ParseInstant(AppendInstant(nil, found))
		require.True(t, ok)
		require.Equal(t, found, again)
		if parsed, err := time.Parse(time.RFC3339Nano, text); err == nil {
			require.Equal(t, parsed.UnixNano(), found)
		}
	})
}
