package grammar

import (
	"errors"
	"strings"
	"sync"

	"nervix/generated/failure"
	"nervix/generated/model"
)

// Span is a range of byte offsets in a request's text; End is exclusive.
type Span struct{ Start, End int }

// Spans leads from the values of a statement back to the text. A path names the fields of the
// Model (or of the statement when it creates none) in snake case with list indexes, as the
// generated Models report them, such as routes[0].construction.set[1].value.
//
// Most statements have no mistake, so that places are only written down; they are indexed when the
// first one is asked for.
type Spans struct {
	whole  Span
	marks  []mark
	nodes  []node
	sorted sync.Once
	paths  map[string]Span
	exprs  map[model.Expression]Span
}

// mark is the place of a path; a later one replaces an earlier one of the same path.
type mark struct {
	path string
	span Span
}

// node is the place of an expression.
type node struct {
	expression model.Expression
	span       Span
}

// index gives access by path and by expression.
func (s *Spans) index() {
	s.sorted.Do(func() {
		s.paths, s.exprs = make(map[string]Span, len(s.marks)), make(map[model.Expression]Span, len(s.nodes))
		for _, mark := range s.marks {
			s.paths[mark.path] = mark.span
		}
		for _, node := range s.nodes {
			s.exprs[node.expression] = node.span
		}
		s.marks, s.nodes = nil, nil
	})
}

// Locate gives the span of a path, or of the nearest enclosing value that has one; the statement
// itself at last.
func (s *Spans) Locate(path string) (start, end int) {
	s.index()
	for path != "" {
		if span, ok := s.paths[path]; ok {
			return span.Start, span.End
		}
		path = path[:max(0, strings.LastIndexAny(path, ".["))]
	}
	return s.whole.Start, s.whole.End
}

// Expression gives the span of an expression of the statement. It does not know a NULL, whose
// values are all one; Locate does.
func (s *Spans) Expression(expression model.Expression) (start, end int, ok bool) {
	s.index()
	span, ok := s.exprs[expression]
	return span.Start, span.End, ok
}

// Resolve gives every failure in the error that names a path, but no span, its span in the text.
// The failures are changed in place.
func (s *Spans) Resolve(err error) {
	switch found := err.(type) {
	case nil:
		return
	case interface{ Unwrap() []error }:
		for _, part := range found.Unwrap() {
			s.Resolve(part)
		}
		return
	case failure.Placed:
		if place := found.Where(); !place.HasSpan() {
			place.Start, place.End = s.Locate(place.Path)
			found.Locate(place)
		}
	}
	s.Resolve(errors.Unwrap(err))
}

// Paths gives every known path with its span.
func (s *Spans) Paths() map[string]Span {
	s.index()
	return s.paths
}

// join leads from a path to a field below it.
func join(path, field string) string {
	if path == "" {
		return field
	}
	return path + "." + field
}
