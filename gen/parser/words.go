package parser

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"nervix/gen/spec"
)

// words is the content of keywords.yaml.
type words struct {
	Keywords        []string          `yaml:"keywords"`
	Added           []string          `yaml:"added"`
	Expression      []string          `yaml:"expression"`
	Reserved        []string          `yaml:"reserved"`
	RelayReserved   []string          `yaml:"relay_reserved"`
	InstantReserved []string          `yaml:"instant_reserved"`
	Renamed         map[string]string `yaml:"renamed"`
	Punctuation     []mark            `yaml:"punctuation"`
	Foreign         []foreign         `yaml:"foreign"`
	Classes         []class           `yaml:"classes"`
	Slots           []slot            `yaml:"slots"`
}

type mark struct {
	Name string `yaml:"name"`
	Text string `yaml:"text"`
}

type foreign struct {
	Text    string `yaml:"text"`
	Instead string `yaml:"instead"`
}

type class struct {
	Name  string `yaml:"name"`
	Words string `yaml:"words"`
}

type slot struct {
	Rule  string `yaml:"rule"`
	Is    string `yaml:"is"`
	Words string `yaml:"words"`
	Kind  string `yaml:"kind"`
	Open  bool   `yaml:"open"`
}

var wordPattern = regexp.MustCompile(`^[A-Z_][A-Z0-9_]*$`)

// loadWords reads and checks keywords.yaml.
func loadWords(path string) (*spec.File[words], error) {
	file, err := spec.LoadFile[words](path)
	if err != nil {
		return nil, err
	}
	var faults []error
	seen := map[string]bool{}
	for _, list := range []struct {
		key   string
		words []string
	}{{"keywords", file.Content.Keywords}, {"added", file.Content.Added}, {"expression", file.Content.Expression}} {
		for i, word := range list.words {
			at := file.At("$.%s[%d]", list.key, i)
			if !wordPattern.MatchString(word) {
				faults = append(faults, at.Errorf("%q is no upper-case word", word))
			}
			if seen[word] {
				faults = append(faults, at.Errorf("%s is listed twice", word))
			}
			seen[word] = true
		}
	}
	for i, word := range slices.Concat(file.Content.Reserved, file.Content.RelayReserved, file.Content.InstantReserved) {
		if !seen[word] {
			faults = append(faults, file.At("$.reserved[%d]", i).Errorf("%s is in none of the word lists", word))
		}
	}
	for i, form := range file.Content.Foreign {
		at := file.At("$.foreign[%d]", i)
		if form.Text == "" || form.Instead == "" {
			faults = append(faults, at.Errorf("a foreign form needs text and instead"))
		}
		for _, before := range file.Content.Foreign[:i] {
			if strings.HasPrefix(form.Text, before.Text) {
				faults = append(faults, at.Errorf("%q hides behind %q", form.Text, before.Text))
			}
		}
	}
	for i, slot := range file.Content.Slots {
		if slot.Words == "" {
			faults = append(faults, file.At("$.slots[%d]", i).Errorf("slot %s has no words", slot.Rule))
		}
	}
	return &file, errors.Join(faults...)
}

// all lists every word with its own token.
func (w *words) all() []string { return slices.Concat(w.Keywords, w.Added, w.Expression) }

// token names the token of a word.
func (w *words) token(word string) string {
	if renamed, ok := w.Renamed[word]; ok {
		return renamed
	}
	return word
}
