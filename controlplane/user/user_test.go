package user

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/generated/failure"
	"nervix/generated/record"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestCheck(t *testing.T) {
	h := NewHasher()
	secret, err := h.Hash(t.Context(), "correct horse")
	require.NoError(t, err)
	damaged := secret.Clone()
	damaged.Memory = maxMemoryKiB + 1
	cases := []struct {
		name     string
		user     *record.User
		password string
		ok       bool
	}{
		{"right", &record.User{Name: "u", Secret: secret}, "correct horse", true},
		{"wrong", &record.User{Name: "u", Secret: secret}, "correct horsf", false},
		{"empty for a password", &record.User{Name: "u", Secret: secret}, "", false},
		{"unknown", nil, "correct horse", false},
		{"none", &record.User{Name: "u"}, "", true},
		{"some for none", &record.User{Name: "u"}, "x", false},
		{"damaged parameters", &record.User{Name: "u", Secret: damaged}, "correct horse", false},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			err := h.Check(t.Context(), c.user, "u", c.password)
			if c.ok {
				require.NoError(t, err)
				return
			}
			require.ErrorIs(t, err, failure.CodeAuthenticationFailed)
		})
	}
}

func TestHashesAreSaltedAndHidden(t *testing.T) {
	h := NewHasher()
	a, err := h.Hash(t.Context(), "pw")
	require.NoError(t, err)
	b, err := h.Hash(t.Context(), "pw")
	require.NoError(t, err)
	require.NotEqual(t, a.Hash, b.Hash)
	require.NotContains(t, fmt.Sprintf("%v %+v", a, *a), fmt.Sprint(a.Hash))
	none, err := h.Hash(t.Context(), "")
	require.NoError(t, err)
	require.Nil(t, none)
}

func TestBindDependsOnBoth(t *testing.T) {
	h := NewHasher()
	bind := func(password, to string) string {
		b, err := h.Bind(t.Context(), password, to)
		require.NoError(t, err)
		return string(b)
	}
	require.Equal(t, bind("pw", "a"), bind("pw", "a"))
	require.NotEqual(t, bind("pw", "a"), bind("pw", "b"))
	require.NotEqual(t, bind("pw", "a"), bind("px", "a"))
}

func TestHashEndsWithItsContext(t *testing.T) {
	h := NewHasher()
	require.True(t, h.slots.TryAcquire(concurrent))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := h.Hash(ctx, "pw")
	require.ErrorIs(t, err, context.Canceled)
}
