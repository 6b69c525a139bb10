package state

import (
	"context"
	"sync"
	"time"
)

// Part is a piece of state that a Keeper writes. It belongs to one keeper at a time.
type Part interface {
	// Capture gives what changed since the previous call; with whole everything that there is. It
	// holds rows up as briefly as it can.
	Capture(ctx context.Context, whole bool) (Changes, error)
	// Urgent delivers when a change must not wait for the interval; nil never does.
	Urgent() <-chan struct{}
	// Kept tells that a keeper has begun, and Released that it has stopped.
	Kept()
	Released()
}

// Changes are what a part captured.
type Changes struct {
	// Gone are branch incarnations whose entries no longer count.
	Gone []uint64
	// Tables gives the rows; it runs beside the flow of rows. Nil gives none.
	Tables func() (rows, departed Table, err error)
	// Live is the number of rows of the complete state.
	Live int
	// Settled is told whether the changes are durable; nil is told nothing.
	Settled func(err error)
}

// empty tells whether nothing changed.
func (c *Changes) empty() bool { return len(c.Gone) == 0 && c.Tables == nil && c.Settled == nil }

// Keeping is what a keeper works with.
type Keeping struct {
	Place       Place
	Fingerprint []byte
	Part        Part
	// Interval is the longest time between a change and its capture.
	Interval time.Duration
	// Saved observes every write: the time that it took, its bytes, and whether it failed. Nil
	// observes nothing.
	Saved func(elapsed time.Duration, bytes int, err error)
}

// slack is the number of rows that sections may hold beyond twice the complete state, before the
// complete state is written anew.
const slack = 1 << 12

// Keeper makes the changes of one part durable, on a goroutine of its own. After a failed write the
// next one is complete.
type Keeper struct {
	store *Store
	Keeping
	cancel context.CancelFunc
	ended  chan struct{}

	saving   sync.Mutex
	whole    bool
	sections uint64
	stored   int // rows of all sections
}

// Keep starts to keep a part. Its first write replaces what the place holds.
func (s *Store) Keep(keeping Keeping) *Keeper {
	ctx, cancel := context.WithCancel(context.Background())
	k := &Keeper{store: s, Keeping: keeping, cancel: cancel, ended: make(chan struct{}), whole: true}
	keeping.Part.Kept()
	go k.run(ctx)
	return k
}

func (k *Keeper) run(ctx context.Context) {
	defer close(k.ended)
	ticker := time.NewTicker(k.Interval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		case <-k.Part.Urgent():
		}
		_ = k.Save(ctx) // reported; the next write is complete
	}
}

// Save makes everything up to now durable.
func (k *Keeper) Save(ctx context.Context) error {
	k.saving.Lock()
	defer k.saving.Unlock()
	changes, err := k.Part.Capture(ctx, k.whole)
	if err != nil {
		k.whole = true // nobody knows whether the part has given up its changes
		return err
	}
	if changes.empty() && !k.whole {
		return nil
	}
	start := time.Now()
	bytes, err := k.write(&changes)
	if changes.Settled != nil {
		changes.Settled(err)
	}
	if k.Saved != nil {
		k.Saved(time.Since(start), bytes, err)
	}
	return err
}

// write stores captured changes and decides whether the next ones must be complete.
func (k *Keeper) write(changes *Changes) (bytes int, err error) {
	whole := k.whole
	k.whole = true // until it has gone well
	section := Section{Gone: changes.Gone}
	if changes.Tables != nil {
		if section.Rows, section.Departed, err = changes.Tables(); err != nil {
			return 0, written(k.Place.String(), err)
		}
	}
	encoded, err := section.encode(k.Place)
	if err != nil {
		return 0, written(k.Place.String(), err)
	}
	for _, part := range encoded {
		bytes += len(part)
	}
	if whole {
		k.sections, k.stored = 0, 0
	}
	if err := k.store.write(k.Place, k.Fingerprint, k.sections, encoded); err != nil {
		return bytes, err
	}
	k.sections += uint64(len(encoded))
	k.stored += section.Rows.Rows() + section.Departed.Rows() + len(section.Gone)
	k.whole = k.stored > 2*changes.Live+slack || k.sections > sectionLimit
	return bytes, nil
}

// sectionLimit bounds the sections of a place, which a load reads one by one.
const sectionLimit = 1 << 10

// Stop ends the keeper after it made everything up to now durable, as far as the context allows.
func (k *Keeper) Stop(ctx context.Context) error {
	k.cancel()
	<-k.ended
	err := k.Save(ctx)
	k.Part.Released()
	return err
}
