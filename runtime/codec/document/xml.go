package document

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"maps"
	"math/big"
	"slices"
	"strconv"

	"nervix/generated/revision"
	"nervix/runtime/codec"
)

const xmlFormat = revision.DocumentFormatXml

// Members of the object that an element is.
const (
	xmlTag        = "t"
	xmlAttributes = "a"
	xmlChildren   = "c"
)

// readXML reads one element and what may stand around it. Entities other than the five of XML are
// unknown, whatever a document type says.
func readXML(payload []byte) (any, error) {
	r := &xmlReader{decoder: xml.NewDecoder(bytes.NewReader(payload))}
	for {
		token, err := r.decoder.RawToken()
		switch {
		case errors.Is(err, io.EOF):
			return r.finish()
		case err != nil:
			return nil, r.malformed("the document is invalid")
		}
		if err := r.take(token); err != nil {
			return nil, err
		}
	}
}

type xmlReader struct {
	decoder *xml.Decoder
	open    []*xmlElement
	root    *xmlElement
}

// xmlElement is an element that is read or was read.
type xmlElement struct {
	name       string
	attributes map[string]any
	children   []any
	text       []byte // that stands behind the last child; CDATA and text around comments are one text
}

// endText makes the text behind the last child a child.
func (e *xmlElement) endText() {
	if len(e.text) > 0 {
		e.children, e.text = append(e.children, string(e.text)), nil
	}
}

func (e *xmlElement) value() map[string]any {
	object := map[string]any{xmlTag: e.name}
	if e.attributes != nil {
		object[xmlAttributes] = e.attributes
	}
	if e.children != nil {
		object[xmlChildren] = e.children
	}
	return object
}

func (r *xmlReader) malformed(reason string) error {
	return malformed(xmlFormat, r.decoder.InputOffset(), reason)
}

func (r *xmlReader) finish() (any, error) {
	if len(r.open) > 0 {
		return nil, r.malformed("an element has no end")
	}
	if r.root == nil {
		return nil, r.malformed("there is no element")
	}
	return r.root.value(), nil
}

func (r *xmlReader) take(token xml.Token) error {
	switch token := token.(type) {
	case xml.StartElement:
		return r.start(token)
	case xml.EndElement:
		return r.end(qualified(token.Name))
	case xml.CharData:
		return r.text(token)
	}
	return nil
}

func (r *xmlReader) start(token xml.StartElement) error {
	if r.root != nil && len(r.open) == 0 {
		return r.malformed("there is more than one element")
	}
	if len(r.open) >= codec.MaximumDepth/2 { // an element nests its children in an object and an array
		return tooDeep()
	}
	element := &xmlElement{name: qualified(token.Name)}
	for _, attribute := range token.Attr {
		if element.attributes == nil {
			element.attributes = map[string]any{}
		}
		name := qualified(attribute.Name)
		if _, twice := element.attributes[name]; twice {
			return r.malformed("an attribute stands twice in an element")
		}
		element.attributes[name] = attribute.Value
	}
	if r.root == nil {
		r.root = element
	}
	r.open = append(r.open, element)
	return nil
}

func (r *xmlReader) end(name string) error {
	last := len(r.open) - 1
	if last < 0 || r.open[last].name != name {
		return r.malformed("an element ends that is not open")
	}
	element := r.open[last]
	element.endText()
	r.open = r.open[:last]
	if last > 0 {
		parent := r.open[last-1]
		parent.endText()
		parent.children = append(parent.children, element.value())
	}
	return nil
}

func (r *xmlReader) text(text []byte) error {
	if len(r.open) == 0 {
		if len(bytes.Trim(text, " \t\r\n\ufeff")) > 0 {
			return r.malformed("there is text outside of the element")
		}
		return nil
	}
	parent := r.open[len(r.open)-1]
	parent.text = append(parent.text, text...)
	return nil
}

// qualified gives a name as it is written.
func qualified(name xml.Name) string {
	if name.Space == "" {
		return name.Local
	}
	return name.Space + ":" + name.Local
}

// appendXML writes one element.
func appendXML(to []byte, value any) ([]byte, error) {
	element, is := value.(map[string]any)
	if !is {
		return to, unrepresentable(xmlFormat, "the value is no element")
	}
	return appendElement(to, element)
}

func appendElement(to []byte, element map[string]any) ([]byte, error) {
	name, is := element[xmlTag].(string)
	if !is || !isName(name) {
		return to, unrepresentable(xmlFormat, "an element has no tag name")
	}
	for key := range element {
		if key != xmlTag && key != xmlAttributes && key != xmlChildren {
			return to, unrepresentable(xmlFormat, "an element has a member that is none of t, a and c")
		}
	}
	to = append(append(to, '<'), name...)
	to, err := appendAttributes(to, element[xmlAttributes])
	if err != nil {
		return to, err
	}
	children := element[xmlChildren]
	if children == nil {
		return append(to, "/>"...), nil
	}
	to = append(to, '>')
	list, is := children.([]any)
	if !is {
		list = []any{children}
	}
	for _, child := range list {
		if nested, is := child.(map[string]any); is {
			to, err = appendElement(to, nested)
		} else {
			to, err = appendText(to, child)
		}
		if err != nil {
			return to, err
		}
	}
	return append(append(append(to, "</"...), name...), '>'), nil
}

func appendAttributes(to []byte, value any) ([]byte, error) {
	if value == nil {
		return to, nil
	}
	attributes, is := value.(map[string]any)
	if !is {
		return to, unrepresentable(xmlFormat, "the attributes are no object")
	}
	for _, name := range slices.Sorted(maps.Keys(attributes)) {
		if !isName(name) {
			return to, unrepresentable(xmlFormat, "an attribute has no name")
		}
		to = append(append(append(to, ' '), name...), `="`...)
		var err error
		if to, err = appendText(to, attributes[name]); err != nil {
			return to, err
		}
		to = append(to, '"')
	}
	return to, nil
}

// appendText writes a scalar as escaped text.
func appendText(to []byte, value any) ([]byte, error) {
	var text string
	switch value := value.(type) {
	case string:
		text = value
	case bool:
		text = strconv.FormatBool(value)
	case int:
		text = strconv.Itoa(value)
	case *big.Int:
		text = value.String()
	case float64:
		text = strconv.FormatFloat(value, 'g', -1, 64)
	default:
		return to, unrepresentable(xmlFormat, "a text is no scalar")
	}
	for _, c := range text {
		if !isCharacter(c) {
			return to, unrepresentable(xmlFormat, "a text has a character that XML has not")
		}
	}
	var escaped bytes.Buffer
	if err := xml.EscapeText(&escaped, []byte(text)); err != nil {
		return to, unrepresentable(xmlFormat, "a text cannot be escaped")
	}
	return append(to, escaped.Bytes()...), nil
}

// isCharacter tells whether a document may hold a character (XML 1.0, production 2).
func isCharacter(c rune) bool {
	return c == '\t' || c == '\n' || c == '\r' || c >= 0x20 && c <= 0xd7ff || c >= 0xe000 && c <= 0xfffd || c >= 0x10000
}

// isName tells whether an element or attribute may have a name: a letter, an underscore or any
// character beyond ASCII, then also digits, points and hyphens, and one colon inside.
func isName(name string) bool {
	colons := 0
	for i, c := range name {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c == '_', c >= 0x80 && isCharacter(c) && c != 0xfffd:
		case i > 0 && (c >= '0' && c <= '9' || c == '.' || c == '-'):
		case c == ':' && i > 0 && i < len(name)-1 && colons == 0:
			colons++
		default:
			return false
		}
	}
	return name != ""
}
