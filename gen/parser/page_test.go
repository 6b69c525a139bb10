package parser

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected page")

// The page of a small language has every kind of rule.
func TestPage(t *testing.T) {
	work := t.TempDir()
	grammar, err := os.ReadFile(filepath.Join("testdata", "Small.g4"))
	require.NoError(t, err)
	for _, part := range pageParts {
		text := "grammar " + part.title[:1] + ";\n"
		if part.file == "NsplParser.g4" {
			text = string(grammar)
		}
		require.NoError(t, os.WriteFile(filepath.Join(work, part.file), []byte(text), 0o644))
	}
	small := &words{
		Keywords: []string{"SKIP", "AS", "B"}, Added: []string{"A"}, Reserved: []string{"AS"}, RelayReserved: []string{"B"},
		Renamed: map[string]string{"SKIP": "SKIP_WORD"},
		Slots:   []slot{{Rule: "thingRef", Is: "name", Words: "a thing"}, {Rule: "relayRef", Is: "relayName", Words: "a relay"}},
	}
	have, err := page(work, small)
	require.NoError(t, err)
	again, err := page(work, small)
	require.NoError(t, err)
	require.Equal(t, string(have), string(again))
	golden := filepath.Join("testdata", "language.md.golden")
	if *update {
		require.NoError(t, os.WriteFile(golden, have, 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	require.Equal(t, string(want), string(have))
}

// Every rule that the page of the language names is on it.
func TestPageIsClosed(t *testing.T) {
	source := filepath.Join(root, "spec", "nspl")
	file, err := loadWords(filepath.Join(source, "keywords.yaml"))
	require.NoError(t, err)
	parts, err := readParts(source)
	require.NoError(t, err)
	var defined, used []string
	for token := range file.Content.spellings() {
		defined = append(defined, token)
	}
	for _, slot := range file.Content.Slots {
		if slot.Is != "" {
			defined = append(defined, slot.Rule)
		}
	}
	for _, part := range parts {
		for _, section := range part.sections {
			require.NotEmpty(t, section.rules, section.title)
			for _, rule := range section.rules {
				defined, used = append(defined, rule.name), append(used, rule.body.symbols()...)
			}
		}
	}
	require.Greater(t, len(used), 500)
	for _, name := range used {
		require.True(t, slices.Contains(defined, name), "nothing on the page defines %s", name)
	}
}

func TestBrokenRulesAreFaults(t *testing.T) {
	for _, text := range []string{"a : b", "a ;\n", "a : b ) c ;\n"} {
		_, err := readNotation("T", "grammar T;\n"+text+"\n")
		require.Error(t, err, text)
	}
}
