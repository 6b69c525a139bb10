package connector

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// file is one spec file.
type file struct {
	Quiesce []Form   `yaml:"quiesce"`
	Sources []Source `yaml:"sources"`
	Sinks   []Sink   `yaml:"sinks"`
	Groups  []Group  `yaml:"groups"`
	Clients []System `yaml:"clients"`
}

// Group is a list of settings that several client types share.
type Group struct {
	Name     string    `yaml:"name"`
	Settings []Setting `yaml:"settings"`
}

// System is the settings of one client type.
type System struct {
	Type     string    `yaml:"type"`
	Open     bool      `yaml:"open"` // further settings are passed on
	Groups   []string  `yaml:"groups"`
	Settings []Setting `yaml:"settings"`
}

// Setting is one entry of CONFIG.
type Setting struct {
	Name     string `yaml:"name"`
	Required bool   `yaml:"required"`
	Default  string `yaml:"default"`
	Doc      string `yaml:"doc"`
}

// Form is one form of ON QUIESCE.
type Form struct {
	Name string `yaml:"name"`
	Form string `yaml:"form"`
	Doc  string `yaml:"doc"`
}

// Client is a field that names a client.
type Client struct {
	Field  string   `yaml:"field"`
	Type   string   `yaml:"type"`
	By     string   `yaml:"by"`     // an enum field that decides the type
	Types  []string `yaml:"types"`  // types in the order of that enum
	Clause string   `yaml:"clause"` // the clause that names it when it is not the source or sink itself
}

// Name is a field that names something outside of the cluster.
type Name struct {
	Field    string `yaml:"field"`
	Clause   string `yaml:"clause"`
	Optional bool   `yaml:"optional"`
}

// Mode is how a source or sink delivers.
type Mode struct {
	Field     string   `yaml:"field"` // empty when there is no choice to store
	Offered   []string `yaml:"offered"`
	Ungrouped bool     `yaml:"ungrouped"` // PARALLEL without BATCH TIMEOUT
}

// Field is one metadata field.
type Field struct {
	Name     string `yaml:"name"`
	Type     string `yaml:"type"`
	Nullable bool   `yaml:"nullable"`
}

// Common is what sources and sinks share.
type Common struct {
	Variant string   `yaml:"variant"`
	Name    string   `yaml:"name"`
	Doc     string   `yaml:"doc"`
	Clients []Client `yaml:"clients"`
	Names   []Name   `yaml:"names"`
	Mode    Mode     `yaml:"mode"`
	Headers bool     `yaml:"headers"`
}

// Source is one variant of model.Source.
type Source struct {
	Common    `yaml:",inline"`
	Entities  []string `yaml:"entities"`
	Instances bool     `yaml:"instances"`
	Quiesce   []string `yaml:"quiesce"`
	Durable   string   `yaml:"durable"` // a Go condition on the model m that SUSPEND and the ACK modes need
	Metadata  []Field  `yaml:"metadata"`
	Codec     bool     `yaml:"codec"`
	Placed    bool     `yaml:"placed"` // runs on an owner, not on every node
}

// Sink is one variant of model.Sink.
type Sink struct {
	Common       `yaml:",inline"`
	Retry        bool   `yaml:"retry"`   // RETRY POLICY stands in the sink itself
	Batched      bool   `yaml:"batched"` // WITH MAX BATCH
	Codec        string `yaml:"codec"`
	Construction string `yaml:"construction"`
}

// catalog is the whole spec.
type catalog struct {
	Forms   []Form
	Sources []Source
	Sinks   []Sink
	Clients []System
}

func load(root string) (*catalog, error) {
	files, err := spec.Load[file](filepath.Join(root, "spec", "connector"))
	if err != nil {
		return nil, err
	}
	c := &catalog{}
	var faults []error
	groups := map[string][]Setting{}
	for _, f := range files {
		c.Forms = append(c.Forms, f.Content.Quiesce...)
		for _, group := range f.Content.Groups {
			groups[group.Name] = group.Settings
		}
	}
	for _, f := range files {
		for i, s := range f.Content.Sources {
			place := f.At("$.sources[%d]", i)
			if slices.ContainsFunc(c.Sources, func(known Source) bool { return known.Variant == s.Variant }) || !s.complete() {
				faults = append(faults, place.Errorf("source %q needs a new variant, a name and a doc", s.Variant))
			}
			for _, form := range s.Quiesce {
				if !slices.ContainsFunc(c.Forms, func(known Form) bool { return known.Name == form }) {
					faults = append(faults, place.Errorf("source %q: unknown quiesce form %q", s.Variant, form))
				}
			}
			c.Sources = append(c.Sources, s)
		}
		for i, s := range f.Content.Sinks {
			place := f.At("$.sinks[%d]", i)
			if slices.ContainsFunc(c.Sinks, func(known Sink) bool { return known.Variant == s.Variant }) || !s.complete() {
				faults = append(faults, place.Errorf("sink %q needs a new variant, a name and a doc", s.Variant))
			}
			if !slices.Contains([]string{"REQUIRED", "OPTIONAL", "FORBIDDEN"}, s.Codec) || !slices.Contains([]string{"FULL", "VALUES"}, s.Construction) {
				faults = append(faults, place.Errorf("sink %q needs codec REQUIRED, OPTIONAL or FORBIDDEN and construction FULL or VALUES", s.Variant))
			}
			c.Sinks = append(c.Sinks, s)
		}
	}
	for _, f := range files {
		for i, system := range f.Content.Clients {
			if slices.ContainsFunc(c.Clients, func(known System) bool { return known.Type == system.Type }) {
				faults = append(faults, f.At("$.clients[%d]", i).Errorf("client type %q twice", system.Type))
			}
			for _, name := range system.Groups {
				if groups[name] == nil {
					faults = append(faults, f.At("$.clients[%d]", i).Errorf("client type %q: unknown group %q", system.Type, name))
				}
				system.Settings = append(system.Settings, groups[name]...)
			}
			c.Clients = append(c.Clients, system)
		}
	}
	return c, errors.Join(faults...)
}

func (c *Common) complete() bool { return emit.IsCamel(c.Variant) && c.Name != "" && c.Doc != "" }

// snake gives the path of a model field.
func snake(name string) string {
	var text strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			text.WriteByte('_')
		}
		text.WriteRune(unicode.ToLower(r))
	}
	return text.String()
}
