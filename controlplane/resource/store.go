package resource

import (
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"nervix/generated/failure"
	"nervix/generated/record"
)

// Names inside the directory of a content, and of what is not complete.
const (
	manifestName  = "manifest"
	filesName     = "files"
	stagingPrefix = "incoming-"
)

// maximumManifest bounds the bytes of a stored manifest; its encoding has the same bound.
const maximumManifest = 16 << 20

// Store is the content on this node. Its methods may be called from any goroutine.
type Store struct {
	root    string
	limits  Limits
	uploads chan struct{} // one token per open upload
	// sealing lets one upload become visible at a time, so that an equal one finds it.
	sealing sync.Mutex
}

// Open opens or creates a store. At most uploads are open at a time. It fails with
// failure.StoreUnavailable.
func Open(root string, limits Limits, uploads int) (*Store, error) {
	if err := os.MkdirAll(root, 0o700); err != nil {
		return nil, new(failure.StoreUnavailable{Path: root}).WithCause(err)
	}
	if err := syncDirectory(filepath.Dir(root)); err != nil {
		return nil, new(failure.StoreUnavailable{Path: root}).WithCause(err)
	}
	return &Store{root: root, limits: limits, uploads: make(chan struct{}, uploads)}, nil
}

// Limits gives the bounds of one version.
func (s *Store) Limits() Limits { return s.limits }

func (s *Store) place(root []byte) string { return filepath.Join(s.root, hex.EncodeToString(root)) }

// Has tells whether the content of a root is here and complete.
func (s *Store) Has(root []byte) bool {
	_, err := s.Manifest(root)
	return err == nil
}

// Manifest reads the description of a content. It fails with failure.StoreRead or
// failure.CorruptRecord; a missing content is one that errors.Is finds as fs.ErrNotExist.
func (s *Store) Manifest(root []byte) (*record.Manifest, error) {
	path := filepath.Join(s.place(root), manifestName)
	info, err := os.Stat(path)
	if err == nil && info.Size() > maximumManifest {
		return nil, &failure.CorruptRecord{Record: "manifest", Reason: "it is too large"}
	}
	if err == nil {
		var data []byte
		if data, err = os.ReadFile(path); err == nil {
			return decodeManifest(data, root)
		}
	}
	return nil, new(failure.StoreRead{Subject: "the content of a resource"}).WithCause(err)
}

func decodeManifest(data, root []byte) (*record.Manifest, error) {
	m, err := record.DecodeManifest(data)
	if err != nil {
		return nil, new(failure.CorruptRecord{Record: "manifest", Reason: "it does not decode"}).WithCause(err)
	}
	if !matches(m, root) {
		return nil, &failure.CorruptRecord{Record: "manifest", Reason: "it is that of another content"}
	}
	return m, nil
}

// Directory gives the directory with the files of a content.
func (s *Store) Directory(root []byte) string { return filepath.Join(s.place(root), filesName) }

// Sweep removes what no root in use names and what uploads have left. No upload may be open. It
// fails with failure.StoreWrite after removing what it can.
func (s *Store) Sweep(used [][]byte) error {
	keep := map[string]bool{}
	for _, root := range used {
		keep[hex.EncodeToString(root)] = true
	}
	entries, err := os.ReadDir(s.root)
	if err != nil {
		return new(failure.StoreRead{Subject: "the resources"}).WithCause(err)
	}
	var faults []error
	for _, entry := range entries {
		name := entry.Name()
		digest := len(name) == 64 && strings.Trim(name, "0123456789abcdef") == ""
		if keep[name] || !digest && !strings.HasPrefix(name, stagingPrefix) {
			continue
		}
		faults = append(faults, os.RemoveAll(filepath.Join(s.root, name)))
	}
	if err := errors.Join(faults...); err != nil {
		return new(failure.StoreWrite{Operation: "the removal of unused resources"}).WithCause(err)
	}
	return nil
}

// syncDirectory makes the entries of a directory durable.
func syncDirectory(path string) error {
	directory, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(directory.Sync(), directory.Close())
}

// exists tells whether a path is there.
func exists(path string) bool {
	_, err := os.Lstat(path)
	return !errors.Is(err, fs.ErrNotExist)
}
