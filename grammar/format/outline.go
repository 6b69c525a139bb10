package format

import (
	"slices"
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/nspl"
)

// none is no unit.
const none = -1

// outline makes the layout of a statement from its parse tree.
func outline(text string, tree antlr.ParserRuleContext) *layout {
	o := &outliner{layout: &layout{}, text: text, at: tree.GetStart().GetStart(), line: none}
	whole := o.open()
	o.rule(tree, surroundings{unit: whole})
	o.close(whole)
	o.end = o.at
	return o.layout
}

// surroundings are what a rule takes over from the rules around it.
type surroundings struct {
	unit     int
	spelling spelling
	// glued is the first token of a rule whose tokens are joined, counted from one; 0 for none.
	glued int
}

// outliner walks the parse tree of a statement, token by token.
type outliner struct {
	*layout
	text string
	// at is how far the text was read, except for commas.
	at int
	// line is the unit in which the next token starts a line; none for no line.
	line int
	// joined leaves out the blank before the next token.
	joined bool
}

// open begins a unit with the next token and gives its number.
func (o *outliner) open() int {
	o.units = append(o.units, unit{first: len(o.tokens)})
	return len(o.units) - 1
}

// close ends a unit with the last token.
func (o *outliner) close(u int) { o.units[u].last = len(o.tokens) - 1 }

// startLine makes the next token start a line in a unit, unless the unit begins with it.
func (o *outliner) startLine(u int) {
	if o.units[u].first < len(o.tokens) {
		o.line = u
	}
}

// rule lays out a rule.
func (o *outliner) rule(tree antlr.ParserRuleContext, in surroundings) {
	if tree.GetChildCount() == 0 {
		return
	}
	s := styles[tree.GetRuleIndex()]
	if s.spelling != inherited && in.spelling != verbatim {
		in.spelling = s.spelling
	}
	if s.glued {
		in.glued = len(o.tokens) + 1
	}
	chain, chained := tree.(*nspl.BinaryExprContext)
	if !s.group && !chained {
		o.parts(tree, s, in)
		return
	}
	in.unit = o.open()
	if chained {
		o.chain(chain, in)
	} else {
		o.parts(tree, s, in)
	}
	o.close(in.unit)
}

// parts lays out what a rule consists of. What stands in brackets is a unit of its own.
func (o *outliner) parts(tree antlr.ParserRuleContext, s style, in surroundings) {
	outside := []surroundings{}
	for i, part := range tree.GetChildren() {
		if below, ok := part.(antlr.ParserRuleContext); ok {
			if rule := below.GetRuleIndex(); styles[rule].clause && !s.plain || slices.Contains(s.clauses, rule) {
				o.startLine(in.unit)
			}
			o.rule(below, in)
			continue
		}
		mark := part.(antlr.TerminalNode).GetSymbol()
		switch kind := mark.GetTokenType(); kind {
		case nspl.NsplParserLEFT_PARENTHESIS, nspl.NsplParserLEFT_BRACKET, nspl.NsplParserLEFT_BRACE:
			outside = append(outside, in)
			in.unit = o.open()
			o.joined = o.joined || s.call || s.tight && kind == nspl.NsplParserLEFT_BRACKET
			o.token(mark, in)
			o.joined = s.tight || kind != nspl.NsplParserLEFT_BRACE
			o.startLine(in.unit)
		case nspl.NsplParserRIGHT_PARENTHESIS, nspl.NsplParserRIGHT_BRACKET, nspl.NsplParserRIGHT_BRACE:
			o.joined = s.tight || kind != nspl.NsplParserRIGHT_BRACE || o.units[in.unit].first == len(o.tokens)-1
			o.startLine(in.unit)
			if o.units[in.unit].first == len(o.tokens)-1 {
				o.line = none
			}
			o.token(mark, in)
			o.tokens[len(o.tokens)-1].closing = true
			o.close(in.unit)
			in, outside = outside[len(outside)-1], outside[:len(outside)-1]
		case nspl.NsplParserCOMMA:
			if !final(tree, i) {
				o.comma()
				if s.list || len(outside) > 0 {
					o.startLine(in.unit)
				}
			}
		case nspl.NsplParserLESS, nspl.NsplParserGREATER:
			o.joined = o.joined || s.tight
			o.token(mark, in)
			o.joined = s.tight && kind == nspl.NsplParserLESS
		case nspl.NsplParserDOT, nspl.NsplParserSCOPE_MARK:
			o.joined = true
			o.token(mark, in)
			o.joined = true
		default:
			if slices.Contains(s.words, kind) {
				o.startLine(in.unit)
			}
			o.token(mark, in)
			o.tokens[len(o.tokens)-1].closing = kind == nspl.NsplParserEND
			o.joined = kind == nspl.NsplParserMINUS || kind == nspl.NsplParserPLUS
		}
	}
}

// final tells a comma that nothing follows in its list. It is left out.
func final(tree antlr.ParserRuleContext, i int) bool {
	if i == tree.GetChildCount()-1 {
		return true
	}
	next, ok := tree.GetChild(i + 1).(antlr.TerminalNode)
	if !ok {
		return false
	}
	switch next.GetSymbol().GetTokenType() {
	case nspl.NsplParserRIGHT_PARENTHESIS, nspl.NsplParserRIGHT_BRACKET, nspl.NsplParserRIGHT_BRACE:
		return true
	}
	return false
}

// comma adds a comma. Comments before it come behind it: at stays where it is.
func (o *outliner) comma() {
	o.tokens = append(o.tokens, token{text: ",", line: none})
	o.joined = false
}

// token adds a token with the comments before it.
func (o *outliner) token(from antlr.Token, in surroundings) {
	start, end := from.GetStart(), from.GetStop()+1
	t := token{text: o.text[start:end], line: o.line, space: !o.joined && len(o.tokens) > 0}
	if in.glued > 0 && len(o.tokens) >= in.glued {
		t.space = false
	}
	if kind := from.GetTokenType(); nspl.IsWord(kind) {
		switch {
		case in.spelling == lower:
			t.text = strings.ToLower(t.text)
		case in.spelling == inherited && kind != nspl.NsplParserWORD:
			t.text = strings.ToUpper(t.text)
		}
	}
	found, _ := comments(o.text, o.at, start)
	for _, c := range found {
		if previous := &o.tokens[len(o.tokens)-1]; c.lines == 0 && previous.after == "" {
			previous.after = c.text
		} else {
			t.above = append(t.above, c.text)
		}
	}
	o.tokens = append(o.tokens, t)
	o.at, o.line, o.joined = end, none, false
}

// chain lays out operators that bind equally tight, one after the other: each starts a line.
func (o *outliner) chain(tree *nspl.BinaryExprContext, in surroundings) {
	links := []*nspl.BinaryExprContext{tree}
	for {
		left, ok := tree.Expr(0).(*nspl.BinaryExprContext)
		if !ok || strength(left) != strength(tree) {
			break
		}
		tree = left
		links = append(links, left)
	}
	o.rule(tree.Expr(0), in)
	for _, link := range slices.Backward(links) {
		o.startLine(in.unit)
		o.token(link.GetOp(), in)
		o.rule(link.Expr(1), in)
	}
}

// strength tells how tight the operator of an expression binds; operators of one strength may be
// mixed in a chain.
func strength(tree *nspl.BinaryExprContext) int {
	switch tree.GetOp().GetTokenType() {
	case nspl.NsplParserSTAR, nspl.NsplParserSLASH, nspl.NsplParserPERCENT:
		return 4
	case nspl.NsplParserPLUS, nspl.NsplParserMINUS:
		return 3
	case nspl.NsplParserAND:
		return 1
	case nspl.NsplParserOR:
		return 0
	}
	return 2
}
