// Code generated from spec/ by go generate. DO NOT EDIT.

package function

import "nervix/generated/datatype"

// Engine evaluates scalar functions over columns of type C, one method per scalar function that
// this release executes. Arguments have passed Resolve. A row that fails becomes null and is
// reported by the engine itself; an error fails the whole batch.
type Engine[C any] interface {
	// ListCount: number of elements, nulls included.
	ListCount(arguments []C) (C, error)
	// ListSum: sum of the elements that are not null; null when there is none.
	ListSum(arguments []C) (C, error)
	// ListFirst: first element; null when there is none.
	ListFirst(arguments []C) (C, error)
	// ListLast: last element; null when there is none.
	ListLast(arguments []C) (C, error)
	// ListNth: element at an index counted from 0; null when there is none.
	ListNth(arguments []C) (C, error)
	// Now: domain time of the execution - one instant for all rows of a batch; wall clock in an
	// unpaced domain.
	Now(arguments []C) (C, error)
	// UUIDV4: a random UUID, lower-case and hyphenated.
	UUIDV4(arguments []C) (C, error)
	// UUIDV7: a UUID whose time part is the domain time of now(), clamped to 0 before the epoch.
	UUIDV7(arguments []C) (C, error)
	// LeakSensitive: the argument itself, no longer sensitive.
	LeakSensitive(arguments []C) (C, error)
	// ReadHeader: first value of a header of the source record; null when absent.
	ReadHeader(arguments []C) (C, error)
	// ReadHeaders: all values of a header of the source record in order; empty when absent.
	ReadHeaders(arguments []C) (C, error)
	// Coalesce: first argument that is not null; all arguments are evaluated.
	Coalesce(arguments []C) (C, error)
	// IsNull: whether the argument is null.
	IsNull(arguments []C) (C, error)
	// NullIf: null when both arguments are equal, otherwise the first one.
	NullIf(arguments []C) (C, error)
	// Abs: magnitude; fails for the minimum of a signed integer and for non-finite floats.
	Abs(arguments []C) (C, error)
	// Ceil: smallest integral value not below the argument; integers unchanged.
	Ceil(arguments []C) (C, error)
	// Floor: largest integral value not above the argument; integers unchanged.
	Floor(arguments []C) (C, error)
	// Round: nearest integral value, half away from zero; integers unchanged.
	Round(arguments []C) (C, error)
	// Acos: arc cosine in F64.
	Acos(arguments []C) (C, error)
	// Asin: arc sine in F64.
	Asin(arguments []C) (C, error)
	// Atan: arc tangent in F64.
	Atan(arguments []C) (C, error)
	// Cos: cosine in F64.
	Cos(arguments []C) (C, error)
	// Tan: tangent in F64.
	Tan(arguments []C) (C, error)
	// Exp: e to the power of the argument in F64.
	Exp(arguments []C) (C, error)
	// Ln: natural logarithm in F64.
	Ln(arguments []C) (C, error)
	// Sqrt: square root in F64.
	Sqrt(arguments []C) (C, error)
	// Log: logarithm to base 10 of the only argument, or to the base of the first of the second
	// argument.
	Log(arguments []C) (C, error)
	// Pow: first argument to the power of the second in F64.
	Pow(arguments []C) (C, error)
	// RegexpLike: whether the pattern matches anywhere.
	RegexpLike(arguments []C) (C, error)
	// RegexpReplace: all matches replaced; $1, $name and ${name} expand.
	RegexpReplace(arguments []C) (C, error)
	// RegexpSubstr: first match; null when there is none.
	RegexpSubstr(arguments []C) (C, error)
	// Lower: ASCII letters to lower case; other text unchanged.
	Lower(arguments []C) (C, error)
	// Upper: ASCII letters to upper case; other text unchanged.
	Upper(arguments []C) (C, error)
	// Trim: unicode white space removed from both ends.
	Trim(arguments []C) (C, error)
	// LTrim: unicode white space removed from the start.
	LTrim(arguments []C) (C, error)
	// RTrim: unicode white space removed from the end.
	RTrim(arguments []C) (C, error)
	// Length: number of characters.
	Length(arguments []C) (C, error)
	// BitLength: number of UTF-8 bytes times 8.
	BitLength(arguments []C) (C, error)
	// ASCII: code point of the first character; 0 for an empty text.
	ASCII(arguments []C) (C, error)
	// InitCap: first letter of every run of Unicode alphanumerics in upper case, the rest in lower
	// case.
	InitCap(arguments []C) (C, error)
	// Left: first n characters; for a negative n all but the last |n|.
	Left(arguments []C) (C, error)
	// Right: last n characters; for a negative n all but the first |n|.
	Right(arguments []C) (C, error)
	// Substr: text from a position counted from 1, up to an optional length; a start below 1 counts
	// as 1 without shortening the length.
	Substr(arguments []C) (C, error)
	// Concat: the arguments joined; null counts as empty, so that the value itself is never null.
	Concat(arguments []C) (C, error)
	// Repeat: the text n times, empty for n below 1; fails when the result is above its size bound.
	Repeat(arguments []C) (C, error)
	// Replace: all non-overlapping occurrences replaced; an empty needle inserts before every
	// character and at the end.
	Replace(arguments []C) (C, error)
	// Reverse: characters in reverse order.
	Reverse(arguments []C) (C, error)
	// LPad: filled on the left to n characters, or cut to its first n; an empty fill changes nothing.
	LPad(arguments []C) (C, error)
	// RPad: filled on the right to n characters, or cut to its first n; an empty fill changes
	// nothing.
	RPad(arguments []C) (C, error)
	// SplitPart: part i, counted from 1, of the text split at a delimiter; empty when there is none.
	SplitPart(arguments []C) (C, error)
	// StrPos: position of the first match counted from 1; 0 when absent, 1 for an empty needle.
	StrPos(arguments []C) (C, error)
	// Translate: every character of the second text replaced by its counterpart in the third, or
	// removed when there is none.
	Translate(arguments []C) (C, error)
	// ToHex: lower-case hexadecimal digits in two's complement at the width of the argument.
	ToHex(arguments []C) (C, error)
	// MD5: MD5 of the UTF-8 bytes as 32 lower-case hexadecimal digits.
	MD5(arguments []C) (C, error)
	// Contains: whether the second text occurs in the first; true for an empty one.
	Contains(arguments []C) (C, error)
	// StartsWith: whether the first text starts with the second.
	StartsWith(arguments []C) (C, error)
	// EndsWith: whether the first text ends with the second.
	EndsWith(arguments []C) (C, error)
}

// Call evaluates the function of an id. An id that this release does not execute gives false.
func Call[C any](engine Engine[C], id ID, arguments []C) (result C, known bool, err error) {
	switch id {
	case ListCount:
		result, err = engine.ListCount(arguments)
		return result, true, err
	case ListSum:
		result, err = engine.ListSum(arguments)
		return result, true, err
	case ListFirst:
		result, err = engine.ListFirst(arguments)
		return result, true, err
	case ListLast:
		result, err = engine.ListLast(arguments)
		return result, true, err
	case ListNth:
		result, err = engine.ListNth(arguments)
		return result, true, err
	case Now:
		result, err = engine.Now(arguments)
		return result, true, err
	case UUIDV4:
		result, err = engine.UUIDV4(arguments)
		return result, true, err
	case UUIDV7:
		result, err = engine.UUIDV7(arguments)
		return result, true, err
	case LeakSensitive:
		result, err = engine.LeakSensitive(arguments)
		return result, true, err
	case ReadHeader:
		result, err = engine.ReadHeader(arguments)
		return result, true, err
	case ReadHeaders:
		result, err = engine.ReadHeaders(arguments)
		return result, true, err
	case Coalesce:
		result, err = engine.Coalesce(arguments)
		return result, true, err
	case IsNull:
		result, err = engine.IsNull(arguments)
		return result, true, err
	case NullIf:
		result, err = engine.NullIf(arguments)
		return result, true, err
	case Abs:
		result, err = engine.Abs(arguments)
		return result, true, err
	case Ceil:
		result, err = engine.Ceil(arguments)
		return result, true, err
	case Floor:
		result, err = engine.Floor(arguments)
		return result, true, err
	case Round:
		result, err = engine.Round(arguments)
		return result, true, err
	case Acos:
		result, err = engine.Acos(arguments)
		return result, true, err
	case Asin:
		result, err = engine.Asin(arguments)
		return result, true, err
	case Atan:
		result, err = engine.Atan(arguments)
		return result, true, err
	case Cos:
		result, err = engine.Cos(arguments)
		return result, true, err
	case Tan:
		result, err = engine.Tan(arguments)
		return result, true, err
	case Exp:
		result, err = engine.Exp(arguments)
		return result, true, err
	case Ln:
		result, err = engine.Ln(arguments)
		return result, true, err
	case Sqrt:
		result, err = engine.Sqrt(arguments)
		return result, true, err
	case Log:
		result, err = engine.Log(arguments)
		return result, true, err
	case Pow:
		result, err = engine.Pow(arguments)
		return result, true, err
	case RegexpLike:
		result, err = engine.RegexpLike(arguments)
		return result, true, err
	case RegexpReplace:
		result, err = engine.RegexpReplace(arguments)
		return result, true, err
	case RegexpSubstr:
		result, err = engine.RegexpSubstr(arguments)
		return result, true, err
	case Lower:
		result, err = engine.Lower(arguments)
		return result, true, err
	case Upper:
		result, err = engine.Upper(arguments)
		return result, true, err
	case Trim:
		result, err = engine.Trim(arguments)
		return result, true, err
	case LTrim:
		result, err = engine.LTrim(arguments)
		return result, true, err
	case RTrim:
		result, err = engine.RTrim(arguments)
		return result, true, err
	case Length:
		result, err = engine.Length(arguments)
		return result, true, err
	case BitLength:
		result, err = engine.BitLength(arguments)
		return result, true, err
	case ASCII:
		result, err = engine.ASCII(arguments)
		return result, true, err
	case InitCap:
		result, err = engine.InitCap(arguments)
		return result, true, err
	case Left:
		result, err = engine.Left(arguments)
		return result, true, err
	case Right:
		result, err = engine.Right(arguments)
		return result, true, err
	case Substr:
		result, err = engine.Substr(arguments)
		return result, true, err
	case Concat:
		result, err = engine.Concat(arguments)
		return result, true, err
	case Repeat:
		result, err = engine.Repeat(arguments)
		return result, true, err
	case Replace:
		result, err = engine.Replace(arguments)
		return result, true, err
	case Reverse:
		result, err = engine.Reverse(arguments)
		return result, true, err
	case LPad:
		result, err = engine.LPad(arguments)
		return result, true, err
	case RPad:
		result, err = engine.RPad(arguments)
		return result, true, err
	case SplitPart:
		result, err = engine.SplitPart(arguments)
		return result, true, err
	case StrPos:
		result, err = engine.StrPos(arguments)
		return result, true, err
	case Translate:
		result, err = engine.Translate(arguments)
		return result, true, err
	case ToHex:
		result, err = engine.ToHex(arguments)
		return result, true, err
	case MD5:
		result, err = engine.MD5(arguments)
		return result, true, err
	case Contains:
		result, err = engine.Contains(arguments)
		return result, true, err
	case StartsWith:
		result, err = engine.StartsWith(arguments)
		return result, true, err
	case EndsWith:
		result, err = engine.EndsWith(arguments)
		return result, true, err
	}
	return result, false, nil
}

// AggregateEngine makes accumulators of type A, one method per aggregate that this release
// executes. The argument has passed Resolve.
type AggregateEngine[A any] interface {
	// Count: number of rows in the window, whatever the argument is.
	Count(argument datatype.Type) (A, error)
	// Sum: sum over the rows; integer overflow fails the window.
	Sum(argument datatype.Type) (A, error)
	// Min: smallest value; floats in total order.
	Min(argument datatype.Type) (A, error)
	// Max: largest value; floats in total order.
	Max(argument datatype.Type) (A, error)
	// First: value of the row that comes first by event time and arrival.
	First(argument datatype.Type) (A, error)
	// Last: value of the row that comes last by event time and arrival.
	Last(argument datatype.Type) (A, error)
	// PercentileLinearHistogram: percentile over equal buckets between two bounds; leaving values are
	// removed after a delay.
	PercentileLinearHistogram(argument datatype.Type) (A, error)
}

// Accumulator makes the accumulator of an aggregate. An id that this release does not execute
// gives false.
func Accumulator[A any](engine AggregateEngine[A], id ID, argument datatype.Type) (result A, known bool, err error) {
	switch id {
	case Count:
		result, err = engine.Count(argument)
		return result, true, err
	case Sum:
		result, err = engine.Sum(argument)
		return result, true, err
	case Min:
		result, err = engine.Min(argument)
		return result, true, err
	case Max:
		result, err = engine.Max(argument)
		return result, true, err
	case First:
		result, err = engine.First(argument)
		return result, true, err
	case Last:
		result, err = engine.Last(argument)
		return result, true, err
	case PercentileLinearHistogram:
		result, err = engine.PercentileLinearHistogram(argument)
		return result, true, err
	}
	return result, false, nil
}
