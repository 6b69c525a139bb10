# Code generated from spec/ by go generate. DO NOT EDIT.
# Wire form of the records of package statement. Semantic statements: what a request asks for,
# without any text of it. Transactions replicate them; execution never reparses source text
# (CP-046).
@0xefa967ca19778484;

using Go = import "/go.capnp";
$Go.package("statementwire");
$Go.import("nervix/generated/statement/statementwire");
using Model = import "/model/modelwire/model.capnp";

enum Class {
  # How a statement is admitted and routed (grammar reference, 5.1).
  model @0;
  # Model mutation; consecutive ones form one atomic batch.
  effect @1;
  # Other replicated effect of the selected domain.
  admin @2;
  # Immediate command outside any domain's content.
  read @3;
  # Changes nothing and records no execution.
  tx @4;
  # Controls the session's transaction.
  session @5;
  # State of this session only.
  client @6;
  # Executed by the client program.
}

enum Delivery {
  # How a subscription meets a slow session.
  blocking @0;
  # Waits for the session queue.
  dropping @1;
  # Discards while the queue is full.
}

struct CreateModel {
  # Stores a new Model.
  ifNotExists @0 :Bool;
  # An existing key is a success.
  model @1 :Model.Model;
  # The new Model.
}

struct DropModel {
  # Removes a Model.
  key @0 :Model.Key;
  # The Model.
}

struct CreateDomain {
  # Declares an unpaced domain.
  ifNotExists @0 :Bool;
  # An existing name is a success.
  name @1 :Text;
  # The domain.
}

struct CreateUser {
  # Declares a user.
  ifNotExists @0 :Bool;
  # An existing name is a success.
  name @1 :Text;
  # The user.
  password @2 :Text;
  # Never stored or logged; hashed before replication.
}

struct StartDomain {
  # Starts the selected domain.
}

struct StopDomain {
  # Stops the selected domain.
}

struct ShowCreate {
  # Renders a Model.
  key @0 :Model.Key;
  # The Model.
}

struct ShowClusterStatus {
  # Shows the cluster.
}

struct ShowTransactions {
  # Lists transactions.
}

struct DescribeDomain {
  # Describes the selected domain.
}

struct DescribeModel {
  # Describes a node or endpoint.
  key @0 :Model.Key;
  # The Model.
  bindings @1 :List(BranchBinding);
  # One concrete branch of a relay; empty for none.
}

struct BranchBinding {
  # One key field of a concrete branch.
  field @0 :Text;
  # Key field.
  value @1 :Model.Expression;
  # A literal.
}

struct Begin {
  # Opens a transaction.
}

struct Commit {
  # Applies the transaction.
}

struct Revert {
  # Discards the transaction.
}

struct AttachTransaction {
  # Binds a transaction of its owner to this session.
  transaction @0 :Text;
  # Its id; not empty.
}

struct CreateSubscription {
  # Delivers a relay's rows to this session.
  name @0 :Text;
  # Unique in the session.
  relay @1 :Text;
  # The relay.
  delivery @2 :Delivery;
  # Treatment of a slow session.
  sampleRatePresent @3 :Bool;
  # Whether sampleRate has a value.
  sampleRate @4 :Float64;
  # Share of batches kept, 0 to 1.
  where @5 :Model.Expression;
  # Row predicate.
}

struct DeleteSubscription {
  # Ends a subscription.
  name @0 :Text;
  # The subscription.
}

struct UseDomain {
  # Selects a domain.
  name @0 :Text;
  # The domain.
}

struct ListDomains {
  # Lists the domains.
}

struct Statement {
  # One NSPL statement.
  union {
    none @0 :Void;
    # Refused where a value is required.
    createModel @1 :CreateModel;
    dropModel @2 :DropModel;
    createDomain @3 :CreateDomain;
    createUser @4 :CreateUser;
    startDomain @5 :StartDomain;
    stopDomain @6 :StopDomain;
    showCreate @7 :ShowCreate;
    showClusterStatus @8 :ShowClusterStatus;
    showTransactions @9 :ShowTransactions;
    describeDomain @10 :DescribeDomain;
    describeModel @11 :DescribeModel;
    begin @12 :Begin;
    commit @13 :Commit;
    revert @14 :Revert;
    attachTransaction @15 :AttachTransaction;
    createSubscription @16 :CreateSubscription;
    deleteSubscription @17 :DeleteSubscription;
    useDomain @18 :UseDomain;
    listDomains @19 :ListDomains;
  }
}
