package document

import (
	"math"
	"math/big"
	"strconv"
	"unicode/utf8"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
)

// Read gives the value of one document. The failures are MalformedPayload and PayloadTooDeep.
func Read(format revision.DocumentFormat, payload []byte) (any, error) {
	switch format {
	case revision.DocumentFormatJson:
		return readJSON(payload)
	case revision.DocumentFormatYaml:
		return readYAML(payload)
	case revision.DocumentFormatToml:
		return readTOML(payload)
	case revision.DocumentFormatXml:
		return readXML(payload)
	case revision.DocumentFormatCbor:
		return readCBOR(payload)
	}
	return nil, malformed(format, 0, "the format is unknown")
}

// Append writes a value as one document behind what is there. The failures are NotRepresentable,
// for what the format cannot carry, and PayloadTooDeep.
func Append(to []byte, format revision.DocumentFormat, value any) ([]byte, error) {
	if err := check(format, value, 0); err != nil {
		return to, err
	}
	switch format {
	case revision.DocumentFormatJson:
		return appendJSON(to, value)
	case revision.DocumentFormatYaml:
		return appendYAML(to, value)
	case revision.DocumentFormatToml:
		return appendTOML(to, value)
	case revision.DocumentFormatXml:
		return appendXML(to, value)
	case revision.DocumentFormatCbor:
		return appendCBOR(to, value)
	}
	return to, unrepresentable(format, "the format is unknown")
}

func malformed(format revision.DocumentFormat, at int64, reason string) error {
	return &failure.MalformedPayload{Format: format.String(), Offset: at, Reason: reason}
}

func tooDeep() error { return &failure.PayloadTooDeep{Limit: codec.MaximumDepth} }

func unrepresentable(format revision.DocumentFormat, reason string) error {
	return &failure.NotRepresentable{Format: format.String(), Reason: reason}
}

// check refuses what no format carries: numbers that are not finite, texts that are not UTF-8, and
// values that nest too deep.
func check(format revision.DocumentFormat, value any, depth int) error {
	if depth > codec.MaximumDepth {
		return tooDeep()
	}
	switch value := value.(type) {
	case float64:
		if value-value != 0 {
			return unrepresentable(format, "a number is not finite")
		}
	case string:
		if !utf8.ValidString(value) {
			return unrepresentable(format, "a text is not UTF-8")
		}
	case []any:
		for _, item := range value {
			if err := check(format, item, depth+1); err != nil {
				return err
			}
		}
	case map[string]any:
		for key, item := range value {
			if !utf8.ValidString(key) {
				return unrepresentable(format, "a text is not UTF-8")
			}
			if err := check(format, item, depth+1); err != nil {
				return err
			}
		}
	}
	return nil
}

// integer makes the smallest form of an integer.
func integer(value *big.Int) any {
	if value.IsInt64() && value.Int64() >= math.MinInt && value.Int64() <= math.MaxInt {
		return int(value.Int64())
	}
	return value
}

func unsigned(value uint64) any {
	if value <= math.MaxInt {
		return int(value)
	}
	return new(big.Int).SetUint64(value)
}

// maximumDigits bounds decimal integers: reading them takes more time than they have digits, and
// none with more digits has a float64.
const maximumDigits = 310

// decimal reads an integer; false for other texts and too many digits.
func decimal(text string) (any, bool) {
	if len(text) > maximumDigits {
		return nil, false
	}
	value, ok := new(big.Int).SetString(text, 10)
	if !ok {
		return nil, false
	}
	return integer(value), true
}

// Number reads a number by the JSON grammar; false when it has no float64.
func Number(text string) (any, bool) {
	for i := range len(text) {
		if c := text[i]; c == '.' || c|0x20 == 'e' {
			value, err := strconv.ParseFloat(text, 64)
			return value, err == nil
		}
	}
	if value, err := strconv.Atoi(text); err == nil && text != "-0" {
		return value, true
	}
	if text == "-0" {
		return math.Copysign(0, -1), true
	}
	return decimal(text)
}
