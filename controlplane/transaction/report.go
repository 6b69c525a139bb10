package transaction

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"nervix/controlplane/registry"
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
	t.line("paused relays", orDash(strings.Join(pauses.Relays, ",")))
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
		all.Relays = append(all.Relays, s.Impact.Relays...)
		all.Ingestors = append(all.Ingestors, s.Impact.Ingestors...)
		all.Paused = append(all.Paused, s.Impact.Paused...)
	}
	slices.Sort(all.Relays)
	slices.Sort(all.Ingestors)
	slices.SortFunc(all.Paused, registry.CompareKeys)
	all.Relays, all.Ingestors, all.Paused = slices.Compact(all.Relays), slices.Compact(all.Ingestors), slices.Compact(all.Paused)
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
	t.listed("  paused relays", orDash(strings.Join(s.Impact.Relays, ",")))
	t.listed("  held ingestors", orDash(strings.Join(s.Impact.Ingestors, ",")))
	t.listed("  paused", keysText(s.Impact.Paused))
	t.listed("  force-flushed", keysText(s.Impact.Flushed))
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

// JSON gives the same report as one document: the status, the selected operation or null, and the
// whole report.
func (r *Inspection) JSON() (string, error) {
	document := document{
		Status: statusDocument{
			Transaction: r.Transaction, Owner: r.Owner, Domain: r.Domain, State: r.State.String(), AgeSeconds: int64(r.Age.Seconds()),
			IdleSeconds: int64(r.Idle.Seconds()), Operations: r.Position, Applied: r.Applied, Steps: uint64(len(r.Steps)),
		},
		Report: reportDocument{
			Complete: r.Complete, Reason: r.Reason, Basis: basisDocument{r.Position, r.Basis}, Level: r.Planned.String(),
			Executed: levelPointer(r.Executed), Pauses: impactOf(r.pauses()), Operations: []operationDocument{}, Steps: []stepDocument{},
			Output: orEmpty(r.Output), Errors: []errorDocument{},
		},
	}
	for _, o := range r.Operations {
		document.Report.Operations = append(document.Report.Operations, operationDocument{o.Number, o.Summary, o.Step, impactOf(o.Impact)})
	}
	for _, s := range r.Steps {
		document.Report.Steps = append(document.Report.Steps, stepDocument{
			s.Number, s.Impact.Kind.Text(), s.Impact.Subject, s.First, s.Last, s.State.String(), s.Level.String(), levelPointer(s.Actual), impactOf(s.Impact),
		})
	}
	for _, f := range r.Faults {
		document.Report.Errors = append(document.Report.Errors, errorOf(f))
	}
	if r.Selected > 0 {
		document.Selected = &document.Report.Operations[r.Selected-1]
	}
	encoded, err := json.Marshal(document)
	return string(encoded), err
}

// The parts of the JSON document.
type (
	document struct {
		Status   statusDocument     `json:"status"`
		Selected *operationDocument `json:"selected"`
		Report   reportDocument     `json:"report"`
	}
	statusDocument struct {
		Transaction string `json:"transaction"`
		Owner       string `json:"owner"`
		Domain      string `json:"domain"`
		State       string `json:"state"`
		AgeSeconds  int64  `json:"age_seconds"`
		IdleSeconds int64  `json:"idle_seconds"`
		Operations  uint64 `json:"operations"`
		Applied     uint64 `json:"applied"`
		Steps       uint64 `json:"steps"`
	}
	basisDocument struct {
		Position uint64 `json:"position"`
		Digest   string `json:"digest"`
	}
	reportDocument struct {
		Complete   bool                `json:"complete"`
		Reason     string              `json:"reason,omitempty"`
		Basis      basisDocument       `json:"basis"`
		Level      string              `json:"level"`
		Executed   *string             `json:"executed_level"`
		Pauses     impactDocument      `json:"pauses"`
		Operations []operationDocument `json:"operations"`
		Steps      []stepDocument      `json:"steps"`
		Output     []string            `json:"output"`
		Errors     []errorDocument     `json:"errors"`
	}
	operationDocument struct {
		Number  uint64         `json:"number"`
		Summary string         `json:"summary"`
		Step    uint64         `json:"step"`
		Impact  impactDocument `json:"impact"`
	}
	stepDocument struct {
		Number   uint64         `json:"number"`
		Kind     string         `json:"kind"`
		Subject  string         `json:"subject,omitempty"`
		First    uint64         `json:"first_operation"`
		Last     uint64         `json:"last_operation"`
		Outcome  string         `json:"outcome"`
		Level    string         `json:"planned_level"`
		Executed *string        `json:"executed_level"`
		Impact   impactDocument `json:"impact"`
	}
	keyDocument struct {
		Kind string `json:"kind"`
		Name string `json:"name"`
	}
	aspectDocument struct {
		keyDocument
		Path   string `json:"path"`
		Aspect string `json:"aspect"`
		Level  string `json:"level"`
	}
	impactDocument struct {
		Created   []keyDocument    `json:"created"`
		Dropped   []keyDocument    `json:"dropped"`
		Changed   []aspectDocument `json:"changed"`
		Moved     []keyDocument    `json:"ownership_moved"`
		Relays    []string         `json:"relays"`
		Ingestors []string         `json:"ingestors"`
		Paused    []keyDocument    `json:"paused"`
		Flushed   []keyDocument    `json:"force_flushed"`
		Purged    []keyDocument    `json:"state_reset"`
		Refreshed []keyDocument    `json:"https_listener_refresh"`
	}
	errorDocument struct {
		Code    string          `json:"code"`
		Class   string          `json:"class"`
		Message string          `json:"message"`
		Causes  []errorDocument `json:"causes,omitempty"`
	}
)

func impactOf(i record.Impact) impactDocument {
	changed := make([]aspectDocument, len(i.Changed))
	for at, c := range i.Changed {
		changed[at] = aspectDocument{keyOf(c.Key), c.Path, c.Aspect, c.Level.String()}
	}
	return impactDocument{
		Created: keysOf(i.Created), Dropped: keysOf(i.Dropped), Changed: changed, Moved: keysOf(i.Moved), Relays: orEmpty(i.Relays),
		Ingestors: orEmpty(i.Ingestors), Paused: keysOf(i.Paused), Flushed: keysOf(i.Flushed), Purged: keysOf(i.Purged),
		Refreshed: keysOf(i.Refreshed),
	}
}

func keyOf(k model.Key) keyDocument { return keyDocument{k.Kind.Text(), k.Name} }

func keysOf(list []model.Key) []keyDocument {
	documents := make([]keyDocument, len(list))
	for i, k := range list {
		documents[i] = keyOf(k)
	}
	return documents
}

func errorOf(f record.Fault) errorDocument {
	document := errorDocument{Code: f.Code, Class: f.Class, Message: f.Message}
	for _, cause := range f.Causes {
		document.Causes = append(document.Causes, errorOf(cause))
	}
	return document
}

func levelPointer(level *model.Level) *string {
	if level == nil {
		return nil
	}
	text := level.String()
	return &text
}

func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
