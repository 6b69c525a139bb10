package format

import (
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/codec/avro"
	"nervix/runtime/codec/cbor"
	"nervix/runtime/codec/jaq"
	"nervix/runtime/codec/json"
	"nervix/runtime/codec/protobuf"
	"nervix/runtime/codec/syslog"
	"nervix/runtime/content"
)

// Name is the format of a codec as failures show it.
func Name(plan *revision.Codec) string {
	switch wire := plan.Wire.(type) {
	case *revision.FieldWire:
		return wire.Format.String()
	case *revision.AvroWire:
		return "AVRO"
	case *revision.DocumentWire:
		return wire.Format.String()
	case *revision.ProtobufWire:
		return protobuf.Name
	case *revision.SyslogWire:
		return syslog.Name
	}
	return ""
}

// Decoder compiles a decoder. The failure is CodecMismatch when the codec does not fit the schema
// or has no decoder; a codec over messages also fails like protobuf.Compile.
func Decoder(plan *revision.Codec, schema *revision.Schema, files content.Files) (codec.Decoder, error) {
	switch wire := plan.Wire.(type) {
	case *revision.FieldWire:
		switch wire.Format {
		case revision.FieldFormatJson:
			return decoder(json.NewDecoder(plan, schema))
		case revision.FieldFormatCbor:
			return decoder(cbor.NewDecoder(plan, schema))
		}
	case *revision.AvroWire:
		return decoder(avro.NewDecoder(plan, schema))
	case *revision.DocumentWire:
		made, err := jaq.NewDecoder(plan, schema)
		if err != nil {
			return nil, err
		}
		return made.Sequencer(), nil
	case *revision.ProtobufWire:
		return decoder(protobuf.NewDecoder(plan, schema, files))
	case *revision.SyslogWire:
		return decoder(syslog.NewDecoder(plan, schema))
	}
	return nil, &failure.CodecMismatch{Codec: plan.Name}
}

// Encoder compiles an encoder, with the failures of Decoder.
func Encoder(plan *revision.Codec, schema *revision.Schema, files content.Files) (codec.Encoder, error) {
	switch wire := plan.Wire.(type) {
	case *revision.FieldWire:
		switch wire.Format {
		case revision.FieldFormatJson:
			return encoder(json.NewEncoder(plan, schema))
		case revision.FieldFormatCbor:
			return encoder(cbor.NewEncoder(plan, schema))
		}
	case *revision.AvroWire:
		return encoder(avro.NewEncoder(plan, schema))
	case *revision.DocumentWire:
		return encoder(jaq.NewEncoder(plan, schema))
	case *revision.ProtobufWire:
		return encoder(protobuf.NewEncoder(plan, schema, files))
	case *revision.SyslogWire:
		return encoder(syslog.NewEncoder(plan, schema))
	}
	return nil, &failure.CodecMismatch{Codec: plan.Name}
}

// decoder keeps a failed decoder from becoming an interface that is not nil.
func decoder[D codec.Decoder](made D, err error) (codec.Decoder, error) {
	if err != nil {
		return nil, err
	}
	return made, nil
}

func encoder[E codec.Encoder](made E, err error) (codec.Encoder, error) {
	if err != nil {
		return nil, err
	}
	return made, nil
}
