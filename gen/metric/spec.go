package metric

import (
	"errors"
	"path/filepath"
	"slices"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// File is one file of spec/metric: an area with its label sets and families. Labels and label
// sets may stand in any file and are known to all of them.
type File struct {
	Area     string     `yaml:"area"`
	Doc      string     `yaml:"doc"`
	Labels   []Label    `yaml:"labels"`
	Sets     []LabelSet `yaml:"label_sets"`
	Families []Family   `yaml:"families"`
}

// Label is one label name.
type Label struct {
	Name   string   `yaml:"name"`
	Values []string `yaml:"values"` // the only values, when they are known
	Doc    string   `yaml:"doc"`
}

// LabelSet is a fixed list of labels.
type LabelSet struct {
	Name   string   `yaml:"name"`
	Labels []string `yaml:"labels"`
	Doc    string   `yaml:"doc"`
}

// Family is one metric family; its name is given without the prefix nervix_.
type Family struct {
	Name    string    `yaml:"name"`
	Type    string    `yaml:"type"` // counter, gauge, histogram, tally or watched
	Labels  string    `yaml:"label_set"`
	Buckets []float64 `yaml:"buckets"`
	Doc     string    `yaml:"doc"`
	Basis   []string  `yaml:"basis"`
}

// bucketed tells the families that are histograms.
func (f Family) bucketed() bool { return f.Type == "histogram" || f.Type == "tally" }

// types are the kinds of families. A tally is a histogram that takes many values at once; a watched
// gauge is read when it is scraped.
var types = []string{"counter", "gauge", "histogram", "tally", "watched"}

// content is the checked content of spec/metric.
type content struct {
	labels map[string]Label
	names  []string // labels in order
	sets   []LabelSet
	files  []File
}

func (c *content) families() []Family {
	var list []Family
	for _, file := range c.files {
		list = append(list, file.Families...)
	}
	return list
}

func (c *content) set(name string) LabelSet {
	i := slices.IndexFunc(c.sets, func(set LabelSet) bool { return set.Name == name })
	if i < 0 {
		return LabelSet{}
	}
	return c.sets[i]
}

func load(root string) (*content, error) {
	files, err := spec.Load[File](filepath.Join(root, "spec", "metric"))
	if err != nil {
		return nil, err
	}
	check := &checker{content: &content{labels: map[string]Label{}}}
	for _, file := range files {
		check.names(file)
	}
	for _, file := range files {
		check.sets(file)
	}
	seen := map[string]bool{}
	for _, file := range files {
		check.families(file, seen)
		check.content.files = append(check.content.files, file.Content)
	}
	return check.content, errors.Join(check.faults...)
}

type checker struct {
	content *content
	faults  []error
}

func (c *checker) fault(at spec.Position, format string, args ...any) {
	c.faults = append(c.faults, at.Errorf(format, args...))
}

func (c *checker) names(file spec.File[File]) {
	for i, label := range file.Content.Labels {
		if _, twice := c.content.labels[label.Name]; twice || !emit.IsSnake(label.Name) || label.Doc == "" {
			c.fault(file.At("$.labels[%d]", i), "label %q needs a new snake_case name and a doc", label.Name)
		}
		c.content.labels[label.Name] = label
		c.content.names = append(c.content.names, label.Name)
	}
}

func (c *checker) sets(file spec.File[File]) {
	for i, set := range file.Content.Sets {
		at := file.At("$.label_sets[%d]", i)
		if !emit.IsCamel(set.Name) || set.Doc == "" || c.content.set(set.Name).Name != "" || len(set.Labels) == 0 {
			c.fault(at, "label set %q needs a new UpperCamel name, labels and a doc", set.Name)
		}
		for _, label := range set.Labels {
			if _, known := c.content.labels[label]; !known {
				c.fault(at, "label set %s: unknown label %q", set.Name, label)
			}
		}
		c.content.sets = append(c.content.sets, set)
	}
}

func (c *checker) families(file spec.File[File], seen map[string]bool) {
	if len(file.Content.Families) > 0 && (!emit.IsSnake(file.Content.Area) || file.Content.Doc == "") {
		c.fault(file.At("$.area"), "a file with families needs a snake_case area and a doc")
	}
	for i, family := range file.Content.Families {
		at := file.At("$.families[%d]", i)
		if seen[family.Name] || !emit.IsSnake(family.Name) || family.Doc == "" {
			c.fault(at, "family %q needs a new snake_case name and a doc", family.Name)
		}
		seen[family.Name] = true
		if !slices.Contains(types, family.Type) {
			c.fault(at, "family %s: unknown type %q", family.Name, family.Type)
		}
		if family.Labels != "" && c.content.set(family.Labels).Name == "" {
			c.fault(at, "family %s: unknown label set %q", family.Name, family.Labels)
		}
		if family.Type == "tally" && family.Labels == "" {
			c.fault(at, "family %s: a tally has a label set", family.Name)
		}
		if family.bucketed() != (len(family.Buckets) > 0) || !slices.IsSorted(family.Buckets) {
			c.fault(at, "family %s: a histogram, and nothing else, has ascending buckets", family.Name)
		}
	}
}
