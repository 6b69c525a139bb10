package consensus

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
	"slices"

	"go.etcd.io/raft/v3/confchange"
	"go.etcd.io/raft/v3/raftpb"
	"go.etcd.io/raft/v3/tracker"
)

// Bounds of a membership record; a longer one is corrupt.
const (
	maxMembers     = 1024
	maxMemberBytes = 1024 // of a node name or an address
)

// MemberID identifies one member in the log and in messages. 0 means no member.
type MemberID uint64

// String renders the id as the 16 hexadecimal digits that logs use.
func (id MemberID) String() string { return fmt.Sprintf("%016x", uint64(id)) }

// MemberIDOf derives the id of the node with this stable name. Two names of one cluster that
// collide are refused when the second one is added.
func MemberIDOf(node string) MemberID {
	h := fnv.New64a()
	_, _ = h.Write([]byte(node))
	id := h.Sum64()
	// 0 and the two highest values are reserved by the algorithm for "nobody" and local threads.
	if id == 0 || id >= math.MaxUint64-1 {
		return 1
	}
	return MemberID(id)
}

// Member is what every node knows of one member.
type Member struct {
	// ID is the member's identity in the log.
	ID MemberID
	// Node is the stable node name.
	Node string
	// Address is the last committed interconnect endpoint: a contact hint after a restart (IC-368).
	Address string
}

// Membership is the committed configuration at one log position. Values are immutable: share them,
// never change them.
type Membership struct {
	// Voters and Learners are the current configuration, ascending.
	Voters, Learners []MemberID
	// Outgoing is the former voter set while a joint change is in progress, else empty.
	Outgoing []MemberID
	// LearnersNext become learners when the joint change completes.
	LearnersNext []MemberID
	// AutoLeave says that the leader completes the joint change by itself.
	AutoLeave bool
	// Members describes every id that occurs above, ascending by id.
	Members []Member
}

// Member returns the description of id.
func (m Membership) Member(id MemberID) (Member, bool) {
	i, ok := slices.BinarySearchFunc(m.Members, id, func(a Member, b MemberID) int {
		return compareIDs(a.ID, b)
	})
	if !ok {
		return Member{}, false
	}
	return m.Members[i], true
}

// IsVoter says whether id votes now.
func (m Membership) IsVoter(id MemberID) bool { return slices.Contains(m.Voters, id) }

// IsZero says that no member was ever committed.
func (m Membership) IsZero() bool {
	return len(m.Voters)+len(m.Learners)+len(m.Outgoing)+len(m.LearnersNext) == 0
}

// soleVoter says that id alone decides.
func (m Membership) soleVoter(id MemberID) bool {
	return len(m.Voters) == 1 && m.Voters[0] == id && len(m.Outgoing) == 0
}

// MarshalBinary encodes the membership canonically. It never fails.
func (m Membership) MarshalBinary() ([]byte, error) { return m.encode(), nil }

func (m Membership) encode() []byte {
	var b []byte
	for _, ids := range [][]MemberID{m.Voters, m.Learners, m.Outgoing, m.LearnersNext} {
		b = binary.AppendUvarint(b, uint64(len(ids)))
		for _, id := range ids {
			b = binary.BigEndian.AppendUint64(b, uint64(id))
		}
	}
	autoLeave := byte(0)
	if m.AutoLeave {
		autoLeave = 1
	}
	b = append(b, autoLeave)
	return appendMembers(b, m.Members)
}

// UnmarshalBinary decodes what MarshalBinary wrote. It fails with CorruptRecord.
func (m *Membership) UnmarshalBinary(data []byte) error {
	d := decoder{record: "membership", rest: data}
	var out Membership
	for _, ids := range []*[]MemberID{&out.Voters, &out.Learners, &out.Outgoing, &out.LearnersNext} {
		n := d.count(maxMembers)
		for range n {
			*ids = append(*ids, MemberID(d.uint64()))
		}
	}
	switch d.byte() {
	case 0:
	case 1:
		out.AutoLeave = true
	default:
		d.fail("auto-leave flag is neither 0 nor 1")
	}
	out.Members = d.members()
	if err := d.end(); err != nil {
		return err
	}
	*m = out
	return nil
}

// confState returns the form the algorithm uses.
func (m Membership) confState() *raftpb.ConfState {
	autoLeave := m.AutoLeave
	return &raftpb.ConfState{
		Voters:         rawIDs(m.Voters),
		Learners:       rawIDs(m.Learners),
		VotersOutgoing: rawIDs(m.Outgoing),
		LearnersNext:   rawIDs(m.LearnersNext),
		AutoLeave:      &autoLeave,
	}
}

// apply returns the membership that a committed configuration state and the descriptions carried by
// its entry lead to. Descriptions of ids that no longer occur are dropped.
func (m Membership) apply(state *raftpb.ConfState, described []Member) Membership {
	next := Membership{
		Voters:       memberIDs(state.GetVoters()),
		Learners:     memberIDs(state.GetLearners()),
		Outgoing:     memberIDs(state.GetVotersOutgoing()),
		LearnersNext: memberIDs(state.GetLearnersNext()),
		AutoLeave:    state.GetAutoLeave(),
	}
	known := make(map[MemberID]Member)
	for _, member := range slices.Concat(m.Members, described) {
		known[member.ID] = member
	}
	ids := slices.Concat(next.Voters, next.Learners, next.Outgoing, next.LearnersNext)
	slices.Sort(ids)
	for _, id := range slices.Compact(ids) {
		member, ok := known[id]
		if !ok {
			member = Member{ID: id}
		}
		next.Members = append(next.Members, member)
	}
	return next
}

// check says whether the change leads from m to a valid configuration. An invalid change that
// reached the log is skipped on every member alike, because check reads only replicated facts.
func (m Membership) check(change *raftpb.ConfChangeV2) error {
	changer := confchange.Changer{Tracker: tracker.MakeProgressTracker(1, 0)}
	config, progress, err := confchange.Restore(changer, m.confState())
	if err != nil {
		return membershipRefused("current membership: %v", err)
	}
	changer.Tracker.Config, changer.Tracker.Progress = config, progress
	if autoLeave, enters := change.EnterJoint(); enters {
		_, _, err = changer.EnterJoint(autoLeave, change.GetChanges()...)
	} else if change.LeaveJoint() {
		_, _, err = changer.LeaveJoint()
	} else {
		_, _, err = changer.Simple(change.GetChanges()...)
	}
	if err != nil {
		return membershipRefused("%v", err)
	}
	return nil
}

func appendMembers(b []byte, members []Member) []byte {
	b = binary.AppendUvarint(b, uint64(len(members)))
	for _, m := range members {
		b = binary.BigEndian.AppendUint64(b, uint64(m.ID))
		b = appendText(b, m.Node)
		b = appendText(b, m.Address)
	}
	return b
}

func (d *decoder) members() []Member {
	var members []Member
	for range d.count(maxMembers) {
		members = append(members, Member{
			ID:      MemberID(d.uint64()),
			Node:    d.text(maxMemberBytes),
			Address: d.text(maxMemberBytes),
		})
	}
	if !slices.IsSortedFunc(members, func(a, b Member) int { return compareIDs(a.ID, b.ID) }) {
		d.fail("members are not in ascending order")
	}
	return members
}

func compareIDs(a, b MemberID) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func rawIDs(ids []MemberID) []uint64 {
	var out []uint64
	for _, id := range ids {
		out = append(out, uint64(id))
	}
	return out
}

func memberIDs(ids []uint64) []MemberID {
	var out []MemberID
	for _, id := range ids {
		out = append(out, MemberID(id))
	}
	slices.Sort(out)
	return out
}
