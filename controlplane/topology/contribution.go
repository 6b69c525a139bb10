package topology

import (
	"iter"
	"math/bits"
	"slices"

	"nervix/generated/model"
)

// operations is a set of the operations of a step: bit i stands for the one at i. Sets are values: nothing
// changes one that somebody else has. The last word is never 0, so that the empty set has no length.
type operations []uint64

// single gives the set of one operation.
func single(at int) operations {
	set := make(operations, at/64+1)
	set[at/64] = 1 << (at % 64)
	return set
}

// first gives the set of the first n operations.
func first(n int) operations {
	set := make(operations, (n+63)/64)
	for i := range set {
		set[i] = 1<<min(64, n-i*64) - 1
	}
	return set
}

// with gives the operations of either set.
func (o operations) with(other operations) operations {
	if len(o) < len(other) {
		o, other = other, o
	}
	if other.within(o) {
		return o
	}
	union := slices.Clone(o)
	for i, word := range other {
		union[i] |= word
	}
	return union
}

// without gives the operations that another set does not have.
func (o operations) without(other operations) operations {
	rest := slices.Clone(o)
	for i := range min(len(o), len(other)) {
		rest[i] &^= other[i]
	}
	return rest.trimmed()
}

// both gives the operations that two sets share.
func (o operations) both(other operations) operations {
	shared := slices.Clone(o[:min(len(o), len(other))])
	for i := range shared {
		shared[i] &= other[i]
	}
	return shared.trimmed()
}

// within tells whether a set that is no shorter has all of these operations.
func (o operations) within(other operations) bool {
	for i, word := range o {
		if word&^other[i] != 0 {
			return false
		}
	}
	return true
}

func (o operations) trimmed() operations {
	for len(o) > 0 && o[len(o)-1] == 0 {
		o = o[:len(o)-1]
	}
	return o
}

func (o operations) count() int {
	n := 0
	for _, word := range o {
		n += bits.OnesCount64(word)
	}
	return n
}

// all gives the operations in order.
func (o operations) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range o {
			for ; word != 0; word &= word - 1 {
				if !yield(i*64 + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}

// shared gives the operations that contributed to both ends of an edge, or those of either end when none
// did to both.
func shared(from, to operations) operations {
	if both := from.both(to); len(both) > 0 {
		return both
	}
	return from.with(to)
}

// contributions has the operations that reach each model; models that none reaches are left out.
type contributions map[model.Key]operations

// add notes operations that reach a model and tells whether one of them is new.
func (c contributions) add(key model.Key, by operations) bool {
	known := c[key]
	if len(by) <= len(known) && by.within(known) {
		return false
	}
	c[key] = known.with(by)
	return true
}

func (c contributions) join(other contributions) {
	for key, by := range other {
		c.add(key, by)
	}
}

// spread passes what reaches a model on to those that follow it, and so on, but no operation to a model
// that it is known to have reached. What every operation reaches is found together, in an order in which
// models come before those that follow them; only loops take more than one pass and the one that finds
// nothing new.
func (c contributions) spread(known contributions, next func(model.Key) []model.Key) {
	order, following := c.order(next)
	for again := true; again; {
		again = false
		for _, key := range order {
			for _, follower := range following[key] {
				if c.add(follower, c[key].without(known[follower])) {
					again = true
				}
			}
		}
	}
}

// order lists the models that the present ones lead to, these included, so that each one comes before
// those that follow it as far as there is no loop.
func (c contributions) order(next func(model.Key) []model.Key) (order []model.Key, following map[model.Key][]model.Key) {
	following = make(map[model.Key][]model.Key, len(c))
	var visit func(model.Key)
	visit = func(key model.Key) {
		if _, seen := following[key]; seen {
			return
		}
		followers := next(key)
		following[key] = followers
		for _, follower := range followers {
			visit(follower)
		}
		order = append(order, key)
	}
	for key := range c {
		visit(key)
	}
	slices.Reverse(order)
	return order, following
}
