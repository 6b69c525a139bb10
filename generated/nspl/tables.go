// Code generated from spec/ by go generate. DO NOT EDIT.

package nspl

import (
	"slices"
	"strings"
)

// TokenClass tells what a token type stands for.
type TokenClass uint8

const (
	// ClassMany is a type that stands for many texts, such as numbers.
	ClassMany TokenClass = iota
	// ClassKeyword is a word of the language.
	ClassKeyword
	// ClassMark is punctuation or an operator.
	ClassMark
)

// Token describes a token type.
type Token struct {
	// Text is the spelling, or for ClassMany the words that name the type.
	Text  string
	Class TokenClass
}

// TokenOf describes a token type; an unknown type and the end of the text have no text.
func TokenOf(tokenType int) Token {
	if tokenType < 0 || tokenType >= len(tokens) {
		return Token{}
	}
	return tokens[tokenType]
}

// IsWord tells whether a token of the type is a word, keyword or not.
func IsWord(tokenType int) bool {
	return tokenType == NsplLexerWORD || TokenOf(tokenType).Class == ClassKeyword
}

// SlotKind is what the names of a slot belong to; it is empty where nothing can be looked up.
type SlotKind string

// Slot is a rule that stands for one kind of thing.
type Slot struct {
	Rule  int
	Words string
	Kind  SlotKind
	// Open slots are worth looking into: their parts say more than they do.
	Open bool
}

// SlotOf finds the slot of a rule.
func SlotOf(rule int) (Slot, bool) {
	slot, ok := slots[rule]
	return slot, ok
}

// IsReserved tells whether a word is never a field, function or target inside an expression.
func IsReserved(word string) bool { return reserved[strings.ToUpper(word)] }

// Foreign is a form of other languages that NSPL does not have.
type Foreign struct {
	// Text is how it begins, words in upper case with single spaces.
	Text string
	// Instead tells how NSPL says it.
	Instead string
}

// ForeignForms lists the known forms; one stands before those that its own text begins with.
func ForeignForms() []Foreign { return foreign }

// EdgeKind is how an edge of the rule network is passed.
type EdgeKind uint8

const (
	// Step is passed without a token.
	Step EdgeKind = iota
	// Loop is passed without a token, but not inside a tight call.
	Loop
	// Call is passed by a text of the rule Callee.
	Call
	// Accept is passed by a token inside the set.
	Accept
	// Refuse is passed by a token outside the set that is not the end of the text.
	Refuse
)

// Edge leads from one state of the rule network to another.
type Edge struct {
	Kind   EdgeKind
	Target int
	Callee int
	// Tight calls take one operand and leave the operators that follow to the caller, so that a
	// chain of operators has one reading only.
	Tight bool
	// Set is the number of the token set that Accept and Refuse look at.
	Set int
}

// Ranges gives the edge's token set as pairs of first and last token type; -1 is the end of the
// text.
func (e Edge) Ranges() [][2]int { return sets[e.Set] }

// Passes tells whether the token type passes an Accept or Refuse edge.
func (e Edge) Passes(tokenType int) bool {
	inside := slices.ContainsFunc(e.Ranges(), func(r [2]int) bool { return r[0] <= tokenType && tokenType <= r[1] })
	if e.Kind == Refuse {
		return !inside && tokenType > 0
	}
	return e.Kind == Accept && inside
}

// State is one state of the rule network.
type State struct {
	// Rule is the rule that the state belongs to.
	Rule int
	// Stop marks the end of the rule.
	Stop  bool
	Edges []Edge
}

// StateAt gives a state of the rule network by its number.
func StateAt(state int) *State { return &states[state] }

// States is the number of states in the rule network.
func States() int { return len(states) }

// StartOf gives the first state of a rule.
func StartOf(rule int) int { return starts[rule] }
