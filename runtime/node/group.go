package node

import (
	"slices"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
	"nervix/runtime/ack"
	"nervix/runtime/codec"
	"nervix/runtime/codec/format"
	"nervix/runtime/connector"
	"nervix/runtime/header"
)

// decoded is a group of decoded rows.
type decoded struct {
	decoder codec.Decoder
	// bad are the records of the payloads in decoding that failed, broken their failures.
	bad    []int
	broken map[int]error
	// note adds to them; it is made once.
	note    func(record int, err error)
	columns []arrow.Array
	rows    int
	arrived []int64
	acks    []ack.Set
	counts  []int
	bytes   int64 // of the payloads, as they are accounted
	// positions are those of the rows; empty unless a program reads them.
	positions []connector.Position
	// headers are those of the rows; nil unless a program reads them.
	headers *header.Rows
}

// addHeaders gives the last rows the headers of a list.
func (d *decoded) addHeaders(list []connector.Header, rows int) {
	if d.headers == nil {
		d.headers = &header.Rows{}
	}
	for range rows {
		d.headers.Row = append(d.headers.Row, int32(len(d.headers.Lists)))
	}
	d.headers.Lists = append(d.headers.Lists, list)
}

func (d *decoded) add(set ack.Set, count int, arrived int64) {
	d.arrived = slices.Grow(d.arrived, count)
	for range count {
		d.arrived = append(d.arrived, arrived)
	}
	d.acks = append(d.acks, set)
	d.counts = append(d.counts, count)
	d.rows += count
}

// charge counts the payloads of a group as held; discharge does not any more.
func (n *ingestor) charge(group *decoded, payloads connector.Payloads) {
	bytes := int64(size(payloads))
	for _, list := range payloads.Headers {
		bytes += int64(header.Bytes(list))
	}
	group.bytes += bytes
	n.task.accounts.intake.Add(bytes)
}

func (n *ingestor) discharge(group *decoded) { n.task.accounts.intake.Add(-group.bytes) }

func size(payloads connector.Payloads) int {
	total := len(payloads.Lines)
	for _, payload := range payloads.Records {
		total += len(payload)
	}
	return total
}

func (n *ingestor) takeGroup() *decoded {
	n.lock.Lock()
	defer n.lock.Unlock()
	return n.newGroup()
}

// newGroup begins a group; the caller holds the lock.
func (n *ingestor) newGroup() *decoded {
	var group *decoded
	if last := len(n.idle) - 1; last >= 0 {
		group = n.idle[last]
		n.idle = n.idle[:last]
	} else {
		group = new(decoded)
		group.note = func(record int, err error) {
			if group.broken == nil {
				group.broken = map[int]error{}
			}
			group.bad = append(group.bad, record)
			group.broken[record] = (&failure.DecodeFailed{Format: format.Name(n.codec), Ingestor: n.task.identity.Name}).WithCause(err)
		}
	}
	if last := len(n.spare) - 1; last >= 0 {
		group.decoder = n.spare[last]
		n.spare = n.spare[:last]
	} else {
		group.decoder = n.first.Another()
	}
	return group
}

// returnDecoder lets another group use the decoder of a complete one; the caller holds the lock.
func (n *ingestor) returnDecoder(group *decoded) {
	n.spare = append(n.spare, group.decoder)
	group.decoder = nil
}

// mostIdle bounds the groups that are kept for their memory.
const mostIdle = 16

// forget ends a group that nobody uses any more.
func (n *ingestor) forget(group *decoded) {
	clear(group.acks)
	clear(group.positions)
	*group = decoded{
		note: group.note, bad: group.bad, acks: group.acks[:0], counts: group.counts[:0], positions: group.positions[:0],
	}
	n.lock.Lock()
	defer n.lock.Unlock()
	if len(n.idle) < mostIdle && cap(group.acks) <= groupRows && cap(group.positions) <= groupRows {
		n.idle = append(n.idle, group)
	}
}

// forgive forgets the failures of the payloads before.
func (d *decoded) forgive() { d.bad, d.broken = d.bad[:0], nil }

// abandon settles the rows of a group that was not admitted.
func (n *ingestor) abandon(group *decoded, err error) {
	n.lock.Lock()
	n.returnDecoder(group)
	n.lock.Unlock()
	n.discharge(group)
	for _, set := range group.acks {
		set.Resolve(err)
	}
}
