package node

import (
	"github.com/zeebo/xxh3"

	"nervix/runtime/columnar"
	"nervix/runtime/program"
)

// hash computes the hashes of the keys of a batch. Without keys there are none.
func (c *correlator) hash(r *rows) error {
	c.arriving = nil
	keys := c.keys[c.side]
	if keys == nil {
		return nil
	}
	result, err := keys.Run(&c.task.machine, &r.frame)
	if err != nil {
		return err
	}
	c.arriving = make([]uint64, r.frame.Rows)
	c.encoded.Read(result.Columns)
	for i := range r.count() {
		row := i
		if r.frame.Selection != nil {
			row = int(r.frame.Selection[i])
		}
		c.scratch = c.encoded.Append(c.scratch[:0], i)
		c.arriving[row] = xxh3.Hash(c.scratch)
	}
	return nil
}

// search is the memory of the matching of one branch of a batch.
type search struct {
	// judged tells that all pairs with equal keys were judged at once: matched[ends[i-1]:ends[i]] are the
	// waiting rows that match the arriving one at place i of the list.
	judged  bool
	matched []int32
	ends    []int32
	// arriving and partners are the pairs to judge.
	arriving, partners []int32
	candidates         []int32
}

// mostPairs bounds the pairs that are judged at once.
const mostPairs = 1 << 16

// begin prepares to match arriving rows of a branch with those of the other side. It fails for more text
// than one column can hold.
func (c *correlator) begin(r *rows, other *waiting, selected []int32) error {
	c.search.judged = false
	switch {
	case other.live == 0:
		return nil
	case c.arriving == nil:
		return other.flatten()
	}
	return c.judge(r, other, selected)
}

// judge decides about all pairs with equal keys at once, if they are not too many. A predicate with keys
// cannot fail.
func (c *correlator) judge(r *rows, other *waiting, selected []int32) error {
	s := &c.search
	s.arriving, s.partners, s.ends, s.matched = s.arriving[:0], s.partners[:0], s.ends[:0], s.matched[:0]
	for _, row := range selected {
		s.partners = other.index.appendRows(s.partners, other.rows, c.arriving[row])
		for len(s.arriving) < len(s.partners) {
			s.arriving = append(s.arriving, row)
		}
		if len(s.partners) > mostPairs {
			return nil // they are judged row by row
		}
	}
	if len(s.partners) > 0 {
		columns, err := other.take(s.partners)
		if err != nil {
			return err
		}
		frame := program.Frame{Rows: len(s.partners), Now: r.frame.Now}
		*sideOf(&frame.Columns, c.side) = columnar.TakeAll(*sideOf(&r.frame.Columns, c.side), s.arriving)
		*sideOf(&frame.Columns, 1-c.side) = columns
		result, err := c.where.Run(&c.task.machine, &frame)
		if err != nil {
			return err
		}
		s.keep(result.Selected)
	}
	// What is left of the pairs is in the order of the arriving rows.
	at := int32(0)
	for _, row := range selected {
		for int(at) < len(s.arriving) && s.arriving[at] == row {
			at++
		}
		s.ends = append(s.ends, at)
	}
	s.matched, s.judged = append(s.matched, s.partners...), true
	return nil
}

// keep forgets all pairs but the given ones; nil are all.
func (s *search) keep(selected []int32) {
	if selected == nil {
		return
	}
	for i, pair := range selected {
		s.arriving[i], s.partners[i] = s.arriving[pair], s.partners[pair]
	}
	s.arriving, s.partners = s.arriving[:len(selected)], s.partners[:len(selected)]
}

// matches lists the waiting rows that match an arriving one, at a place of the list of begin; a pair that
// cannot be judged fails the arriving row. The list is valid until the next one.
func (c *correlator) matches(r *rows, place int, row int32, other *waiting) ([]int32, *program.RowError) {
	s := &c.search
	switch {
	case other.live == 0:
		return nil, nil
	case s.judged:
		from := int32(0)
		if place > 0 {
			from = s.ends[place-1]
		}
		s.candidates = s.candidates[:0]
		for _, partner := range s.matched[from:s.ends[place]] {
			if !other.rows[partner].ended {
				s.candidates = append(s.candidates, partner)
			}
		}
		return s.candidates, nil
	case c.arriving != nil:
		s.candidates = other.index.appendRows(s.candidates[:0], other.rows, c.arriving[row])
	default:
		s.candidates = other.alive(s.candidates[:0])
	}
	return c.match(r, row, other, s.candidates)
}

// match judges an arriving row with candidates.
func (c *correlator) match(r *rows, row int32, other *waiting, candidates []int32) ([]int32, *program.RowError) {
	if len(candidates) == 0 {
		return nil, nil
	}
	frame := program.Frame{Rows: len(candidates), Now: r.frame.Now}
	*sideOf(&frame.Columns, c.side) = columnar.TakeAll(*sideOf(&r.frame.Columns, c.side), []int32{row})
	if len(candidates) == len(other.rows) && len(other.parts) == 1 {
		*sideOf(&frame.Columns, 1-c.side) = other.parts[0].columns
	} else {
		columns, err := other.take(candidates)
		if err != nil {
			c.task.internal(err, 1)
			return nil, nil
		}
		*sideOf(&frame.Columns, 1-c.side) = columns
	}
	result, err := c.where.Run(&c.task.machine, &frame)
	switch {
	case err != nil:
		c.task.internal(err, 1)
		return nil, nil
	case len(result.Errors) > 0:
		return nil, &result.Errors[0]
	case result.Selected == nil:
		return candidates, nil
	}
	return take(candidates, result.Selected), nil
}
