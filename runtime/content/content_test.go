package content_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/content"
)

// directory is a library with one version.
type directory string

func (d directory) Directory(domain string, version revision.ResourceVersion) (string, error) {
	if domain != "shop" || version != (revision.ResourceVersion{Resource: "files", Version: 1}) {
		return "", &failure.UnknownResourceVersion{Resource: version.Resource, Version: version.Version}
	}
	return string(d), nil
}

func TestRead(t *testing.T) {
	outside := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(outside, "secret"), []byte("secret"), 0o600))
	root := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(root, "sub"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(root, "sub", "a.txt"), []byte("content"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(root, "empty"), nil, 0o600))
	require.NoError(t, os.Symlink(filepath.Join(outside, "secret"), filepath.Join(root, "link")))
	files, version := content.Files{Library: directory(root), Domain: "shop"}, revision.ResourceVersion{Resource: "files", Version: 1}

	data, err := files.Read(version, "sub/a.txt")
	require.NoError(t, err)
	require.Equal(t, "content", string(data))
	data, err = files.Read(version, "empty")
	require.NoError(t, err)
	require.Empty(t, data)

	for _, path := range []string{"", "absent", "sub", "sub/absent", "../secret", "/etc/passwd", "sub/../sub/a.txt", "sub//a.txt", "sub/a.txt/x"} {
		_, err := files.Read(version, path)
		require.Error(t, err, path)
	}
	_, err = files.Read(version, "absent")
	require.ErrorIs(t, err, failure.CodeUnknownResourceFile)
	_, err = files.Read(version, "link")
	require.ErrorIs(t, err, failure.CodeStoreRead, "nothing leads out of a version")
	_, err = files.Read(revision.ResourceVersion{Resource: "files", Version: 2}, "empty")
	require.ErrorIs(t, err, failure.CodeUnknownResourceVersion)
	_, err = content.Files{Library: directory(filepath.Join(root, "gone")), Domain: "shop"}.Read(version, "empty")
	require.ErrorIs(t, err, failure.CodeResourceMissing)

	paths, err := files.List(version)
	require.NoError(t, err)
	require.Equal(t, []string{"empty", "sub/a.txt"}, paths, "a link is no file")
	_, err = files.List(revision.ResourceVersion{Resource: "files", Version: 2})
	require.ErrorIs(t, err, failure.CodeUnknownResourceVersion)
}
