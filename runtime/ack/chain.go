package ack

// Chain gives a set of rows whose outcomes are seen before they reach the parent's rows: when a
// row settles, settled is called with its index and failure, then the parent's share of that row
// is resolved. The parent must not be used afterwards. Untracked parents are returned as they
// are; settled is not called for them.
//
// settled runs on whichever goroutine resolves the row and must not block.
func Chain(parent Set, rows int, settled func(row int, err error)) Set {
	if !parent.Tracked() || rows == 0 {
		return parent
	}
	child := NewRoot(rows, nil)
	child.parent = parent
	child.settled = func(row int, err error) {
		settled(row, err)
		parent.Row(row).Resolve(err)
	}
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
	child.parent = Set{shares: members}
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
