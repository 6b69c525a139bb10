package grammar

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar/quantity"
)

// maximumName is the longest name in bytes (grammar reference, section 1.4).
const maximumName = 128

// builder turns the parse tree of one statement into its semantic form. It keeps going after a
// mistake, so that every mistake of the statement is reported.
type builder struct {
	text   string
	spans  *Spans
	faults []failure.Failure
	// deep tells that too deep nesting was reported.
	deep bool
}

func newBuilder(text string, from segment) *builder {
	return &builder{text: text, spans: &Spans{whole: Span{from.start, from.end}}}
}

// fault records a mistake.
func (b *builder) fault(f failure.Failure) {
	if len(b.faults) < maximumFaults {
		b.faults = append(b.faults, f)
	}
}

// mistakes gives what was recorded in the order of the text.
func (b *builder) mistakes() []error {
	slices.SortStableFunc(b.faults, func(x, y failure.Failure) int { return cmp.Compare(startOf(x), startOf(y)) })
	var all []error
	for _, fault := range b.faults {
		all = append(all, fault)
	}
	return all
}

// startOf is where a failure stands in the text.
func startOf(f failure.Failure) int {
	if placed, ok := f.(failure.Placed); ok {
		return placed.Where().Start
	}
	return 0
}

// tooDeep reports too deep nesting, once for the statement.
func (b *builder) tooDeep(tree antlr.ParserRuleContext) {
	if !b.deep {
		b.deep = true
		b.fault(&failure.NestingTooDeep{Limit: MaximumDepth, Place: b.place(tree)})
	}
}

// span gives the text range of a tree. A tree without tokens has an empty range.
func (b *builder) span(tree antlr.ParserRuleContext) Span {
	start, stop := tree.GetStart().GetStart(), tree.GetStart().GetStart()
	if end := tree.GetStop(); end != nil && end.GetStop() >= start {
		stop = end.GetStop() + 1
	}
	return Span{start, stop}
}

func (b *builder) place(tree antlr.ParserRuleContext) failure.Place {
	span := b.span(tree)
	return failure.AtSpan(span.Start, span.End)
}

// mark records the span of a path.
func (b *builder) mark(path string, tree antlr.ParserRuleContext) {
	b.spans.marks = append(b.spans.marks, mark{path, b.span(tree)})
}

// markToken records the span of a path that is one token.
func (b *builder) markToken(path string, node antlr.TerminalNode) {
	token := node.GetSymbol()
	b.spans.marks = append(b.spans.marks, mark{path, Span{token.GetStart(), token.GetStop() + 1}})
}

// flag tells whether an optional word is written, and records its span.
func (b *builder) flag(path string, word antlr.TerminalNode) bool {
	if word != nil {
		b.markToken(path, word)
	}
	return word != nil
}

// tokenText gives a token as written.
func (b *builder) tokenText(token antlr.Token) string {
	return b.text[token.GetStart() : token.GetStop()+1]
}

// source gives the text of a tree as written.
func (b *builder) source(tree antlr.ParserRuleContext) string {
	span := b.span(tree)
	return b.text[span.Start:span.End]
}

// folded gives the text of a one-word tree in lower case, as names are stored, and records its
// span. Words are ASCII, so folding keeps their length.
func (b *builder) folded(path string, tree antlr.ParserRuleContext) string {
	b.mark(path, tree)
	name := strings.ToLower(b.source(tree))
	if len(name) > maximumName {
		b.fault(&failure.InvalidName{
			Name: clip(name), Use: "a name", Reason: "a name has at most " + strconv.Itoa(maximumName) + " bytes",
			Place: b.place(tree),
		})
	}
	return name
}

// unquoted gives the content of a string token in any of its three forms.
func (b *builder) unquoted(token antlr.Token) string {
	text := b.tokenText(token)
	delimiter := 1
	if text[0] == '$' {
		delimiter = strings.IndexByte(text[1:], '$') + 2
	}
	return text[delimiter : len(text)-delimiter]
}

// external gives the name of something outside the cluster: folded when it is a word, verbatim
// when it is a string.
func (b *builder) external(path string, tree nspl.IExternalNameContext) string {
	if quoted := tree.QUOTED(); quoted != nil {
		b.mark(path, tree)
		return b.nonEmpty(tree, b.unquoted(quoted.GetSymbol()))
	}
	return b.folded(path, tree)
}

// nonEmpty refuses an empty external name.
func (b *builder) nonEmpty(tree antlr.ParserRuleContext, name string) string {
	if name == "" {
		b.fault(&failure.InvalidName{Name: name, Use: "an external name", Reason: "it is empty", Place: b.place(tree)})
	}
	return name
}

// invalid records a literal whose text breaks a rule of its form.
func (b *builder) invalid(form string, tree antlr.ParserRuleContext, reason error) {
	text := b.source(tree)
	if tree.GetStart().GetTokenType() == nspl.NsplParserQUOTED {
		text = b.unquoted(tree.GetStart())
	}
	b.fault(&failure.InvalidLiteral{Form: form, Text: clip(text), Reason: reason.Error(), Place: b.place(tree)})
}

func (b *builder) duration(path string, tree nspl.IDurationContext) model.Duration {
	b.mark(path, tree)
	value, err := quantity.Duration(b.compact(tree))
	if err != nil {
		b.invalid("duration", tree, err)
	}
	return value
}

func (b *builder) byteSize(path string, tree nspl.IByteSizeContext) model.ByteSize {
	b.mark(path, tree)
	value, err := quantity.ByteSize(b.compact(tree))
	if err != nil {
		b.invalid("size", tree, err)
	}
	return value
}

// compact joins the tokens of a tree, leaving out what stands between them.
func (b *builder) compact(root antlr.Tree) string {
	var text strings.Builder
	pending := []antlr.Tree{root}
	for len(pending) > 0 {
		next := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if node, ok := next.(antlr.TerminalNode); ok {
			text.WriteString(b.tokenText(node.GetSymbol()))
			continue
		}
		for _, child := range slices.Backward(next.GetChildren()) {
			pending = append(pending, child)
		}
	}
	return text.String()
}

func (b *builder) count(path string, tree nspl.ICountContext) uint64 {
	b.mark(path, tree)
	value, err := quantity.Count(b.source(tree))
	if err != nil {
		b.invalid("number", tree, err)
	}
	return value
}

// distinct reports the second of two equal names in a list that refuses repetition.
func (b *builder) distinct(clause string, seen map[string]bool, name string, tree antlr.ParserRuleContext) {
	if seen[name] {
		b.fault(&failure.InvalidClause{Clause: clause, Reason: "names '" + clip(name) + "' twice", Place: b.place(tree)})
	}
	seen[name] = true
}

// list gives the path of an element of a list.
func list(path, field string, i int) string {
	return join(path, field) + "[" + strconv.Itoa(i) + "]"
}
