package planner

import (
	"errors"
	"fmt"
	"strings"

	"github.com/zeebo/blake3"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/revision"
)

// Plan derives the complete revision of a committed schedule, published at a control-plane
// revision. The predecessor is the source digest of the revision that it is planned against,
// empty for an install. Nodes without engine are left out of a passive revision, and fail a running
// one with what Missing lists. It fails with failure.PlanningFailed, whose cause names what is
// missing or contradictory; a schedule whose models the registry accepted and that needs no missing
// engine always plans.
func Plan(schedule *record.DomainSchedule, clusterRevision uint64, predecessor []byte) (*revision.ExecutionRevision, error) {
	graph, err := registry.NewGraph(schedule.Domain, schedule.Models)
	if err != nil {
		return nil, failed(schedule.Domain, "R8", "its models", err)
	}
	if missing := Missing(graph); schedule.Status == record.DomainStatusRunning && len(missing) > 0 {
		return nil, failed(schedule.Domain, "R8", "its nodes", errors.Join(missing...))
	}
	p := &plan{schedule: schedule, graph: graph, tables: newTables(graph)}
	if err := p.resolve(); err != nil {
		return nil, err
	}
	planned := &revision.ExecutionRevision{
		Domain: schedule.Domain, PredecessorDigest: predecessor, ClusterRevision: clusterRevision,
		Mode: mode(schedule.Status), StartVersion: schedule.StartVersion, Origin: sourceOrigin(schedule.Origin),
		Clock: domainClock(schedule.Clock),
	}
	p.tables.all()
	if planned.Nodes, err = p.nodes(); err != nil {
		return nil, err
	}
	p.tables.into(planned)
	if planned.SourceDigest, planned.HandoffFingerprint, err = Digests(schedule); err != nil {
		return nil, failed(schedule.Domain, "R8", "the schedule", err)
	}
	return planned, nil
}

// Digests gives the source digest of a schedule and its ownership-handoff fingerprint. Both cover
// the canonical bytes of the whole schedule, and neither stands for the other (EP-019).
func Digests(schedule *record.DomainSchedule) (source, handoff []byte, err error) {
	data, err := schedule.Encode()
	if err != nil {
		return nil, nil, (&failure.DigestFailed{Subject: "the schedule of domain '" + schedule.Domain + "'"}).WithCause(err)
	}
	digest := blake3.Sum256(data)
	handoff = make([]byte, len(digest))
	blake3.DeriveKey("nervix ownership handoff", data, handoff)
	return digest[:], handoff, nil
}

func mode(status record.DomainStatus) revision.BuildMode {
	if status == record.DomainStatusRunning {
		return revision.BuildModeRunning
	}
	return revision.BuildModePassive
}

// domainClock gives the mapping of a committed clock; nil for none.
func domainClock(c *record.DomainClock) *revision.Clock {
	if c == nil {
		return nil
	}
	return &revision.Clock{Period: c.Period, Skew: c.Skew, Wall: c.Wall, Logical: c.Logical, Rate: c.Rate}
}

func sourceOrigin(o *record.SourceOrigin) *revision.SourceOrigin {
	if o == nil {
		return nil
	}
	return &revision.SourceOrigin{Version: o.Version, At: o.At}
}

func failed(domain, section, subject string, cause error) error {
	return (&failure.PlanningFailed{Domain: domain, Section: section, Subject: subject}).WithCause(cause)
}

// plan derives one revision.
type plan struct {
	schedule  *record.DomainSchedule
	graph     *registry.Graph
	tables    *tables
	contracts map[model.Key]contract.Contract
}

// resolve finds every reference and types every expression before anything is lowered, so that
// lowering cannot meet a missing part.
func (p *plan) resolve() error {
	for _, key := range p.graph.Keys() {
		m, _ := p.graph.Find(key)
		for _, reference := range model.References(m) {
			target := model.Key{Kind: reference.Kind, Name: reference.Name}
			if _, exists := p.graph.Find(target); !exists && target.Kind != model.KindResource {
				return failed(p.schedule.Domain, section(key.Kind, reference.Path), subject(key, reference.Path),
					&failure.MissingPlanPart{Kind: target.Kind.Text(), Name: target.Name})
			}
		}
	}
	p.contracts = map[model.Key]contract.Contract{}
	for _, key := range p.graph.Keys() {
		m, _ := p.graph.Find(key)
		report := &violation.Report{Key: key}
		resolved := contract.Resolve(m, p.graph, report)
		if found := report.Violations(); len(found) > 0 {
			path := found[0].Failure.Where().Path
			return failed(p.schedule.Domain, section(key.Kind, path), subject(key, path), report.Err())
		}
		p.contracts[key] = resolved
	}
	return nil
}

// sections maps the kinds of models to the sections of a revision (tables R1 to R8); the kinds that
// are not listed are processors.
var sections = map[model.Kind]string{
	model.KindSchema: "R3", model.KindWireJsonSchema: "R3", model.KindWireCborSchema: "R3", model.KindWireAvroSchema: "R3",
	model.KindCodec: "R3", model.KindBranch: "R3", model.KindRelay: "R3", model.KindSignalingProtocol: "R3",
	model.KindHashMap: "R3", model.KindUdf: "R3", model.KindClient: "R2", model.KindVhost: "R1", model.KindEndpoint: "R1",
	model.KindIngestor: "R4", model.KindGenerator: "R4", model.KindReingestor: "R4", model.KindEmitter: "R5", model.KindPlacement: "R8",
}

func sectionOf(kind model.Kind) string {
	if section, listed := sections[kind]; listed {
		return section
	}
	return "R6"
}

func section(kind model.Kind, path string) string {
	if strings.Contains(path, "message_error") {
		return "R7"
	}
	return sectionOf(kind)
}

// subject names a model and, when the path lies in a route, the route.
func subject(key model.Key, path string) string {
	owner := violation.Owner(key)
	if route, _, ok := strings.Cut(path, "]"); ok && strings.HasPrefix(route, "routes[") {
		return owner + " route " + strings.TrimPrefix(route, "routes[")
	}
	return owner
}

// nodes lowers every scheduled node, in the order of the keys.
func (p *plan) nodes() ([]revision.Node, error) {
	placements := map[model.Key]*record.ScheduledNode{}
	for i := range p.schedule.Nodes {
		entry := &p.schedule.Nodes[i]
		if !registry.IsNode(entry.Key.Kind) || p.contracts[entry.Key] == nil || placements[entry.Key] != nil {
			return nil, p.unplaced(entry.Key)
		}
		placements[entry.Key] = entry
	}
	var nodes []revision.Node
	for _, key := range p.graph.Keys() {
		if !registry.IsNode(key.Kind) {
			continue
		}
		entry, placed := placements[key]
		if !placed || (entry.Primary == "") != entry.EveryNode {
			return nil, p.unplaced(key)
		}
		if len(missingEngines(p.graph, key)) > 0 {
			continue
		}
		node, err := p.node(key)
		if err != nil {
			return nil, failed(p.schedule.Domain, sectionOf(key.Kind), violation.Owner(key), err)
		}
		node.Placement = revision.Placement{Primary: entry.Primary, Replicas: entry.Replicas, EveryNode: entry.EveryNode}
		nodes = append(nodes, node)
	}
	return nodes, nil
}

func (p *plan) unplaced(key model.Key) error {
	return failed(p.schedule.Domain, "R8", violation.Owner(key), &failure.UnplacedNode{Node: violation.Owner(key)})
}

// node lowers one node and gives it its identities. Lowering it once more against tables of its
// own yields an identity that changes exactly when the plan or a definition that it uses changes.
func (p *plan) node(key model.Key) (revision.Node, error) {
	own := newTables(p.graph)
	alone := &revision.ExecutionRevision{Nodes: []revision.Node{own.node(key, p.contracts[key])}}
	if key.Kind != model.KindRelay {
		own.forgetRelays()
	}
	own.into(alone)
	schemas := &revision.ExecutionRevision{Schemas: own.schemas}
	shapes, err := schemas.Digest()
	if err != nil {
		return revision.Node{}, digestFailed("schemas", key, err)
	}
	if err := fingerprintWindow(alone, shapes); err != nil {
		return revision.Node{}, digestFailed("window state", key, err)
	}
	identity, err := alone.Digest()
	if err != nil {
		return revision.Node{}, digestFailed("plan", key, err)
	}
	node := p.tables.node(key, p.contracts[key])
	node.SchemaFingerprint, node.PlanIdentity = shapes[:], identity[:]
	if window := windowOf(&node); window != nil {
		window.StateFingerprint = windowOf(&alone.Nodes[0]).StateFingerprint
	}
	return node, nil
}

func digestFailed(what string, key model.Key, cause error) error {
	return (&failure.DigestFailed{Subject: fmt.Sprintf("the %s of %s", what, violation.Owner(key))}).WithCause(cause)
}

func windowOf(node *revision.Node) *revision.WindowProcessor {
	processor, ok := node.Plan.(*revision.Processor)
	if !ok {
		return nil
	}
	window, _ := processor.Operation.(*revision.WindowProcessor)
	return window
}

// fingerprintWindow gives a window processor the identity of its window model: bounds, arguments,
// accumulators and schemas. Rows retained under another one are not restored.
func fingerprintWindow(alone *revision.ExecutionRevision, shapes [32]byte) error {
	window := windowOf(&alone.Nodes[0])
	if window == nil {
		return nil
	}
	digest, err := window.Digest()
	if err != nil {
		return err
	}
	fingerprint := blake3.Sum256(append(digest[:], shapes[:]...))
	window.StateFingerprint = fingerprint[:]
	return nil
}
