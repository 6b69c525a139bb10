package kafka

import (
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/runtime/connector"
)

// Headers keep their order and repetition; values that are no text are left out.
func TestHeaders(t *testing.T) {
	record := &kgo.Record{Headers: []kgo.RecordHeader{
		{Key: "b", Value: []byte("1")}, {Key: "a", Value: []byte("2")}, {Key: "b", Value: []byte{0xff}}, {Key: "b", Value: nil},
	}}
	require.Equal(t, []connector.Header{{Name: "b", Value: "1"}, {Name: "a", Value: "2"}, {Name: "b", Value: ""}}, headers(record))
}
