// Package binding judges what models bind outside of the registry.
//
// It owns the checks of content that a candidate graph takes from resources (CP-219): the records of
// hash maps, the messages of Protobuf codecs and the TLS bundles of virtual hosts. A check does what the
// runtime will do with the content on this node, and what it finds is a violation of the model, so that
// a batch is refused before anything of it is stored and what it would have replaced stays (CP-220).
// Content also lends the resources of committed state to the runtime. The package decides no static
// rule and keeps nothing that it reads. Main types: Checks, Content.
package binding
