package nats

import (
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"nervix/runtime/connector"
)

// Names keep their case, the values of one are in order, and headers cost nothing unless they are read.
func TestHeaders(t *testing.T) {
	first := nats.NewMsg("in")
	first.Data = []byte("1")
	for _, value := range []string{"b", "a", "\xff"} {
		first.Header.Add("Route", value)
	}
	first.Header.Add("route", "lower")
	messages := []*nats.Msg{first, {Data: []byte("2")}}
	i := &instance{source: &source{headers: true}, arrived: 7}
	payloads := i.payloads(messages)
	require.Equal(t, connector.Payloads{
		Records: [][]byte{[]byte("1"), []byte("2")}, Arrived: 7,
		Headers: [][]connector.Header{{{Name: "Route", Value: "b"}, {Name: "Route", Value: "a"}, {Name: "route", Value: "lower"}}, {}},
	}, payloads)
	i = &instance{source: &source{}}
	require.Nil(t, i.payloads(messages).Headers)
}
