package budget

import (
	"runtime"
	"runtime/metrics"
	"sync"

	"github.com/KimMachineGun/automemlimit/memlimit"

	"nervix/generated/metric"
)

// heap reads what the Go runtime knows about its memory.
type heap struct {
	lock    sync.Mutex
	samples []metrics.Sample
	cycles  uint64 // collections at the last call of live
}

// Names of the figures, in the order in which they are read.
const (
	liveObjects = iota
	collections
	stacks
	objects
	unused
	free
	released
	total
	figures
)

func newHeap() *heap {
	h := &heap{samples: make([]metrics.Sample, figures)}
	for i, name := range [figures]string{
		liveObjects: "/gc/heap/live:bytes", collections: "/gc/cycles/total:gc-cycles", stacks: "/memory/classes/heap/stacks:bytes",
		objects: "/memory/classes/heap/objects:bytes", unused: "/memory/classes/heap/unused:bytes",
		free: "/memory/classes/heap/free:bytes", released: "/memory/classes/heap/released:bytes", total: "/memory/classes/total:bytes",
	} {
		h.samples[i].Name = name
	}
	return h
}

// live gives the bytes of the objects that the last collection found and of the stacks. A fresh
// figure needs a collection since the last call, and makes one when there was none.
func (h *heap) live(fresh bool) int64 {
	h.lock.Lock()
	defer h.lock.Unlock()
	metrics.Read(h.samples)
	if fresh && h.figure(collections) == h.cycles {
		runtime.GC()
		metrics.Read(h.samples)
	}
	h.cycles = h.figure(collections)
	return int64(h.figure(liveObjects) + h.figure(stacks))
}

// figure gives one of the figures; the lock is held.
func (h *heap) figure(at int) uint64 { return h.samples[at].Value.Uint64() }

// watch reads a sum of the figures, or what is left of their sum below the total.
func (h *heap) watch(rest bool, of ...int) func() float64 {
	return func() float64 {
		h.lock.Lock()
		defer h.lock.Unlock()
		metrics.Read(h.samples)
		sum := uint64(0)
		for _, at := range of {
			sum += h.figure(at)
		}
		if rest {
			sum = h.figure(total) - min(sum, h.figure(total))
		}
		return float64(sum)
	}
}

// expose shows the budget and the allocator.
func (b *Budget) expose(families *metric.Families) {
	number := func(n int64) func() float64 { return func() float64 { return float64(n) } }
	families.MemoryLimitBytes.Watch(number(b.config.Limit))
	families.MemoryHighWatermarkBytes.Watch(number(b.config.High))
	families.MemoryLowWatermarkBytes.Watch(number(b.config.Low))
	families.MemoryUsedBytes.Watch(func() float64 { return float64(b.used(false)) })
	families.MemoryPressure.Watch(func() float64 {
		if b.Pressed() {
			return 1
		}
		return 0
	})
	for kind, sum := range b.byKind {
		families.MemoryReservedBytes.Watch(metric.HoldingLabels{Holding: kind}, func() float64 {
			if kind == metric.HoldingClients {
				b.sample()
			}
			return float64(sum.Load())
		})
	}
	h := newHeap()
	families.AllocatorAllocatedBytes.Watch(h.watch(false, objects))
	families.AllocatorActiveBytes.Watch(h.watch(false, objects, unused))
	families.AllocatorMappedBytes.Watch(h.watch(false, total))
	families.AllocatorMetadataBytes.Watch(h.watch(true, objects, unused, free, released, stacks))
	families.AllocatorResidentBytes.Watch(h.watch(true, released))
	families.AllocatorRetainedBytes.Watch(h.watch(false, released))
}

// unknownMemory is what a system is taken to have that does not tell.
const unknownMemory = 2 << 30

// available gives the memory that the control group, or else the system, offers, in bytes.
func available() int64 {
	offered, err := memlimit.FromSystem()
	if err != nil || offered == 0 {
		offered = unknownMemory
	}
	if limit, err := memlimit.FromCgroup(); err == nil && limit > 0 {
		offered = min(offered, limit)
	}
	return int64(min(offered, 1<<62))
}
