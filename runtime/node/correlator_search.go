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

// search finds the waiting rows that arriving ones may match.
type search struct {
	rows     int
	arriving []uint64
	gone     []bool // waiting rows that are consumed; nil while there are none
	// byHash are the waiting rows with the hash of an arriving one, in the order of their arrival; nil
	// without keys.
	byHash map[uint64][]int32
	alive  []int32 // every row that is not consumed; nil until it is asked for
	// pairs are the matches of every arriving row, when all were judged at once.
	pairs [][]int32
}

// mostPairs bounds the pairs that are judged at once.
const mostPairs = 1 << 16

func (c *correlator) search(r *rows, other *waiting, selected []int32) *search {
	s := &search{rows: len(other.since), arriving: c.arriving}
	if c.arriving == nil || s.rows == 0 {
		return s
	}
	s.byHash = make(map[uint64][]int32, len(selected))
	for _, row := range selected {
		s.byHash[c.arriving[row]] = nil
	}
	for at, hash := range other.hashes {
		if list, wanted := s.byHash[hash]; wanted {
			s.byHash[hash] = append(list, int32(at))
		}
	}
	c.judge(r, other, selected, s)
	return s
}

// judge decides about all pairs with equal keys at once, if they are not too many. A predicate with keys
// cannot fail.
func (c *correlator) judge(r *rows, other *waiting, selected []int32, s *search) {
	var arriving, partners, of []int32
	for i, row := range selected {
		for _, partner := range s.byHash[s.arriving[row]] {
			arriving, partners, of = append(arriving, row), append(partners, partner), append(of, int32(i))
		}
		if len(partners) > mostPairs {
			return // they are judged row by row
		}
	}
	pairs := make([][]int32, len(selected))
	if len(partners) > 0 {
		frame := program.Frame{Rows: len(partners), Now: r.frame.Now}
		*sideOf(&frame.Columns, c.side) = columnar.TakeAll(*sideOf(&r.frame.Columns, c.side), arriving)
		*sideOf(&frame.Columns, 1-c.side) = columnar.TakeAll(other.columns, partners)
		result, err := c.where.Run(&c.task.machine, &frame)
		if err != nil {
			return // row by row it is reported
		}
		for at := range frame.Rows {
			if result.Selected != nil {
				if at == len(result.Selected) {
					break
				}
				at = int(result.Selected[at])
			}
			pairs[of[at]] = append(pairs[of[at]], partners[at])
		}
	}
	s.pairs = pairs
}

// judged gives the matches of the arriving row at a place in the list, if all were judged at once.
func (s *search) judged(at int) []int32 {
	if s.pairs == nil {
		return nil
	}
	return s.without(s.pairs[at])
}

// candidates lists the waiting rows that an arriving one is compared with.
func (s *search) candidates(row int32) []int32 {
	if s.byHash == nil {
		return s.left()
	}
	hash := s.arriving[row]
	if s.gone != nil {
		s.byHash[hash] = s.without(s.byHash[hash])
	}
	return s.byHash[hash]
}

// consume takes rows out of the search.
func (s *search) consume(matched []int32) {
	if s.gone == nil {
		s.gone = make([]bool, s.rows)
	}
	for _, row := range matched {
		s.gone[row] = true
	}
	s.alive = nil
}

// left lists the rows that are not consumed.
func (s *search) left() []int32 {
	if s.alive == nil {
		s.alive = s.without(every(s.rows))
	}
	return s.alive
}

// without gives the rows of a list that are not consumed.
func (s *search) without(list []int32) []int32 {
	if s.gone == nil {
		return list
	}
	kept := make([]int32, 0, len(list))
	for _, row := range list {
		if !s.gone[row] {
			kept = append(kept, row)
		}
	}
	return kept
}

// every lists the first rows.
func every(count int) []int32 {
	list := make([]int32, count)
	for i := range list {
		list[i] = int32(i)
	}
	return list
}
