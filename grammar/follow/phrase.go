package follow

import (
	"nervix/generated/nspl"
)

// onlyKeyword finds the keyword that is the one way on. The stack holds the states to go on from,
// the innermost rule last.
func onlyKeyword(stack []int) (word string, next []int, ok bool) {
	ways := 0
	seen := map[int]bool{}
	var visit func(stack []int)
	visit = func(stack []int) {
		top := stack[len(stack)-1]
		if seen[top] || ways > 1 {
			return
		}
		seen[top] = true
		state := nspl.StateAt(top)
		below := stack[: len(stack)-1 : len(stack)-1]
		if state.Stop {
			if ways++; len(below) > 0 {
				ways--
				visit(below)
			}
			return
		}
		for i := range state.Edges {
			edge := &state.Edges[i]
			switch edge.Kind {
			case nspl.Step, nspl.Loop:
				visit(append(below, edge.Target))
			case nspl.Call:
				if _, slot := nspl.SlotOf(edge.Callee); slot {
					ways++
					ok = false
					continue
				}
				visit(append(append(below, edge.Target), nspl.StartOf(edge.Callee)))
			case nspl.Accept, nspl.Refuse:
				ways++
				ranges := edge.Ranges()
				token := nspl.TokenOf(ranges[0][0])
				single := edge.Kind == nspl.Accept && len(ranges) == 1 && ranges[0][0] == ranges[0][1]
				word, next, ok = token.Text, append(below, edge.Target), single && token.Class == nspl.ClassKeyword
			}
		}
	}
	visit(stack)
	return word, next, ok && ways == 1
}
