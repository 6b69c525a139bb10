package spec

import (
	"testing"

	"github.com/stretchr/testify/require"
)

type sample struct {
	Name  string   `yaml:"name"`
	Items []string `yaml:"items"`
}

func TestParseIsStrict(t *testing.T) {
	for text, want := range map[string]string{
		"name: a\ncolour: red\n":     `x.yaml:2:1: unknown field "colour"`,
		"name: a\nnull: b\n":         `x.yaml:2:1: key null is not text`,
		"items: [{name: a, 1: b}]\n": `x.yaml:1:19: key 1 is not text`,
		"name: [a]\n":                `x.yaml:1:7: `,
		"name: 'a\n":                 `x.yaml:1:7: `,
	} {
		_, err := Parse[sample]("x.yaml", []byte(text))
		require.ErrorContains(t, err, want, text)
	}
}

func TestAtFindsPlaces(t *testing.T) {
	file, err := Parse[sample]("x.yaml", []byte("name: a\nitems:\n  - one\n  - two\n"))
	require.NoError(t, err)
	require.Equal(t, "x.yaml:4:5", file.At("$.items[%d]", 1).String())
	require.Equal(t, "x.yaml", file.At("$.nothing").String())
	require.Equal(t, sample{Name: "a", Items: []string{"one", "two"}}, file.Content)
}

func FuzzParse(f *testing.F) {
	f.Add([]byte("name: a\nitems: [b]\n"))
	f.Add([]byte("? [a]\n: b\n"))
	f.Fuzz(func(_ *testing.T, text []byte) {
		_, _ = Parse[sample]("x.yaml", text)
	})
}
