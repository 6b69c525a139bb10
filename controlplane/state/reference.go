package state

import (
	"crypto/sha256"
	"encoding/binary"

	"github.com/google/uuid"

	"nervix/generated/failure"
)

// Reference reads an execution reference and gives its canonical form with its creation instant
// in Unix milliseconds. It fails with failure.InvalidExecutionReference (CC-013).
func Reference(text string) (canonical string, created int64, err error) {
	id, err := uuid.Parse(text)
	if err != nil || len(text) != 36 || id.Version() != 7 || id.Variant() != uuid.RFC4122 {
		return "", 0, &failure.InvalidExecutionReference{Reason: "it is no UUIDv7"}
	}
	var wide [8]byte
	copy(wide[2:], id[:6])
	return id.String(), int64(binary.BigEndian.Uint64(wide[:])), nil
}

// Derive gives the reference of one part of a request: it shares the creation instant, and equal
// references and labels give equal results, so that a repeated request repeats its parts. The
// reference must be canonical.
func Derive(reference, label string) string {
	id, err := uuid.Parse(reference)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256([]byte(reference + "\x00" + label))
	copy(id[6:], sum[:10])
	id[6] = id[6]&0x0f | 0x70
	id[8] = id[8]&0x3f | 0x80
	return id.String()
}
