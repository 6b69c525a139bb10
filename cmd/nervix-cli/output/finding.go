package output

import (
	"fmt"
	"strings"

	"nervix/controlplane/rehearsal"
	"nervix/generated/failure"
	"nervix/grammar/diagnostic"
)

// Findings writes the mistakes of a file to the stream of results: annotated for people, one line
// each as plain text, a document each for programs. The error is that of the stream.
func (p *Printer) Findings(file, text string, findings []rehearsal.Finding) error {
	if len(findings) == 0 {
		return nil
	}
	switch p.options.Format {
	case JSON:
		documents := make([]any, len(findings))
		for i, f := range findings {
			documents[i] = newFindingDocument(file, text, f)
		}
		return p.documents(documents)
	case Plain:
		var lines strings.Builder
		for _, f := range findings {
			fmt.Fprintln(&lines, plainFinding(file, text, f.Failure))
		}
		return p.text(&p.out, p.visible(lines.String()))
	}
	failures := make([]failure.Projection, len(findings))
	for i, f := range findings {
		failures[i] = f.Failure
	}
	shown := diagnostic.Render(text, failures, diagnostic.Options{Color: p.options.Color, File: file})
	if p.found {
		shown = "\n" + shown
	}
	p.found = true
	return p.text(&p.out, shown)
}

// Text writes a text to the stream of results.
func (p *Printer) Text(shown string) error { return p.text(&p.out, p.visible(shown)) }

// plainFinding puts a mistake on one line, as compilers do.
func plainFinding(file, text string, f failure.Projection) string {
	line := file + ":"
	if f.Place.HasSpan() {
		row, column := position(text, f.Place.Start)
		line += fmt.Sprintf("%d:%d:", row, column)
	}
	line += fmt.Sprintf(" error[%s]: %s", f.Code, f.Message)
	for cause := f.Causes; len(cause) > 0; cause = cause[0].Causes {
		line += ": " + cause[0].Message
	}
	if f.Hint != "" {
		line += " (" + f.Hint + ")"
	}
	return strings.ReplaceAll(line, "\n", " ")
}

// findingDocument is one mistake of a file.
type findingDocument struct {
	// Type is "finding".
	Type string `json:"type"`
	File string `json:"file"`
	// Line and Column (in characters) are where the mistake begins, EndLine and EndColumn where
	// it ended, from one; Start and End are the same as byte offsets. All are 0 for a mistake of
	// the file as a whole.
	Line      int `json:"line"`
	Column    int `json:"column"`
	EndLine   int `json:"end_line"`
	EndColumn int `json:"end_column"`
	Start     int `json:"start"`
	End       int `json:"end"`
	// Statement counts the statements of the file from one; 0 for the file as a whole.
	Statement int `json:"statement"`
	// Code and Class are stable; decide on them.
	Code    string `json:"code"`
	Class   string `json:"class"`
	Message string `json:"message"`
	Hint    string `json:"hint,omitempty"`
	// Node is the kind and name of the model at fault.
	Node string `json:"node,omitempty"`
	// Fields are the typed details.
	Fields map[string]string `json:"fields,omitempty"`
	Causes []errorDocument   `json:"causes,omitempty"`
}

func newFindingDocument(file, text string, f rehearsal.Finding) findingDocument {
	described := newErrorDocument(&Problem{Text: text, Failures: []failure.Projection{f.Failure}}, f.Failure)
	d := findingDocument{
		Type: "finding", File: file, Statement: f.Statement, Code: described.Code, Class: described.Class,
		Message: described.Message, Hint: described.Hint, Node: f.Node, Fields: described.Fields, Causes: described.Causes,
	}
	if place := f.Failure.Place; place.HasSpan() {
		d.Start, d.End = place.Start, min(place.End, len(text))
		d.Line, d.Column = position(text, d.Start)
		d.EndLine, d.EndColumn = position(text, d.End)
	}
	return d
}
