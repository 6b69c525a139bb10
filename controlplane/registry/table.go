package registry

import (
	"iter"
	"maps"

	"nervix/generated/model"
)

// table has a value for every key. Copies share what they have in common, so that copying one and changing
// little costs little, however much it has. The zero table is empty.
type table[V any] struct {
	// common is shared with copies and never changes; own has what differs from it.
	common map[model.Key]V
	own    map[model.Key]difference[V]
	// size is the number of keys.
	size int
}

// difference is a value that a table has instead of the common one, or none.
type difference[V any] struct {
	value V
	gone  bool
}

// tableOf gives a table of the values of a map, which it takes over.
func tableOf[V any](values map[model.Key]V) table[V] {
	return table[V]{common: values, size: len(values)}
}

// copied gives a table that changes apart from t. Copies of one table can be made at the same time.
func (t *table[V]) copied() table[V] {
	return table[V]{common: t.common, own: maps.Clone(t.own), size: t.size}
}

// settle makes the differences common once they are more than the square root of what there is. Fewer are
// cheap to copy; putting everything together once in so many changes costs as little for each of them.
func (t *table[V]) settle() {
	if len(t.own)*len(t.own) <= len(t.common) {
		return
	}
	values := make(map[model.Key]V, t.size)
	for key, value := range t.all() {
		values[key] = value
	}
	*t = tableOf(values)
}

func (t *table[V]) find(key model.Key) (value V, exists bool) {
	if changed, differs := t.own[key]; differs {
		return changed.value, !changed.gone
	}
	value, exists = t.common[key]
	return value, exists
}

// get gives the value of a key, the zero value when there is none.
func (t *table[V]) get(key model.Key) V {
	value, _ := t.find(key)
	return value
}

func (t *table[V]) has(key model.Key) bool {
	_, exists := t.find(key)
	return exists
}

func (t *table[V]) set(key model.Key, value V) {
	if !t.has(key) {
		t.size++
	}
	t.change(key, difference[V]{value: value})
}

func (t *table[V]) remove(key model.Key) {
	if t.has(key) {
		t.size--
		t.change(key, difference[V]{gone: true})
	}
}

func (t *table[V]) change(key model.Key, to difference[V]) {
	if t.own == nil {
		t.own = map[model.Key]difference[V]{}
	}
	t.own[key] = to
}

// all lists the keys with their values, in no order.
func (t *table[V]) all() iter.Seq2[model.Key, V] {
	return func(yield func(model.Key, V) bool) {
		for key, value := range t.common {
			if _, differs := t.own[key]; !differs && !yield(key, value) {
				return
			}
		}
		for key, changed := range t.own {
			if !changed.gone && !yield(key, changed.value) {
				return
			}
		}
	}
}
