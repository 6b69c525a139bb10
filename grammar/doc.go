// Package grammar reads NSPL text into semantic statements and writes Models back as NSPL.
//
// It owns the lexical bounds of a request, the split into statements, the run of the generated
// parser, the checks that need no catalogue, the spans that lead from a Model back to its text,
// and the canonical rendering of SHOW CREATE. It never looks up a name, never types an expression
// and never changes anything. Main types: Request, Parsed, Piece, Spans; main functions: Parse,
// Each, ParseExpr, Render, RenderStatement, RenderExpr.
package grammar
