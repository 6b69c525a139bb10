package document

import (
	"bytes"
	"encoding"
	"errors"
	"math/big"
	"time"

	"github.com/pelletier/go-toml/v2"

	"nervix/generated/revision"
	"nervix/runtime/codec"
)

const tomlFormat = revision.DocumentFormatToml

func readTOML(payload []byte) (any, error) {
	if nests(payload) {
		return nil, tooDeep()
	}
	var table map[string]any
	if err := toml.Unmarshal(payload, &table); err != nil {
		at := 0
		if found, ok := errors.AsType[*toml.DecodeError](err); ok {
			at = offset(payload, found)
		}
		return nil, malformed(tomlFormat, int64(at), "the document is invalid")
	}
	if table == nil {
		table = map[string]any{}
	}
	return tomlValue(table, 0)
}

// offset gives the byte at which a document is broken.
func offset(payload []byte, err *toml.DecodeError) int {
	row, column := err.Position()
	at := 0
	for range row - 1 {
		next := bytes.IndexByte(payload[at:], '\n')
		if next < 0 {
			break
		}
		at += next + 1
	}
	return min(at+max(column-1, 0), len(payload))
}

// nests tells whether a document nests too deep to be parsed: the parser recurses for every
// bracket, and for every part of a dotted key.
func nests(payload []byte) bool {
	depth, parts := 0, 0
	for at := 0; at < len(payload); at++ {
		switch c := payload[at]; c {
		case '"', '\'':
			at = behindString(payload, at) - 1
		case '#':
			for at+1 < len(payload) && payload[at+1] != '\n' {
				at++
			}
		case '[', '{':
			depth, parts = depth+1, 0
		case ']', '}':
			depth = max(depth-1, 0)
		case '.':
			parts++
		case '=', ',', '\n':
			parts = 0
		}
		if depth > codec.MaximumDepth || parts > codec.MaximumDepth {
			return true
		}
	}
	return false
}

// behindString gives the index behind a string that begins at an index; a string of one line ends
// with its line at the latest.
func behindString(payload []byte, at int) int {
	quote := payload[at]
	if long := bytes.Repeat([]byte{quote}, 3); bytes.HasPrefix(payload[at:], long) {
		for at += 3; at < len(payload); at++ {
			if payload[at] == '\\' && quote == '"' {
				at++
			} else if bytes.HasPrefix(payload[at:], long) {
				return at + 3
			}
		}
		return len(payload)
	}
	for at++; at < len(payload) && payload[at] != '\n'; at++ {
		if payload[at] == '\\' && quote == '"' {
			at++
		} else if payload[at] == quote {
			return at + 1
		}
	}
	return min(at, len(payload))
}

// tomlValue turns what the parser gives into values.
func tomlValue(value any, depth int) (any, error) {
	if depth > codec.MaximumDepth {
		return nil, tooDeep()
	}
	switch value := value.(type) {
	case int64:
		return integer(big.NewInt(value)), nil
	case time.Time:
		return value.Format(time.RFC3339Nano), nil
	case toml.LocalDate, toml.LocalTime, toml.LocalDateTime:
		text, err := value.(encoding.TextMarshaler).MarshalText()
		return string(text), err
	case []any:
		list := make([]any, len(value))
		for i, item := range value {
			converted, err := tomlValue(item, depth+1)
			if err != nil {
				return nil, err
			}
			list[i] = converted
		}
		return list, nil
	case map[string]any:
		for key, item := range value {
			converted, err := tomlValue(item, depth+1)
			if err != nil {
				return nil, err
			}
			value[key] = converted
		}
		return value, nil
	}
	return value, nil
}

func appendTOML(to []byte, value any) ([]byte, error) {
	table, is := value.(map[string]any)
	if !is {
		return to, unrepresentable(tomlFormat, "the value is no table")
	}
	if reason := foreign(table); reason != "" {
		return to, unrepresentable(tomlFormat, reason)
	}
	text, err := toml.Marshal(table)
	if err != nil {
		return to, unrepresentable(tomlFormat, "a value is none of TOML")
	}
	return append(to, text...), nil
}

// foreign tells what TOML cannot write of a value; empty when there is nothing.
func foreign(value any) string {
	switch value := value.(type) {
	case nil:
		return "there is no null"
	case *big.Int:
		return "an integer has more than 64 bits"
	case []any:
		for _, item := range value {
			if reason := foreign(item); reason != "" {
				return reason
			}
		}
	case map[string]any:
		for _, item := range value {
			if reason := foreign(item); reason != "" {
				return reason
			}
		}
	}
	return ""
}
