package function

import (
	"errors"
	"maps"
	"path/filepath"
	"slices"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// File is one file of spec/function: contexts, or a group of functions.
type File struct {
	Group     string     `yaml:"group"`
	Doc       string     `yaml:"doc"`
	Readings  []Reading  `yaml:"readings"`
	Contexts  []Context  `yaml:"contexts"`
	Sets      []Set      `yaml:"sets"`
	Functions []Function `yaml:"functions"`
}

// Reading is what a scope may read.
type Reading struct {
	Name string `yaml:"name"`
	Doc  string `yaml:"doc"`
}

// Context is a kind of clause in which expressions stand.
type Context struct {
	Name     string            `yaml:"name"`
	Text     string            `yaml:"text"` // the clause as people know it
	Doc      string            `yaml:"doc"`
	Constant bool              `yaml:"constant"` // only what never changes may stand
	Scopes   map[string]string `yaml:"scopes"`   // readable scopes with their readings
}

// Set is a named list of contexts: the given ones, or all except some.
type Set struct {
	Name     string   `yaml:"name"`
	Contexts []string `yaml:"contexts"`
	Except   []string `yaml:"except"`
}

// maximumContexts is the number of bits of a set of contexts in the generated package.
const maximumContexts = 64

// scopes are the scopes of the language in the order of the reference page; their constants are
// those of spec/model.
var scopes = []string{
	"bare", "message", "input", "output", "branch", "relay_state", "metadata", "left", "right", "error", "partial_output",
}

// Function is one built-in.
type Function struct {
	Name       string   `yaml:"name"`
	ID         string   `yaml:"id"` // Go name; the name in UpperCamel when empty
	Aliases    []string `yaml:"aliases"`
	Signatures []string `yaml:"signatures"`
	Null       string   `yaml:"null_rule"`
	Volatility string   `yaml:"volatility"`
	MayError   bool     `yaml:"may_error"`
	Aggregate  bool     `yaml:"aggregate"`
	Headers    bool     `yaml:"headers"`
	Contexts   []string `yaml:"contexts"` // contexts or names of sets
	Supported  bool     `yaml:"supported"`
	Lowered    bool     `yaml:"lowered"` // calls become steps of their own, so that no engine computes them
	Doc        string   `yaml:"doc"`
	Basis      []string `yaml:"basis"`
}

// nulls are the null rules with their emitted constants.
var nulls = map[string]string{
	"strict": "NullStrict", "any": "NullAny", "all": "NullAll", "never": "NullNever", "always": "NullAlways",
}

// volatilities are the volatility classes with their emitted constants.
var volatilities = map[string]string{"immutable": "Immutable", "stable": "Stable", "volatile": "Volatile"}

// catalogue is the checked content of spec/function.
type catalogue struct {
	readings []Reading
	contexts []Context
	sets     []Set
	groups   []group
}

type group struct {
	name, doc string
	functions []parsed
}

type parsed struct {
	Function
	signatures []signature
	contexts   []string
}

// all lists the functions of all groups in order.
func (c *catalogue) all() []parsed {
	var list []parsed
	for _, group := range c.groups {
		list = append(list, group.functions...)
	}
	return list
}

func load(root string) (*catalogue, error) {
	files, err := spec.Load[File](filepath.Join(root, "spec", "function"))
	if err != nil {
		return nil, err
	}
	check := &checker{result: &catalogue{}, contexts: map[string][]string{}, names: map[string]bool{}, ids: map[string]bool{}}
	for _, file := range files {
		check.clauses(file)
	}
	for _, file := range files {
		check.sets(file)
	}
	for _, file := range files {
		check.group(file)
	}
	return check.result, errors.Join(check.faults...)
}

type checker struct {
	result     *catalogue
	contexts   map[string][]string // a context or set to its contexts
	names, ids map[string]bool
	faults     []error
}

func (c *checker) fault(at spec.Position, format string, args ...any) {
	c.faults = append(c.faults, at.Errorf(format, args...))
}

func (c *checker) clauses(file spec.File[File]) {
	readings := map[string]bool{}
	for i, reading := range file.Content.Readings {
		if !emit.IsCamel(reading.Name) || reading.Doc == "" || readings[reading.Name] {
			c.fault(file.At("$.readings[%d]", i), "reading %q needs a new UpperCamel name and a doc", reading.Name)
		}
		readings[reading.Name] = true
		c.result.readings = append(c.result.readings, reading)
	}
	for i, context := range file.Content.Contexts {
		at := file.At("$.contexts[%d]", i)
		if !emit.IsCamel(context.Name) || context.Text == "" || context.Doc == "" || c.contexts[context.Name] != nil {
			c.fault(at, "context %q needs a new UpperCamel name, a text and a doc", context.Name)
		}
		for _, scope := range slices.Sorted(maps.Keys(context.Scopes)) {
			if !slices.Contains(scopes, scope) || !readings[context.Scopes[scope]] {
				c.fault(at, "context %s gives scope %s the reading %q, one of which is unknown", context.Name, scope, context.Scopes[scope])
			}
		}
		c.contexts[context.Name] = []string{context.Name}
		c.result.contexts = append(c.result.contexts, context)
	}
	if len(c.result.contexts) > maximumContexts {
		c.fault(file.At("$.contexts"), "there are more than %d contexts", maximumContexts)
	}
}

func (c *checker) sets(file spec.File[File]) {
	for i, set := range file.Content.Sets {
		at := file.At("$.sets[%d]", i)
		if !emit.IsSnake(set.Name) || (len(set.Contexts) == 0) == (len(set.Except) == 0) || c.contexts[set.Name] != nil {
			c.fault(at, "set %q needs a new snake_case name and contexts or exceptions", set.Name)
		}
		for _, name := range slices.Concat(set.Contexts, set.Except) {
			if len(c.contexts[name]) != 1 || c.contexts[name][0] != name {
				c.fault(at, "set %s names the unknown context %q", set.Name, name)
			}
		}
		members := set.Contexts
		for _, context := range c.result.contexts {
			if len(set.Except) > 0 && !slices.Contains(set.Except, context.Name) {
				members = append(members, context.Name)
			}
		}
		c.contexts[set.Name] = members
		c.result.sets = append(c.result.sets, set)
	}
}

func (c *checker) group(file spec.File[File]) {
	if len(file.Content.Functions) == 0 {
		return
	}
	if !emit.IsSnake(file.Content.Group) || file.Content.Doc == "" {
		c.fault(file.At("$.group"), "a file with functions needs a snake_case group and a doc")
	}
	result := group{name: file.Content.Group, doc: file.Content.Doc}
	for i, function := range file.Content.Functions {
		result.functions = append(result.functions, c.function(file.At("$.functions[%d]", i), function))
	}
	c.result.groups = append(c.result.groups, result)
}

func (c *checker) function(at spec.Position, function Function) parsed {
	result := parsed{Function: function}
	if result.ID == "" {
		result.ID = emit.Camel(function.Name)
	}
	if function.Doc == "" || !emit.IsCamel(result.ID) || c.ids[result.ID] {
		c.fault(at, "function %s needs a doc and a new id, not %q", function.Name, result.ID)
	}
	c.ids[result.ID] = true
	for _, name := range append([]string{function.Name}, function.Aliases...) {
		// Scalars and aggregates are looked up apart, so that they may share a name.
		key := name
		if function.Aggregate {
			key += " (aggregate)"
		}
		if !emit.IsSnake(name) || c.names[key] {
			c.fault(at, "function name %q is not snake_case or taken", name)
		}
		c.names[key] = true
	}
	if nulls[function.Null] == "" {
		c.fault(at, "function %s: unknown null rule %q", function.Name, function.Null)
	}
	if volatilities[function.Volatility] == "" {
		c.fault(at, "function %s: unknown volatility %q", function.Name, function.Volatility)
	}
	if len(function.Signatures) == 0 || len(function.Contexts) == 0 {
		c.fault(at, "function %s has no signature or no context", function.Name)
	}
	for _, text := range function.Signatures {
		signature, err := parseSignature(text)
		if err != nil {
			c.fault(at, "function %s: %w", function.Name, err)
		}
		result.signatures = append(result.signatures, signature)
	}
	for _, name := range function.Contexts {
		if c.contexts[name] == nil {
			c.fault(at, "function %s names the unknown context %q", function.Name, name)
		}
		for _, context := range c.contexts[name] {
			if !slices.Contains(result.contexts, context) {
				result.contexts = append(result.contexts, context)
			}
		}
	}
	return result
}
