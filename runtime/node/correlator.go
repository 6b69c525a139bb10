package node

import (
	"container/heap"
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
	branches map[*branch.Key]*[2]*waiting
	due      expiries
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

// waiting are the rows of one side and branch, in the order of their arrival.
type waiting struct {
	key     *branch.Key
	side    int
	columns []arrow.Array
	low     []int64
	high    []int64
	since   []int64
	shares  []ack.Share // empty ones where no source waits
	hashes  []uint64    // of the keys; none without keys
	bytes   int64       // as they are counted
	slot    int         // position in expiries; -1 when not there
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
		sides = &[2]*waiting{{key: key, side: left, slot: -1}, {key: key, side: right, slot: -1}}
		c.branches[key] = sides
	}
	other := sides[1-c.side]
	search := c.search(r, other, selected)
	var unmatched, partners []int32
	for i, row := range selected {
		var share ack.Share
		var failed *program.RowError
		matched := search.judged(i)
		if search.pairs == nil {
			matched, failed = c.match(r, row, other, search.candidates(row))
		}
		if held && (failed != nil || len(matched) > 0) {
			share = r.acks.Remove(int(row))
		}
		switch {
		case failed != nil:
			c.task.logRow(failed, share)
		case len(matched) == 0:
			unmatched = append(unmatched, row)
		default:
			partner := c.choose(other, matched)
			c.pair(r, row, share, other, partner)
			partners = append(partners, partner)
			search.consume(matched)
		}
	}
	if partners != nil {
		c.pairs.partners = append(c.pairs.partners, columnar.TakeAll(other.columns, partners))
		other.keep(search.left())
		c.arm(other)
	}
	if unmatched != nil {
		own := sides[c.side]
		if err := own.add(r, *sideOf(&r.frame.Columns, c.side), unmatched, c.arriving, held); err != nil {
			c.task.internal(err, len(unmatched))
		}
		c.arm(own)
	}
}

// match lists the waiting rows that match an arriving one; a pair that cannot be judged fails the
// arriving row.
func (c *correlator) match(r *rows, row int32, other *waiting, candidates []int32) ([]int32, *program.RowError) {
	if len(candidates) == 0 {
		return nil, nil
	}
	frame := program.Frame{Rows: len(candidates), Now: r.frame.Now}
	*sideOf(&frame.Columns, c.side) = columnar.TakeAll(*sideOf(&r.frame.Columns, c.side), []int32{row})
	if len(candidates) == len(other.since) {
		candidates = nil
		*sideOf(&frame.Columns, 1-c.side) = other.columns
	} else {
		*sideOf(&frame.Columns, 1-c.side) = columnar.TakeAll(other.columns, candidates)
	}
	result, err := c.where.Run(&c.task.machine, &frame)
	switch {
	case err != nil:
		c.task.internal(err, 1)
		return nil, nil
	case len(result.Errors) > 0:
		return nil, &result.Errors[0]
	case candidates == nil && result.Selected == nil:
		return every(frame.Rows), nil
	case candidates == nil:
		return result.Selected, nil
	case result.Selected == nil:
		return candidates, nil
	}
	return take32(candidates, result.Selected), nil
}

// choose picks the partner; the other matches succeed without output.
func (c *correlator) choose(other *waiting, matched []int32) int32 {
	partner := matched[0]
	if c.plan.Match == revision.MatchOrderLatest {
		partner = matched[len(matched)-1]
	}
	for _, row := range matched {
		if row != partner {
			other.shares[row].Resolve(nil)
		}
	}
	return partner
}

func (c *correlator) pair(r *rows, row int32, share ack.Share, other *waiting, partner int32) {
	p := &c.pairs
	p.rows = append(p.rows, row)
	p.low = append(p.low, min(r.low[row], other.low[partner]))
	p.high = append(p.high, max(r.high[row], other.high[partner]))
	var group []ack.Share
	for _, part := range [2]ack.Share{share, other.shares[partner]} {
		if part != (ack.Share{}) {
			group = append(group, part)
		}
	}
	p.groups = append(p.groups, group)
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
	now := columnar.Bytes(w.columns) + int64(len(w.since))*waitingRow
	c.bytes, w.bytes = c.bytes+now-w.bytes, now
	switch {
	case len(w.since) == 0 && w.slot >= 0:
		heap.Remove(&c.due, w.slot)
	case len(w.since) == 0:
	case w.slot < 0:
		heap.Push(&c.due, w)
	default:
		heap.Fix(&c.due, w.slot)
	}
}

// waitingRow are the bytes of a row that waits, beside its columns.
const waitingRow = 3*8 + 16

// remembered implements rememberer.
func (c *correlator) remembered() int64 { return c.bytes }

func (c *correlator) deadline() (int64, bool) {
	if len(c.due) == 0 {
		return 0, false
	}
	return clock.Add(c.due[0].since[0], c.plan.MaxTime), true
}

// tick ends the rows that have waited for MAX TIME.
func (c *correlator) tick(ctx context.Context, now int64) {
	for len(c.due) > 0 && clock.Sub(now, c.due[0].since[0]) >= c.plan.MaxTime {
		w := c.due[0]
		count := 0
		for count < len(w.since) && clock.Sub(now, w.since[count]) >= c.plan.MaxTime {
			count++
		}
		c.expire(ctx, w, count)
		c.arm(w)
	}
}

// expire ends the oldest rows of a side: they are sent as they are, or succeed.
func (c *correlator) expire(ctx context.Context, w *waiting, count int) {
	ended, kept := make([]int32, count), make([]int32, len(w.since)-count)
	for i := range ended {
		ended[i] = int32(i)
	}
	for i := range kept {
		kept[i] = int32(count + i)
	}
	if action := c.timeouts[w.side]; action != nil {
		b := &batch.Batch{
			Schema: action.to.Schema, Columns: columnar.TakeAll(w.columns, ended), Rows: count,
			Low: take(w.low, ended), High: take(w.high, ended), Acks: ack.Join(single(w.shares[:count])),
		}
		if w.key != nil {
			b.Keys.Table = []*branch.Key{w.key}
		}
		c.task.publish(ctx, action.to, action.sent, b)
	} else {
		for _, share := range w.shares[:count] {
			share.Resolve(nil)
		}
	}
	w.keep(kept)
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
		w.keep([]int32{})
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

// add lets rows of a frame wait. Rows whose text is more than a column holds have failed instead.
func (w *waiting) add(r *rows, columns []arrow.Array, selected []int32, hashes []uint64, held bool) error {
	arrived := columnar.TakeAll(columns, selected)
	if len(w.since) > 0 {
		for i := range arrived {
			joined, err := columnar.Concat([]arrow.Array{w.columns[i], arrived[i]})
			if err != nil {
				r.acks.ResolveRows(selected, err)
				return err
			}
			arrived[i] = joined
		}
	}
	w.columns = arrived
	for _, row := range selected {
		w.low, w.high, w.since = append(w.low, r.low[row]), append(w.high, r.high[row]), append(w.since, r.frame.Now)
		var share ack.Share
		if held {
			share = r.acks.Remove(int(row))
		}
		w.shares = append(w.shares, share)
		if hashes != nil {
			w.hashes = append(w.hashes, hashes[row])
		}
	}
	return nil
}

// keep forgets all rows but the given ones.
func (w *waiting) keep(rows []int32) {
	if len(rows) == len(w.since) {
		return
	}
	if len(rows) > 0 {
		w.columns = columnar.TakeAll(w.columns, rows)
	} else {
		w.columns = nil
	}
	w.low, w.high, w.since = take(w.low, rows), take(w.high, rows), take(w.since, rows)
	shares := make([]ack.Share, len(rows))
	for i, row := range rows {
		shares[i] = w.shares[row]
	}
	w.shares = shares
	if w.hashes != nil {
		hashes := make([]uint64, len(rows))
		for i, row := range rows {
			hashes[i] = w.hashes[row]
		}
		w.hashes = hashes
	}
}

// release settles the rows that wait.
func (w *waiting) release(task *Task, err error) {
	lost := 0
	for _, share := range w.shares {
		if share == (ack.Share{}) {
			lost++
		}
		share.Resolve(err)
	}
	task.lose(lost, err)
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

// expiries is a heap by the oldest row.
type expiries []*waiting

func (h expiries) Len() int           { return len(h) }
func (h expiries) Less(i, j int) bool { return h[i].since[0] < h[j].since[0] }
func (h expiries) Swap(i, j int) {
	h[i], h[j] = h[j], h[i]
	h[i].slot, h[j].slot = i, j
}

// Push implements heap.Interface.
func (h *expiries) Push(x any) {
	w := x.(*waiting)
	w.slot = len(*h)
	*h = append(*h, w)
}

// Pop implements heap.Interface.
func (h *expiries) Pop() any {
	old := *h
	w := old[len(old)-1]
	old[len(old)-1] = nil
	*h = old[:len(old)-1]
	w.slot = -1
	return w
}
