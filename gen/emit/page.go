package emit

import (
	"fmt"
	"strings"
)

// Page builds one Markdown reference page.
type Page struct{ text strings.Builder }

// NewPage starts a page with its title and an introduction.
func NewPage(title, intro string) *Page {
	page := &Page{}
	fmt.Fprintf(&page.text, "<!-- Generated from spec/ by go generate. DO NOT EDIT. -->\n\n# %s\n", title)
	page.Text(intro)
	return page
}

// Heading starts a section.
func (p *Page) Heading(level int, title string) {
	fmt.Fprintf(&p.text, "\n%s %s\n", strings.Repeat("#", level), title)
}

// Text adds a paragraph; an empty one adds nothing.
func (p *Page) Text(text string) {
	if text = strings.TrimSpace(text); text != "" {
		fmt.Fprintf(&p.text, "\n%s\n", text)
	}
}

// Block adds a fenced block.
func (p *Page) Block(language, text string) {
	fmt.Fprintf(&p.text, "\n```%s\n%s\n```\n", language, strings.TrimRight(text, "\n"))
}

// Table adds a table; cells may contain Markdown, their bars and line breaks are escaped.
func (p *Page) Table(header []string, rows [][]string) {
	p.text.WriteString("\n")
	p.row(header)
	rule := make([]string, len(header))
	for i := range rule {
		rule[i] = "---"
	}
	p.row(rule)
	for _, row := range rows {
		p.row(row)
	}
}

func (p *Page) row(cells []string) {
	for _, cell := range cells {
		cell = strings.Join(strings.Fields(cell), " ")
		p.text.WriteString("| " + strings.ReplaceAll(cell, "|", `\|`) + " ")
	}
	p.text.WriteString("|\n")
}

// Bytes gives the finished page.
func (p *Page) Bytes() []byte { return []byte(p.text.String()) }

// Ticks renders a text as inline code; an empty text stays empty.
func Ticks(text string) string {
	if text == "" {
		return ""
	}
	return "`" + text + "`"
}

// Anchor renders the target of links to a place inside of a page.
func Anchor(name string) string { return `<a id="` + name + `"></a>` }

// Link renders a link whose text is inline code; an empty text stays empty.
func Link(text, target string) string {
	if text == "" {
		return ""
	}
	return "[" + Ticks(text) + "](" + target + ")"
}
