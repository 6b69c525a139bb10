package kernel

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCommittedKernelsAreCurrent generates anew and compares with the committed files.
func TestCommittedKernelsAreCurrent(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, Generate(root))
	committed := filepath.Join("..", "..", "runtime", "program")
	names, err := filepath.Glob(filepath.Join(root, "runtime", "program", "*_kernel.go"))
	require.NoError(t, err)
	require.Len(t, names, 5)
	for _, name := range names {
		fresh, err := os.ReadFile(name)
		require.NoError(t, err)
		current, err := os.ReadFile(filepath.Join(committed, filepath.Base(name)))
		require.NoError(t, err)
		require.Equal(t, string(current), string(fresh), "%s differs; run go generate ./gen", filepath.Base(name))
	}
}

// TestEveryOperatorHasEveryClass guards against a class without arithmetic.
func TestEveryOperatorHasEveryClass(t *testing.T) {
	for _, op := range operators {
		for _, class := range classes {
			suspect, statements, test := compute(op.Name, class)
			require.NotEmpty(t, suspect)
			require.Contains(t, statements, "result := ")
			require.Contains(t, test, "suspect")
		}
	}
}
