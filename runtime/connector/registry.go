package connector

import (
	"context"

	"nervix/generated/failure"
)

// System is one kind of external system. Either function may be nil.
type System struct {
	// OpenSource checks the configuration and prepares a source; it does not wait for a connection.
	OpenSource func(ctx context.Context, config SourceConfig) (Source, error)
	// OpenSink checks the configuration and prepares a sink; it does not wait for a connection.
	OpenSink func(ctx context.Context, config SinkConfig) (Sink, error)
}

// Registry binds system names (KAFKA, NATS, ENDPOINT) to connectors. It is filled before use and
// read-only afterwards.
type Registry map[string]System

// Source opens a source of the named system. It fails with failure.ConnectorMissing or what the
// connector says.
func (r Registry) Source(ctx context.Context, system string, config SourceConfig) (Source, error) {
	entry, known := r[system]
	if !known || entry.OpenSource == nil {
		return nil, &failure.ConnectorMissing{Side: "source", System: system}
	}
	return entry.OpenSource(ctx, config)
}

// Sink opens a sink of the named system.
func (r Registry) Sink(ctx context.Context, system string, config SinkConfig) (Sink, error) {
	entry, known := r[system]
	if !known || entry.OpenSink == nil {
		return nil, &failure.ConnectorMissing{Side: "sink", System: system}
	}
	return entry.OpenSink(ctx, config)
}
