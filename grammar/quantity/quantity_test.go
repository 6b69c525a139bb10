package quantity_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/grammar/quantity"
)

func TestDuration(t *testing.T) {
	for _, test := range []struct {
		text string
		want int64
		err  error
	}{
		{"250ms", 250_000_000, nil},
		{"250 ms", 250_000_000, nil},
		{"0s", 0, nil},
		{"1h30m", 5_400_000_000_000, nil},
		{"2min500ms", 120_500_000_000, nil},
		{"1.5s", 1_500_000_000, nil},
		{"0.25min", 15_000_000_000, nil},
		{"1M", 2_630_016_000_000_000, nil},
		{"1y", 31_557_600_000_000_000, nil},
		{"0.5h", 1_800_000_000_000, nil},
		{"0.0001h", 0, quantity.ErrInexact},
		{"1.5ns", 0, quantity.ErrInexact},
		{"5MS", 0, quantity.ErrTimeUnit},
		{"5 fortnights", 0, quantity.ErrTimeUnit},
		{"5", 0, quantity.ErrForm},
		{"", 0, quantity.ErrForm},
		{"s", 0, quantity.ErrForm},
		{"1h30", 0, quantity.ErrForm},
		{"9999999y", 0, quantity.ErrRange},
	} {
		t.Run(test.text, func(t *testing.T) {
			got, err := quantity.Duration(test.text)
			require.ErrorIs(t, err, test.err)
			require.Equal(t, test.want, got.Nanoseconds)
		})
	}
	got, err := quantity.Duration("250 ms")
	require.NoError(t, err)
	require.Equal(t, "250ms", got.Text)
}

func TestByteSize(t *testing.T) {
	for _, test := range []struct {
		text string
		want uint64
		err  error
	}{
		{"1MiB", 1 << 20, nil},
		{"1 kib", 1024, nil},
		{"1kB", 1000, nil},
		{"0.5MiB", 1 << 19, nil},
		{"7B", 7, nil},
		{"15EiB", 15 << 60, nil},
		{"16EiB", 0, quantity.ErrRange},
		{"1.5B", 0, quantity.ErrInexact},
		{"1024", 0, quantity.ErrForm},
		{"1Mib5", 0, quantity.ErrByteUnit},
		{"1i", 0, quantity.ErrByteUnit},
		{"1XB", 0, quantity.ErrByteUnit},
	} {
		t.Run(test.text, func(t *testing.T) {
			got, err := quantity.ByteSize(test.text)
			require.ErrorIs(t, err, test.err)
			require.Equal(t, test.want, got.Bytes)
		})
	}
}

func TestNumbers(t *testing.T) {
	_, err := quantity.Count("0")
	require.ErrorIs(t, err, quantity.ErrZero)
	_, err = quantity.Count("1.5")
	require.ErrorIs(t, err, quantity.ErrWhole)
	_, err = quantity.Count("18446744073709551616")
	require.ErrorIs(t, err, quantity.ErrRange)
	_, err = quantity.Dimension("4294967296")
	require.ErrorIs(t, err, quantity.ErrRange)
	_, err = quantity.Integer("9223372036854775808")
	require.ErrorIs(t, err, quantity.ErrRange)
	value, err := quantity.Integer("9223372036854775807")
	require.NoError(t, err)
	require.Equal(t, int64(9223372036854775807), value)
}

func FuzzDuration(f *testing.F) {
	for _, seed := range []string{"250ms", "1h30m", "1.5s", "0x1s", "1e9s", "..s", "1M1y"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		first, err := quantity.Duration(text)
		if err == nil {
			second, err := quantity.Duration(first.Text)
			require.NoError(t, err)
			require.Equal(t, first, second)
			require.GreaterOrEqual(t, first.Nanoseconds, int64(0))
		}
		size, err := quantity.ByteSize(text)
		if err == nil {
			again, err := quantity.ByteSize(size.Text)
			require.NoError(t, err)
			require.Equal(t, size, again)
		}
	})
}
