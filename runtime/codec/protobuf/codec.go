package protobuf

import (
	"google.golang.org/protobuf/encoding/protowire"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/codec/jaq"
	"nervix/runtime/content"
)

// Decoder turns messages into columns; it implements codec.Decoder and codec.Sequencer.
type Decoder struct{ *jaq.Decoder }

// NewDecoder compiles a decoder. The failures are those of Compile, or CodecMismatch when the codec is
// not of messages or has no program ON INGESTION.
func NewDecoder(from *revision.Codec, schema *revision.Schema, files content.Files) (*Decoder, error) {
	wire, ok := from.Wire.(*revision.ProtobufWire)
	if !ok || wire.Ingestion == nil {
		return nil, &failure.CodecMismatch{Codec: from.Name}
	}
	compiled, err := compile(wire, files)
	if err != nil {
		return nil, err
	}
	made, err := jaq.NewFormDecoder(from.Name, form{compiled}, *wire.Ingestion, schema)
	if err != nil {
		return nil, err
	}
	return &Decoder{made}, nil
}

// Another implements codec.Decoder.
func (d *Decoder) Another() codec.Decoder { return &Decoder{d.Copy()} }

// AppendFirst implements codec.Sequencer: the length of a message stands before it.
func (d *Decoder) AppendFirst(sequence []byte) (int, error) {
	length, prefix := protowire.ConsumeVarint(sequence)
	if prefix < 0 || length > uint64(len(sequence)-prefix) {
		return 0, malformed("the length of a message does not stand before it")
	}
	size := prefix + int(length)
	return size, d.Append(sequence[prefix:size])
}

// NewEncoder compiles an encoder, with the failures of NewDecoder for the program ON EMITTING.
func NewEncoder(to *revision.Codec, schema *revision.Schema, files content.Files) (*jaq.Encoder, error) {
	wire, ok := to.Wire.(*revision.ProtobufWire)
	if !ok || wire.Emitting == nil {
		return nil, &failure.CodecMismatch{Codec: to.Name}
	}
	compiled, err := compile(wire, files)
	if err != nil {
		return nil, err
	}
	return jaq.NewFormEncoder(to.Name, form{compiled}, *wire.Emitting, schema)
}
