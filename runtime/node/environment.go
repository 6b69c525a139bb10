package node

import (
	"errors"
	"time"

	"github.com/google/uuid"

	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/budget"
	"nervix/runtime/clock"
	"nervix/runtime/connector"
	"nervix/runtime/content"
	"nervix/runtime/relay"
	"nervix/runtime/report"
	"nervix/runtime/summary"
)

// Environment is what a domain lends to its nodes. It is read-only once nodes run.
type Environment struct {
	// Host is the name of the cluster node that executes.
	Host     string
	Revision *revision.ExecutionRevision
	Clock    clock.Clock
	// Alarm makes short waits exact; it may be nil.
	Alarm    *clock.Alarm
	Reporter report.Reporter
	Tracker  *ack.Tracker
	Metrics  *metric.Families
	// Budget is told what the nodes hold, and pauses ingestors; nil does neither.
	Budget *budget.Budget
	// Relays, Branches and Lookups are indexed as in the revision.
	Relays     []*relay.Relay
	Branches   []*branch.Registry
	Lookups    []*Lookup
	Connectors connector.Registry
	// Content holds the resources that the revision binds.
	Content content.Library
	// Flow gives what sums up the records that a node sends to a relay or receives from it; the relay is
	// metric.None for the edge of an external system. Nil sums them up for the edge alone.
	Flow func(node revision.Identity, relay string, sent bool) *summary.Flow
	// Offsets gives what keeps the positions of an ingestor whose domain owns them.
	Offsets func(ingestor revision.Identity) connector.OffsetKeeper
}

func (e *Environment) flow(node revision.Identity, relay string, sent bool) *summary.Flow {
	if e.Flow == nil {
		return &summary.Flow{}
	}
	return e.Flow(node, relay, sent)
}

// files are the resources of the domain.
func (e *Environment) files() content.Files {
	return content.Files{Library: e.Content, Domain: e.Revision.Domain}
}

// Relay finds a relay by name; nil when there is none.
func (e *Environment) Relay(name string) *relay.Relay {
	for i := range e.Revision.Relays {
		if e.Revision.Relays[i].Name == name {
			return e.Relays[i]
		}
	}
	return nil
}

// Schema gives a shape of the revision.
func (e *Environment) Schema(index uint32) *revision.Schema { return &e.Revision.Schemas[index] }

// branchSchema gives the key shape of a contract; nil when unbranched.
func (e *Environment) branchSchema(contract revision.BranchContract) *revision.Schema {
	if !contract.Branched {
		return nil
	}
	return e.Schema(e.Revision.Branches[contract.Branch].Schema)
}

// general reports a failure that is not tied to one row.
func (e *Environment) general(identity revision.Identity, kind report.Kind, err error, rows int) {
	e.Reporter.Report(report.Event{
		Time: time.Now(), Severity: report.Failure, Kind: kind, Domain: e.Revision.Domain, Node: identity,
		Code: codeOf(err), Message: textOf(err), Rows: rows,
	})
}

// reference makes the identity of one message error.
func reference() string {
	id, err := uuid.NewV7()
	if err != nil {
		// Without random bytes nothing in the process could go on; uuid.New would end it too.
		return uuid.Nil.String()
	}
	return id.String()
}

// codeOf gives the stable code of an error, `internal` when it has none.
func codeOf(err error) string {
	var typed failure.Failure
	if errors.As(err, &typed) {
		return string(typed.Code())
	}
	return "internal"
}

// textOf gives the text of an error that may be shown: typed failures are free of payload
// values; the text of any other error is the connector's own.
func textOf(err error) string {
	var typed failure.Failure
	if errors.As(err, &typed) {
		return typed.Error()
	}
	return err.Error()
}
