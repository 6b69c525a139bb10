package emit

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"

	"github.com/dave/jennifer/jen"

	"nervix/gen/spec"
)

// width is the column at which doc comments are wrapped, comment marker included.
const width = 98

// NewFile starts a generated Go file of the named package, which lives below nervix/generated.
func NewFile(name string) *jen.File {
	file := jen.NewFilePathName("nervix/generated/"+name, name)
	file.HeaderComment(spec.Header)
	return file
}

// Go renders a file; the result is gofmt-clean.
func Go(file *jen.File) ([]byte, error) {
	var buffer bytes.Buffer
	if err := file.Render(&buffer); err != nil {
		return nil, fmt.Errorf("render: %w", err)
	}
	return buffer.Bytes(), nil
}

// AddGo renders a file and stages it.
func AddGo(output *spec.Output, name string, file *jen.File) error {
	content, err := Go(file)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return output.Add(name, content)
}

// Doc gives a doc comment. Lines are wrapped; an empty line in a text starts a new paragraph.
func Doc(paragraphs ...string) jen.Code {
	code := jen.Null()
	for i, line := range DocLines(paragraphs...) {
		if i > 0 {
			code.Line()
		}
		code.Comment(line)
	}
	return code
}

// DocLines gives the lines of a doc comment, marker included.
func DocLines(paragraphs ...string) []string {
	var lines []string
	for _, text := range paragraphs {
		for _, paragraph := range strings.Split(strings.TrimSpace(text), "\n\n") {
			if paragraph = strings.TrimSpace(paragraph); paragraph == "" {
				continue
			}
			if len(lines) > 0 {
				lines = append(lines, "//")
			}
			lines = append(lines, Wrap("//", paragraph)...)
		}
	}
	return lines
}

// Wrap breaks a text into lines of at most 98 columns that start with a comment marker.
func Wrap(marker, text string) []string {
	var lines []string
	line := marker
	for _, word := range strings.Fields(text) {
		if len(line)+1+len(word) > width && line != marker {
			lines = append(lines, line)
			line = marker
		}
		line += " " + word
	}
	return append(lines, line)
}

// Sentence turns a spec doc into the tail of a Go doc comment: "X " + Sentence(doc). The first
// letter is lowered unless the first word is a name or an acronym, and the text ends in a period.
func Sentence(doc string) string {
	doc = strings.TrimSpace(doc)
	runes := []rune(doc)
	if len(runes) > 1 && unicode.IsUpper(runes[0]) && unicode.IsLower(runes[1]) {
		runes[0] = unicode.ToLower(runes[0])
	} else if len(runes) > 1 && unicode.IsUpper(runes[0]) && runes[1] == ' ' {
		runes[0] = unicode.ToLower(runes[0])
	}
	return Period(string(runes))
}

// Period makes sure that a text ends a sentence.
func Period(text string) string {
	text = strings.TrimSpace(text)
	if text == "" || strings.HasSuffix(text, ".") || strings.HasSuffix(text, "?") {
		return text
	}
	return text + "."
}

// Camel turns snake_case, kebab-case or UPPER_SNAKE names into UpperCamel Go identifiers.
func Camel(name string) string {
	var builder strings.Builder
	for _, part := range strings.FieldsFunc(name, func(r rune) bool { return r == '_' || r == '-' || r == ' ' }) {
		if upper, ok := initialisms[strings.ToLower(part)]; ok {
			builder.WriteString(upper)
			continue
		}
		runes := []rune(strings.ToLower(part))
		runes[0] = unicode.ToUpper(runes[0])
		builder.WriteString(string(runes))
	}
	return builder.String()
}

var initialisms = map[string]string{
	"id": "ID", "http": "HTTP", "https": "HTTPS", "tls": "TLS", "grpc": "GRPC", "cpu": "CPU", "db": "DB", "ttl": "TTL", "lru": "LRU",
}

// Lower lowers the first letter of an UpperCamel identifier.
func Lower(name string) string {
	runes := []rune(name)
	runes[0] = unicode.ToLower(runes[0])
	return string(runes)
}

// IsCamel tells whether a name is an exported Go identifier.
func IsCamel(name string) bool {
	for i, r := range name {
		letter := r >= 'A' && r <= 'Z' || i > 0 && (r >= 'a' && r <= 'z' || r >= '0' && r <= '9')
		if !letter {
			return false
		}
	}
	return name != ""
}

// IsSnake tells whether a name is lower snake_case.
func IsSnake(name string) bool {
	for i, r := range name {
		ok := r >= 'a' && r <= 'z' || i > 0 && (r >= '0' && r <= '9' || r == '_')
		if !ok {
			return false
		}
	}
	return name != "" && !strings.HasSuffix(name, "_")
}
