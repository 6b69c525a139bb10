package transaction

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// The text of a report tells who, where and how far, whether COMMIT can apply it and what it depends
// on, what the whole pauses, what every operation adds to its step, and of every step what was planned
// and what became of it (CP-156, CP-157).
func TestReportText(t *testing.T) {
	entity, domain := model.LevelEntityPause, model.LevelDomainPause
	relay, junction := model.Key{Kind: model.KindRelay, Name: "r"}, model.Key{Kind: model.KindJunction, Name: "j"}
	deduplicator, emitter := model.Key{Kind: model.KindDeduplicator, Name: "d"}, model.Key{Kind: model.KindEmitter, Name: "x"}
	first := record.Impact{
		Kind: record.StepKindModels, Created: []model.Key{relay}, Dropped: []model.Key{emitter},
		Changed: []record.ChangedAspect{{Key: junction, Path: "detached", Aspect: "attachment", Level: entity}},
		Moved:   []model.Key{junction}, Gates: []record.Gate{{Relay: "r", Branch: "b", Owner: "n"}}, Ingestors: []string{"i"},
		Paused: []model.Key{relay, junction}, Flushed: []model.Key{relay, junction, deduplicator}, Purged: []model.Key{deduplicator},
		Activated: []model.Key{junction}, Rebuilt: []model.Key{relay},
	}
	first.Refreshed = []model.Key{{Kind: model.KindVhost, Name: "v"}, {Kind: model.KindVhost, Name: "w"}}
	second := record.Impact{Kind: record.StepKindLifecycle, Subject: "STOP"}
	nowhere := &record.Topology{}
	before := &record.Topology{
		Nodes: []record.TopologyNode{{Key: relay, Operations: []uint32{1, 2}}, {Key: emitter, Operations: []uint32{2}}},
		Edges: []record.TopologyEdge{{From: relay, To: emitter, Kind: record.EdgeKindDelivery, Path: "inputs[0].relay", Operations: []uint32{2}}},
	}
	history := []*record.Engagement{
		{Number: 1, Attempts: 1, States: []uint8{0, 1, 4}, Level: entity, Gates: first.Gates, Ingestors: []string{"i"}, Nodes: []model.Key{relay}},
		{Number: 2, Attempts: 7, States: []uint8{0, 3}, Level: domain, Recovery: true, Nodes: []model.Key{relay}, Rebuilt: []model.Key{relay, junction}},
	}
	after := &record.Topology{Nodes: []record.TopologyNode{{Key: relay, Operations: []uint32{1, 2}}}}
	report := &Inspection{
		Transaction: "t", Owner: "ann", Domain: "shop", State: machine.TransactionStateFailed, Age: 2 * time.Minute, Idle: time.Second,
		Position: 3, Basis: "ab12", Complete: true, Applied: 1, Planned: domain, Executed: &entity,
		Operations: []OperationReport{
			{Number: 1, Summary: "ALTER JUNCTION j", Step: 1, Impact: contribution(&first, junction)},
			{Number: 2, Summary: "DROP EMITTER x", Step: 1, Impact: contribution(&first, emitter)},
			{Number: 3, Summary: "STOP", Step: 2, Impact: second},
		},
		Steps: []StepReport{
			{Number: 1, First: 1, Last: 2, State: machine.StepStateApplied, Level: entity, Actual: &entity, Impact: first, Before: before, After: after, Engagements: history},
			{Number: 2, First: 3, Last: 3, State: machine.StepStateFailed, Level: domain, Impact: second, Before: nowhere, After: nowhere},
		},
		Faults: []record.Fault{{Message: "statement 3 failed", Causes: []record.Fault{{Message: "no room"}}}},
	}
	require.Equal(t, strings.TrimPrefix(`
transaction: t
owner: ann
domain: shop
state: FAILED
age: 2m0s
idle: 1s
operations: 3
progress: 1/2
completeness: complete
basis: position=3 digest=ab12
quiesce level: DOMAIN_PAUSE
executed level: ENTITY_PAUSE
paused relays: r
held ingestors: i
paused nodes: relay 'r', junction 'j'
operation 1: ALTER JUNCTION j
  step: 1
  changed: junction 'j' attachment (ENTITY_PAUSE)
  ownership-moved: junction 'j'
  activated: junction 'j'
operation 2: DROP EMITTER x
  step: 1
  dropped: emitter 'x'
operation 3: STOP
  step: 2
step 1: model run
  operations: 1-2
  outcome: APPLIED
  planned level: ENTITY_PAUSE
  executed level: ENTITY_PAUSE
  created: relay 'r'
  dropped: emitter 'x'
  changed: junction 'j' attachment (ENTITY_PAUSE)
  state-reset: deduplicator 'd'
  ownership-moved: junction 'j'
  activated: HTTPS listener refresh of vhost 'v', vhost 'w'
  activated: junction 'j'
  rebuilt: relay 'r'
  paused relays: r
    gate: relay 'r', every branch of 'b', on n
  held ingestors: i
  paused: relay 'r', junction 'j'
  force-flushed: relay 'r', junction 'j', deduplicator 'd'
  before: nodes=2 edges=1
    node: relay 'r' (operations 1,2)
    node: emitter 'x' (operations 2)
    edge: relay 'r' -> emitter 'x': delivery at inputs[0].relay (operations 2)
  after: nodes=1 edges=0
    node: relay 'r' (operations 1,2)
  engagement 1: ENTITY_PAUSE: REQUESTED, CONFIRMED, RELEASED
    gate: relay 'r', every branch of 'b', on n
    held ingestors: i
    paused: relay 'r'
  engagement 2: DOMAIN_PAUSE (recovery rebuild) (last of 7 attempts): REQUESTED, UNCERTAIN
    paused: relay 'r'
    rebuilt: relay 'r', junction 'j'
step 2: lifecycle STOP
  operations: 3-3
  outcome: FAILED
  planned level: DOMAIN_PAUSE
  executed level: -
  before: nodes=0 edges=0
  after: nodes=0 edges=0
error: statement 3 failed: no room`, "\n"), strings.Join(report.Lines(), "\n"))

	report.Complete, report.Reason, report.Selected = false, "relay 'q' is not there", 3
	lines := report.Lines()
	require.Contains(t, lines, "completeness: incomplete: relay 'q' is not there")
	text := strings.Join(lines, "\n")
	require.Less(t, strings.Index(text, "operation 3:"), strings.Index(text, "operation 1:"))
	require.Less(t, strings.Index(text, "step 2:"), strings.Index(text, "step 1:"))
}
