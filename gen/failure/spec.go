package failure

import (
	"errors"
	"path/filepath"
	"slices"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// File is one file of spec/failure: an area of the product with its failures. Dispositions and
// classes may stand in any file and are known to all of them.
type File struct {
	Area         string        `yaml:"area"`
	Doc          string        `yaml:"doc"`
	Dispositions []Disposition `yaml:"dispositions"`
	Classes      []Class       `yaml:"classes"`
	Failures     []Failure     `yaml:"failures"`
}

// Disposition is what a failure means for the command that met it.
type Disposition struct {
	Name     string `yaml:"name"`
	Terminal bool   `yaml:"terminal"`
	Doc      string `yaml:"doc"`
}

// Class groups the failures on which callers decide alike.
type Class struct {
	Name        string `yaml:"name"`
	Disposition string `yaml:"disposition"`
	Exit        int    `yaml:"exit"`
	GRPC        string `yaml:"grpc"`
	// Causes tells whether the text of an untyped cause may leave the process (true for
	// failures of the outside world, whose cause is what an operator needs).
	Causes bool   `yaml:"causes"`
	Doc    string `yaml:"doc"`
}

// Failure is one typed failure.
type Failure struct {
	Name    string   `yaml:"name"`
	Code    string   `yaml:"code"`
	Class   string   `yaml:"class"`
	Message string   `yaml:"message"`
	Hint    string   `yaml:"hint"`
	Doc     string   `yaml:"doc"`
	Basis   []string `yaml:"basis"`
	Placed  bool     `yaml:"placed"`
	Fields  []Field  `yaml:"fields"`
}

// Field is one subject field of a failure.
type Field struct {
	Name      string `yaml:"name"`
	Type      string `yaml:"type"`
	Sensitive bool   `yaml:"sensitive"`
	Doc       string `yaml:"doc"`
}

// Set is the checked content of spec/failure.
type Set struct {
	Dispositions []Disposition
	Classes      []Class
	Areas        []Area
}

// Area is one file's failures with their templates parsed.
type Area struct {
	Name     string
	Doc      string
	Failures []Parsed
}

// Parsed is a failure with its templates split into pieces.
type Parsed struct {
	Failure
	Message []piece
	Hint    []piece
}

// reserved are the names of the generated methods, which a field must not take.
var reserved = []string{
	"Error", "Message", "Code", "Class", "Hint", "Fields", "Unwrap", "WithCause", "Is",
	"Place", "Where", "Locate", "At",
}

// statuses are the gRPC status names a class may map to.
var statuses = []string{
	"Canceled", "Unknown", "InvalidArgument", "DeadlineExceeded", "NotFound", "AlreadyExists",
	"PermissionDenied", "ResourceExhausted", "FailedPrecondition", "Aborted", "OutOfRange",
	"Unimplemented", "Internal", "Unavailable", "DataLoss", "Unauthenticated",
}

// load reads and checks spec/failure below the root.
func load(root string) (*Set, error) {
	files, err := spec.Load[File](filepath.Join(root, "spec", "failure"))
	if err != nil {
		return nil, err
	}
	check := &checker{
		set: &Set{}, dispositions: map[string]bool{}, classes: map[string]bool{},
		names: map[string]spec.Position{}, codes: map[string]spec.Position{},
	}
	for _, file := range files {
		check.vocabulary(file)
	}
	for _, file := range files {
		check.area(file)
	}
	return check.set, errors.Join(check.faults...)
}

// checker collects every fault of the spec instead of stopping at the first.
type checker struct {
	set                   *Set
	dispositions, classes map[string]bool
	names, codes          map[string]spec.Position
	faults                []error
}

func (c *checker) fault(at spec.Position, format string, args ...any) {
	c.faults = append(c.faults, at.Errorf(format, args...))
}

func (c *checker) vocabulary(file spec.File[File]) {
	for i, d := range file.Content.Dispositions {
		at := file.At("$.dispositions[%d]", i)
		if !emit.IsCamel(d.Name) || d.Doc == "" || c.dispositions[d.Name] {
			c.fault(at, "disposition %q needs a new UpperCamel name and a doc", d.Name)
		}
		c.dispositions[d.Name] = true
		c.set.Dispositions = append(c.set.Dispositions, d)
	}
	for i, class := range file.Content.Classes {
		at := file.At("$.classes[%d]", i)
		if !emit.IsCamel(class.Name) || class.Doc == "" || c.classes[class.Name] {
			c.fault(at, "class %q needs a new UpperCamel name and a doc", class.Name)
		}
		if !slices.Contains(statuses, class.GRPC) {
			c.fault(file.At("$.classes[%d].grpc", i), "class %s: %q is no gRPC status", class.Name, class.GRPC)
		}
		if class.Exit < 1 || class.Exit > 125 {
			c.fault(file.At("$.classes[%d].exit", i), "class %s: exit code %d is outside 1..125", class.Name, class.Exit)
		}
		c.classes[class.Name] = true
		c.set.Classes = append(c.set.Classes, class)
	}
}

func (c *checker) area(file spec.File[File]) {
	for i, class := range file.Content.Classes {
		if !c.dispositions[class.Disposition] {
			c.fault(file.At("$.classes[%d].disposition", i), "class %s: unknown disposition %q", class.Name, class.Disposition)
		}
	}
	if len(file.Content.Failures) == 0 {
		return
	}
	if !emit.IsSnake(file.Content.Area) || file.Content.Doc == "" {
		c.fault(file.At("$.area"), "a file with failures needs a snake_case area and a doc")
	}
	area := Area{Name: file.Content.Area, Doc: file.Content.Doc}
	for i := range file.Content.Failures {
		area.Failures = append(area.Failures, c.failure(file, i))
	}
	c.set.Areas = append(c.set.Areas, area)
}

func (c *checker) failure(file spec.File[File], i int) Parsed {
	failure := file.Content.Failures[i]
	at := file.At("$.failures[%d].name", i)
	if !emit.IsCamel(failure.Name) || failure.Doc == "" {
		c.fault(at, "failure %q needs an UpperCamel name and a doc", failure.Name)
	}
	if !emit.IsSnake(failure.Code) {
		c.fault(file.At("$.failures[%d].code", i), "failure %s: code %q is not snake_case", failure.Name, failure.Code)
	}
	if first, taken := c.names[failure.Name]; taken {
		c.fault(at, "failure %s is already defined at %s", failure.Name, first)
	}
	if first, taken := c.codes[failure.Code]; taken {
		c.fault(at, "code %s is already defined at %s", failure.Code, first)
	}
	c.names[failure.Name], c.codes[failure.Code] = at, at
	if !c.classes[failure.Class] {
		c.fault(file.At("$.failures[%d].class", i), "failure %s: unknown class %q", failure.Name, failure.Class)
	}
	fields := map[string]Field{}
	for j, field := range failure.Fields {
		at := file.At("$.failures[%d].fields[%d]", i, j)
		if _, twice := fields[field.Name]; twice || !emit.IsCamel(field.Name) || slices.Contains(reserved, field.Name) {
			c.fault(at, "failure %s: field name %q is not UpperCamel, taken or reserved", failure.Name, field.Name)
		}
		if _, known := types[field.Type]; !known {
			c.fault(at, "failure %s: field %s has the unknown type %q", failure.Name, field.Name, field.Type)
		}
		fields[field.Name] = field
	}
	if failure.Message == "" {
		c.fault(at, "failure %s has no message", failure.Name)
	}
	return Parsed{
		Failure: failure,
		Message: c.template(file.At("$.failures[%d].message", i), failure.Name, failure.Message, fields),
		Hint:    c.template(file.At("$.failures[%d].hint", i), failure.Name, failure.Hint, fields),
	}
}

func (c *checker) template(at spec.Position, failure, text string, fields map[string]Field) []piece {
	pieces, err := parseTemplate(text)
	if err != nil {
		c.fault(at, "failure %s: %w", failure, err)
		return nil
	}
	for i, piece := range pieces {
		if piece.field == "" {
			continue
		}
		field, known := fields[piece.field]
		switch {
		case !known:
			c.fault(at, "failure %s: the text names the unknown field {%s}", failure, piece.field)
		case field.Sensitive:
			c.fault(at, "failure %s: the text would show the sensitive field {%s}", failure, piece.field)
		}
		pieces[i].kind = field.Type
	}
	return pieces
}
