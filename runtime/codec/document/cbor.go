package document

import (
	"encoding/base64"
	"math"
	"math/big"
	"time"

	"github.com/fxamacker/cbor/v2"

	"nervix/generated/revision"
	"nervix/runtime/codec"
)

const cborFormat = revision.DocumentFormatCbor

// cborDecoding and cborEncoding are the modes of the codec; their options are constant.
var (
	cborDecoding = must(cbor.DecOptions{
		DupMapKey: cbor.DupMapKeyEnforcedAPF, TimeTag: cbor.DecTagIgnored, MaxNestedLevels: codec.MaximumDepth,
		MaxArrayElements: math.MaxInt32, MaxMapPairs: math.MaxInt32, UTF8: cbor.UTF8RejectInvalid,
		BigIntDec: cbor.BigIntDecodePointer, IntDec: cbor.IntDecConvertNone, TimeTagToAny: cbor.TimeTagToRFC3339Nano,
	}.DecMode())
	cborEncoding = must(cbor.CoreDetEncOptions().EncMode())
)

// must takes a mode whose options are constant and valid.
func must[M any](mode M, err error) M {
	if err != nil {
		panic(err)
	}
	return mode
}

func readCBOR(payload []byte) (any, error) {
	var value any
	if err := cborDecoding.Unmarshal(payload, &value); err != nil {
		if deep(err) {
			return nil, tooDeep()
		}
		return nil, malformed(cborFormat, 0, "the item is invalid")
	}
	return cborValue(value, 0)
}

// First gives the size of the CBOR item at the start of a sequence. The failures are those of Read.
func First(sequence []byte) (int, error) {
	var item cbor.RawMessage
	rest, err := cborDecoding.UnmarshalFirst(sequence, &item)
	switch {
	case err == nil:
		return len(sequence) - len(rest), nil
	case deep(err):
		return 0, tooDeep()
	}
	return 0, malformed(cborFormat, 0, "the item is invalid")
}

func deep(err error) bool {
	_, is := err.(*cbor.MaxNestedLevelError)
	return is
}

// cborValue turns what the decoder gives into values (RFC 8949, section 6.1): the content of a tag
// stands for it, and simple values without meaning are null.
func cborValue(value any, depth int) (any, error) {
	if depth > codec.MaximumDepth {
		return nil, tooDeep()
	}
	switch value := value.(type) {
	case nil, bool, float64, string:
		return value, nil
	case uint64:
		return unsigned(value), nil
	case int64:
		return integer(big.NewInt(value)), nil
	case *big.Int:
		return integer(value), nil
	case []byte:
		return base64.RawURLEncoding.EncodeToString(value), nil
	case time.Time:
		return value.Format(time.RFC3339Nano), nil
	case cbor.Tag:
		return cborValue(value.Content, depth+1)
	case []any:
		for i, item := range value {
			converted, err := cborValue(item, depth+1)
			if err != nil {
				return nil, err
			}
			value[i] = converted
		}
		return value, nil
	case map[any]any:
		object := make(map[string]any, len(value))
		for key, item := range value {
			name, is := key.(string)
			if !is {
				return nil, malformed(cborFormat, 0, "a key is not text")
			}
			converted, err := cborValue(item, depth+1)
			if err != nil {
				return nil, err
			}
			object[name] = converted
		}
		return object, nil
	}
	return nil, nil
}

func appendCBOR(to []byte, value any) ([]byte, error) {
	data, err := cborEncoding.Marshal(value)
	if err != nil {
		return to, unrepresentable(cborFormat, "a value is none of CBOR")
	}
	return append(to, data...), nil
}
