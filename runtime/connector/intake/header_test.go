package intake

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/runtime/connector"
)

// Names arrive lower-case, repeated values in order, and what is no text not at all.
func TestHeaders(t *testing.T) {
	r, err := http.NewRequest(http.MethodPost, "http://in.test/in", nil)
	require.NoError(t, err)
	r.Header.Add("X-Route", "a")
	r.Header.Add("x-route", "")
	r.Header.Add("X-Raw", "\xff")
	r.Header.Add("X-Raw", "text")
	require.Equal(t, []connector.Header{
		{Name: "host", Value: "in.test"}, {Name: "x-raw", Value: "text"}, {Name: "x-route", Value: "a"}, {Name: "x-route", Value: ""},
	}, headers(r))
}
