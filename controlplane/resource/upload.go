package resource

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"hash"
	"os"
	"path/filepath"
	"slices"

	"nervix/generated/failure"
	"nervix/generated/record"
)

// Upload receives one content: the bytes of all files of its manifest, one after the other. It
// belongs to one goroutine and must be closed.
type Upload struct {
	store    *Store
	manifest *record.Manifest
	root     []byte
	staging  string
	next     int // file that is received
	file     *os.File
	left     uint64
	hash     hash.Hash
	failed   error
	closed   bool
}

// Begin opens an upload. It fails like Limits.Check, and with failure.UploadBusy or
// failure.StoreWrite.
func (s *Store) Begin(manifest *record.Manifest) (*Upload, error) {
	if err := s.limits.Check(manifest); err != nil {
		return nil, err
	}
	select {
	case s.uploads <- struct{}{}:
	default:
		return nil, &failure.UploadBusy{Limit: uint64(cap(s.uploads))}
	}
	u := &Upload{store: s, manifest: manifest, root: Root(manifest)}
	staging, err := os.MkdirTemp(s.root, stagingPrefix)
	if err == nil {
		u.staging = staging
		err = os.Mkdir(filepath.Join(staging, filesName), 0o700)
	}
	if err == nil {
		err = u.advance()
	}
	if err != nil {
		u.fail(err)
		u.Close()
		return nil, u.failed
	}
	return u, nil
}

func written(err error) error {
	return new(failure.StoreWrite{Operation: "the content of a resource"}).WithCause(err)
}

// advance opens the next file that has bytes; empty files are made on the way.
func (u *Upload) advance() error {
	for ; u.next < len(u.manifest.Files); u.next++ {
		entry := &u.manifest.Files[u.next]
		path := filepath.Join(u.staging, filesName, filepath.FromSlash(entry.Path))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return err
		}
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if err != nil {
			return err
		}
		u.file, u.left, u.hash = file, entry.Size, sha256.New()
		if u.left > 0 {
			return nil
		}
		if err := u.finishFile(); err != nil {
			return err
		}
	}
	return nil
}

// finishFile checks and syncs the file that is complete.
func (u *Upload) finishFile() error {
	file := u.file
	u.file = nil
	err := file.Sync()
	if err = errors.Join(err, file.Close()); err != nil {
		return err
	}
	entry := &u.manifest.Files[u.next]
	if !bytes.Equal(u.hash.Sum(nil), entry.SHA256) {
		return refused("the content of %q does not have its digest", entry.Path)
	}
	return nil
}

// Write takes the next bytes. It fails with failure.UploadRefused for bytes beyond the manifest or of
// another digest, and with failure.StoreWrite; later calls fail as well.
func (u *Upload) Write(data []byte) (int, error) {
	if u.failed != nil {
		return 0, u.failed
	}
	taken := 0
	for len(data) > 0 && u.failed == nil {
		if u.next == len(u.manifest.Files) {
			u.fail(refused("it has more bytes than its files"))
			break
		}
		part := data[:min(uint64(len(data)), u.left)]
		_, _ = u.hash.Write(part)
		if _, err := u.file.Write(part); err != nil {
			u.fail(err)
			break
		}
		data, taken, u.left = data[len(part):], taken+len(part), u.left-uint64(len(part))
		if u.left > 0 {
			continue
		}
		if err := u.finishFile(); err != nil {
			u.fail(err)
			break
		}
		u.next++
		if err := u.advance(); err != nil {
			u.fail(err)
		}
	}
	return taken, u.failed
}

func (u *Upload) fail(err error) {
	if _, typed := errors.AsType[*failure.UploadRefused](err); !typed {
		err = written(err)
	}
	u.failed = err
}

// Complete makes the content durable and visible, and gives what is recorded of it. It fails with
// failure.UploadRefused while bytes are missing, and with failure.StoreWrite.
func (u *Upload) Complete() (record.ResourceVersion, error) {
	if u.failed != nil {
		return record.ResourceVersion{}, u.failed
	}
	if u.next < len(u.manifest.Files) {
		return record.ResourceVersion{}, refused("it ends inside %q", u.manifest.Files[u.next].Path)
	}
	version, err := Describe(u.manifest)
	if err != nil {
		return record.ResourceVersion{}, err
	}
	u.store.sealing.Lock()
	defer u.store.sealing.Unlock()
	if u.store.Has(u.root) {
		return version, nil
	}
	if err := u.seal(); err != nil {
		return record.ResourceVersion{}, written(err)
	}
	return version, nil
}

// seal writes the manifest, syncs every directory from the leaves up and renames the whole.
func (u *Upload) seal() error {
	encoded, err := u.manifest.Encode()
	if err != nil {
		return err
	}
	if err := writeSynced(filepath.Join(u.staging, manifestName), encoded); err != nil {
		return err
	}
	for _, directory := range u.directories() {
		if err := syncDirectory(directory); err != nil {
			return err
		}
	}
	target := u.store.place(u.root)
	if exists(target) {
		// What is there is damaged, since its manifest does not read.
		if err := os.RemoveAll(target); err != nil {
			return err
		}
	}
	if err := os.Rename(u.staging, target); err != nil {
		return err
	}
	u.staging = ""
	return syncDirectory(u.store.root)
}

func writeSynced(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// directories lists every directory of the upload, deeper ones first.
func (u *Upload) directories() []string {
	base := filepath.Join(u.staging, filesName)
	found := map[string]bool{u.staging: true, base: true}
	for i := range u.manifest.Files {
		for at := filepath.Dir(filepath.Join(base, filepath.FromSlash(u.manifest.Files[i].Path))); !found[at]; at = filepath.Dir(at) {
			found[at] = true
		}
	}
	list := make([]string, 0, len(found))
	for directory := range found {
		list = append(list, directory)
	}
	slices.SortFunc(list, func(a, b string) int { return len(b) - len(a) })
	return list
}

// Close ends the upload and removes what did not become visible. Closing again does nothing.
func (u *Upload) Close() {
	if u.closed {
		return
	}
	u.closed = true
	if u.file != nil {
		_ = u.file.Close()
	}
	if u.staging != "" {
		_ = os.RemoveAll(u.staging)
	}
	<-u.store.uploads
}
