package document

import (
	"bytes"
	"errors"
	"io"

	"github.com/go-json-experiment/json/jsontext"
	"github.com/itchyny/gojq"

	"nervix/generated/revision"
	"nervix/runtime/codec"
)

const jsonFormat = revision.DocumentFormatJson

// readJSON reads RFC 8259: valid UTF-8, and no name twice in one object.
func readJSON(payload []byte) (any, error) {
	in := &jsonReader{decoder: jsontext.NewDecoder(bytes.NewBuffer(payload))}
	value, err := in.value(0)
	if err != nil {
		return nil, err
	}
	if _, err := in.decoder.ReadToken(); !errors.Is(err, io.EOF) {
		return nil, in.malformed("unexpected bytes behind the value")
	}
	return value, nil
}

type jsonReader struct {
	decoder *jsontext.Decoder
}

func (r *jsonReader) malformed(reason string) error {
	return malformed(jsonFormat, r.decoder.InputOffset(), reason)
}

// token reads a token, and hides what its failure says of the payload.
func (r *jsonReader) token() (jsontext.Token, error) {
	token, err := r.decoder.ReadToken()
	switch {
	case err == nil:
		return token, nil
	case errors.Is(err, jsontext.ErrDuplicateName):
		return token, r.malformed("a name stands twice in an object")
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return token, r.malformed("the document is cut short")
	}
	return token, r.malformed("the document is invalid")
}

func (r *jsonReader) value(depth int) (any, error) {
	if depth > codec.MaximumDepth {
		return nil, tooDeep()
	}
	token, err := r.token()
	if err != nil {
		return nil, err
	}
	switch token.Kind() {
	case 't', 'f':
		return token.Bool(), nil
	case '"':
		return token.String(), nil
	case '0':
		value, ok := Number(token.String())
		if !ok {
			return nil, r.malformed("a number is out of range")
		}
		return value, nil
	case '[':
		list := []any{}
		for r.decoder.PeekKind() != ']' {
			item, err := r.value(depth + 1)
			if err != nil {
				return nil, err
			}
			list = append(list, item)
		}
		_, err := r.token()
		return list, err
	case '{':
		object := map[string]any{}
		for r.decoder.PeekKind() != '}' {
			name, err := r.token()
			if err != nil {
				return nil, err
			}
			key := name.String()
			if object[key], err = r.value(depth + 1); err != nil {
				return nil, err
			}
		}
		_, err := r.token()
		return object, err
	}
	return nil, nil
}

func appendJSON(to []byte, value any) ([]byte, error) {
	text, err := gojq.Marshal(value)
	if err != nil {
		return to, unrepresentable(jsonFormat, "a value is none of JSON")
	}
	return append(to, text...), nil
}
