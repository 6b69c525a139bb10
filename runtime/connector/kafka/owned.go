package kafka

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/generated/checkpoint"
	"nervix/runtime/clock"
	"nervix/runtime/connector"
)

// topologyAge is how often the partitions of a topic are looked at.
const topologyAge = time.Second

// errNoOffset tells that nobody says where a partition begins.
var errNoOffset = errors.New("no offset is saved, and auto.offset.reset is error")

// owned runs the consumers of a source whose domain owns the offsets. It divides the partitions over
// them, follows the topic, and stops what a change of it concerns before anybody else goes on there.
// It belongs to one goroutine.
type owned struct {
	*source
	ledger    ledger
	admin     *kadm.Client
	consumers []*consumer // by number; nil for those without partitions
	failed    chan error
}

// consumer is a member that was given its partitions.
type consumer struct {
	partitions []int32
	cancel     context.CancelFunc
	ended      chan struct{}
}

// runOwned runs until the context ends.
func (s *source) runOwned(ctx context.Context) error {
	watch := &watch{}
	client, err := kgo.NewClient(append(s.clientOptions(watch), kgo.MetadataMinAge(probeAge))...)
	if err != nil {
		return s.unavailable(err)
	}
	defer client.Close()
	o := &owned{
		source: s, ledger: ledger{keeper: s.offsets}, admin: kadm.NewClient(client),
		consumers: make([]*consumer, max(s.plan.Instances, 1)), failed: make(chan error, 1),
	}
	if o.ledger.offsets, err = s.offsets.Load(); err != nil {
		return s.unavailable(err)
	}
	defer o.stop()
	backoff, impaired := connector.NewBackoff(connector.DefaultRetry), true
	for {
		delay := topologyAge
		switch err := o.refresh(ctx); {
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case err != nil:
			delay, impaired = backoff.Next(), true
			s.unready(watch.cause(err), delay)
		case impaired:
			backoff.Reset()
			impaired = false
			s.unready(nil, 0)
		}
		s.markReady()
		select {
		case <-ctx.Done():
		case err := <-o.failed:
			return err
		case <-time.After(delay):
		}
	}
}

// refresh saves what is marked and brings the consumers to the present partitions.
func (o *owned) refresh(ctx context.Context) error {
	if err := o.ledger.flush(); err != nil {
		return err
	}
	limit, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	topics, err := o.admin.ListTopics(limit, o.plan.Topic)
	if err == nil {
		err = topics.Error()
	}
	if err != nil {
		return missing(err, o.plan.Topic)
	}
	topic := topics[o.plan.Topic]
	assigned := assign(topic.Partitions.Numbers(), len(o.consumers))
	another := !o.sameLog(topic.ID)
	var changed []int
	for i, partitions := range assigned {
		if another || !slices.Equal(partitions, o.partitionsOf(i)) {
			changed = append(changed, i)
		}
	}
	if len(changed) == 0 {
		return nil
	}
	o.end(changed)
	if err := o.locate(limit, &topic); err != nil {
		return err
	}
	for _, i := range changed {
		o.start(ctx, i, assigned[i])
	}
	o.assignment.Store(&connector.Assignment{
		Epoch: o.ledger.current().Epoch, Observed: topic.Partitions.Numbers(), Consumers: assigned,
	})
	return nil
}

func (o *owned) partitionsOf(i int) []int32 {
	if o.consumers[i] == nil {
		return nil
	}
	return o.consumers[i].partitions
}

// sameLog tells whether the offsets lie in the topic with this ID.
func (o *owned) sameLog(id kadm.TopicID) bool {
	offsets := o.ledger.current()
	return offsets != nil && offsets.Topic == o.plan.Topic && string(offsets.TopicID) == string(id[:])
}

// locate decides from where every partition is read, and saves it.
func (o *owned) locate(ctx context.Context, topic *kadm.TopicDetail) error {
	partitions, remembered := topic.Partitions.Numbers(), o.remembered(topic.ID)
	starts, err := o.listed(o.admin.ListStartOffsets(ctx, o.plan.Topic))
	if err != nil {
		return err
	}
	ends, err := o.listed(o.admin.ListEndOffsets(ctx, o.plan.Topic))
	if err != nil {
		return err
	}
	initial := starts
	if slices.ContainsFunc(partitions, func(p int32) bool { _, known := remembered[p]; return !known }) {
		if initial, err = o.initial(ctx, starts, ends); err != nil {
			return err
		}
	}
	next := &checkpoint.Offsets{Topic: o.plan.Topic, TopicID: topic.ID[:], Origin: o.version(), Consumers: uint64(len(o.consumers))}
	for _, partition := range partitions {
		at, known := remembered[partition]
		if !known {
			at = initial[partition]
		}
		at = min(max(at, starts[partition]), ends[partition])
		next.Partitions = append(next.Partitions, checkpoint.PartitionOffset{Partition: partition, Next: at})
	}
	return o.ledger.adopt(next, o.busy())
}

// version is the start version that the offsets belong to.
func (o *owned) version() uint64 {
	if o.origin == nil {
		return 0
	}
	return o.origin.Version
}

// remembered gives the saved positions that count. In another log of the same name everything is new.
func (o *owned) remembered(id kadm.TopicID) map[int32]int64 {
	offsets, positions := o.ledger.current(), map[int32]int64{}
	if offsets == nil || offsets.Topic != o.plan.Topic || offsets.Origin != o.version() {
		return positions
	}
	same := string(offsets.TopicID) == string(id[:])
	for _, p := range offsets.Partitions {
		if positions[p.Partition] = 0; same {
			positions[p.Partition] = p.Next
		}
	}
	return positions
}

// initial gives the positions of partitions without saved ones: the time of the domain where that is
// paced, what START AT says where nothing was saved since, and otherwise what the client is set to.
func (o *owned) initial(ctx context.Context, starts, ends map[int32]int64) (map[int32]int64, error) {
	offsets := o.ledger.current()
	begins := o.origin != nil && (offsets == nil || offsets.Origin != o.origin.Version)
	switch paced, isPaced := o.clock.(*clock.Paced); {
	case isPaced:
		return o.after(ctx, paced.Now())
	case begins && o.origin.At != nil:
		return o.after(ctx, *o.origin.At)
	case begins:
		return ends, nil
	}
	switch o.reset {
	case resetStart:
		return starts, nil
	case resetNone:
		return nil, errNoOffset
	default:
		return ends, nil
	}
}

// after gives the first offsets of records that are not older than an instant.
func (o *owned) after(ctx context.Context, instant int64) (map[int32]int64, error) {
	// Kafka counts in milliseconds, and numbers below zero are no times.
	milliseconds := max(0, (instant-1)/int64(time.Millisecond)+1)
	return o.listed(o.admin.ListOffsetsAfterMilli(ctx, milliseconds, o.plan.Topic))
}

// listed gives the offset of every partition, or what is wrong with one.
func (o *owned) listed(listed kadm.ListedOffsets, err error) (map[int32]int64, error) {
	if err == nil {
		err = listed.Error()
	}
	if err != nil {
		return nil, missing(err, o.plan.Topic)
	}
	offsets := map[int32]int64{}
	for partition, at := range listed[o.plan.Topic] {
		offsets[partition] = at.Offset
	}
	return offsets, nil
}

// busy lists the partitions that are being consumed.
func (o *owned) busy() []int32 {
	var partitions []int32
	for _, c := range o.consumers {
		if c != nil {
			partitions = append(partitions, c.partitions...)
		}
	}
	return partitions
}

// start runs a consumer, if it has partitions, from where the ledger says.
func (o *owned) start(ctx context.Context, i int, partitions []int32) {
	if len(partitions) == 0 {
		return
	}
	running, cancel := context.WithCancel(ctx)
	c := &consumer{partitions: partitions, cancel: cancel, ended: make(chan struct{})}
	o.consumers[i] = c
	go func() {
		defer close(c.ended)
		if err := o.consume(running, partitions); err != nil && running.Err() == nil {
			select {
			case o.failed <- err:
			default:
			}
		}
	}()
}

// consume reads partitions until the context ends.
func (o *owned) consume(ctx context.Context, partitions []int32) error {
	m := newMember(o.source)
	watch := &watch{changed: func(err error) { o.unready(err, retryDelay(1)) }}
	offsets, at := o.ledger.current(), map[int32]kgo.Offset{}
	for _, partition := range partitions {
		if index, known := position(offsets, partition); known {
			at[partition] = kgo.NewOffset().At(offsets.Partitions[index].Next)
		}
	}
	client, err := kgo.NewClient(o.ownedOptions(watch, at)...)
	if err != nil {
		return o.unavailable(err)
	}
	defer client.Close()
	m.client, m.progress = client, &o.ledger
	defer o.holding.Watch(m.holds)()
	m.assigned(ctx, client, map[string][]int32{o.plan.Topic: partitions})
	return m.run(ctx)
}

// end stops consumers and waits for them.
func (o *owned) end(numbers []int) {
	for _, i := range numbers {
		if o.consumers[i] != nil {
			o.consumers[i].cancel()
		}
	}
	for _, i := range numbers {
		if o.consumers[i] != nil {
			<-o.consumers[i].ended
			o.consumers[i] = nil
		}
	}
}

// stop ends all consumers and saves what they marked.
func (o *owned) stop() {
	all := make([]int, len(o.consumers))
	for i := range all {
		all[i] = i
	}
	o.end(all)
	if err := o.ledger.flush(); err != nil {
		o.unready(err, 0)
	}
}
