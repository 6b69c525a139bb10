package quantity

import (
	"errors"
	"math"
	"math/big"
	"strconv"
	"strings"

	"nervix/generated/model"
)

// The reasons for which a quantity is refused. Their texts complete "invalid duration '5x': …".
var (
	ErrForm     = errors.New("it needs a number and a unit")
	ErrTimeUnit = errors.New("unknown unit of time (units are case-sensitive, such as ms, s, m, h, d)")
	ErrByteUnit = errors.New("unknown unit of size (such as B, kB, MB, KiB, MiB, GiB)")
	ErrInexact  = errors.New("the fraction is finer than the unit's resolution")
	ErrRange    = errors.New("it is out of range")
	ErrWhole    = errors.New("it must be a whole number")
	ErrZero     = errors.New("it must be greater than zero")
)

const (
	second = 1_000_000_000
	hour   = 3600 * second
	day    = 24 * hour
)

// unit is a unit of time: its length, and the finest step that a fraction of it may give.
type unit struct{ nanoseconds, resolution int64 }

var timeUnits = map[string]unit{}

func init() {
	for _, group := range []struct {
		words  string
		length unit
	}{
		{"nanos nsec ns", unit{1, 1}},
		{"usec us", unit{1_000, 1}},
		{"millis msec ms", unit{1_000_000, 1}},
		{"seconds second secs sec s", unit{second, 1}},
		{"minutes minute mins min m", unit{60 * second, 1}},
		{"hours hour hrs hr h", unit{hour, second}},
		{"days day d", unit{day, second}},
		{"weeks week wks wk w", unit{7 * day, second}},
		{"months month M", unit{2_630_016 * second, second}},
		{"years year yrs yr y", unit{31_557_600 * second, second}},
	} {
		for word := range strings.FieldsSeq(group.words) {
			timeUnits[word] = group.length
		}
	}
}

// Duration reads a duration such as 250ms, 1h30m or 1.5s. Blanks between the number and its unit
// are dropped from the text that is kept.
func Duration(text string) (model.Duration, error) {
	text = strings.Join(strings.Fields(text), "")
	total := new(big.Int)
	rest := text
	for rest != "" {
		number, word, tail := split(rest)
		rest = tail
		if number == "" || word == "" {
			return model.Duration{}, ErrForm
		}
		unit, known := timeUnits[word]
		if !known {
			return model.Duration{}, ErrTimeUnit
		}
		value, err := scaled(number, big.NewInt(unit.nanoseconds))
		if err != nil {
			return model.Duration{}, err
		}
		if new(big.Int).Rem(value, big.NewInt(unit.resolution)).Sign() != 0 {
			return model.Duration{}, ErrInexact
		}
		total.Add(total, value)
	}
	if text == "" {
		return model.Duration{}, ErrForm
	}
	if !total.IsInt64() {
		return model.Duration{}, ErrRange
	}
	return model.Duration{Text: text, Nanoseconds: total.Int64()}, nil
}

// ByteSize reads a size such as 512KiB or 1.5MB.
func ByteSize(text string) (model.ByteSize, error) {
	text = strings.Join(strings.Fields(text), "")
	number, word, rest := split(text)
	if number == "" || word == "" || rest != "" {
		if number != "" && word != "" {
			return model.ByteSize{}, ErrByteUnit
		}
		return model.ByteSize{}, ErrForm
	}
	factor, known := byteFactor(word)
	if !known {
		return model.ByteSize{}, ErrByteUnit
	}
	value, err := scaled(number, factor)
	if err != nil {
		return model.ByteSize{}, err
	}
	if !value.IsUint64() {
		return model.ByteSize{}, ErrRange
	}
	return model.ByteSize{Text: text, Bytes: value.Uint64()}, nil
}

// byteFactor gives the bytes of a unit, which is compared without regard to case.
func byteFactor(word string) (*big.Int, bool) {
	word = strings.ToLower(word)
	if word == "b" {
		return big.NewInt(1), true
	}
	base := int64(1000)
	prefix, found := strings.CutSuffix(word, "ib")
	if found {
		base = 1024
	} else if prefix, found = strings.CutSuffix(word, "b"); !found {
		return nil, false
	}
	power := strings.Index("kmgtpe", prefix)
	if len(prefix) != 1 || power < 0 {
		return nil, false
	}
	return new(big.Int).Exp(big.NewInt(base), big.NewInt(int64(power+1)), nil), true
}

// longestNumber bounds the digits of a quantity, far above any value that is in range.
const longestNumber = 64

// scaled gives number × factor, which must be whole.
func scaled(number string, factor *big.Int) (*big.Int, error) {
	if len(number) > longestNumber {
		return nil, ErrRange
	}
	value, ok := new(big.Rat).SetString(number)
	if !ok {
		return nil, ErrForm
	}
	value.Mul(value, new(big.Rat).SetInt(factor))
	if !value.IsInt() {
		return nil, ErrInexact
	}
	return value.Num(), nil
}

// split takes the leading number and the letters behind it.
func split(text string) (number, word, rest string) {
	end := strings.IndexFunc(text, func(r rune) bool { return (r < '0' || r > '9') && r != '.' })
	if end < 0 {
		return text, "", ""
	}
	number, text = text[:end], text[end:]
	end = strings.IndexFunc(text, func(r rune) bool { return r >= '0' && r <= '9' })
	if end < 0 {
		end = len(text)
	}
	return number, text[:end], text[end:]
}

// Count reads a whole number of at least 1 that fits 64 bits without sign.
func Count(text string) (uint64, error) {
	value, err := Unsigned(text)
	if err == nil && value == 0 {
		return 0, ErrZero
	}
	return value, err
}

// Unsigned reads a whole number that fits 64 bits without sign.
func Unsigned(text string) (uint64, error) {
	if strings.Contains(text, ".") {
		return 0, ErrWhole
	}
	value, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, ErrRange
	}
	return value, nil
}

// Dimension reads the length of an ARRAY: a whole number of at least 1 that fits 32 bits.
func Dimension(text string) (uint32, error) {
	value, err := Count(text)
	if err == nil && value > math.MaxUint32 {
		return 0, ErrRange
	}
	return uint32(value), err
}

// Integer reads an integer literal, which must fit I64.
func Integer(text string) (int64, error) {
	value, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0, ErrRange
	}
	return value, nil
}

// Float reads a number with a fraction, which must be finite.
func Float(text string) (float64, error) {
	value, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsInf(value, 0) {
		return 0, ErrRange
	}
	return value, nil
}
