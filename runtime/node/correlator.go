package node

import (
	"context"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/columnar"
	"nervix/runtime/program"
	"nervix/runtime/relay"
)

// correlator pairs the rows of two sides within each concrete branch (runtime semantics, section
// 8.5). An arriving row is compared with every row of the other side that waits, or with those of equal
// keys when the predicate has conjuncts that compare the sides for equality; all that match are
// consumed, and one of them becomes its partner. A row without match waits for MAX TIME.
type correlator struct {
	task  *Task
	plan  *revision.Correlator
	where *program.Filter
	// keySchema is the branch schema when some route reads the key; nil otherwise.
	keySchema *revision.Schema
	timeouts  [2]*timeout
	// keys are what rows of each side that match have in common; nil when nothing is known to be.
	keys     [2]*program.Values
	encoded  columnar.RowKeys
	scratch  []byte
	arriving []uint64 // hashes of the keys of the batch in process, by row
	search   search
	branches map[*branch.Key]*[2]*waiting
	due      schedule[*waiting]
	bytes    int64 // of everything that waits
	side     int   // of the batch in process
	pairs    pairs
}

// Sides of a correlation.
const (
	left  = 0
	right = 1
)

// timeout sends rows without partner to a relay.
type timeout struct {
	to   *relay.Relay
	sent *edge
}

// pairs are the matches of one batch: rows of the batch and their partners.
type pairs struct {
	rows      []int32
	partners  [][]arrow.Array // per branch, in the order of rows
	low, high []int64
	groups    [][]ack.Share
}

func newCorrelator(task *Task, plan *revision.Correlator, where *program.Filter) *correlator {
	return &correlator{task: task, plan: plan, where: where, encoded: columnar.RowKeys{Fold: true}, branches: map[*branch.Key]*[2]*waiting{}}
}

// place puts the rows of an input where programs read them.
func (c *correlator) place(input int, frame *program.Frame) {
	if c.side = left; input >= int(c.plan.Right) {
		c.side = right
	}
	*sideOf(&frame.Columns, c.side) = frame.Input
	frame.Input = nil
}

func sideOf(columns *program.Columns, side int) *[]arrow.Array {
	if side == left {
		return &columns.Left
	}
	return &columns.Right
}

func (c *correlator) process(ctx context.Context, r *rows) {
	if err := c.hash(r); err != nil {
		c.task.internal(err, r.count())
		r.acks.Resolve(err)
		return
	}
	held := r.acks.Tracked() && !r.acks.Unobserved()
	for ordinal, selected := range byBranch(r) {
		if len(selected) > 0 {
			c.arrive(r, keyAt(r.keys, ordinal), selected, held)
		}
	}
	r.acks.Resolve(nil)
	c.emit(ctx, r)
}

// byBranch lists the selected rows of each branch of a batch.
func byBranch(r *rows) [][]int32 {
	lists := make([][]int32, max(len(r.keys.Table), 1))
	for i := range r.count() {
		row := int32(i)
		if r.frame.Selection != nil {
			row = r.frame.Selection[i]
		}
		ordinal := uint32(0)
		if r.keys.Row != nil {
			ordinal = r.keys.Row[row]
		}
		lists[ordinal] = append(lists[ordinal], row)
	}
	return lists
}

// arrive matches the rows of one branch in order; what finds no partner waits.
func (c *correlator) arrive(r *rows, key *branch.Key, selected []int32, held bool) {
	sides := c.branches[key]
	if sides == nil {
		sides = &[2]*waiting{{key: key, side: left}, {key: key, side: right}}
		c.branches[key] = sides
	}
	other := sides[1-c.side]
	if err := c.begin(r, other, selected); err != nil {
		c.task.internal(err, len(selected))
		for _, row := range selected {
			r.acks.Remove(int(row)).Resolve(err)
		}
		return
	}
	var unmatched, partners []int32
	for i, row := range selected {
		var share ack.Share
		matched, failed := c.matches(r, i, row, other)
		if held && (failed != nil || len(matched) > 0) {
			share = r.acks.Remove(int(row))
		}
		switch {
		case failed != nil:
			c.task.logRow(failed, share)
		case len(matched) == 0:
			unmatched = append(unmatched, row)
		default:
			partners = append(partners, c.consume(r, row, share, other, matched))
		}
	}
	if partners != nil {
		c.takePartners(r, other, partners)
		other.compact()
		c.arm(other)
	}
	if unmatched != nil {
		own := sides[c.side]
		own.add(r, *sideOf(&r.frame.Columns, c.side), unmatched, c.arriving, held)
		c.arm(own)
	}
}

// consume ends the waiting rows that match an arriving one, of which one becomes its partner; the others
// succeed without output.
func (c *correlator) consume(r *rows, row int32, share ack.Share, other *waiting, matched []int32) (partner int32) {
	partner = matched[0]
	if c.plan.Match == revision.MatchOrderLatest {
		partner = matched[len(matched)-1]
	}
	chosen := &other.rows[partner]
	p := &c.pairs
	p.rows = append(p.rows, row)
	p.low = append(p.low, min(r.low[row], chosen.low))
	p.high = append(p.high, max(r.high[row], chosen.high))
	var group []ack.Share
	for _, part := range [2]ack.Share{share, chosen.share} {
		if part != (ack.Share{}) {
			group = append(group, part)
		}
	}
	p.groups = append(p.groups, group)
	for _, row := range matched {
		if row != partner {
			other.rows[row].share.Resolve(nil)
		}
		other.end(row)
	}
	return partner
}

// takePartners adds the columns of the partners of a branch to the pairs.
func (c *correlator) takePartners(r *rows, other *waiting, partners []int32) {
	columns, err := other.take(partners)
	if err == nil {
		c.pairs.partners = append(c.pairs.partners, columns)
		return
	}
	c.task.internal(err, len(partners))
	p := &c.pairs
	first := len(p.rows) - len(partners)
	for _, group := range p.groups[first:] {
		for _, share := range group {
			share.Resolve(err)
		}
	}
	p.rows, p.low, p.high, p.groups = p.rows[:first], p.low[:first], p.high[:first], p.groups[:first]
}

// emit runs the routes over the pairs of a batch.
func (c *correlator) emit(ctx context.Context, r *rows) {
	done := c.pairs
	if len(done.rows) == 0 {
		return
	}
	c.pairs = pairs{}
	out := &rows{low: done.low, high: done.high, keys: r.keys.Take(done.rows), acks: ack.Join(done.groups)}
	out.frame.Rows, out.frame.Now = len(done.rows), r.frame.Now
	*sideOf(&out.frame.Columns, c.side) = columnar.TakeAll(*sideOf(&r.frame.Columns, c.side), done.rows)
	partners := make([]arrow.Array, len(done.partners[0]))
	pieces := make([]arrow.Array, len(done.partners))
	for column := range partners {
		for i := range done.partners {
			pieces[i] = done.partners[i][column]
		}
		whole, err := columnar.Concat(pieces)
		if err != nil {
			c.task.internal(err, len(done.rows))
			out.acks.Resolve(err)
			return
		}
		partners[column] = whole
	}
	*sideOf(&out.frame.Columns, 1-c.side) = partners
	out.frame.State = spread(r.frame.State, r.frame.Rows, done.rows)
	if c.keySchema != nil {
		out.frame.Branch = branchColumns(c.keySchema, out.keys, len(done.rows))
	}
	c.task.fanOut(ctx, out)
}

// arm counts what waits and schedules the end of the oldest row.
func (c *correlator) arm(w *waiting) {
	now := w.size()
	c.bytes, w.bytes = c.bytes+now-w.bytes, now
	if w.live == 0 {
		c.due.disarm(w)
	} else {
		c.due.arm(w, clock.Add(w.rows[w.oldest].since, c.plan.MaxTime))
	}
}

// remembered implements rememberer.
func (c *correlator) remembered() int64 { return c.bytes }

func (c *correlator) deadline() (int64, bool) { return c.due.next() }

// tick ends the rows that have waited for MAX TIME.
func (c *correlator) tick(ctx context.Context, now int64) {
	for w := c.due.expired(now); w != nil; w = c.due.expired(now) {
		var ended []int32
		for row := w.oldest; row < len(w.rows) && clock.Add(w.rows[row].since, c.plan.MaxTime) <= now; row++ {
			if !w.rows[row].ended {
				ended = append(ended, int32(row))
			}
		}
		c.expire(ctx, w, ended)
		w.compact()
		c.arm(w)
	}
}

// expire ends rows without partner: they are sent as they are, or succeed.
func (c *correlator) expire(ctx context.Context, w *waiting, ended []int32) {
	low, high, shares := make([]int64, len(ended)), make([]int64, len(ended)), make([]ack.Share, len(ended))
	for i, row := range ended {
		waits := &w.rows[row]
		low[i], high[i], shares[i] = waits.low, waits.high, waits.share
		w.end(row)
	}
	action := c.timeouts[w.side]
	if action == nil {
		ack.Shares(shares).Resolve(nil)
		return
	}
	columns, err := w.take(ended)
	if err != nil {
		c.task.internal(err, len(ended))
		ack.Shares(shares).Resolve(err)
		return
	}
	b := &batch.Batch{Schema: action.to.Schema, Columns: columns, Rows: len(ended), Low: low, High: high, Acks: ack.Join(single(shares))}
	if w.key != nil {
		b.Keys.Table = []*branch.Key{w.key}
	}
	c.task.publish(ctx, action.to, action.sent, b)
}

// single makes a group of every share; none of those that are nobody's.
func single(shares []ack.Share) [][]ack.Share {
	groups := make([][]ack.Share, len(shares))
	for i, share := range shares {
		if share != (ack.Share{}) {
			groups[i] = []ack.Share{share}
		}
	}
	return groups
}

func (c *correlator) drop(key *branch.Key) {
	sides := c.branches[key]
	if sides == nil {
		return
	}
	for _, w := range sides {
		w.release(c.task, ack.ErrEvicted)
		w.compact()
		c.arm(w)
	}
	if delete(c.branches, key); len(c.branches) == 0 {
		c.branches = map[*branch.Key]*[2]*waiting{} // a map keeps the room of everything that it ever held
	}
}

func (c *correlator) stop(err error) {
	for _, sides := range c.branches {
		for _, w := range sides {
			w.release(c.task, err)
		}
	}
}

// same tells whether a running correlation can go on as another one.
func (c *correlator) same(next *correlator) bool {
	if c.plan.Right != next.plan.Right || c.plan.Match != next.plan.Match || c.plan.MaxTime != next.plan.MaxTime || !c.plan.Where.Equal(&next.plan.Where) {
		return false
	}
	for side := range c.timeouts {
		before, after := c.timeouts[side], next.timeouts[side]
		if (before == nil) != (after == nil) || before != nil && before.to != after.to {
			return false
		}
	}
	return true
}
