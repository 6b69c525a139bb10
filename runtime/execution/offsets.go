package execution

import (
	"sync"

	"nervix/generated/checkpoint"
	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/state"
)

// savedOffsets keeps the positions of one source in the store.
type savedOffsets struct {
	store *state.Store
	place state.Place
}

func (o savedOffsets) Load() (*checkpoint.Offsets, error) { return o.store.LoadOffsets(o.place) }

func (o savedOffsets) Save(offsets *checkpoint.Offsets) error {
	return o.store.SaveOffsets(o.place, offsets)
}

// keptOffsets keeps them in memory, where a host has no store.
type keptOffsets struct {
	lock    sync.Mutex
	offsets *checkpoint.Offsets
}

// Load gives what was saved last.
func (o *keptOffsets) Load() (*checkpoint.Offsets, error) {
	o.lock.Lock()
	defer o.lock.Unlock()
	return o.offsets, nil
}

// Save replaces it.
func (o *keptOffsets) Save(offsets *checkpoint.Offsets) error {
	o.lock.Lock()
	defer o.lock.Unlock()
	o.offsets = offsets
	return nil
}

// offsetsOf gives what keeps the positions of an ingestor.
func (k *keptState) offsetsOf(identity revision.Identity) connector.OffsetKeeper {
	if store := k.saved.config.Store; store != nil {
		return savedOffsets{store, nodePlace(k.saved.domain, identity)}
	}
	if k.offsets[identity] == nil {
		k.offsets[identity] = &keptOffsets{}
	}
	return k.offsets[identity]
}

// ownsOffsets tells whether the domain keeps the positions of a node.
func ownsOffsets(plan revision.Plan) bool {
	ingestor, is := plan.(*revision.Ingestor)
	if !is {
		return false
	}
	source, is := ingestor.Source.(*revision.KafkaSource)
	return is && source.ConsumerGroup == nil
}
