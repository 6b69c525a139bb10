package execution

import (
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/branch"
	"nervix/runtime/budget"
	"nervix/runtime/node"
	"nervix/runtime/relay"
	"nervix/runtime/report"
	"nervix/runtime/state"
)

// saveInterval is the default of Config.SaveInterval.
const saveInterval = time.Second

// saved reads the node state that an earlier process left for a domain. Damaged state is reported and
// starts empty, whole entity by whole entity.
type saved struct {
	config *Config
	domain string
}

func (s saved) place(kind, name string) state.Place {
	return state.Place{Domain: s.domain, Kind: kind, Name: name}
}

func nodePlace(domain string, identity revision.Identity) state.Place {
	return state.Place{Domain: domain, Kind: strings.ToLower(strings.ReplaceAll(identity.Kind.String(), "_", " ")), Name: identity.Name}
}

// load applies a saved state and tells whether all of it was.
func (s saved) load(place state.Place, fingerprint []byte, shape state.Shape, apply func(state.Section) error) bool {
	if s.config.Store == nil {
		return false
	}
	found, err := s.config.Store.Load(place, fingerprint, shape, apply)
	if err != nil {
		s.report(err)
		if err := s.config.Store.Purge(place); err != nil {
			s.report(err)
		}
	}
	return found
}

func (s saved) report(err error) {
	code := "internal"
	var typed failure.Failure
	if errors.As(err, &typed) {
		code = string(typed.Code())
	}
	s.config.Reporter.Report(report.Event{
		Time: time.Now(), Severity: report.Failure, Kind: report.InternalError, Domain: s.domain, Code: code, Message: err.Error(),
	})
}

// purge forgets everything of a domain that is gone.
func (s saved) purge() {
	if s.config.Store == nil {
		return
	}
	if err := s.config.Store.PurgeDomain(s.domain); err != nil {
		s.report(err)
	}
}

// account counts kept state; owner is its kind and name.
func (s saved) account(kind, name string) *budget.Account {
	return s.config.Budget.Open(metric.HoldingState, s.domain, kind+" "+name)
}

// registry gives the saved branches of a declaration.
func (s saved) registry(plan *revision.Branch, schema *revision.Schema) *branch.Registry {
	made := s.newRegistry(plan, schema)
	if s.load(s.place(kindBranch, plan.Name), branchFingerprint(schema), made.Shape(), made.Restore) {
		return made
	}
	made.Uncount()
	return s.newRegistry(plan, schema)
}

func (s saved) newRegistry(plan *revision.Branch, schema *revision.Schema) *branch.Registry {
	made := branch.NewRegistry(plan, schema)
	made.Account = s.account("BRANCH", plan.Name)
	return made
}

// relay gives the saved rows of a relay, if they are of this start of the domain.
func (s saved) relay(desired *revision.ExecutionRevision, plan *revision.Relay, registry *branch.Registry) keptRelay {
	schema := &desired.Schemas[plan.Schema]
	made := func() keptRelay {
		empty := relay.NewState()
		empty.Account = s.account(revision.NodeKindRelay.String(), plan.Name)
		return keptRelay{
			schema: *schema, registry: registry, start: desired.StartVersion, state: empty,
			saved: relay.NewSaved(empty, node.ArrowSchema(schema)),
		}
	}
	kept, live := made(), lives(registry)
	apply := func(section state.Section) error {
		kept.saved.Restore(live, section)
		return nil
	}
	if s.load(s.place(kindRelay, plan.Name), relayFingerprint(desired, plan), kept.saved.Shape(), apply) {
		return kept
	}
	kept.state.Uncount()
	return made()
}

// node gives the saved state of a processor; nil when there is none.
func (s saved) node(env *node.Environment, planned *revision.Node) *node.State {
	plan := planned.Plan.(*revision.Processor)
	shape, keeps := node.SavedShape(plan.Operation)
	if !keeps {
		return nil
	}
	restoring := node.NewRestoring(plan.Operation)
	if !s.load(nodePlace(s.domain, planned.Identity), nodeFingerprint(env.Revision, planned), shape, restoring.Add) {
		return nil
	}
	var registry *branch.Registry
	if planned.Branch.Branched {
		registry = env.Branches[planned.Branch.Branch]
	}
	return restoring.State(lives(registry))
}

// lives gives the branches that are alive by incarnation; nil when unbranched.
func lives(registry *branch.Registry) map[uint64]*branch.Key {
	if registry == nil {
		return map[uint64]*branch.Key{0: nil}
	}
	return registry.Live()
}

// Kinds of saved state beside those of nodes.
const (
	kindBranch = "branch"
	kindRelay  = "relay"
)

// Fingerprints tell what saved state means: the schemas that it is laid out by, the model of the node
// and, for the rows of relays, the start of the domain. State under another one starts empty.

func branchFingerprint(schema *revision.Schema) []byte { return digest(schema.Digest()) }

func relayFingerprint(desired *revision.ExecutionRevision, plan *revision.Relay) []byte {
	schema := &desired.Schemas[plan.Schema]
	return binary.BigEndian.AppendUint64(append(digest(schema.Digest()), branchName(desired, plan.Branch)...), desired.StartVersion)
}

func nodeFingerprint(desired *revision.ExecutionRevision, planned *revision.Node) []byte {
	var model []byte
	switch operation := planned.Plan.(*revision.Processor).Operation.(type) {
	case *revision.Deduplicator:
		model = digest(operation.Keys.Digest())
	case *revision.WindowProcessor:
		model = operation.StateFingerprint
	}
	return slices.Concat(planned.SchemaFingerprint, model, []byte(branchName(desired, planned.Branch)))
}

// digest gives the bytes of a digest. Plans that were decoded or digested before always have one.
func digest(sum [32]byte, err error) []byte {
	if err != nil {
		return nil
	}
	return sum[:]
}

func branchName(desired *revision.ExecutionRevision, contract revision.BranchContract) string {
	if !contract.Branched {
		return ""
	}
	return desired.Branches[contract.Branch].Name
}

// keepers make the state of a domain's parts durable while it runs.
type keepers map[state.Place]*state.Keeper

// wanted is what a place of a running domain holds.
type wanted struct {
	fingerprint []byte
	part        state.Part
	// always tells that the part is kept in a stopped domain too.
	always bool
}

// keepSaved brings the keepers to a snapshot and forgets the state of what is not in it.
func (d *Domain) keepSaved(s *Snapshot) {
	if d.config.Store == nil {
		return
	}
	places := d.wanted(s)
	for place, keeper := range d.keepers {
		want, stays := places[place]
		if !stays || want.part != keeper.Part || string(want.fingerprint) != string(keeper.Fingerprint) {
			_ = keeper.Stop(context.Background()) // reported
			delete(d.keepers, place)
		}
	}
	d.kept.saved.forgetOthers(places)
	for place, want := range places {
		if d.keepers[place] != nil || want.part == nil || s.Revision.Mode != revision.BuildModeRunning && !want.always {
			continue
		}
		keeping := state.Keeping{
			Place: place, Fingerprint: want.fingerprint, Part: want.part, Interval: d.config.SaveInterval, Saved: d.kept.saved.observer(),
		}
		if place == d.kept.saved.summariesPlace() {
			keeping.Saved = d.kept.saved.failures()
		}
		d.keepers[place] = d.config.Store.Keep(keeping)
	}
}

// wanted lists the places of a revision. Those of a stopped domain have no parts, but stay.
func (d *Domain) wanted(s *Snapshot) map[state.Place]wanted {
	places := map[state.Place]wanted{d.kept.saved.summariesPlace(): {summariesFingerprint, d.kept.summaries, true}}
	for i := range s.Revision.Branches {
		plan := &s.Revision.Branches[i]
		places[d.kept.saved.place(kindBranch, plan.Name)] = wanted{fingerprint: branchFingerprint(&s.Revision.Schemas[plan.Schema]), part: s.Branches[plan.Name]}
	}
	for i := range s.Revision.Relays {
		plan := &s.Revision.Relays[i]
		if kept, exists := d.kept.relays[plan.Name]; exists && plan.Materialized {
			places[d.kept.saved.place(kindRelay, plan.Name)] = wanted{fingerprint: relayFingerprint(s.Revision, plan), part: kept.saved}
		}
	}
	for i := range s.Revision.Nodes {
		planned := &s.Revision.Nodes[i]
		if ownsOffsets(planned.Plan) {
			places[nodePlace(s.Revision.Domain, planned.Identity)] = wanted{}
		}
		plan, isProcessor := planned.Plan.(*revision.Processor)
		if !isProcessor {
			continue
		}
		if _, keeps := node.SavedShape(plan.Operation); !keeps {
			continue
		}
		want := wanted{fingerprint: nodeFingerprint(s.Revision, planned)}
		if found, running := s.byID[planned.Identity]; running {
			want.part = found.task.Saved()
		}
		places[nodePlace(s.Revision.Domain, planned.Identity)] = want
	}
	return places
}

// forgetOthers purges the state of everything but the given places.
func (s saved) forgetOthers(places map[state.Place]wanted) {
	found, err := s.config.Store.Places(s.domain)
	if err != nil {
		s.report(err)
	}
	for _, place := range found {
		if _, stays := places[place]; stays {
			continue
		}
		if err := s.config.Store.Purge(place); err != nil {
			s.report(err)
		}
	}
}

// observer measures the writes of one keeper and reports the first of failures in a row.
func (s saved) observer() func(elapsed time.Duration, bytes int, err error) {
	failures := s.failures()
	labels := func(outcome string) metric.DomainOutcomeLabels {
		return metric.DomainOutcomeLabels{Domain: s.domain, Outcome: outcome}
	}
	return func(elapsed time.Duration, bytes int, err error) {
		s.config.Metrics.StateSaveSeconds.With(metric.DomainLabels{Domain: s.domain}).Observe(elapsed.Seconds())
		s.config.Metrics.StateSavedBytesTotal.With(metric.DomainLabels{Domain: s.domain}).Add(float64(bytes))
		outcome := metric.OutcomeSuccess
		if err != nil {
			outcome = metric.OutcomeFailure
		}
		s.config.Metrics.StateSavesTotal.With(labels(outcome)).Inc()
		failures(elapsed, bytes, err)
	}
}

// failures reports the first of failed writes in a row. Summaries are written beside the state and do
// not count as such.
func (s saved) failures() func(elapsed time.Duration, bytes int, err error) {
	failing := false
	return func(_ time.Duration, _ int, err error) {
		if err != nil && !failing {
			s.report(err)
		}
		failing = err != nil
	}
}

// settle makes durable what sources wait for.
func (k keepers) settle(ctx context.Context) {
	for _, keeper := range k {
		if keeper.Part.Urgent() != nil {
			_ = keeper.Save(ctx) // reported
		}
	}
}

// stop ends all keepers, side by side, with everything saved.
func (k keepers) stop(ctx context.Context) {
	var wait sync.WaitGroup
	for _, keeper := range k {
		wait.Go(func() { _ = keeper.Stop(ctx) }) // reported
	}
	wait.Wait()
	clear(k)
}

// stopNode ends the keeper of a node that has ended.
func (k keepers) stopNode(ctx context.Context, domain string, identity revision.Identity) {
	place := nodePlace(domain, identity)
	if keeper := k[place]; keeper != nil {
		_ = keeper.Stop(ctx) // reported
		delete(k, place)
	}
}
