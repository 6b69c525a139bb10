package lsp

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"slices"

	"nervix/controlplane/rehearsal"
)

// maximumDocuments is how many documents may be open.
const maximumDocuments = 1000

// Options says what a server knows besides the documents.
type Options struct {
	// Version is what the server calls itself.
	Version string
	// DeriveQuiesce is the setting of the server that the documents are for.
	DeriveQuiesce bool
	// Catalogue are scripts that say what exists already, with the locations they are found at.
	Catalogue []Script
}

// Script is a file that is not open.
type Script struct{ URI, Text string }

// Server answers one editor. It is used by one goroutine.
type Server struct {
	options   Options
	catalogue *catalogue
	documents map[string]*document
	// dirty are the documents whose diagnostics are not published yet, oldest first.
	dirty []string
	out   *bufio.Writer

	initialized, ending bool
}

// New makes a server.
func New(options Options) *Server {
	s := &Server{options: options, documents: map[string]*document{}}
	s.catalogue = newCatalogue(rehearsal.Options{DeriveQuiesce: options.DeriveQuiesce}, options.Catalogue)
	return s
}

// Run talks with an editor until it says exit or its stream ends. Clean tells that it announced its
// end before, as it should. The error is that of a stream.
//
// Diagnostics wait until no further message is at hand, so that only the last of many changes in a
// row is judged.
func (s *Server) Run(in io.Reader, out io.Writer) (clean bool, err error) {
	from := bufio.NewReaderSize(in, 1<<16)
	s.out = bufio.NewWriter(out)
	for {
		m, err := readMessage(from)
		var refused *refusal
		switch {
		case errors.As(err, &refused):
			err = s.answer(json.RawMessage("null"), nil, refused)
		case errors.Is(err, io.EOF):
			return false, nil
		case err != nil:
			return false, err
		case m.Method == "exit":
			return s.ending, nil
		case m.Method != "":
			err = s.handle(m)
		}
		if err == nil && from.Buffered() == 0 {
			err = s.publish()
		}
		if err == nil {
			err = s.out.Flush()
		}
		if err != nil {
			return false, err
		}
	}
}

// handle takes a request or notification. The error is that of the output.
func (s *Server) handle(m *message) error {
	if len(m.ID) == 0 {
		if notify, known := notifications[m.Method]; known && s.initialized {
			notify(s, m.Params)
		}
		return nil
	}
	result, err := s.request(m)
	return s.answer(m.ID, result, err)
}

// request gives the result of a request, or the *refusal that it meets.
func (s *Server) request(m *message) (any, error) {
	switch {
	case s.ending:
		return nil, &refusal{codeInvalidRequest, "the server was shut down"}
	case m.Method == "initialize":
		s.initialized = true
		return map[string]any{
			"capabilities": capabilities,
			"serverInfo":   map[string]string{"name": "nervix-cli", "version": s.options.Version},
		}, nil
	case !s.initialized:
		return nil, &refusal{codeNotInitialized, "initialize comes first"}
	case m.Method == "shutdown":
		s.ending = true
		return nil, nil
	}
	request, known := requests[m.Method]
	if !known {
		return nil, &refusal{codeUnknownMethod, "unknown method"}
	}
	return request(s, m.Params)
}

// notifications are those that the server cares for; all others are ignored.
var notifications = map[string]func(*Server, json.RawMessage){
	"textDocument/didOpen":   (*Server).opened,
	"textDocument/didChange": (*Server).changed,
	"textDocument/didClose":  (*Server).closed,
}

// requests are the requests beside those of the life cycle.
var requests = map[string]func(*Server, json.RawMessage) (any, error){
	"textDocument/hover":          (*Server).hover,
	"textDocument/completion":     (*Server).completion,
	"textDocument/definition":     (*Server).definition,
	"textDocument/documentSymbol": (*Server).symbols,
	"textDocument/formatting":     (*Server).formatting,
}

// answer writes a response.
func (s *Server) answer(id json.RawMessage, result any, err error) error {
	m := &message{ID: id}
	var refused *refusal
	if errors.As(err, &refused) {
		m.Error = refused
		return writeMessage(s.out, m)
	}
	var fault error
	if m.Result, fault = json.Marshal(result); fault != nil {
		return fault
	}
	return writeMessage(s.out, m)
}

// notify writes a notification.
func (s *Server) notify(method string, params any) error {
	body, err := json.Marshal(params)
	if err != nil {
		return err
	}
	return writeMessage(s.out, &message{Method: method, Params: body})
}

func (s *Server) opened(params json.RawMessage) {
	var p openParams
	if json.Unmarshal(params, &p) != nil || len(s.documents) >= maximumDocuments {
		return
	}
	s.store(p.TextDocument.URI, p.TextDocument.Version, p.TextDocument.Text)
}

// changed takes the whole new text; the server announced that it wants nothing less.
func (s *Server) changed(params json.RawMessage) {
	var p changeParams
	if json.Unmarshal(params, &p) != nil || len(p.ContentChanges) == 0 || s.documents[p.TextDocument.URI] == nil {
		return
	}
	if last := p.ContentChanges[len(p.ContentChanges)-1]; last.Range == nil {
		s.store(p.TextDocument.URI, p.TextDocument.Version, last.Text)
	}
}

// closed forgets a document and what was said of it.
func (s *Server) closed(params json.RawMessage) {
	var p documentParams
	if json.Unmarshal(params, &p) == nil && s.documents[p.TextDocument.URI] != nil {
		delete(s.documents, p.TextDocument.URI)
		s.soil(p.TextDocument.URI)
	}
}

func (s *Server) store(uri string, version int, text string) {
	s.documents[uri] = &document{uri: uri, version: version, text: text}
	s.soil(uri)
}

func (s *Server) soil(uri string) {
	if !slices.Contains(s.dirty, uri) {
		s.dirty = append(s.dirty, uri)
	}
}

// publish sends the diagnostics that are due.
func (s *Server) publish() error {
	for _, uri := range s.dirty {
		params := diagnosticsParams{URI: uri, Diagnostics: []diagnostic{}}
		if d := s.documents[uri]; d != nil {
			params.Version, params.Diagnostics = d.version, d.diagnostics(s.catalogue)
		}
		if err := s.notify("textDocument/publishDiagnostics", params); err != nil {
			return err
		}
	}
	s.dirty = nil
	return nil
}
