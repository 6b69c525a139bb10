package program

import (
	"cmp"
	"math"
	"strconv"

	"nervix/generated/datatype"
)

var operatorNames = map[string]string{
	"+": "add", "-": "subtract", "*": "multiply", "/": "divide", "%": "remainder",
	"=": "equal", "!=": "not_equal", "<": "less", "<=": "less_or_equal", ">": "greater", ">=": "greater_or_equal",
}

func arithmeticSubjects() []subject {
	var all []subject
	for _, kind := range numericKinds {
		family := "arithmetic/" + kind.String()
		for _, operator := range arithmeticOperators {
			name, right := operatorNames[operator], literal(kind, subjectValue(kind, 6, true))
			all = append(
				all, subject{family, name, infix(leftOf(kind), operator, rightOf(kind)), plainOperator(kind, operator)},
				subject{family, name + "_constant", infix(leftOf(kind), operator, right), nil},
			)
		}
		if negations[kind].column != nil {
			all = append(all, subject{family, "negate", unary("-", leftOf(kind)), plainOperator(kind, "negate")})
		}
	}
	return all
}

func comparisonSubjects() []subject {
	var all []subject
	for _, kind := range scalarKinds {
		family := "comparison/" + kind.String()
		for _, operator := range []string{"=", "!=", "<", "<=", ">", ">="} {
			if _, defined := comparisonOf(operators[operator], kind); !defined {
				continue
			}
			name, right := operatorNames[operator], literal(kind, subjectValue(kind, 6, true))
			all = append(
				all, subject{family, name, infix(leftOf(kind), operator, rightOf(kind)), plainOperator(kind, operator)},
				subject{family, name + "_constant", infix(leftOf(kind), operator, right), nil},
			)
		}
	}
	return all
}

func logicSubjects() []subject {
	left, right := leftOf(kBool), rightOf(kBool)
	l, r, to := make([]bool, subjectRows), make([]bool, subjectRows), make([]bool, subjectRows)
	for row := range to {
		l[row], r[row] = subjectValue(kBool, row, false).(bool), subjectValue(kBool, row, true).(bool)
	}
	return []subject{
		{"logic", "and", infix(left, "AND", right), func() {
			for row := range to {
				to[row] = l[row] && r[row]
			}
		}},
		{"logic", "or", infix(left, "OR", right), func() {
			for row := range to {
				to[row] = l[row] || r[row]
			}
		}},
		{"logic", "not", unary("NOT", left), func() {
			for row := range to {
				to[row] = !l[row]
			}
		}},
		{"logic", "and_constant", infix(left, "AND", truthOf(true)), nil},
		{"logic", "or_null", infix(left, "OR", null(kBool)), nil},
	}
}

// castSubjects are the casts between all kinds that have one.
func castSubjects() []subject {
	var all []subject
	for _, from := range scalarKinds {
		for _, to := range scalarKinds {
			operand := rightOf(from)
			switch {
			case from == to, from == kBool && to == kTime, from == kTime && to == kBool, from == kTime && to < kU64:
				continue
			case to == kText:
				operand = leftOf(from)
			case from == kText && to == kBool:
				operand = input(columnTruths, kText)
			case from == kText && to == kTime:
				operand = input(columnInstants, kText)
			case from == kText:
				operand = digits()
			}
			all = append(all, subject{"cast/" + from.String(), to.String(), cast(operand, to), plainCast(from, to, operand)})
		}
	}
	return all
}

func choiceSubjects() []subject {
	var all []subject
	for _, kind := range []datatype.Kind{kBool, kI8, kI32, kI64, kF64, kText, kTime} {
		arms := func(count int) *expr {
			e := caseOf(kind, rightOf(kind))
			for i := range count {
				e.arms = append(e.arms, [2]*expr{infix(rightOf(kI64), "=", i64(int64(i+1))), leftOf(kind)})
			}
			return e
		}
		family := "choice/" + kind.String()
		all = append(
			all, subject{family, "case_1", arms(1), plainChoice(kind)}, subject{family, "case_2", arms(2), nil}, subject{family, "case_5", arms(5), nil},
			subject{family, "coalesce", call("coalesce", leftOf(kind), rightOf(kind)), nil},
			subject{family, "nullif", call("nullif", leftOf(kind), rightOf(kind)), nil},
			subject{family, "is_null", call("is_null", leftOf(kind)), nil},
		)
	}
	return append(
		all, subject{"choice/list", "coalesce", call("coalesce", numbers(), collected(vec(scalar(kI64)), leftOf(kI64))), nil},
		subject{"choice/list", "is_null", call("is_null", numbers()), nil},
	)
}

func collectionSubjects() []subject {
	return []subject{
		{"collection", "array", collected(arrayOf(scalar(kI64), 3), leftOf(kI64), rightOf(kI64), i64(1)), nil},
		{"collection", "vec", collected(vec(scalar(kI64)), leftOf(kI64), rightOf(kI64), i64(1)), nil},
		{"collection", "array_of_text", collected(arrayOf(scalar(kText), 2), leftOf(kText), rightOf(kText)), nil},
		{"collection", "nested", collected(vec(arrayOf(scalar(kI64), 4)), fixed(), fixed()), nil},
		{"collection", "first_of_text", call("first", tags()), nil},
		{"collection", "count_of_array", call("count", fixed()), nil},
		{"collection", "sum_of_array", call("sum", fixed()), nil},
		{"collection", "nth_by_column", call("nth", numbers(), rightOf(kI8)), nil},
	}
}

// plainOperator is the loop of an operator that checks nothing; nil where there is none.
func plainOperator(kind datatype.Kind, operator string) func() {
	switch kind {
	case kU8:
		return plainInteger[uint8](kind, operator)
	case kI8:
		return plainInteger[int8](kind, operator)
	case kU16:
		return plainInteger[uint16](kind, operator)
	case kI16:
		return plainInteger[int16](kind, operator)
	case kU32:
		return plainInteger[uint32](kind, operator)
	case kI32:
		return plainInteger[int32](kind, operator)
	case kU64:
		return plainInteger[uint64](kind, operator)
	case kI64, kTime:
		return plainInteger[int64](kind, operator)
	case kF32:
		return plainFloat[float32](kind, operator)
	case kF64:
		return plainFloat[float64](kind, operator)
	case kText:
		return plainOrder(textsOf(leftOf(kText)), textsOf(rightOf(kText)), operator)
	}
	return nil
}

func plainInteger[T integer](kind datatype.Kind, operator string) func() {
	l, r, to := slice[T](leftOf(kind)), slice[T](rightOf(kind)), make([]T, subjectRows)
	switch operator {
	case "/":
		return func() {
			for row := range to {
				if r[row] != 0 {
					to[row] = l[row] / r[row]
				}
			}
		}
	case "%":
		return func() {
			for row := range to {
				if r[row] != 0 {
					to[row] = l[row] % r[row]
				}
			}
		}
	}
	return plainNumber(l, r, to, operator)
}

func plainFloat[T float](kind datatype.Kind, operator string) func() {
	l, r, to := slice[T](leftOf(kind)), slice[T](rightOf(kind)), make([]T, subjectRows)
	switch operator {
	case "/":
		return func() {
			for row := range to {
				to[row] = l[row] / r[row]
			}
		}
	case "%":
		return func() {
			for row := range to {
				to[row] = T(math.Mod(float64(l[row]), float64(r[row])))
			}
		}
	}
	return plainNumber(l, r, to, operator)
}

func plainNumber[T number](l, r, to []T, operator string) func() {
	l, r = l[:len(to)], r[:len(to)]
	switch operator {
	case "+":
		return func() {
			for row := range to {
				to[row] = l[row] + r[row]
			}
		}
	case "-":
		return func() {
			for row := range to {
				to[row] = l[row] - r[row]
			}
		}
	case "*":
		return func() {
			for row := range to {
				to[row] = l[row] * r[row]
			}
		}
	case "negate":
		return func() {
			for row := range to {
				to[row] = -l[row]
			}
		}
	}
	return plainOrder(l, r, operator)
}

func plainOrder[T cmp.Ordered](l, r []T, operator string) func() {
	to := make([]bool, len(l))
	switch operator {
	case "=":
		return func() {
			for row := range to {
				to[row] = l[row] == r[row]
			}
		}
	case "<":
		return func() {
			for row := range to {
				to[row] = l[row] < r[row]
			}
		}
	}
	return nil
}

func plainChoice(kind datatype.Kind) func() {
	switch kind {
	case kI8:
		return plainChosen(slice[int8](leftOf(kind)), slice[int8](rightOf(kind)))
	case kI32:
		return plainChosen(slice[int32](leftOf(kind)), slice[int32](rightOf(kind)))
	case kI64:
		return plainChosen(slice[int64](leftOf(kind)), slice[int64](rightOf(kind)))
	case kF64:
		return plainChosen(slice[float64](leftOf(kind)), slice[float64](rightOf(kind)))
	}
	return nil
}

func plainChosen[T number](l, r []T) func() {
	condition, to := slice[int64](rightOf(kI64)), make([]T, len(l))
	return func() {
		for row := range to {
			if condition[row] == 1 {
				to[row] = l[row]
			} else {
				to[row] = r[row]
			}
		}
	}
}

// plainCast is the loop of those casts whose way of work differs.
func plainCast(from, to datatype.Kind, operand *expr) func() {
	switch [2]datatype.Kind{from, to} {
	case [2]datatype.Kind{kI64, kF64}:
		return plainConversion[int64, float64](operand)
	case [2]datatype.Kind{kF64, kI64}:
		return plainConversion[float64, int64](operand)
	case [2]datatype.Kind{kI64, kI32}:
		return plainConversion[int64, int32](operand)
	case [2]datatype.Kind{kI8, kI64}:
		return plainConversion[int8, int64](operand)
	case [2]datatype.Kind{kI64, kText}:
		list := slice[int64](operand)
		return plainWriter(func(text []byte, row int) []byte { return strconv.AppendInt(text, list[row], 10) })
	case [2]datatype.Kind{kF64, kText}:
		list := slice[float64](operand)
		return plainWriter(func(text []byte, row int) []byte { return strconv.AppendFloat(text, list[row], 'f', -1, 64) })
	case [2]datatype.Kind{kBool, kText}:
		return plainWriter(func(text []byte, row int) []byte { return strconv.AppendBool(text, row%3 == 0) })
	case [2]datatype.Kind{kTime, kText}:
		list := slice[int64](operand)
		return plainWriter(func(text []byte, row int) []byte { return append(text, instantText(list[row])...) })
	case [2]datatype.Kind{kText, kI64}:
		return plainReader(operand, func(s string) int64 { n, _ := strconv.ParseInt(s, 10, 64); return n })
	case [2]datatype.Kind{kText, kU8}:
		return plainReader(operand, func(s string) uint8 { n, _ := strconv.ParseUint(s, 10, 8); return uint8(n) })
	case [2]datatype.Kind{kText, kF64}:
		return plainReader(operand, func(s string) float64 { f, _ := strconv.ParseFloat(s, 64); return f })
	case [2]datatype.Kind{kText, kTime}, [2]datatype.Kind{kText, kBool}:
		return plainReader(operand, func(s string) any { return parseOf(s, to) })
	}
	return nil
}

func plainConversion[F, T number](operand *expr) func() {
	from, to := slice[F](operand), make([]T, subjectRows)
	return func() {
		for row, value := range from {
			to[row] = T(value)
		}
	}
}

// plainWriter makes a text column row by row.
func plainWriter(write func(text []byte, row int) []byte) func() {
	text, offsets := make([]byte, 0, 1<<17), make([]int32, subjectRows+1)
	return func() {
		text = text[:0]
		for row := range subjectRows {
			text = write(text, row)
			offsets[row+1] = int32(len(text))
		}
	}
}

// plainReader computes a value of every text.
func plainReader[T any](operand *expr, read func(s string) T) func() {
	texts, to := textsOf(operand), make([]T, subjectRows)
	return func() {
		for row, s := range texts {
			to[row] = read(s)
		}
	}
}
