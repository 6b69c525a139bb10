package record

import (
	"strings"
	"unicode"
)

// snake gives the snake_case form of an UpperCamel name; runs of capitals are one word, so that
// MaxTTL becomes max_ttl and RFC3339 stays one word.
func snake(name string) string {
	runes := []rune(name)
	var text strings.Builder
	for i, r := range runes {
		if unicode.IsUpper(r) && i > 0 {
			after := unicode.IsLower(runes[i-1]) || unicode.IsDigit(runes[i-1])
			before := unicode.IsUpper(runes[i-1]) && i+1 < len(runes) && unicode.IsLower(runes[i+1])
			if after || before {
				text.WriteByte('_')
			}
		}
		text.WriteRune(unicode.ToLower(r))
	}
	return text.String()
}

// lowerCamel joins snake_case or UPPER_SNAKE words as Cap'n Proto names its members.
func lowerCamel(name string) string {
	var text strings.Builder
	for i, word := range strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r == '_' || r == '-' || r == ' ' }) {
		if i > 0 {
			word = strings.ToUpper(word[:1]) + word[1:]
		}
		text.WriteString(word)
	}
	return text.String()
}

// path is the field's part of a path such as routes[0].construction.
func (f *fieldDef) path() string { return snake(f.Name) }

// wireName is the field's name in the Cap'n Proto schema.
func (f *fieldDef) wireName() string { return lowerCamel(snake(f.Name)) }

// present is the name of the flag that tells whether an optional scalar has a value.
func (f *fieldDef) present() string { return f.wireName() + "Present" }

// flagged tells whether the field needs such a flag.
func (f *fieldDef) flagged() bool {
	return f.resolved.optional && (f.resolved.shape == scalarShape || f.resolved.shape == enumShape)
}

// accessor is the Go name of a wire member.
func accessor(wireName string) string {
	name := strings.ToUpper(wireName[:1]) + wireName[1:]
	if taken[name] {
		return name + "Field"
	}
	return name
}

// taken are the method names that every wire struct has already.
var taken = map[string]bool{
	"Which": true, "IsValid": true, "Message": true, "Segment": true, "ToPtr": true,
	"EncodeAsPtr": true, "DecodeFromPtr": true, "String": true,
}

// variantName is a union variant's name in the Cap'n Proto schema.
func (s *structDef) variantName() string { return lowerCamel(snake(s.Name)) }

// wirePackage is the Go package of p's wire form.
func (p *pkg) wirePackage() string { return p.name + "wire" }

// importPath is the Go import path of p.
func (p *pkg) importPath() string { return "nervix/generated/" + p.name }

// wirePath is the Go import path of p's wire form.
func (p *pkg) wirePath() string { return p.importPath() + "/" + p.wirePackage() }
