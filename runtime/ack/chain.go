package ack

// Chain gives a set of rows whose outcomes are seen before they reach the parent's rows: when a
// row settles, settled is called with its index and failure, then the parent's share of that row
// is resolved. The parent must not be used afterwards. Untracked parents are returned as they
// are; settled is not called for them.
//
// settled runs on whichever goroutine resolves the row and must not block.
func Chain(parent Set, rows int, settled func(row int, err error)) Set {
	return Intercept(parent, rows, func(row int, err error, share Share) {
		settled(row, err)
		share.Resolve(err)
	})
}

// Intercept is Chain with a settled that takes over the parent's share of the row, which it may
// resolve later.
func Intercept(parent Set, rows int, settled func(row int, err error, share Share)) Set {
	if !parent.Tracked() || rows == 0 {
		return parent
	}
	child := NewRoot(rows, nil)
	child.parents = []Set{parent}
	child.settled = func(row int, err error) { settled(row, err, parent.Row(row)) }
	child.above = func(row int) []Share { return []Share{parent.Row(row)} }
	return Records(child)
}

// Join gives a set of n rows, each of which stands for a group of shares: when row i settles, all
// shares of groups[i] are resolved with its outcome. It is how one output row acknowledges the
// many input rows that it was computed from. Nil groups are untracked rows.
func Join(groups [][]Share) Set {
	tracked := false
	for _, group := range groups {
		tracked = tracked || len(group) > 0
	}
	if !tracked {
		return Set{}
	}
	child := NewRoot(len(groups), nil)
	var members []Share
	for _, group := range groups {
		members = append(members, group...)
	}
	child.parents = []Set{{shares: members}}
	child.above = func(row int) []Share { return groups[row] }
	child.settled = func(row int, err error) {
		for _, share := range groups[row] {
			share.Resolve(err)
		}
	}
	return Records(child)
}

// Unobserved tells whether nobody waits for single records of the set: its source does not
// acknowledge. Such rows need not be held open by retained state.
func (s Set) Unobserved() bool { return s.shares == nil }

// unobserved tells whether no set of the list is awaited record by record.
func unobserved(sets []Set) bool {
	for _, set := range sets {
		if set.shares != nil {
			return false
		}
	}
	return true
}

// joinUnobserved covers the rows of several unobserved sets with one counter, so that joining
// groups of a source without acknowledgement costs nothing per row.
func joinUnobserved(sets []Set) Set {
	rows := 0
	for _, set := range sets {
		rows += set.rows
	}
	if rows == 0 {
		return Set{}
	}
	child := NewRoot(1, nil)
	var parents []Set
	for _, set := range sets {
		if set.uniform.root != nil && set.rows > 0 {
			parents = append(parents, set)
		}
	}
	child.parents = parents
	child.settled = func(_ int, err error) {
		for _, parent := range parents {
			parent.Resolve(err)
		}
	}
	return Uniform(child, rows)
}
