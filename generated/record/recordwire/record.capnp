# Code generated from spec/ by go generate. DO NOT EDIT.
# Wire form of the records of package record. Replicated commands and the records that the
# replicated state machine stores.
@0xe49b99b22cbb51cc;

using Go = import "/go.capnp";
$Go.package("recordwire");
$Go.import("nervix/generated/record/recordwire");
using Model = import "/model/modelwire/model.capnp";
using Statement = import "/statement/statementwire/statement.capnp";

enum DomainStatus {
  # Lifecycle of a domain (table R1).
  created @0;
  # Never started.
  running @1;
  # Its graph executes.
  stopped @2;
  # Its graph is passive.
}

struct Domain {
  # A declared domain.
  name @0 :Text;
  # Folded name.
}

struct ScheduledNode {
  # Where one node of the graph runs (table R8).
  key @0 :Model.Key;
  # The node.
  primary @1 :Text;
  # Owning cluster node; empty when every live node runs it.
  replicas @2 :List(Text);
  # Cluster nodes that hold copies of its state; never the primary.
  everyNode @3 :Bool;
  # Whether it runs on every live node.
}

struct DomainSchedule {
  # The committed schedule of a domain: the only durable definition from which execution revisions
  # are derived.
  domain @0 :Text;
  # The domain.
  status @1 :DomainStatus;
  # Its lifecycle.
  startVersion @2 :UInt64;
  # Number of START statements that took effect; tells executions apart.
  models @3 :List(Model.Model);
  # Every model of the domain, by kind and name.
  nodes @4 :List(ScheduledNode);
  # Every node of the models, by kind and name.
}
