// Package connector generates generated/connector and its reference page from spec/connector.
//
// It owns what the language knows of sources and sinks: clients, names, modes, ON QUIESCE forms,
// headers, metadata, codecs, and the settings of clients. It never decides whether a model keeps to it. A source or sink that the
// model spec has and this spec lacks does not compile.
package connector
