package execution

import (
	"fmt"
	"strings"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/node"
)

// outstanding is what a drain has not brought to its end, by kind of work.
type outstanding struct {
	relayBuffers    int // batches that wait at consumers of relays
	ingestors       int // rows in the ingestors and their routes
	generators      int // rows in the routes of generators
	processors      int // rows in the other nodes and their routes
	emitterBuffers  int // rows in the buffers of emitters
	acknowledgement int // groups of source records without an outcome
	// publishing tells what busy emitters do, as ", emitter 'out': publishing".
	publishing strings.Builder
}

// outstanding counts what waits in the graph at present.
func (d *Domain) outstanding() *outstanding {
	o := &outstanding{acknowledgement: d.tracker.Outstanding()}
	for identity, found := range d.snapshot.Load().byID {
		o.relayBuffers += found.task.Queued()
		pending := found.task.Pending()
		switch identity.Kind {
		case revision.NodeKindIngestor:
			o.ingestors += pending
		case revision.NodeKindGenerator:
			o.generators += pending
		case revision.NodeKindEmitter:
			o.emitterBuffers += pending
		default:
			o.processors += pending
		}
	}
	for i := range d.revision.Nodes {
		identity := d.revision.Nodes[i].Identity
		if emitter := d.emitters[identity]; emitter != nil && !emitter.Task.Idle() {
			fmt.Fprintf(&o.publishing, ", emitter '%s': %s", identity.Name, publishing(emitter.Readiness()))
		}
	}
	return o
}

// publishing names what a busy emitter does.
func publishing(link *node.Readiness) string {
	if link != nil && link.Err != nil {
		return "retrying_infrastructure"
	}
	return "publishing"
}

// rows is the number of rows inside nodes.
func (o *outstanding) rows() int { return o.ingestors + o.generators + o.processors + o.emitterBuffers }

// items is the number of outstanding work items.
func (o *outstanding) items() int { return o.relayBuffers + o.rows() + o.acknowledgement }

// late tells what had not drained when the time of a pause was over.
func (d *Domain) late(whole bool, cause error) error {
	o := d.outstanding()
	if !whole {
		detail := fmt.Sprintf("relay_buffers=%d, node_work_items=%d%s", o.relayBuffers, o.rows(), o.publishing.String())
		return (&failure.EntityDrainTimeout{Domain: d.revision.Domain, Detail: detail}).WithCause(cause)
	}
	detail := fmt.Sprintf("ingestors=%d, generators=%d, acknowledgements=%d, emitter_buffers=%d, relay_buffers=%d, node_work_items=%d",
		o.ingestors, o.generators, o.acknowledgement, o.emitterBuffers, o.relayBuffers, o.processors)
	return (&failure.DrainTimeout{
		Domain: d.revision.Domain, Node: d.config.Node, Outstanding: uint64(o.items()), Detail: detail,
		Emitters: o.publishing.String(),
	}).WithCause(cause)
}
