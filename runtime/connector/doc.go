// Package connector defines what an external system must offer to be a source or a sink, and
// the registry through which the server binds connectors to plans.
//
// A connector moves payloads and reports per-record outcomes. It knows no graph, no Model, no
// acknowledgement structure and no schema: decoding, encoding, retries and error policies belong
// to the nodes. Every system has a package of its own below this one; the engine imports none of
// them, the server registers them.
//
// A client is instantiated where it is used: Instantiate expands the templates of its settings, so
// that no connector knows of resources.
//
// A connector tells the memory budget what its client library holds through Holding, and bounds it.
//
// Main types: Source, Sink, Admission, Attempt, Held, Holding, Registry. Settings and Backoff are what
// the connectors share.
package connector
