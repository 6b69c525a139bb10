package consensus

import (
	"encoding/binary"
	"hash/crc32"

	"go.etcd.io/raft/v3/raftpb"
	"google.golang.org/protobuf/proto"
)

// A stored value is `kind | crc32c of kind and payload, big endian | payload`. The checksum names the
// damaged record itself, where a storage-level one could only name a block.
const recordHeaderBytes = 5

type recordKind byte

const (
	recordEntry     recordKind = 1 // one log entry
	recordHardState recordKind = 2 // term, vote, commit
	recordStart     recordKind = 3 // Position the log starts after
	recordInstall   recordKind = 4 // Position of a snapshot being installed
	recordIdentity  recordKind = 5 // the MemberID that owns the database
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// sealRecord wraps a payload that was appended after recordHeaderBytes free bytes.
func sealRecord(kind recordKind, record []byte) []byte {
	record[0] = byte(kind)
	binary.BigEndian.PutUint32(record[1:], recordSum(kind, record[recordHeaderBytes:]))
	return record
}

func recordSum(kind recordKind, payload []byte) uint32 {
	return crc32.Update(crc32.Checksum([]byte{byte(kind)}, castagnoli), castagnoli, payload)
}

// openRecord checks the envelope and returns a decoder over the payload.
func openRecord(kind recordKind, name string, record []byte) *decoder {
	d := &decoder{record: name}
	if len(record) < recordHeaderBytes {
		d.fail("shorter than its header")
		return d
	}
	if recordKind(record[0]) != kind {
		d.fail("is of another kind")
		return d
	}
	payload := record[recordHeaderBytes:]
	if recordSum(kind, payload) != binary.BigEndian.Uint32(record[1:]) {
		d.fail("checksum differs")
		return d
	}
	d.rest = payload
	return d
}

func newRecord(capacity int) []byte {
	return make([]byte, recordHeaderBytes, recordHeaderBytes+capacity)
}

func encodeEntry(e *raftpb.Entry) []byte {
	b := newRecord(17 + len(e.GetData()))
	b = binary.BigEndian.AppendUint64(b, e.GetTerm())
	b = binary.BigEndian.AppendUint64(b, e.GetIndex())
	b = append(b, byte(e.GetType()))
	return sealRecord(recordEntry, append(b, e.GetData()...))
}

// decodeEntry decodes a log entry. The result shares no memory with record.
func decodeEntry(record []byte) (*raftpb.Entry, error) {
	d := openRecord(recordEntry, "log entry", record)
	term, index, kind := d.uint64(), d.uint64(), raftpb.EntryType(d.byte())
	if term == 0 || index == 0 {
		d.fail("term or index is 0")
	}
	switch kind {
	case raftpb.EntryNormal, raftpb.EntryConfChangeV2:
	default:
		d.fail("unknown entry type")
	}
	data := d.remaining()
	if err := d.end(); err != nil {
		return nil, err
	}
	return &raftpb.Entry{Term: &term, Index: &index, Type: &kind, Data: data}, nil
}

func encodeHardState(s hardState) []byte {
	b := newRecord(24)
	b = binary.BigEndian.AppendUint64(b, s.term)
	b = binary.BigEndian.AppendUint64(b, s.vote)
	return sealRecord(recordHardState, binary.BigEndian.AppendUint64(b, s.commit))
}

func decodeHardState(record []byte) (hardState, error) {
	d := openRecord(recordHardState, "hard state", record)
	s := hardState{term: d.uint64(), vote: d.uint64(), commit: d.uint64()}
	return s, d.end()
}

func encodePosition(kind recordKind, p Position) []byte {
	b := newRecord(16)
	b = binary.BigEndian.AppendUint64(b, p.Term)
	return sealRecord(kind, binary.BigEndian.AppendUint64(b, p.Index))
}

func decodePosition(kind recordKind, record []byte) (Position, error) {
	d := openRecord(kind, "log position", record)
	p := Position{Term: d.uint64(), Index: d.uint64()}
	return p, d.end()
}

func encodeIdentity(id MemberID) []byte {
	return sealRecord(recordIdentity, binary.BigEndian.AppendUint64(newRecord(8), uint64(id)))
}

func decodeIdentity(record []byte) (MemberID, error) {
	d := openRecord(recordIdentity, "identity", record)
	id := MemberID(d.uint64())
	return id, d.end()
}

// proposalID names one proposal for as long as its proposer waits for it. It is not kept after apply.
type proposalID struct {
	// node is random per Open, so that entries replayed after a restart match no waiter.
	node uint64
	seq  uint64
}

const proposalHeaderBytes = 16

// encodeCommand frames a command as the data of a normal entry.
func encodeCommand(id proposalID, command []byte) []byte {
	b := make([]byte, 0, proposalHeaderBytes+len(command))
	b = binary.BigEndian.AppendUint64(b, id.node)
	b = binary.BigEndian.AppendUint64(b, id.seq)
	return append(b, command...)
}

// decodeCommand splits what encodeCommand wrote. The command aliases data.
func decodeCommand(data []byte) (proposalID, []byte, error) {
	d := decoder{record: "command header", rest: data}
	id := proposalID{node: d.uint64(), seq: d.uint64()}
	return id, d.rest, d.err
}

// encodeChangeContext frames what a configuration change says beyond the algorithm's own fields.
func encodeChangeContext(id proposalID, described []Member) []byte {
	return appendMembers(encodeCommand(id, nil), described)
}

// decodeChangeContext decodes it; the empty context of a change that completes a joint one is valid.
func decodeChangeContext(data []byte) (proposalID, []Member, error) {
	if len(data) == 0 {
		return proposalID{}, nil, nil
	}
	d := decoder{record: "membership change", rest: data}
	id := proposalID{node: d.uint64(), seq: d.uint64()}
	described := d.members()
	return id, described, d.end()
}

// decodeChange decodes the data of a membership entry.
func decodeChange(data []byte) (*raftpb.ConfChangeV2, proposalID, []Member, error) {
	change := new(raftpb.ConfChangeV2)
	if err := proto.Unmarshal(data, change); err != nil {
		return nil, proposalID{}, nil, corrupt("membership change", "%v", err)
	}
	switch change.GetTransition() {
	case raftpb.ConfChangeTransition_ConfChangeTransitionAuto,
		raftpb.ConfChangeTransition_ConfChangeTransitionJointImplicit,
		raftpb.ConfChangeTransition_ConfChangeTransitionJointExplicit:
	default:
		return nil, proposalID{}, nil, corrupt("membership change", "unknown transition")
	}
	id, described, err := decodeChangeContext(change.GetContext())
	return change, id, described, err
}

// decoder reads one record. Its first failure sticks and every later read returns a zero value, so
// that callers check once.
type decoder struct {
	record string
	rest   []byte
	err    error
}

func (d *decoder) fail(format string, args ...any) {
	if d.err == nil {
		d.err = corrupt(d.record, format, args...)
	}
	d.rest = nil
}

func (d *decoder) take(n int) []byte {
	if len(d.rest) < n {
		d.fail("ends early")
		return nil
	}
	b := d.rest[:n]
	d.rest = d.rest[n:]
	return b
}

func (d *decoder) byte() byte {
	if b := d.take(1); b != nil {
		return b[0]
	}
	return 0
}

func (d *decoder) uint64() uint64 {
	if b := d.take(8); b != nil {
		return binary.BigEndian.Uint64(b)
	}
	return 0
}

func (d *decoder) count(limit uint64) int {
	v, n := binary.Uvarint(d.rest)
	if n <= 0 || v > limit {
		d.fail("count exceeds %d", limit)
		return 0
	}
	d.rest = d.rest[n:]
	return int(v)
}

func (d *decoder) text(limit uint64) string { return string(d.take(d.count(limit))) }

// remaining returns a copy of all unread bytes; nil when there are none.
func (d *decoder) remaining() []byte {
	b := append([]byte(nil), d.rest...)
	d.rest = nil
	return b
}

func (d *decoder) end() error {
	if d.err == nil && len(d.rest) > 0 {
		d.fail("has %d extra bytes", len(d.rest))
	}
	return d.err
}

func appendText(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}
