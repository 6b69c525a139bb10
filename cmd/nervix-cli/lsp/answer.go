package lsp

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/listing"
	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar"
	"nervix/grammar/completion"
	"nervix/grammar/format"
)

// place reads the parameters of a request about a place of an open document.
func (s *Server) place(params json.RawMessage) (d *document, offset int, err error) {
	var p placeParams
	if json.Unmarshal(params, &p) != nil {
		return nil, 0, &refusal{codeInvalidParams, "a document and a position are needed"}
	}
	if d = s.documents[p.TextDocument.URI]; d == nil {
		return nil, 0, &refusal{codeInvalidParams, "the document is not open"}
	}
	d.judge(s.catalogue)
	return d, d.offset(p.Position), nil
}

// document reads the parameters of a request about an open document.
func (s *Server) document(params json.RawMessage) (*document, error) {
	var p documentParams
	if json.Unmarshal(params, &p) != nil || s.documents[p.TextDocument.URI] == nil {
		return nil, &refusal{codeInvalidParams, "an open document is needed"}
	}
	return s.documents[p.TextDocument.URI], nil
}

// word finds what the word at an offset stands for, with all words of its statement.
func (d *document) word(offset int) (found word, all []word, ok bool) {
	start, end, inside := d.index.statement(offset)
	if !inside {
		return word{}, nil, false
	}
	if all = words(d.text, start, end); all == nil {
		found, ok = loose(d.text, offset)
		return found, nil, ok
	}
	found, ok = at(all, offset)
	return found, all, ok
}

func (s *Server) hover(params json.RawMessage) (any, error) {
	d, offset, err := s.place(params)
	if err != nil {
		return nil, err
	}
	found, _, ok := d.word(offset)
	if !ok {
		return nil, nil
	}
	text := s.describe(d, found)
	if text == "" {
		return nil, nil
	}
	return &hover{Contents: markup{Kind: "markdown", Value: text}, Range: d.span(found.start, found.end)}, nil
}

// describe says in Markdown what a word stands for; empty when there is nothing to say.
func (s *Server) describe(d *document, w word) string {
	switch {
	case w.fresh && w.owner != "":
		return block(w.owner)
	case w.kind == nspl.SlotFunction:
		return describeFunction(w.text)
	case w.kind == nspl.SlotField:
		return d.describeField(w)
	}
	if versions, ok := d.after.Resources()[w.text]; ok && w.kind == nspl.SlotResource {
		return fmt.Sprintf("resource `%s` with %d version(s)", w.text, versions)
	}
	if m, ok := d.model(name{w.kind, w.text}); ok {
		return block(grammar.Render(m))
	}
	if x, declared, ok := s.declaration(d, w); ok {
		return block(x.text[declared.start:declared.end])
	}
	return ""
}

// model finds a model in what the document leads to.
func (d *document) model(n name) (model.Model, bool) {
	for _, kind := range modelKinds(n.kind) {
		if m, ok := d.after.Graph().Find(model.Key{Kind: kind, Name: n.text}); ok {
			return m, true
		}
	}
	return nil, false
}

// modelKinds lists the kinds of models that a slot takes.
func modelKinds(slot nspl.SlotKind) []model.Kind {
	if kind, ok := model.ParseKind(string(slot)); ok {
		return []model.Kind{kind}
	}
	var kinds []model.Kind
	if slot == nspl.SlotRuntimeNode {
		for kind := model.Kind(0); kind.Valid(); kind++ {
			if registry.IsNode(kind) || kind == model.KindHashMap {
				kinds = append(kinds, kind)
			}
		}
	}
	return kinds
}

// block shows a statement or a part of one as code, laid out where it parses.
func block(text string) string {
	if formatted, err := format.Text(text); err == nil {
		text = formatted
	}
	return "```nspl\n" + strings.TrimSpace(text) + "\n```"
}

// describeFunction lists the signatures of a function.
func describeFunction(called string) string {
	var lines []string
	for _, f := range function.All() {
		if f.Name != called && !slices.Contains(f.Aliases, called) {
			continue
		}
		for _, signature := range f.Signatures {
			line := called + signature.Text
			if f.Aggregate {
				line += "   // over a window"
			}
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		return ""
	}
	return "```nspl\n" + strings.Join(lines, "\n") + "\n```"
}

// describeField gives the type of a field as completion knows it at its place.
func (d *document) describeField(w word) string {
	for _, offer := range d.complete(w.start) {
		if offer.Kind == completion.Field && strings.EqualFold(offer.Text, w.text) {
			return "```nspl\n" + w.text + " " + offer.Detail + "\n```"
		}
	}
	return ""
}

// complete gives the ways to go on at an offset.
func (d *document) complete(offset int) []completion.Suggestion {
	start := d.index.begin(offset)
	others := map[nspl.SlotKind][]completion.Entry{}
	for _, domain := range d.after.Domains() {
		others[nspl.SlotDomain] = append(others[nspl.SlotDomain], completion.Entry{Name: domain, Detail: "domain"})
	}
	for _, subscription := range d.after.Subscriptions() {
		others[nspl.SlotSubscription] = append(others[nspl.SlotSubscription], completion.Entry{Name: subscription, Detail: "subscription"})
	}
	found := completion.Complete(d.text[start:offset], offset-start,
		&listing.Listing{Graph: d.after.Graph(), Resources: d.after.Resources(), Others: others})
	for i := range found {
		found[i].Start, found[i].End = found[i].Start+start, found[i].End+start
	}
	return found
}

// itemKinds are the kinds of completion items, as the protocol numbers them.
var itemKinds = map[completion.Kind]int{
	completion.Name: 18, completion.Field: 5, completion.Scope: 9, completion.Function: 3,
	completion.Keyword: 14, completion.Mark: 24,
}

func (s *Server) completion(params json.RawMessage) (any, error) {
	d, offset, err := s.place(params)
	if err != nil {
		return nil, err
	}
	items := []completionItem{}
	for i, offer := range d.complete(offset) {
		kind, shown := itemKinds[offer.Kind]
		if !shown || offer.Text == "" {
			continue
		}
		items = append(items, completionItem{
			Label: offer.Text, Kind: kind, Detail: offer.Detail, SortText: fmt.Sprintf("%05d", i),
			TextEdit: textEdit{Range: d.span(offer.Start, offer.End), NewText: offer.Text},
		})
	}
	return items, nil
}

func (s *Server) definition(params json.RawMessage) (any, error) {
	d, offset, err := s.place(params)
	if err != nil {
		return nil, err
	}
	found, all, ok := d.word(offset)
	if !ok {
		return nil, nil
	}
	if found.kind == nspl.SlotField {
		return s.field(d, found, all), nil
	}
	if x, declared, ok := s.declaration(d, found); ok {
		return s.locate(x, declared.nameStart, declared.nameEnd), nil
	}
	return nil, nil
}

// declaration finds what declares the thing that a word names: in the document itself, in other
// open ones, in the catalogue.
func (s *Server) declaration(d *document, w word) (*index, declaration, bool) {
	for _, x := range s.indexes(d) {
		if w.kind == "" {
			for _, declared := range x.declarations {
				if declared.name.text == w.text {
					return x, declared, true
				}
			}
			continue
		}
		slots := []nspl.SlotKind{w.kind}
		for _, kind := range modelKinds(w.kind) {
			slots = append(slots, slotOf(kind))
		}
		for _, slot := range slots {
			if i, ok := x.by[name{slot, w.text}]; ok {
				return x, x.declarations[i], true
			}
		}
	}
	return nil, declaration{}, false
}

// indexes lists the texts that declarations are looked up in, nearest first.
func (s *Server) indexes(d *document) []*index {
	list := []*index{d.index}
	var uris []string
	for uri := range s.documents {
		uris = append(uris, uri)
	}
	slices.Sort(uris)
	for _, uri := range uris {
		if other := s.documents[uri]; other != d && other.index != nil {
			list = append(list, other.index)
		}
	}
	for _, file := range s.catalogue.files {
		list = append(list, file.index)
	}
	return list
}

func (s *Server) locate(x *index, start, end int) *location {
	d := &document{text: x.text}
	return &location{URI: x.uri, Range: d.span(start, end)}
}

// field finds the declaration of a field: in the schemas of what the statement names, of a target
// for output fields, otherwise in the order of the text. The result is nil when there is none.
func (s *Server) field(d *document, w word, all []word) any {
	owners := slices.Clone(all)
	if w.scope == "output" {
		slices.Reverse(owners)
		owners = slices.DeleteFunc(owners, func(o word) bool { return o.start > w.start })
	}
	for _, owner := range owners {
		if w.scope == "branch" && owner.kind != nspl.SlotBranch {
			continue
		}
		schema := owner
		switch m, _ := d.model(name{owner.kind, owner.text}); m := m.(type) {
		case *model.Relay:
			schema = word{kind: nspl.SlotSchema, text: m.Schema}
		case *model.Codec:
			schema = word{kind: nspl.SlotSchema, text: m.Schema}
		case *model.Branch:
			schema = word{kind: nspl.SlotSchema, text: m.Schema}
		case *model.Schema, *model.WireJSONSchema, *model.WireCBORSchema, *model.WireAVROSchema:
		default:
			continue
		}
		x, declared, ok := s.declaration(d, schema)
		if !ok {
			continue
		}
		for _, f := range words(x.text, declared.start, declared.end) {
			if f.fresh && f.owner != "" && f.text == w.text {
				return s.locate(x, f.start, f.end)
			}
		}
	}
	return nil
}

// symbolKinds are the kinds of symbols, as the protocol numbers them; others are objects.
var symbolKinds = map[nspl.SlotKind]int{
	nspl.SlotSchema: 23, nspl.SlotWireJsonSchema: 23, nspl.SlotWireCborSchema: 23, nspl.SlotWireAvroSchema: 23,
	nspl.SlotDomain: 3, nspl.SlotResource: 1, nspl.SlotUdf: 12, nspl.SlotRelay: 8, nspl.SlotBranch: 20,
}

const symbolObject = 19

func (s *Server) symbols(params json.RawMessage) (any, error) {
	d, err := s.document(params)
	if err != nil {
		return nil, err
	}
	d.judge(s.catalogue)
	list := []documentSymbol{}
	for _, declared := range d.index.declarations {
		kind, known := symbolKinds[declared.name.kind]
		if !known {
			kind = symbolObject
		}
		list = append(list, documentSymbol{
			Name: declared.name.text, Detail: declared.detail, Kind: kind,
			Range: d.span(declared.start, declared.end), SelectionRange: d.span(declared.nameStart, declared.nameEnd),
		})
	}
	return list, nil
}

// formatting replaces the whole text; a text that does not parse stays as it is.
func (s *Server) formatting(params json.RawMessage) (any, error) {
	d, err := s.document(params)
	if err != nil {
		return nil, err
	}
	formatted, fault := format.Text(d.text)
	if fault != nil || formatted == d.text {
		return []textEdit{}, nil
	}
	return []textEdit{{Range: d.span(0, len(d.text)), NewText: formatted}}, nil
}
