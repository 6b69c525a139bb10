package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestUnknownFamilyIsRefusedBeforeAnythingIsWritten(t *testing.T) {
	root := t.TempDir()
	require.ErrorContains(t, run(root, []string{"machine", "cheese"}), `unknown family "cheese"; families are failure, machine`)
	entries, err := os.ReadDir(root)
	require.NoError(t, err)
	require.Empty(t, entries)
}

func TestSelectedFamilyRunsAlone(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(root, "spec", "machine"), os.DirFS("machine/testdata/spec/machine")))
	require.NoError(t, run(root, []string{"machine"}))
	entries, err := os.ReadDir(filepath.Join(root, "generated"))
	require.NoError(t, err)
	require.Len(t, entries, 2, "the package and the reference pages")
	require.ErrorContains(t, run(root, nil), "failure:\n", "a fault names its family")
}
