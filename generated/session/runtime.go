// Code generated from spec/ by go generate. DO NOT EDIT.

package session

import (
	"encoding/binary"
	"fmt"
	"sync"
	"unicode/utf8"

	flatbuffers "github.com/google/flatbuffers/go"
)

// Limits bound what a frame may cost its receiver.
type Limits struct {
	// Bytes bounds the frame, and also what its strings and vectors expand to when it shares them.
	Bytes int
	// Depth bounds nested tables.
	Depth int
	// Tables bounds the number of tables.
	Tables int
}

// DefaultLimits suit a peer that was authenticated.
var DefaultLimits = Limits{Bytes: 16 << 20, Depth: 32, Tables: 1 << 17}

// Problem classifies what is wrong with a frame.
type Problem uint8

// Problems of a frame.
const (
	// ProblemSize is a frame, or what it expands to, beyond the byte limit.
	ProblemSize Problem = iota
	// ProblemIdentifier is a missing or foreign file identifier.
	ProblemIdentifier
	// ProblemBounds is an offset or length that leaves the frame, or a misaligned one.
	ProblemBounds
	// ProblemDepth is nesting beyond the depth limit.
	ProblemDepth
	// ProblemTables is more tables than the limit.
	ProblemTables
	// ProblemMissing is an absent required field.
	ProblemMissing
	// ProblemUnknown is a field, union tag or enum value the schema does not declare.
	ProblemUnknown
	// ProblemLimit is a string or vector longer than its limit.
	ProblemLimit
	// ProblemText is a string that is not UTF-8 or not terminated, or a bool other than 0 and 1.
	ProblemText
)

var problemTexts = [...]string{
	"larger than the size limit",
	"not a frame of this protocol",
	"offset out of bounds",
	"nested too deeply",
	"too many tables",
	"required field is missing",
	"not declared by the schema",
	"longer than its limit",
	"invalid value",
}

// String describes the problem.
func (p Problem) String() string {
	if int(p) >= len(problemTexts) {
		return "unknown problem"
	}
	return problemTexts[p]
}

// MalformedError tells why bytes are no acceptable frame. It holds no content of the frame.
type MalformedError struct {
	// Problem classifies the fault.
	Problem Problem
	// Table and Field name the place in the schema; they are empty for faults of the frame itself.
	Table, Field string
	// Offset is the byte offset at which the fault was found.
	Offset int
}

// Error describes the fault.
func (e *MalformedError) Error() string {
	place := "frame"
	if e.Table != "" {
		place = e.Table
	}
	if e.Field != "" {
		place += "." + e.Field
	}
	return fmt.Sprintf("malformed frame: %s at byte %d: %s", place, e.Offset, e.Problem)
}

// verifier checks one frame. Positions are byte offsets into the frame.
type verifier struct {
	frame []byte
	// left is what strings and vectors may still expand to, tables how many tables may follow.
	left, tables int
}

// tableAt is a table whose vtable was checked. The table size that a vtable states is not used:
// some writers share one vtable between tables of different size. Fields are bounded by the frame.
type tableAt struct {
	name              string
	position          int
	vtable, vtableEnd int
	depth             int
}

func (v *verifier) u16(at int) int { return int(binary.LittleEndian.Uint16(v.frame[at:])) }

// offset reads an unsigned offset at a checked position and gives its target, or false when the
// target leaves the frame.
func (v *verifier) offset(at int) (int, bool) {
	distance := binary.LittleEndian.Uint32(v.frame[at:])
	if distance == 0 || uint64(distance) >= uint64(len(v.frame)-at) {
		return 0, false
	}
	return at + int(distance), true
}

// begin checks size, identifier and root offset, and gives the position of the root table.
func (v *verifier) begin(limits Limits) (int, error) {
	if len(v.frame) > limits.Bytes || uint64(len(v.frame)) > 1<<30 {
		return 0, &MalformedError{Problem: ProblemSize}
	}
	if len(v.frame) < 8 || string(v.frame[4:8]) != Identifier {
		return 0, &MalformedError{Problem: ProblemIdentifier, Offset: 4}
	}
	root, ok := v.offset(0)
	if !ok {
		return 0, &MalformedError{Problem: ProblemBounds}
	}
	return root, nil
}

// table checks the header and vtable of a table that may use the given number of slots.
func (v *verifier) table(name string, at, depth, slots int) (tableAt, error) {
	fault := func(problem Problem) (tableAt, error) {
		return tableAt{}, &MalformedError{Problem: problem, Table: name, Offset: at}
	}
	if depth <= 0 {
		return fault(ProblemDepth)
	}
	if v.tables--; v.tables < 0 {
		return fault(ProblemTables)
	}
	if at%4 != 0 || at+4 > len(v.frame) {
		return fault(ProblemBounds)
	}
	vtable64 := int64(at) - int64(int32(binary.LittleEndian.Uint32(v.frame[at:])))
	if vtable64 < 0 || vtable64%2 != 0 || vtable64+4 > int64(len(v.frame)) {
		return fault(ProblemBounds)
	}
	vtable := int(vtable64)
	t := tableAt{name: name, position: at, vtable: vtable, depth: depth}
	t.vtableEnd = vtable + v.u16(vtable)
	if t.vtableEnd < vtable+4 || t.vtableEnd%2 != 0 || t.vtableEnd > len(v.frame) {
		return fault(ProblemBounds)
	}
	for entry := vtable + 4 + 2*slots; entry < t.vtableEnd; entry += 2 {
		if v.u16(entry) != 0 {
			return fault(ProblemUnknown)
		}
	}
	return t, nil
}

// fault reports a problem of one field of a table.
func (t tableAt) fault(problem Problem, field string, at int) error {
	return &MalformedError{Problem: problem, Table: t.name, Field: field, Offset: at}
}

// field gives the position of a field of the given size inside its table, or 0 when absent.
func (v *verifier) field(t tableAt, slot int, name string, size int, required bool) (int, error) {
	entry := t.vtable + 4 + 2*slot
	offset := 0
	if entry+2 <= t.vtableEnd {
		offset = v.u16(entry)
	}
	switch {
	case offset == 0 && required:
		return 0, t.fault(ProblemMissing, name, t.position)
	case offset == 0:
		return 0, nil
	case offset < 4 || size > len(v.frame)-t.position-offset || (t.position+offset)%size != 0:
		return 0, t.fault(ProblemBounds, name, entry)
	}
	return t.position + offset, nil
}

func (v *verifier) scalar(t tableAt, slot int, name string, size int) error {
	_, err := v.field(t, slot, name, size, false)
	return err
}

// number checks a one-byte field whose value must be below count.
func (v *verifier) number(t tableAt, slot int, name string, count int, problem Problem) error {
	at, err := v.field(t, slot, name, 1, false)
	if err != nil || at == 0 {
		return err
	}
	if int(v.frame[at]) >= count {
		return t.fault(problem, name, at)
	}
	return nil
}

// target follows the offset of a field and gives the position it names, or 0 when absent.
func (v *verifier) target(t tableAt, slot int, name string, required bool) (int, error) {
	at, err := v.field(t, slot, name, 4, required)
	if err != nil || at == 0 {
		return 0, err
	}
	target, ok := v.offset(at)
	if !ok {
		return 0, t.fault(ProblemBounds, name, at)
	}
	return target, nil
}

// extent checks a length-prefixed run of elements and gives its number of elements.
func (v *verifier) extent(t tableAt, name string, at, size, limit int) (int, error) {
	if at%4 != 0 || at+4 > len(v.frame) {
		return 0, t.fault(ProblemBounds, name, at)
	}
	count64 := uint64(binary.LittleEndian.Uint32(v.frame[at:]))
	if count64 > uint64(limit) {
		return 0, t.fault(ProblemLimit, name, at)
	}
	count := int(count64)
	if uint64(count)*uint64(size) > uint64(len(v.frame)-at-4) {
		return 0, t.fault(ProblemBounds, name, at)
	}
	if v.left -= 4 + count*size; v.left < 0 {
		return 0, t.fault(ProblemSize, name, at)
	}
	return count, nil
}

// vector checks a vector field and gives the position of its first element and their number.
func (v *verifier) vector(t tableAt, slot int, name string, size, limit int, required bool) (int, int, error) {
	at, err := v.target(t, slot, name, required)
	if err != nil || at == 0 {
		return 0, 0, err
	}
	count, err := v.extent(t, name, at, size, limit)
	return at + 4, count, err
}

func (v *verifier) data(t tableAt, slot int, name string, limit int, required bool) error {
	_, _, err := v.vector(t, slot, name, 1, limit, required)
	return err
}

// string checks the string at a position: bounds, terminator and UTF-8.
func (v *verifier) string(t tableAt, name string, at, limit int) error {
	count, err := v.extent(t, name, at, 1, limit)
	if err != nil {
		return err
	}
	end := at + 4 + count
	if end >= len(v.frame) || v.frame[end] != 0 || !utf8.Valid(v.frame[at+4:end]) {
		return t.fault(ProblemText, name, at)
	}
	return nil
}

func (v *verifier) text(t tableAt, slot int, name string, limit int, required bool) error {
	at, err := v.target(t, slot, name, required)
	if err != nil || at == 0 {
		return err
	}
	return v.string(t, name, at, limit)
}

// texts checks a vector of strings; each string has the limit of the expansion budget.
func (v *verifier) texts(t tableAt, slot int, name string, limit int, required bool) error {
	first, count, err := v.vector(t, slot, name, 4, limit, required)
	if err != nil {
		return err
	}
	for i := range count {
		at, ok := v.offset(first + 4*i)
		if !ok {
			return t.fault(ProblemBounds, name, first+4*i)
		}
		if err := v.string(t, name, at, len(v.frame)); err != nil {
			return err
		}
	}
	return nil
}

// child checks a nested table.
func (v *verifier) child(t tableAt, slot int, name string, required bool, verify func(*verifier, int, int) error) error {
	at, err := v.target(t, slot, name, required)
	if err != nil || at == 0 {
		return err
	}
	return verify(v, at, t.depth-1)
}

// children checks a vector of tables.
func (v *verifier) children(t tableAt, slot int, name string, limit int, required bool, verify func(*verifier, int, int) error) error {
	first, count, err := v.vector(t, slot, name, 4, limit, required)
	if err != nil {
		return err
	}
	for i := range count {
		at, ok := v.offset(first + 4*i)
		if !ok {
			return t.fault(ProblemBounds, name, first+4*i)
		}
		if err := verify(v, at, t.depth-1); err != nil {
			return err
		}
	}
	return nil
}

// union checks tag and presence of a union field and gives the position of its table; the tag
// is 0 when the union is absent.
func (v *verifier) union(t tableAt, slot int, name string, variants int, required bool) (tag, at int, err error) {
	tagAt, err := v.field(t, slot, name, 1, required)
	if err != nil {
		return 0, 0, err
	}
	if tagAt != 0 {
		tag = int(v.frame[tagAt])
	}
	if tag > variants {
		return 0, 0, t.fault(ProblemUnknown, name, tagAt)
	}
	at, err = v.target(t, slot+1, name, required || tag != 0)
	if err != nil {
		return 0, 0, err
	}
	if tag == 0 && (required || at != 0) {
		return 0, 0, t.fault(ProblemMissing, name, t.position)
	}
	return tag, at, nil
}

// view reads one table of a verified frame.
type view struct{ flatbuffers.Table }

func viewAt(frame []byte, at flatbuffers.UOffsetT) view {
	return view{flatbuffers.Table{Bytes: frame, Pos: at}}
}

// field gives the distance of a field from the start of its table, or 0 when absent.
func (v view) field(slot int) flatbuffers.UOffsetT {
	return flatbuffers.UOffsetT(v.Offset(flatbuffers.VOffsetT(4 + 2*slot)))
}

func (v view) data(slot int) []byte {
	o := v.field(slot)
	if o == 0 {
		return nil
	}
	return v.ByteVector(v.Pos + o)
}

func (v view) text(slot int) string { return string(v.data(slot)) }

func (v view) count(slot int) int {
	o := v.field(slot)
	if o == 0 {
		return 0
	}
	return v.VectorLen(o)
}

func (v view) textAt(slot, i int) string {
	return string(v.ByteVector(v.Vector(v.field(slot)) + flatbuffers.UOffsetT(4*i)))
}

func (v view) childAt(slot, i int) view {
	return viewAt(v.Bytes, v.Indirect(v.Vector(v.field(slot))+flatbuffers.UOffsetT(4*i)))
}

func (v view) child(slot int) (view, bool) {
	o := v.field(slot)
	if o == 0 {
		return view{}, false
	}
	return viewAt(v.Bytes, v.Indirect(v.Pos+o)), true
}

// packer builds one frame. It stops writing content when the byte limit is spent.
type packer struct {
	*flatbuffers.Builder
	left int
}

// packers keeps builders with the memory that they grew, so that a frame costs the one allocation
// that holds it.
var packers = sync.Pool{New: func() any { return &packer{Builder: flatbuffers.NewBuilder(512)} }}

// keptBytes bounds the memory that a builder may keep after its frame.
const keptBytes = 2 << 20

func takePacker(left int) *packer {
	p := packers.Get().(*packer)
	p.left = left
	return p
}

func (p *packer) release() {
	if cap(p.Bytes) <= keptBytes {
		p.Reset()
		packers.Put(p)
	}
}

// spend charges the byte limit and tells whether the content still fits.
func (p *packer) spend(size int) bool {
	p.left -= size
	return p.left >= 0
}

func (p *packer) text(value string, required bool) flatbuffers.UOffsetT {
	if (value == "" && !required) || !p.spend(len(value)+4) {
		return 0
	}
	return p.CreateString(value)
}

func (p *packer) data(value []byte, required bool) flatbuffers.UOffsetT {
	if (len(value) == 0 && !required) || !p.spend(len(value)+4) {
		return 0
	}
	return p.CreateByteVector(value)
}

// vector packs count elements, each written by pack, as a vector of offsets.
func (p *packer) vector(count int, required bool, pack func(i int) flatbuffers.UOffsetT) flatbuffers.UOffsetT {
	if (count == 0 && !required) || !p.spend(4*count+4) {
		return 0
	}
	offsets := make([]flatbuffers.UOffsetT, count)
	for i := range offsets {
		offsets[i] = pack(i)
	}
	p.StartVector(4, count, 4)
	for i := count - 1; i >= 0; i-- {
		p.PrependUOffsetT(offsets[i])
	}
	return p.EndVector(count)
}
