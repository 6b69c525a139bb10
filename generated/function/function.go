// Code generated from spec/ by go generate. DO NOT EDIT.

// Package function holds the catalogue of the built-in functions of NSPL.
//
// It owns their ids, names, signatures, null and volatility rules, the clauses in which they are
// allowed, and the interfaces that engines implement, one method per function this release
// executes. It evaluates nothing. Main types: ID, Function, Signature, Engine, AggregateEngine.
package function

import (
	"slices"
	"strconv"
	"strings"

	"nervix/generated/datatype"
)

// ID identifies a function within one build of the product; it is never stored.
type ID uint32

// Function is one built-in.
type Function struct {
	// ID identifies the function.
	ID ID
	// Name is the canonical lower-case name, Aliases are its other names.
	Name    string
	Aliases []string
	// Group is the part of the reference page that describes it.
	Group string
	// Signatures are tried in order.
	Signatures []Signature
	// Null tells when the result may be null.
	Null Null
	// Volatility tells how often the value may change.
	Volatility Volatility
	// MayError tells that a row may fail, so that an occurrence is never shared nor dropped.
	MayError bool
	// Aggregate tells that the function reads all rows of a window.
	Aggregate bool
	// Headers tells that the function needs a source or sink that has headers.
	Headers bool
	// Contexts are the clauses in which the function may stand.
	Contexts Contexts
	// Supported tells that this release executes the function.
	Supported bool
}

// Null is the rule for null results. It decides the static "may be null" of a call.
type Null uint8

// The values of Null.
const (
	// NullStrict: the result is null exactly when an argument is; rows that fail are null too.
	NullStrict Null = iota
	// NullAny: the result may be null when an argument may be; the function has its own rule.
	NullAny
	// NullAll: the result may be null only when every argument may be.
	NullAll
	// NullNever: the result is never null.
	NullNever
	// NullAlways: the result may be null whatever the arguments are.
	NullAlways
)

// MayBeNull gives the static nullability of a call from that of its arguments.
func (n Null) MayBeNull(arguments []bool) bool {
	switch n {
	case NullStrict, NullAny:
		return slices.Contains(arguments, true)
	case NullAll:
		return !slices.Contains(arguments, false)
	case NullAlways:
		return true
	}
	return false
}

// Volatility tells how often the value of a call may change.
type Volatility uint8

// The values of Volatility.
const (
	// Immutable: equal arguments always give an equal value.
	Immutable Volatility = iota
	// Stable: the value is the same throughout one execution of a program.
	Stable
	// Volatile: every occurrence has a new value for every row.
	Volatile
)

// Contexts is a set of clauses.
type Contexts uint64

// Has tells whether the set holds a context.
func (c Contexts) Has(context Contexts) bool { return c&context == context }

// Set is a set of types.
type Set uint8

// The values of Set.
const (
	// SetExact: one kind.
	SetExact Set = iota
	// SetAny: every type.
	SetAny
	// SetScalar: every type but ARRAY and VEC.
	SetScalar
	// SetNumeric: integers and floats.
	SetNumeric
	// SetInteger: integers of any width and sign.
	SetInteger
)

// has tells whether a set other than SetExact holds a kind.
func (s Set) has(kind datatype.Kind) bool {
	integer := kind <= datatype.KindI64
	switch s {
	case SetAny:
		return true
	case SetScalar:
		return kind != datatype.KindArray && kind != datatype.KindVec
	case SetNumeric:
		return integer || kind == datatype.KindF32 || kind == datatype.KindF64
	case SetInteger:
		return integer
	}
	return false
}

// Parameter is one parameter of a signature.
type Parameter struct {
	// Set is the set of accepted types; Kind is the only one for SetExact.
	Set  Set
	Kind datatype.Kind
	// Variable, when above 0, must stand for one type throughout a call.
	Variable uint8
	// List tells that the argument is an ARRAY or VEC whose elements Set and Kind describe.
	List bool
	// Constant tells that the argument must be a literal.
	Constant bool
}

// Result is the type of a call.
type Result struct {
	// None tells that the call has no value.
	None bool
	// Field tells that the type is that of a field which the arguments name.
	Field bool
	// Variable, when above 0, is the parameter variable that is the type; otherwise it is Kind.
	Variable uint8
	Kind     datatype.Kind
	// Vec tells that the value is a VEC of that type.
	Vec bool
}

// Signature is one way to call a function.
type Signature struct {
	// Text is the signature in the notation of the reference page.
	Text string
	// Parameters lists the parameters; the last Optional ones may be left out, and when Variadic
	// is set the last one may be repeated.
	Parameters []Parameter
	Optional   int
	Variadic   bool
	// Result is the type of the call.
	Result Result
}

// Match is the outcome of a resolution.
type Match uint8

// The values of Match.
const (
	// Matched: the signature accepts the arguments.
	Matched Match = iota
	// WrongArity: no signature takes the number of arguments.
	WrongArity
	// WrongTypes: no signature takes the types of the arguments.
	WrongTypes
)

// maximumVariables is one above the highest Variable of the catalogue.
const maximumVariables = 5

// Resolve finds the first signature that accepts the argument types and gives the type of the
// call. Types are matched exactly, without any conversion. The caller checks Constant itself.
func (f *Function) Resolve(arguments []datatype.Type) (*Signature, datatype.Type, Match) {
	match := WrongArity
	for i := range f.Signatures {
		signature := &f.Signatures[i]
		if !signature.takes(len(arguments)) {
			continue
		}
		match = WrongTypes
		if result, ok := signature.bind(arguments); ok {
			return signature, result, Matched
		}
	}
	return nil, datatype.Type{}, match
}

// Texts lists the signatures for a diagnostic.
func (f *Function) Texts() []string {
	var texts []string
	for _, signature := range f.Signatures {
		texts = append(texts, f.Name+signature.Text)
	}
	return texts
}

// Arity describes the accepted numbers of arguments for a diagnostic: "2", "2 or 3", "at least 1".
func (f *Function) Arity() string {
	var texts []string
	for i := range f.Signatures {
		signature := &f.Signatures[i]
		most := len(signature.Parameters)
		if signature.Variadic {
			texts = append(texts, "at least "+strconv.Itoa(most-signature.Optional))
			continue
		}
		for count := most - signature.Optional; count <= most; count++ {
			texts = append(texts, strconv.Itoa(count))
		}
	}
	return strings.Join(texts, " or ")
}

// Parameter gives the parameter that takes the argument at an index the signature takes.
func (s *Signature) Parameter(index int) Parameter {
	return s.Parameters[min(index, len(s.Parameters)-1)]
}

// takes tells whether the signature accepts a number of arguments.
func (s *Signature) takes(count int) bool {
	return count >= len(s.Parameters)-s.Optional && (count <= len(s.Parameters) || s.Variadic)
}

// bind matches the arguments and gives the type of the call.
func (s *Signature) bind(arguments []datatype.Type) (datatype.Type, bool) {
	var bound [maximumVariables]*datatype.Type
	for i := range arguments {
		if !s.Parameter(i).accepts(&arguments[i], &bound) {
			return datatype.Type{}, false
		}
	}
	result := datatype.Type{Kind: s.Result.Kind}
	if s.Result.Variable > 0 {
		result = *bound[s.Result.Variable]
	}
	if s.Result.Vec {
		element := result
		result = datatype.Type{Kind: datatype.KindVec, Element: &element}
	}
	return result, true
}

// accepts matches one argument and binds the variable of the parameter.
func (p Parameter) accepts(argument *datatype.Type, bound *[maximumVariables]*datatype.Type) bool {
	if p.List {
		if argument.Element == nil {
			return false
		}
		argument = argument.Element
	}
	if p.Set == SetExact {
		return argument.Kind == p.Kind
	}
	if !p.Set.has(argument.Kind) {
		return false
	}
	if p.Variable == 0 {
		return true
	}
	if bound[p.Variable] == nil {
		bound[p.Variable] = argument
	}
	return bound[p.Variable].Equal(argument)
}

// Lookup finds a scalar function by one of its names, in any case.
func Lookup(name string) (*Function, bool) { return find(scalarNames, name) }

// LookupAggregate finds an aggregate by one of its names, in any case.
func LookupAggregate(name string) (*Function, bool) { return find(aggregateNames, name) }

func find(names map[string]ID, name string) (*Function, bool) {
	id, ok := names[strings.ToLower(name)]
	if !ok {
		return nil, false
	}
	return &functions[id], true
}

// ByID gives the function of an id, or nil when there is none. The result is shared and must not
// be changed.
func ByID(id ID) *Function {
	if int(id) >= len(functions) {
		return nil
	}
	return &functions[id]
}

// All lists every function in the order of the ids. The functions are shared and must not be
// changed.
func All() []*Function {
	list := make([]*Function, len(functions))
	for i := range functions {
		list[i] = &functions[i]
	}
	return list
}

// String gives the canonical name of the function.
func (id ID) String() string {
	if function := ByID(id); function != nil {
		return function.Name
	}
	return "unknown function"
}
