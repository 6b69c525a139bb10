package inspect

import (
	"encoding/hex"
	"fmt"
	"strings"
	"time"

	"nervix/generated/failure"
	"nervix/generated/record"
)

// Contents gives the description of what a node keeps of a resource version.
type Contents interface {
	// Manifest reads the files of a content by its root.
	Manifest(root []byte) (*record.Manifest, error)
}

// Resource describes a resource, or one of its versions with what each node has of it: DESCRIBE
// RESOURCE. It fails with failure.UnknownResourceVersion.
func Resource(r *record.Resource, version uint64, contents Contents, self string) ([]string, error) {
	if version > uint64(len(r.Versions)) {
		return nil, &failure.UnknownResourceVersion{Resource: r.Name, Version: version, Place: failure.AtPath("version")}
	}
	numbers := make([]string, len(r.Versions))
	for i := range r.Versions {
		numbers[i] = fmt.Sprint(i + 1)
	}
	lines := []string{"resource: " + r.Name, "versions: " + orNone(strings.Join(numbers, ","))}
	if len(r.Versions) > 0 {
		lines = append(lines, "version_details:")
	}
	for i := range r.Versions {
		if number := uint64(i + 1); version == 0 || version == number {
			lines = append(lines, versionLine(number, &r.Versions[i]))
		}
	}
	if version == 0 {
		return lines, nil
	}
	return append(lines, installed(&r.Versions[version-1], contents, self)...), nil
}

func versionLine(number uint64, v *record.ResourceVersion) string {
	return fmt.Sprintf("- version=%d root_checksum=%s manifest_checksum=%s file_count=%d total_bytes=%d created_by_node=%s created_at=%s",
		number, hex.EncodeToString(v.Root), hex.EncodeToString(v.Manifest), v.Files, v.Bytes, v.Node, time.UnixMilli(v.Created).UTC().Format(time.RFC3339))
}

// installed tells what this node, the only one, has of a version.
func installed(v *record.ResourceVersion, contents Contents, self string) []string {
	manifest, err := contents.Manifest(v.Root)
	if err != nil {
		return []string{"ready: false", "replicas:", "- node=" + self + " alive=true ready=false"}
	}
	lines := []string{"ready: true", "replicas:", "- node=" + self + " alive=true ready=true", "entries:"}
	for i := range manifest.Files {
		file := &manifest.Files[i]
		lines = append(lines, fmt.Sprintf("- type=file path=%s size=%d checksum=%s", file.Path, file.Size, hex.EncodeToString(file.SHA256)))
	}
	return lines
}
