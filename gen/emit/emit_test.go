package emit

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCamel(t *testing.T) {
	for name, want := range map[string]string{
		"node-id": "NodeID", "messages_total": "MessagesTotal", "BRICKED_UP": "BrickedUp", "http-max-body": "HTTPMaxBody", "ttl": "TTL", "x": "X",
	} {
		require.Equal(t, want, Camel(name))
		require.True(t, IsCamel(Camel(name)))
	}
	require.False(t, IsCamel("aB"))
	require.False(t, IsCamel("A_B"))
	require.False(t, IsCamel(""))
}

func TestIsSnake(t *testing.T) {
	for name, want := range map[string]bool{"a_b1": true, "": false, "a_": false, "_a": false, "1a": false, "aB": false} {
		require.Equal(t, want, IsSnake(name), name)
	}
}

func TestSentence(t *testing.T) {
	for text, want := range map[string]string{
		"The name": "the name.", "A name.": "a name.", "JSON text": "JSON text.", "": "", "Is it so?": "is it so?",
	} {
		require.Equal(t, want, Sentence(text))
	}
}

func TestDocLines(t *testing.T) {
	lines := DocLines("First paragraph\nwraps.\n\nSecond.", "", "Third "+strings.Repeat("word ", 30))
	require.Equal(t, []string{"// First paragraph wraps.", "//", "// Second.", "//"}, lines[:4])
	require.Len(t, lines, 6)
	for _, line := range lines {
		require.LessOrEqual(t, len(line), width)
	}
}

func TestPage(t *testing.T) {
	page := NewPage("Title", "Intro")
	page.Heading(2, "Part")
	page.Text("  ")
	page.Table([]string{"A", "B"}, [][]string{{Ticks("x|y"), "two\nlines"}, {Ticks(""), ""}})
	page.Block("text", "body\n")
	require.Equal(t, `<!-- Generated from spec/ by go generate. DO NOT EDIT. -->

# Title

Intro

## Part

| A | B |
| --- | --- |
| `+"`x\\|y`"+` | two lines |
|  |  |

`+"```text\nbody\n```\n", string(page.Bytes()))
}
