package output

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"nervix/controlplane/client"
	wire "nervix/generated/session"
	"nervix/grammar/diagnostic"
)

// Format is the form of results.
type Format string

// The formats, as the setting --output names them.
const (
	Table Format = "table"
	JSON  Format = "json"
	Plain Format = "plain"
)

// Options choose what a Printer writes and how.
type Options struct {
	Format Format
	// Terminal tells that Out is a terminal, which must not be steered by what is shown on it.
	Terminal bool
	// Color adds colours to Out, ErrColor to Err.
	Color, ErrColor bool
	// Quiet leaves out notices and remarks.
	Quiet bool
}

// Printer writes results and rows to one stream, notices and failures to another. Its methods may
// be called concurrently; what one call writes stays together.
type Printer struct {
	mu       sync.Mutex
	out, err io.Writer
	options  Options
	// found tells that mistakes of another file stand above.
	found bool
}

// New makes a printer.
func New(out, err io.Writer, options Options) *Printer {
	return &Printer{out: out, err: err, options: options}
}

// Result writes how a completed request ended. The error is that of the stream.
func (p *Printer) Result(result *client.Result) error {
	if p.options.Format == JSON {
		return p.document(&p.out, newResultDocument(result))
	}
	if result.Table != nil && p.options.Format == Table && len(result.Table.Columns) > 0 {
		return p.text(&p.out, p.table(result.Table))
	}
	if len(result.Lines) == 0 {
		return nil
	}
	return p.text(&p.out, p.visible(strings.Join(result.Lines, "\n")+"\n"))
}

// Rows writes at most limit rows of a subscription; a negative limit is none.
func (p *Printer) Rows(s *client.Subscription, rows *client.Rows, limit int) error {
	if p.options.Format == JSON {
		return p.documents(newRowDocuments(s, rows, limit))
	}
	var shown []byte
	renderer := client.NewRenderer(rows.Record.Schema())
	for row := range each(rows, limit) {
		if row.branched {
			shown = renderer.AppendBranched(shown, row.branch, rows.Record, row.index)
		} else {
			shown = renderer.Append(shown, rows.Record, row.index)
		}
		shown = append(shown, '\n')
	}
	return p.text(&p.out, p.visible(string(shown)))
}

// Notice writes something that no request asked for.
func (p *Printer) Notice(notice wire.Notice) {
	if p.options.Quiet {
		return
	}
	if p.options.Format == JSON {
		_ = p.document(&p.err, newNoticeDocument(notice))
		return
	}
	line := strings.ToLower(notice.Severity.String())
	for _, part := range []string{notice.Domain, notice.Node} {
		if part != "" {
			line += " " + part
		}
	}
	line += ": " + notice.Text
	if notice.Dropped > 0 {
		line += fmt.Sprintf(" (%d earlier notices were discarded)", notice.Dropped)
	}
	p.remark(line)
}

// Remark writes a line for people; programs do not get it.
func (p *Printer) Remark(line string) {
	if !p.options.Quiet && p.options.Format != JSON {
		p.remark(line)
	}
}

func (p *Printer) remark(line string) {
	line = clean(line)
	if p.options.ErrColor {
		line = "\x1b[2m" + line + "\x1b[0m"
	}
	_ = p.text(&p.err, line+"\n")
}

// Problem writes a failure: annotated for people, a document per failure for programs.
func (p *Printer) Problem(problem *Problem) {
	if p.options.Format == JSON {
		for _, f := range problem.Failures {
			_ = p.document(&p.err, newErrorDocument(problem, f))
		}
		return
	}
	shown := diagnostic.Render(problem.Text, problem.Failures, diagnostic.Options{Color: p.options.ErrColor, File: problem.File})
	if problem.Where != "" {
		shown += "  = in " + clean(problem.Where) + "\n"
	}
	_ = p.text(&p.err, shown)
}

// table lays out a typed result.
func (p *Printer) table(t *wire.Table) string {
	style := table.StyleLight
	style.Format.Header = text.FormatDefault
	if p.options.Color {
		style.Color.Header = text.Colors{text.Bold}
	}
	writer := table.NewWriter()
	writer.SetStyle(style)
	header := make(table.Row, len(t.Columns))
	for i, column := range t.Columns {
		header[i] = clean(column.Name)
	}
	writer.AppendHeader(header)
	for row := range int(t.Rows) {
		cells := make(table.Row, len(t.Columns))
		for i, column := range t.Columns {
			cells[i] = clean(cell(column, row))
		}
		writer.AppendRow(cells)
	}
	return writer.Render() + "\n"
}

// cell is empty where a column is shorter than its table.
func cell(column wire.Column, row int) string {
	if row >= len(column.Cells) {
		return ""
	}
	return column.Cells[row]
}

// visible keeps text from steering a terminal; elsewhere bytes pass as they are.
func (p *Printer) visible(shown string) string {
	if !p.options.Terminal {
		return shown
	}
	return clean(shown)
}

// clean replaces control characters except for line ends and tabs.
func clean(shown string) string {
	return strings.Map(func(r rune) rune {
		if r != '\n' && r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r)) {
			return '·'
		}
		return r
	}, shown)
}

// text writes to one of the two streams, which may be redirected at any time.
func (p *Printer) text(to *io.Writer, shown string) error {
	if shown == "" {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	_, err := io.WriteString(*to, shown)
	return err
}

// Redirect sends everything to other streams until the result is called. They are given whole
// lines.
func (p *Printer) Redirect(out, err io.Writer) (restore func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	before, beforeErr := p.out, p.err
	p.out, p.err = out, err
	return func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.out, p.err = before, beforeErr
	}
}
