package transport

import (
	"fmt"

	"google.golang.org/grpc"
	"google.golang.org/grpc/encoding"
	"google.golang.org/grpc/mem"
)

const (
	// Service is the gRPC service of the client session protocol.
	Service = "nervix.Session"
	// Method is the one method of the service.
	Method = "Open"
	// Path is the full name of the method.
	Path = "/" + Service + "/" + Method
)

// StreamDesc describes the stream of Path. A server sets the Handler of its copy.
var StreamDesc = grpc.StreamDesc{StreamName: Method, ServerStreams: true, ClientStreams: true}

// Frame is one message of the stream. A sent frame must not change any more.
type Frame struct {
	Bytes []byte
}

// Codec passes frames through gRPC unchanged.
func Codec() encoding.CodecV2 { return codec{} }

type codec struct{}

func (codec) Name() string { return "nervix" }

func (codec) Marshal(value any) (mem.BufferSlice, error) {
	frame, ok := value.(*Frame)
	if !ok {
		return nil, fmt.Errorf("session stream carries frames, not %T", value)
	}
	return mem.BufferSlice{mem.SliceBuffer(frame.Bytes)}, nil
}

func (codec) Unmarshal(data mem.BufferSlice, value any) error {
	frame, ok := value.(*Frame)
	if !ok {
		return fmt.Errorf("session stream carries frames, not %T", value)
	}
	frame.Bytes = data.Materialize()
	return nil
}
