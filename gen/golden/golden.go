package golden

import (
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the expected files of the generator tests")

const suffix = ".golden"

// Check generates from testdata/spec twice, requires both runs to agree, and compares the result
// with testdata/golden.
func Check(t *testing.T, generate func(root string) error) {
	t.Helper()
	first := run(t, generate)
	require.Equal(t, first, run(t, generate), "two runs over one spec differ")
	want := filepath.Join("testdata", "golden")
	if *update {
		require.NoError(t, os.RemoveAll(want))
		for name, content := range first {
			path := filepath.Join(want, name+suffix)
			require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
			require.NoError(t, os.WriteFile(path, []byte(content), 0o644))
		}
	}
	expected := map[string]string{}
	for name, content := range tree(t, want) {
		expected[strings.TrimSuffix(name, suffix)] = content
	}
	require.Equal(t, expected, first)
}

// Fault runs a generator over a root that holds one spec file and gives its complaint.
func Fault(t *testing.T, generate func(root string) error, name, content string) string {
	t.Helper()
	root := t.TempDir()
	path := filepath.Join(root, "spec", name)
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(content), 0o644))
	err := generate(root)
	require.Error(t, err)
	return strings.ReplaceAll(err.Error(), root+string(filepath.Separator), "")
}

func run(t *testing.T, generate func(root string) error) map[string]string {
	t.Helper()
	root := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(root, "spec"), os.DirFS(filepath.Join("testdata", "spec"))))
	require.NoError(t, generate(root))
	return tree(t, filepath.Join(root, "generated"))
}

func tree(t *testing.T, root string) map[string]string {
	t.Helper()
	files := map[string]string{}
	require.NoError(t, fs.WalkDir(os.DirFS(root), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := os.ReadFile(filepath.Join(root, path))
		files[filepath.ToSlash(path)] = string(content)
		return err
	}))
	return files
}
