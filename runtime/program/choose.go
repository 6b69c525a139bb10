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

// level is the scratch memory of one running conditional; conditionals nest. A set of rows has bit i&63
// of word i>>6 for row i, and no bits beyond the rows.
type level struct {
	// undecided are the rows that have no value yet.
	undecided []uint64
	// sources are the selected results, and chosen the rows that take their value from each. There may
	// be sets behind those of the sources.
	sources []*vector
	chosen  [][]uint64
	// choices has the index of its source per row, for kinds whose rows are merged one by one.
	choices []uint16
}

func (s *choose) run(m *Machine, to *vector) *vector {
	at := m.enter()
	defer m.leave()
	undecided := m.rows
	for i := range s.arms {
		if undecided == 0 {
			break
		}
		chosen, count := at.decide(m.reached(&s.arms[i].condition, at.undecided))
		if count == 0 {
			continue
		}
		undecided -= count
		result := m.reached(&s.arms[i].result, chosen)
		if count == m.rows {
			return result
		}
		at.sources = append(at.sources, result)
	}
	if undecided > 0 && s.otherwise != nil {
		result := m.reached(s.otherwise, at.undecided)
		if undecided == m.rows {
			return result
		}
		at.rest(result)
	}
	if len(at.sources) == 0 {
		to.null(s.kind)
		return to
	}
	m.merge(to, s.kind, at)
	return to
}

// enter opens the scratch memory of a conditional in which every row is undecided.
func (m *Machine) enter() *level {
	if m.depth == len(m.levels) {
		m.levels = append(m.levels, new(level))
	}
	at := m.levels[m.depth]
	m.depth++
	at.sources = at.sources[:0]
	at.undecided = grow(at.undecided, (m.rows+63)>>6)
	for i := range at.undecided {
		at.undecided[i] = ^uint64(0)
	}
	if rest := m.rows & 63; rest > 0 {
		at.undecided[len(at.undecided)-1] = 1<<rest - 1
	}
	return at
}

func (m *Machine) leave() {
	m.depth--
	clear(m.levels[m.depth].sources)
}

// reached computes a block and keeps its row errors only for some of the rows.
func (m *Machine) reached(b *block, rows []uint64) *vector {
	mark := len(m.faults)
	result := m.run(b)
	kept := m.faults[:mark]
	for _, f := range m.faults[mark:] {
		if rows[f.row>>6]>>(f.row&63)&1 != 0 {
			kept = append(kept, f)
		}
	}
	m.faults = kept
	return result
}

// next gives the set, of undefined content, for the rows of the next source.
func (at *level) next() []uint64 {
	number := len(at.sources)
	if number == len(at.chosen) {
		at.chosen = append(at.chosen, nil)
	}
	at.chosen[number] = grow(at.chosen[number], len(at.undecided))
	return at.chosen[number]
}

// take lets the undecided rows with a bit in word choose the next source, and counts them.
func (at *level) take(chosen []uint64, i int, word uint64) (count int) {
	word &= at.undecided[i]
	chosen[i] = word
	at.undecided[i] &^= word
	return bits.OnesCount64(word)
}

// decide lets the undecided rows where the condition is true choose the next source, and counts them.
func (at *level) decide(condition *vector) (chosen []uint64, count int) {
	chosen = at.next()
	constant := uint64(0)
	if condition.constant && condition.isTrue(0) {
		constant = ^constant
	}
	for i := range chosen {
		word := constant
		if !condition.constant {
			word = condition.trueWord(i << 6)
		}
		count += at.take(chosen, i, word)
	}
	return chosen, count
}

// rest lets all undecided rows choose a source.
func (at *level) rest(source *vector) {
	copy(at.next(), at.undecided)
	clear(at.undecided)
	at.sources = append(at.sources, source)
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
