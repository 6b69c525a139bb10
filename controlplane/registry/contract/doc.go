// Package contract resolves one model against the models around it.
//
// It owns the static rules of every model kind (grammar reference, section 5.4): references to
// schemas, relays, branches, codecs and clients, route constructions, branch and error contracts,
// materialized dependencies, source and sink rules, ranges. Which rows an expression reads follows
// from its clause (package clause) and from what surrounds it (frame). Resolving a model records
// its violations and yields a typed contract, in which every expression is a typed tree. The
// registry keeps only the violations; the planner lowers the contract. It never stores anything and
// never compares two versions of a model. Main types: Contract with its variants Ingestor,
// Processor, Generator, Correlator, Emitter and Static.
package contract
