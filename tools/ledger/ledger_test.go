package ledger

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const root = "../.."

// Every row of every ledger names tests that exist.
func TestNamedTestsExist(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join(root, "spec", "acceptance", "*.tsv"))
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	tests, err := Tests(root)
	require.NoError(t, err)
	for _, path := range paths {
		rows, err := Read(path)
		require.NoError(t, err)
		require.NotEmpty(t, rows, path)
		for _, row := range rows {
			for _, name := range row.Tests {
				if !exists(tests, name) {
					t.Errorf("%s:%d: %s names %s, which does not exist", row.File, row.Line, row.ID, name)
				}
			}
		}
	}
}

func exists(tests map[string]bool, name string) bool {
	if strings.HasSuffix(name, ".txtar") {
		_, err := os.Stat(filepath.Join(root, name))
		return err == nil
	}
	return tests[name]
}

func TestReadReportsMalformedLines(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ledger.tsv")
	text := "id\tsection\trequirement\tcheck\ttests\nA-1\ts\tr\tc\tx.TestX\nA-1\ts\tr\tc\t\nA-2\ts\tr\n"
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	_, err := Read(path)
	require.ErrorContains(t, err, ":3: A-1 stands in line 2 already")
	require.ErrorContains(t, err, ":3: A-1 names no test")
	require.ErrorContains(t, err, ":4: 3 columns instead of 5")
}
