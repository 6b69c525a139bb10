package alteration

import "slices"

// named is a list of a candidate whose elements are known by name; names may repeat.
type named interface {
	size() int
	// find gives the positions of a name.
	find(name string) []int
	names() []string
	remove(position int)
}

// list is the named list of one type of element. The name function gives the name of an element.
type list[T any] struct {
	items *[]T
	name  func(*T) string
}

func (l list[T]) size() int { return len(*l.items) }

func (l list[T]) find(name string) []int {
	var found []int
	for i := range *l.items {
		if l.name(&(*l.items)[i]) == name {
			found = append(found, i)
		}
	}
	return found
}

func (l list[T]) names() []string {
	var all []string
	for i := range *l.items {
		all = append(all, l.name(&(*l.items)[i]))
	}
	return all
}

func (l list[T]) remove(position int) { *l.items = slices.Delete(*l.items, position, position+1) }
