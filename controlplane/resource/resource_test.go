package resource

import (
	"crypto/sha256"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/failure"
	"nervix/generated/record"
)

var bounds = Limits{Files: 8, Bytes: 1 << 20}

// directory makes a directory of files.
func directory(t testing.TB, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, content := range files {
		path := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
	}
	return root
}

func open(t testing.TB) *Store {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "resources"), bounds, 2)
	require.NoError(t, err)
	return s
}

// send uploads a local directory in parts of a size.
func send(t testing.TB, s *Store, from string, size int) record.ResourceVersion {
	t.Helper()
	d, err := Scan(from, bounds)
	require.NoError(t, err)
	defer d.Close()
	u, err := s.Begin(&d.Manifest)
	require.NoError(t, err)
	defer u.Close()
	require.NoError(t, d.Each(size, func(part []byte) error { _, err := u.Write(part); return err }))
	version, err := u.Complete()
	require.NoError(t, err)
	return version
}

// entries lists what is in a directory.
func entries(t testing.TB, path string) []string {
	t.Helper()
	list, err := os.ReadDir(path)
	require.NoError(t, err)
	names := []string{}
	for _, entry := range list {
		names = append(names, entry.Name())
	}
	return names
}

// Every directory arrives as it was, in parts of any size, under a name that only its content decides.
func TestDirectoriesArriveWhole(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		files := map[string]string{}
		for _, name := range rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"a", "b/c", "b/d", "b-e", "e/f/g", "z"}), 1, 6, rapid.ID).Draw(rt, "names") {
			files[name] = strings.Repeat(rapid.StringN(0, 20, 20).Draw(rt, "content"), rapid.IntRange(0, 50).Draw(rt, "times"))
		}
		s := open(t)
		from := directory(t, files)
		version := send(t, s, from, rapid.IntRange(1, 4096).Draw(rt, "part"))
		require.Equal(rt, version, send(t, s, from, 64), "an equal upload is the same content")
		require.Len(rt, entries(t, s.root), 1)
		total := 0
		for name, content := range files {
			stored, err := os.ReadFile(filepath.Join(s.Directory(version.Root), filepath.FromSlash(name)))
			require.NoError(rt, err)
			require.Equal(rt, content, string(stored))
			total += len(content)
		}
		require.EqualValues(rt, len(files), version.Files)
		require.EqualValues(rt, total, version.Bytes)
		manifest, err := s.Manifest(version.Root)
		require.NoError(rt, err)
		require.Len(rt, manifest.Files, len(files))
	})
}

// What is not complete is never visible, and nothing of it stays.
func TestUnfinishedUploadsLeaveNothing(t *testing.T) {
	s := open(t)
	d, err := Scan(directory(t, map[string]string{"a": "content"}), bounds)
	require.NoError(t, err)
	defer d.Close()
	for name, end := range map[string]func(*Upload) error{
		"given up": func(*Upload) error { return nil },
		"too short": func(u *Upload) error {
			_, err := u.Write([]byte("cont"))
			require.NoError(t, err)
			_, err = u.Complete()
			return err
		},
		"too long": func(u *Upload) error { _, err := u.Write([]byte("content and more")); return err },
		"other bytes": func(u *Upload) error {
			_, err := u.Write([]byte("CONTENT"))
			require.Error(t, err)
			_, err = u.Complete()
			return err
		},
	} {
		u, err := s.Begin(&d.Manifest)
		require.NoError(t, err)
		if err := end(u); name != "given up" {
			require.ErrorIs(t, err, failure.CodeUploadRefused, name)
		}
		require.False(t, s.Has(Root(&d.Manifest)), name)
		u.Close()
		u.Close()
		require.Empty(t, entries(t, s.root), name)
	}
}

// What a crash leaves goes with the next sweep; what is in use stays.
func TestSweep(t *testing.T) {
	s := open(t)
	kept := send(t, s, directory(t, map[string]string{"a": "kept"}), 64)
	gone := send(t, s, directory(t, map[string]string{"a": "gone"}), 64)
	d, err := Scan(directory(t, map[string]string{"a": "interrupted"}), bounds)
	require.NoError(t, err)
	defer d.Close()
	_, err = s.Begin(&d.Manifest) // the process ends here
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(s.root, "note"), nil, 0o600))
	s, err = Open(s.root, bounds, 2)
	require.NoError(t, err)
	require.Len(t, entries(t, s.root), 4)
	require.NoError(t, s.Sweep([][]byte{kept.Root}))
	require.True(t, s.Has(kept.Root))
	require.False(t, s.Has(gone.Root))
	require.Contains(t, entries(t, s.root), "note", "what is not its own stays")
	require.Len(t, entries(t, s.root), 2)
}

// A content whose manifest was damaged is missing, and an equal upload heals it.
func TestDamagedContentIsReplaced(t *testing.T) {
	s := open(t)
	from := directory(t, map[string]string{"a": "content"})
	version := send(t, s, from, 64)
	path := filepath.Join(s.place(version.Root), manifestName)
	require.NoError(t, os.WriteFile(path, []byte("damaged"), 0o600))
	_, err := s.Manifest(version.Root)
	require.ErrorIs(t, err, failure.CodeCorruptRecord)
	require.False(t, s.Has(version.Root))
	require.Equal(t, version, send(t, s, from, 64))
	require.True(t, s.Has(version.Root))
	_, err = s.Manifest(make([]byte, sha256.Size))
	require.ErrorIs(t, err, fs.ErrNotExist)
}

func TestUploadsAreBounded(t *testing.T) {
	s := open(t)
	d, err := Scan(directory(t, map[string]string{"a": "x"}), bounds)
	require.NoError(t, err)
	defer d.Close()
	first, err := s.Begin(&d.Manifest)
	require.NoError(t, err)
	second, err := s.Begin(&d.Manifest)
	require.NoError(t, err)
	_, err = s.Begin(&d.Manifest)
	require.ErrorIs(t, err, failure.CodeUploadBusy)
	first.Close()
	third, err := s.Begin(&d.Manifest)
	require.NoError(t, err)
	second.Close()
	third.Close()
}

func manifest(paths ...string) *record.Manifest {
	m := &record.Manifest{}
	for _, path := range paths {
		m.Files = append(m.Files, record.ManifestFile{Path: path, SHA256: make([]byte, sha256.Size)})
	}
	return m
}

func TestManifestsAreJudged(t *testing.T) {
	for _, accepted := range []*record.Manifest{manifest("a"), manifest("a-b", "a.b", "b"), manifest("a/b", "a-b"), manifest("ä/ö")} {
		slices.SortFunc(accepted.Files, func(a, b record.ManifestFile) int { return ComparePaths(a.Path, b.Path) })
		require.NoError(t, bounds.Check(accepted), accepted.Files)
	}
	for _, refused := range []*record.Manifest{
		manifest(), manifest(""), manifest("."), manifest(".."), manifest("../a"), manifest("a/../b"), manifest("/a"), manifest("a/"),
		manifest("a//b"), manifest("a\\b"), manifest("a\x00"), manifest("a\nb"), manifest("\xff"), manifest(strings.Repeat("a", 1025)),
		manifest("b", "a"), manifest("a", "a"), manifest("a", "a/b"),
		{Files: []record.ManifestFile{{Path: "a", SHA256: []byte("short")}}},
	} {
		require.ErrorIs(t, bounds.Check(refused), failure.CodeUploadRefused, refused.Files)
	}
	many := manifest("1", "2", "3", "4", "5", "6", "7", "8", "9")
	require.ErrorIs(t, bounds.Check(many), failure.CodeUploadTooLarge)
	large := manifest("a", "b")
	large.Files[0].Size, large.Files[1].Size = 1<<20, 1
	require.ErrorIs(t, bounds.Check(large), failure.CodeUploadTooLarge)
	large.Files[1].Size = 1<<64 - 1
	require.ErrorIs(t, bounds.Check(large), failure.CodeUploadTooLarge)
}

func TestScanRefusesWhatIsNoFile(t *testing.T) {
	root := directory(t, map[string]string{"a": "x"})
	require.NoError(t, os.Symlink("/etc/passwd", filepath.Join(root, "link")))
	_, err := Scan(root, bounds)
	require.ErrorIs(t, err, failure.CodeUploadRefused)
	_, err = Scan(filepath.Join(root, "missing"), bounds)
	require.ErrorIs(t, err, failure.CodeReadFailed)
	_, err = Scan(t.TempDir(), bounds)
	require.ErrorIs(t, err, failure.CodeUploadRefused)
}

func TestScanNoticesChanges(t *testing.T) {
	root := directory(t, map[string]string{"a": "content"})
	d, err := Scan(root, bounds)
	require.NoError(t, err)
	defer d.Close()
	require.NoError(t, os.WriteFile(filepath.Join(root, "a"), []byte("c"), 0o600))
	err = d.Each(64, func([]byte) error { return nil })
	require.ErrorIs(t, err, failure.CodeUploadRefused)
	stop := errors.New("stop")
	require.NoError(t, os.WriteFile(filepath.Join(root, "a"), []byte("CONTENT"), 0o600))
	require.ErrorIs(t, d.Each(64, func([]byte) error { return stop }), stop)
}

// No accepted manifest leads out of the directory that it is stored in.
func FuzzManifest(f *testing.F) {
	f.Add("a", "b/c")
	f.Add("../a", "..")
	f.Add("a", "a/b")
	f.Fuzz(func(t *testing.T, one, two string) {
		m := manifest(one, two)
		if bounds.Check(m) != nil {
			return
		}
		for i := range m.Files {
			path := filepath.Join("/store/files", filepath.FromSlash(m.Files[i].Path))
			if !strings.HasPrefix(path, "/store/files/") {
				t.Fatalf("%q leads to %s", m.Files[i].Path, path)
			}
		}
	})
}
