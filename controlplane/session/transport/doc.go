// Package transport carries finished session frames over one bidirectional gRPC stream.
//
// It owns the names of the service and its method, the description of the stream and the codec
// that passes frames as opaque bytes. It never looks into a frame and knows neither sessions nor
// clients, who both build on it.
//
// Main types: Frame, Codec.
package transport
