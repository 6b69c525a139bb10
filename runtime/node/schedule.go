package node

import "container/heap"

// schedule orders things by the instants at which they are due. The zero schedule is empty.
type schedule[T appointed] struct{ list []T }

// appointed is what a schedule orders: pointers to structs that embed an appointment.
type appointed interface{ appointed() *appointment }

// appointment is the place of a thing in its schedule. The zero appointment is in none.
type appointment struct {
	due  int64
	slot int // position in the schedule, from 1; 0 when not there
}

func (a *appointment) appointed() *appointment { return a }

// arm makes a thing due at an instant, instead of the one that it was due at before.
func (s *schedule[T]) arm(thing T, due int64) {
	a := thing.appointed()
	switch {
	case a.slot == 0:
		a.due = due
		heap.Push(s, thing)
	case a.due != due:
		a.due = due
		heap.Fix(s, a.slot-1)
	}
}

// disarm takes a thing out, if it is there.
func (s *schedule[T]) disarm(thing T) {
	if slot := thing.appointed().slot; slot > 0 {
		heap.Remove(s, slot-1)
	}
}

// next gives the instant at which the next thing is due; false when there is none.
func (s *schedule[T]) next() (int64, bool) {
	if len(s.list) == 0 {
		return 0, false
	}
	return s.list[0].appointed().due, true
}

// expired gives a thing that is due, until it is armed or disarmed; the zero T when there is none.
func (s *schedule[T]) expired(now int64) (thing T) {
	if due, pending := s.next(); pending && due <= now {
		thing = s.list[0]
	}
	return thing
}

// Len implements heap.Interface.
func (s *schedule[T]) Len() int { return len(s.list) }

// Less implements heap.Interface.
func (s *schedule[T]) Less(i, j int) bool {
	return s.list[i].appointed().due < s.list[j].appointed().due
}

// Swap implements heap.Interface.
func (s *schedule[T]) Swap(i, j int) {
	s.list[i], s.list[j] = s.list[j], s.list[i]
	s.list[i].appointed().slot, s.list[j].appointed().slot = i+1, j+1
}

// Push implements heap.Interface.
func (s *schedule[T]) Push(x any) {
	thing := x.(T)
	s.list = append(s.list, thing)
	thing.appointed().slot = len(s.list)
}

// Pop implements heap.Interface.
func (s *schedule[T]) Pop() any {
	last := len(s.list) - 1
	thing := s.list[last]
	var none T
	s.list[last], s.list = none, s.list[:last]
	thing.appointed().slot = 0
	return thing
}
