package parser

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/spec"
)

const root = "../.."

// The committed parser is exactly what the spec generates.
func TestGeneratedParserIsCurrent(t *testing.T) {
	if _, err := os.Stat(filepath.Join(root, "tools", "toolchain", "node_modules")); err != nil {
		t.Skip("the grammar tool is not installed")
	}
	work := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(work, "spec", "nspl"), os.DirFS(filepath.Join(root, "spec", "nspl"))))
	tools, err := filepath.Abs(filepath.Join(root, "tools"))
	require.NoError(t, err)
	require.NoError(t, os.Symlink(tools, filepath.Join(work, "tools")))
	require.NoError(t, Generate(work))
	files := 0
	require.NoError(t, fs.WalkDir(os.DirFS(work), "generated", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		want, err := os.ReadFile(filepath.Join(work, name))
		require.NoError(t, err)
		have, err := os.ReadFile(filepath.Join(root, name))
		require.NoError(t, err)
		require.True(t, bytes.Equal(want, have), "%s is not what the spec generates", name)
		files++
		return nil
	}))
	require.Greater(t, files, 5)
}

func TestWordsAreChecked(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"twice", "keywords: [A]\nadded: [A]\n", "A is listed twice"},
		{"case", "keywords: [a]\n", "no upper-case word"},
		{"reserved", "keywords: [A]\nreserved: [B]\n", "B is in none of the word lists"},
		{"unknown key", "keyword: [A]\n", "keywords.yaml:1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "keywords.yaml")
			require.NoError(t, os.WriteFile(path, []byte(test.text), 0o644))
			_, err := loadWords(path)
			require.ErrorContains(t, err, test.want)
		})
	}
}

func TestNetworkRefusesOtherVersions(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.interp")
	require.NoError(t, os.WriteFile(path, []byte("rule names:\na\n\natn:\n[3, 1, 2]\n"), 0o644))
	_, err := readNetwork(path)
	require.ErrorContains(t, err, "version 3")
}

func TestMissingToolIsNamed(t *testing.T) {
	work := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(work, "spec", "nspl"), os.DirFS(filepath.Join(root, "spec", "nspl"))))
	require.ErrorContains(t, Generate(work), "npm ci")
}

func TestSlotsNameRules(t *testing.T) {
	file := &spec.File[words]{Content: words{Slots: []slot{{Rule: "nowhere", Words: "x"}}}}
	require.ErrorContains(t, addTables(&spec.Output{}, file, &network{}), "no rule nowhere")
}
