package content

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"nervix/generated/failure"
	"nervix/generated/revision"
)

// MaximumFile bounds the bytes of a file that is read as a whole.
const MaximumFile = 1 << 30

// Library finds the content of resource versions on this node. Its method may be called from any
// goroutine.
type Library interface {
	// Directory gives the directory with the files of a version. Nothing in it may be changed. It
	// fails with failure.UnknownResourceVersion or failure.ResourceMissing.
	Directory(domain string, version revision.ResourceVersion) (string, error)
}

// Files are the resources of one domain.
type Files struct {
	Library Library
	Domain  string
}

// Read gives a file of a version; path is relative and slash-separated. It fails like Library,
// with failure.UnknownResourceFile, failure.ResourceFileTooLarge or failure.StoreRead.
func (f Files) Read(version revision.ResourceVersion, path string) ([]byte, error) {
	return f.ReadUpTo(version, path, MaximumFile)
}

// ReadUpTo gives a file of a version like Read, of at most limit bytes.
func (f Files) ReadUpTo(version revision.ResourceVersion, path string, limit int64) ([]byte, error) {
	directory, err := f.Library.Directory(f.Domain, version)
	if err != nil {
		return nil, err
	}
	unknown := &failure.UnknownResourceFile{Resource: version.Resource, Version: version.Version, File: path}
	if !fs.ValidPath(path) {
		return nil, unknown
	}
	root, err := os.OpenRoot(directory)
	if err != nil {
		return nil, (&failure.ResourceMissing{Resource: version.Resource, Version: version.Version}).WithCause(err)
	}
	defer root.Close()
	file, err := root.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, unknown
	}
	if err != nil {
		return nil, unreadable(err)
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil:
		return nil, unreadable(err)
	case !info.Mode().IsRegular():
		return nil, unknown
	case info.Size() > limit:
		return nil, &failure.ResourceFileTooLarge{Resource: version.Resource, Version: version.Version, File: path, Limit: uint64(limit)}
	}
	data := make([]byte, info.Size())
	if _, err := io.ReadFull(file, data); err != nil {
		return nil, unreadable(err)
	}
	return data, nil
}

// List gives the paths of the files of a version, in their order. It fails like Library or with
// failure.StoreRead.
func (f Files) List(version revision.ResourceVersion) ([]string, error) {
	directory, err := f.Library.Directory(f.Domain, version)
	if err != nil {
		return nil, err
	}
	var paths []string
	err = fs.WalkDir(os.DirFS(directory), ".", func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() {
			paths = append(paths, path)
		}
		return err
	})
	if err != nil {
		return nil, unreadable(err)
	}
	return paths, nil
}

func unreadable(cause error) error {
	return (&failure.StoreRead{Subject: "a file of a resource"}).WithCause(cause)
}
