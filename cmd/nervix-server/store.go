package main

import (
	"context"
	"io"
	"os"
	"path/filepath"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"

	"nervix/controlplane/consensus"
	"nervix/controlplane/resource"
	"nervix/controlplane/state"
	"nervix/generated/failure"
	nodestate "nervix/runtime/state"
)

// lockName is the file that the process which uses a store holds locked.
const lockName = "LOCK"

// lockStore makes the directory of the store and takes it for this process. It fails with
// failure.StoreLocked while another one has it.
func lockStore(path string) (io.Closer, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, (&failure.StoreUnavailable{Path: path}).WithCause(err)
	}
	name := filepath.Join(path, lockName)
	file, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, (&failure.StoreUnavailable{Path: path}).WithCause(err)
	}
	if err := file.Close(); err != nil {
		return nil, (&failure.StoreUnavailable{Path: path}).WithCause(err)
	}
	lock, err := vfs.Default.Lock(name)
	if err != nil {
		// The file can be written, so what is left is another holder; the error says no more.
		return nil, &failure.StoreLocked{Path: path}
	}
	return lock, nil
}

// openStores opens the content of resources, the state machine's store, the log over it and the store
// of node state. The databases share one block cache.
func (n *node) openStores(ctx context.Context) (err error) {
	if n.resources, err = resource.Open(n.config.store.resources, n.config.store.limits, n.config.store.uploads); err != nil {
		return err
	}
	cache := pebble.NewCache(n.config.store.cache)
	// The databases hold the cache for as long as they are open.
	defer cache.Unref()
	if n.state, err = state.OpenCached(nil, n.config.store.state, cache); err != nil {
		return err
	}
	if n.nodes, err = nodestate.Open(nil, n.config.store.nodes, cache); err != nil {
		return err
	}
	config := n.config.consensus
	config.StateMachine, config.Cache, config.Events = n.state, cache, n.consensusEvents()
	n.consensus, err = consensus.Open(ctx, config)
	return err
}

// sweepResources reports versions whose content is missing, and removes content that no recorded
// version and no unfinished upload names. Everything committed must be applied, and no session be
// served yet.
func (n *node) sweepResources() {
	view := n.state.View()
	var used [][]byte
	for _, r := range view.Declared() {
		for i := range r.Versions {
			used = append(used, r.Versions[i].Root)
			if !n.resources.Has(r.Versions[i].Root) {
				missing := &failure.ResourceMissing{Resource: r.Name, Version: uint64(i + 1)}
				n.log.Error("a resource is not usable", "domain", r.Domain, "error", missing)
			}
		}
	}
	for _, e := range view.Unfinished() {
		if e.Upload != nil {
			used = append(used, e.Upload.Root)
		}
	}
	if err := n.resources.Sweep(used); err != nil {
		n.log.Warn("unused content of resources stays", "error", err)
	}
}

// storeSize sums the files below the store's directory; files that go meanwhile count nothing.
func storeSize(path string) float64 {
	total := int64(0)
	_ = filepath.WalkDir(path, func(_ string, entry os.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() {
			total += info.Size()
		}
		return nil
	})
	return float64(total)
}
