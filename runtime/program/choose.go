package program

import (
	"math/bits"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// choose computes a conditional. Row errors count only in conditions that a row reached and in
// the result that it selected (expressions reference, section 6).
type choose struct {
	kind      datatype.Kind
	arms      []arm
	otherwise *block
}

type arm struct{ condition, result block }

func (c *stepCompiler) VisitChooseStep(s *revision.ChooseStep) made {
	if len(s.Arms) == 0 || len(s.Arms) >= noChoice {
		return failed("a conditional of %d arms", len(s.Arms))
	}
	if !columnar.IsScalar(c.in.Type.Kind) {
		return failed("a conditional of %s", c.in.Type.Kind)
	}
	compiled := &choose{kind: c.in.Type.Kind, arms: make([]arm, len(s.Arms))}
	for i := range s.Arms {
		var err error
		if compiled.arms[i].condition, _, err = c.block(&s.Arms[i].Condition, &boolType); err != nil {
			return failed("condition %d: %w", i, err)
		}
		if compiled.arms[i].result, _, err = c.block(&s.Arms[i].Result, &c.in.Type); err != nil {
			return failed("result %d: %w", i, err)
		}
	}
	if s.Otherwise != nil {
		otherwise, _, err := c.block(s.Otherwise, &c.in.Type)
		if err != nil {
			return failed("ELSE: %w", err)
		}
		compiled.otherwise = &otherwise
	}
	return c.prune(compiled)
}

// prune removes the arms that constant conditions rule out. Constants raise no errors, so that
// nothing else changes.
func (c *stepCompiler) prune(s *choose) made {
	kept := s.arms[:0]
arms:
	for i := range s.arms {
		condition := c.known(&s.arms[i].condition)
		switch {
		case condition == nil:
			kept = append(kept, s.arms[i])
			continue
		case !condition.isTrue(0):
			continue
		}
		result := s.arms[i].result
		s.otherwise = &result
		break arms
	}
	s.arms = kept
	switch {
	case len(kept) > 0:
		return made{step: s}
	case s.otherwise == nil:
		return known(nullOf(&c.in.Type))
	}
	if value := c.known(s.otherwise); value != nil {
		return known(value)
	}
	return made{step: s}
}

// known gives the value of a block that is constant throughout; nil for all others.
func (c *compiler) known(b *block) *vector {
	for i := range b.instructions {
		if _, constant := b.instructions[i].step.(*constant); !constant {
			return nil
		}
	}
	return c.constants[b.result]
}

// level is the scratch memory of one running conditional; conditionals nest.
type level struct {
	// choices has the index in sources of the selected result per row, noChoice where undecided.
	choices []uint16
	sources []*vector
}

func (s *choose) run(m *Machine, to *vector) *vector {
	at := m.enter()
	defer m.leave()
	undecided := m.rows
	for i := range s.arms {
		if undecided == 0 {
			break
		}
		condition := m.reached(at, &s.arms[i].condition, noChoice)
		number := uint16(len(at.sources))
		chosen := decide(at.choices, condition, number)
		if chosen == 0 {
			continue
		}
		undecided -= chosen
		result := m.reached(at, &s.arms[i].result, number)
		if chosen == m.rows {
			return result
		}
		at.sources = append(at.sources, result)
	}
	if undecided > 0 && s.otherwise != nil {
		result := m.reached(at, s.otherwise, noChoice)
		if undecided == m.rows {
			return result
		}
		number := uint16(len(at.sources))
		for row, choice := range at.choices {
			if choice == noChoice {
				at.choices[row] = number
			}
		}
		at.sources = append(at.sources, result)
	}
	if len(at.sources) == 0 {
		to.null(s.kind)
		return to
	}
	m.merge(to, s.kind, at.choices, at.sources)
	return to
}

// enter opens the scratch memory of a conditional in which every row is undecided.
func (m *Machine) enter() *level {
	if m.depth == len(m.levels) {
		m.levels = append(m.levels, new(level))
	}
	at := m.levels[m.depth]
	m.depth++
	at.choices, at.sources = grow(at.choices, m.rows), at.sources[:0]
	for row := range at.choices {
		at.choices[row] = noChoice
	}
	return at
}

func (m *Machine) leave() {
	m.depth--
	clear(m.levels[m.depth].sources)
}

// reached computes a block and keeps its row errors only for the rows with the given choice.
func (m *Machine) reached(at *level, b *block, choice uint16) *vector {
	mark := len(m.faults)
	result := m.run(b)
	kept := m.faults[:mark]
	for _, f := range m.faults[mark:] {
		if at.choices[f.row] == choice {
			kept = append(kept, f)
		}
	}
	m.faults = kept
	return result
}

// decide gives the number to the undecided rows where the condition is true, and counts them.
func decide(choices []uint16, condition *vector, number uint16) (chosen int) {
	if condition.constant {
		if !condition.isTrue(0) {
			return 0
		}
		for row, choice := range choices {
			if choice == noChoice {
				choices[row] = number
				chosen++
			}
		}
		return chosen
	}
	for base := 0; base < len(choices); base += 64 {
		for word := condition.trueWord(base); word != 0; word &= word - 1 {
			if row := base + bits.TrailingZeros64(word); choices[row] == noChoice {
				choices[row] = number
				chosen++
			}
		}
	}
	return chosen
}

// trueWord gives the true rows among 64 from base on, which is a multiple of 64. The vector is no
// constant.
func (v *vector) trueWord(base int) uint64 {
	return bitWord(v.values, base, v.rows) & v.validWord(base)
}

// validWord gives the rows that are not null among 64 from base on, which is a multiple of 64.
func (v *vector) validWord(base int) uint64 {
	if v.valid == nil {
		return ^uint64(0)
	}
	return bitWord(v.valid, base, v.rows)
}
