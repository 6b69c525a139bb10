package lsp

// The shapes of the protocol that the server uses (language server protocol 3.17).

// position is a place in a document: line and character from zero, characters in UTF-16 units.
type position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// span is a range of a document, its end excluded.
type span struct {
	Start position `json:"start"`
	End   position `json:"end"`
}

// location is a range of a named document.
type location struct {
	URI   string `json:"uri"`
	Range span   `json:"range"`
}

type documentName struct {
	URI string `json:"uri"`
}

type openParams struct {
	TextDocument struct {
		URI     string `json:"uri"`
		Version int    `json:"version"`
		Text    string `json:"text"`
	} `json:"textDocument"`
}

type changeParams struct {
	TextDocument struct {
		URI     string `json:"uri"`
		Version int    `json:"version"`
	} `json:"textDocument"`
	ContentChanges []struct {
		Range *span  `json:"range"`
		Text  string `json:"text"`
	} `json:"contentChanges"`
}

type documentParams struct {
	TextDocument documentName `json:"textDocument"`
}

type placeParams struct {
	TextDocument documentName `json:"textDocument"`
	Position     position     `json:"position"`
}

type diagnosticsParams struct {
	URI         string       `json:"uri"`
	Version     int          `json:"version"`
	Diagnostics []diagnostic `json:"diagnostics"`
}

type diagnostic struct {
	Range    span   `json:"range"`
	Severity int    `json:"severity"`
	Code     string `json:"code"`
	Source   string `json:"source"`
	Message  string `json:"message"`
}

// severityError marks every diagnostic: a statement with one is refused.
const severityError = 1

type textEdit struct {
	Range   span   `json:"range"`
	NewText string `json:"newText"`
}

type hover struct {
	Contents markup `json:"contents"`
	Range    span   `json:"range"`
}

type markup struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

type completionItem struct {
	Label    string   `json:"label"`
	Kind     int      `json:"kind"`
	Detail   string   `json:"detail,omitempty"`
	SortText string   `json:"sortText"`
	TextEdit textEdit `json:"textEdit"`
}

type documentSymbol struct {
	Name           string `json:"name"`
	Detail         string `json:"detail"`
	Kind           int    `json:"kind"`
	Range          span   `json:"range"`
	SelectionRange span   `json:"selectionRange"`
}

// capabilities are what the server tells an editor that it can do.
var capabilities = map[string]any{
	"positionEncoding":           "utf-16",
	"textDocumentSync":           map[string]any{"openClose": true, "change": 1},
	"hoverProvider":              true,
	"completionProvider":         map[string]any{"triggerCharacters": []string{".", ":"}},
	"definitionProvider":         true,
	"documentSymbolProvider":     true,
	"documentFormattingProvider": true,
}
