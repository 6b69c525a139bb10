package resource

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"nervix/generated/failure"
	"nervix/generated/record"
)

// maximumPath bounds the bytes of one path.
const maximumPath = 1024

// Limits bound the content of one version.
type Limits struct {
	// Files is the most files, Bytes the most bytes of all of them.
	Files, Bytes uint64
}

// Check tells whether a manifest describes a directory that may be stored: at least one file, clean
// relative paths in order without repetition or a file where another one needs a directory, whole
// digests, and no more than the limits. It fails with failure.UploadRefused or failure.UploadTooLarge.
func (l Limits) Check(m *record.Manifest) error {
	if len(m.Files) == 0 {
		return refused("it holds no file")
	}
	if uint64(len(m.Files)) > l.Files {
		return &failure.UploadTooLarge{Limit: l.Files, Unit: "files"}
	}
	total := uint64(0)
	for i := range m.Files {
		file := &m.Files[i]
		if reason := pathFault(file.Path); reason != "" {
			return refused("the path %q %s", file.Path, reason)
		}
		if i > 0 {
			if reason := orderFault(m.Files[i-1].Path, file.Path); reason != "" {
				return refused("the path %q %s", file.Path, reason)
			}
		}
		if len(file.SHA256) != sha256.Size {
			return refused("the digest of %q is not one of SHA-256", file.Path)
		}
		if file.Size > l.Bytes-total {
			return &failure.UploadTooLarge{Limit: l.Bytes, Unit: "bytes"}
		}
		total += file.Size
	}
	return nil
}

func refused(format string, arguments ...any) error {
	return &failure.UploadRefused{Reason: fmt.Sprintf(format, arguments...)}
}

// pathFault tells why a path is refused; empty when it is not.
func pathFault(path string) string {
	switch {
	case len(path) > maximumPath:
		return "is longer than 1024 bytes"
	case !utf8.ValidString(path) || strings.ContainsFunc(path, unicode.IsControl):
		return "holds unprintable characters"
	case strings.ContainsRune(path, '\\'):
		return "holds a backslash"
	case path == "." || !fs.ValidPath(path):
		return "leads out of the directory or is not clean"
	}
	return ""
}

// orderFault tells why a path may not follow another one. Segments are compared, so that what lies
// below a path follows it directly.
func orderFault(previous, path string) string {
	switch order := ComparePaths(previous, path); {
	case order == 0:
		return "is named twice"
	case order > 0:
		return "is out of order"
	case strings.HasPrefix(path, previous+"/"):
		return "lies below a file"
	}
	return ""
}

// ComparePaths orders paths by their segments, as manifests list them.
func ComparePaths(a, b string) int {
	return slices.Compare(strings.Split(a, "/"), strings.Split(b, "/"))
}

// Root gives the digest that names the content of a manifest: SHA-256 over the path, size and digest
// of every file, each text preceded by its length.
func Root(m *record.Manifest) []byte {
	h := sha256.New()
	number := func(n uint64) { _, _ = h.Write(binary.BigEndian.AppendUint64(nil, n)) }
	number(uint64(len(m.Files)))
	for i := range m.Files {
		file := &m.Files[i]
		number(uint64(len(file.Path)))
		_, _ = h.Write([]byte(file.Path))
		number(file.Size)
		_, _ = h.Write(file.SHA256)
	}
	return h.Sum(nil)
}

// Describe gives what is recorded of a version with the content of a manifest; node and instant are
// left to the caller.
func Describe(m *record.Manifest) (record.ResourceVersion, error) {
	encoded, err := m.Encode()
	if err != nil {
		return record.ResourceVersion{}, err
	}
	digest := sha256.Sum256(encoded)
	version := record.ResourceVersion{Root: Root(m), Manifest: digest[:], Files: uint64(len(m.Files))}
	for i := range m.Files {
		version.Bytes += m.Files[i].Size
	}
	return version, nil
}

// matches tells whether a manifest is the one that a version records.
func matches(m *record.Manifest, root []byte) bool { return bytes.Equal(Root(m), root) }
