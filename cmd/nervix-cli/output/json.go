package output

import (
	"bytes"
	"cmp"
	"encoding/json"
	"io"
	"iter"
	"time"

	"nervix/controlplane/client"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// resultDocument is how a request ended.
type resultDocument struct {
	// Type is "result".
	Type string `json:"type"`
	// Reference is the execution reference, Disposition how the command ended.
	Reference   string `json:"reference"`
	Disposition string `json:"disposition"`
	// Lines are the output for people; never null.
	Lines []string `json:"lines"`
	// Columns and Rows are the same as typed cells, for results that are tables.
	Columns []columnDocument    `json:"columns,omitempty"`
	Rows    []map[string]string `json:"rows,omitempty"`
	// AlreadyExisted tells that IF NOT EXISTS found the object.
	AlreadyExisted bool `json:"already_existed,omitempty"`
	// Quiesce is how much of the domain a change had to pause; absent when nothing changed.
	Quiesce string `json:"quiesce,omitempty"`
	// Domain is the domain that the request selected.
	Domain string `json:"domain,omitempty"`
	// Transaction is the id of the session's transaction.
	Transaction string `json:"transaction,omitempty"`
}

// columnDocument is a column of a table with its NSPL type.
type columnDocument struct {
	Name string `json:"name"`
	Type string `json:"type"`
}

func newResultDocument(r *client.Result) resultDocument {
	d := resultDocument{
		Type: "result", Reference: r.Reference, Disposition: r.Disposition.String(),
		Lines: append([]string{}, r.Lines...), AlreadyExisted: r.AlreadyExisted,
	}
	if r.Quiesce != wire.QuiesceNone {
		d.Quiesce = r.Quiesce.String()
	}
	if r.Selection != nil {
		d.Domain = r.Selection.Domain
	}
	if r.Transaction != nil {
		d.Transaction = r.Transaction.ID
	}
	if r.Table == nil {
		return d
	}
	for _, column := range r.Table.Columns {
		d.Columns = append(d.Columns, columnDocument{Name: column.Name, Type: column.Type})
	}
	for row := range int(r.Table.Rows) {
		cells := map[string]string{}
		for _, column := range r.Table.Columns {
			cells[column.Name] = cell(column, row)
		}
		d.Rows = append(d.Rows, cells)
	}
	return d
}

// rowDocument is one row of a subscription.
type rowDocument struct {
	// Type is "row".
	Type         string `json:"type"`
	Subscription string `json:"subscription"`
	Domain       string `json:"domain"`
	Relay        string `json:"relay"`
	// Branch is the key of the concrete branch; absent for an unbranched relay.
	Branch json.RawMessage `json:"branch,omitempty"`
	// Dropped counts rows that the server discarded before this one.
	Dropped uint64 `json:"dropped,omitempty"`
	// Row holds the fields that are not null.
	Row json.RawMessage `json:"row"`
}

func newRowDocuments(s *client.Subscription, rows *client.Rows, limit int) []any {
	var documents []any
	renderer := client.NewRenderer(rows.Record.Schema())
	dropped := rows.Dropped
	for row := range each(rows, limit) {
		d := rowDocument{
			Type: "row", Subscription: s.Name, Domain: s.Domain, Relay: s.Relay, Dropped: dropped,
			Row: renderer.Append(nil, rows.Record, row.index),
		}
		if row.branched {
			d.Branch = json.RawMessage(row.branch)
		}
		documents = append(documents, d)
		dropped = 0
	}
	return documents
}

// located is a row with its branch.
type located struct {
	index    int
	branched bool
	branch   string
}

// each walks at most limit rows in order; a negative limit is none.
func each(rows *client.Rows, limit int) iter.Seq[located] {
	total := int(rows.Record.NumRows())
	if limit >= 0 {
		total = min(total, limit)
	}
	return func(yield func(located) bool) {
		run, left := -1, uint32(0)
		for index := range total {
			row := located{index: index, branched: len(rows.Branches) > 0}
			if row.branched {
				for left == 0 {
					run++
					left = rows.Branches[run].Rows
				}
				left--
				row.branch = rows.Branches[run].Key
			}
			if !yield(row) {
				return
			}
		}
	}
}

// noticeDocument is something that no request asked for.
type noticeDocument struct {
	// Type is "notice".
	Type     string `json:"type"`
	Severity string `json:"severity"`
	// Time is an RFC 3339 time in UTC.
	Time    string `json:"time"`
	Code    string `json:"code"`
	Text    string `json:"text"`
	Domain  string `json:"domain,omitempty"`
	Node    string `json:"node,omitempty"`
	Dropped uint64 `json:"dropped,omitempty"`
}

func newNoticeDocument(n wire.Notice) noticeDocument {
	return noticeDocument{
		Type: "notice", Severity: n.Severity.String(), Time: time.Unix(0, n.UnixNanos).UTC().Format(time.RFC3339Nano),
		Code: n.Code, Text: n.Text, Domain: n.Domain, Node: n.Node, Dropped: n.Dropped,
	}
}

// errorDocument is one failure.
type errorDocument struct {
	// Type is "error"; it is absent for causes.
	Type string `json:"type,omitempty"`
	// Code and Class are stable; decide on them.
	Code    string `json:"code"`
	Class   string `json:"class"`
	Message string `json:"message"`
	Hint    string `json:"hint,omitempty"`
	// ExitCode is what the client exits with when this failure comes first.
	ExitCode int `json:"exit_code,omitempty"`
	// In names the file and statement.
	In string `json:"in,omitempty"`
	// Place is where the fault lies in the submitted text, when that is known.
	Place *placeDocument `json:"place,omitempty"`
	// Fields are the typed details.
	Fields map[string]string `json:"fields,omitempty"`
	Causes []errorDocument   `json:"causes,omitempty"`
}

// placeDocument is a span of the submitted text: byte offsets, End exclusive, and the line and
// column (in characters) of its start, from one.
type placeDocument struct {
	Start  int    `json:"start"`
	End    int    `json:"end"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Path   string `json:"path,omitempty"`
}

func newErrorDocument(problem *Problem, f failure.Projection) errorDocument {
	d := errorDocument{
		Code: string(f.Code), Class: f.Class.Error(), Message: f.Message, Hint: f.Hint,
	}
	if f.Place.HasSpan() && f.Place.Start <= len(problem.Text) {
		line, column := position(problem.Text, f.Place.Start)
		d.Place = &placeDocument{Start: f.Place.Start, End: f.Place.End, Line: line, Column: column, Path: f.Place.Path}
	}
	for _, field := range f.Fields {
		if d.Fields == nil {
			d.Fields = map[string]string{}
		}
		d.Fields[field.Name] = field.Value
	}
	for _, cause := range f.Causes {
		inner := newErrorDocument(problem, cause)
		inner.Type, inner.ExitCode, inner.In = "", 0, ""
		d.Causes = append(d.Causes, inner)
	}
	d.Type, d.ExitCode, d.In = "error", problem.exitCode(f), cmp.Or(problem.Where, problem.File)
	return d
}

func (p *Printer) document(to *io.Writer, document any) error {
	return p.write(to, []any{document})
}

func (p *Printer) documents(documents []any) error { return p.write(&p.out, documents) }

func (p *Printer) write(to *io.Writer, documents []any) error {
	var lines bytes.Buffer
	encoder := json.NewEncoder(&lines)
	encoder.SetEscapeHTML(false)
	for _, document := range documents {
		if err := encoder.Encode(document); err != nil {
			return err
		}
	}
	return p.text(to, lines.String())
}
