package budget

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"slices"
	"time"

	"nervix/generated/metric"
)

// Intake is what pressure pauses. Its methods must not block, nor call the budget.
type Intake interface {
	Pause()
	Resume()
}

type intake struct {
	Intake
	paused bool
}

// Enlist puts an intake under the control of the budget until leave is called; under pressure it is
// paused at once. A nil Budget controls nothing.
func (b *Budget) Enlist(i Intake) (leave func()) {
	if b == nil {
		return func() {}
	}
	b.lock.Lock()
	defer b.lock.Unlock()
	enlisted := &intake{Intake: i}
	b.intakes = append(b.intakes, enlisted)
	if b.active {
		enlisted.pause()
	}
	return func() {
		b.lock.Lock()
		defer b.lock.Unlock()
		b.intakes = slices.DeleteFunc(b.intakes, func(other *intake) bool { return other == enlisted })
	}
}

func (i *intake) pause() {
	if !i.paused {
		i.paused = true
		i.Pause()
	}
}

// Pressed tells whether pressure pauses an intake, or would.
func (b *Budget) Pressed() bool {
	b.lock.Lock()
	defer b.lock.Unlock()
	return b.active
}

// Run watches the memory until the context ends; what is paused then stays paused.
func (b *Budget) Run(ctx context.Context) {
	ticker := time.NewTicker(checkInterval)
	defer ticker.Stop()
	resume := time.NewTimer(0)
	defer resume.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-b.crossed:
			b.check()
		case <-ticker.C:
			b.check()
		case <-resume.C:
			b.resumeOne()
			resume.Reset(time.Duration(rand.Int64N(int64(resumeJitter))))
		}
	}
}

// used is what counts against the watermarks.
func (b *Budget) used(fresh bool) int64 { return max(b.reserved.Load(), b.config.Heap(fresh)) }

// lying is what does not become less while intakes are paused: client libraries keep what they have
// fetched until somebody takes it.
func (b *Budget) lying() int64 { return b.byKind[metric.HoldingClients].Load() }

// check compares the memory with the watermarks. Under pressure little is allocated, so that the
// collector would not notice by itself what became free.
func (b *Budget) check() {
	b.sample()
	used := b.used(b.Pressed())
	b.lock.Lock()
	defer b.lock.Unlock()
	if b.active {
		used -= b.lying()
	}
	switch {
	case used >= b.config.High:
		b.pauseAll(used)
	case b.active && used <= b.config.Low:
		b.resuming = true
	}
}

// pauseAll begins pressure, or renews it; the lock is held.
func (b *Budget) pauseAll(used int64) {
	if !b.active {
		if b.config.Metrics != nil {
			b.config.Metrics.MemoryPressureTotal.Inc()
		}
		b.config.Logger.Warn("memory pressure: every ingestor and generator pauses", slog.Int64("used", used), slog.Int64("high", b.config.High),
			slog.Int64("reserved", b.reserved.Load()), slog.Any("largest", b.largest()))
	}
	b.active, b.resuming = true, false
	for _, enlisted := range b.intakes {
		enlisted.pause()
	}
}

// resumeOne lets the next paused intake go on; after the last one pressure is over.
func (b *Budget) resumeOne() {
	b.lock.Lock()
	defer b.lock.Unlock()
	if !b.resuming || b.reserved.Load()-b.lying() >= b.config.High {
		return
	}
	paused := func(i *intake) bool { return i.paused }
	if next := slices.IndexFunc(b.intakes, paused); next >= 0 {
		b.intakes[next].paused = false
		b.intakes[next].Resume()
	}
	if !slices.ContainsFunc(b.intakes, paused) {
		b.active, b.resuming = false, false
		b.config.Logger.Info("memory pressure is over", slog.Int64("reserved", b.reserved.Load()))
	}
}
