package instant

import (
	"math"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]int64{
		"1970-01-01T00:00:00Z":                0,
		"1969-12-31T23:59:59.5Z":              -500_000_000,
		"2024-02-29T12:00:00+02:30":           time.Date(2024, 2, 29, 9, 30, 0, 0, time.UTC).UnixNano(),
		"2024-01-01t00:00:00.123456789123z":   time.Date(2024, 1, 1, 0, 0, 0, 123456789, time.UTC).UnixNano(),
		"2016-12-31T23:59:60Z":                time.Date(2017, 1, 1, 0, 0, 0, 0, time.UTC).UnixNano(),
		"2262-04-11T23:47:16.854775807+00:00": math.MaxInt64,
		"1677-09-21T00:12:43.145224192Z":      math.MinInt64,
	} {
		got, ok := Parse(text)
		require.True(t, ok, text)
		require.Equal(t, want, got, text)
	}
}

func TestParseRefuses(t *testing.T) {
	for _, text := range []string{
		"", "2024-01-01", "2024-01-01 00:00:00Z", "2024-01-01T00:00:00", "2024-13-01T00:00:00Z",
		"2023-02-29T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z",
		"2024-01-01T12:00:60Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+0000", "2024-01-01T00:00:00+24:00",
		"2024-01-01T00:00:00ZZ", "2262-04-11T23:47:16.854775808Z", "1677-09-21T00:12:43.145224191Z",
		"9999-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "2024-01-0xT00:00:00Z", "-024-01-01T00:00:00Z",
		"2024-01-01T00:00:00.5", "2024-01-01T00:00:00+00:0",
	} {
		_, ok := Parse(text)
		require.False(t, ok, text)
	}
}

func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ns := rapid.Int64().Draw(t, "ns")
		if rapid.Bool().Draw(t, "whole") {
			ns -= ns % 1_000_000
		}
		text := Append(nil, ns)
		got, ok := Parse(text)
		require.True(t, ok, string(text))
		require.Equal(t, ns, got)
		foreign, err := time.Parse(time.RFC3339Nano, string(text))
		require.NoError(t, err)
		require.Equal(t, ns, foreign.UnixNano())
	})
}

func TestAppendDigits(t *testing.T) {
	require.Equal(t, "1970-01-01T00:00:00+00:00", string(Append(nil, 0)))
	require.Equal(t, "1970-01-01T00:00:00.500+00:00", string(Append(nil, 500_000_000)))
	require.Equal(t, "1969-12-31T23:59:59.999999+00:00", string(Append(nil, -1000)))
	require.Equal(t, "1970-01-01T00:00:00.000000001+00:00", string(Append(nil, 1)))
}

// FuzzParse compares with the standard library, which knows neither leap seconds nor letters in lower
// case, and lets some texts pass that are not strict.
func FuzzParse(f *testing.F) {
	f.Add("2024-02-29T12:00:00.5+02:30")
	f.Add("2262-04-11T23:47:16.854775807Z")
	f.Add("2016-12-31T23:59:60z")
	f.Add("2O16-12/31T23;59:0:Z")
	strict := regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`)
	f.Fuzz(func(t *testing.T, text string) {
		ns, ok := Parse(text)
		again, same := Parse([]byte(text))
		require.True(t, ns == again && ok == same)
		foreign, err := time.Parse(time.RFC3339Nano, strings.ToUpper(text))
		switch {
		case !ok:
			if err == nil && strict.MatchString(text) {
				whole := foreign.Unix()
				require.True(t, whole < minimumSeconds+1 || whole > maximumSeconds-1, "refused")
			}
			return
		case len(text) > 18 && text[17:19] == "60":
		default:
			require.NoError(t, err)
			require.Equal(t, foreign.UnixNano(), ns)
		}
		again, ok = Parse(Append(nil, ns))
		require.True(t, ok)
		require.Equal(t, ns, again)
	})
}

// TestEveryDay compares every date of four digits with the standard library.
func TestEveryDay(t *testing.T) {
	day := time.Date(0, 1, 1, 0, 0, 0, 0, time.UTC)
	for day.Year() < 10_000 {
		if days(day.Year(), int(day.Month()), day.Day())*secondsPerDay != day.Unix() {
			t.Fatal(day)
		}
		day = day.AddDate(0, 0, 1)
	}
}
