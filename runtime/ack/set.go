package ack

import "slices"

// Share is a claim on one record of a root. The zero Share belongs to nobody.
type Share struct {
	root  *Root
	index uint32
}

// Set holds one share per row of a batch. The zero Set of a batch without acknowledgement
// dependencies has any number of rows, none of which resolves anything.
//
// A Set is owned by the batch that carries it. Whoever consumes the batch resolves each share
// exactly once, or passes it on.
type Set struct {
	shares []Share
	// uniform stands for rows shares of one record, which is how sources without acknowledgement
	// cover a whole group with a single counter.
	uniform Share
	rows    int
}

// Records gives the shares of all records of a root, one row each, in order.
func Records(root *Root) Set {
	shares := make([]Share, root.Len())
	for i := range shares {
		shares[i] = Share{root: root, index: uint32(i)}
	}
	return Set{shares: shares}
}

// Uniform gives rows shares of record 0 of a fresh root with a single record.
func Uniform(root *Root, rows int) Set {
	if rows == 0 {
		root.resolve(0, 1, nil)
		return Set{}
	}
	root.add(0, rows-1)
	return Set{uniform: Share{root: root}, rows: rows}
}

// Tracked tells whether the set carries any acknowledgement dependency.
func (s Set) Tracked() bool { return s.shares != nil || s.uniform.root != nil }

// Row gives the share of one row.
func (s Set) Row(i int) Share {
	if s.shares != nil {
		return s.shares[i]
	}
	return s.uniform
}

// Remove takes the share of one row out of the set; the caller settles it.
func (s *Set) Remove(i int) Share {
	if s.shares != nil {
		share := s.shares[i]
		s.shares[i] = Share{}
		return share
	}
	if s.uniform.root != nil {
		s.rows--
	}
	return s.uniform
}

// Fork opens extra further shares for every row: a batch that goes to k consumers forks k-1.
func (s Set) Fork(extra int) {
	if extra <= 0 {
		return
	}
	if s.uniform.root != nil {
		s.uniform.root.add(0, extra*s.rows)
		return
	}
	for _, share := range s.shares {
		if share.root != nil {
			share.root.add(int(share.index), extra)
		}
	}
}

// Take moves the selected rows into a set of their own and resolves the others with success, as
// filtering does. The receiver must not be used afterwards. Rows may be selected at most once.
func (s Set) Take(selected []int32) Set {
	if s.uniform.root != nil {
		if dropped := s.rows - len(selected); dropped > 0 {
			s.uniform.root.resolve(0, dropped, nil)
		}
		if len(selected) == 0 {
			return Set{}
		}
		return Set{uniform: s.uniform, rows: len(selected)}
	}
	if s.shares == nil {
		return Set{}
	}
	taken := make([]Share, len(selected))
	for i, row := range selected {
		taken[i] = s.shares[row]
		s.shares[row] = Share{}
	}
	s.Resolve(nil)
	return Set{shares: taken}
}

// Copy gives a set of the selected rows without resolving or opening anything. The caller must
// have forked the receiver for every use of its rows.
func (s Set) Copy(selected []int32) Set {
	if s.uniform.root != nil {
		return Set{uniform: s.uniform, rows: len(selected)}
	}
	if s.shares == nil {
		return Set{}
	}
	copied := make([]Share, len(selected))
	for i, row := range selected {
		copied[i] = s.shares[row]
	}
	return Set{shares: copied}
}

// Clone gives a set of all rows that shares no storage with the receiver; see Copy.
func (s Set) Clone() Set {
	if s.shares == nil {
		return s
	}
	return Set{shares: append([]Share(nil), s.shares...)}
}

// Resolve closes the shares of all rows; nil means success.
func (s Set) Resolve(err error) {
	if s.uniform.root != nil {
		s.uniform.root.resolve(0, s.rows, err)
		return
	}
	for _, share := range s.shares {
		share.Resolve(err)
	}
}

// ResolveRows closes the shares of the given rows.
func (s Set) ResolveRows(rows []int32, err error) {
	if s.uniform.root != nil {
		if len(rows) > 0 {
			s.uniform.root.resolve(0, len(rows), err)
		}
		return
	}
	if s.shares == nil {
		return
	}
	for _, row := range rows {
		s.shares[row].Resolve(err)
	}
}

// Alive reports progress of every record in the set.
func (s Set) Alive() {
	if s.uniform.root != nil {
		s.uniform.root.Alive()
		return
	}
	var last *Root
	for _, share := range s.shares {
		if share.root != nil && share.root != last {
			share.root.Alive()
			last = share.root
		}
	}
}

// Resolve closes the share; nil means success. The zero Share ignores it.
func (s Share) Resolve(err error) {
	if s.root != nil {
		s.root.resolve(int(s.index), 1, err)
	}
}

// Fork opens n further shares of the same record.
func (s Share) Fork(n int) {
	if s.root != nil && n > 0 {
		s.root.add(int(s.index), n)
	}
}

// Abandoned tells whether nobody waits for the outcome of an open share any more: every record of a
// source that it stands for has ended already, which is to say that it has failed.
func (s Share) Abandoned() bool {
	if s.root == nil {
		return false
	}
	if s.root.records[s.index].outcome.Load() != pending {
		return true
	}
	if s.root.above == nil {
		return false
	}
	above := s.root.above(int(s.index))
	for _, share := range above {
		if !share.Abandoned() {
			return false
		}
	}
	return len(above) > 0
}

// Within tells whether the outcome of the share counts for the record of another one: they are claims on
// one record, or the share belongs to something that was made from that record.
func (s Share) Within(other Share) bool {
	switch {
	case s.root == nil || other.root == nil:
		return false
	case s.root == other.root && s.index == other.index:
		return true
	case s.root.above == nil:
		return false
	}
	return slices.ContainsFunc(s.root.above(int(s.index)), func(above Share) bool { return above.Within(other) })
}

// Alive reports progress of the record.
func (s Share) Alive() {
	if s.root != nil {
		s.root.Alive()
	}
}

// Shares builds a set from single shares, such as the union of the rows that left a window.
func Shares(shares []Share) Set { return Set{shares: shares} }

// Concat joins sets row by row; counts are the row counts of each set.
func Concat(sets []Set, counts []int) Set {
	tracked, uniform, rows := false, true, 0
	for i, set := range sets {
		tracked = tracked || set.Tracked()
		uniform = uniform && set.uniform.root != nil && set.uniform == sets[0].uniform
		rows += counts[i]
	}
	if !tracked {
		return Set{}
	}
	if uniform {
		return Set{uniform: sets[0].uniform, rows: rows}
	}
	if unobserved(sets) {
		return joinUnobserved(sets)
	}
	shares := make([]Share, 0, rows)
	for i, set := range sets {
		for row := range counts[i] {
			if set.Tracked() {
				shares = append(shares, set.Row(row))
			} else {
				shares = append(shares, Share{})
			}
		}
	}
	return Set{shares: shares}
}
