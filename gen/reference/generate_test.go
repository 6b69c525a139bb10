package reference

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// pages writes every listed page below a new root.
func pages(t *testing.T) string {
	root := t.TempDir()
	directory := filepath.Join(root, "generated", "reference")
	require.NoError(t, os.MkdirAll(directory, 0o755))
	for _, group := range groups {
		for _, name := range group.pages {
			text := "<!-- generated -->\n\n# Page " + strings.TrimSuffix(name, ".md") + "\n\nIt is about one. And more.\n"
			require.NoError(t, os.WriteFile(filepath.Join(directory, name), []byte(text), 0o644))
		}
	}
	return root
}

func TestIndexListsEveryPage(t *testing.T) {
	root := pages(t)
	require.NoError(t, Generate(root))
	first, err := os.ReadFile(filepath.Join(root, "generated", "reference", index))
	require.NoError(t, err)
	require.Contains(t, string(first), "| [Page language](language.md) | It is about one. |\n")
	require.NoError(t, Generate(root))
	second, err := os.ReadFile(filepath.Join(root, "generated", "reference", index))
	require.NoError(t, err)
	require.Equal(t, string(first), string(second))
}

func TestUnknownAndMissingPagesAreFaults(t *testing.T) {
	root := pages(t)
	extra := filepath.Join(root, "generated", "reference", "extra.md")
	require.NoError(t, os.WriteFile(extra, []byte("# Extra\n\nText.\n"), 0o644))
	require.ErrorContains(t, Generate(root), "extra.md: no group of the reference lists the page")
	require.NoError(t, os.Remove(extra))
	require.NoError(t, os.Remove(filepath.Join(root, "generated", "reference", "shapes.md")))
	require.ErrorContains(t, Generate(root), "shapes.md")
}

// The committed pages link only to pages and anchors that exist.
func TestLinksLeadSomewhere(t *testing.T) {
	directory := filepath.Join("..", "..", "generated", "reference")
	files, err := filepath.Glob(filepath.Join(directory, "*.md"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	anchors, links := map[string]bool{}, 0
	for _, path := range files {
		for _, anchor := range anchorsOf(t, path) {
			anchors[filepath.Base(path)+"#"+anchor] = true
		}
		anchors[filepath.Base(path)] = true
	}
	for _, path := range files {
		for _, target := range linksOf(t, path) {
			links++
			if strings.HasPrefix(target, "#") {
				target = filepath.Base(path) + target
			}
			require.True(t, anchors[target], "%s links to %s, which does not exist", filepath.Base(path), target)
		}
	}
	require.Greater(t, links, 300)
}
