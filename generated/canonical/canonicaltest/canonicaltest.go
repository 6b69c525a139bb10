// Code generated from spec/ by go generate. DO NOT EDIT.

// Package canonicaltest checks the canonical encoding of record packages and holds what their
// random generators share.
//
// It owns the properties that every encoding must have: what was encoded decodes to an equal
// record, equal records have equal bytes, and no other bytes are accepted or do harm.
package canonicaltest

import (
	"errors"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/canonical"
)

// Depth is how many levels of nesting the random generators draw freely.
const Depth = 7

// Codec is the generated encoding of one type.
type Codec[T any] struct {
	Draw   *rapid.Generator[T]
	Encode func(T) ([]byte, error)
	Decode func([]byte) (T, error)
	Equal  func(T, T) bool
	Clone  func(T) T
}

// List draws between least and most elements; none gives nil.
func List[T any](t *rapid.T, label string, least, most int, draw func() T) []T {
	n := rapid.IntRange(least, most).Draw(t, label+" length")
	var values []T
	for range n {
		values = append(values, draw())
	}
	return values
}

// Distinct drops the elements whose key an earlier one has.
func Distinct[T any](values []T, key func(T) string) []T {
	seen := map[string]bool{}
	var kept []T
	for _, value := range values {
		if name := key(value); !seen[name] {
			seen[name] = true
			kept = append(kept, value)
		}
	}
	return kept
}

// Text draws texts of any characters but NUL, which no text of the language holds.
func Text() *rapid.Generator[string] {
	return rapid.StringOf(rapid.Rune().Filter(func(r rune) bool { return r != 0 }))
}

// Pointer draws an optional value that may be present only where allowed.
func Pointer[T any](t *rapid.T, label string, allowed bool, draw func() T) *T {
	if !allowed || !rapid.Bool().Draw(t, label+" present") {
		return nil
	}
	value := draw()
	return &value
}

// Maybe draws an optional union or record that may be present only where allowed.
func Maybe[T any](t *rapid.T, label string, allowed bool, draw func() T) (value T) {
	if !allowed || !rapid.Bool().Draw(t, label+" present") {
		return value
	}
	return draw()
}

// RoundTrip checks the encoding of drawn values.
func RoundTrip[T any](t *testing.T, codec Codec[T]) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		value := codec.Draw.Draw(t, "value")
		copied := codec.Clone(value)
		require.True(t, codec.Equal(value, copied))
		data, err := codec.Encode(value)
		require.NoError(t, err)
		same, err := codec.Encode(copied)
		require.NoError(t, err)
		require.Equal(t, data, same, "equal records have equal bytes")
		decoded, err := codec.Decode(data)
		require.NoError(t, err)
		require.True(t, codec.Equal(value, decoded))

		other := codec.Draw.Draw(t, "other")
		if otherData, err := codec.Encode(other); err == nil {
			require.Equal(t, codec.Equal(value, other), string(data) == string(otherData))
		}
		_, err = codec.Decode(append(data[:len(data):len(data)], make([]byte, 8)...))
		refused(t, err, "trailing bytes")
		_, err = codec.Decode(data[:len(data)-8])
		refused(t, err, "truncated bytes")

		flipped := append([]byte(nil), data...)
		flipped[rapid.IntRange(0, len(data)-1).Draw(t, "place")] ^= 1 << rapid.IntRange(0, 7).Draw(t, "bit")
		hold(t, codec, flipped)
	})
}

// Fuzz feeds outside bytes to a decoder.
func Fuzz[T any](f *testing.F, codec Codec[T]) {
	for seed := range 8 {
		data, err := codec.Encode(codec.Draw.Example(seed))
		require.NoError(f, err)
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) { hold(t, codec, data) })
}

// hold decodes bytes that may be anything: they are refused with a typed error, or they are the
// encoding of the decoded record.
func hold[T any](t require.TestingT, codec Codec[T], data []byte) {
	value, err := codec.Decode(data)
	if err != nil {
		refused(t, err, "outside bytes")
		return
	}
	again, err := codec.Encode(value)
	require.NoError(t, err)
	require.Equal(t, data, again)
}

func refused(t require.TestingT, err error, what string) {
	var fault *canonical.Error
	require.True(t, errors.As(err, &fault), "%s: %v", what, err)
}

// Float64 draws a number of any kind, infinities and NaN included.
func Float64() *rapid.Generator[float64] {
	return rapid.OneOf(rapid.Float64(), rapid.SampledFrom([]float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN()}))
}
