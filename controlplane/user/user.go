package user

import (
	"context"
	"crypto/rand"
	"crypto/subtle"

	"golang.org/x/crypto/argon2"
	"golang.org/x/sync/semaphore"

	"nervix/generated/failure"
	"nervix/generated/record"
)

// Parameters of new hashes: 19 MiB, 2 passes and 1 lane are the set that OWASP recommends for
// Argon2id. They cost an attacker memory for every guess, and a node some 20 ms for a login. Stored
// hashes carry their own parameters.
const (
	passes    = 2
	memoryKiB = 19 * 1024
	lanes     = 1
	saltBytes = 16
	hashBytes = 32
)

// Bounds of stored parameters: a damaged record must not cost more than this.
const (
	maxPasses    = 64
	maxMemoryKiB = 1 << 20
	maxLanes     = 16
)

// concurrent bounds the hashes that run at a time, and so their memory.
const concurrent = 4

// Hasher hashes passwords, a bounded number at a time. It is safe for concurrent use.
type Hasher struct {
	slots *semaphore.Weighted
	decoy *record.Secret
}

// NewHasher makes a hasher.
func NewHasher() *Hasher {
	decoy := record.Secret{Salt: make([]byte, saltBytes), Hash: make([]byte, hashBytes), Time: passes, Memory: memoryKiB, Threads: lanes}
	return &Hasher{slots: semaphore.NewWeighted(concurrent), decoy: &decoy}
}

// Hash derives what is stored of a password, with a new salt. An empty password gives nil: such a
// user has none. It fails with the error of the context.
func (h *Hasher) Hash(ctx context.Context, password string) (*record.Secret, error) {
	if password == "" {
		return nil, nil
	}
	salt := make([]byte, saltBytes)
	// Reading random bytes never fails.
	_, _ = rand.Read(salt)
	s := &record.Secret{Salt: salt, Time: passes, Memory: memoryKiB, Threads: lanes}
	hash, err := h.derive(ctx, password, s, hashBytes)
	s.Hash = hash
	return s, err
}

// Bind derives a digest of a password that depends on a context such as an execution reference:
// stored, it neither shows the password nor helps to guess it faster than a hash does.
func (h *Hasher) Bind(ctx context.Context, password, to string) ([]byte, error) {
	s := &record.Secret{Salt: []byte("nervix request binding\x00" + to), Time: passes, Memory: memoryKiB, Threads: lanes}
	return h.derive(ctx, password, s, hashBytes)
}

// Check compares a password with that of a user; nil is an unknown user and costs the same. It
// fails with failure.AuthenticationFailed or the error of the context.
func (h *Hasher) Check(ctx context.Context, u *record.User, name, password string) error {
	if u != nil && u.Secret == nil {
		if password == "" {
			return nil
		}
		u = nil
	}
	secret := h.decoy
	if u != nil {
		secret = u.Secret
	}
	if secret.Time > maxPasses || secret.Memory > maxMemoryKiB || secret.Threads > maxLanes ||
		secret.Time == 0 || secret.Threads == 0 || len(secret.Hash) != hashBytes {
		secret, u = h.decoy, nil
	}
	hash, err := h.derive(ctx, password, secret, uint32(len(secret.Hash)))
	if err != nil {
		return err
	}
	equal := subtle.ConstantTimeCompare(hash, secret.Hash) == 1
	if u == nil || !equal {
		return &failure.AuthenticationFailed{User: name}
	}
	return nil
}

// Matches tells whether a stored secret is that of a password.
func (h *Hasher) Matches(ctx context.Context, secret *record.Secret, password string) bool {
	return h.Check(ctx, &record.User{Secret: secret}, "", password) == nil
}

func (h *Hasher) derive(ctx context.Context, password string, s *record.Secret, size uint32) ([]byte, error) {
	if err := h.slots.Acquire(ctx, 1); err != nil {
		return nil, err
	}
	defer h.slots.Release(1)
	return argon2.IDKey([]byte(password), s.Salt, s.Time, s.Memory, s.Threads, size), nil
}
