# Code generated from spec/ by go generate. DO NOT EDIT.
# Wire form of the records of package checkpoint. Durable node state as the store of a node keeps
# it: a header for each place and the sections that were written since the last complete one.
# Rows are Arrow streams with one record batch, whose columns the owner of the state knows.
@0x9878d750f7b4e537;

using Go = import "/go.capnp";
$Go.package("checkpointwire");
$Go.import("nervix/generated/checkpoint/checkpointwire");

struct Offsets {
  # The positions of a source in a partitioned log, where the domain and not the log keeps them
  # (runtime semantics, section 7.3).
  topic @0 :Text;
  # The log.
  topicId @1 :Data;
  # Tells it from another one of the same name.
  origin @2 :UInt64;
  # Start version of the START AT that they began with; 0 for none.
  epoch @3 :UInt64;
  # Number of assignments of partitions to consumers.
  consumers @4 :UInt64;
  # Consumers of the last assignment.
  partitions @5 :List(PartitionOffset);
  # Every partition of the log, ascending.
}

struct PartitionOffset {
  # The position in one partition.
  partition @0 :Int32;
  # Its number.
  next @1 :Int64;
  # Offset of the first record that is not done.
}

struct Header {
  # What a place holds now.
  fingerprint @0 :Data;
  # Meaning and shape of the state; sections under another one are not read.
  sections @1 :UInt64;
  # Number of sections, which are applied in order.
}

struct Section {
  # Changes of a state: first entries go, then rows come.
  gone @0 :List(UInt64);
  # Branch incarnations whose entries of earlier sections no longer count; 0 is the unbranched one.
  rows @1 :Data;
  # Entries; empty for none.
  departed @2 :Data;
  # Values that left a window and still count in its histograms; empty for none.
}

struct Series {
  # One summary of what DESCRIBE shows (runtime semantics, section 17): of an edge of a node, or of
  # the queues of a relay. One with neither is forgotten.
  kind @0 :Text;
  # Kind of the node.
  name @1 :Text;
  # Name of the node.
  relay @2 :Text;
  # Relay of the edge.
  sent @3 :Bool;
  # Whether the edge leads out of the node.
  flow @4 :Flow;
  # What passed the edge.
  depth @5 :Distribution;
  # How full the queues were.
}

struct Flow {
  # What passed one edge.
  started @0 :Int64;
  # When the first records passed.
  first @1 :Int64;
  # Earliest time of a record; 0 for none.
  last @2 :Int64;
  # Latest time of a record; 0 for none.
  bases @3 :List(Int64);
  # Instant at which the weights of each view are 1; 0 while it has none.
  messages @4 :Counter;
  # Records.
  batches @5 :Counter;
  # Batches.
  bytes @6 :Counter;
  # Bytes.
  perBatch @7 :List(Bucket);
  # Records of one batch.
  latency @8 :List(Bucket);
  # Seconds that the records took.
}

struct Counter {
  # A total with its decayed sums.
  total @0 :UInt64;
  # The total.
  sums @1 :List(Float64);
  # Weighted sum of each view.
}

struct Distribution {
  # Decayed values.
  count @0 :UInt64;
  # Number of values.
  bases @1 :List(Int64);
  # As those of a flow.
  buckets @2 :List(Bucket);
  # The values, ascending.
}

struct Bucket {
  # Values that are taken for one.
  index @0 :Int32;
  # Which values.
  weights @1 :List(Float64);
  # Weight of each view.
}
