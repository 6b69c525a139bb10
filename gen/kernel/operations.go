package kernel

// numeric is a numeric kind of the language with its Go type and arithmetic class.
type numeric struct {
	Kind, Go, Class string
}

// numerics lists the kinds in the order of datatype.Kind; DATETIME computes as I64 and only
// compares and casts.
var numerics = []numeric{
	{"U8", "uint8", "narrowUnsigned"},
	{"I8", "int8", "narrowSigned"},
	{"U16", "uint16", "narrowUnsigned"},
	{"I16", "int16", "narrowSigned"},
	{"U32", "uint32", "narrowUnsigned"},
	{"I32", "int32", "narrowSigned"},
	{"U64", "uint64", "wideUnsigned"},
	{"I64", "int64", "wideSigned"},
	{"F32", "float32", "float"},
	{"F64", "float64", "float"},
}

// operator is one arithmetic operator.
type operator struct {
	Name, Symbol, Operation string
	Commutes                bool
}

var operators = []operator{
	{"add", "+", "ADD", true},
	{"subtract", "-", "SUBTRACT", false},
	{"multiply", "*", "MULTIPLY", true},
	{"divide", "/", "DIVIDE", false},
	{"remainder", "%", "REMAINDER", false},
}

// classes lists the arithmetic classes; each is a Go constraint of runtime/program.
var classes = []string{"narrowUnsigned", "narrowSigned", "wideUnsigned", "wideSigned", "float"}

// compute gives the arithmetic of one operator in one class: statements that derive result from a
// and b and may mark suspect, the type of suspect, and the test of the mark after any number of
// rows.
func compute(name, class string) (suspect, statements, test string) {
	if class == "float" {
		expression := map[string]string{
			"add": "a + b", "subtract": "a - b", "multiply": "a * b", "divide": "a / b",
			"remainder": "T(math.Mod(float64(a), float64(b)))",
		}[name]
		// A non-finite result times zero is NaN, which stays in the sum.
		return "T", "result := " + expression + "\nsuspect += result * 0", "suspect != suspect"
	}
	signed := class == "narrowSigned" || class == "wideSigned"
	switch {
	case name == "add" && signed:
		return "T", "result := a + b\nsuspect |= (a ^ result) & (b ^ result)", "suspect < 0"
	case name == "add":
		return "T", "result := a + b\nsuspect |= a&b | (a|b)&^result", "suspect > ^T(0)>>1"
	case name == "subtract" && signed:
		return "T", "result := a - b\nsuspect |= (a ^ b) & (a ^ result)", "suspect < 0"
	case name == "subtract":
		return "T", "result := a - b\nsuspect |= ^a&b | ^(a^b)&result", "suspect > ^T(0)>>1"
	case name == "multiply" && class == "narrowSigned":
		return "int64", "product := int64(a) * int64(b)\nresult := T(product)\nsuspect |= product ^ int64(result)", "suspect != 0"
	case name == "multiply" && class == "narrowUnsigned":
		return "uint64", "product := uint64(a) * uint64(b)\nresult := T(product)\nsuspect |= product ^ uint64(result)", "suspect != 0"
	case name == "multiply" && class == "wideSigned":
		return "int64", "high, low := bits.Mul64(uint64(a), uint64(b))\nresult := T(low)\n" +
			"suspect |= (int64(high) - int64(a)>>63&int64(b) - int64(b)>>63&int64(a)) ^ int64(low)>>63", "suspect != 0"
	case name == "multiply":
		return "uint64", "high, low := bits.Mul64(uint64(a), uint64(b))\nresult := T(low)\nsuspect |= high", "suspect != 0"
	case name == "divide" && signed:
		// Only the overflowing quotient of two negative numbers is negative.
		return "T", "result := a\nif b != 0 {\nresult = a / b\nsuspect |= a & b & result\n} else {\nsuspect = -1\n}", "suspect < 0"
	case name == "divide":
		return "bool", "result := a\nif b != 0 {\nresult = a / b\n} else {\nsuspect = true\n}", "suspect"
	case signed:
		// Only the minimum is its own negation and negative.
		return "T", "result := a\nif b != 0 {\nresult = a % b\nif b == -1 {\nsuspect |= a & -a\n}\n} else {\nsuspect = -1\n}", "suspect < 0"
	default:
		return "bool", "result := a\nif b != 0 {\nresult = a % b\n} else {\nsuspect = true\n}", "suspect"
	}
}

// mapping is one function from a numeric type to itself. Signed and Float derive the result from a;
// integers without Signed do not change, or have no such function.
type mapping struct {
	Name, Table, Doc string
	Signed, Float    string
}

// mappings lists the functions. A signed result is missing for the minimum only, and a float is
// finite exactly when its argument is.
var mappings = []mapping{
	{"negate", "negations", "-a", "-a", "-a"},
	{"absolute", "absolutes", "the magnitude", "max(a, -a)", "T(math.Abs(float64(a)))"},
	{"ceil", "ceilings", "the least integral value not below", "", "T(math.Ceil(float64(a)))"},
	{"floor", "floors", "the greatest integral value not above", "", "T(math.Floor(float64(a)))"},
	{"round", "roundings", "the nearest integral value", "", "T(math.Round(float64(a)))"},
}

// comparison is one comparison operator. Flipped is the one with exchanged operands.
type comparison struct {
	Name, Symbol, Operation, Flipped string
}

var comparisons = []comparison{
	{"equal", "==", "EQUAL", "equal"},
	{"notEqual", "!=", "NOT_EQUAL", "notEqual"},
	{"less", "<", "LESS", "greater"},
	{"lessOrEqual", "<=", "LESS_OR_EQUAL", "greaterOrEqual"},
	{"greater", ">", "GREATER", "less"},
	{"greaterOrEqual", ">=", "GREATER_OR_EQUAL", "lessOrEqual"},
}

// conversion names the generic conversion between two numeric types; empty for the identity.
func conversion(from, to numeric) string {
	switch {
	case from.Kind == to.Kind:
		return ""
	case to.Class == "float":
		return "convertToFloat"
	case from.Class == "float":
		return "truncateToInteger"
	default:
		return "convertInteger"
	}
}
