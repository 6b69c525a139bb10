package program

import (
	"fmt"
	"math"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/revision"
)

// term is an argument of a call while it is compiled, or the step that computes the call.
type term struct {
	register uint32
	kind     datatype.Kind
	// element is the element type of a collection.
	element *datatype.Type
	// known is the value of a constant.
	known *vector
	step  step
}

// functions makes the steps of built-in functions. The arguments of its methods have passed
// function.Resolve.
type functions struct{ compiler *compiler }

var _ function.Engine[term] = functions{}

func registersOf(arguments []term) []uint32 {
	registers := make([]uint32, len(arguments))
	for i, argument := range arguments {
		registers[i] = argument.register
	}
	return registers
}

func (functions) Now([]term) (term, error)    { return term{step: now{}}, nil }
func (functions) UUIDV4([]term) (term, error) { return term{step: unique{version: 4}}, nil }
func (functions) UUIDV7([]term) (term, error) { return term{step: unique{version: 7}}, nil }

func (functions) LeakSensitive(a []term) (term, error) {
	return term{step: &identity{a[0].register}}, nil
}

func (functions) Coalesce(a []term) (term, error) {
	if len(a) >= noChoice {
		return term{}, fmt.Errorf("coalesce of %d arguments", len(a))
	}
	return term{step: &coalesce{a[0].kind, registersOf(a)}}, nil
}

func (functions) IsNull(a []term) (term, error) { return term{step: &nullTest{a[0].register}}, nil }

func (functions) NullIf(a []term) (term, error) {
	kernel, ok := comparisonOf(revision.BinaryOperationEqual, a[0].kind)
	if !ok {
		return term{}, fmt.Errorf("nullif of %s", a[0].kind)
	}
	return term{step: &nullIf{a[0].kind, a[0].register, a[1].register, kernel}}, nil
}

// checked gives the step of a function over one numeric argument; kinds without a kernel are
// unchanged.
func checked(a []term, kernels *[datatype.KindF64 + 1]mapKernel, why failure.Failure) (term, error) {
	kernel := kernels[a[0].kind]
	if kernel.column == nil {
		return term{step: &identity{a[0].register}}, nil
	}
	return term{step: &checkedMap{a[0].kind, a[0].register, kernel, why}}, nil
}

func notFinite(name string) failure.Failure {
	return &failure.InvalidArgument{Operation: name, Reason: "the result is not finite"}
}

func (functions) Abs(a []term) (term, error) {
	var why failure.Failure = &failure.Overflow{Operation: "abs", Type: a[0].kind.String()}
	if isFloat(a[0].kind) {
		why = notFinite("abs")
	}
	return checked(a, &absolutes, why)
}

func (functions) Ceil(a []term) (term, error)  { return checked(a, &ceilings, notFinite("ceil")) }
func (functions) Floor(a []term) (term, error) { return checked(a, &floors, notFinite("floor")) }
func (functions) Round(a []term) (term, error) { return checked(a, &roundings, notFinite("round")) }

func elementary(name string, a []term, compute func(float64) float64) (term, error) {
	return term{step: &elementaryMap{a[0].register, compute, notFinite(name)}}, nil
}

func (functions) Acos(a []term) (term, error) { return elementary("acos", a, math.Acos) }
func (functions) Asin(a []term) (term, error) { return elementary("asin", a, math.Asin) }
func (functions) Atan(a []term) (term, error) { return elementary("atan", a, math.Atan) }
func (functions) Cos(a []term) (term, error)  { return elementary("cos", a, math.Cos) }
func (functions) Tan(a []term) (term, error)  { return elementary("tan", a, math.Tan) }
func (functions) Exp(a []term) (term, error)  { return elementary("exp", a, math.Exp) }
func (functions) Ln(a []term) (term, error)   { return elementary("ln", a, math.Log) }
func (functions) Sqrt(a []term) (term, error) { return elementary("sqrt", a, math.Sqrt) }

func (functions) Log(a []term) (term, error) {
	if len(a) == 1 {
		return elementary("log", a, math.Log10)
	}
	compute := func(base, x float64) float64 { return math.Log(x) / math.Log(base) }
	return term{step: &elementaryPair{a[0].register, a[1].register, compute, notFinite("log")}}, nil
}

func (functions) Pow(a []term) (term, error) {
	return term{step: &elementaryPair{a[0].register, a[1].register, math.Pow, notFinite("pow")}}, nil
}

func (functions) Lower(a []term) (term, error) {
	return term{step: &asciiMap{a[0].register, 'A'}}, nil
}

func (functions) Upper(a []term) (term, error) {
	return term{step: &asciiMap{a[0].register, 'a'}}, nil
}

// written gives the step of a function that writes text row by row.
func written(a []term, write func(m *Machine, operands []*vector) writer) (term, error) {
	return term{step: &textual{registersOf(a), write}}, nil
}

func (functions) Trim(a []term) (term, error)      { return written(a, trim) }
func (functions) LTrim(a []term) (term, error)     { return written(a, trimLeft) }
func (functions) RTrim(a []term) (term, error)     { return written(a, trimRight) }
func (functions) InitCap(a []term) (term, error)   { return written(a, initCap) }
func (functions) Left(a []term) (term, error)      { return written(a, left) }
func (functions) Right(a []term) (term, error)     { return written(a, right) }
func (functions) Substr(a []term) (term, error)    { return written(a, substr) }
func (functions) Repeat(a []term) (term, error)    { return written(a, repeat) }
func (functions) Replace(a []term) (term, error)   { return written(a, replace) }
func (functions) Reverse(a []term) (term, error)   { return written(a, reverse) }
func (functions) LPad(a []term) (term, error)      { return written(a, padLeft) }
func (functions) RPad(a []term) (term, error)      { return written(a, padRight) }
func (functions) SplitPart(a []term) (term, error) { return written(a, splitPart) }
func (functions) Translate(a []term) (term, error) { return written(a, translate) }
func (functions) ToHex(a []term) (term, error)     { return written(a, toHex) }
func (functions) MD5(a []term) (term, error)       { return written(a, md5Text) }

func (functions) Concat(a []term) (term, error) {
	return term{step: &concat{registersOf(a)}}, nil
}

func (functions) Length(a []term) (term, error) {
	return term{step: &length{a[0].register}}, nil
}

func (functions) BitLength(a []term) (term, error) {
	return term{step: &measure{a[0].register, textBits}}, nil
}

func (functions) ASCII(a []term) (term, error) {
	return term{step: &measure{a[0].register, firstCharacter}}, nil
}

func (functions) StrPos(a []term) (term, error) {
	return term{step: &position{a[0].register, a[1].register}}, nil
}

func (functions) Contains(a []term) (term, error) {
	return term{step: &search{a[0].register, a[1].register, contains}}, nil
}

func (functions) StartsWith(a []term) (term, error) {
	return term{step: &search{a[0].register, a[1].register, startsWith}}, nil
}

func (functions) EndsWith(a []term) (term, error) {
	return term{step: &search{a[0].register, a[1].register, endsWith}}, nil
}

func (functions) RegexpLike(a []term) (term, error) {
	return term{step: &matching{regularOf("regexp_like", a)}}, nil
}

func (functions) RegexpReplace(a []term) (term, error) {
	return term{step: &replaced{regularOf("regexp_replace", a)}}, nil
}

func (functions) RegexpSubstr(a []term) (term, error) {
	return term{step: &matched{regularOf("regexp_substr", a)}}, nil
}

func (functions) ListCount(a []term) (term, error) {
	return term{step: &listCount{a[0].register}}, nil
}

func (functions) ListSum(a []term) (term, error) {
	element := a[0].element.Kind
	var why failure.Failure = &failure.Overflow{Operation: "sum", Type: element.String()}
	if isFloat(element) {
		why = notFinite("sum")
	}
	return term{step: &listSum{element, a[0].register, listSums[element], why}}, nil
}

func (functions) ListFirst(a []term) (term, error) {
	return term{step: &listElement{a[0].element.Kind, registersOf(a), pickFirst}}, nil
}

func (functions) ListLast(a []term) (term, error) {
	return term{step: &listElement{a[0].element.Kind, registersOf(a), pickLast}}, nil
}

func (functions) ListNth(a []term) (term, error) {
	return term{step: &listElement{a[0].element.Kind, registersOf(a), pickNth}}, nil
}

func isFloat(kind datatype.Kind) bool { return kind == datatype.KindF32 || kind == datatype.KindF64 }
