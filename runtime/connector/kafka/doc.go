// Package kafka is the Kafka connector (runtime semantics, sections 7.3 and 9.2).
//
// A source is a consumer group with the declared number of members. With acknowledgement it admits
// a group of records, waits for every outcome and commits the offsets behind what succeeded; a
// failed record is tried again, with everything behind it in its partition. No offset of a record
// that is not settled is ever committed, whatever a rebalance does. Where the domain owns the offsets
// there is no group: the source divides the partitions over its consumers itself, follows the topic,
// and saves through connector.OffsetKeeper what a group would commit. A sink produces with a bounded
// window of unconfirmed records. Topics are never created.
//
// Client settings are librdkafka property names; settings.go and security.go map them.
package kafka
