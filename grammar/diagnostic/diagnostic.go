package diagnostic

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"

	"nervix/generated/failure"
)

const (
	// widest is the number of columns of an excerpt; longer lines show the part around the fault.
	widest = 100
	// tab is the width at which tabs are shown.
	tab = 4
)

// Reference is the generated page that explains every code.
const Reference = "generated/reference/failures.md"

// Link leads to the explanation of a code on the reference page.
func Link(code failure.Code) string { return Reference + "#" + string(code) }

// Options choose the look of a diagnostic.
type Options struct {
	// Color adds terminal colours.
	Color bool
	// File names where the text is from; empty when there is no doubt.
	File string
}

// Render shows every failure with the place in the text that it names, and where its code is
// explained, once for every code. Failures without a place are shown without an excerpt. Passwords
// are covered. Control characters are replaced, so that a text cannot steer the terminal.
func Render(text string, failures []failure.Projection, options Options) string {
	p := printer{text: veil(text), options: options, linked: map[failure.Code]bool{}}
	for i, f := range failures {
		if i > 0 {
			p.out.WriteString("\n")
		}
		p.failure(f)
	}
	return p.out.String()
}

type printer struct {
	text    string
	options Options
	// linked are the codes whose explanation was named.
	linked map[failure.Code]bool
	out    strings.Builder
}

// The terminal codes of the parts.
const (
	red   = "1;31"
	blue  = "1;34"
	bold  = "1"
	green = "32"
)

func (p *printer) paint(code, text string) string {
	if !p.options.Color || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

func (p *printer) failure(f failure.Projection) {
	fmt.Fprintf(&p.out, "%s %s\n", p.paint(red, "error["+string(f.Code)+"]:"), p.paint(bold, clean(f.Message)))
	margin := "  "
	if f.Place.HasSpan() && f.Place.Start <= len(p.text) {
		margin = p.excerpt(f.Place)
	}
	if f.Hint != "" {
		fmt.Fprintf(&p.out, "%s%s %s\n", margin, p.paint(blue, "= help:"), p.paint(green, clean(f.Hint)))
	}
	p.causes(f.Causes, f.Place, margin)
	if code := origin(f).Code; !p.linked[code] {
		p.linked[code] = true
		fmt.Fprintf(&p.out, "%s%s %s\n", margin, p.paint(blue, "= see:"), clean(Link(code)))
	}
}

// origin gives the failure that all others follow from.
func origin(f failure.Projection) failure.Projection {
	for len(f.Causes) > 0 {
		f = f.Causes[0]
	}
	return f
}

// causes shows what led to a failure, with its place where that is another one.
func (p *printer) causes(causes []failure.Projection, above failure.Place, margin string) {
	for _, cause := range causes {
		fmt.Fprintf(&p.out, "%s%s %s\n", margin, p.paint(blue, "= caused by:"), clean(cause.Message))
		place := above
		if cause.Place.HasSpan() && cause.Place.Start <= len(p.text) && (cause.Place.Start != above.Start || cause.Place.End != above.End) {
			place, margin = cause.Place, p.excerpt(cause.Place)
		}
		if cause.Hint != "" {
			fmt.Fprintf(&p.out, "%s%s %s\n", margin, p.paint(blue, "= help:"), p.paint(green, clean(cause.Hint)))
		}
		p.causes(cause.Causes, place, margin)
	}
}

// excerpt shows the line of a place and gives the margin for what follows.
func (p *printer) excerpt(place failure.Place) string {
	start, end := place.Start, min(max(place.End, place.Start+1), len(p.text))
	first := strings.LastIndexByte(p.text[:start], '\n') + 1
	last := len(p.text)
	if length := strings.IndexByte(p.text[first:], '\n'); length >= 0 {
		last = first + length
	}
	start = min(start, last)
	line := strings.Count(p.text[:first], "\n") + 1
	column := utf8.RuneCountInString(p.text[first:start]) + 1
	before, marked, after := clean(p.text[first:start]), clean(p.text[start:max(start, min(end, last))]), ""
	more := ""
	if end > last {
		if start < last {
			more = "…"
		}
	} else {
		after = clean(p.text[end:last])
	}
	before, marked, after = narrow(before, marked, after)
	number := fmt.Sprint(line)
	margin := strings.Repeat(" ", len(number)+1)
	bar := p.paint(blue, "|")
	file := p.options.File
	if file != "" {
		file = clean(file) + ":"
	}
	fmt.Fprintf(&p.out, "%s%s %s%d:%d\n", margin[:len(margin)-1], p.paint(blue, "-->"), file, line, column)
	fmt.Fprintf(&p.out, "%s%s\n", margin, bar)
	fmt.Fprintf(&p.out, "%s %s %s\n", p.paint(blue, number), bar, before+marked+after)
	underline := strings.Repeat("^", max(1, uniseg.StringWidth(marked))) + more
	fmt.Fprintf(&p.out, "%s%s %s%s\n", margin, bar, strings.Repeat(" ", uniseg.StringWidth(before)), p.paint(red, underline))
	return margin
}

// clean expands tabs and replaces the other control characters.
func clean(text string) string {
	var out strings.Builder
	for _, r := range text {
		switch {
		case r == '\t':
			out.WriteString(strings.Repeat(" ", tab))
		case unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == utf8.RuneError:
			out.WriteRune('·')
		default:
			out.WriteRune(r)
		}
	}
	return out.String()
}

// narrow shortens a long line around its marked part.
func narrow(before, marked, after string) (string, string, string) {
	if width(before)+width(marked)+width(after) <= widest {
		return before, marked, after
	}
	if width(marked) > widest/2 {
		marked = head(marked, widest/2) + "…"
	}
	room := widest - width(marked)
	left := min(width(before), max(room/2, room-width(after)))
	if left < width(before) {
		before = "…" + tail(before, left)
	}
	if right := room - left; right < width(after) {
		after = head(after, right) + "…"
	}
	return before, marked, after
}

// width counts the characters of a text; close enough to columns for shortening.
func width(text string) int { return utf8.RuneCountInString(text) }

func head(text string, n int) string {
	runes := []rune(text)
	return string(runes[:min(n, len(runes))])
}

func tail(text string, n int) string {
	runes := []rune(text)
	return string(runes[max(0, len(runes)-n):])
}
