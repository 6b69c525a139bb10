package transaction

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nervix/controlplane/registry"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// Lines gives the report for people. A selected operation comes first, with its step.
func (r *Inspection) Lines() []string {
	pauses := r.pauses()
	t := &text{}
	t.line("transaction", r.Transaction)
	t.line("owner", r.Owner)
	t.line("domain", r.Domain)
	t.line("state", r.State)
	t.line("age", r.Age)
	t.line("idle", r.Idle)
	t.line("operations", r.Position)
	t.line("progress", fmt.Sprintf("%d/%d", r.Applied, len(r.Steps)))
	t.line("completeness", r.completeness())
	t.line("basis", fmt.Sprintf("position=%d digest=%s", r.Position, orDash(r.Basis)))
	t.line("quiesce level", r.Planned)
	t.line("executed level", levelText(r.Executed))
	t.line("paused relays", relaysText(pauses.Gates))
	t.line("held ingestors", orDash(strings.Join(pauses.Ingestors, ",")))
	t.line("paused nodes", keysText(pauses.Paused))
	operations, steps := r.ordered()
	for _, o := range operations {
		t.operation(&o)
	}
	for _, s := range steps {
		t.step(&s)
	}
	for _, line := range r.Output {
		t.line("output", line)
	}
	for _, fault := range r.Faults {
		t.fault(fault)
	}
	return t.lines
}

func (r *Inspection) completeness() string {
	if r.Complete {
		return "complete"
	}
	return "incomplete: " + r.Reason
}

// pauses joins what the steps pause.
func (r *Inspection) pauses() record.Impact {
	var all record.Impact
	for _, s := range r.Steps {
		all.Gates = append(all.Gates, s.Impact.Gates...)
		all.Ingestors = append(all.Ingestors, s.Impact.Ingestors...)
		all.Paused = append(all.Paused, s.Impact.Paused...)
	}
	slices.SortFunc(all.Gates, func(a, b record.Gate) int {
		return cmp.Or(cmp.Compare(a.Relay, b.Relay), cmp.Compare(a.Branch, b.Branch), cmp.Compare(a.Owner, b.Owner))
	})
	slices.Sort(all.Ingestors)
	slices.SortFunc(all.Paused, registry.CompareKeys)
	all.Gates, all.Ingestors, all.Paused = slices.Compact(all.Gates), slices.Compact(all.Ingestors), slices.Compact(all.Paused)
	return all
}

// ordered gives operations and steps with the selected operation and its step in front.
func (r *Inspection) ordered() ([]OperationReport, []StepReport) {
	operations, steps := slices.Clone(r.Operations), slices.Clone(r.Steps)
	if r.Selected == 0 {
		return operations, steps
	}
	step := r.Operations[r.Selected-1].Step
	slices.SortStableFunc(operations, func(a, b OperationReport) int { return front(a.Number == r.Selected, b.Number == r.Selected) })
	slices.SortStableFunc(steps, func(a, b StepReport) int { return front(a.Number == step, b.Number == step) })
	return operations, steps
}

// front orders what is wanted before what is not.
func front(a, b bool) int {
	switch {
	case a && !b:
		return -1
	case b && !a:
		return 1
	}
	return 0
}

func levelText(level *model.Level) string {
	if level == nil {
		return "-"
	}
	return level.String()
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

func keyText(k model.Key) string { return kindText(k.Kind) + " '" + k.Name + "'" }

func keysText(list []model.Key) string {
	parts := make([]string, len(list))
	for i, k := range list {
		parts[i] = keyText(k)
	}
	return orDash(strings.Join(parts, ", "))
}

// relaysText names the relays of gates, each once; gates are in the order of their relays.
func relaysText(gates []record.Gate) string {
	var names []string
	for i := range gates {
		names = append(names, gates[i].Relay)
	}
	return orDash(strings.Join(slices.Compact(names), ","))
}

// gateText tells which branches a gate holds, and where.
func gateText(g *record.Gate) string {
	branches := "unbranched"
	if g.Branch != "" {
		branches = "every branch of '" + g.Branch + "'"
	}
	return fmt.Sprintf("relay '%s', %s, on %s", g.Relay, branches, orDash(g.Owner))
}

func numbersText(list []uint32) string {
	parts := make([]string, len(list))
	for i, n := range list {
		parts[i] = strconv.FormatUint(uint64(n), 10)
	}
	return strings.Join(parts, ",")
}

// text collects the lines of a report.
type text struct{ lines []string }

func (t *text) line(name string, value any) {
	t.lines = append(t.lines, fmt.Sprintf("%s: %v", name, value))
}

func (t *text) operation(o *OperationReport) {
	step := "-"
	if o.Step > 0 {
		step = fmt.Sprint(o.Step)
	}
	t.line(fmt.Sprintf("operation %d", o.Number), o.Summary)
	t.line("  step", step)
	t.reasons(&o.Impact)
}

func (t *text) step(s *StepReport) {
	t.line(fmt.Sprintf("step %d", s.Number), strings.TrimSpace(s.Impact.Kind.Text()+" "+s.Impact.Subject))
	t.line("  operations", fmt.Sprintf("%d-%d", s.First, s.Last))
	t.line("  outcome", s.State)
	t.line("  planned level", s.Level)
	t.line("  executed level", levelText(s.Actual))
	t.reasons(&s.Impact)
	t.listed("  paused relays", relaysText(s.Impact.Gates))
	t.gates("    gate", s.Impact.Gates)
	t.listed("  held ingestors", orDash(strings.Join(s.Impact.Ingestors, ",")))
	t.listed("  paused", keysText(s.Impact.Paused))
	t.listed("  force-flushed", keysText(s.Impact.Flushed))
	t.side("before", s.Before)
	t.side("after", s.After)
	for _, e := range s.Engagements {
		t.engagement(e)
	}
}

func (t *text) gates(name string, gates []record.Gate) {
	for i := range gates {
		t.line(name, gateText(&gates[i]))
	}
}

// engagement tells what an attempt to pause asked for and what became of it.
func (t *text) engagement(e *record.Engagement) {
	kind := e.Level.String()
	if e.Recovery {
		kind += " (recovery rebuild)"
	}
	if e.Attempts > 1 {
		kind += fmt.Sprintf(" (last of %d attempts)", e.Attempts)
	}
	t.line(fmt.Sprintf("  engagement %d", e.Number), kind+": "+strings.Join(statesOf(e), ", "))
	t.gates("    gate", e.Gates)
	t.listed("    held ingestors", orDash(strings.Join(e.Ingestors, ",")))
	t.listed("    paused", keysText(e.Nodes))
	t.listed("    rebuilt", keysText(e.Rebuilt))
}

// statesOf names the states that an attempt went through.
func statesOf(e *record.Engagement) []string {
	names := make([]string, len(e.States))
	for i, state := range e.States {
		names[i] = machine.EngagementState(state).String()
	}
	return names
}

// side tells the affected topology on one side of a step.
func (t *text) side(name string, side *record.Topology) {
	t.line("  "+name, fmt.Sprintf("nodes=%d edges=%d", len(side.Nodes), len(side.Edges)))
	for i := range side.Nodes {
		n := &side.Nodes[i]
		t.line("    node", fmt.Sprintf("%s (operations %s)", keyText(n.Key), numbersText(n.Operations)))
	}
	for i := range side.Edges {
		e := &side.Edges[i]
		t.line("    edge", fmt.Sprintf("%s -> %s: %s at %s (operations %s)",
			keyText(e.From), keyText(e.To), e.Kind.Text(), e.Path, numbersText(e.Operations)))
	}
}

// reasons tells why something pauses.
func (t *text) reasons(i *record.Impact) {
	t.listed("  created", keysText(i.Created))
	t.listed("  dropped", keysText(i.Dropped))
	for _, c := range i.Changed {
		t.line("  changed", fmt.Sprintf("%s %s (%s)", keyText(c.Key), c.Aspect, c.Level))
	}
	t.listed("  state-reset", keysText(i.Purged))
	t.listed("  ownership-moved", keysText(i.Moved))
	t.listed("  activated", refreshText(i.Refreshed))
	t.listed("  activated", keysText(i.Activated))
	t.listed("  rebuilt", keysText(i.Rebuilt))
}

// refreshText tells for which virtual hosts the HTTPS listener is refreshed.
func refreshText(vhosts []model.Key) string {
	if len(vhosts) == 0 {
		return "-"
	}
	return "HTTPS listener refresh of " + keysText(vhosts)
}

// listed writes a line unless it is empty.
func (t *text) listed(name, value string) {
	if value != "-" {
		t.line(name, value)
	}
}

func (t *text) fault(f record.Fault) {
	message := f.Message
	for causes := f.Causes; len(causes) > 0; causes = causes[0].Causes {
		message += ": " + causes[0].Message
	}
	t.line("error", message)
}
