package header_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/runtime/header"
)

// What is no text is not exposed.
func TestText(t *testing.T) {
	list := header.Text(nil, "a", "1")
	list = header.Text(list, "a", "\xff")
	list = header.Text(list, "\xff", "1")
	list = header.Text(list, "é", "")
	require.Equal(t, []header.Field{{Name: "a", Value: "1"}, {Name: "é", Value: ""}}, list)
	require.Equal(t, 4, header.Bytes(list))
}
