package json

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzDouble checks that decimals found directly have the text that strconv searches for.
func FuzzDouble(f *testing.F) {
	for _, value := range []float64{0, math.Copysign(0, -1), 0.1, 1e-5, 9.9999999e-6, 99999999.9999999, 1e8, 1234.5, 0.3, 1.0 / 3, 123456.7890123} {
		f.Add(math.Float64bits(value), uint64(value*100), uint8(2))
	}
	f.Fuzz(func(t *testing.T, bits, mantissa uint64, places uint8) {
		decimal := float64(mantissa%1e15) / powers[places%10]
		for _, value := range []float64{
			math.Float64frombits(bits), decimal, -decimal, math.Nextafter(decimal, 0), math.Nextafter(decimal, 1e300), math.Trunc(decimal),
		} {
			checkFloat(t, value)
		}
	})
}

func checkFloat(t *testing.T, value float64) {
	want, ok := appendFloat([]byte("["), value, 64)
	got, same := appendDouble([]byte("["), value)
	require.True(t, ok == same && string(want) == string(got), "%x: %s instead of %s", math.Float64bits(value), got, want)
	single := float32(value)
	want, ok = appendFloat([]byte("["), float64(single), 32)
	got, same = appendSingle([]byte("["), single)
	require.True(t, ok == same && string(want) == string(got), "%x: %s instead of %s", math.Float32bits(single), got, want)
}

// TestDecimals writes decimals of every number of digits and places, and their neighbours.
func TestDecimals(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for digits := range 17 {
		for places := range 12 {
			for range 100 {
				value := math.Trunc(random.Float64()*math.Pow10(digits)) / powers[places]
				checkFloat(t, value)
				checkFloat(t, math.Nextafter(value, -1))
				checkFloat(t, -math.Nextafter(value, 1e300))
				checkFloat(t, float64(float32(value)))
			}
		}
	}
}

// FuzzInteger compares with strconv.
func FuzzInteger(f *testing.F) {
	for digits, power := 0, uint64(1); digits < 20; digits, power = digits+1, power*10 {
		f.Add(power)
		f.Add(power - 1)
	}
	f.Add(uint64(math.MaxUint64))
	f.Fuzz(func(t *testing.T, magnitude uint64) {
		for shift := 0; shift < 64; shift += 4 {
			n := magnitude >> shift
			require.Equal(t, strconv.FormatUint(n, 10), string(appendInteger(nil, n, false)))
			require.Equal(t, "-"+strconv.FormatUint(n, 10), string(appendInteger(nil, n, true)))
			if n %= eightDigits; n == 0 || n >= eightDigits/10 {
				require.Equal(t, n, eightValue(spell(n)))
			}
		}
	})
}

// FuzzString compares texts with encoding/json, which escapes more.
func FuzzString(f *testing.F) {
	for _, text := range []string{"", "plain", "a\"b\\c", "\x00\x1f\x7f\b\f\n\r\t", "é語😀", "<&>\u2028\u2029"} {
		f.Add(text, 7)
	}
	f.Fuzz(func(t *testing.T, text string, before int) {
		text = strings.ToValidUTF8(strings.Repeat("p", max(0, min(before, 40)))+text, "")
		got := appendString([]byte("["), text)
		require.Equal(t, byte('['), got[0])
		var back string
		require.NoError(t, json.Unmarshal(got[1:], &back))
		require.Equal(t, text, back)
		standard, err := json.Marshal(text)
		require.NoError(t, err)
		escapes := strings.NewReplacer(`\\`, `\\`, `\u003c`, "<", `\u003e`, ">", `\u0026`, "&", `\u2028`, "\u2028", `\u2029`, "\u2029", `\u007f`, "\x7f")
		require.Equal(t, escapes.Replace(string(standard)), string(got[1:]))
	})
}
