package resource

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"nervix/generated/failure"
	"nervix/generated/record"
)

// Directory is a local directory that is to be uploaded.
type Directory struct {
	root     *os.Root
	Manifest record.Manifest
}

// Scan reads a local directory: every regular file below it, by path. What is neither a file nor a
// directory is refused. It fails with failure.ReadFailed, failure.UploadRefused or
// failure.UploadTooLarge. The directory must be closed.
func Scan(path string, limits Limits) (*Directory, error) {
	root, err := os.OpenRoot(path)
	if err != nil {
		return nil, new(failure.ReadFailed{Path: path}).WithCause(err)
	}
	d := &Directory{root: root}
	if err := d.walk(limits); err != nil {
		_ = root.Close()
		if typed, ok := errors.AsType[failure.Failure](err); ok {
			return nil, typed
		}
		return nil, new(failure.ReadFailed{Path: path}).WithCause(err)
	}
	return d, nil
}

func (d *Directory) walk(limits Limits) error {
	err := fs.WalkDir(d.root.FS(), ".", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			return nil
		case !entry.Type().IsRegular():
			return refused("%q is neither a file nor a directory", path)
		case uint64(len(d.Manifest.Files)) >= limits.Files:
			return &failure.UploadTooLarge{Limit: limits.Files, Unit: "files"}
		}
		file, err := d.describe(path)
		d.Manifest.Files = append(d.Manifest.Files, file)
		return err
	})
	if err != nil {
		return err
	}
	slices.SortFunc(d.Manifest.Files, func(a, b record.ManifestFile) int { return ComparePaths(a.Path, b.Path) })
	return limits.Check(&d.Manifest)
}

func (d *Directory) describe(path string) (record.ManifestFile, error) {
	file, err := d.root.Open(filepath.FromSlash(path))
	if err != nil {
		return record.ManifestFile{}, err
	}
	defer file.Close()
	h := sha256.New()
	size, err := io.Copy(h, file)
	return record.ManifestFile{Path: path, Size: uint64(size), SHA256: h.Sum(nil)}, err
}

// Each gives the bytes of all files in the order of the manifest, in parts of at most size bytes; the
// part is valid during the call. A file that changed since Scan fails with failure.UploadRefused.
func (d *Directory) Each(size int, take func(part []byte) error) error {
	buffer := make([]byte, 0, size)
	for i := range d.Manifest.Files {
		entry := &d.Manifest.Files[i]
		file, err := d.root.Open(filepath.FromSlash(entry.Path))
		if err != nil {
			return new(failure.ReadFailed{Path: entry.Path}).WithCause(err)
		}
		buffer, err = each(file, entry, buffer, take)
		_ = file.Close()
		if err != nil {
			return err
		}
	}
	if len(buffer) > 0 {
		return take(buffer)
	}
	return nil
}

// each fills parts with the bytes of one file and gives the one that is not full yet.
func each(file io.Reader, entry *record.ManifestFile, buffer []byte, take func(part []byte) error) ([]byte, error) {
	for left := entry.Size; left > 0; {
		space := buffer[len(buffer):cap(buffer)]
		got, err := io.ReadFull(file, space[:min(uint64(len(space)), left)])
		if err != nil {
			return nil, new(failure.UploadRefused{Reason: fmt.Sprintf("%q changed while it was read", entry.Path)}).WithCause(err)
		}
		buffer, left = buffer[:len(buffer)+got], left-uint64(got)
		if len(buffer) == cap(buffer) {
			if err := take(buffer); err != nil {
				return nil, err
			}
			buffer = buffer[:0]
		}
	}
	return buffer, nil
}

// Close releases the directory.
func (d *Directory) Close() error { return d.root.Close() }
