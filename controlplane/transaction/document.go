package transaction

import (
	"encoding/json"

	"nervix/generated/model"
	"nervix/generated/record"
)

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
			sideOf(s.Before), sideOf(s.After), engagementsOf(s.Engagements),
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
		Before   sideDocument   `json:"before"`
		After    sideDocument   `json:"after"`

		Engagements []engagementDocument `json:"engagements"`
	}
	engagementDocument struct {
		Number    uint64         `json:"number"`
		Level     string         `json:"level"`
		Recovery  bool           `json:"recovery"`
		States    []string       `json:"states"`
		Gates     []gateDocument `json:"gates"`
		Ingestors []string       `json:"ingestors"`
		Paused    []keyDocument  `json:"paused"`
		Rebuilt   []keyDocument  `json:"rebuilt"`
		Attempts  uint64         `json:"attempts"`
	}
	sideDocument struct {
		Nodes []nodeDocument `json:"nodes"`
		Edges []edgeDocument `json:"edges"`
	}
	nodeDocument struct {
		keyDocument
		Operations []uint32 `json:"operations"`
	}
	edgeDocument struct {
		From       keyDocument `json:"from"`
		To         keyDocument `json:"to"`
		Kind       string      `json:"kind"`
		Path       string      `json:"path"`
		Operations []uint32    `json:"operations"`
	}
	gateDocument struct {
		Relay  string  `json:"relay"`
		Branch *string `json:"branch"`
		Owner  string  `json:"owner"`
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
		Gates     []gateDocument   `json:"gates"`
		Ingestors []string         `json:"ingestors"`
		Paused    []keyDocument    `json:"paused"`
		Flushed   []keyDocument    `json:"force_flushed"`
		Activated []keyDocument    `json:"activated"`
		Rebuilt   []keyDocument    `json:"rebuilt"`
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
		Created: keysOf(i.Created), Dropped: keysOf(i.Dropped), Changed: changed, Moved: keysOf(i.Moved), Gates: gatesOf(i.Gates),
		Ingestors: orEmpty(i.Ingestors), Paused: keysOf(i.Paused), Flushed: keysOf(i.Flushed), Activated: keysOf(i.Activated),
		Rebuilt: keysOf(i.Rebuilt), Purged: keysOf(i.Purged), Refreshed: keysOf(i.Refreshed),
	}
}

func gatesOf(list []record.Gate) []gateDocument {
	gates := make([]gateDocument, len(list))
	for i, g := range list {
		gates[i] = gateDocument{Relay: g.Relay, Owner: g.Owner}
		if g.Branch != "" {
			gates[i].Branch = &g.Branch
		}
	}
	return gates
}

func engagementsOf(list []*record.Engagement) []engagementDocument {
	engagements := make([]engagementDocument, len(list))
	for i, e := range list {
		engagements[i] = engagementDocument{
			Number: e.Number, Level: e.Level.String(), Recovery: e.Recovery, States: statesOf(e), Gates: gatesOf(e.Gates),
			Ingestors: orEmpty(e.Ingestors), Paused: keysOf(e.Nodes), Rebuilt: keysOf(e.Rebuilt), Attempts: e.Attempts,
		}
	}
	return engagements
}

func sideOf(t *record.Topology) sideDocument {
	side := sideDocument{Nodes: make([]nodeDocument, len(t.Nodes)), Edges: make([]edgeDocument, len(t.Edges))}
	for i, n := range t.Nodes {
		side.Nodes[i] = nodeDocument{keyOf(n.Key), n.Operations}
	}
	for i, e := range t.Edges {
		side.Edges[i] = edgeDocument{keyOf(e.From), keyOf(e.To), e.Kind.Text(), e.Path, e.Operations}
	}
	return side
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
