package protobuf

import (
	"encoding/base64"
	"math"
	"math/big"
	"strconv"

	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/types/dynamicpb"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/codec/document"
)

// Name is the format in failures.
const Name = "PROTOBUF"

// form is how the values of programs lie in messages; it implements jaq.Form.
type form struct{ *schema }

func (f form) Name() string { return Name }

// Read implements jaq.Form.
func (f form) Read(payload []byte) (any, error) {
	message := dynamicpb.NewMessage(f.message)
	options := proto.UnmarshalOptions{DiscardUnknown: true, RecursionLimit: codec.MaximumDepth, Resolver: f.types}
	if err := options.Unmarshal(payload, message); err != nil {
		return nil, malformed("the bytes are no message of the type")
	}
	return f.value(message)
}

func malformed(reason string) error {
	return &failure.MalformedPayload{Format: Name, Reason: reason}
}

// Append implements jaq.Form.
func (f form) Append(to []byte, value any) ([]byte, error) {
	text, err := document.Append(nil, revision.DocumentFormatJson, value)
	if err != nil {
		return to, err
	}
	message := dynamicpb.NewMessage(f.message)
	if err := (protojson.UnmarshalOptions{RecursionLimit: codec.MaximumDepth, Resolver: f.types}).Unmarshal(text, message); err != nil {
		return to, &failure.NotRepresentable{Format: Name, Reason: "a field is unknown to the message, is missing or has another type"}
	}
	written, err := proto.MarshalOptions{Deterministic: true}.MarshalAppend(to, message)
	if err != nil {
		return to, &failure.NotRepresentable{Format: Name, Reason: "a text is no UTF-8 or a required field is missing"}
	}
	return written, nil
}

// value gives the value of a message. Types whose JSON form is no object of their fields have that
// form.
func (f form) value(message protoreflect.Message) (any, error) {
	name := message.Descriptor().FullName()
	if name.Parent() == "google.protobuf" && name != "google.protobuf.Empty" {
		if value, known, err := f.wellKnown(message); known {
			return value, err
		}
	}
	object := make(map[string]any, message.Descriptor().Fields().Len())
	var failed error
	message.Range(func(field protoreflect.FieldDescriptor, value protoreflect.Value) bool {
		object[fieldName(field)], failed = f.field(field, value)
		return failed == nil
	})
	return object, failed
}

func fieldName(field protoreflect.FieldDescriptor) string {
	if field.IsExtension() {
		return "[" + string(field.FullName()) + "]"
	}
	return field.TextName()
}

// wellKnown gives the value of a type that JSON writes in its own way; known is false for others.
func (f form) wellKnown(message protoreflect.Message) (value any, known bool, err error) {
	switch message.Descriptor().Name() {
	case "DoubleValue", "FloatValue", "Int64Value", "UInt64Value", "Int32Value", "UInt32Value", "BoolValue", "StringValue", "BytesValue":
		field := message.Descriptor().Fields().ByNumber(1)
		value, err = f.single(field, message.Get(field))
		return value, true, err
	case "Timestamp", "Duration", "FieldMask", "Struct", "Value", "ListValue", "Any":
		text, err := protojson.MarshalOptions{UseProtoNames: true, Resolver: f.types}.Marshal(message.Interface())
		if err != nil {
			return nil, true, malformed("a value of " + string(message.Descriptor().FullName()) + " has no JSON form")
		}
		value, err = document.Read(revision.DocumentFormatJson, text)
		return value, true, err
	}
	return nil, false, nil
}

func (f form) field(field protoreflect.FieldDescriptor, value protoreflect.Value) (any, error) {
	switch {
	case field.IsMap():
		object := make(map[string]any, value.Map().Len())
		var failed error
		value.Map().Range(func(key protoreflect.MapKey, item protoreflect.Value) bool {
			object[key.String()], failed = f.single(field.MapValue(), item)
			return failed == nil
		})
		return object, failed
	case field.IsList():
		list := make([]any, value.List().Len())
		for i := range list {
			item, err := f.single(field, value.List().Get(i))
			if err != nil {
				return nil, err
			}
			list[i] = item
		}
		return list, nil
	}
	return f.single(field, value)
}

// single gives one value in the forms of package document.
func (f form) single(field protoreflect.FieldDescriptor, value protoreflect.Value) (any, error) {
	switch field.Kind() {
	case protoreflect.BoolKind:
		return value.Bool(), nil
	case protoreflect.EnumKind:
		if known := field.Enum().Values().ByNumber(value.Enum()); known != nil {
			if field.Enum().FullName() == "google.protobuf.NullValue" {
				return nil, nil
			}
			return string(known.Name()), nil
		}
		return int(value.Enum()), nil
	case protoreflect.Int32Kind, protoreflect.Sint32Kind, protoreflect.Sfixed32Kind,
		protoreflect.Int64Kind, protoreflect.Sint64Kind, protoreflect.Sfixed64Kind:
		return int(value.Int()), nil
	case protoreflect.Uint32Kind, protoreflect.Fixed32Kind, protoreflect.Uint64Kind, protoreflect.Fixed64Kind:
		if number := value.Uint(); number > math.MaxInt {
			return new(big.Int).SetUint64(number), nil
		}
		return int(value.Uint()), nil
	case protoreflect.FloatKind:
		return single(value.Float()), nil
	case protoreflect.DoubleKind:
		return double(value.Float()), nil
	case protoreflect.StringKind:
		return value.String(), nil
	case protoreflect.BytesKind:
		return base64.StdEncoding.EncodeToString(value.Bytes()), nil
	case protoreflect.MessageKind, protoreflect.GroupKind:
		return f.value(value.Message())
	}
	return nil, malformed("a field has an unknown kind")
}

// double gives a number, or the JSON text of one that is not finite.
func double(value float64) any {
	switch {
	case math.IsNaN(value):
		return "NaN"
	case math.IsInf(value, 1):
		return "Infinity"
	case math.IsInf(value, -1):
		return "-Infinity"
	}
	return value
}

// single gives the number that the shortest text of a float spells, as JSON has it.
func single(value float64) any {
	if value-value != 0 {
		return double(value)
	}
	wide, err := strconv.ParseFloat(strconv.FormatFloat(value, 'g', -1, 32), 64)
	if err != nil {
		return value
	}
	return wide
}
