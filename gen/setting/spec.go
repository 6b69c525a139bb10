package setting

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// Binary is one file of spec/config: the settings of one program.
type Binary struct {
	Program  string    `yaml:"program"`
	Type     string    `yaml:"type"`
	Doc      string    `yaml:"doc"`
	Groups   []Group   `yaml:"groups"`
	Settings []Setting `yaml:"settings"`
	Rules    []Rule    `yaml:"rules"`
}

// Group is a heading of the help text and the reference page.
type Group struct {
	Name string `yaml:"name"`
	Doc  string `yaml:"doc"`
}

// Setting is one flag with its environment twin.
type Setting struct {
	Flag      string   `yaml:"flag"`
	Field     string   `yaml:"field"` // Go name; the flag in UpperCamel when empty
	Shorthand string   `yaml:"shorthand"`
	Group     string   `yaml:"group"`
	Type      string   `yaml:"type"`
	Default   string   `yaml:"default"`
	Minimum   string   `yaml:"minimum"`
	Maximum   string   `yaml:"maximum"`
	Choices   []string `yaml:"choices"`
	Required  bool     `yaml:"required"` // an empty text is refused
	Secret    bool     `yaml:"secret"`
	Doc       string   `yaml:"doc"`
	Basis     []string `yaml:"basis"`
}

// Rule relates two settings. Exactly one of its forms is filled in.
type Rule struct {
	// Less must be below Than, or equal when OrEqual is set; a zero of one of UnlessZero waives it.
	Less       string   `yaml:"less"`
	Than       string   `yaml:"than"`
	OrEqual    bool     `yaml:"or_equal"`
	UnlessZero []string `yaml:"unless_zero"`
	// Loopback must be a loopback address unless one of Unless is given.
	Loopback string   `yaml:"loopback"`
	Unless   []string `yaml:"unless"`
	// Exclusive settings must not be given together.
	Exclusive []string `yaml:"exclusive"`
	Doc       string   `yaml:"doc"`
	Basis     []string `yaml:"basis"`
}

// Environment is the name of the environment twin.
func (s Setting) Environment() string {
	return "NERVIX_" + strings.ToUpper(strings.ReplaceAll(s.Flag, "-", "_"))
}

// kinds are the types of settings.
var kinds = []string{"string", "choice", "duration", "bytes", "int", "bool", "address", "path", "list"}

// ordered tells whether values of a type have bounds.
func ordered(kind string) bool { return kind == "duration" || kind == "bytes" || kind == "int" }

// textual tells whether values of a type are texts that may be empty.
func textual(kind string) bool { return kind == "string" || kind == "address" || kind == "path" }

func load(root string) ([]Binary, error) {
	files, err := spec.Load[Binary](filepath.Join(root, "spec", "config"))
	if err != nil {
		return nil, err
	}
	var binaries []Binary
	var faults []error
	for _, file := range files {
		check := &checker{file: file, settings: map[string]Setting{}}
		check.run()
		faults = append(faults, check.faults...)
		binaries = append(binaries, file.Content)
	}
	return binaries, errors.Join(faults...)
}

type checker struct {
	file     spec.File[Binary]
	settings map[string]Setting
	faults   []error
}

func (c *checker) fault(at spec.Position, format string, args ...any) {
	c.faults = append(c.faults, at.Errorf(format, args...))
}

func (c *checker) run() {
	binary := &c.file.Content
	if binary.Program == "" || !emit.IsCamel(binary.Type) || binary.Doc == "" {
		c.fault(c.file.At("$.program"), "a file needs a program, an UpperCamel type and a doc")
	}
	fields := map[string]bool{}
	for i := range binary.Settings {
		setting, at := &binary.Settings[i], c.file.At("$.settings[%d]", i)
		if setting.Field == "" {
			setting.Field = emit.Camel(setting.Flag)
		}
		if _, twice := c.settings[setting.Flag]; twice || fields[setting.Field] || setting.Flag == "" || setting.Doc == "" {
			c.fault(at, "setting %q needs a new flag and field and a doc", setting.Flag)
		}
		if !slices.ContainsFunc(binary.Groups, func(g Group) bool { return g.Name == setting.Group }) {
			c.fault(at, "setting %s: unknown group %q", setting.Flag, setting.Group)
		}
		c.settings[setting.Flag], fields[setting.Field] = *setting, true
		c.values(at, *setting)
	}
	for i, rule := range binary.Rules {
		if err := c.rule(rule); err != nil {
			c.fault(c.file.At("$.rules[%d]", i), "%w", err)
		}
	}
}

// values checks the default and the bounds of a setting.
func (c *checker) values(at spec.Position, setting Setting) {
	if !slices.Contains(kinds, setting.Type) {
		c.fault(at, "setting %s: unknown type %q", setting.Flag, setting.Type)
		return
	}
	value, err := parse(setting.Type, setting.Default)
	if err != nil {
		c.fault(at, "setting %s: default: %w", setting.Flag, err)
		return
	}
	if setting.Type == "choice" && !slices.Contains(setting.Choices, setting.Default) {
		c.fault(at, "setting %s: default %q is no choice", setting.Flag, setting.Default)
	}
	if (setting.Type == "choice") != (len(setting.Choices) > 0) || setting.Required && !textual(setting.Type) {
		c.fault(at, "setting %s: choices belong to type choice, required to texts", setting.Flag)
	}
	for _, bound := range []struct {
		text  string
		wrong func(bound int64) bool
	}{
		{setting.Minimum, func(bound int64) bool { return value < bound }},
		{setting.Maximum, func(bound int64) bool { return value > bound }},
	} {
		if bound.text == "" {
			continue
		}
		parsed, err := parse(setting.Type, bound.text)
		if err != nil || !ordered(setting.Type) || bound.wrong(parsed) {
			c.fault(at, "setting %s: bound %q does not parse or excludes the default", setting.Flag, bound.text)
		}
	}
}

// rule checks that a rule has one form and names settings of fitting types.
func (c *checker) rule(rule Rule) error {
	forms := 0
	if rule.Less != "" {
		forms++
		less, than := c.settings[rule.Less], c.settings[rule.Than]
		if !ordered(less.Type) || less.Type != than.Type {
			return fmt.Errorf("rule: %q and %q are not two settings of one ordered type", rule.Less, rule.Than)
		}
		for _, waiver := range rule.UnlessZero {
			if waiver != rule.Less && waiver != rule.Than {
				return fmt.Errorf("rule: unless_zero %q is none of its settings", waiver)
			}
		}
	}
	if rule.Loopback != "" {
		forms++
		if c.settings[rule.Loopback].Type != "address" {
			return fmt.Errorf("rule: %q is no address", rule.Loopback)
		}
	}
	if len(rule.Exclusive) > 0 {
		forms++
	}
	for _, flag := range slices.Concat(rule.Unless, rule.Exclusive) {
		if !textual(c.settings[flag].Type) {
			return fmt.Errorf("rule: %q is no text setting", flag)
		}
	}
	if forms != 1 || rule.Doc == "" {
		return fmt.Errorf("a rule has exactly one of less, loopback and exclusive, and a doc")
	}
	return nil
}
